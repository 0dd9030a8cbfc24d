"""Gives answers to clicks priority: messages that no one is waiting for yield to them, and are spaced out."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Final

from bot.runtime.refusals import Refusals

LONGEST: Final = 1 / 50
"""The longest that one message yields, in seconds, so that messages still go out if clicks never stop."""
APART: Final = 1 / 40
"""The time between two messages, in seconds. A message is one or two requests, and Discord accepts 50 a second from a
bot. Beyond that it refuses everything for a second; the delayed messages would then come at once, before the next
click.
"""
ANSWERED: Final = 3.0
"""The longest that messages of a partie wait for the answer to a click on it, in seconds: Discord does not wait longer
for the answer.
"""


class Throttle:
    """Counts the people waiting for an answer, and lets messages wait for them.

    ``apart`` is the time between two messages in seconds; it is longer while Discord refuses many (``refusals``).

    Every wait for an answer, or for another message, goes through ``wait_for``, which the try-out replaces so that a
    simulated Discord can continue while the house thinks.
    """

    def __init__(self, apart: float | None = None, *, refusals: Refusals | None = None) -> None:
        self.refusals = refusals or Refusals()
        self.wait_for: Callable[[Awaitable[object]], Awaitable[object]] = _wait_for
        self._apart = APART if apart is None else apart
        self._asking = 0
        self._no_one = asyncio.Event()
        self._no_one.set()
        self._held: Counter[int] = Counter()
        self._released: dict[int, asyncio.Event] = {}
        self._free_at = 0.0
        """When the next message has its turn, by the clock of the event loop."""
        self._pauses: set[asyncio.Task[None]] = set()
        """The time until the turn of each message that waits for it; tasks, so that ``stop`` can end them."""
        self._stopped = False

    @contextmanager
    def asking(self, key: int | None) -> Iterator[None]:
        """Marks that a person is waiting for an answer, which is about the partie ``key`` unless that is None."""
        self._enter()
        try:
            with nullcontext() if key is None else self.holding(key):
                yield
        finally:
            self._leave()

    @contextmanager
    def thinking(self, key: int | None) -> Iterator[None]:
        """Within ``asking``, lets messages go out while a long answer is computed."""
        self._leave()
        if key is not None:
            self._release(key)
        try:
            yield
        finally:
            if key is not None:
                self._held[key] += 1
            self._enter()

    @contextmanager
    def holding(self, key: int) -> Iterator[None]:
        """Holds the messages about ``key``: more is about to be decided, and one message can cover it all."""
        self._held[key] += 1
        try:
            yield
        finally:
            self._release(key)

    def is_held(self, key: int) -> bool:
        """Whether messages about ``key`` are held."""
        return self._held[key] > 0

    async def answered(self, key: int) -> None:
        """Waits until no one is waiting for an answer about ``key``, but no longer than ``ANSWERED``."""
        if not self.is_held(key):
            return
        await self.wait_for(_until_set(self._released.setdefault(key, asyncio.Event())))

    async def give_way(self) -> None:
        """Waits until no one is waiting for an answer. Messages take turns, so that a click can come between two.

        After ``stop`` it returns at once, and the caller sends nothing.
        """
        if self._stopped:
            return
        now = asyncio.get_running_loop().time()
        turn = max(now, self._free_at)
        self._free_at = turn + max(self._apart, self.refusals.apart)
        await self._pause(turn - now)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await self._no_one.wait()

    async def _pause(self, seconds: float) -> None:
        pause = asyncio.create_task(asyncio.sleep(seconds))
        self._pauses.add(pause)
        try:
            await asyncio.wait([pause])
        finally:
            pause.cancel()
            self._pauses.discard(pause)

    def stop(self) -> None:
        """Ends the time between two messages, because the bot is stopping and sends no more."""
        self._stopped = True
        for pause in self._pauses:
            pause.cancel()

    def _enter(self) -> None:
        self._asking += 1
        self._no_one.clear()

    def _leave(self) -> None:
        self._asking -= 1
        if not self._asking:
            self._no_one.set()

    def _release(self, key: int) -> None:
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
            if released := self._released.pop(key, None):
                released.set()


async def _until_set(released: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWERED):
            await released.wait()


async def _wait_for(answer: Awaitable[object]) -> object:
    return await answer
