"""The connection on which units of work follow one another."""

import sqlite3
from collections import deque
from contextvars import copy_context
from typing import Any, Generic, TypeVar

import aiosqlite

from data.transaction import Transaction, Work

T = TypeVar("T")


class Lane(aiosqlite.Connection):
    """One connection, and the turns at it: a transaction at a time, each begun with the statement ``begin``.

    A transaction is one visit to the connection's thread; a way there and back for each statement takes far longer than
    the statements. Turns that wait while another is kept are kept together after it: each undoes itself alone where it
    fails, and all of them are told after the one commit.
    """

    def __init__(self, file: sqlite3.Connection, begin: str) -> None:
        super().__init__(lambda: file, iter_chunk_size=64)
        self._file = file
        self._begin = begin
        self._waiting: deque[_Turn[Any]] = deque()

    async def run(self, work: Work[T]) -> T:
        """What ``work`` returns, once it is committed; all of it undone where it raises.

        Cancelled or not, what was begun is done whole.
        """
        turn = _Turn(work)
        self._waiting.append(turn)
        # Whichever visit took it, it was before or in this one.
        await self._execute(self._visit)  # type: ignore[no-untyped-call]
        return turn.outcome()

    def _visit(self) -> None:
        turns = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not turns:
            return
        try:
            if self._file.in_transaction:
                # The one before could not even be undone, and stands in the way.
                self._file.rollback()
            self._file.execute(self._begin)
            for turn in turns:
                if len(turns) > 1:
                    self._take(turn)
                else:
                    turn.take(Transaction(self._file))
            self._file.commit()
        except BaseException as error:
            # First of all: whatever becomes of undoing it, it is confirmed to nobody.
            for turn in turns:
                turn.undone(error)
            self._file.rollback()

    def _take(self, turn: "_Turn[Any]") -> None:
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
        self._work = work
        # As for asyncio.to_thread: what the caller's context says counts in the thread as well.
        self._context = copy_context()
        self._result: list[T] = []
        self._error: BaseException | None = None

    def take(self, transaction: Transaction) -> None:
        """Do it."""
        try:
            self._result.append(self._context.run(self._work, transaction))
        finally:
            transaction.end()

    def undone(self, error: BaseException) -> None:
        """Nothing of it was kept; the first reason counts."""
        self._error = self._error or error

    def outcome(self) -> T:
        """What it returned; raises what undid it."""
        if self._error is not None:
            raise self._error
        return self._result[0]
