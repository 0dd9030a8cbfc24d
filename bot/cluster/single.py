"""The only process of a bot on a PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Self

from bot.cluster.leases import LeasedPeers
from bot.model.ids import PartieId
from bot.runtime.peers import StillTells
from data.store.address import ServerAddress
from data.store.errors import ServerGone

LOOKS_EVERY: Final = 0.1
"""Seconds between two looks whether the lease is certain."""
WAITS: Final = 15.0
"""Seconds that a delivery waits until the lease is certain again; after that it is tried again."""


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
