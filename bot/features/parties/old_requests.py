from typing import Final

from bot.model.clocks import REQUESTS_KEPT
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from data import requests

EVERY: Final = 6 * 60 * 60
"""Seconds between two checks."""
AT_ONCE: Final = 200
"""The most keys deleted in one transaction."""


class OldRequests(Entry):
    """Deletes old request keys, a small batch each second, because decisions wait during a batch."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._due = 0

    async def next_due(self) -> int:
        return self._due

    async def do(self) -> None:
        now = self._context.clock()
        deleted = await self._context.database.write(
            lambda tx: requests.delete_requests(tx, now - REQUESTS_KEPT, AT_ONCE)
        )
        self._due = now + (1 if deleted == AT_ONCE else EVERY)
