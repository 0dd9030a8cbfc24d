"""The database: one connection that writes, one that reads, and whole transactions on each."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Hashable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self, TypeAlias, TypeVar

from data.store.connections import Lane, WriteLane
from data.store.files import create_private, make_private
from data.store.schema import (
    Migration,
    UnusableDatabase,
    check_file,
    check_library,
    check_writable,
    migrate,
    migrations,
    used,
)
from data.store.transaction import Transaction, Work

__all__ = ["ClosedDatabase", "Database", "Transaction", "UnusableDatabase", "Work"]

T = TypeVar("T")
L = TypeVar("L", bound=Lane)
Connect: TypeAlias = Callable[[Path], sqlite3.Connection]
"""Opens the file. Tests open it with another SQLite virtual file system, to cut its power."""

Subscriber: TypeAlias = Callable[[Collection[Hashable]], None]

BUSY_MILLISECONDS = 5000

_log = logging.getLogger(__name__)


class ClosedDatabase(Exception):
    """The database was closed; nothing was done."""


class Database:
    """The bot's database. Open it with ``await Database.open(path)`` and close it, since its threads outlive it."""

    def __init__(self, writer: WriteLane, reader: Lane) -> None:
        self._writer = writer
        self._reader = reader
        self._closing: asyncio.Task[None] | None = None
        self._subscribers: list[Subscriber] = []
        writer.committed = self._tell

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Calls ``subscriber`` after each commit with all that was noted in it, until what this returns is called.

        The subscriber must not wait for anything: it wakes a task.
        """
        self._subscribers.append(subscriber)

        def unsubscribe() -> None:
            with suppress(ValueError):
                self._subscribers.remove(subscriber)

        return unsubscribe

    def _tell(self, changes: Collection[Hashable]) -> None:
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(changes)
            except Exception:
                # The commit stands, and whoever waits for it must hear so.
                _log.exception("a subscriber failed after a commit")

    @classmethod
    async def open(cls, path: Path, steps: Sequence[Migration] | None = None, connect: Connect | None = None) -> Self:
        """The database at ``path``, created if it is missing, and migrated by ``steps`` (all by default).

        Raises UnusableDatabase, and leaves the file unchanged, if it cannot be used.
        """
        steps = migrations() if steps is None else steps
        connect = connect or connect_file
        check_library()
        check_file(path, known=len(steps))
        check_writable(path)
        with used(path):
            _take_for_owner(path)
            writer = await _opened(WriteLane(_rows(connect(path))), "PRAGMA journal_mode = WAL")
            try:
                await migrate(writer, steps)
                await writer.execute_fetchall("PRAGMA foreign_keys = ON")
                reader = await _opened(Lane(_rows(connect(path))), "PRAGMA query_only = ON")
            except BaseException:
                await writer.close()
                raise
        return cls(writer, reader)

    async def write(self, work: Work[T]) -> T:
        """What ``work`` returns, once it is committed. If it raises, nothing was done.

        A cancelled caller gets its CancelledError, and the transaction still ends whole. ``work`` is a plain function
        and must be quick, since all other writes wait for it.
        """
        self._check_open()
        return await self._writer.run(work)

    async def read(self, work: Work[T]) -> T:
        """What ``work`` returns, from one snapshot of the database. It cannot write."""
        self._check_open()
        return await self._reader.run(work)

    async def close(self) -> None:
        """Starts no more transactions, waits for those begun or waiting, and closes the file."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    def _check_open(self) -> None:
        if self._closing is not None:
            raise ClosedDatabase("the database is closed")

    async def _close(self) -> None:
        # Each connection closes after its waiting work.
        try:
            await self._reader.close()
        finally:
            await self._writer.close()


def _take_for_owner(path: Path) -> None:
    """Makes sure that only the owner of the database can read it. Raises UnusableDatabase."""
    try:
        create_private(path)
        make_private(path)
    except OSError as error:
        raise UnusableDatabase(f"The database {path} cannot be used: {error.strerror}.") from error


def connect_file(path: Path) -> sqlite3.Connection:
    """Opens the file for use from any thread."""
    # Without an isolation level, transactions begin only where this code begins them.
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def _rows(file: sqlite3.Connection) -> sqlite3.Connection:
    file.row_factory = sqlite3.Row
    return file


async def _opened(lane: L, setting: str) -> L:
    # The file was opened before aiosqlite's thread starts: the thread would outlive a file that cannot be opened.
    await lane
    try:
        for pragma in (
            f"PRAGMA busy_timeout = {BUSY_MILLISECONDS:d}",
            setting,
            "PRAGMA synchronous = FULL",
        ):
            await lane.execute_fetchall(pragma)
    except BaseException:
        await lane.close()
        raise
    return lane
