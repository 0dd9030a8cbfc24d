"""When people's clocks stand still: their vacations, and the days of the week on which they rest."""

from dataclasses import astuple

from bot.model.ids import PartieId
from bot.model.still_times import RestDays, Vacation
from data.store.transaction import Row, Transaction


def vacations_since(tx: Transaction, user: int, since: int) -> tuple[Vacation, ...]:
    """A person's vacations that end after ``since``, the earliest first."""
    rows = tx.fetch_all('SELECT * FROM vacations WHERE "user" = ? AND ends_at > ? ORDER BY began_at', user, since)
    return tuple(Vacation(**dict(row)) for row in rows)


def vacations_at(tx: Transaction, partie_id: PartieId, now: int) -> dict[int, Vacation]:
    """The vacations that players of a partie are on at ``now``, by seat."""
    rows = tx.fetch_all(
        """
        SELECT seats.seat, vacations.* FROM seats JOIN vacations ON vacations."user" = seats."user"
        WHERE seats.partie = ? AND vacations.began_at <= ? AND vacations.ends_at > ?
        """,
        partie_id,
        now,
        now,
    )
    return {row["seat"]: Vacation(row["user"], row["began_at"], row["ends_at"]) for row in rows}


def save_vacation(tx: Transaction, vacation: Vacation) -> None:
    """Saves a vacation, or the new end of a stored one."""
    tx.execute(
        """
        INSERT INTO vacations ("user", began_at, ends_at) VALUES (?, ?, ?)
        ON CONFLICT ("user", began_at) DO UPDATE SET ends_at = excluded.ends_at
        """,
        *astuple(vacation),
    )


def rest_at(tx: Transaction, user: int, since: int) -> RestDays | None:
    """The days of rest for a turn that began at ``since``; None if the person had chosen none."""
    row = tx.fetch_one(
        'SELECT * FROM rest_days WHERE "user" = ? AND from_at <= ? ORDER BY from_at DESC LIMIT 1', user, since
    )
    return None if row is None else _rest(row)


def rests_of(tx: Transaction, user: int) -> list[RestDays]:
    """All choices of a person, the earliest first."""
    return [_rest(row) for row in tx.fetch_all('SELECT * FROM rest_days WHERE "user" = ? ORDER BY from_at', user)]


def rests_at(tx: Transaction, partie_id: PartieId) -> list[tuple[int, RestDays]]:
    """All choices of the players of a partie, each with their seat, the earliest first."""
    rows = tx.fetch_all(
        """
        SELECT seats.seat, rest_days.* FROM seats JOIN rest_days ON rest_days."user" = seats."user"
        WHERE seats.partie = ? ORDER BY from_at
        """,
        partie_id,
    )
    return [(row["seat"], _rest(row)) for row in rows]


def save_rest(tx: Transaction, rest: RestDays) -> None:
    """Saves a choice; a later one of the same person is dropped."""
    tx.execute('DELETE FROM rest_days WHERE "user" = ? AND from_at >= ?', rest.user, rest.from_at)
    tx.execute('INSERT INTO rest_days ("user", from_at, days, zone) VALUES (?, ?, ?, ?)', *astuple(rest))


def drop_later(tx: Transaction, user: int, now: int) -> None:
    """Drops a person's choices that do not hold yet at ``now``."""
    tx.execute('DELETE FROM rest_days WHERE "user" = ? AND from_at > ?', user, now)


def _rest(row: Row) -> RestDays:
    return RestDays(row["user"], row["from_at"], row["days"], row["zone"])
