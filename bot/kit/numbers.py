"""Decimal numbers, and dates that Discord does not format, in the reader's language."""

from datetime import UTC, datetime

from bot.kit.words import Words


def tenths(say: Words, number: float) -> str:
    """A number to a tenth: ``1.5``, in German ``1,5``."""
    rounded = round(10 * number)
    whole, tenth = divmod(abs(rounded), 10)
    return ("-" if rounded < 0 else "") + say("profile-tenths", whole=whole, tenth=tenth)


def day_in_digits(say: Words, time: int) -> str:
    """The day of a Unix time in UTC: ``2026-03-09``, in German ``09.03.2026``."""
    day = datetime.fromtimestamp(time, UTC)
    return say("picture-date", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")
