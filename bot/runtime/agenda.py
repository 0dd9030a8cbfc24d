"""The agenda runs all scheduled jobs.

Due times are in the database, so a restart loses no job, and checking too early does no harm. Each entry runs in its
own task, so a slow or failing entry delays no other.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable
from contextvars import copy_context
from dataclasses import dataclass
from math import inf
from typing import TypeVar

from bot.runtime.context import Context

AFTER_FAILURE = 60
"""Seconds to pause after a failure."""
LONGEST_SLEEP = 60 * 60
"""Seconds after which every entry is checked again, because other programs may change the database."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class NotDone(Exception):
    """Raised by an entry to run again later, after at least ``least`` seconds. The text is logged unless empty."""

    def __init__(self, reason: str = "", *, least: float = 0.0, level: int = logging.WARNING) -> None:
        super().__init__(reason)
        self.least = least
        self.level = level


class Entry:
    """A scheduled job, also run once when the bot starts."""

    timely = False
    """Whether people wait for this entry, so /healthz measures its delay."""
    first_pause = longest_pause = float(AFTER_FAILURE)
    """Seconds to pause after a failure; each further failure doubles the pause."""
    start_waits = 0.0
    """Seconds that startup waits for the first run."""
    is_cancelled = False
    """Whether shutdown cancels the entry instead of waiting for it."""

    agenda: "Agenda | None" = None
    stopping = False
    """Whether the bot is stopping; remaining work waits for the next start."""
    failures = 0
    """Failures in a row. An entry sets this to 0 when it makes progress."""

    async def next_due(self) -> int | None:
        """Returns the next due time in Unix seconds, or None if nothing is scheduled."""
        raise NotImplementedError

    def wakes_on(self, change: Hashable) -> bool:  # noqa: ARG002 - for those who override it
        """Whether a committed change may make the entry due earlier."""
        return False

    def committed(self, changes: Collection[Hashable]) -> bool:
        heard = [self.wakes_on(change) for change in changes]
        return any(heard)

    async def do(self) -> None:
        """Runs the due work. If it raises NotDone or any other error, the agenda retries it after a pause."""
        raise NotImplementedError

    async def do_each(self, things: Iterable[T], do: Callable[[T], Awaitable[None]]) -> None:
        """Runs ``do`` for each thing until the bot stops.

        Continues after an exception, and raises the last one at the end.
        """
        failure: Exception | None = None
        for thing in things:
            if self.stopping:
                break
            try:
                await do(thing)
            except Exception as error:
                failure = error
        if failure is not None:
            raise failure

    async def stop(self) -> None:
        """Ends background work when the bot stops."""

    def wake(self, by: float = 0.0) -> None:
        """Makes the agenda call ``next_due`` again, no later than at ``by`` (Unix seconds)."""
        if self.agenda is not None:
            self.agenda.check_by(self, by)


@dataclass(slots=True)
class _Plan:
    look_at: float = 0.0
    not_before: float = 0.0
    is_begun: bool = False
    looking: asyncio.Task[None] | None = None
    reason: str | None = None
    """Why the last run failed; None if it succeeded."""


