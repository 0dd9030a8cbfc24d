"""The two connections to a SQLite file, for writing and reading."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Collection, Hashable
from contextlib import closing, suppress
from contextvars import copy_context
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import aiosqlite

from data.store.errors import SQLITE_ERRORS, legible
from data.store.transaction import SQLITE, Row, Transaction, Value, Work

T = TypeVar("T")

LARGEST: Final = 64 << 20
"""Bytes of the largest file rewritten while the bot runs. Decisions wait a second or two meanwhile."""


class SqliteTransaction(Transaction):
    __slots__ = ("_file",)
    dialect = SQLITE

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__()
        self._file: sqlite3.Connection | None = file

    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        if self._file is None:
            raise RuntimeError("this transaction is over")
        try:
            rows: list[Row] = self._file.execute(sql, values).fetchall()
        except SQLITE_ERRORS as error:
            raise legible(error) from None
        return rows

    def end(self) -> None:
        self._file = None


class Lane(aiosqlite.Connection):
    """A reading connection with its own thread, so that a long read delays only other reads."""

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(lambda: file, iter_chunk_size=64)
        self._file = file

    async def run(self, work: Work[T]) -> T:
        return await self._in_thread(self._read, work)

    async def rewrite(self) -> None:
        """Rewrites the file without the bytes of deleted rows, unless it is larger than ``LARGEST``."""
        # ``secure_delete`` is not enough: SQLite may leave old copies when it moves rows between pages.
        path = await self._path()
        if path.stat().st_size <= LARGEST:
            await asyncio.to_thread(_run_alone, path, "VACUUM", milliseconds=5000)

    async def empty_log(self) -> bool:
        # While a checkpoint waits, every other writer waits for it.
        checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)"
        ((busy, _, _),) = await asyncio.to_thread(_run_alone, await self._path(), checkpoint, milliseconds=500)
        return not busy

    async def _path(self) -> Path:
        (row,) = await self.execute_fetchall("PRAGMA database_list")
        return Path(row["file"])

    async def _in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        # The one use of a private name of aiosqlite, whose public methods hop into the thread for each statement: the
        # table in data/README.md compares them. As in asyncio.to_thread, the thread has the caller's context variables.
        result: T = await self._execute(copy_context().run, function, *arguments)  # type: ignore[no-untyped-call]
        return result

    def _end_earlier(self) -> None:
        if self._file.in_transaction:
            # It could not be rolled back when it failed.
            self._file.rollback()

    def _read(self, work: Work[T]) -> T:
        self._end_earlier()
        transaction = SqliteTransaction(self._file)
        self._file.execute("BEGIN")
        try:
            return work(transaction)
        finally:
            transaction.end()
            self._file.rollback()


def _run_alone(path: Path, statement: str, milliseconds: int) -> list[Any]:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(f"PRAGMA busy_timeout = {milliseconds:d}")
        return file.execute(statement).fetchall()


class WriteLane(Lane):
    """The writing connection. It commits waiting transactions together, in one call into its thread."""

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(file)
        self.committed: Callable[[Collection[Hashable]], None] = lambda _: None
        """Called on the event loop after each commit, with its changes."""
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_UnitOfWork[Any]] = deque()

    async def run(self, work: Work[T]) -> T:
        unit = _UnitOfWork(work)
        self._waiting.append(unit)
        await self._in_thread(self._commit_waiting)
        return unit.outcome()

    def _commit_waiting(self) -> None:
        if not self._waiting:
            # An earlier call has done the work of this one's caller.
            return
        units: list[_UnitOfWork[Any]] = []
        try:
            self._end_earlier()
            # While it waits for another process's lock, more units can come.
            self._file.execute("BEGIN IMMEDIATE")
            units += self._all_waiting()
            for unit in units:
                self._run_unit(unit, alone=len(units) == 1)
            self._file.commit()
        except BaseException as error:
            for unit in units or self._all_waiting():
                unit.undone(error)
            with suppress(sqlite3.Error):
                self._file.rollback()
        changes = dict.fromkeys(change for unit in units for change in unit.changes())
        if changes:
            self._loop.call_soon_threadsafe(self.committed, changes.keys())

    def _all_waiting(self) -> list["_UnitOfWork[Any]"]:
        return [self._waiting.popleft() for _ in range(len(self._waiting))]

    def _run_unit(self, unit: "_UnitOfWork[Any]", *, alone: bool) -> None:
        if alone:
            unit.take(SqliteTransaction(self._file))
            return
        self._file.execute("SAVEPOINT unit")
        try:
            unit.take(SqliteTransaction(self._file))
        except BaseException as error:
            if not self._file.in_transaction:
                # SQLite rolled back the earlier ones too, as it does if the disk is full.
                raise
            unit.undone(error)
            self._file.execute("ROLLBACK TO unit")
        self._file.execute("RELEASE unit")


class _UnitOfWork(Generic[T]):
    def __init__(self, work: Work[T]) -> None:
        self._work = work
        # The call that runs it may be another caller's.
        self._context = copy_context()
        self._result: list[T] = []
        self._changes: dict[Hashable, None] = {}
        self._error: BaseException | None = None

    def take(self, transaction: Transaction) -> None:
        try:
            self._result.append(self._context.run(self._work, transaction))
            self._changes = transaction.changes
        finally:
            transaction.end()

    def undone(self, error: BaseException) -> None:
        self._error = self._error or error  # the first reason counts

    def changes(self) -> Collection[Hashable]:
        return () if self._error is not None else self._changes.keys()

    def outcome(self) -> T:
        if self._error is not None:
            raise self._error
        return self._result[0]
