"""Makes sure that only one bot uses a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from data.store.address import Address, ServerAddress
from data.store.sqlite.lock import FileLock


class Lock(Protocol):
    """The lock on a database, until it is released or the process ends."""

    def release(self) -> None:
        """Releases the lock."""


def take_lock(address: Address) -> Lock:
    """Takes the lock. Raises DatabaseInUse if another process has it, UnusableDatabase if it cannot be taken."""
    if isinstance(address, ServerAddress):
        from data.store.postgresql.lock import ServerLock  # noqa: PLC0415 - whoever has no server needs no driver

        return ServerLock.take(address)
    return FileLock.take(address)


@contextmanager
def locked(address: Address) -> Iterator[None]:
    """Holds the lock for as long as this lasts. Raises as ``take_lock``."""
    lock = take_lock(address)
    try:
        yield
    finally:
        lock.release()
