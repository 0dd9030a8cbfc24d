"""The couriers, on their rounds for the parties: so many at once, one for each partie, those in a hurry first."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from typing import Final

COURIERS: Final = 16
"""For so many parties at a time something is brought: 50 requests a second, as many as Discord takes of a bot, though
each of them be under way for a third of one."""
PATIENCE: Final = 2.0
"""How long a round counts, in seconds: one that lasts longer is kept waiting by Discord, and others go meanwhile."""
MOST: Final = 48
"""So many rounds are under way, those that are kept waiting among them: no more than Discord takes at once."""

Waiting = dict[int, None]
"""Parties in the order in which they were called for."""


class WorkerPool:
    """Sends somebody on ``round_`` for each partie that is called for; again, if it is called for meanwhile.

    ``couriers`` are on their rounds at once, ``most`` with those that are kept waiting.
    """

    def __init__(self, round_: Callable[[int], Awaitable[None]], *, couriers: int = COURIERS, most: int = MOST) -> None:
        self._round = round_
        self._workers = couriers
        self._most = most
        self._hurried: Waiting = {}
        self._others: Waiting = {}
        self._away: dict[int, asyncio.Task[None]] = {}
        self._counted: set[int] = set()
        self._stopped = False
        # Those who are in no hurry have their turn as well, whatever else there is to do.
        orders = (self._hurried, self._others), (self._others, self._hurried)
        self._orders: Iterator[tuple[Waiting, Waiting]] = cycle((orders[0], orders[0], orders[0], orders[1]))

    def hurry(self, partie: int) -> None:
        """Somebody waits for what is to be brought."""
        self._others.pop(partie, None)
        self._hurried[partie] = None
        self._send()

    def call(self, partie: int) -> None:
        """Something is to be brought, after what somebody waits for. Who is under way sees it, or it rings again."""
        if partie not in self._hurried and partie not in self._away:
            self._others[partie] = None
        self._send()

    async def stop(self) -> None:
        """Lets the rounds that are under way end, and begins no more."""
        self._stopped = True
        await self.rest()

    @property
    def busy(self) -> bool:
        """Whether anybody is under way."""
        return bool(self._away)

    async def rest(self) -> None:
        """Waits until nobody is under way."""
        while self._away:
            await asyncio.wait(list(self._away.values()))

    def _send(self) -> None:
        while not self._stopped and len(self._counted) < self._workers and len(self._away) < self._most:
            partie = self._next()
            if partie is None:
                return
            self._counted.add(partie)
            self._away[partie] = asyncio.create_task(self._go(partie))

    def _next(self) -> int | None:
        """Who is next of those for whom nobody is under way."""
        if not (self._hurried or self._others):
            return None
        for waiting in next(self._orders):
            for partie in waiting:
                if partie not in self._away:
                    del waiting[partie]
                    return partie
        return None

    async def _go(self, partie: int) -> None:
        impatience = asyncio.get_running_loop().call_later(PATIENCE, self._give_place, partie)
        try:
            await self._round(partie)
        finally:
            impatience.cancel()
            del self._away[partie]
            self._counted.discard(partie)
        self._send()

    def _give_place(self, partie: int) -> None:
        """The round for this partie lasts too long for others to wait for it."""
        self._counted.discard(partie)
        self._send()
