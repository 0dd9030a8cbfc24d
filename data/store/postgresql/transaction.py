"""One transaction on a PostgreSQL server."""

import psycopg

from data.store.dialect import POSTGRESQL
from data.store.errors import ServerError
from data.store.postgresql.errors import server_error
from data.store.postgresql.sql import ServerRow, translated
from data.store.transaction import Row, Transaction, Value


class ServerTransaction(Transaction):
    """A transaction on an open connection.

    ``failure`` is the first error of a statement. After it PostgreSQL undoes the whole transaction, even at a COMMIT.
    """

    __slots__ = ("_connection", "failure")
    dialect = POSTGRESQL

    def __init__(self, connection: psycopg.Connection[ServerRow]) -> None:
        super().__init__()
        self._connection: psycopg.Connection[ServerRow] | None = connection
        self.failure: ServerError | None = None

    def fetch_all(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a statement's result."""
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
        """Makes every further use fail."""
        self._connection = None
