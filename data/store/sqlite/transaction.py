"""One transaction on the SQLite file."""

import sqlite3

from data.store.dialect import SQLITE
from data.store.errors import SQLITE_ERRORS, legible
from data.store.transaction import Row, Transaction, Value


class SqliteTransaction(Transaction):
    """A transaction on an open file."""

    __slots__ = ("_file",)
    dialect = SQLITE

    def __init__(self, file: sqlite3.Connection) -> None:
        super().__init__()
        self._file: sqlite3.Connection | None = file

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
        """Makes every further use fail."""
        self._file = None
