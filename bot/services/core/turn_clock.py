"""The stored clocks: set when a turn begins, and again when vacations, reminders or the time given change."""

from bot.services.core import time_rules
from data import parties, users, vacations
from data.parties import Clock, PartieRow
from data.store.transaction import Transaction
from data.users import User


def started_clock(
    tx: Transaction, row: PartieRow, person: User, since: int, *, extra: int = 0, reminded: int = 0
) -> Clock:
    """The clock of a person whose turn in this partie began at ``since``, by the rules in ``core/time_rules``."""
    if row.pace is None or row.stands_still:
        return Clock(extra, None, row.wake_at, reminded)
    away = vacations.vacations_since(tx, person.id, since)
    return time_rules.new_clock(row.pace, since, person, away, extra=extra, reminded=reminded)


def restart_clocks(tx: Transaction, user: int) -> None:
    """Sets all of a person's running clocks again, after a change of their vacations or reminder settings."""
    person = users.get_user(tx, user)
    for row in parties.turns_of(tx, user):
        new = started_clock(tx, row, person, row.since, extra=row.extra, reminded=row.reminded)
        parties.set_clock(tx, row.id, new)


def grant_time(tx: Transaction, row: PartieRow, user: int, now: int, seconds: int) -> None:
    """Sets the clock so that the player's time is up ``seconds`` from now, or from the end of their vacation."""
    if row.pace is None:
        return
    away = vacations.vacations_since(tx, user, row.since)
    extra = time_rules.time_used(row.since, now, away) + seconds - row.pace
    due = time_rules.due_at(row.since, row.pace + extra, away)
    reminded = time_rules.reminded_by(now, due, row.pace)
    person = users.get_user(tx, user)
    parties.set_clock(tx, row.id, started_clock(tx, row, person, row.since, extra=extra, reminded=reminded))
