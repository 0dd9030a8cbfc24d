"""A timer: one task that sleeps until the next due time, then does what is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

AFTER_FAILURE = 60
"""The shortest sleep after a failure, in seconds; what was due is still due then."""

LONGEST_SLEEP = 60 * 60
"""The longest sleep before it checks again, in seconds."""

_log = logging.getLogger(__name__)


class Alarm:
    """Sleeps until the next due time, calls ``ring``, and repeats. Call ``set`` when that time may have changed.

    However often it is set, it rings at most a second after something is due, or ``AFTER_FAILURE`` seconds after a
    failure. ``next_due`` returns Unix seconds, or None while nothing is due. Due times are stored in the database, not
    here.
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
        self._rings_at = self._not_before = 0.0
        """The time when the sleeper wakes, and the earliest time after a failure, in seconds of the event loop."""
        self._awake: asyncio.Task[None] | None = None
        self._ringing = False
        self.stopped = False
        """Whether it does not ring any more."""

    def ring(self) -> None:
        """Rings at once in the background, even if nothing is due."""
        self._sleep_until(asyncio.get_running_loop().time())

    async def set(self) -> None:
        """Looks up the next due time, and sleeps until then."""
        if self.stopped or self._ringing:
            # It sets itself after ringing.
            return
        try:
            due = await self._next_due()
        except Exception:
            _log.exception("the next due time could not be read; trying again in %d seconds", AFTER_FAILURE)
            due = self._clock() + AFTER_FAILURE
        if due is None or self.stopped:
            self._wake()
            return
        now = asyncio.get_running_loop().time()
        earliest = max(now + due - self._clock(), self._not_before)
        latest = max(earliest, now + 1)
        # A sleep that ends in time is not restarted: otherwise an alarm that is set all the time would never ring.
        if self._sleeper is None or not earliest <= max(self._rings_at, now) <= latest:
            self._sleep_until(latest)

    def ring_by(self, due: int) -> None:
        """Rings at most a second after ``due`` in Unix seconds, if it would ring later."""
        if self.stopped or self._ringing:
            return
        now = asyncio.get_running_loop().time()
        latest = max(now + due - self._clock(), self._not_before) + 1
        if self._sleeper is None or self._rings_at > latest:
            self._sleep_until(latest)

    async def set_after_failure(self) -> None:
        """Like ``set``, but waits at least ``AFTER_FAILURE`` seconds, because what is due has just failed.

        Another failure meanwhile does not postpone it further.
        """
        self._failed()
        await self.set()

    def _failed(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._not_before <= now:
            self._not_before = now + AFTER_FAILURE

    def _sleep_until(self, time: float) -> None:
        self._wake()
        now = asyncio.get_running_loop().time()
        # At most an hour, to notice changes by another process, such as the doctor.
        self._rings_at = min(time, now + LONGEST_SLEEP)
        self._sleeper = asyncio.create_task(self._sleep(self._rings_at - now))

    async def _sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._awake, self._sleeper = self._sleeper, None
        self._ringing, self._not_before = True, 0.0
        try:
            await self._ring()
        except Exception:
            _log.exception("what was due has failed; trying again in %d seconds", AFTER_FAILURE)
            self._failed()
        self._ringing = False
        await self.set()

    async def stop(self) -> None:
        """Stops the timer, and waits for the ``ring`` that is running now."""
        self.stopped = True
        self._wake()
        if self._awake:
            await asyncio.wait([self._awake])

    def _wake(self) -> None:
        if self._sleeper:
            self._sleeper.cancel()
            self._sleeper = None
