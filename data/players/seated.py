"""Reads both players of a partie, with all data for a turn, in one statement."""

from dataclasses import dataclass

from bot.model.clock_pauses import Vacation
from bot.model.ids import PartieId
from bot.model.players import User
from data.parties import SeatRow, WrongSeats
from data.store.rows import columns, read_row
from data.store.transaction import Row, Transaction


@dataclass(frozen=True, slots=True)
class Seated:
    """A player's seat, settings and current vacation."""

    seat: SeatRow
    user: User
    away: Vacation | None
    """The current vacation."""
    finished: int
    """The number of deals ever finished, but at most 2."""
    cut_words: str


def seated(tx: Transaction, partie_id: PartieId, now: int) -> tuple[Seated, Seated]:
    """Returns both players, seat 0 first, with their vacations at ``now``. Raises WrongSeats if a seat is missing."""
    query = f"""
        SELECT {columns(SeatRow, "seats")}, {columns(User, "users")},
            vacations.began_at AS away_from, vacations.ends_at AS away_until,
            CASE seats.seat WHEN 0 THEN challenges.cut_words ELSE challenges.opponent_cut_words END AS cut_words,
            COALESCE(
                (SELECT 2 FROM seats AS theirs JOIN deals ON deals.partie = theirs.partie
                WHERE theirs."user" = seats."user" AND deals.score0 IS NOT NULL LIMIT 1 OFFSET 1),
                (SELECT 1 FROM seats AS theirs JOIN deals ON deals.partie = theirs.partie
                WHERE theirs."user" = seats."user" AND deals.score0 IS NOT NULL LIMIT 1),
                0
            ) AS finished
        FROM seats JOIN parties ON parties.id = seats.partie
        LEFT JOIN challenges ON challenges.id = parties.challenge
        LEFT JOIN users ON users.id = seats."user"
        LEFT JOIN vacations ON vacations."user" = seats."user" AND vacations.began_at <= ? AND vacations.ends_at > ?
        WHERE seats.partie = ? ORDER BY seats.seat
    """  # noqa: S608 - a constant
    match [*{row["seat"]: _seated(row) for row in tx.fetch_all(query, now, now, partie_id)}.values()]:
        case [first, second]:
            return first, second
    raise WrongSeats(f"seats {partie_id}")


def _seated(row: Row) -> Seated:
    seat = read_row(SeatRow, row)
    user = User(seat.user) if row["id"] is None else read_row(User, row)
    away = None if row["away_from"] is None else Vacation(seat.user, row["away_from"], row["away_until"])
    return Seated(seat, user, away, row["finished"], row["cut_words"] or "")
