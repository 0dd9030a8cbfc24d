"""The database lock: only one process at a time may change a database. Reads and backups need no lock."""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import BinaryIO, Final, Protocol

from data.store.address import Address, ServerAddress
from data.store.errors import DatabaseInUse, UnusableDatabase

FREED: Final = 3.0
"""Seconds after which a killed bot's lock is certainly free; a child process may hold it until then."""
_TRIES_EVERY: Final = 0.1


class HeldLock(Protocol):
    """A database lock, held until it is closed or its process ends."""

    def close(self) -> None: ...


class Lock:
    """The bot's database lock. A file lock is never lost; a server lock is a ``Lease``."""

    def __init__(self, held: HeldLock | None = None) -> None:
        self._held = held

    @property
    def is_certain(self) -> bool:
        """Whether this process certainly has the lock, and so may store data and send messages."""
        return True

    async def until_certain(self) -> bool:
        """Waits until ``is_certain`` is true. Returns False if that takes too long."""
        return True

    @property
    def may_answer(self) -> bool:
        """Whether this process may answer clicks, because no other process can."""
        return True

    @property
    def clock_offset(self) -> float:
        """How many seconds the database server's clock is ahead of this machine's."""
        return 0.0

    @property
    def silent_for(self) -> float:
        """How many seconds ago the database server last answered; 0 for a file."""
        return 0.0

    def keep(self, displaced: Callable[[], None]) -> None:
        """Keeps renewing the lock. Calls ``displaced`` if another process takes it over."""

    async def close(self) -> None:
        if self._held is not None:
            self._held.close()


def take_lock(address: Address) -> HeldLock:
    """Takes the database lock for a command. Raises DatabaseInUse or UnusableDatabase."""
    if isinstance(address, ServerAddress):
        from data.store.postgresql import connecting  # noqa: PLC0415 - not without a server

        return connecting.take_lock(address)
    try:
        return lock_beside(address)
    except OSError as error:
        raise UnusableDatabase(f"The database {address} cannot be used: {error.strerror}.") from error


async def wait_for_lock(address: Path) -> Lock:
    """Takes the bot's lock on a file. Raises DatabaseInUse after ``FREED`` seconds, or UnusableDatabase."""
    until = monotonic() + FREED
    while True:
        try:
            return Lock(take_lock(address))
        except DatabaseInUse:
            if monotonic() >= until:
                raise
        await asyncio.sleep(_TRIES_EVERY)


def lock_beside(path: Path) -> BinaryIO:
    """Locks ``path`` with a lock file beside it. Raises DatabaseInUse or OSError."""
    # The file stays: deleting it could break another process's new lock.
    file = open(f"{path}-lock", "ab", buffering=0, opener=partial(os.open, mode=0o600))  # noqa: SIM115 - it stays open
    try:
        _lock(file.fileno())
    except OSError:
        file.close()
        raise DatabaseInUse(path) from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
