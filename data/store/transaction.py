"""One transaction, as a unit of work sees it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from data.store.dialect import Dialect

T = TypeVar("T")
Value: TypeAlias = int | float | str | None


class Row(Protocol):
    """A row of a result: its values by name or by position, and in order. ``dict(row)`` has them by name."""

    def keys(self) -> list[str]:
        """The names of the columns."""

    def __getitem__(self, key: str | int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...


class Transaction(ABC):
    """One transaction, of either database. After its end every use raises RuntimeError.

    ``changes`` are the changes noted for subscribers, in order and each once. ``dialect`` has the words in which the
    two databases differ.
    """

    __slots__ = ("changes",)
    dialect: ClassVar[Dialect]

    def __init__(self) -> None:
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

    def fetch_value(self, sql: str, *values: Value) -> Any:
        """The first value of the first row, None if there is no row."""
        row = self.fetch_one(sql, *values)
        return None if row is None else row[0]

    def fetch_tuples(self, sql: str, *values: Value) -> list[Any]:
        """All rows of a statement's result as tuples; the caller says of what."""
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
"""A plain function that runs inside one transaction. It cannot await, so nobody waits for Discord in a transaction.

It has no effect outside the transaction: on PostgreSQL it runs again if another process came between.
"""
