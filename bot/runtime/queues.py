"""Who works when: people in turn, urgent keys first, and the house on a beat."""

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
"""How many jobs run at once. At a third of a second per request, this gives the 50 requests a second that Discord
accepts from a bot.
"""
COUNTED_FOR: Final = 2.0
"""After this many seconds a job, probably waiting for Discord, no longer counts, so that another can start."""
LOOKS_EVERY: Final = 1 / 40
"""How often a waiter checks whether its job is done, in seconds."""
MOST: Final = 48
"""The most jobs that run, including those that no longer count."""
BEAT: Final = 1.0
"""The seconds between two beats. All but the rarest work finishes within one."""


class FairQueue:
    """Gives turns to at most ``workers`` people at once; nobody delays others by more than one turn."""

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
    """One question to the engine for each person at a time, because the engine serves everyone."""

    def __init__(self) -> None:
        self._asking: set[int] = set()

    @contextmanager
    def one_of(self, user: int) -> Iterator[None]:
        """While a person's question is answered. Raises OneQuestion during another of theirs."""
        if user in self._asking:
            raise OneQuestion
        self._asking.add(user)
        try:
            yield
        finally:
            self._asking.discard(user)


class WorkerPool(Generic[Key]):
    """Runs ``job`` for each key, and again for a key arriving while its job runs.

    ``workers`` jobs count at once; ``most`` run at once, including those that wait for Discord.
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
        """Runs the job for this key soon, because a person is waiting for it."""
        self._others.pop(key, None)
        self._urgent[key] = None
        self._start_jobs()

    def call(self, key: Key) -> None:
        """Runs the job for this key after the urgent ones."""
        if key not in self._urgent:
            self._others[key] = None
        self._start_jobs()

    def stop_counting(self, key: Key) -> None:
        """Frees this job's slot for another, because it takes long or only waits."""
        self._counted.discard(key)
        self._start_jobs()

    async def stop(self) -> None:
        """Starts no more jobs, and waits for the running ones."""
        self._stopped = True
        await self.rest()

    @property
    def busy(self) -> bool:
        """Whether any job runs."""
        return bool(self._running)

    def runs(self, key: Key) -> bool:
        """Whether the job for this key runs."""
        return key in self._running

    async def done(self, key: Key, seconds: float) -> None:
        """Waits until no job for this key is waiting or running, but no longer than ``seconds``."""
        for _ in range(int(seconds / LOOKS_EVERY)):
            if not (key in self._urgent or key in self._others or key in self._running):
                return
            await asyncio.sleep(LOOKS_EVERY)

    async def rest(self) -> None:
        """Waits until no job runs."""
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
    """Makes work last a whole number of beats, so that its time reveals nothing. With 0 ``seconds``, it is free.

    ``now`` is a clock that never goes back; ``sleep`` passes time on it.
    """

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
        """Makes the block end on a beat, counted from the block's start."""
        began = self._now()
        yield
        if self._seconds:
            await self._sleep(self._seconds - (self._now() - began) % self._seconds)
