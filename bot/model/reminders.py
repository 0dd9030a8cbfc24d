"""Reminders of a turn: at half of the pace, and at a tenth. All times are Unix seconds.

A reminder waits for the end of quiet hours and of pauses of the clock.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.model.clock_pauses import AnyPause, after_quiet
from bot.model.clocks import UNCLAIMED, Clock, due_at, spans_before, time_with_left
from bot.model.players import User


class Reminder(NamedTuple):
    """Due when ``pace // share`` seconds are left; ``name`` ends its sentence keys."""

    share: int
    name: str


REMINDERS: Final = (Reminder(2, "half"), Reminder(10, "tenth"))
"""In order; ``reminded`` counts those sent."""
UP: Final = len(REMINDERS) + 1
"""``reminded`` once the end of the time was announced."""

_HINDRANCES: Final = 3
"""A reminder waits for at most this many pauses in a row, each of still times and then quiet hours."""


def new_clock(
    pace: int, since: int, user: User, pauses: Iterable[AnyPause], *, extra: int = 0, reminded: int = 0
) -> Clock:
    """The clock of a turn that began at ``since``, after ``reminded`` steps."""
    due = due_at(since, pace + extra, pauses)
    return Clock(extra, due, wake_at(due, pace, reminded, user, pauses), reminded)


def reminded_by(now: int, due: int, pace: int, pauses: Iterable[AnyPause]) -> int:
    """The steps due by ``now``: 0 above half of the pace, UP from ``due`` on."""
    return sum(now >= time_with_left(due, left, pauses) for left in (*(pace // one.share for one in REMINDERS), 0))


def wake_at(due: int, pace: int, reminded: int, user: User, pauses: Iterable[AnyPause]) -> int:
    """The time of a clock's next step. The last step ends the partie without a claim.

    A reminder waits for still times and quiet hours; players without reminders have none.
    """
    if reminded >= UP:
        return due + UNCLAIMED
    if not user.reminders or reminded == UP - 1:
        return due
    return min(reminder_time(time_with_left(due, pace // REMINDERS[reminded].share, pauses), user, pauses), due)


def reminder_time(time: int, user: User, pauses: Iterable[AnyPause]) -> int:
    """The first time from ``time`` on outside quiet hours and still times."""
    for _ in range(_HINDRANCES):
        for span in spans_before(time + 1, pauses):
            time = max(time, span.ends_at)
        time = after_quiet(time, user.quiet, user.zone)
    return time
