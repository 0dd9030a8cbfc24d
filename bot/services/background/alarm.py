"""One sleeping task for whatever is due next."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

_AFTER_FAILURE = 60
"""How long it sleeps at least after a ringing that failed, in seconds: what is due is still due then."""

LONGEST_SLEEP = 60 * 60
"""How long it sleeps at most before it looks again, in seconds."""

_log = logging.getLogger(__name__)


class Alarm:
    """Sleeps until the nearest due time, rings, and sets itself again. ``set`` it whenever that time may have changed.

    ``next_due`` gives unix seconds, or None while nothing is due. Nothing is kept here: what is due is in the database.
    """

    def __init__(
        self,
        clock: Callable[[], int],
        next_due: Callable[[], Awaitable[int | None]],
        ring: Callable[[], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._next_due = next_due
        self._ring = ring
        self._sleeper: asyncio.Task[None] | None = None
        self._awake: asyncio.Task[None] | None = None
        self._setting: set[asyncio.Task[None]] = set()
        self._ringing = False
        self._stopped = False

    def ring(self) -> None:
        """Rings at once, whatever is due; nobody waits for it."""
        self._wake()
        self._sleeper = asyncio.create_task(self._sleep(0))

    async def set(self) -> None:
        """Looks up what is due next, and sleeps until then."""
        await self._set(1)

    def set_soon(self) -> None:
        """As ``set``, for a caller that cannot wait."""
        task = asyncio.create_task(self.set())
        self._setting.add(task)
        task.add_done_callback(self._setting.discard)

    async def set_after_failure(self) -> None:
        """As ``set``, but lets some time pass: what is due could not be done."""
        await self._set(_AFTER_FAILURE)

    async def _set(self, least: int) -> None:
        if self._stopped or self._ringing:
            # When it has rung it is set anew.
            return
        try:
            due = await self._next_due()
        except Exception:
            _log.exception("what is due next could not be looked up")
            due = self._clock() + _AFTER_FAILURE
        self._wake()
        if due is not None and not self._stopped:
            self._sleeper = asyncio.create_task(self._sleep(max(due - self._clock(), least)))

    async def _sleep(self, seconds: int) -> None:
        # An hour at a time: what another process has put there, as the doctor does, is to be seen as well.
        await asyncio.sleep(min(seconds, LONGEST_SLEEP))
        self._awake, self._sleeper = self._sleeper, None
        self._ringing, least = True, 1
        try:
            await self._ring()
        except Exception:
            _log.exception("what was due could not be done")
            least = _AFTER_FAILURE
        self._ringing = False
        await self._set(least)

    async def stop(self) -> None:
        """Sleeps no more; what is ringing now rings to its end."""
        self._stopped = True
        self._wake()
        if ending := {*self._setting, *([self._awake] if self._awake else [])}:
            await asyncio.wait(ending)

    def _wake(self) -> None:
        if self._sleeper:
            self._sleeper.cancel()
            self._sleeper = None
