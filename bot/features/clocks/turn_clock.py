from bot.model import clocks, reminders
from bot.model.clock_pauses import ClockPauses
from bot.model.clocks import Clock
from bot.model.players import User
from data import parties, vacations
from data.parties import PartieRow
from data.players import users
from data.store.transaction import Transaction


def started_clock(
    tx: Transaction, row: PartieRow, person: User, since: int, *, extra: int = 0, reminded: int = 0
) -> Clock:
    """Returns the clock of a turn begun at ``since``, by the rules in ``bot/model/clocks``."""
    if row.pace is None or row.is_paused:
        return Clock(extra, None, row.wake_at, reminded)
    pauses = clock_pauses(tx, person.id, since)
    return reminders.new_clock(row.pace, since, person, pauses, extra=extra, reminded=reminded)


def clock_pauses(tx: Transaction, user: int, since: int) -> ClockPauses:
    return ClockPauses(since, vacations.vacations_since(tx, user, since), vacations.rest_at(tx, user, since))


def restart_clocks(tx: Transaction, user: int) -> None:
    person = users.get_user(tx, user)
    for row in parties.turns_of(tx, user):
        new = started_clock(tx, row, person, row.since, extra=row.extra, reminded=row.reminded)
        parties.set_clock(tx, row.id, new)


def grant_time(tx: Transaction, row: PartieRow, user: int, now: int, seconds: int) -> None:
    """Sets the clock to ``seconds`` left for the player, not counting pauses."""
    if row.pace is None:
        return
    pauses = clock_pauses(tx, user, row.since)
    extra = clocks.time_used(row.since, now, pauses) + seconds - row.pace
    due = clocks.due_at(row.since, row.pace + extra, pauses)
    reminded = reminders.reminded_by(now, due, row.pace, pauses)
    person = users.get_user(tx, user)
    parties.set_clock(tx, row.id, started_clock(tx, row, person, row.since, extra=extra, reminded=reminded))
