"""A queue for long work that people request: one piece at a time per person, with people taking turns."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.runtime.worker_pool import WorkerPool


class _Turn:
    def __init__(self) -> None:
        self.came = asyncio.Event()
        self.over = asyncio.Event()


class FairQueue:
    """Gives turns to at most ``workers`` people at once. No one, however busy, delays others by more than one turn."""

    def __init__(self, workers: int = 1) -> None:
        self._turns: dict[int, deque[_Turn]] = {}
        self._pool = WorkerPool[int](self._give_turn, workers=workers, most=workers)

    @property
    def waiting(self) -> int:
        """The number of pieces of work waiting for their turn."""
        return sum(not turn.came.is_set() for turns in self._turns.values() for turn in turns)

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Waits for this person's turn, which lasts for the block. ``person`` is a user id."""
        turn, turns = _Turn(), self._turns.setdefault(person, deque())
        turns.append(turn)
        if len(turns) == 1:
            self._pool.hurry(person)
        try:
            await turn.came.wait()
            yield
        finally:
            turn.over.set()

    async def _give_turn(self, person: int) -> None:
        turns = self._turns[person]
        turns[0].came.set()
        await turns[0].over.wait()
        turns.popleft()
        if turns:
            # Behind those who have arrived meanwhile.
            self._pool.hurry(person)
        else:
            del self._turns[person]
