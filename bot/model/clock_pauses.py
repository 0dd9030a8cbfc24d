"""Vacations and rest days pause clocks; quiet hours pause reminders. Times are Unix seconds."""

import heapq
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from operator import attrgetter
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MOST_REST_DAYS: Final = 2
"""Per week."""
_AHEAD: Final = 20 * 366
"""Days ahead with rest days. A longer turn comes from a damaged row."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """A person's vacation. An early return moves ``ends_at``."""

    user: int
    began_at: int
    ends_at: int


@dataclass(frozen=True, slots=True)
class RestDays:
    """A person's weekly rest days in the time zone ``zone``. They pause turns begun at ``from_at`` or later."""

    user: int
    from_at: int
    days: str
    """Digits, "0" for Monday; "" for no rest days."""
    zone: str


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause from ``began_at`` up to, but not including, ``ends_at``."""

    began_at: int
    ends_at: int


AnyPause: TypeAlias = Vacation | Pause


@dataclass(frozen=True, slots=True)
class ClockPauses:
    """Iterates over a turn's pauses in order, without overlap. Rest days are included for 20 years."""

    since: int
    vacations: Sequence[AnyPause]
    rest: RestDays | None = None

    def __iter__(self) -> Iterator[AnyPause]:
        days = () if self.rest is None else weekdays(self.rest.days)
        if self.rest is None or not days:
            yield from self.vacations
            return
        spans = heapq.merge(self.vacations, _rests(self.since, days, self.rest.zone), key=attrgetter("began_at"))
        yield from _joined(spans)


def weekdays(days: str) -> tuple[int, ...]:
    """Parses stored rest days into weekdays; 0 is Monday. Returns () for damaged text, so the partie can go on."""
    found = tuple(sorted({int(day) for day in days if day in "0123456"}))
    return found if days == "".join(map(str, found)) and len(found) <= MOST_REST_DAYS else ()


def zone_of(name: str) -> ZoneInfo:
    """Returns the time zone named ``name``, or UTC if the name is unknown."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError for a folder of zones, or a name that is too long
        return ZoneInfo("UTC")


def _rests(since: int, days: Sequence[int], name: str) -> Iterator[Pause]:
    zone = zone_of(name)
    try:
        today = datetime.fromtimestamp(since, zone).date()
        for ahead in range(-1, _AHEAD):
            day = today + timedelta(days=ahead)
            if day.weekday() in days:
                begins, ends = _midnight(day, zone), _midnight(day + timedelta(days=1), zone)
                if begins < ends:  # A zone that moves across the date line skips a day.
                    yield Pause(begins, ends)
    except (OverflowError, ValueError, OSError):
        return  # A damaged time, which the doctor reports.


def _midnight(day: date, zone: ZoneInfo) -> int:
    # Also right if daylight saving time begins at midnight.
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())


def _joined(spans: Iterable[AnyPause]) -> Iterator[AnyPause]:
    begun: AnyPause | None = None
    for span in spans:
        if begun is None:
            begun = span
        elif span.began_at <= begun.ends_at:
            begun = Pause(begun.began_at, max(begun.ends_at, span.ends_at))
        else:
            yield begun
            begun = span
    if begun is not None:
        yield begun


_QUIET: Final = re.compile("([01]?[0-9]|2[0-3])-([01]?[0-9]|2[0-3])")


def quiet_hours(quiet: str) -> tuple[int, int] | None:
    """Parses quiet hours such as "22-7" into (start, end). Returns None for empty or damaged text."""
    if not _QUIET.fullmatch(quiet):
        return None
    start, end = map(int, quiet.split("-"))
    return None if start == end else (start, end)


def after_quiet(time: int, quiet: str, zone: str) -> int:
    """Returns ``time`` or, if it is within the quiet hours, their end."""
    hours = quiet_hours(quiet)
    if hours is None:
        return time
    start, end = hours
    here = datetime.fromtimestamp(time, zone_of(zone))
    if not (start <= here.hour < end if start < end else here.hour >= start or here.hour < end):
        return time
    # In local time: a night with a clock change is longer or shorter.
    wakes = here.replace(hour=end, minute=0, second=0, microsecond=0)
    woken = int((wakes if wakes > here else wakes + timedelta(days=1)).timestamp())
    # If a clock change skips the last quiet hour, quiet lasts until the next night.
    return after_quiet(woken, quiet, zone)
