"""Waits until another process releases something."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from data.store.errors import DatabaseInUse

T = TypeVar("T")

TRIES_EVERY: Final = 0.1
"""Seconds between attempts."""


async def when_free(take: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Takes something once it is free. Raises DatabaseInUse if ``take`` still does after ``seconds``."""
    until = monotonic() + seconds
    while True:
        try:
            return await take()
        except DatabaseInUse:
            if monotonic() >= until:
                raise
        await asyncio.sleep(TRIES_EVERY)
