"""Computes the time used, the time left and the deadline of a turn. No timer runs.

For each decision a player has the partie's pace, plus any time that the opponent gave them. Their clock is paused on
vacation and on days of rest: ``still`` holds these spans, in order and without overlap (see ``still_times``). All times
are Unix seconds, all durations seconds.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from bot.model.still_times import StillSpan

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

PACES: Final = (HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, WEEK)
"""The paces that a partie may have, in seconds per decision. It may also have none."""

UNCLAIMED: Final = 30 * DAY
"""The time to claim a partie once the other player's time is up. After that the partie ends without a claim."""

CHALLENGE_LIFETIME: Final = DAY
"""The time after which an open challenge expires."""

ABSENCE_LIMIT: Final = 30 * DAY
"""The time after which a server's parties end without a winner if the bot has left it and not come back."""

IDLE_LIMIT: Final = 90 * DAY
"""The time after which an idle partie without a clock ends. Against the house a rated one is lost."""

SILENCE: Final = 30 * DAY
"""The time without a decision after which a person may end a partie without a clock, without a result."""

REQUESTS_KEPT: Final = 3 * DAY
"""How long a request key is stored. Discord accepts no answer to an interaction older than 15 minutes."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of the player to act, as the partie stores it. ``PartieRow`` explains the fields."""

    extra: int
    due_at: int | None
    wake_at: int | None
    reminded: int


NO_CLOCK = Clock(0, None, None, 0)
"""The clock of a partie that has no pace, or in which no player is to act."""


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
    stood = sum(max(min(span.ends_at, now) - max(span.began_at, since), 0) for span in spans_before(now, still))
    return max(now - since - stood, 0)


def time_with_left(due: int, left: int, still: Iterable[StillSpan]) -> int:
    """The time when ``left`` seconds remain on a clock that runs out at ``due``."""
    time = due - left
    for span in reversed(list(spans_before(due, still))):
        if span.ends_at <= time:
            break
        time -= span.ends_at - span.began_at
    return time


def spans_before(time: int, still: Iterable[StillSpan]) -> Iterator[StillSpan]:
    """The spans that begin before a time."""
    return takewhile(lambda span: span.began_at < time, still)
