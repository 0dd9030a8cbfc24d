"""What one of several processes and a single one have in common on a PostgreSQL server: leases."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from bot.runtime.peers import Peers
from data.store.errors import DATABASE_ERRORS, DatabaseInUse

if TYPE_CHECKING:
    from data.store.postgresql.session import Session

KEEPS_EVERY: Final = 1.0
"""Seconds between two renewals of the process's leases."""

_log = logging.getLogger(__name__)


class LeasedPeers(Peers):
    """Holds leases while ``keep`` runs on the event loop. A loop that hangs loses them."""

    gives_up: ClassVar[float] = 0.0
    """Seconds after which the process ends because another has what it is for."""

    def __init__(self, session: "Session") -> None:
        self._session = session
        self._keeper: asyncio.Task[None] | None = None

    def keep(self, displaced: Callable[[], None]) -> None:
        """Renews the leases from now on. Calls ``displaced`` if another process has taken them."""
        self._keeper = asyncio.create_task(self._keep(displaced))

    @property
    def clock_offset(self) -> float:
        """By how many seconds the database's clock is ahead of this machine's."""
        return self._session.clock_offset

    @property
    def may_send(self) -> bool:
        """Whether the leases of this process are certainly its own."""
        return self._session.is_fresh

    async def close(self) -> None:
        """Lets other processes take over at once."""
        if self._keeper is not None:
            self._keeper.cancel()
        await self._session.close()

    async def _keep(self, displaced: Callable[[], None]) -> None:
        lost_at: float | None = None
        while True:
            try:
                await self._session.keep()
            except DatabaseInUse as used:
                lost_at = lost_at or monotonic()
                if monotonic() - lost_at >= self.gives_up:
                    _log.error("another process runs what this one ran (%s); this one ends", type(used).__name__)
                    displaced()
                    return
            except DATABASE_ERRORS as gone:
                _log.warning("the leases of this process are lost, and are taken again: %s", gone)
            else:
                lost_at = None
            await asyncio.sleep(KEEPS_EVERY)
