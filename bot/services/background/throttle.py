"""Who asks goes before what is told: a click waits for its answer, while news may come a moment later."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LONGEST: Final = 1 / 50
"""How long news gives way at most, in seconds: where clicks never cease, as much is told as Discord takes of a bot."""
APART: Final = 1 / 40
"""How far apart one piece of news is from the next, in seconds. Each is a request or two, and Discord takes 50 a second
of a bot: past that it takes none for a second, and what was held up comes in a heap, before whoever clicks then."""


class Throttle:
    """Counts those who wait for an answer; has news wait for them, and go ``apart`` seconds from one another."""

    def __init__(self, apart: float | None = None) -> None:
        self._apart = APART if apart is None else apart
        self._asking = 0
        self._nobody = asyncio.Event()
        self._nobody.set()
        self._next = asyncio.Lock()
        self._free_at = 0.0

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Somebody waits for an answer."""
        self._enter()
        try:
            yield
        finally:
            self._leave()

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Within ``asking``: what he asked takes long to be thought of, and no news waits for that."""
        self._leave()
        try:
            yield
        finally:
            self._enter()

    def _enter(self) -> None:
        self._asking += 1
        self._nobody.clear()

    def _leave(self) -> None:
        self._asking -= 1
        if not self._asking:
            self._nobody.set()

    async def give_way(self) -> None:
        """Waits until nobody does; those who give way go on one at a time, and between two of them a click may come."""
        async with self._next:
            loop = asyncio.get_running_loop()
            await asyncio.sleep(self._free_at - loop.time())
            try:
                async with asyncio.timeout(LONGEST):
                    await self._nobody.wait()
            except TimeoutError:
                pass
            self._free_at = loop.time() + self._apart
