"""What a unit of work on the database is given, and the connection on which such units follow one another."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import aiosqlite

T = TypeVar("T")
Value: TypeAlias = int | str | None
Row: TypeAlias = sqlite3.Row


class Transaction:
    """One transaction, while it lasts; used after its end it raises RuntimeError."""

    __slots__ = ("_connection",)

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection: aiosqlite.Connection | None = connection

    async def execute(self, sql: str, *values: Value) -> None:
        """Run one statement for what it does."""
        await self.fetch_all(sql, *values)

    async def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """The first row of what one statement returns, None where there is none."""
        rows = await self.fetch_all(sql, *values)
        return rows[0] if rows else None

    async def fetch_only(self, sql: str, *values: Value) -> Row:
        """The one row of a statement that always returns one."""
        (row,) = await self.fetch_all(sql, *values)
        return row

    async def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        """All the rows that one statement returns."""
        if self._connection is None:
            raise RuntimeError("this transaction is over")
        # One hop to the connection's thread, and no cursor left open behind it.
        return list(await self._connection.execute_fetchall(sql, values))

    def end(self) -> None:
        """Let nothing more be done in it: outside a transaction each statement would commit itself."""
        self._connection = None


Work: TypeAlias = Callable[[Transaction], Awaitable[T]]


class Lane:
    """One connection, and the turns at it: a transaction at a time, each begun with the statement ``begin``.

    Unlocked, coroutines on one connection would share one transaction and commit or undo each other's half.
    """

    def __init__(self, connection: aiosqlite.Connection, begin: str) -> None:
        self._connection = connection
        self._begin = begin
        self._turn = asyncio.Lock()

    async def run(self, work: Work[T]) -> T:
        """What ``work`` returns, once it is committed; all of it undone where it raises."""
        async with self._turn:
            transaction = Transaction(self._connection)
            try:
                await transaction.execute(self._begin)
                result = await work(transaction)
                transaction.end()
                await self._connection.commit()
            except BaseException:
                transaction.end()
                await self._connection.rollback()
                raise
            return result

    async def set(self, pragma: str) -> None:
        """Change a setting of the connection, outside any transaction."""
        async with self._turn:
            await self._connection.execute_fetchall(pragma)

    async def close(self) -> None:
        """Close the connection, which ends its thread."""
        await self._connection.close()
