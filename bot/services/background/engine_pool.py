"""Thinking that takes long, in processes of its own: the event loop never waits for it, and no core is lost to it.

A worker that dies, or thinks longer than it may, is replaced, and what it was asked is asked once more. Those who ask
are answered in the order in which they asked.

Workers come from a fork server where there is one (it reads the computer player once: the first answer takes half a
second, and another worker is there within 25 ms), else each is started by itself. They are nicer than the bot, so that
it goes first where there are few cores, and end with it, however it ends.
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

T = TypeVar("T")

BUDGET: Final = 10.0
"""How long a worker may think about what it is asked, in seconds of its processor's time where the system counts that
(Windows does not): several times what takes longest on a slow core."""
CROWDED: Final = 6.0
"""By the clock, so many times its budget: it goes last on its core, and where many want that it thinks no worse."""
STARTING: Final = 60.0
"""How long it may take a worker to be there."""
TRIES: Final = 2
NICENESS: Final = 5
_OVERSPENT: Final = getattr(signal, "SIGPROF", None)
"""The signal that ends whoever has used up his budget of the processor's time; None where there is none."""
_READ: Final = "bot.computer.levels.house_players"
"""What is nearly all that a worker reads before it can think."""


class Unanswered(Exception):
    """No worker has an answer: each died or took too long, or what it was asked to do failed.

    It says where, and no value: those may be cards.
    """


class _Lost(Exception):
    """The worker is of no more use."""


class EnginePool:
    """Asks at most so many workers at a time, started when they are needed. ``close`` it at the end.

    ``wait_for`` is how an answer is waited for: a simulated Discord is to know that it may go on meanwhile.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.wait_for: Callable[[Awaitable[Any]], Awaitable[Any]] = _wait_for
        self._threads = ThreadPoolExecutor(workers or max(1, (os.cpu_count() or 2) - 1), "thinking")
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._closed = False
        self._leisure = asyncio.Semaphore()

    async def ask(self, job: Callable[..., T], *args: object, budget: float = BUDGET) -> T:
        """What ``job``, a function of a module, gives for these arguments, all of which can be pickled.

        ``budget`` is how long a worker may think about it, as ``BUDGET`` is. Raises Unanswered; also once the thinkers
        are closed.
        """
        return cast("T", await self.wait_for(self._answer(pickle.dumps((job, args, budget)), budget)))

    async def ask_at_leisure(self, job: Callable[..., T], *args: object) -> T:
        """As ``ask``, for what no partie waits for: one such question at a time, however many people want to learn."""
        asked = pickle.dumps((job, args, BUDGET))

        async def in_turn() -> Any:
            async with self._leisure:
                return await self._answer(asked, BUDGET)

        return cast("T", await self.wait_for(in_turn()))

    async def _answer(self, asked: bytes, budget: float) -> Any:
        if self._closed:
            raise Unanswered("closed")
        return await asyncio.wrap_future(self._threads.submit(self._ask, asked, budget))

    async def close(self) -> None:
        """Ends all workers, whatever they think about."""
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
                worker = self._take()
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

    def _take(self) -> "_Worker":
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
    """A process, and the way to it; one thread at a time uses it."""

    def __init__(self) -> None:
        context = _context()
        self._way, its_way = context.Pipe()
        self._process = context.Process(target=_work, args=(its_way,), name="thinker", daemon=True)
        self._process.start()
        its_way.close()
        self._there = False

    def answer(self, asked: bytes, budget: float) -> tuple[bool, Any]:
        """Whether it could be done, and what came of it. Raises _Lost when it has died, or takes longer."""
        try:
            if not self._there:
                self._hear(STARTING)
                self._there = True
            self._way.send_bytes(asked)
            good, answer = self._hear(CROWDED * budget)
        except (EOFError, OSError):
            self.kill()
            ended_by = -(self._process.exitcode or 0)
            raise _Lost(f"more than {budget:g} s of thought" if ended_by == _OVERSPENT else "the worker died") from None
        return good, answer

    def _hear(self, seconds: float) -> Any:
        if not self._way.poll(seconds):
            raise _Lost(f"nothing within {seconds:g} s")
        return self._way.recv()

    def kill(self) -> None:
        """Ends it at once."""
        self._process.kill()
        self._process.join()


def _context() -> ForkServerContext | SpawnContext:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, _READ])
    return context


# What the worker does.


def _work(way: Connection) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        # Whoever stops the bot by its group or its terminal stops it, and that ends its workers.
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    import_module(_READ)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        way.send(None)
        while True:
            way.send(_done(way.recv_bytes()))
    except (EOFError, OSError):
        return


def _end_with_the_bot() -> None:
    """Also when the bot is killed while this thinks about something without an end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _done(asked: bytes) -> tuple[bool, Any]:
    try:
        job, args, budget = pickle.loads(asked)  # noqa: S301 - it comes from the bot itself
        with _at_most(budget):
            answer = True, job(*args)
        pickle.dumps(answer)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        places = ", ".join(f"{frame.filename}:{frame.lineno}" for frame in frames)
        return False, f"{type(error).__name__} at {places}"
    return answer


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Ends the process once it has had so much of its processor's time, where the system counts that."""
    if _OVERSPENT is None:
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