class Agenda:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._plans: dict[Entry, _Plan] = {}
        self._sleeper: asyncio.Task[None] | None = None
        self._sleeps_until = 0.0
        self._unsubscribe: Callable[[], None] | None = None
        self._variables = copy_context()

    def add(self, *entries: Entry) -> None:
        """Adds entries. Must be called before ``start``."""
        for entry in entries:
            self._plans[entry] = _Plan()
            entry.agenda = self

    @property
    def entries(self) -> Collection[Entry]:
        return self._plans.keys()

    async def start(self) -> None:
        """Starts every entry. Waits for each entry's first run, for at most its ``start_waits`` seconds."""
        self._variables = copy_context()
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._look()
        for entry, plan in self._plans.items():
            if entry.start_waits and plan.looking is not None:
                await asyncio.wait([plan.looking], timeout=entry.start_waits)

    async def stop(self) -> None:
        """Starts no more work, and waits for running entries."""
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None
        if self._sleeper is not None:
            self._sleeper.cancel()
        for entry, plan in self._plans.items():
            entry.stopping = True
            if entry.is_cancelled and plan.looking is not None:
                plan.looking.cancel()
        ended = await asyncio.gather(*(entry.stop() for entry in self._plans), return_exceptions=True)
        for failure in ended:
            # A cancellation is no failure of the entry.
            if isinstance(failure, Exception):
                _log.error("an entry of the agenda could not be stopped", exc_info=failure)
        if looking := [plan.looking for plan in self._plans.values() if plan.looking is not None]:
            await asyncio.wait(looking)

    async def late(self) -> int:
        """Returns the most overdue ``timely`` entry's delay in seconds; 0 if none is late.

        Timely entries must run on time.
        """
        now = self._context.clock()
        dues = [await entry.next_due() for entry in self._plans if entry.timely]
        return max([0, *(now - due for due in dues if due is not None)])

    def failing(self) -> dict[str, str]:
        """Returns the failure reason of each entry that failed in its last run, by entry name."""
        return {type(entry).__name__: plan.reason for entry, plan in self._plans.items() if plan.reason is not None}

    def _committed(self, changes: Collection[Hashable]) -> None:
        for entry in self._plans:
            try:
                is_earlier = entry.committed(changes)
            except Exception:
                _log.exception("%s could not take in a commit", type(entry).__name__)
                is_earlier = True
            if is_earlier:
                entry.wake()

    def check_by(self, entry: Entry, time: float) -> None:
        """Schedules the entry's next check no later than ``time`` (Unix seconds), but after its current pause."""
        # An entry woken by a click must not run in the click's context.
        asyncio.get_running_loop().call_soon(self._look_by, entry, time, context=self._variables)

    def _look_by(self, entry: Entry, time: float) -> None:
        plan, last = self._plans[entry], self._context.clock() + LONGEST_SLEEP
        plan.look_at = min(plan.look_at, max(time, plan.not_before), last)
        self._look()

    def _look(self) -> None:
        if self._unsubscribe is None:
            return
        now = self._context.clock()
        for entry, plan in self._plans.items():
            # A time too far ahead was computed before the clock was set back.
            if plan.looking is None and not now < plan.look_at <= now + LONGEST_SLEEP:
                plan.looking = asyncio.create_task(self._look_at(entry, plan))
        self._sleep_until(min((plan.look_at for plan in self._plans.values() if plan.looking is None), default=None))

    async def _look_at(self, entry: Entry, plan: _Plan) -> None:
        try:
            due = await self._next_due(entry, plan)
            if not plan.is_begun or due <= self._context.clock():
                await entry.do()
                plan.is_begun = True
                # Work due again at once runs once a second.
                plan.not_before = self._context.clock() + 1
                due = await self._next_due(entry, plan)
            entry.failures, plan.reason = 0, None
        except Exception as error:
            due = plan.not_before = self._context.clock() + self._pause(entry, plan, error)
        finally:
            plan.looking = None
        self._look_by(entry, due)

    async def _next_due(self, entry: Entry, plan: _Plan) -> float:
        # Reset before reading: a later wake may not be in the data read.
        plan.look_at = inf
        due = await entry.next_due()
        return inf if due is None else due

    def _pause(self, entry: Entry, plan: _Plan, error: Exception) -> float:
        pause = min(entry.first_pause * 2.0 ** min(entry.failures, 20), entry.longest_pause)
        entry.failures += 1
        # A reason is logged once in a row.
        before, plan.reason = plan.reason, type(error).__name__
        if isinstance(error, NotDone):
            plan.reason, pause = str(error) or None, max(pause, error.least)
        if entry.stopping or (isinstance(error, NotDone) and plan.reason in (None, before)):
            return pause
        if isinstance(error, NotDone):
            _log.log(error.level, "%s; trying again in %d seconds", error, pause)
        else:
            _log.error("%s failed; trying again in %d seconds", type(entry).__name__, pause, exc_info=error)
        return pause

    def _sleep_until(self, time: float | None) -> None:
        # Waking early does no harm.
        if time is None or (self._sleeper is not None and self._sleeps_until <= time):
            return
        if self._sleeper is not None:
            self._sleeper.cancel()
        self._sleeps_until = time
        self._sleeper = asyncio.create_task(self._sleep(time - self._context.clock()))

    async def _sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._sleeper = None
        self._look()
