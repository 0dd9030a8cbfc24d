"""Computes when to remind a player: when half and when a tenth of their time is left. Times are Unix seconds.

A reminder waits for the end of quiet hours and clock pauses.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.model.clock_pauses import AnyPause, after_quiet
from bot.model.clocks import UNCLAIMED, Clock, due_at, spans_before, time_with_left
from bot.model.players import User


class Reminder(NamedTuple):
    """A reminder due with ``pace // share`` seconds left. Its sentence keys end with ``name``."""

    share: int
    name: str


REMINDERS: Final = (Reminder(2, "half"), Reminder(10, "tenth"))
"""In order of sending."""
UP: Final = len(REMINDERS) + 1
"""The value of ``reminded`` once the time is up."""

_HINDRANCES: Final = 3
"""The most clock pauses and quiet hours in a row that a reminder waits for."""


def new_clock(
    pace: int, since: int, user: User, pauses: Iterable[AnyPause], *, extra: int = 0, reminded: int = 0
) -> Clock:
    """Returns the clock of a turn begun at ``since``, with ``reminded`` reminders already sent."""
    due = due_at(since, pace + extra, pauses)
    return Clock(extra, due, wake_at(due, pace, reminded, user, pauses), reminded)


def reminded_by(now: int, due: int, pace: int, pauses: Iterable[AnyPause]) -> int:
    """Returns the number of reminders due by ``now``. If the deadline ``due`` has passed, returns ``UP``."""
    return sum(now >= time_with_left(due, left, pauses) for left in (*(pace // one.share for one in REMINDERS), 0))


def wake_at(due: int, pace: int, reminded: int, user: User, pauses: Iterable[AnyPause]) -> int:
    """Returns when the clock next has work: a reminder, the deadline, or the end of a partie that nobody claims."""
    if reminded >= UP:
        return due + UNCLAIMED
    if not user.reminders or reminded == UP - 1:
        return due
    return min(reminder_time(time_with_left(due, pace // REMINDERS[reminded].share, pauses), user, pauses), due)


def reminder_time(time: int, user: User, pauses: Iterable[AnyPause]) -> int:
    """Returns ``time``, or the end of the quiet hours and clock pauses that cover it."""
    for _ in range(_HINDRANCES):
        for span in spans_before(time + 1, pauses):
            time = max(time, span.ends_at)
        time = after_quiet(time, user.quiet, user.zone)
    return time
