"""The clocks as they are kept: wound when a turn begins, and anew when something that they follow from has changed."""

from bot.services.core import clock
from data import parties, users, vacations
from data.parties import Clock, PartieRow
from data.store.transaction import Transaction
from data.users import User


def wound(tx: Transaction, row: PartieRow, person: User, since: int, *, extra: int = 0, reminded: int = 0) -> Clock:
    """How the clock of a person stands whose turn in this partie began at ``since``."""
    if row.pace is None or row.stands_still:
        return Clock(extra, None, row.wake_at, reminded)
    away = vacations.vacations_since(tx, person.id, since)
    return clock.wound(row.pace, since, person, away, extra=extra, reminded=reminded)


def rewind(tx: Transaction, user: int) -> None:
    """His vacations, or when he may be reminded, have changed: all his clocks are wound anew."""
    person = users.get_user(tx, user)
    for row in parties.turns_of(tx, user):
        new = wound(tx, row, person, row.since, extra=row.extra, reminded=row.reminded)
        parties.set_clock(tx, row.id, new)


def give(tx: Transaction, row: PartieRow, user: int, now: int, seconds: int) -> None:
    """His time is up in ``seconds`` from now, or so long after the vacation on which he is."""
    if row.pace is None:
        return
    away = vacations.vacations_since(tx, user, row.since)
    extra = clock.used(row.since, now, away) + seconds - row.pace
    due = clock.due_at(row.since, row.pace + extra, away)
    reminded = clock.reminded_by(now, due, row.pace)
    person = users.get_user(tx, user)
    parties.set_clock(tx, row.id, wound(tx, row, person, row.since, extra=extra, reminded=reminded))
