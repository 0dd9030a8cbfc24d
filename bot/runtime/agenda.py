"""The agenda: one loop for all timed work.

Due times are in the database, so a restart forgets nothing and a wrong wake does no harm. Each entry runs in a task
of its own: one that takes long, or fails, delays no other.
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
"""The pause after a failure, in seconds; what was due is still due then."""
LONGEST_SLEEP = 60 * 60
"""The longest time until an entry is looked at again, in seconds: other programs may change the database."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class NotDone(Exception):
    """An entry could not do its work. The text is the reason, for the log; "" is not logged.

    ``least`` is the shortest pause, in seconds.
    """

    def __init__(self, reason: str = "", *, least: float = 0.0, level: int = logging.WARNING) -> None:
        super().__init__(reason)
        self.least = least
        self.level = level


class Entry:
    """Something that is done at some time; once when the bot starts, due or not."""

    timely = False
    """Whether people wait for it, so that /healthz measures how late it is."""
    first_pause = longest_pause = float(AFTER_FAILURE)
    """The pause after a failure, in seconds; each further failure doubles it."""
    start_waits = 0.0
    """How long the start of the bot waits until it is done for the first time, in seconds."""
    is_cancelled = False
    """Whether the bot cancels it when it stops, instead of waiting for its end."""

    agenda: "Agenda | None" = None
    """The agenda that it is on."""
    stopping = False
    """Whether the bot is stopping: what is not begun is left for the next start."""
    failures = 0
    """The number of failures in a row. An entry that gets on sets it to 0."""

    async def next_due(self) -> int | None:
        """When it is due next, in Unix seconds; None for never."""
        raise NotImplementedError

    def wakes_on(self, change: Hashable) -> bool:  # noqa: ARG002 - for those who override it
        """Whether a committed change may make it due earlier."""
        return False

    def committed(self, changes: Collection[Hashable]) -> bool:
        """Whether a commit may make it due earlier."""
        heard = [self.wakes_on(change) for change in changes]
        return any(heard)

    async def do(self) -> None:
        """Does due work. Raises NotDone, or anything else, to be tried again after a pause."""
        raise NotImplementedError

    async def do_each(self, things: Iterable[T], do: Callable[[T], Awaitable[None]]) -> None:
        """Does several things until the bot stops. One that fails stops no other; the last failure is raised."""
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
        """Ends its background work, when the bot stops."""

    def wake(self, by: float = 0.0) -> None:
        """Reads ``next_due`` again, at once or ``by`` a time in Unix seconds."""
        if self.agenda is not None:
            self.agenda.check_by(self, by)


@dataclass(slots=True)
class _Plan:
    look_at: float = 0.0
    not_before: float = 0.0
    is_begun: bool = False
    looking: asyncio.Task[None] | None = None
    reason: str | None = None
    """Why it failed last; None if it did not."""


class Agenda:
    """Runs the entries from ``start`` to ``stop``."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._plans: dict[Entry, _Plan] = {}
        self._sleeper: asyncio.Task[None] | None = None
        self._sleeps_until = 0.0
        self._unsubscribe: Callable[[], None] | None = None
        self._variables = copy_context()

    def add(self, *entries: Entry) -> None:
        """Adds entries, before ``start``."""
        for entry in entries:
            self._plans[entry] = _Plan()
            entry.agenda = self

    @property
    def entries(self) -> Collection[Entry]:
        """All entries."""
        return self._plans.keys()

    async def start(self) -> None:
        """Begins every entry, and waits for those with ``start_waits``."""
        self._variables = copy_context()
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._look()
        for entry, plan in self._plans.items():
            if entry.start_waits and plan.looking is not None:
                await asyncio.wait([plan.looking], timeout=entry.start_waits)

    async def stop(self) -> None:
        """Begins nothing more, and waits for running entries."""
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
        """The delay of the latest timely entry, in seconds."""
        now = self._context.clock()
        dues = [await entry.next_due() for entry in self._plans if entry.timely]
        return max([0, *(now - due for due in dues if due is not None)])

    def failing(self) -> dict[str, str]:
        """The entries that failed last time, with the reasons."""
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
        """Looks at an entry by this time, in Unix seconds, but not while it pauses."""
        # What a click wakes does not run in the click's context.
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
            # A time that is too far away was set before the clock was set back.
            if plan.looking is None and not now < plan.look_at <= now + LONGEST_SLEEP:
                plan.looking = asyncio.create_task(self._look_at(entry, plan))
        self._sleep_until(min((plan.look_at for plan in self._plans.values() if plan.looking is None), default=None))

    async def _look_at(self, entry: Entry, plan: _Plan) -> None:
        try:
            due = await self._next_due(entry, plan)
            if not plan.is_begun or due <= self._context.clock():
                await entry.do()
                plan.is_begun = True
                # What is due again at once is done once a second.
                plan.not_before = self._context.clock() + 1
                due = await self._next_due(entry, plan)
            entry.failures, plan.reason = 0, None
        except Exception as error:
            due = plan.not_before = self._context.clock() + self._pause(entry, plan, error)
        finally:
            plan.looking = None
        self._look_by(entry, due)

    async def _next_due(self, entry: Entry, plan: _Plan) -> float:
        # Whatever wakes it from here on may be missing in what it reads.
        plan.look_at = inf
        due = await entry.next_due()
        return inf if due is None else due

    def _pause(self, entry: Entry, plan: _Plan, error: Exception) -> float:
        """Logs the failure; a reason is logged once in a row."""
        pause = min(entry.first_pause * 2.0 ** min(entry.failures, 20), entry.longest_pause)
        entry.failures += 1
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
        # An early look does no harm.
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
