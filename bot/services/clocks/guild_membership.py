"""Servers that the bot is thrown out of, and invited to again; what becomes of their parties stands in ``leaving``."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import Final

from bot.services.core import turn_clock
from bot.services.core.clock import DAY, used
from bot.services.core.context import Context
from bot.services.core.notices import HANDS, tell, tell_hands
from data import guilds, outbox, parties, users, vacations
from data.outbox import Place
from data.outbox_messages import MoveTable, NewHand, RedrawHand
from data.parties import Clock, PartieId, PartieRow
from data.store.transaction import Transaction

WAITS: Final = 30 * DAY
"""How long the parties of a server wait for the bot to be invited again, in seconds, before they are broken off."""

AT_ONCE: Final = 25
"""So many parties of a server stand still, or go on, in a transaction."""


async def compare(context: Context, present: Collection[int]) -> list[PartieId]:
    """Sees to the servers that were left or joined while the bot was down. The parties that have something to tell."""

    def work(tx: Transaction) -> tuple[list[int], list[int]]:
        left = [guild for guild in parties.guilds_in_play(tx) if guild not in present]
        return left, [guild for guild in guilds.guilds_left(tx) if guild in present]

    gone, back = await context.database.read(work)
    found = [await left(context, guild) for guild in gone] + [await joined(context, guild) for guild in back]
    return [partie for several in found for partie in several]


async def left(context: Context, guild: int) -> list[PartieId]:
    """The bot is out of a server: the clocks there stand. The parties with something to tell, none the second time."""
    async with context.guild_changes:
        await context.database.write(lambda tx: _mark_left(tx, guild, context.clock()))
        return await _in_pieces(context, partial(_leave_some, guild=guild))


async def _in_pieces(context: Context, work: Callable[..., list[PartieId]]) -> list[PartieId]:
    """Some parties after the others: a server may have thousands, and everyone else waits behind each piece."""
    touched: list[PartieId] = []
    while some := await context.database.write(partial(work, now=context.clock(), after=touched[-1] if touched else 0)):
        touched += some
    return touched


def _mark_left(tx: Transaction, guild: int, now: int) -> None:
    kept = guilds.get_guild(tx, guild)
    if kept.left_at is None:
        guilds.save_guild(tx, replace(kept, left_at=now))


def _leave_some(tx: Transaction, now: int, after: int, *, guild: int) -> list[PartieId]:
    left_at = guilds.get_guild(tx, guild).left_at or now
    found = parties.running_in(tx, guild, after, AT_ONCE)
    for row in found:
        parties.set_clock(tx, row.id, standing_still(row, left_at))
        tell_hands(tx, row, NewHand(), now)
    return [row.id for row in found]


def standing_still(row: PartieRow, left_at: int) -> Clock:
    """The clock of a partie in a server that the bot is out of since ``left_at``."""
    return Clock(row.extra, None, left_at + WAITS, row.reminded)


async def joined(context: Context, guild: int) -> list[PartieId]:
    """The bot is in a server again: the clocks go on where they stood. The parties that have something to tell."""
    async with context.guild_changes:
        return await _in_pieces(context, partial(_join_some, guild=guild))


def _join_some(tx: Transaction, now: int, after: int, *, guild: int) -> list[PartieId]:
    """Once none is left that stands still, the server is as any other: killed before, the bot goes on at its start."""
    kept = guilds.get_guild(tx, guild)
    if kept.left_at is None:
        return []
    found = parties.still_in(tx, guild, after, AT_ONCE)
    for row in found:
        _go_on(tx, row, kept.left_at, now)
    if len(found) < AT_ONCE:
        guilds.save_guild(tx, replace(kept, left_at=None))
    return [row.id for row in found]


def _go_on(tx: Transaction, row: PartieRow, left_at: int, now: int) -> None:
    seats = parties.seats(tx, row.id)
    if row.to_act is not None:
        user = seats[row.to_act].user
        # What he was on vacation meanwhile is added by that.
        away = vacations.vacations_since(tx, user, row.since)
        extra = row.extra + used(max(left_at, row.since), now, away)
        running = replace(row, wake_at=None)
        person = users.get_user(tx, user)
        clock = turn_clock.wound(tx, running, person, row.since, extra=extra, reminded=row.reminded)
        parties.set_clock(tx, row.id, clock)
    for seat, place in zip(seats, HANDS, strict=True):
        if seat.seat == row.house:
            continue
        # Without a server in common no DM reached them: that is to be tried again.
        users.save_user(tx, replace(users.get_user(tx, seat.user), dms_closed=False))
        tell(tx, row, place, NewHand() if seat.seat == row.to_act else RedrawHand(), now)
    if row.table_channel is None:
        tell(tx, row, Place.TABLE, MoveTable(), now)
    outbox.hasten_all(tx, row.id, now)
