"""A process pool for long computations, so the event loop never waits for the computer player.

A worker is replaced after dying, hanging or exceeding its processor time, and its job is retried once. Workers run at
lower priority than the bot, and end with it, even if it is killed.
"""

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Any, Final, TypeVar, cast

from bot.runtime.queues import FairQueue

T = TypeVar("T")

BUDGET: Final = 10.0
"""Seconds of processor time for a job: several times the longest job on a slow core. Windows does not limit it."""
HUNG_AFTER: Final = 600.0
"""Wall-clock seconds after which a job counts as hung: far more than any move takes, because low priority makes a
worker slow on a busy machine.
"""
STARTING: Final = 600.0
"""The most seconds for a worker to start."""
TRIES: Final = 2
NICENESS: Final = 5
_CLOSED: Final[int | None] = getattr(signal, "SIGHUP", None)
"""The signal of a closed terminal; None on Windows. ``nohup`` makes a program ignore it."""
STOPPING: Final = (
    *(signal.SIGTERM, signal.SIGINT),
    *([signal.Signals(_CLOSED)] if _CLOSED and signal.getsignal(_CLOSED) is not signal.SIG_IGN else []),
)
"""The signals that stop the bot."""
_OVERSPENT: Final = getattr(signal, "SIGPROF", None)
"""The signal that kills a worker once its processor time is used up; None on Windows."""
_PRELOADED: Final = "bot.piquet.house.levels.house_players"
"""Imports nearly everything a worker needs."""


class Unanswered(Exception):
    """Raised if a job has no result: the workers died or took too long, or the job raised an exception."""


class _Lost(Exception): ...


class EnginePool:
    """A pool of at most ``workers`` processes, started as needed. Call ``close`` at the end."""

    def __init__(self, workers: int | None = None) -> None:
        self.wait_for: Callable[[Awaitable[Any]], Awaitable[Any]] = _wait_for
        """Tests replace this to keep a simulated Discord running during waits."""
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.answered = self.unanswered = 0
        """Numbers of jobs with and without an answer."""
        self._asked = 0
        self._threads = ThreadPoolExecutor(self.workers, "engine-pool")
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._closed = False
        self._background = FairQueue()

    async def ask(self, job: Callable[..., T], *args: object, budget: float = BUDGET) -> T:
        """Runs ``job``, a top-level function with picklable arguments, in a worker.

        ``budget`` is processor time in seconds. Raises Unanswered, also after ``close``.
        """
        return cast("T", await self.wait_for(self._answer(job, args, budget)))

    async def ask_in_turn(self, person: int, job: Callable[..., T], *args: object) -> T:
        """Runs a background job, such as advice. Only one background job runs at a time, and people take turns."""

        async def in_turn() -> Any:
            async with self._background.turn(person):
                return await self._answer(job, args, BUDGET)

        return cast("T", await self.wait_for(in_turn()))

    async def _answer(self, job: Callable[..., object], args: tuple[object, ...], budget: float) -> Any:
        try:
            answer = await self._answer_in_worker(job, args, budget)
        except Unanswered:
            self.unanswered += 1
            raise
        self.answered += 1
        return answer

    async def _answer_in_worker(self, job: Callable[..., object], args: tuple[object, ...], budget: float) -> Any:
        if self._closed:
            raise Unanswered("closed")
        self._asked += 1
        try:
            asked = pickle.dumps((job, args, budget))
            return await asyncio.wrap_future(self._threads.submit(self._ask, asked, budget))
        finally:
            self._asked -= 1

    @property
    def running(self) -> int:
        return min(self._asked, self.workers)

    @property
    def waiting(self) -> int:
        return max(self._asked - self.workers, 0) + self._background.waiting

    async def close(self) -> None:
        """Kills all workers, even during a job."""
        with self._lock:
            self._closed = True
            workers = list(self._all)
        for worker in workers:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown)

    def _ask(self, asked: bytes, budget: float) -> Any:
        lost = ""
        for _ in range(TRIES):
            try:
                worker = self._get_worker()
            except (EOFError, OSError) as error:
                lost = f"no worker could be started: {type(error).__name__}"
                continue
            try:
                good, answer = worker.answer(asked, budget)
            except _Lost as error:
                lost = str(error)
                worker.kill()
                with self._lock:
                    self._all.discard(worker)
                continue
            with self._lock:
                self._idle.append(worker)
            if good:
                return answer
            raise Unanswered(answer)
        raise Unanswered(lost)

    def _get_worker(self) -> "_Worker":
        with self._lock:
            if self._closed:
                raise Unanswered("closed")
            if self._idle:
                return self._idle.pop()
        worker = _Worker()
        with self._lock:
            self._all.add(worker)
            closed = self._closed
        if closed:
            worker.kill()
        return worker


async def _wait_for(answer: Awaitable[T]) -> T:
    return await answer


class _Worker:
    """A process and its connection, used by one thread at a time."""

    def __init__(self) -> None:
        context = _context()
        self._connection, worker_end = context.Pipe()
        self._process = context.Process(target=_run_worker, args=(worker_end,), name="engine-worker", daemon=True)
        self._process.start()
        worker_end.close()
        self._started = False

    def answer(self, asked: bytes, budget: float) -> tuple[bool, Any]:
        """Runs a pickled job. Returns (True, result) or (False, error); raises _Lost if the worker dies or hangs."""
        try:
            if not self._started:
                self._receive(STARTING)
                self._started = True
            self._connection.send_bytes(asked)
            good, answer = self._receive(HUNG_AFTER)
        except (EOFError, OSError):
            self.kill()
            ended_by = -(self._process.exitcode or 0)
            raise _Lost(f"more than {budget:g} s of thought" if ended_by == _OVERSPENT else "the worker died") from None
        return good, answer

    def _receive(self, seconds: float) -> Any:
        if not self._connection.poll(seconds):
            raise _Lost(f"nothing within {seconds:g} s")
        return self._connection.recv()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


def _context() -> ForkServerContext | SpawnContext:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    # The server imports the computer player once (half a second); each worker then starts in 25 ms.
    context.set_forkserver_preload([__name__, _PRELOADED])
    return context


# In the worker process.


def _run_worker(connection: Connection) -> None:
    for number in STOPPING:
        # A signal to the process group is for the bot, which then ends its workers.
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    import_module(_PRELOADED)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        connection.send(None)
        while True:
            connection.send(_result(connection.recv_bytes()))
    except (EOFError, OSError):
        return


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _result(asked: bytes) -> tuple[bool, Any]:
    try:
        job, args, budget = pickle.loads(asked)  # noqa: S301 - pickled by the bot itself
        with _limited_to(budget):
            answer = True, job(*args)
        pickle.dumps(answer)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        # Only places in the code: the error's message could name a card.
        places = ", ".join(f"{frame.filename}:{frame.lineno}" for frame in frames)
        return False, f"{type(error).__name__} at {places}"
    return answer


@contextmanager
def _limited_to(seconds: float) -> Iterator[None]:
    if _OVERSPENT is None:
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
