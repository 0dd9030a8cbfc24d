"""Vacations: when people are away and their clocks stop."""

from dataclasses import astuple, dataclass

from data.parties import PartieId
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Vacation:
    """A person is away from ``began_at`` until ``ends_at``, in unix seconds. Ending it early changes ``ends_at``."""

    user: int
    began_at: int
    ends_at: int


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
