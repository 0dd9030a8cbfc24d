"""Compares a person's deal of the day with those of others who have played the same cards, once they have finished it.

Whoever has finished a deal has seen all its cards, so they may see what others did with them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.features.daily import standings
from bot.features.daily.service import DEALS, PLAYER, Day
from bot.features.daily.standings import PersonsScore
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.errors import DayUnfinished, NoSuchDay
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight
from bot.runtime.context import Context
from data import daily
from data.store.transaction import Transaction

MOST: Final = 25
"""The most other people who are offered, those with the best results first: as many as a select has options."""
MOST_READ: Final = 500
"""The most people whose exchanges are counted."""


@dataclass(frozen=True, slots=True)
class Finisher:
    """A person who has finished a deal, and their points against par; None until par is known."""

    user: int
    name: str
    partie: PartieId
    against_par: int | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A deal of the day as a person played it, beside that of another.

    ``deal`` counts from 0. ``others`` are the people to compare with, best first. ``other`` and ``theirs`` are None
    without any. Of ``counted`` others, ``alike`` exchanged as this person did.
    """

    deal: int
    me: Finisher
    mine: Sight
    others: tuple[Finisher, ...]
    other: Finisher | None
    theirs: Sight | None
    counted: int
    alike: int


async def comparison(context: Context, day: Day, deal: int, user: int, other: int | None = None) -> Comparison:
    """Compares a deal of a day with another person's, by default that of the best.

    People who play without a server do not know each other, so none of them is compared with. Raises NoSuchDay, or
    DayUnfinished unless the person has finished this deal.
    """
    if not 0 <= deal < DEALS:
        raise NoSuchDay
    found = await standings.results_for(context, day.id, user)
    me = next(_finishers((found.of(user),), deal), None)
    if me is None:
        raise DayUnfinished
    best = _finishers(found.finishers(deal)[: MOST + 1] if day.guild != PRIVATE else (), deal)
    others = [one for one in best if one.user != user][:MOST]
    chosen = [] if other in (None, user) or not others else [*_finishers((found.of(other),), deal)]
    against = next(iter([*chosen, *others]), None)

    def work(tx: Transaction) -> Comparison:
        exchanges = daily.exchanges_of(tx, day.id, deal, MOST_READ)
        exchanges.pop(me.partie, None)
        own = _cards(daily.exchange_of(tx, me.partie))
        alike = sum(_cards(text) == own for text in exchanges.values())
        now = context.clock()
        mine = LoadedPartie.load(tx, me.partie, now).sight(PLAYER)
        theirs = None if against is None else LoadedPartie.load(tx, against.partie, now).sight(PLAYER)
        return Comparison(deal, me, mine, tuple(others), against, theirs, len(exchanges), alike)

    return await context.database.read(work)


def _cards(exchange: str) -> frozenset[str]:
    return frozenset(exchange.split()[2:])


def _finishers(people: Iterable[PersonsScore | None], deal: int) -> Iterator[Finisher]:
    for one in people:
        if one is not None:
            played = one.deals[deal].played
            if played.partie is not None and played.difference is not None:
                yield Finisher(one.user, one.name, played.partie, one.deals[deal].against_par)
