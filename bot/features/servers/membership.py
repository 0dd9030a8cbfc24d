"""Stops a server's clocks when the bot is removed, and restarts them when it is invited again. See ``absences``."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.clocks import turn_clock
from bot.model.clocks import ABSENCE_LIMIT, Clock, time_used
from bot.model.errors import OutOfTheServer
from bot.model.ids import PartieId
from bot.model.outbox_messages import SendNew, Show
from bot.runtime.context import Context
from data import outbox, parties, servers
from data.outbox import HANDS, Place, enqueue, enqueue_for_hands
from data.parties import PartieRow
from data.players import users
from data.store.transaction import Transaction

PARTIES_AT_ONCE: Final = 25
"""The most parties stopped or started in one transaction."""


async def compare(
    context: Context, present: Collection[int], knows: Callable[[int], bool] = lambda _: True
) -> list[PartieId]:
    """Handles servers left or joined during downtime. Returns the parties with new messages.

    A server missing from ``present`` counts as left only if ``knows(guild)``: once its shard is ready.
    """

    def work(tx: Transaction) -> tuple[list[int], list[int]]:
        left = [guild for guild in parties.servers_in_play(tx) if knows(guild) and guild not in present]
        return left, [guild for guild in servers.servers_left(tx) if guild in present]

    gone, back = await context.database.read(work)
    found = [await left(context, guild) for guild in gone] + [await joined(context, guild) for guild in back]
    return [partie for several in found for partie in several]


async def left(context: Context, guild: int) -> list[PartieId]:
    """Stops a server's clocks. Returns the parties with new messages."""
    async with context.guild_changes:
        await context.database.write(lambda tx: _mark_left(tx, guild, context.clock()))
        return await _in_pieces(context, partial(_stop_some, guild=guild))


async def check_present(context: Context, guild: int) -> None:
    """Raises OutOfTheServer if the bot has left the server."""
    if (await context.database.read(partial(servers.get_server, guild=guild))).left_at is not None:
        raise OutOfTheServer


async def _in_pieces(context: Context, work: Callable[..., list[PartieId]]) -> list[PartieId]:
    """Repeats ``work`` in short transactions until it returns no partie.

    A server may have thousands, and decisions wait for each transaction.
    """
    touched: list[PartieId] = []
    while some := await context.database.write(partial(work, now=context.clock(), after=touched[-1] if touched else 0)):
        touched += some
    return touched


def _mark_left(tx: Transaction, guild: int, now: int) -> None:
    kept = servers.get_server(tx, guild)
    if kept.left_at is None:
        servers.save_server(tx, replace(kept, left_at=now))


def _stop_some(tx: Transaction, now: int, after: int, *, guild: int) -> list[PartieId]:
    left_at = servers.get_server(tx, guild).left_at or now
    found = parties.running_in(tx, guild, after, PARTIES_AT_ONCE)
    for row in found:
        parties.set_clock(tx, row.id, stopped_clock(row, left_at))
        enqueue_for_hands(tx, row, SendNew(), now)
    return [row.id for row in found]


def stopped_clock(row: PartieRow, left_at: int) -> Clock:
    """Returns the clock after the bot left the server at ``left_at``."""
    return Clock(row.extra, None, left_at + ABSENCE_LIMIT, row.reminded)


async def joined(context: Context, guild: int) -> list[PartieId]:
    """Restarts a server's clocks. Returns the parties with new messages."""
    async with context.guild_changes:
        return await _in_pieces(context, partial(_start_some, guild=guild))


def _start_some(tx: Transaction, now: int, after: int, *, guild: int) -> list[PartieId]:
    """Starts some parties' clocks.

    Marks the server as joined only after the last partie, so that a killed bot can resume.
    """
    kept = servers.get_server(tx, guild)
    if kept.left_at is None:
        return []
    found = parties.paused_in(tx, guild, after, PARTIES_AT_ONCE)
    for row in found:
        _start_clock(tx, row, kept.left_at, now)
    if len(found) < PARTIES_AT_ONCE:
        servers.save_server(tx, replace(kept, left_at=None))
    return [row.id for row in found]


def _start_clock(tx: Transaction, row: PartieRow, left_at: int, now: int) -> None:
    seats = parties.seats(tx, row.id)
    if row.to_act is not None:
        user = seats[row.to_act].user
        # The clock itself subtracts a vacation or rest in the meantime.
        pauses = turn_clock.clock_pauses(tx, user, row.since)
        extra = row.extra + time_used(max(left_at, row.since), now, pauses)
        running = replace(row, wake_at=None)
        person = users.get_user(tx, user)
        clock = turn_clock.started_clock(tx, running, person, row.since, extra=extra, reminded=row.reminded)
        parties.set_clock(tx, row.id, clock)
    for seat, place in zip(seats, HANDS, strict=True):
        if seat.seat == row.house:
            continue
        # Without a shared server no DM could arrive, so try again.
        users.save_user(tx, replace(users.get_user(tx, seat.user), dms_closed=False))
        enqueue(tx, row, place, SendNew() if seat.seat == row.to_act else Show(), now)
    if row.table_channel is None:
        enqueue(tx, row, Place.TABLE, SendNew(), now)
    outbox.make_due(tx, row.id, now)
