"""Answers that come on a beat, so that the time of an answer reveals nothing about the work behind it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

SECONDS: Final = 1.0
"""The time between two beats. All but the rarest work finishes within one."""


class Beat:
    """Makes work last a whole number of beats of ``seconds``. With 0 it lasts as long as it takes.

    ``now`` is a clock in seconds that never goes back; ``sleep`` passes time on it.
    """

    def __init__(
        self,
        seconds: float | None = None,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds = SECONDS if seconds is None else seconds
        self._now = now
        self._sleep = sleep

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Makes the block end on a beat. Beats come every ``seconds``, counted from the block's start."""
        began = self._now()
        yield
        if self._seconds:
            await self._sleep(self._seconds - (self._now() - began) % self._seconds)
