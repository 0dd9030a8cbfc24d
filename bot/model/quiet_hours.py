"""Quiet hours, in which a person gets no reminder. Times are Unix seconds."""

import re
from datetime import datetime, timedelta
from typing import Final

from bot.model.still_times import zone_of

_QUIET: Final = re.compile("([01]?[0-9]|2[0-3])-([01]?[0-9]|2[0-3])")


def quiet_hours(quiet: str) -> tuple[int, int] | None:
    """The hours at which stored quiet hours begin and end: 22 and 7 for "22-7".

    None if there are none, or if the text is damaged, so that the partie can go on.
    """
    if not _QUIET.fullmatch(quiet):
        return None
    start, end = map(int, quiet.split("-"))
    return None if start == end else (start, end)


def after_quiet(time: int, quiet: str, zone: str) -> int:
    """The first time from ``time`` on outside the quiet hours (such as "22-7", in the time zone ``zone``)."""
    hours = quiet_hours(quiet)
    if hours is None:
        return time
    start, end = hours
    here = datetime.fromtimestamp(time, zone_of(zone))
    if not (start <= here.hour < end if start < end else here.hour >= start or here.hour < end):
        return time
    # In local time, since a night in which the clocks change is longer or shorter.
    wakes = here.replace(hour=end, minute=0, second=0, microsecond=0)
    woken = int((wakes if wakes > here else wakes + timedelta(days=1)).timestamp())
    # In a night that skips the hour at which they end, it is quiet until the next night has it.
    return after_quiet(woken, quiet, zone)
