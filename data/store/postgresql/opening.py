"""Opens a PostgreSQL database: creates and migrates its tables, and gives its two connections."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import psycopg

from data.store.address import ServerAddress
from data.store.errors import UnusableDatabase, unusable, used
from data.store.migrations import Migration
from data.store.postgresql.connections import Link, ServerLane, ServerWriteLane, connect
from data.store.postgresql.errors import server_error
from data.store.postgresql.schema import Connection, check, migrate

T = TypeVar("T")


async def open_lanes(address: ServerAddress, steps: Sequence[Migration]) -> tuple[ServerWriteLane, ServerLane]:
    """The writing and the reading connection; the tables are created if there are none, and migrated by ``steps``.

    Raises UnusableDatabase, and leaves the database unchanged, if it cannot be used.
    """

    def prepare(connection: Connection) -> None:
        check(connection, address, len(steps))
        connection.rollback()
        migrate(connection, address, steps)

    def open_links() -> tuple[Link, Link]:
        _with(address, prepare)
        with used(address):
            writer = Link(address, reads=False)
            try:
                return writer, Link(address, reads=True)
            except BaseException:
                writer.close()
                raise

    writer, reader = await asyncio.to_thread(open_links)
    return ServerWriteLane(writer), ServerLane(reader)


def check_up_to_date(address: ServerAddress, known: int) -> None:
    """Raises UnusableDatabase if the database is missing, not of this bot, or not of version ``known``."""
    version = _with(address, lambda connection: check(connection, address, known))
    if version == 0:
        raise UnusableDatabase(f"There is no database {address}.")
    if version < known:
        raise UnusableDatabase(
            f"The database {address} was written by an older version of the bot"
            f" (its version is {version}, this bot knows {known}). Start this bot on it once."
        )


def _with(address: ServerAddress, do: Callable[[Connection], T]) -> T:
    """What ``do`` does with a connection of its own. Raises UnusableDatabase for every error of the server."""
    with used(address), connect(address) as connection:
        connection.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
        try:
            return do(connection)
        except psycopg.Error as error:
            raise unusable(address, server_error(error, broken=connection.broken)) from None
