"""One transaction, as a unit of work sees it."""

import sqlite3
from collections.abc import Callable, Hashable
from typing import TypeAlias, TypeVar

from data.store.sqlite_errors import SQLITE_ERRORS, legible

T = TypeVar("T")
Value: TypeAlias = int | float | str | None
Row: TypeAlias = sqlite3.Row


class Transaction:
    """One transaction. After its end every use raises RuntimeError.

    ``changes`` are the changes noted for subscribers, in order and each once.
    """

    __slots__ = ("_file", "changes")

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file: sqlite3.Connection | None = file
        self.changes: dict[Hashable, None] = {}

    def note(self, change: Hashable) -> None:
        """Notes a change that the database tells its subscribers after the commit."""
        self.changes[change] = None

    def execute(self, sql: str, *values: Value) -> None:
        """Runs one statement without a result."""
        self.fetch_all(sql, *values)

    def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """The first row of a statement's result, None if it is empty."""
        rows = self.fetch_all(sql, *values)
        return rows[0] if rows else None

    def fetch_only(self, sql: str, *values: Value) -> Row:
        """The only row of a statement that always returns one."""
        (row,) = self.fetch_all(sql, *values)
        return row

    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a statement's result."""
        if self._file is None:
            raise RuntimeError("this transaction is over")
        try:
            rows: list[Row] = self._file.execute(sql, values).fetchall()
        except SQLITE_ERRORS as error:
            raise legible(error) from None
        return rows

    def end(self) -> None:
        """Makes every further use fail: outside a transaction each statement would commit itself."""
        self._file = None


Work: TypeAlias = Callable[[Transaction], T]
"""A plain function that runs inside one transaction. It cannot await, so nobody waits for Discord in a transaction."""
