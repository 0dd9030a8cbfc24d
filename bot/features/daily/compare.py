"""Compares a person's deal of the day with those of others who have played the same cards, once they have finished it.

Whoever has finished a deal has seen all its cards, so they may see what others did with them.
"""

from dataclasses import dataclass
from typing import Final

from bot.features.daily import service
from bot.features.daily.service import DEALS, PLAYER, Day, DealOfDay
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.errors import DayUnfinished, NoSuchDay
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight
from bot.runtime.context import Context
from data import daily
from data.store.transaction import Transaction

MOST: Final = 25
"""The most other people who are offered, those with the best results first: as many as a select has options."""
MOST_READ: Final = 1000
"""The most parties whose exchanges are counted."""


@dataclass(frozen=True, slots=True)
class Finisher:
    """A person who has finished a deal, and their points less those of the house."""

    user: int
    name: str
    partie: PartieId
    difference: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """A deal of the day as a person played it, beside that of another.

    ``deal`` counts from 0. ``others`` are the people to compare with, best first. ``other`` and ``theirs`` are None
    without any. ``finishers`` is how many have finished the deal, and ``alike`` how many others exchanged as this
    person did.
    """

    deal: int
    me: Finisher
    mine: Sight
    others: tuple[Finisher, ...]
    other: Finisher | None
    theirs: Sight | None
    finishers: int
    alike: int


async def comparison(context: Context, day: Day, deal: int, user: int, other: int | None = None) -> Comparison:
    """Compares a deal of a day with another person's, by default that of the best.

    People who play without a server do not know each other, so none of them is compared with. Raises NoSuchDay, or
    DayUnfinished unless the person has finished this deal.
    """
    if not 0 <= deal < DEALS:
        raise NoSuchDay
    return await context.database.read(lambda tx: _compared(tx, context.clock(), day, deal, user, other))


def _compared(tx: Transaction, now: int, day: Day, deal: int, user: int, other: int | None) -> Comparison:
    people = service.of_everyone(daily.deals_of_day(tx, day.id))
    every = [_finisher(one.user, one.name, one.deals[deal]) for one in people]
    finishers = sorted((one for one in every if one), key=lambda one: -one.difference)
    me = next((one for one in finishers if one.user == user), None)
    if me is None:
        raise DayUnfinished
    others = [one for one in finishers if one.user != user and day.guild != PRIVATE]
    against = next((one for one in others if one.user == other), others[0] if others else None)
    exchanges = {partie: _cards(text) for partie, text in daily.exchanges_of(tx, day.id, deal, MOST_READ).items()}
    own = exchanges.get(me.partie)
    alike = sum(cards == own for partie, cards in exchanges.items() if partie != me.partie)
    mine = LoadedPartie.load(tx, me.partie, now).sight(PLAYER)
    theirs = None if against is None else LoadedPartie.load(tx, against.partie, now).sight(PLAYER)
    return Comparison(deal, me, mine, tuple(others[:MOST]), against, theirs, len(finishers), alike)


def _cards(exchange: str) -> frozenset[str]:
    """The cards of an exchange in the notation of the record."""
    return frozenset(exchange.split()[2:])


def _finisher(user: int, name: str, deal: DealOfDay) -> Finisher | None:
    if deal.partie is None or deal.difference is None:
        return None
    return Finisher(user, name, deal.partie, deal.difference)
