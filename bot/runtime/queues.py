"""Fair turns for people, a worker pool with urgent jobs, and fixed answer times to hide how long the house thinks."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import cycle
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

from bot.model.errors import OneQuestion

Key = TypeVar("Key", bound=Hashable)

WORKERS: Final = 16
"""Jobs at once. With a third of a second per request they send Discord's limit of 50 requests a second."""
COUNTED_FOR: Final = 2.0
"""Seconds after which a job no longer counts for ``WORKERS``, because it probably waits for Discord."""
LOOKS_EVERY: Final = 1 / 40
"""Seconds between checks for a finished job."""
MOST: Final = 48
"""The most running jobs, counted or not."""
BEAT: Final = 1.0
"""Seconds between beats. Almost all work finishes within one."""


class FairQueue:
    """Lets ``workers`` people work at the same time. Nobody delays another person by more than one turn."""

    def __init__(self, workers: int = 1) -> None:
        self._free = asyncio.Semaphore(workers)
        self._people: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Waits for the person's turn, and holds it during the block."""
        self.waiting += 1
        # Both serve in order of arrival; a person's next job arrives when the last one is done.
        lock, waits = self._people.setdefault(person, asyncio.Lock()), True
        try:
            async with lock, self._free:
                self.waiting, waits = self.waiting - 1, False
                yield
        finally:
            self.waiting -= waits


class Questions:
    """Limits each person to one question to the engine at a time."""

    def __init__(self) -> None:
        self._asking: set[int] = set()

    @contextmanager
    def one_of(self, user: int) -> Iterator[None]:
        """Marks the user as asking during the block. Raises OneQuestion if they are already asking."""
        if user in self._asking:
            raise OneQuestion
        self._asking.add(user)
        try:
            yield
        finally:
            self._asking.discard(user)


class WorkerPool(Generic[Key]):
    """Runs ``job`` for each queued key. If a key is queued while its job runs, the job runs again.

    ``workers`` limits the computing jobs, ``most`` the computing and waiting jobs together.
    """

    def __init__(self, job: Callable[[Key], Awaitable[None]], *, workers: int = WORKERS, most: int = MOST) -> None:
        self._job = job
        self._workers = workers
        self._most = most
        # A dict keeps the keys in order of arrival.
        self._urgent: dict[Key, None] = {}
        self._others: dict[Key, None] = {}
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._counted: set[Key] = set()
        self._stopped = False
        # Every fourth job is a non-urgent one, however many urgent ones wait.
        orders = (self._urgent, self._others), (self._others, self._urgent)
        self._orders: Iterator[tuple[dict[Key, None], dict[Key, None]]] = cycle((*[orders[0]] * 3, orders[1]))

    def hurry(self, key: Key) -> None:
        """Queues the key's job as urgent, because a person waits for it."""
        self._others.pop(key, None)
        self._urgent[key] = None
        self._start_jobs()

    def call(self, key: Key) -> None:
        """Queues the key's job behind urgent jobs."""
        if key not in self._urgent:
            self._others[key] = None
        self._start_jobs()

    def stop_counting(self, key: Key) -> None:
        """Lets one more job start, because the key's job is long or waits."""
        self._counted.discard(key)
        self._start_jobs()

    async def stop(self) -> None:
        """Starts no more jobs, and waits for running ones."""
        self._stopped = True
        await self.rest()

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def runs(self, key: Key) -> bool:
        return key in self._running

    async def done(self, key: Key, seconds: float) -> None:
        for _ in range(int(seconds / LOOKS_EVERY)):
            if not (key in self._urgent or key in self._others or key in self._running):
                return
            await asyncio.sleep(LOOKS_EVERY)

    async def rest(self) -> None:
        while self._running:
            await asyncio.wait(list(self._running.values()))

    def _start_jobs(self) -> None:
        while not self._stopped and len(self._counted) < self._workers and len(self._running) < self._most:
            if not (self._urgent or self._others):
                return
            key = self._next()
            if key is None:
                return
            self._counted.add(key)
            self._running[key] = asyncio.create_task(self._run(key))

    def _next(self) -> Key | None:
        for waiting in next(self._orders):
            for key in waiting:
                if key not in self._running:
                    del waiting[key]
                    return key
        return None

    async def _run(self, key: Key) -> None:
        timeout = asyncio.get_running_loop().call_later(COUNTED_FOR, self.stop_counting, key)
        try:
            await self._job(key)
        finally:
            timeout.cancel()
            del self._running[key]
            self._counted.discard(key)
        self._start_jobs()


class Beat:
    """Prolongs work to a multiple of ``seconds``, so its duration reveals nothing. 0 turns this off."""

    def __init__(
        self,
        seconds: float | None = None,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds = BEAT if seconds is None else seconds
        self._now = now
        self._sleep = sleep

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Prolongs the block to a multiple of the beat's ``seconds``."""
        began = self._now()
        yield
        if self._seconds:
            await self._sleep(self._seconds - (self._now() - began) % self._seconds)
