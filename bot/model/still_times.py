"""The times when a person's clocks are paused: vacations and days of rest. Times are Unix seconds."""

import heapq
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from operator import attrgetter
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MOST_REST_DAYS: Final = 2
"""The most days of rest a week."""
_AHEAD: Final = 20 * 366
"""The days ahead for which days of rest are computed: no turn lasts longer, unless its row is damaged."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """A person's vacation from ``began_at`` to ``ends_at``, in Unix seconds. Ending it early changes ``ends_at``."""

    user: int
    began_at: int
    ends_at: int


@dataclass(frozen=True, slots=True)
class RestDays:
    """A person's days of rest for turns that begin at ``from_at`` (Unix seconds) or later, until the next choice.

    ``days`` are digits, 0 for Monday, "" for none; they begin and end at midnight in the time zone ``zone``.
    """

    user: int
    from_at: int
    days: str
    zone: str


@dataclass(frozen=True, slots=True)
class Still:
    """A span of still time, from its first second to the first second after it."""

    began_at: int
    ends_at: int


StillSpan: TypeAlias = Vacation | Still
"""A time when the clocks are paused."""


@dataclass(frozen=True, slots=True)
class StillTimes:
    """The still times of a turn that began at ``since``, in order and without overlap; endless if there are rest days.

    ``vacations`` are in order.
    """

    since: int
    vacations: Sequence[StillSpan]
    rest: RestDays | None = None

    def __iter__(self) -> Iterator[StillSpan]:
        days = () if self.rest is None else weekdays(self.rest.days)
        if self.rest is None or not days:
            yield from self.vacations
            return
        spans = heapq.merge(self.vacations, _rests(self.since, days, self.rest.zone), key=attrgetter("began_at"))
        yield from _joined(spans)


def weekdays(days: str) -> tuple[int, ...]:
    """Stored days of rest, 0 for Monday; none if they cannot be read, so that the partie can go on."""
    found = tuple(sorted({int(day) for day in days if day in "0123456"}))
    return found if days == "".join(map(str, found)) and len(found) <= MOST_REST_DAYS else ()


def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; UTC if this machine does not know it (any more), so that the partie can go on."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError for a folder of zones, or a name that is too long
        return ZoneInfo("UTC")


def _rests(since: int, days: Sequence[int], name: str) -> Iterator[Still]:
    """The days of rest, starting the day before ``since``."""
    zone = zone_of(name)
    try:
        today = datetime.fromtimestamp(since, zone).date()
        for ahead in range(-1, _AHEAD):
            day = today + timedelta(days=ahead)
            if day.weekday() in days:
                begins, ends = _midnight(day, zone), _midnight(day + timedelta(days=1), zone)
                if begins < ends:  # A zone that changes sides of the date line skips a day.
                    yield Still(begins, ends)
    except (OverflowError, ValueError, OSError):
        return  # A damaged time, which the doctor reports.


def _midnight(day: date, zone: ZoneInfo) -> int:
    """The first second of a local day, even if the clocks change at midnight."""
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())


def _joined(spans: Iterable[StillSpan]) -> Iterator[StillSpan]:
    """The spans, with adjoining ones merged."""
    begun: StillSpan | None = None
    for span in spans:
        if begun is None:
            begun = span
        elif span.began_at <= begun.ends_at:
            begun = Still(begun.began_at, max(begun.ends_at, span.ends_at))
        else:
            yield begun
            begun = span
    if begun is not None:
        yield begun
