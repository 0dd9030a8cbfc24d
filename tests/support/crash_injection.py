"""Crashes the bot at a chosen point; afterwards it can send and store nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from data.store.database import Database


class Crash:
    """Crashes the bot at checkpoint number ``countdown`` (from 0), or as soon as ``happened`` is set.

    The bot passes a checkpoint before and after each message and each transaction.
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
        """Counts a checkpoint without raising, because the request was already carried out."""
        self.happened = self.happened or self._left == 0
        self._left -= 1

    def watch(self, database: Database) -> None:
        """Adds a checkpoint before and after each of the database's write transactions."""
        write = database.write

        async def written(work: Callable[[Any], Awaitable[Any]]) -> Any:
            self.checkpoint()
            result = await write(work)
            self.checkpoint()
            return result

        setattr(database, "write", written)  # noqa: B010 - a plain assignment to a method is an error to mypy
