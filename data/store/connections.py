"""The connections on which units of work are done: one after another where they write, one by one where they read."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Collection, Hashable
from contextlib import suppress
from contextvars import copy_context
from typing import Any, Final, Generic, TypeVar

import aiosqlite

from data.store.transaction import Transaction, Work

T = TypeVar("T")

MOST: Final = 32
"""So many turns are kept in one commit: for the milliseconds that they take, the event loop does nothing else."""


class Lane(aiosqlite.Connection):
    """A connection that reads. A transaction is one visit to its thread: who reads much holds up nobody but readers."""

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(lambda: file, iter_chunk_size=64)
        self._file = file

    async def run(self, work: Work[T]) -> T:
        """What ``work`` returns. Cancelled or not, what was begun is done whole."""
        # As for asyncio.to_thread: what the caller's context says counts in the thread as well.
        context = copy_context()
        found: T = await self._execute(context.run, self._look, work)  # type: ignore[no-untyped-call]
        return found

    def _look(self, work: Work[T]) -> T:
        if self._file.in_transaction:
            # The one before could not even be ended, and stands in the way.
            self._file.rollback()
        transaction = Transaction(self._file)
        self._file.execute("BEGIN")
        try:
            return work(transaction)
        finally:
            transaction.end()
            self._file.rollback()


class WriteLane(Lane):
    """The connection that writes, and the turns at it.

    What may have to wait is done in its thread: the beginning, for the lock of another process, and the commit, for the
    disk. The statements between take some microseconds each and are done where they are asked for: in the thread, they
    and the event loop would take the interpreter from each other at every one. Turns that wait while another is kept
    are kept together after it: each undoes itself alone where it fails, and all of them are told after the one commit.
    """

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__(file)
        self.committed: Callable[[Collection[Hashable]], None] = lambda _: None
        """Called after each commit with what the transactions in it have changed."""
        self._waiting: deque[_Turn[Any]] = deque()
        self._visiting: asyncio.Task[None] | None = None

    async def run(self, work: Work[T]) -> T:
        """What ``work`` returns, once it is committed; all of it undone where it raises.

        Cancelled or not, what was begun is done whole.
        """
        turn = _Turn(work)
        self._waiting.append(turn)
        if self._visiting is None:
            self._visiting = asyncio.create_task(self._visit())
        await turn.over.wait()
        return turn.outcome()

    async def close(self) -> None:
        """Closes behind the turns that wait."""
        if self._visiting is not None:
            await asyncio.shield(self._visiting)
        await super().close()

    async def _visit(self) -> None:
        while self._waiting:
            await self._keep_together()
        self._visiting = None

    async def _keep_together(self) -> None:
        turns: list[_Turn[Any]] = []
        try:
            await self._execute(self._begin)  # type: ignore[no-untyped-call]
            turns += [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST))]
            for turn in turns:
                self._take(turn, alone=len(turns) == 1)
            await self._execute(self._file.commit)  # type: ignore[no-untyped-call]
        except BaseException as error:
            # First of all: whatever becomes of undoing it, it is confirmed to nobody.
            turns = turns or [self._waiting.popleft() for _ in range(len(self._waiting))]
            for turn in turns:
                turn.undone(error)
            if isinstance(error, Exception):
                # Else it was cancelled, as the event loop ends, and the thread is still at it.
                with suppress(sqlite3.Error):
                    self._file.rollback()
        changes = dict.fromkeys(change for turn in turns for change in turn.changes())
        if changes:
            self.committed(changes.keys())
        for turn in turns:
            turn.over.set()

    def _begin(self) -> None:
        if self._file.in_transaction:
            # The one before could not even be undone, and stands in the way.
            self._file.rollback()
        self._file.execute("BEGIN IMMEDIATE")

    def _take(self, turn: "_Turn[Any]", *, alone: bool) -> None:
        if alone:
            turn.take(Transaction(self._file))
            return
        self._file.execute("SAVEPOINT turn")
        try:
            turn.take(Transaction(self._file))
        except BaseException as error:
            if not self._file.in_transaction:
                # SQLite has undone those before it as well: so it does where the disk is full.
                raise
            turn.undone(error)
            self._file.execute("ROLLBACK TO turn")
        self._file.execute("RELEASE turn")


class _Turn(Generic[T]):
    """A work on its way: what it returned, or why nothing of it was done."""

    def __init__(self, work: Work[T]) -> None:
        self.over = asyncio.Event()
        self._work = work
        self._context = copy_context()
        self._result: list[T] = []
        self._changes: dict[Hashable, None] = {}
        self._error: BaseException | None = None

    def take(self, transaction: Transaction) -> None:
        """Do it."""
        try:
            self._result.append(self._context.run(self._work, transaction))
            self._changes = transaction.changes
        finally:
            transaction.end()

    def undone(self, error: BaseException) -> None:
        """Nothing of it was kept; the first reason counts."""
        self._error = self._error or error

    def changes(self) -> Collection[Hashable]:
        """What it has changed; nothing if it was undone."""
        return () if self._error is not None else self._changes.keys()

    def outcome(self) -> T:
        """What it returned; raises what undid it."""
        if self._error is not None:
            raise self._error
        return self._result[0]
