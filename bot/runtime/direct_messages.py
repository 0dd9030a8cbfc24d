"""The one way into people's direct messages: a known DM channel at once, an unknown one when it may be opened.

Discord treats a bot that opens many channels at once as a spammer. So the bot opens them in turn, in order of request.
Channels and turns are in the database, for all processes and across restarts.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.runtime.messenger import Failure, Reply
from data.meta import get_meta, set_meta
from data.players import users
from data.store.database import Database
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

MOST: Final = 10
"""The most DM channels opened in ``SECONDS``. A channel that is known costs nothing."""
SECONDS: Final = 10
KEPT: Final = 600
"""How long an unused turn is kept, in seconds."""
_LAST_TURNS: Final = "dm-turns"
"""The key that holds, in the database, the time of the last request and then the times of the last turns."""
_TIMES: Final = re.compile("[0-9]{1,18}( [0-9]{1,18})*")


class ChannelLost(Exception):
    """Discord does not know this DM channel, or does not let the bot in. Opened again, it may take the message."""


class DirectMessages:
    """Knows or opens people's DM channels."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._opening = WeakValueDictionary[int, asyncio.Lock]()

    async def act(
        self, user: int, open_dm: Callable[[], Awaitable[int | Failure]], do: Callable[[int], Awaitable[Reply]]
    ) -> Reply:
        """Acts in a person's DM channel, and opens it first if necessary; LATER if that is not their turn yet.

        ``do`` gets the channel's id, and may raise ChannelLost.
        """
        known = await self._database.read(partial(users.dm_channel, user=user))
        if known is not None:
            try:
                return await do(known)
            except ChannelLost:
                pass
        channel = await self._open(user, open_dm, lost=known)
        if isinstance(channel, Failure):
            return channel
        try:
            return await do(channel)
        except ChannelLost:
            return Failure.CLOSED

    async def _open(
        self, user: int, open_dm: Callable[[], Awaitable[int | Failure]], lost: int | None
    ) -> int | Failure:
        # One opening is enough for all that waits for the same person.
        async with self._opening.setdefault(user, asyncio.Lock()):
            known = await self._database.read(partial(users.dm_channel, user=user))
            if known is not None and known != lost:
                return known
            now = self._clock()
            if await self._database.write(partial(take_turn, user=user, now=now)) > now:
                return Failure.LATER
            channel = await open_dm()
            # The turn ends only now: a bot that is killed during the request has it again.
            if isinstance(channel, Failure):
                await self._database.write(partial(users.end_dm_turn, user=user))
            else:
                await self._database.write(partial(users.save_dm_channel, user=user, channel=channel))
            return channel


def take_turn(tx: Transaction, user: int, now: int) -> int:
    """Returns when a person's DM channel may be opened, in Unix seconds: their turn, or else the next free one.

    The turn is theirs until ``users.end_dm_turn``.
    """
    try:
        asked_at, given = last_turns(tx)
    except DamagedValue:
        asked_at, given = now, []  # the doctor reports it, and messages must still go out
    if asked_at > now + KEPT:
        # The clock was far ahead at the last request. That must not block everything.
        given = []
    kept = users.dm_turn(tx, user)
    if kept is not None and given and now - KEPT < kept <= given[-1]:
        return kept
    turn = max([now, *given[-1:]])
    if len(given) >= MOST and (later := given[-MOST] + SECONDS) > now:
        # Spaced out, so that those who wait keep their order.
        turn = max(later, given[-1] + SECONDS // MOST)
    set_meta(tx, _LAST_TURNS, " ".join(map(str, [now, *[*given, turn][-MOST:]])))
    users.save_dm_turn(tx, user, turn)
    return turn


def last_turns(tx: Transaction) -> tuple[int, list[int]]:
    """The time of the last request, and the last turns given. Raises DamagedValue."""
    stored = get_meta(tx, _LAST_TURNS) or "0"
    if _TIMES.fullmatch(stored) is None:
        raise DamagedValue(f"meta.value {_LAST_TURNS}")
    asked_at, *given = map(int, stored.split())
    return asked_at, given
