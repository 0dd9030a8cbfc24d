"""A transaction on a PostgreSQL server: its statements, and the conversion of values in both directions."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import psycopg
from psycopg.abc import PQGen
from psycopg.adapt import Buffer, Dumper, Loader
from psycopg.pq.abc import PGconn
from psycopg.types.numeric import Int8Dumper
from psycopg.waiting import Ready, Wait

from data.store.errors import ServerError
from data.store.postgresql.errors import server_error
from data.store.transaction import POSTGRESQL, Row, Transaction, Value

_PARTS: Final = re.compile(r"""'(?:[^']|'')*' | "(?:[^"]|"")*" | --[^\n]* | \? | %""", re.VERBOSE)
_INT8: Final = 20


@cache
def translated(sql: str) -> str:
    """The statement with psycopg's placeholders in place of ``?``; those in texts, names and comments stay."""
    return _PARTS.sub(_translate, sql)


def _translate(part: re.Match[str]) -> str:
    return "%s" if part[0] == "?" else part[0].replace("%", "%%")


class ServerRow:
    """A row with access by name and by position, like SQLite's."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: dict[str, int], values: Sequence[Any]) -> None:
        self._places = places
        self._values = values

    def keys(self) -> list[str]:
        """The names of the columns."""
        return [*self._places]

    def __getitem__(self, key: str | int) -> Any:
        return self._values[key if isinstance(key, int) else self._places[key]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def make_rows(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], ServerRow]:
    """Makes rows of a cursor's values."""
    places = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: ServerRow(places, values)


class ServerTransaction(Transaction):
    """A transaction on an open connection. In a pipeline a statement waits for no answer before its rows are needed.

    ``failure`` is the first error of a statement. After it PostgreSQL undoes the whole transaction, even at a COMMIT.
    """

    __slots__ = ("_connection", "_last", "_pipeline", "failure")
    dialect = POSTGRESQL

    def __init__(self, connection: psycopg.Connection[ServerRow], pipeline: psycopg.Pipeline | None = None) -> None:
        super().__init__()
        self._connection: psycopg.Connection[ServerRow] | None = connection
        self._pipeline = pipeline
        self._last: psycopg.Cursor[ServerRow] | None = None
        self.failure: ServerError | None = None

    def execute(self, sql: str, *values: Value) -> None:
        self._send(sql, values)

    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        return self._result(self._send(sql, values))

    def ask(self, sql: str, *values: Value) -> Callable[[], list[Row]]:
        cursor = self._send(sql, values)
        return lambda: self._result(cursor)

    def settle(self) -> None:
        """Waits for all statements. Raises the error of one that nobody has waited for."""
        if self._last is not None:
            self._result(self._last)

    def run_checks(self) -> None:
        if self._checks:
            # A statement may wait for a row's lock: the COMMIT must not wait behind it after the check.
            self.settle()
        super().run_checks()

    def end(self) -> None:
        self._connection = None

    def _send(self, sql: str, values: Sequence[Value]) -> psycopg.Cursor[ServerRow]:
        if self._connection is None:
            raise RuntimeError("this transaction is over")
        try:
            self._last = self._connection.execute(translated(sql), values)
            self._flush(self._connection)
            return self._last
        except psycopg.Error as error:
            failure = self._failed(error)
        raise failure

    def _result(self, cursor: psycopg.Cursor[ServerRow]) -> list[Row]:
        try:
            if self._pipeline is not None and cursor.pgresult is None:
                # With Sync and not Flush, so that the server's limit for idle transactions holds.
                self._pipeline.sync()
            return [*cursor.fetchall()] if cursor.description is not None else []
        except psycopg.Error as error:
            failure = self._failed(error)
        raise failure

    def _flush(self, connection: psycopg.Connection[ServerRow]) -> None:
        # The driver's sync and COMMIT wait for answers only, though a large statement may be in the buffer still.
        if self._pipeline is not None and connection.pgconn.flush():
            connection.wait(_sent(connection.pgconn))

    def _failed(self, error: psycopg.Error) -> ServerError:
        failure = server_error(error, broken=self._connection is not None and self._connection.broken)
        self.failure = self.failure or failure
        return failure


def _sent(wire: PGconn) -> PQGen[None]:
    """Sends what is in the buffer."""
    while wire.flush():
        # The server may be unable to take more before its own answers are read.
        if (yield Wait.RW) & Ready.R:
            wire.consume_input()


class _TruthDumper(Dumper):
    """Stores True and False as 1 and 0, as SQLite does."""

    oid = _INT8

    def dump(self, obj: Any) -> Buffer:
        """``obj`` as 1 or 0."""
        return b"1" if obj else b"0"


class _SumLoader(Loader):
    """Loads PostgreSQL's sums of whole numbers, which have the type numeric, as int."""

    def load(self, data: Buffer) -> float:
        """The number as int, or as float if it has a decimal point."""
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


def adapt(connection: psycopg.Connection[Any]) -> None:
    """Registers our types: every whole number is sent with 64 bits, so that no statement needs a cast."""
    connection.adapters.register_dumper(int, Int8Dumper)
    connection.adapters.register_dumper(bool, _TruthDumper)
    connection.adapters.register_loader("numeric", _SumLoader)
