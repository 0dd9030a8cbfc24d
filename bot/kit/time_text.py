"""Dates, paces and clocks in words. Discord shows times in each reader's time zone."""

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.kit.card_text import listed
from bot.kit.names import names
from bot.kit.words import Words, yes_or_no
from bot.model.clocks import UNCLAIMED
from bot.model.sight import Sight


def relative(time: int) -> str:
    """Returns a timestamp shown by Discord as ``in 3 days``."""
    return f"<t:{time}:R>"


def date(time: int) -> str:
    return f"<t:{time}:f>"


def day(time: int) -> str:
    """Returns a timestamp shown by Discord as ``23 November 2026``, in each reader's format."""
    return f"<t:{time}:D>"


def day_in_digits(say: Words, time: int) -> str:
    """Returns the UTC date in digits: ``2026-03-09``, in German ``09.03.2026``."""
    day = datetime.fromtimestamp(time, UTC)
    return say("picture-date", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


def hours(pace: int | None) -> int | str:
    """Returns a pace in hours for a sentence: ``1``, ``0.5``, or 0 for no clock."""
    whole, rest = divmod(pace or 0, 3600)
    return f"{(pace or 0) / 3600:g}" if rest else whole


def pace_short(say: Words, pace: int) -> str:
    return say("pace-short", hours=hours(pace))


def pace_line(say: Words, pace: int | None) -> str:
    return say("pace-line", hours=hours(pace))


def rest_days(say: Words, days: Sequence[int]) -> str:
    """Describes weekly rest days (0 is Monday): ``on Saturdays and on Sundays``."""
    return listed(say, [say("weekday-every", day=day) for day in days])


def clock_state(sight: Sight) -> str:
    """Returns ``late``, ``away`` (the clock is paused), ``runs`` or ``none`` (no clock)."""
    if sight.clock.due_at is None:
        return "away" if sight.clock.away_until else "none"
    return "late" if sight.late else "away" if sight.clock.away_until else "runs"


def clock_sentence(say: Words, key: str, sight: Sight) -> str:
    acting, due = sight.to_act or 0, sight.clock.due_at or sight.clock.since
    return say(
        key,
        name=names(sight)[acting],
        other=names(sight)[1 - acting],
        since=relative(sight.clock.since),
        due=relative(due),
        last=relative(due + UNCLAIMED),
        date=date(sight.clock.away_until or sight.clock.since),
        claims=yes_or_no(sight.clock.claims_itself),
    )


def gone(say: Words, sight: Sight, seat: int) -> list[str]:
    why = sight.people.gone[seat]
    return [say("clock-gone", why=why, other=names(sight)[seat])] if why else []
