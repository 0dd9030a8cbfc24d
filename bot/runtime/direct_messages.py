"""Stores people's DM channels, and opens new channels one after another.

Discord treats a bot opening many channels at once as a spammer.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.model.ids import made_at
from bot.runtime.messenger import Failure, Reply
from data.players import users
from data.store.database import Database

MOST: Final = 10
"""The most DM channels opened in ``SECONDS``. Messages in a known channel are not limited."""
SECONDS: Final = 10
REST: Final = 60
"""Seconds after reopening a lost channel before it may be reopened again."""
KEPT: Final = 600
"""Seconds until an unused turn expires."""


class ChannelLost(Exception):
    """Raised if a DM channel is unknown to Discord or refuses the bot."""


class DirectMessages:
    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._opening = WeakValueDictionary[int, asyncio.Lock]()
        self._turns: dict[int, int] = {}
        """By user, the Unix time when their channel may be opened."""
        self._reopened: dict[int, int] = {}
        """By user, the Unix time in the last ``REST`` seconds when their lost channel was opened again."""
        self._given = deque[int](maxlen=MOST)
        """Unix times of the last turns, in order."""
        self._asked_at = 0
        self._is_new = True

    async def act(
        self, user: int, open_dm: Callable[[], Awaitable[int | Failure]], do: Callable[[int], Awaitable[Reply]]
    ) -> Reply:
        """Runs ``do`` with the id of the person's DM channel, opening the channel if necessary.

        Returns LATER while the person waits to have a channel opened. ``do`` may raise ChannelLost.
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
        # One opening serves all messages for the person.
        async with self._opening.setdefault(user, asyncio.Lock()):
            known = await self._database.read(partial(users.dm_channel, user=user))
            if known is not None and known != lost:
                return known
            if user in self._lately_reopened():
                return Failure.LATER
            await self._count_opened()
            if self._take_turn(user) > self._clock():
                return Failure.LATER
            # The channel needs the person's row, unless the person is forgotten meanwhile.
            await self._database.write(partial(users.add_user, user=user))
            channel = await open_dm()
            self._turns.pop(user, None)
            if not isinstance(channel, Failure):
                if lost is not None:
                    self._reopened[user] = self._clock()
                await self._database.write(partial(users.save_dm_channel, user=user, channel=channel))
            return channel

    def _lately_reopened(self) -> dict[int, int]:
        # Discord gives a person's channel the same id again, so the id does not tell.
        now = self._clock()
        self._reopened = {user: at for user, at in self._reopened.items() if abs(now - at) < REST}
        return self._reopened

    async def _count_opened(self) -> None:
        # Discord also counts channels opened by the previous process.
        if self._is_new:
            newest = await self._database.read(partial(users.newest_dm_channels, number=MOST))
            if self._is_new:
                self._is_new = False
                now = self._clock()
                self._given.extend(at for at in map(made_at, reversed(newest)) if abs(now - at) < SECONDS)

    def turn(self, user: int) -> int | None:
        """Returns when the person's DM channel may be opened (Unix seconds), or None if the person is not waiting."""
        return self._turns.get(user)

    def _take_turn(self, user: int) -> int:
        now, given = self._clock(), self._given
        if self._asked_at > now + KEPT:
            # The clock was far ahead at the last request, which must not block everyone.
            given.clear()
            self._turns.clear()
        self._asked_at = now
        if self._turns.get(user, now) <= now - KEPT:
            del self._turns[user]
        if user not in self._turns:
            turn = max([now, *list(given)[-1:]])
            if len(given) == MOST and (later := given[0] + SECONDS) > now:
                # Spaced out, so people keep their order.
                turn = max(later, given[-1] + SECONDS // MOST)
            given.append(turn)
            self._turns[user] = turn
        return self._turns[user]
