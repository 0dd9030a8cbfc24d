"""The only process of a bot on a PostgreSQL server, and what it has in common with one of several: leases."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final, Self

from bot.model.ids import PartieId
from bot.runtime.peers import Peers, StillTells
from data.store.address import ServerAddress
from data.store.errors import DATABASE_ERRORS, DatabaseInUse, ServerGone

if TYPE_CHECKING:
    from data.store.postgresql.session import Session

KEEPS_EVERY: Final = 1.0
"""Seconds between two renewals of the process's leases."""
LOOKS_EVERY: Final = 0.1
"""Seconds between two looks whether the lease is certain."""
WAITS: Final = 15.0
"""Seconds that a delivery waits until the lease is certain again; after that it is tried again."""

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


class SingleProcess(LeasedPeers):
    """No other processes, as long as the lease of the whole database is this one's."""

    @classmethod
    async def join(cls, address: ServerAddress) -> Self:
        """Takes the lease. Raises DatabaseInUse if another process has it, or UnusableDatabase."""
        # Without a server, no driver is needed.
        from data.store.postgresql.session import Session  # noqa: PLC0415

        return cls(await Session.open(address, None))

    @asynccontextmanager
    async def telling(self, partie_id: PartieId) -> AsyncIterator[StillTells | None]:
        """Waits until the lease is certain: meanwhile another process may take it. Raises ServerGone."""
        try:
            async with asyncio.timeout(WAITS):
                while not self.certainly_tells(partie_id):  # noqa: ASYNC110 - the keeper finds out
                    await asyncio.sleep(LOOKS_EVERY)
        except TimeoutError:
            raise ServerGone("the server is away, or another process has the database") from None

        async def still_tells() -> bool:
            return self.certainly_tells(partie_id)

        yield still_tells

    def certainly_tells(self, partie_id: PartieId) -> bool:  # noqa: ARG002 - one lease for all
        """Whether the lease of the whole database is certain."""
        return self._session.is_fresh
