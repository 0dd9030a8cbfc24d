"""Handles players who left, so that no partie waits forever (see README.md)."""

import asyncio
from typing import Final

from bot.features.clocks import turn_clock
from bot.features.results.leaderboards import set_left
from bot.model.clocks import WEEK
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says, SendNew, Show
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger, Presence
from data import parties
from data.outbox import HANDS, Place, enqueue
from data.store.transaction import Transaction

_GONE = {Presence.LEFT: "left", Presence.DELETED: "deleted"}
PATIENCE: Final = 1.0
"""The most seconds for which a click waits for Discord."""


async def absence_of(messenger: Messenger, guild: int, user: int) -> str | None:
    """Returns "left" or "deleted", or None if the person is present or Discord is silent for ``PATIENCE``.

    With guild 0 (private), checks only for a deleted account.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            return _GONE.get(await messenger.look_for(guild, user))
    except TimeoutError:
        return None


async def check_player(context: Context, messenger: Messenger, partie_id: PartieId, seat: int) -> None:
    """Asks Discord whether a player is still on the server, and announces any change."""
    row = await context.database.read(lambda tx: parties.get_partie(tx, partie_id))
    if row is None or row.ended_at is not None or row.is_paused or row.house is not None:
        return
    user = (await context.database.read(lambda tx: parties.seats(tx, partie_id)))[seat].user
    match await messenger.look_for(row.guild, user):
        case Presence.UNKNOWN:
            return
        case Presence.HERE:
            await context.database.write(lambda tx: mark_present(tx, partie_id, seat, context.clock()))
        case presence:
            await context.database.write(lambda tx: _mark_absent(tx, partie_id, seat, _GONE[presence], context.clock()))
            await context.database.write(lambda tx: set_left(tx, row.guild, user, left=True))


def mark_present(tx: Transaction, partie_id: PartieId, seat: int, now: int) -> None:
    row = parties.get_partie(tx, partie_id)
    if row is None or row.ended_at is not None or parties.seats(tx, partie_id)[seat].gone is None:
        return
    parties.set_gone(tx, partie_id, seat, None)
    set_left(tx, row.guild, parties.seats(tx, partie_id)[seat].user, left=False)
    enqueue(tx, row, Place.TABLE, Say(Says.FOUND, seat), now)
    enqueue(tx, row, HANDS[1 - seat], Show(), now)


def _mark_absent(tx: Transaction, partie_id: PartieId, seat: int, why: str, now: int) -> None:
    row, seats = parties.get_partie(tx, partie_id), parties.seats(tx, partie_id)
    if row is None or row.ended_at is not None or seats[seat].gone == why:
        return
    parties.set_gone(tx, partie_id, seat, why)
    if row.pace is None and row.to_act is not None:
        parties.set_pace(tx, partie_id, WEEK)
        turn_clock.grant_time(tx, parties.get_partie(tx, partie_id) or row, seats[row.to_act].user, now, WEEK)
    enqueue(tx, row, Place.TABLE, Say(Says.GONE, seat), now)
    enqueue(tx, row, HANDS[1 - seat], SendNew(), now)
