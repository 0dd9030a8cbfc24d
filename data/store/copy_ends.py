"""One end of a database copy, source or target: its tables, and their rows page by page."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from data.store.address import Address
from data.store.errors import errors_of
from data.store.transaction import Row, Transaction, Value

MOST_ROWS: Final = 1000
"""The most rows in memory."""
MOST_VALUES: Final = 30_000
"""The most values in memory. SQLite accepts 32,766 values in a statement."""


class Uncopied(Exception):
    """Nothing was copied. The text explains why."""

    def __init__(self, problem: str, address: Address, detail: str = "") -> None:
        super().__init__(problem, str(address), detail)
        self.problem = problem
        """``occupied`` (the target is not empty), ``schema`` (tables or columns differ from this bot's), ``nul`` (a
        text has a NUL character) or ``differs`` (copied tables differ from their originals).
        """
        self.address = address
        self.detail = detail
        """The tables or the column in question."""


@dataclass(frozen=True, slots=True)
class Table:
    name: str
    columns: tuple[str, ...]
    """Column names, without generated columns."""
    key: tuple[str, ...]
    """The primary key's columns in order."""

    @property
    def page(self) -> int:
        return min(MOST_ROWS, MOST_VALUES // len(self.columns))


class Contents:
    """A table's row count and digest. Equal contents have equal rows."""

    def __init__(self) -> None:
        self.rows = 0
        self._digest = sha256()

    def add(self, rows: Sequence[Row]) -> None:
        """Adds the next rows in key order."""
        self.rows += len(rows)
        for row in rows:
            self._digest.update(repr([*row]).encode())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contents) and self._mark() == other._mark()

    def __hash__(self) -> int:
        return hash(self._mark())

    def _mark(self) -> tuple[int, bytes]:
        return self.rows, self._digest.digest()


class CopyEnd(ABC):
    """A database to copy from or to, in one transaction. Every method raises UnusableDatabase."""

    def __init__(self, address: Address, tx: Transaction) -> None:
        self.address = address
        self._tx = tx

    @abstractmethod
    def tables(self) -> list[Table]: ...
    @abstractmethod
    def last_ids(self) -> Mapping[str, int]:
        """Returns each table's last used id, for tables that never reuse ids."""

    @abstractmethod
    def reserve_ids(self, last_ids: Mapping[str, int]) -> None: ...
    def is_empty(self) -> bool:
        return not any(self.fetch(f"SELECT 1 FROM {_quoted(table.name)} LIMIT 1") for table in self.tables())  # noqa: S608 - names of the schema

    def count(self, table: Table) -> int:
        return int(self.fetch(f"SELECT count(*) AS rows FROM {_quoted(table.name)}")[0][0])  # noqa: S608 - a name of the schema

    def pages(self, table: Table) -> Iterator[Sequence[Row]]:
        """Yields a table's rows in key order, page by page."""
        key = _listed(table.key)
        select = f"SELECT {_listed(table.columns)} FROM {_quoted(table.name)}"  # noqa: S608 - names of the schema
        order = f"ORDER BY {key} LIMIT {table.page:d}"
        rows = self.fetch(f"{select} {order}")
        while rows:
            yield rows
            last = [rows[-1][column] for column in table.key]
            rows = self.fetch(f"{select} WHERE ({key}) > ({_places(table.key)}) {order}", *last)

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        places = ", ".join([f"({_places(table.columns)})"] * len(rows))
        insert = f"INSERT INTO {_quoted(table.name)} ({_listed(table.columns)}) VALUES {places}"  # noqa: S608 - names of the schema
        self.fetch(insert, *(value for row in rows for value in row))

    def fetch(self, sql: str, *values: Value) -> list[Row]:
        with errors_of(self.address):
            return self._tx.fetch_all(sql, *values)


def tables_of(columns: Iterable[Row]) -> list[Table]:
    """Builds tables from rows (table, column, position in the primary key or 0 if not in the key)."""
    tables: dict[str, dict[str, int]] = {}
    for table, column, place in columns:
        tables.setdefault(table, {})[column] = place or 0
    return [
        Table(name, tuple(sorted(places)), tuple(sorted(filter(places.get, places), key=places.__getitem__)))
        for name, places in sorted(tables.items())
    ]


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _listed(names: Iterable[str]) -> str:
    return ", ".join(map(_quoted, names))


def _places(names: Iterable[str]) -> str:
    return ", ".join("?" for _ in names)
