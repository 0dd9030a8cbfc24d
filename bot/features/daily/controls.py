"""The controls of the daily deal that no other feature draws, apart from those of its words."""

from typing import Annotated, Final

from bot.kit.controls import chosen, number_or, one_of
from bot.kit.shared_controls import OfDay

MINE: Final = "mine"
"""Stands for the part of the table with the reader's own place."""
ON, OFF, STOP = "on", "off", "stop"
"""What the reminder's button does. STOP is below a reminder, and the others on the page."""


class TurnPlaces(OfDay, verb="dayplaces"):
    """Shows a part of the table of everyone on a day; None is the reader's part. ``name`` makes the id unique."""

    part: Annotated[int | None, number_or(MINE)]
    name: str = ""


class CompareDeal(OfDay, verb="daycompare"):
    """Compares a deal, from 0, with that of another person."""

    deal: int
    other: int | None = None
    choice: int | None = chosen(None)


class ShareDay(OfDay, verb="dayshare"): ...


class PostDay(OfDay, verb="daypost"): ...


class RemindDaily(OfDay, verb="dayremind"):
    """Begins or ends the person's reminders."""

    does: Annotated[str, one_of(ON, OFF, STOP)]
