"""An event loop without real sleep: when idle, its clock jumps to the next timer."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _NoWaiting(selectors.DefaultSelector):
    skipped = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        events = super().select(0)
        if not events and timeout:
            self.skipped += timeout
        return events if timeout is not None else super().select(None)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Must not wait for a thread or a socket, because such a wait takes real time."""

    def __init__(self) -> None:
        self._waits = _NoWaiting()
        super().__init__(self._waits)

    def time(self) -> float:
        return super().time() + self._waits.skipped


def in_virtual_time(main: Coroutine[Any, Any, T]) -> T:
    """Runs ``main`` on a virtual loop, and returns its result."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)
