"""Computes a turn's used time, remaining time and deadline, in Unix seconds.

Vacations and rest days pause the clock. All ``pauses`` must be in order, without overlap (``bot/model/clock_pauses``).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from bot.model.clock_pauses import AnyPause

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

PACES: Final = (HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, WEEK)
"""Seconds for a decision."""

UNCLAIMED: Final = 30 * DAY
"""An unclaimed partie ends this long after its deadline."""

CHALLENGE_LIFETIME: Final = DAY

ABSENCE_LIMIT: Final = 30 * DAY
"""A server's parties end, without a winner, this long after the bot left."""

IDLE_LIMIT: Final = 90 * DAY
"""An idle partie without a clock ends after this time; a rated one against the house is lost."""

SILENCE: Final = 30 * DAY
"""After this time without a decision, the other person may end a partie without a clock."""

REQUESTS_KEPT: Final = 3 * DAY
"""The lifetime of a request key. Discord accepts answers for 15 minutes."""

RECORDS_KEPT: Final = 30 * DAY
"""Seconds until an imported record is deleted (``data/imported.py``)."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The stored clock of the player to act (``PartieRow`` explains the fields)."""

    extra: int
    due_at: int | None
    wake_at: int | None
    reminded: int


NO_CLOCK = Clock(0, None, None, 0)
"""Without a pace, or with no player to act."""


def due_at(since: int, allowed: int, pauses: Iterable[AnyPause]) -> int:
    """Returns when ``allowed`` seconds from ``since`` are used up, not counting ``pauses``."""
    due = since + allowed
    for span in pauses:
        if span.began_at >= due:
            break
        if span.ends_at > since:
            due += span.ends_at - max(span.began_at, since)
    return due


def time_used(since: int, now: int, pauses: Iterable[AnyPause]) -> int:
    stood = sum(max(min(span.ends_at, now) - max(span.began_at, since), 0) for span in spans_before(now, pauses))
    return max(now - since - stood, 0)


def time_with_left(due: int, left: int, pauses: Iterable[AnyPause]) -> int:
    """Returns when ``left`` seconds remain before ``due``, not counting ``pauses``."""
    time = due - left
    for span in reversed(list(spans_before(due, pauses))):
        if span.ends_at <= time:
            break
        time -= span.ends_at - span.began_at
    return time


def spans_before(time: int, pauses: Iterable[AnyPause]) -> Iterator[AnyPause]:
    return takewhile(lambda span: span.began_at < time, pauses)
