"""The rules of time: when a player runs out of time, and when they are reminded. Nothing ticks.

For each decision a player has the partie's pace, plus the time that the opponent gave them. Their clock is paused on
vacation and on days of rest: ``still`` are these times, in order and without overlap (see ``still_times``). Players are
reminded when half of the pace is left, and again at a tenth. All times are Unix seconds, all durations seconds.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Final, NamedTuple

from bot.model.parties import Clock
from bot.model.players import User
from bot.model.still_times import StillSpan, zone_of

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

PACES: Final = (HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, WEEK)
"""The paces that a partie may have, in seconds per decision. It may also have none."""


_QUIET: Final = re.compile("([01]?[0-9]|2[0-3])-([01]?[0-9]|2[0-3])")


class Reminder(NamedTuple):
    """A reminder, due when ``pace // share`` seconds are left; ``name`` is the suffix of its sentence keys."""

    share: int
    name: str


REMINDERS: Final = (Reminder(2, "half"), Reminder(10, "tenth"))
"""The reminders of a turn, in order. ``reminded`` counts how many were sent."""
UP: Final = len(REMINDERS) + 1
"""The count once the time is up: all reminders, and the notice that it is up."""

_HINDRANCES: Final = 3
"""A reminder is delayed by at most this many quiet hours and still times in a row."""
UNCLAIMED: Final = 30 * DAY
"""How long after a player's time is up the opponent may claim the partie. After that it ends without a claim."""

IDLE_LIMIT: Final = 90 * DAY
"""How long a partie against the house, which has no clock, may be idle before it is stopped, or lost if rated."""


def due_at(since: int, allowed: int, still: Iterable[StillSpan]) -> int:
    """The time when a player who has ``allowed`` seconds from ``since`` runs out of time."""
    due = since + allowed
    for span in still:
        if span.began_at >= due:
            break
        if span.ends_at > since:
            due += span.ends_at - max(span.began_at, since)
    return due


def time_used(since: int, now: int, still: Iterable[StillSpan]) -> int:
    """The time that a player whose turn began at ``since`` has used by ``now``."""
    stood = sum(max(min(span.ends_at, now) - max(span.began_at, since), 0) for span in _before(now, still))
    return max(now - since - stood, 0)


def new_clock(
    pace: int, since: int, user: User, still: Iterable[StillSpan], *, extra: int = 0, reminded: int = 0
) -> Clock:
    """The clock of a player whose turn began at ``since``, after ``reminded`` steps."""
    due = due_at(since, pace + extra, still)
    return Clock(extra, due, wake_at(due, pace, reminded, user, still), reminded)


def reminded_by(now: int, due: int, pace: int, still: Iterable[StillSpan]) -> int:
    """The number of a clock's steps due by ``now``: 0 while over half of the pace is left, UP from ``due`` on."""
    return sum(now >= _left_at(due, left, still) for left in (*(pace // one.share for one in REMINDERS), 0))


def wake_at(due: int, pace: int, reminded: int, user: User, still: Iterable[StillSpan]) -> int:
    """The time of the next step of a clock after ``reminded`` steps. The last step is the end without a claim.

    A reminder waits for the end of still times and quiet hours, and is skipped if the player wants none.
    """
    if reminded >= UP:
        return due + UNCLAIMED
    if not user.reminders or reminded == UP - 1:
        return due
    return min(may_ring(_left_at(due, pace // REMINDERS[reminded].share, still), user, still), due)


def may_ring(time: int, user: User, still: Iterable[StillSpan]) -> int:
    """``time``, or the end of the quiet hours and still times that it falls into."""
    for _ in range(_HINDRANCES):
        for span in _before(time + 1, still):
            time = max(time, span.ends_at)
        time = after_quiet(time, user.quiet, user.zone)
    return time


def _left_at(due: int, left: int, still: Iterable[StillSpan]) -> int:
    """The time when ``left`` seconds remain on a clock that is up at ``due``."""
    time = due - left
    for span in reversed(list(_before(due, still))):
        if span.ends_at <= time:
            break
        time -= span.ends_at - span.began_at
    return time


def _before(time: int, still: Iterable[StillSpan]) -> Iterator[StillSpan]:
    """The spans that begin before a time."""
    return takewhile(lambda span: span.began_at < time, still)


def quiet_hours(quiet: str) -> tuple[int, int] | None:
    """The hours when stored quiet hours begin and end: 22 and 7 for "22-7".

    None if there are none or they cannot be read, so that the partie can go on.
    """
    if not _QUIET.fullmatch(quiet):
        return None
    start, end = map(int, quiet.split("-"))
    return None if start == end else (start, end)


def after_quiet(time: int, quiet: str, zone: str) -> int:
    """``time``, or the end of the quiet hours that it falls into (such as "22-7", in the time zone ``zone``)."""
    hours = quiet_hours(quiet)
    if hours is None:
        return time
    start, end = hours
    here = datetime.fromtimestamp(time, zone_of(zone))
    if not (start <= here.hour < end if start < end else here.hour >= start or here.hour < end):
        return time
    # In local time, since a night in which the clocks change is longer or shorter.
    wakes = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return int((wakes if wakes > here else wakes + timedelta(days=1)).timestamp())
