"""Runs services that only one process of the bot may run: the one that leads."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from bot.runtime.peers import Peers

LOOKS_EVERY: Final = 2.0
"""How often a process checks whether it leads, in seconds."""

_log = logging.getLogger(__name__)


class Service(Protocol):
    """A background service."""

    async def start(self) -> None:
        """Starts it."""

    async def stop(self) -> None:
        """Finishes what is running, and starts no more."""


class Leader:
    """Runs the services created by ``make`` while this process leads."""

    def __init__(self, peers: Peers, make: Callable[[], Sequence[Service]]) -> None:
        self._peers = peers
        self._make = make
        self._looking: asyncio.Task[None] | None = None
        self.services: Sequence[Service] = ()
        """The services running now."""

    async def start(self) -> None:
        """Starts the services if this process leads; with several processes, as soon as it does."""
        if self._peers.several:
            self._looking = asyncio.create_task(self._look())
        else:
            await self._begin()

    async def stop(self) -> None:
        """Stops the services for good."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        await self._end()

    async def _look(self) -> None:
        while True:
            try:
                if (leads := await self._peers.leads()) != bool(self.services):
                    await (self._begin() if leads else self._end())
                    _log.info("this process %s for all others", "leads" if leads else "no longer leads")
            except Exception:
                _log.exception("what one process does for all has failed; it is tried again")
            await asyncio.sleep(LOOKS_EVERY)

    async def _begin(self) -> None:
        self.services = self._make()
        for service in self.services:
            await service.start()

    async def _end(self) -> None:
        ending, self.services = self.services, ()
        await asyncio.gather(*(service.stop() for service in ending))
