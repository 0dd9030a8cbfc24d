"""A person's rest days, and when a choice takes effect.

A choice applies to turns begun later. A second choice within a week takes effect at the week's end, so daily choices
give no extra rest. A choice can be corrected within an hour.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.clock_pauses import RestDays, weekdays
from bot.model.clocks import HOUR, WEEK
from bot.model.errors import NotOffered
from bot.runtime.context import Context
from data import vacations
from data.players import users
from data.store.transaction import Transaction

CORRECTED_WITHIN: Final = HOUR


@dataclass(frozen=True, slots=True)
class RestChoice:
    """A person's current rest days (0 is Monday), and those after a coming change."""

    now: tuple[int, ...] = ()
    later: tuple[int, ...] | None = None
    """For turns from ``later_at`` (Unix seconds) on; None if no change is coming."""
    later_at: int = 0

    @property
    def chosen(self) -> tuple[int, ...]:
        return self.now if self.later is None else self.later


async def rest_choice(context: Context, user: int) -> RestChoice:
    return await context.database.read(lambda tx: _choice(tx, user, context.clock()))


async def choose_rest_days(context: Context, user: int, days: Sequence[int]) -> RestChoice:
    """Stores up to two rest days. Raises NotOffered for more, repeated or invalid days."""
    text = "".join(map(str, sorted(days)))
    if text and not weekdays(text):
        raise NotOffered(text)

    def work(tx: Transaction) -> RestChoice:
        now = context.clock()
        choose(tx, user, text, users.get_user(tx, user).zone, now)
        return _choice(tx, user, now)

    return await context.database.write(work)


def choose(tx: Transaction, user: int, days: str, zone: str, now: int) -> None:
    # A turn begun in this second keeps its clock.
    soon = now + 1
    vacations.drop_later(tx, user, soon)
    holds = vacations.rest_at(tx, user, soon)
    if (days, zone) == ((holds.days, holds.zone) if holds else ("", zone)) or not (days or (holds and holds.days)):
        return
    begun = [rest.from_at for rest in vacations.rests_of(tx, user)]
    recent = [at for at in begun if now - WEEK < at <= now - CORRECTED_WITHIN]
    vacations.save_rest(tx, RestDays(user, recent[0] + WEEK if recent else soon, days, zone))


def follow_zone(tx: Transaction, user: int, zone: str, now: int) -> None:
    if chosen := vacations.rests_of(tx, user):
        choose(tx, user, chosen[-1].days, zone, now)


def _choice(tx: Transaction, user: int, now: int) -> RestChoice:
    now += 1
    holds, chosen = vacations.rest_at(tx, user, now), vacations.rests_of(tx, user)
    here = weekdays(holds.days) if holds else ()
    if not chosen or chosen[-1].from_at <= now or weekdays(chosen[-1].days) == here:
        return RestChoice(here)
    return RestChoice(here, weekdays(chosen[-1].days), chosen[-1].from_at)
