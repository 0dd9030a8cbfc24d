"""Crashes the bot at a chosen point of a test: from then on nothing that it does has any effect."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from data.store.database import Database


class Crash:
    """A crash at the ``countdown``-th checkpoint (from 0), or once ``happened`` is set. Then all tasks end.

    There are checkpoints before and after everything that has an effect outside: each message, each transaction.
    """

    def __init__(self, countdown: int = -1) -> None:
        self.happened = False
        self._left = countdown

    def checkpoint(self) -> None:
        """Raises CancelledError at the crash and after it: a dead process does nothing more."""
        if self.happened or self._left == 0:
            self.happened = True
            raise asyncio.CancelledError
        self._left -= 1

    def pass_checkpoint(self) -> None:
        """A checkpoint that raises nothing: what is under way still has its effect, and nothing after it."""
        self.happened = self.happened or self._left == 0
        self._left -= 1

    def watch(self, database: Database) -> None:
        """Puts checkpoints before and after each write transaction of a database."""
        write = database.write

        async def written(work: Callable[[Any], Awaitable[Any]]) -> Any:
            self.checkpoint()
            result = await write(work)
            self.checkpoint()
            return result

        setattr(database, "write", written)  # noqa: B010 - a plain assignment to a method is an error to mypy
