"""Long work that people request: one piece at a time per person, with people taking turns."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from bot.model.errors import OneQuestion


class FairQueue:
    """Gives turns to at most ``workers`` people at once. No one, however busy, delays others by more than one turn."""

    def __init__(self, workers: int = 1) -> None:
        self._free = asyncio.Semaphore(workers)
        self._people: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.waiting = 0
        """The number of pieces of work waiting for their turn."""

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Waits for this person's turn, which lasts for the block. ``person`` is a user id."""
        self.waiting += 1
        # Both serve in order of arrival; a person's next piece arrives when the one before is done.
        lock, waits = self._people.setdefault(person, asyncio.Lock()), True
        try:
            async with lock, self._free:
                self.waiting, waits = self.waiting - 1, False
                yield
        finally:
            self.waiting -= waits


class Questions:
    """The people whose question to the engine is being answered; one at a time, because the engine serves everyone."""

    def __init__(self) -> None:
        self._asking: set[int] = set()

    @contextmanager
    def one_of(self, user: int) -> Iterator[None]:
        """The time during which a question of a person is answered. Raises OneQuestion during another of theirs."""
        if user in self._asking:
            raise OneQuestion
        self._asking.add(user)
        try:
            yield
        finally:
            self._asking.discard(user)
