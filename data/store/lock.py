"""The lock that lets only one bot use a database. Reading and backups need none."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import BinaryIO, Protocol

from data.store.address import Address, ServerAddress
from data.store.errors import DatabaseInUse, UnusableDatabase


class Lock(Protocol):
    """The lock on a database, held until it is closed or the process ends, even if it is killed."""

    def close(self) -> None:
        """Releases the lock."""


def take_lock(address: Address) -> Lock:
    """Takes the lock. Raises DatabaseInUse if another process has it, UnusableDatabase if it cannot be taken."""
    if isinstance(address, ServerAddress):
        from data.store.postgresql import session  # noqa: PLC0415 - not without a server

        return session.take_lock(address)
    return _lock_beside(address)


def _lock_beside(path: Path) -> BinaryIO:
    # The file stays: deleting it could break the lock that another process has just taken.
    try:
        file = open(f"{path}-lock", "ab", buffering=0, opener=partial(os.open, mode=0o600))  # noqa: SIM115 - it stays open
    except OSError as error:
        raise UnusableDatabase(f"The database {path} cannot be used: {error.strerror}.") from error
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
