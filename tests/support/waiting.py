"""Timeouts for tests. They last minutes, so that only hanging code fails, and name the awaited event."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

LONGEST: Final = 300.0
"""Seconds. Only a hang takes this long."""


@asynccontextmanager
async def wait_for(what: str, seconds: float | None = None) -> AsyncIterator[None]:
    """Fails the block after ``seconds`` (default LONGEST). The AssertionError names ``what``."""
    seconds = LONGEST if seconds is None else seconds
    try:
        async with asyncio.timeout(seconds) as limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise AssertionError(f"waited {seconds:g} s in vain: {what}") from None
