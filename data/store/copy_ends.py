"""One end of a copy, source or target: the tables in the database's schema, and their rows, page by page."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from data.store.address import Address
from data.store.errors import used
from data.store.transaction import Row, Transaction, Value

MOST_ROWS: Final = 1000
MOST_VALUES: Final = 30_000
"""The most rows and values in memory at a time. SQLite accepts 32,766 values in one statement."""


class Uncopied(Exception):
    """Nothing was copied.

    ``problem`` is ``occupied`` if the database at ``address`` is not empty, ``schema`` if its tables or columns (in
    ``detail``) differ from this bot's, ``nul`` if it cannot hold the NUL character of a text (in the column
    ``detail``), ``differs`` if the copied tables in ``detail`` differ from the originals.
    """

    def __init__(self, problem: str, address: Address, detail: str = "") -> None:
        super().__init__(problem, str(address), detail)
        self.problem = problem
        self.address = address
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its columns by name, without the generated ones, and its primary key's columns in key order."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def page(self) -> int:
        """The number of rows that are read or written at a time."""
        return min(MOST_ROWS, MOST_VALUES // len(self.columns))


class Contents:
    """The number of a table's rows, and a digest of them that is the same in both stores."""

    def __init__(self) -> None:
        self.rows = 0
        self._digest = sha256()

    def add(self, rows: Sequence[Row]) -> None:
        """Adds the next rows, in the order of their keys."""
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
    """A database in one transaction. Every method raises UnusableDatabase, with this database's address."""

    def __init__(self, address: Address, tx: Transaction) -> None:
        self.address = address
        self._tx = tx

    @abstractmethod
    def tables(self) -> list[Table]:
        """Every table that holds the bot's rows."""

    @abstractmethod
    def last_ids(self) -> Mapping[str, int]:
        """The last id given out, for each table whose ids are never reused."""

    @abstractmethod
    def give_ids_after(self, last_ids: Mapping[str, int]) -> None:
        """Stops the database from giving out these ids again, or any id in use."""

    def is_empty(self) -> bool:
        """True if no table has a row."""
        return not any(self.fetch(f"SELECT 1 FROM {_quoted(table.name)} LIMIT 1") for table in self.tables())  # noqa: S608 - names of the schema

    def count(self, table: Table) -> int:
        """The number of rows of a table."""
        return int(self.fetch(f"SELECT count(*) AS rows FROM {_quoted(table.name)}")[0][0])  # noqa: S608 - a name of the schema

    def pages(self, table: Table) -> Iterator[Sequence[Row]]:
        """The rows of a table in the order of their keys, some at a time."""
        key = _listed(table.key)
        select = f"SELECT {_listed(table.columns)} FROM {_quoted(table.name)}"  # noqa: S608 - names of the schema
        order = f"ORDER BY {key} LIMIT {table.page:d}"
        rows = self.fetch(f"{select} {order}")
        while rows:
            yield rows
            last = [rows[-1][column] for column in table.key]
            rows = self.fetch(f"{select} WHERE ({key}) > ({_places(table.key)}) {order}", *last)

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        """Adds a page of rows to a table."""
        places = ", ".join([f"({_places(table.columns)})"] * len(rows))
        insert = f"INSERT INTO {_quoted(table.name)} ({_listed(table.columns)}) VALUES {places}"  # noqa: S608 - names of the schema
        self.fetch(insert, *(value for row in rows for value in row))

    def fetch(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a statement's result."""
        with used(self.address):
            return self._tx.fetch_all(sql, *values)


def tables_of(columns: Iterable[Row]) -> list[Table]:
    """The tables that have these columns. Each column is (table, name, position in the primary key or 0)."""
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
