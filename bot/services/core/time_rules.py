"""The rules of time: when a player's time is up, and when they are reminded. Nothing ticks.

For each decision a player has the partie's pace, plus the time that the opponent gave them, plus the time that they are
on vacation. They are reminded when half of the pace is left, and again when a tenth of it is left. All times are unix
seconds, all durations seconds.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data.parties import Clock
from data.users import User
from data.vacations import Vacation

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

PACES: Final = (HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, WEEK)
"""The paces that a partie may have, in seconds for a decision. It may also have none."""


_QUIET: Final = re.compile("([01]?[0-9]|2[0-3])-([01]?[0-9]|2[0-3])")


class Reminder(NamedTuple):
    """A reminder is due when ``pace // share`` seconds are left; ``name`` is the end of its sentences' keys."""

    share: int
    name: str


REMINDERS: Final = (Reminder(2, "half"), Reminder(10, "tenth"))
"""The reminders of a turn, in order. ``reminded`` counts how many of them were sent."""
UP: Final = len(REMINDERS) + 1
"""The count once the time is up: all reminders, and the notice that it is up."""

UNCLAIMED: Final = 30 * DAY
"""How long after a player's time is up the opponent may claim the partie. After that it ends without a claim."""

IDLE_LIMIT: Final = 90 * DAY
"""How long a partie against the house, which has no clock, may be idle. Then it is stopped, or lost if it is rated."""


def due_at(since: int, allowed: int, vacations: Iterable[Vacation]) -> int:
    """When the time of a player is up who has ``allowed`` seconds from ``since`` on.

    Their vacations, in order, put that time off.
    """
    due = since + allowed
    for away in vacations:
        if away.began_at < due and away.ends_at > since:
            due += away.ends_at - max(away.began_at, since)
    return due


def time_used(since: int, now: int, vacations: Iterable[Vacation]) -> int:
    """How much time a player has used by ``now`` whose turn began at ``since``. Vacations do not count."""
    away = sum(max(min(one.ends_at, now) - max(one.began_at, since), 0) for one in vacations)
    return max(now - since - away, 0)


def new_clock(
    pace: int, since: int, user: User, vacations: Sequence[Vacation], *, extra: int = 0, reminded: int = 0
) -> Clock:
    """The clock of a player whose turn began at ``since``, after ``reminded`` steps."""
    due = due_at(since, pace + extra, vacations)
    return Clock(extra, due, wake_at(due, pace, reminded, user, vacations), reminded)


def reminded_by(now: int, due: int, pace: int) -> int:
    """How many steps of a clock are due by ``now``: 0 while more than half of the pace is left, UP from ``due`` on."""
    return sum(now >= due - left for left in (*(pace // one.share for one in REMINDERS), 0))


def wake_at(due: int, pace: int, reminded: int, user: User, vacations: Iterable[Vacation]) -> int:
    """When the next step of a clock is due after ``reminded`` steps. The last step is the end without a claim.

    A reminder waits for the end of the player's vacation and quiet hours. It is left out if the player wants none.
    """
    if reminded >= UP:
        return due + UNCLAIMED
    if not user.reminders or reminded == UP - 1:
        return due
    wake = due - pace // REMINDERS[reminded].share
    for away in vacations:
        if away.began_at <= wake < away.ends_at:
            wake = away.ends_at
    return min(after_quiet(wake, user.quiet, user.zone), due)


def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name. UTC if this machine does not know it (any more), so that the partie can go on."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def quiet_hours(quiet: str) -> tuple[int, int] | None:
    """The hours at which stored quiet hours begin and end: 22 and 7 for "22-7".

    None for none, and if they cannot be read, so that the partie can go on.
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
    # In local time: a night in which the clocks change is longer or shorter.
    wakes = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return int((wakes if wakes > here else wakes + timedelta(days=1)).timestamp())
