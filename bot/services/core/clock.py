"""The clock of a partie: it follows from the last decision, and nothing ticks.

Who is to act has the partie's pace for each decision, what the other gave him on top, and all the time that he is on
vacation. Half of the pace before the end he is reminded, and a tenth of it before the end again.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data.parties import Clock
from data.users import User
from data.vacations import Vacation

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

PACES: Final = (HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, WEEK)
"""The time for a decision that a partie may have, in seconds; or none."""

UP: Final = 3
"""How often something was done about a clock once its time is up: the two reminders, and that it is up."""

UNCLAIMED: Final = 30 * DAY
"""How long after a player's time is up the other may claim the partie, in seconds; then it ends by itself."""

LIES: Final = 90 * DAY
"""So long a partie against the house, which has no clock, may lie, in seconds. Then it is put
away, or lost if it is rated."""


def due_at(since: int, allowed: int, vacations: Iterable[Vacation]) -> int:
    """When the time is up of one who has ``allowed`` seconds from ``since`` on; his vacations (in their order) add."""
    due = since + allowed
    for away in vacations:
        if away.began_at < due and away.ends_at > since:
            due += away.ends_at - max(away.began_at, since)
    return due


def used(since: int, now: int, vacations: Iterable[Vacation]) -> int:
    """How much of his time one has used by ``now`` whose turn began at ``since``: what he was away is none of it."""
    away = sum(max(min(one.ends_at, now) - max(one.began_at, since), 0) for one in vacations)
    return max(now - since - away, 0)


def wound(
    pace: int, since: int, user: User, vacations: Sequence[Vacation], *, extra: int = 0, reminded: int = 0
) -> Clock:
    """How the clock of one stands whose turn began at ``since``."""
    due = due_at(since, pace + extra, vacations)
    return Clock(extra, due, wake_at(due, pace, reminded, user, vacations), reminded)


def reminded_by(now: int, due: int, pace: int) -> int:
    """How often something is done about a clock by ``now``: 0 before half of the pace, UP when the time is up."""
    return sum(now >= due - left for left in (pace // 2, pace // 10, 0))


def wake_at(due: int, pace: int, reminded: int, user: User, vacations: Iterable[Vacation]) -> int:
    """When something is to be done next for one of whom ``reminded`` was done: in the end, that it ends by itself.

    A reminder waits for the end of his vacation and of his quiet hours, and is left out where he wants none.
    """
    if reminded >= UP:
        return due + UNCLAIMED
    if not user.reminders or reminded == UP - 1:
        return due
    wake = due - (pace // 2, pace // 10)[reminded]
    for away in vacations:
        if away.began_at <= wake < away.ends_at:
            wake = away.ends_at
    return min(after_quiet(wake, user.quiet, user.zone), due)


def zone_of(name: str) -> ZoneInfo:
    """The zone of this name, UTC where this machine knows it no more: for that nobody may hang."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def after_quiet(time: int, quiet: str, zone: str) -> int:
    """``time`` itself, or the end of the quiet hours ("22-7", by the clocks of ``zone``) in which it falls."""
    if not quiet:
        return time
    start, end = map(int, quiet.split("-"))
    here = datetime.fromtimestamp(time, zone_of(zone))
    if not (start <= here.hour < end if start < end else here.hour >= start or here.hour < end):
        return time
    # By the clocks on the wall: a night in which they are changed is longer or shorter.
    wakes = here.replace(hour=end, minute=0, second=0, microsecond=0)
    return int((wakes if wakes > here else wakes + timedelta(days=1)).timestamp())
