"""Transactions, and how the SQL of the two databases differs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Value: TypeAlias = int | float | str | None


class Row(Protocol):
    def keys(self) -> list[str]: ...
    def __getitem__(self, key: str | int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Dialect:
    """SQL expressions that SQLite and PostgreSQL write differently."""

    month_of: str
    """The UTC month, such as 202611, of a ``{column}`` in Unix seconds."""
    rounded: str
    """A positive ``{column}`` rounded to a whole number, halves up."""
    version: str
    """A query for the schema version."""


SQLITE: Final = Dialect(
    month_of="CAST(strftime('%Y%m', {column}, 'unixepoch') AS BIGINT)",
    rounded="CAST({column} + 0.5 AS BIGINT)",
    version="PRAGMA user_version",
)
POSTGRESQL: Final = Dialect(
    month_of="CAST(to_char(to_timestamp({column}) AT TIME ZONE 'UTC', 'YYYYMM') AS BIGINT)",
    rounded="CAST(floor({column} + 0.5) AS BIGINT)",
    version="SELECT version FROM schema_version",
)


class Transaction(ABC):
    """A transaction, with the changes noted in it. After its end every use raises RuntimeError."""

    __slots__ = ("changes",)
    dialect: ClassVar[Dialect]

    def __init__(self) -> None:
        self.changes: dict[Hashable, None] = {}

    def note(self, change: Hashable) -> None:
        """Notes a change; the database reports it to subscribers after the commit."""
        self.changes[change] = None

    def execute(self, sql: str, *values: Value) -> None:
        self.fetch_all(sql, *values)

    def fetch_one(self, sql: str, *values: Value) -> Row | None:
        rows = self.fetch_all(sql, *values)
        return rows[0] if rows else None

    def fetch_value(self, sql: str, *values: Value) -> Any:
        row = self.fetch_one(sql, *values)
        return None if row is None else row[0]

    def fetch_number(self, sql: str, *values: Value) -> int | None:
        """Returns the whole number in the first row and column, or None without a row."""
        number: int | None = self.fetch_value(sql, *values)
        return number

    def fetch_tuples(self, sql: str, *values: Value) -> list[Any]:
        return [tuple(row) for row in self.fetch_all(sql, *values)]

    def fetch_column(self, sql: str, *values: Value) -> list[Any]:
        return [row[0] for row in self.fetch_all(sql, *values)]

    @abstractmethod
    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        """Runs a statement and returns its rows. Each ``?`` stands for the next value."""

    @abstractmethod
    def end(self) -> None:
        """Makes every further use fail: after the end, each statement would commit itself."""


Work: TypeAlias = Callable[[Transaction], T]
"""A plain function that runs in one transaction. It cannot await, so no transaction waits for Discord.

It has no effect outside the transaction: on PostgreSQL it runs again after a conflict.
"""
