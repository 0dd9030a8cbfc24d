"""The lock for one process per database. Reads and backups need none."""

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
"""Seconds until a killed bot's lock is certainly free: a child process may still hold it."""
_TRIES_EVERY: Final = 0.1


class HeldLock(Protocol):
    """A database lock, held until closed or until the process ends."""

    def close(self) -> None: ...


class Lock:
    """The bot's database lock. A file lock is never lost; a server lock is a ``Lease``."""

    def __init__(self, held: HeldLock | None = None) -> None:
        self._held = held

    @property
    def is_certain(self) -> bool:
        """Whether this process is certainly the active one, and may store and send."""
        return True

    async def until_certain(self) -> bool:
        """Waits until ``is_certain``. Returns False after a long wait."""
        return True

    @property
    def may_answer(self) -> bool:
        """Whether no other process can be answering clicks."""
        return True

    @property
    def clock_offset(self) -> float:
        """Seconds by which the database clock is ahead."""
        return 0.0

    @property
    def silent_for(self) -> float:
        """Seconds since the database last answered."""
        return 0.0

    def keep(self, displaced: Callable[[], None]) -> None:
        """Keeps the lock. Calls ``displaced`` if another process takes it."""

    async def close(self) -> None:
        if self._held is not None:
            self._held.close()


def take_lock(address: Address) -> HeldLock:
    """Takes a command's lock. Raises DatabaseInUse or UnusableDatabase."""
    if isinstance(address, ServerAddress):
        from data.store.postgresql import connecting  # noqa: PLC0415 - not without a server

        return connecting.take_lock(address)
    try:
        return lock_beside(address)
    except OSError as error:
        raise UnusableDatabase(f"The database {address} cannot be used: {error.strerror}.") from error


async def wait_for_lock(address: Path) -> Lock:
    """Waits for a file lock. Raises DatabaseInUse after ``FREED`` seconds, or UnusableDatabase."""
    until = monotonic() + FREED
    while True:
        try:
            return Lock(take_lock(address))
        except DatabaseInUse:
            if monotonic() >= until:
                raise
        await asyncio.sleep(_TRIES_EVERY)


def lock_beside(path: Path) -> BinaryIO:
    """Takes a file lock. Raises DatabaseInUse or OSError."""
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
