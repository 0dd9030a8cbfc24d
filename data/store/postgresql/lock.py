"""Makes sure that only one bot uses a PostgreSQL database: an advisory lock, held by a connection of its own."""

from typing import Any, Final, Self

import psycopg

from data.store.address import ServerAddress
from data.store.errors import DatabaseInUse, used
from data.store.postgresql.connections import connect

LOCK: Final = 0x50716574_00000002
"""The number of the advisory lock that a running bot holds: "Pqet", 2."""


class ServerLock:
    """The lock on a database. The server releases it when the connection ends, even if the process was killed."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    @classmethod
    def take(cls, address: ServerAddress) -> Self:
        """Takes the lock. Raises DatabaseInUse if another process has it, UnusableDatabase if it cannot be taken."""
        with used(address):
            connection = connect(address)
        connection.autocommit = True
        taken = connection.execute("SELECT pg_try_advisory_lock(%s)", [LOCK]).fetchone()
        if taken is None or not taken[0]:
            connection.close()
            raise DatabaseInUse(address)
        return cls(connection)

    def release(self) -> None:
        """Releases the lock."""
        self._connection.close()
