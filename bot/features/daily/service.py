"""Daily deals, and each person's progress in them.

A person's two deals are private, friendly parties against the house, of one deal each.
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
"""The house plays as in the first deal of a whole partie: for points, not for a settlement."""
DEALS: Final = 2
"""Deals a day: one as elder, one as younger, on different packs."""
AT_ONCE: Final = 1000
"""The most deals read in one transaction."""
PLAYER: Final = 0
"""The person's seat."""
HOUSE: Final = 1
"""The seat of the house."""


class DealState(StrEnum):
    AHEAD = "ahead"
    IN_PLAY = "in-play"
    FINISHED = "finished"
    LEFT = "left"
    """The deal was given up, or the day ended first."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    state: DealState
    partie: PartieId | None = None
    points: tuple[int, int] | None = None
    """The person's points and the house's; None until the deal is finished."""

    @property
    def difference(self) -> int | None:
        return None if self.points is None else self.points[0] - self.points[1]


@dataclass(frozen=True, slots=True)
class DayProgress:
    user: int
    name: str
    deals: tuple[DailyDeal, ...]

    @property
    def finished(self) -> bool:
        return all(deal.state is DealState.FINISHED for deal in self.deals)

    @property
    def finished_any(self) -> bool:
        return any(deal.state is DealState.FINISHED for deal in self.deals)


@dataclass(frozen=True, slots=True)
class Day:
    """The public facts about a day: no packs, and no secret until the day is closed."""

    id: int
    guild: int
    """PRIVATE outside servers."""
    number: int
    opened_at: int
    """In Unix seconds."""
    closes_at: int
    closed: bool
    commitment: str
    """The previous day's secret; for a first day, the announced anchor."""
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
    return deal == 0


def pack_of(row: DayRow, deal: int) -> tuple[Card, ...]:
    """Returns the pack of daily deal ``deal`` (from 0), secret until the day is closed."""
    return packs.day_shuffler(row, deal).pack(0)


async def today(context: Context, guild: int) -> Day:
    """Returns the open day, or opens the next. Raises DayYetToBegin."""
    if row := await context.database.read(lambda tx: days.open_day(tx, guild, context.clock())):
        return Day.of(row)
    await days.end_overdue(context, guild)
    return Day.of(await context.database.write(lambda tx: days.today(tx, context, guild)))


async def numbered(context: Context, guild: int, number: int) -> Day:
    row = await context.database.read(lambda tx: daily.day_numbered(tx, guild, number))
    if row is None:
        raise errors.NoSuchDay
    return Day.of(row)


async def play(
    context: Context, user: NamedPlayer, house: NamedPlayer, guild: int, number: int | None = None
) -> PartieId:
    """Returns the person's daily partie in play, or begins their next deal. Can be repeated.

    ``house`` is the house at ``PAR_LEVEL``. Raises DayOver if ``number`` is not today's day, and DayYetToBegin,
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


async def day_of(context: Context, day: int, user: int) -> DayProgress | None:
    """Returns a person's progress on a day, or None if they have not begun it."""
    rows = await context.database.read(lambda tx: daily.deals_of(tx, day, user))
    return _persons_day(rows) if rows else None


async def rows_of(context: Context, day: int) -> list[DayDealRow]:
    rows = list[DayDealRow]()
    while True:
        # Reading all in one transaction would delay every other read.
        after = rows[-1].partie if rows else 0
        more = await context.database.read(partial(daily.deals_of_day, day=day, after=after, most=AT_ONCE))
        rows += more
        if len(more) < AT_ONCE:
            return rows


def group_by_person(rows: Iterable[DayDealRow]) -> list[DayProgress]:
    theirs: dict[int, list[DayDealRow]] = {}
    for row in rows:
        theirs.setdefault(row.user, []).append(row)
    return [_persons_day(mine) for mine in theirs.values()]


def _persons_day(rows: Sequence[DayDealRow]) -> DayProgress:
    deals = {row.deal: _deal(row) for row in rows}
    return DayProgress(
        rows[0].user, rows[0].name, tuple(deals.get(deal, DailyDeal(DealState.AHEAD)) for deal in range(DEALS))
    )


def _deal(row: DayDealRow) -> DailyDeal:
    if row.mine is not None and row.theirs is not None:
        return DailyDeal(DealState.FINISHED, row.partie, (row.mine, row.theirs))
    return DailyDeal(DealState.IN_PLAY if row.ended_at is None else DealState.LEFT, row.partie)


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
