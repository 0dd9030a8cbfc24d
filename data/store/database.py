"""The database: one connection that writes, one that reads, and whole transactions on each."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Hashable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self, TypeAlias, TypeVar

from data.store.connections import Lane, WriteLane
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
"""Opens the file. Another one than ``connect_file`` has SQLite stand on another ground: tests cut its power."""

Subscriber: TypeAlias = Callable[[Collection[Hashable]], None]

BUSY_MILLISECONDS = 5000

_log = logging.getLogger(__name__)


class ClosedDatabase(Exception):
    """A transaction was asked for after the database was closed; nothing of it was done."""


class Database:
    """What the bot keeps. Made by ``await Database.open(path)``, and to be closed: its threads outlive it otherwise."""

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
        """The database at ``path``, made where there is none, and migrated by ``steps`` (all that there are).

        Raises UnusableDatabase, the file being left as it is, where it cannot be used.
        """
        steps = migrations() if steps is None else steps
        connect = connect or connect_file
        check_library()
        check_file(path, known=len(steps))
        check_writable(path)
        with used(path):
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
        """What ``work`` returns, once all it did is committed; where it raises, nothing of it was done.

        A caller that is cancelled meanwhile gets its CancelledError, and the transaction still ends whole.
        ``work`` is a plain function, and everyone else waits behind it: what takes long is to be read.
        """
        self._check_open()
        return await self._writer.run(work)

    async def read(self, work: Work[T]) -> T:
        """What ``work`` returns, having seen one moment of the database, outside any transaction that writes."""
        self._check_open()
        return await self._reader.run(work)

    async def close(self) -> None:
        """Begin no more transactions, let those begun or waiting end, and close the file."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    def _check_open(self) -> None:
        if self._closing is not None:
            raise ClosedDatabase("the database is closed")

    async def _close(self) -> None:
        # Each lane closes behind the turns that wait at it.
        try:
            await self._reader.close()
        finally:
            await self._writer.close()


def connect_file(path: Path) -> sqlite3.Connection:
    """The file, opened where it is, to be used from any thread."""
    # No isolation level: transactions begin where we say so and nowhere else.
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def _rows(file: sqlite3.Connection) -> sqlite3.Connection:
    file.row_factory = sqlite3.Row
    return file


async def _opened(lane: L, setting: str) -> L:
    # Its file was opened before aiosqlite has it, whose thread would outlive a file that cannot be opened and stumble
    # over the event loop's end.
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
