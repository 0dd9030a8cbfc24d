"""A transaction, as a unit of work sees it, and the few differences between the SQL of the two databases."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
Value: TypeAlias = int | float | str | None


class Row(Protocol):
    """A row of a result: its values by name or by position, and in order. ``dict(row)`` has them by name."""

    def keys(self) -> list[str]:
        """The names of the columns."""

    def __getitem__(self, key: str | int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Dialect:
    """The SQL in which one database differs from the other. All other SQL is common.

    ``month_of`` gives the month, as 202611, of the ``{column}`` in unix
    seconds, in UTC. ``rounded`` rounds a positive ``{column}`` to a whole number, halves up. ``version`` queries the
    version of the schema.
    """

    month_of: str
    rounded: str
    version: str


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
    """A transaction, and the changes noted for subscribers, each once. After its end every use raises RuntimeError."""

    __slots__ = ("changes",)
    dialect: ClassVar[Dialect]

    def __init__(self) -> None:
        self.changes: dict[Hashable, None] = {}

    def note(self, change: Hashable) -> None:
        """Notes a change that the database reports to its subscribers after the commit."""
        self.changes[change] = None

    def execute(self, sql: str, *values: Value) -> None:
        """Runs one statement without a result."""
        self.fetch_all(sql, *values)

    def fetch_one(self, sql: str, *values: Value) -> Row | None:
        """The first row of a statement's result, None if it is empty."""
        rows = self.fetch_all(sql, *values)
        return rows[0] if rows else None

    def fetch_value(self, sql: str, *values: Value) -> Any:
        """The first value of the first row, None if there is no row."""
        row = self.fetch_one(sql, *values)
        return None if row is None else row[0]

    def fetch_tuples(self, sql: str, *values: Value) -> list[Any]:
        """All rows of a statement's result as tuples; the caller declares their types."""
        return [tuple(row) for row in self.fetch_all(sql, *values)]

    def fetch_column(self, sql: str, *values: Value) -> list[Any]:
        """The first value of each row."""
        return [row[0] for row in self.fetch_all(sql, *values)]

    @abstractmethod
    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a statement's result. A ``?`` in the SQL stands for the next value."""

    @abstractmethod
    def end(self) -> None:
        """Makes every further use fail: outside a transaction each statement would commit itself."""


Work: TypeAlias = Callable[[Transaction], T]
"""A plain function that runs inside one transaction. It cannot await, so no transaction waits for Discord.

It has no effect outside the transaction: on PostgreSQL it runs again after a conflict with another process.
"""
