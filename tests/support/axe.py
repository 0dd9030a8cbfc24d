"""The end of a process at a chosen point: nothing that it would do from then on has any effect."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from data.store.database import Database


class Axe:
    """Falls at the ``countdown``-th point (from 0), or when it is let fall; then every task ends at its next point.

    Points are put before and after everything that has an effect outside: each message sent, each transaction kept.
    """

    def __init__(self, countdown: int = -1) -> None:
        self.fallen = False
        self._left = countdown

    def point(self) -> None:
        """Raises CancelledError, as the task of a process that is no more does nothing more."""
        if self.fallen or self._left == 0:
            self.fallen = True
            raise asyncio.CancelledError
        self._left -= 1

    def drop(self) -> None:
        """A point that is passed, though the axe may fall on it: what is under way has its effect, nothing after it."""
        self.fallen = self.fallen or self._left == 0
        self._left -= 1

    def over(self, database: Database) -> None:
        """Puts points before and after each transaction that the database keeps."""
        write = database.write

        async def written(work: Callable[[Any], Awaitable[Any]]) -> Any:
            self.point()
            kept = await write(work)
            self.point()
            return kept

        setattr(database, "write", written)  # noqa: B010 - the database's own name for it stays what it is
