"""A transaction on a PostgreSQL server, and how values are converted for it."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import psycopg
from psycopg.adapt import Buffer, Dumper, Loader
from psycopg.types.numeric import Int8Dumper

from data.store.errors import ServerError
from data.store.postgresql.errors import server_error
from data.store.transaction import POSTGRESQL, Row, Transaction, Value

_PARTS: Final = re.compile(r"""'(?:[^']|'')*' | "(?:[^"]|"")*" | --[^\n]* | \? | %""", re.VERBOSE)
_INT8: Final = 20


@cache
def translated(sql: str) -> str:
    """Replaces ``?`` with psycopg's placeholder, except in quoted texts, names and comments."""
    return _PARTS.sub(_translate, sql)


def _translate(part: re.Match[str]) -> str:
    return "%s" if part[0] == "?" else part[0].replace("%", "%%")


class ServerRow:
    """A row with values by column name or position, like SQLite's rows."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: dict[str, int], values: Sequence[Any]) -> None:
        self._places = places
        self._values = values

    def keys(self) -> list[str]:
        return [*self._places]

    def __getitem__(self, key: str | int) -> Any:
        return self._values[key if isinstance(key, int) else self._places[key]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def make_rows(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], ServerRow]:
    places = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: ServerRow(places, values)


class ServerTransaction(Transaction):
    __slots__ = ("_connection", "failure")
    dialect = POSTGRESQL

    def __init__(self, connection: psycopg.Connection[ServerRow]) -> None:
        super().__init__()
        self._connection: psycopg.Connection[ServerRow] | None = connection
        self.failure: ServerError | None = None
        """The transaction's first error; after it PostgreSQL rolls back, even at a COMMIT."""

    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        if self._connection is None:
            raise RuntimeError("this transaction is over")
        try:
            cursor = self._connection.execute(translated(sql), values)
            return [*cursor.fetchall()] if cursor.description is not None else []
        except psycopg.Error as error:
            failure = server_error(error, broken=self._connection.broken)
        self.failure = self.failure or failure
        raise failure

    def end(self) -> None:
        self._connection = None


class _TruthDumper(Dumper):
    """Stores True and False as 1 and 0, as SQLite does."""

    oid = _INT8

    def dump(self, obj: Any) -> Buffer:
        return b"1" if obj else b"0"


class _SumLoader(Loader):
    """Loads sums of whole numbers, which PostgreSQL returns as numeric, as int."""

    def load(self, data: Buffer) -> float:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


def adapt(connection: psycopg.Connection[Any]) -> None:
    """Registers value conversions. Whole numbers are sent with 64 bits, so no statement needs a cast."""
    connection.adapters.register_dumper(int, Int8Dumper)
    connection.adapters.register_dumper(bool, _TruthDumper)
    connection.adapters.register_loader("numeric", _SumLoader)
