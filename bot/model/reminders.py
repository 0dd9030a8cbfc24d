"""Reminders of a turn.

A player is reminded when half of the pace is left, and again at a tenth. A reminder waits for the end of quiet hours
and of times when the clock is paused. All times are Unix seconds, all durations seconds.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.model.clocks import UNCLAIMED, Clock, due_at, spans_before, time_with_left
from bot.model.players import User
from bot.model.still_times import StillSpan, after_quiet


class Reminder(NamedTuple):
    """A reminder, due when ``pace // share`` seconds are left; ``name`` is the suffix of its sentence keys."""

    share: int
    name: str


REMINDERS: Final = (Reminder(2, "half"), Reminder(10, "tenth"))
"""The reminders of a turn, in order. ``reminded`` counts how many were sent."""
UP: Final = len(REMINDERS) + 1
"""The value of ``reminded`` once the time is up: all reminders, and the notice that it is up."""

_HINDRANCES: Final = 3
"""A reminder waits for at most this many pauses in a row, each of still times and then quiet hours."""


def new_clock(
    pace: int, since: int, user: User, still: Iterable[StillSpan], *, extra: int = 0, reminded: int = 0
) -> Clock:
    """The clock of a player whose turn began at ``since``, after ``reminded`` steps."""
    due = due_at(since, pace + extra, still)
    return Clock(extra, due, wake_at(due, pace, reminded, user, still), reminded)


def reminded_by(now: int, due: int, pace: int, still: Iterable[StillSpan]) -> int:
    """The number of steps due by ``now``: 0 while more than half of the pace is left, UP from ``due`` on."""
    return sum(now >= time_with_left(due, left, still) for left in (*(pace // one.share for one in REMINDERS), 0))


def wake_at(due: int, pace: int, reminded: int, user: User, still: Iterable[StillSpan]) -> int:
    """The time of the next step of a clock after ``reminded`` steps. The last one ends the partie without a claim.

    A reminder waits for the end of still times and quiet hours, and is skipped for a player who wants no reminders.
    """
    if reminded >= UP:
        return due + UNCLAIMED
    if not user.reminders or reminded == UP - 1:
        return due
    return min(may_ring(time_with_left(due, pace // REMINDERS[reminded].share, still), user, still), due)


def may_ring(time: int, user: User, still: Iterable[StillSpan]) -> int:
    """The first time from ``time`` on that is outside quiet hours and still times."""
    for _ in range(_HINDRANCES):
        for span in spans_before(time + 1, still):
            time = max(time, span.ends_at)
        time = after_quiet(time, user.quiet, user.zone)
    return time
