"""Crashes the bot at a chosen point: from then on it has no effect."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from data.store.database import Database


class Crash:
    """Crashes at the ``countdown``-th checkpoint (from 0), or once ``happened`` is set, and ends all tasks.

    Checkpoints surround every outside effect: each message, each transaction.
    """

    def __init__(self, countdown: int = -1) -> None:
        self.happened = False
        self._left = countdown

    def checkpoint(self) -> None:
        """Raises CancelledError at and after the crash."""
        if self.happened or self._left == 0:
            self.happened = True
            raise asyncio.CancelledError
        self._left -= 1

    def pass_checkpoint(self) -> None:
        """Counts without raising: work under way still has its effect."""
        self.happened = self.happened or self._left == 0
        self._left -= 1

    def watch(self, database: Database) -> None:
        """Puts checkpoints around a database's write transactions."""
        write = database.write

        async def written(work: Callable[[Any], Awaitable[Any]]) -> Any:
            self.checkpoint()
            result = await write(work)
            self.checkpoint()
            return result

        setattr(database, "write", written)  # noqa: B010 - a plain assignment to a method is an error to mypy
