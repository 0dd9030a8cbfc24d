"""The lock that lets only one bot use a database. Reading and backups need none."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final, Protocol

from data.store.address import Address, ServerAddress
from data.store.errors import DatabaseInUse, UnusableDatabase
from data.store.waiting import when_free

FREED: Final = 3.0
"""Seconds until the lock of a killed bot is certainly free: a process that it was starting may still have it."""


class Lock(Protocol):
    """The lock on a database, held until it is closed or the process ends, even if it is killed."""

    def close(self) -> None:
        """Releases the lock."""


def take_lock(address: Address) -> Lock:
    """Takes the lock. Raises DatabaseInUse if another process has it, UnusableDatabase if it cannot be taken."""
    if isinstance(address, ServerAddress):
        from data.store.postgresql import session  # noqa: PLC0415 - not without a server

        return session.take_lock(address)
    try:
        return lock_beside(address)
    except OSError as error:
        raise UnusableDatabase(f"The database {address} cannot be used: {error.strerror}.") from error


async def wait_for_lock(address: Address) -> Lock:
    """Takes the lock as soon as it is free. Raises DatabaseInUse after ``FREED`` seconds, or UnusableDatabase."""

    async def take() -> Lock:
        return take_lock(address)

    return await when_free(take, FREED)


def lock_beside(path: Path) -> BinaryIO:
    """Takes the lock on a file. Raises DatabaseInUse if another process has it, or OSError."""
    # The file stays: deleting it could break the lock that another process has just taken.
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
