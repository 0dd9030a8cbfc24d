"""Waits for what another process still has."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

from data.store.errors import DatabaseInUse

T = TypeVar("T")

TRIES_EVERY: Final = 0.1
"""The seconds between two attempts."""


async def when_free(take: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Takes something as soon as it is free. Raises DatabaseInUse if ``take`` still does after so many seconds."""
    until = monotonic() + seconds
    while True:
        try:
            return await take()
        except DatabaseInUse:
            if monotonic() >= until:
                raise
        await asyncio.sleep(TRIES_EVERY)
