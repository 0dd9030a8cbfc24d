"""A queue for long work that people ask for: one piece at a time for each person, and the people in turn."""

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
    """Gives turns to at most ``workers`` people at once. Who asks for much delays others by no more than one turn."""

    def __init__(self, workers: int = 1) -> None:
        self._turns: dict[int, deque[_Turn]] = {}
        self._pool = WorkerPool[int](self._give_turn, workers=workers, most=workers)

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for their turn."""
        return sum(not turn.came.is_set() for turns in self._turns.values() for turn in turns)

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Waits until it is this person's turn, which is the block. ``person`` is a user id."""
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
            # Behind those who have come meanwhile.
            self._pool.hurry(person)
        else:
            del self._turns[person]
