"""What a unit of work on the database is given."""

import sqlite3
from collections.abc import Callable, Hashable
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Value: TypeAlias = int | float | str | None
Row: TypeAlias = sqlite3.Row


class Transaction:
    """One transaction, while it lasts; used after its end it raises RuntimeError.

    ``changes`` are what it notes for those who wait for a commit, in order and each once.
    """

    __slots__ = ("_file", "changes")

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file: sqlite3.Connection | None = file
        self.changes: dict[Hashable, None] = {}

    def note(self, change: Hashable) -> None:
        """Tells the subscribers of the database about this change, if and when it is committed."""
        self.changes[change] = None

    def execute(self, sql: str, *values: Value) -> None:
        """Run one statement for what it does."""
        self.fetch_all(sql, *values)

    def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """The first row of what one statement returns, None where there is none."""
        rows = self.fetch_all(sql, *values)
        return rows[0] if rows else None

    def fetch_only(self, sql: str, *values: Value) -> Row:
        """The one row of a statement that always returns one."""
        (row,) = self.fetch_all(sql, *values)
        return row

    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        """All the rows that one statement returns."""
        if self._file is None:
            raise RuntimeError("this transaction is over")
        rows: list[Row] = self._file.execute(sql, values).fetchall()
        return rows

    def end(self) -> None:
        """Let nothing more be done in it: outside a transaction each statement would commit itself."""
        self._file = None


Work: TypeAlias = Callable[[Transaction], T]
"""A plain function, done between the beginning of a transaction and its end: it cannot await, Discord least of all."""
