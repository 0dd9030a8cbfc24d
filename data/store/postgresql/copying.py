"""A PostgreSQL database as one end of a copy: the source, or an empty target filled in one transaction."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from typing import Final

from data.store.address import ServerAddress
from data.store.copy_ends import CopyEnd, Table, Uncopied, tables_of
from data.store.errors import UnusableDatabase
from data.store.lock import take_lock
from data.store.migrations import migrations, newest_version
from data.store.postgresql.opening import check_up_to_date, connected
from data.store.postgresql.schema import migrate
from data.store.postgresql.transaction import ServerTransaction
from data.store.transaction import Row

PATIENT: Final = ("SET LOCAL statement_timeout = 0", "SET LOCAL idle_in_transaction_session_timeout = 0")
"""Removes time limits: a copy may be large, and one end waits for the other."""


class ServerEnd(CopyEnd):
    def tables(self) -> list[Table]:
        return tables_of(
            self.fetch(
                """
                SELECT CAST(relname AS TEXT), CAST(attname AS TEXT),
                    (SELECT place FROM unnest(indkey) WITH ORDINALITY AS key (number, place) WHERE number = attnum)
                FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
                LEFT JOIN pg_index ON indrelid = pg_class.oid AND indisprimary
                WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> 'schema_version'
                    AND attnum > 0 AND attgenerated = '' AND NOT attisdropped
                """
            )
        )

    def last_ids(self) -> Mapping[str, int]:
        return {
            table: int(self.fetch(f"SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END FROM {sequence}")[0][0])  # noqa: S608 - a name of the schema
            for table, _, sequence in self._counters()
        }

    def reserve_ids(self, last_ids: Mapping[str, int]) -> None:
        for table, column, sequence in self._counters():
            self.fetch(
                f"""
                SELECT setval(CAST(? AS regclass), last)
                FROM (SELECT GREATEST(?, max("{column}")) AS last FROM "{table}") AS given WHERE last > 0
                """,  # noqa: S608 - names of the schema
                sequence,
                last_ids.get(table, 0),
            )

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        """Adds rows to a table. Raises Uncopied if a text has a NUL character."""
        try:
            super().add(table, rows)
        except UnusableDatabase:
            for row in rows:
                for column, value in zip(table.columns, row, strict=True):
                    if isinstance(value, str) and "\0" in value:
                        raise Uncopied("nul", self.address, f"{table.name}.{column}") from None
            raise

    def _counters(self) -> list[Row]:
        return self.fetch(
            """
            SELECT CAST(relname AS TEXT), CAST(attname AS TEXT), pg_get_serial_sequence(quote_ident(relname), attname)
            FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
            WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attidentity <> ''
            """
        )


@contextmanager
def reading(address: ServerAddress) -> Iterator[ServerEnd]:
    """Yields the database as a read-only source, while no bot uses it. Raises DatabaseInUse or UnusableDatabase."""
    check_up_to_date(address, newest_version())
    with closing(take_lock(address)), connected(address, reads=True) as connection:
        end = ServerEnd(address, ServerTransaction(connection))
        for setting in PATIENT:
            end.fetch(setting)
        yield end


@contextmanager
def filling(address: ServerAddress) -> Iterator[ServerEnd]:
    """Yields an empty database as the target, and commits at the end.

    Raises Uncopied, DatabaseInUse or UnusableDatabase.
    """
    # The lock is held until the commit.
    with ExitStack() as lock, connected(address) as connection, connection.transaction():
        end = ServerEnd(address, ServerTransaction(connection))
        # Also before locking: if source and target are equal, the error is a full target.
        _check_empty(end)
        lock.enter_context(closing(take_lock(address)))
        _check_empty(end)
        for setting in PATIENT:
            end.fetch(setting)
        migrate(connection, address, migrations())
        # Challenges and parties refer to each other, so no order of the tables satisfies the constraints.
        constraints = end.fetch(_FOREIGN_KEYS)
        for drop, _ in constraints:
            end.fetch(drop)
        yield end
        for _, add in constraints:
            end.fetch(add)


def _check_empty(end: ServerEnd) -> None:
    if not end.is_empty():
        raise Uncopied("occupied", end.address)


_FOREIGN_KEYS: Final = """
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
"""
