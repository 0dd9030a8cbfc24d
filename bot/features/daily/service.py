"""The daily deal: who plays it, how far they are, and how they compare.

Its two deals are ordinary parties against the house, private and friendly, of one deal each; everything here is read
from them.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from bot.features.daily import days
from bot.features.parties import packs
from bot.features.parties.beginning import begin
from bot.model import errors
from bot.model.changes import DayChanged
from bot.model.ids import PRIVATE, PartieId
from bot.model.players import NamedPlayer
from bot.piquet.cards import Card
from bot.piquet.rules import RUBICON
from bot.runtime.context import Context
from data import daily, parties
from data.daily import DayDealRow, DayRow
from data.store.transaction import Transaction

RULES: Final = RUBICON
"""A deal of the day is the first of a whole partie, so that the house plays for points and not for a settlement."""
DEALS: Final = 2
"""The deals of a day: the first as elder, the second as younger, on another pack."""
AT_ONCE: Final = 1000
"""The most deals of a day that one transaction reads."""
PLAYER: Final = 0
"""The person's seat in a deal of the day."""
HOUSE: Final = 1
"""The seat of the house."""


class DealState(StrEnum):
    AHEAD = "ahead"
    IN_PLAY = "in-play"
    FINISHED = "finished"
    LEFT = "left"
    """The deal was given up, or the day ended before the deal did."""


@dataclass(frozen=True, slots=True)
class DealOfDay:
    """A person's daily deal. ``points`` are theirs and the house's, None unless it is finished."""

    state: DealState
    partie: PartieId | None = None
    points: tuple[int, int] | None = None

    @property
    def difference(self) -> int | None:
        """The person's points less the house's; None unless the deal is finished."""
        return None if self.points is None else self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class PersonsDay:
    """A day of a person who has begun it, with every deal of the day."""

    user: int
    name: str
    deals: tuple[DealOfDay, ...]

    @property
    def finished(self) -> bool:
        return all(deal.state is DealState.FINISHED for deal in self.deals)

    @property
    def finished_any(self) -> bool:
        return any(deal.state is DealState.FINISHED for deal in self.deals)


@dataclass(frozen=True, slots=True)
class Day:
    """What people may know of a day: no packs, and its secret only once it is closed.

    ``guild`` is PRIVATE outside servers. ``commitment`` is the secret of the day before. Times are Unix seconds.
    """

    id: int
    guild: int
    number: int
    opened_at: int
    closes_at: int
    closed: bool
    commitment: str
    secret: str | None
    words: tuple[str, ...]

    @staticmethod
    def of(row: DayRow) -> "Day":
        secret = None if row.closed_at is None else row.secret
        return Day(
            row.id,
            row.guild,
            row.number,
            row.opened_at,
            row.closes_at,
            row.closed_at is not None,
            days.commitment(row),
            secret,
            tuple(row.words.split()),
        )


def is_elder(deal: int) -> bool:
    """Whether the person is elder in this deal (from 0)."""
    return deal == 0


def pack_of(row: DayRow, deal: int) -> tuple[Card, ...]:
    """The pack of a deal (from 0), as private as a hand until the day is closed."""
    return packs.day_shuffler(row, deal).pack(0)


async def today(context: Context, guild: int) -> Day:
    """The server's open day; opens it if it is time. Raises DayYetToBegin."""
    if row := await context.database.read(lambda tx: days.open_day(tx, guild, context.clock())):
        return Day.of(row)
    await days.end_overdue(context, guild)
    return Day.of(await context.database.write(lambda tx: days.today(tx, context, guild)))


async def numbered(context: Context, guild: int, number: int) -> Day:
    """A server's day by its number. Raises NoSuchDay."""
    row = await context.database.read(lambda tx: daily.day_numbered(tx, guild, number))
    if row is None:
        raise errors.NoSuchDay
    return Day.of(row)


async def play(
    context: Context, user: NamedPlayer, house: NamedPlayer, guild: int, number: int | None = None
) -> PartieId:
    """Returns the partie of the person's deal in play, or begins the next one. Can be repeated.

    ``house`` is the house at ``PAR_LEVEL``. With a ``number``, only of that day. Raises DayYetToBegin, DayOver,
    DayPlayed or DayForgotten.
    """

    def work(tx: Transaction) -> PartieId:
        day = days.today(tx, context, guild)
        if number not in (None, day.number):
            raise errors.DayOver
        mine = daily.deals_of(tx, day.id, user.id)
        if mine and mine[-1].ended_at is None:
            return mine[-1].partie
        if len(mine) == DEALS:
            raise errors.DayPlayed(time=day.closes_at)
        if daily.was_forgotten(tx, day.id, user.id):
            raise errors.DayForgotten(time=day.closes_at)
        return _begin(tx, context, day, len(mine), (user, house))

    await today(context, guild)
    return await context.database.write(work)


async def day_of(context: Context, day: int, user: int) -> PersonsDay | None:
    """A person's deals of a day, by the day's id; None if they have not begun it."""
    rows = await context.database.read(lambda tx: daily.deals_of(tx, day, user))
    return _persons_day(rows) if rows else None


async def rows_of(context: Context, day: int) -> list[DayDealRow]:
    """All deals of a day, by the day's id, in the order in which they began."""
    rows = list[DayDealRow]()
    while True:
        # One transaction for all would delay every other read.
        after = rows[-1].partie if rows else 0
        more = await context.database.read(partial(daily.deals_of_day, day=day, after=after, most=AT_ONCE))
        rows += more
        if len(more) < AT_ONCE:
            return rows


def of_everyone(rows: Iterable[DayDealRow]) -> list[PersonsDay]:
    """The days of all people in these rows, in the order in which they began."""
    theirs: dict[int, list[DayDealRow]] = {}
    for row in rows:
        theirs.setdefault(row.user, []).append(row)
    return [_persons_day(mine) for mine in theirs.values()]


def _persons_day(rows: Sequence[DayDealRow]) -> PersonsDay:
    deals = {row.deal: _deal(row) for row in rows}
    return PersonsDay(
        rows[0].user, rows[0].name, tuple(deals.get(deal, DealOfDay(DealState.AHEAD)) for deal in range(DEALS))
    )


def _deal(row: DayDealRow) -> DealOfDay:
    if row.mine is not None and row.theirs is not None:
        return DealOfDay(DealState.FINISHED, row.partie, (row.mine, row.theirs))
    return DealOfDay(DealState.IN_PLAY if row.ended_at is None else DealState.LEFT, row.partie)


def _begin(
    tx: Transaction, context: Context, day: DayRow, deal: int, players: tuple[NamedPlayer, NamedPlayer]
) -> PartieId:
    new = parties.NewPartie(
        guild=PRIVATE,
        channel=0,
        rules=RULES.name,
        options=json.dumps(RULES.options),
        cut="",
        began_at=context.clock(),
        house=HOUSE,
        commitment=days.commitment(day),
        day=day.id,
        day_deal=deal,
    )
    tx.note(DayChanged(day.id))
    return begin(tx, context, new, players, HOUSE if is_elder(deal) else PLAYER)
