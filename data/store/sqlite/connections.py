"""The two connections to a SQLite file, one for writing and one for reading."""

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
"""The largest file, in bytes, that is rewritten while the bot runs; decisions wait for a second or two meanwhile."""
MOST: Final = 32
"""The most transactions committed together; they block the event loop for some milliseconds."""


class SqliteTransaction(Transaction):
    """A transaction on an open file."""

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
    """A reading connection with a thread of its own: a long read delays only other reads."""

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(lambda: file, iter_chunk_size=64)
        self._file = file

    async def run(self, work: Work[T]) -> T:
        """Returns the result of ``work``, which runs to its end even if the caller is cancelled."""
        # As in asyncio.to_thread, the thread sees the caller's context variables.
        context = copy_context()
        found: T = await self._execute(context.run, self._read, work)  # type: ignore[no-untyped-call]
        return found

    async def rewrite(self) -> None:
        """Rewrites the file without its deleted data, unless it is larger than ``LARGEST``.

        ``secure_delete`` is not enough: when SQLite moves rows from page to page, old copies of them can stay.
        """
        path = await self._path()
        if path.stat().st_size <= LARGEST:
            await asyncio.to_thread(_run_alone, path, "VACUUM", milliseconds=5000)

    async def empty_log(self) -> bool:
        """Empties the log beside the file, which may hold deleted rows. Returns False if another process reads it."""
        # While a checkpoint waits, every other writer waits for it.
        checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)"
        ((busy, _, _),) = await asyncio.to_thread(_run_alone, await self._path(), checkpoint, milliseconds=500)
        return not busy

    async def _path(self) -> Path:
        (row,) = await self.execute_fetchall("PRAGMA database_list")
        return Path(row["file"])

    def _read(self, work: Work[T]) -> T:
        if self._file.in_transaction:
            # An earlier transaction could not be ended.
            self._file.rollback()
        transaction = SqliteTransaction(self._file)
        self._file.execute("BEGIN")
        try:
            return work(transaction)
        finally:
            transaction.end()
            self._file.rollback()


def _run_alone(path: Path, statement: str, milliseconds: int) -> list[Any]:
    """Runs a statement on its own connection, which waits up to ``milliseconds`` for others."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(f"PRAGMA busy_timeout = {milliseconds:d}")
        return file.execute(statement).fetchall()


class WriteLane(Lane):
    """The writing connection, and the transactions that wait for it.

    BEGIN, which may wait for another process's lock, and COMMIT, which waits for the disk, run in its thread. The
    statements between them take microseconds and run on the event loop: in the thread, each of them would make thread
    and loop compete for the interpreter. Transactions that wait during a commit are committed together after it. A
    failed one is rolled back alone; all callers are answered after the commit.
    """

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(file)
        self.committed: Callable[[Collection[Hashable]], None] = lambda _: None
        """Called after each commit with what its transactions noted."""
        self._waiting: deque[_UnitOfWork[Any]] = deque()
        self._visiting: asyncio.Task[None] | None = None

    async def run(self, work: Work[T]) -> T:
        """Returns the result of ``work`` after the commit. Rolls back if it raises, and ignores a cancelled caller."""
        turn = _UnitOfWork(work)
        self._waiting.append(turn)
        if self._visiting is None:
            self._visiting = asyncio.create_task(self._work_off())
        await turn.over.wait()
        return turn.outcome()

    async def close(self) -> None:
        """Closes after the waiting transactions."""
        if self._visiting is not None:
            await asyncio.shield(self._visiting)
        await super().close()

    async def _work_off(self) -> None:
        while self._waiting:
            await self._commit_together()
        self._visiting = None

    async def _commit_together(self) -> None:
        turns: list[_UnitOfWork[Any]] = []
        try:
            await self._execute(self._begin)  # type: ignore[no-untyped-call]
            turns += [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST))]
            for turn in turns:
                self._run_unit(turn, alone=len(turns) == 1)
            await self._execute(self._file.commit)  # type: ignore[no-untyped-call]
        except BaseException as error:
            # Done first, so that none of them is confirmed even if the rollback fails.
            turns = turns or [self._waiting.popleft() for _ in range(len(self._waiting))]
            for turn in turns:
                turn.undone(error)
            if isinstance(error, Exception):
                # Otherwise the event loop is ending while the thread still uses the file.
                with suppress(sqlite3.Error):
                    self._file.rollback()
        changes = dict.fromkeys(change for turn in turns for change in turn.changes())
        if changes:
            self.committed(changes.keys())
        for turn in turns:
            turn.over.set()

    def _begin(self) -> None:
        if self._file.in_transaction:
            # An earlier transaction could not be rolled back.
            self._file.rollback()
        self._file.execute("BEGIN IMMEDIATE")

    def _run_unit(self, turn: "_UnitOfWork[Any]", *, alone: bool) -> None:
        if alone:
            turn.take(SqliteTransaction(self._file))
            return
        self._file.execute("SAVEPOINT turn")
        try:
            turn.take(SqliteTransaction(self._file))
        except BaseException as error:
            if not self._file.in_transaction:
                # SQLite rolled back the earlier ones too, as it does if the disk is full.
                raise
            turn.undone(error)
            self._file.execute("ROLLBACK TO turn")
        self._file.execute("RELEASE turn")


class _UnitOfWork(Generic[T]):
    """A unit of work in the queue, then its result or the error that undid it."""

    def __init__(self, work: Work[T]) -> None:
        self.over = asyncio.Event()
        self._work = work
        self._context = copy_context()
        self._result: list[T] = []
        self._changes: dict[Hashable, None] = {}
        self._error: BaseException | None = None

    def take(self, transaction: Transaction) -> None:
        """Runs the work in a transaction."""
        try:
            self._result.append(self._context.run(self._work, transaction))
            self._changes = transaction.changes
        finally:
            transaction.end()

    def undone(self, error: BaseException) -> None:
        """Notes why nothing was committed; the first reason counts."""
        self._error = self._error or error

    def changes(self) -> Collection[Hashable]:
        """The changes that the work noted; none if it was undone."""
        return () if self._error is not None else self._changes.keys()

    def outcome(self) -> T:
        """The result of the work. Raises the error that undid it."""
        if self._error is not None:
            raise self._error
        return self._result[0]
