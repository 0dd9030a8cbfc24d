"""Quiet hours as people type them: ``22-7``, ``22:00 to 7:00``, ``10 pm - 7 am``, ``off``."""

import re

from bot.ui.kit.words import Words

_TIME = re.compile(r"(?P<hour>[0-9]{1,2})(?::(?P<minute>[0-9]{2}))?\s*(?:(?P<half>[ap])\.?m\b)?", re.IGNORECASE)


def quiet_hours(say: Words, typed: str) -> str | None:
    """The quiet hours as they are stored: ``22-7``, "" for none. None if the text cannot be read."""
    if typed.strip().casefold() in say("quiet-none").split():
        return ""
    hours = [_hour(found) for found in _TIME.finditer(typed)]
    if len(hours) != 2 or None in hours or hours[0] == hours[1]:
        return None
    return "{}-{}".format(*hours)


def _hour(time: re.Match[str]) -> int | None:
    """A full hour of the day, 0 to 23; None for any other time."""
    hour, half = int(time["hour"]), (time["half"] or "").casefold()
    if int(time["minute"] or 0) or hour > (12 if half else 24) or (half and not hour):
        return None
    return (hour % 12 + (12 if half == "p" else 0)) if half else hour % 24
