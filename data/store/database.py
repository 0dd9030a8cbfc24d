"""The database as the bot uses it: transactions on one writing and one reading connection."""

import asyncio
import logging
from collections.abc import Callable, Collection, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, perf_counter
from typing import Final, Protocol, Self, TypeAlias, TypeVar

from data.store.address import Address, ServerAddress
from data.store.errors import ClosedDatabase, storage_fault
from data.store.lock import Lock
from data.store.migrations import Migration, migrations, newest_version
from data.store.sqlite import opening as sqlite
from data.store.transaction import Work

T = TypeVar("T")
Subscriber: TypeAlias = Callable[[Collection[Hashable]], None]

EMPTIES_EVERY: Final = 60.0
"""Seconds between attempts to empty a log in use by another process."""

_log = logging.getLogger(__name__)


def stored_version(address: Address) -> int:
    """Returns the database's schema version, or 0 without a database. Only reads. Raises UnusableDatabase."""
    known = newest_version()
    if isinstance(address, ServerAddress):
        from data.store.postgresql import opening  # noqa: PLC0415 - a bot without a server needs no driver

        return opening.stored_version(address, known)
    return sqlite.stored_version(address, known)


class ReadConnection(Protocol):
    """A connection that runs transactions one after another."""

    async def run(self, work: Work[T]) -> T:
        """Runs ``work`` in a transaction and returns its result. Cancelling the caller does not stop ``work``."""

    async def rewrite(self) -> None:
        """Rewrites the database without the bytes of deleted rows, unless needless or slow."""

    async def empty_log(self) -> bool:
        """Empties the log of recent writes. Returns False if another process is reading it."""

    async def close(self) -> None: ...


class WriteConnection(ReadConnection, Protocol):
    """A connection that also writes: ``run`` returns after the commit."""

    committed: Callable[[Collection[Hashable]], None]
    """Called on the event loop after each commit, with the noted changes."""


@dataclass(frozen=True, slots=True)
class RefusedWrite:
    at: float
    reason: str


class Database:
    """The bot's database. Its threads run until ``close``."""

    def __init__(self, writer: WriteConnection, reader: ReadConnection) -> None:
        self._writer = writer
        self._reader = reader
        self._closing: asyncio.Task[None] | None = None
        self._emptying: asyncio.Task[None] | None = None
        self._subscribers: list[Subscriber] = []
        self.timed: Callable[[float], None] | None = None
        """Called with the duration of each write in seconds."""
        self.refused: RefusedWrite | None = None
        """The last write refused by disk, file or server."""
        writer.committed = self.publish

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Calls ``subscriber`` with the changes of each commit. Returns a function that unsubscribes it.

        ``subscriber`` must not wait.
        """
        self._subscribers.append(subscriber)

        def unsubscribe() -> None:
            with suppress(ValueError):
                self._subscribers.remove(subscriber)

        return unsubscribe

    def publish(self, changes: Collection[Hashable]) -> None:
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(changes)
            except Exception:
                # The commit is done, so the caller must get its result.
                _log.exception("a subscriber failed after a commit")

    @classmethod
    async def open(
        cls,
        address: Address,
        steps: Sequence[Migration] | None = None,
        connect: sqlite.Connect | None = None,
        lock: Lock | None = None,
    ) -> Self:
        """Opens the database; creates or migrates it first, by default through all migrations.

        ``connect`` replaces the default function for opening a file. In PostgreSQL, nothing is stored unless this
        process certainly holds ``lock``. Raises UnusableDatabase without changing the database.
        """
        steps = migrations() if steps is None else steps
        if isinstance(address, ServerAddress):
            # A bot without a server needs no driver for it.
            from data.store.postgresql.lease import Lease  # noqa: PLC0415
            from data.store.postgresql.opening import open_lanes  # noqa: PLC0415

            return cls(*await open_lanes(address, steps, lock if isinstance(lock, Lease) else None))
        return cls(*await sqlite.open_lanes(address, steps, connect))

    async def write(self, work: Work[T]) -> T:
        """Runs ``work`` in a transaction. Returns its result after the commit; stores nothing if ``work`` raises.

        A cancelled caller gets its CancelledError while the transaction completes. All other writes wait for ``work``.
        """
        self._check_open()
        began = perf_counter()
        try:
            return await self._writer.run(work)
        except Exception as error:
            if reason := storage_fault(error):
                self.refused = RefusedWrite(monotonic(), reason)
            raise
        finally:
            if self.timed is not None:
                self.timed(perf_counter() - began)

    async def read(self, work: Work[T]) -> T:
        """Runs ``work`` on a read-only snapshot of the database, and returns its result."""
        self._check_open()
        return await self._reader.run(work)

    async def erase_deleted(self) -> bool:
        """Erases the bytes of deleted rows as far as possible.

        Returns False if another process is reading SQLite's write-ahead log, which is then emptied later.
        """
        self._check_open()
        await self._reader.rewrite()
        if await self._reader.empty_log():
            return True
        if self._emptying is None or self._emptying.done():
            self._emptying = asyncio.create_task(self._empty_log_later())
        return False

    async def _empty_log_later(self) -> None:
        while True:
            await asyncio.sleep(EMPTIES_EVERY)
            if await self._reader.empty_log():
                return

    async def close(self) -> None:
        """Refuses new transactions, completes waiting ones, and closes both connections."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    def _check_open(self) -> None:
        if self._closing is not None:
            raise ClosedDatabase("the database is closed")

    async def _close(self) -> None:
        if self._emptying is not None:
            self._emptying.cancel()
            await asyncio.wait([self._emptying])

        try:
            await self._reader.close()
        finally:
            await self._writer.close()
