"""Opens a PostgreSQL database: creates and migrates its tables, and returns both connections."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import psycopg

from data.store.address import ServerAddress
from data.store.errors import UnusableDatabase, errors_of, unusable
from data.store.migrations import Migration
from data.store.postgresql.connecting import Connection, connect
from data.store.postgresql.connections import Link, ServerLane
from data.store.postgresql.errors import server_error
from data.store.postgresql.lease import Lease
from data.store.postgresql.schema import check, migrate

_log = logging.getLogger(__name__)

CHECKS: Final = 3
"""How many times the start checks whether a pooler works in transaction mode."""


async def open_lanes(
    address: ServerAddress, steps: Sequence[Migration], lease: Lease | None = None
) -> tuple[ServerLane, ServerLane]:
    """Migrates the database, and returns its writing and its reading connection. Raises UnusableDatabase.

    With a ``lease``, nothing is stored unless the lease is certain.
    """

    def open_links() -> tuple[Link, Link]:
        with connected(address) as connection:
            _check_pooler(connection, address)
            known = steps[-1].number
            version = check(connection, address, known)
            connection.rollback()
            if 0 < version < known:
                _log.warning(
                    "upgrading the database %s in %d steps, from version %d to %d; the bot backs up no server,"
                    " so going back needs a pg_dump from before",
                    *(address, known - version, version, known),
                )
            migrate(connection, address, steps)
        with errors_of(address):
            writer = Link(address, reads=False, lease=lease)
            try:
                return writer, Link(address, reads=True, lease=lease)
            except BaseException:
                writer.close()
                raise

    writer, reader = await asyncio.to_thread(open_links)
    return ServerLane(writer), ServerLane(reader)


def stored_version(address: ServerAddress, known: int) -> int:
    with connected(address, reads=True) as connection:
        _check_pooler(connection, address)
        return check(connection, address, known)


def _check_pooler(connection: Connection, address: ServerAddress) -> None:
    # In transaction mode, a pooler lends one server process to several connections.
    for _ in range(CHECKS):
        with connect(address) as other:
            own = _process(connection)
            connection.rollback()
            # The pooler gives away what has just become free.
            if _process(other) == own:
                raise UnusableDatabase(
                    f"The database {address} cannot be used: a pooler before it works by transactions."
                    " Set pool_mode = session for this database in PgBouncer."
                )


def _process(connection: Connection) -> int:
    ((process,),) = connection.execute("SELECT pg_backend_pid()").fetchall()
    return int(process)


def check_up_to_date(address: ServerAddress, known: int) -> None:
    """Raises UnusableDatabase if the database is missing, not this bot's, older than ``known``, or too new."""
    with connected(address) as connection:
        if check(connection, address, known, may_be_older=False) == 0:
            raise UnusableDatabase(f"There is no database {address}.")


@contextmanager
def connected(address: ServerAddress, *, reads: bool = False) -> Iterator[Connection]:
    """Yields a connection in a transaction. With ``reads``, the transaction sees one snapshot and cannot write.

    Raises UnusableDatabase for every server error.
    """
    with errors_of(address), connect(address, reads=reads) as connection:
        level = psycopg.IsolationLevel
        connection.isolation_level = level.REPEATABLE_READ if reads else level.READ_COMMITTED
        connection.read_only, connection.autocommit = reads or None, False
        try:
            yield connection
        except psycopg.Error as error:
            raise unusable(address, server_error(error, broken=connection.broken)) from None
