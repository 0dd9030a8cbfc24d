"""The named locks and the news that the processes of one bot share through a PostgreSQL server.

The locks belong to a connection. If its process ends, the server frees them at once.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Self, TypeVar

import psycopg

from data.shards import Shards
from data.store.address import ServerAddress
from data.store.errors import DatabaseInUse, ServerError, ServerGone, ShardsInUse, used
from data.store.postgresql.connections import Connection, connect
from data.store.postgresql.errors import server_error

T = TypeVar("T")

CHANNEL: Final = "piquet"
"""The server's notification channel for the news."""
LOCK: Final = 0x50716574_00000002
"""The number of the advisory lock that a running bot holds: "Pqet", 2."""
SETTLES: Final = 3.0
"""Seconds after a lost connection or a server start in which only shared locks are granted, so that work under lost
locks can end first."""
BETWEEN: Final = 0.03
"""The seconds between two attempts to take a lock that another process has."""
STARTS: Final = 5.0
"""The seconds that a new process waits for its shards."""
LISTENS: Final = 1.0
"""Seconds between the listener's checks whether it must end."""


def take_lock(address: ServerAddress) -> Connection:
    """Takes the lock on the whole database. Raises DatabaseInUse or UnusableDatabase."""
    with used(address):
        connection = connect(address)
    connection.autocommit = True
    if not _asked(connection, "SELECT pg_try_advisory_lock(%s)", LOCK):
        connection.close()
        raise DatabaseInUse(address)
    return connection


@dataclass(frozen=True, slots=True)
class NamedLock:
    """A lock that this process took. It is lost together with the connection that took it."""

    name: str
    shared: bool
    connection: int


class Session:
    """The locks of one process, and its news to the others. Open it with ``await Session.open(…)``, and close it."""

    def __init__(self, address: ServerAddress, shards: Shards) -> None:
        self._address = address
        self._shards = shards
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql-session")
        self._connection: Connection | None = None
        self._connections = 0
        self._ready_at = 0.0
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    @classmethod
    async def open(cls, address: ServerAddress, shards: Shards) -> Self:
        """Takes the locks on these shards. Raises ShardsInUse if another process has one, or UnusableDatabase."""
        session, until = cls(address, shards), monotonic() + STARTS
        while True:
            try:
                with used(address):
                    await session._run(session._open)
            except ShardsInUse:
                # The server may not have noticed yet that the process before this one was killed.
                if monotonic() < until:
                    await asyncio.sleep(0.1)
                    continue
                session._thread.shutdown()
                raise
            except BaseException:
                session._thread.shutdown()
                raise
            return session

    async def close(self) -> None:
        """Frees all locks and stops listening."""
        self._closing.set()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join)
        await self._run(self._close)
        self._thread.shutdown()

    async def take(self, name: str, *, shared: bool = False, patience: float = 0.0) -> NamedLock | None:
        """Takes a lock; several processes can hold it at once if all share it. It excludes only other processes.

        Returns None if another process holds it for ``patience`` seconds, or if the server cannot be reached.
        """
        until = monotonic() + patience
        while True:
            held = await self._run(self._try, name, shared)
            if held is not None or monotonic() >= until:
                return held
            await asyncio.sleep(BETWEEN)

    async def release(self, held: NamedLock) -> None:
        """Frees a lock."""
        with suppress(ServerError, ShardsInUse):
            await self._run(self._release, held)

    async def has(self, held: NamedLock) -> bool:
        """True if the lock has not been lost."""
        with suppress(ServerError, ShardsInUse):
            await self._run(self._connected)
            return held.connection == self._connections
        return False

    async def keep(self) -> None:
        """Reopens a lost connection. Raises ShardsInUse if another process has taken the shards, or ServerGone."""
        await self._run(self._connected)

    async def send(self, news: str) -> None:
        """Sends news to all processes of the bot, this one too; at most 7,999 bytes. Raises ServerGone."""
        await self._run(self._execute, "SELECT pg_notify(%s, %s)", CHANNEL, news)

    def listen(self, heard: Callable[[str], None], again: Callable[[], None]) -> None:
        """Calls ``heard`` on the event loop with all news, and ``again`` whenever some may have been missed."""
        loop = asyncio.get_running_loop()

        def tell(call: Callable[..., None], *arguments: str) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(call, *arguments)

        def listen() -> None:
            while not self._closing.is_set():
                with suppress(psycopg.Error, ServerGone), connect(self._address) as connection:
                    connection.autocommit = True
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell(again)
                    while not self._closing.is_set():
                        for notify in connection.notifies(timeout=LISTENS):
                            tell(heard, notify.payload)
                self._closing.wait(LISTENS)

        self._listener = threading.Thread(target=listen, name="postgresql-listener", daemon=True)
        self._listener.start()

    # In the thread.

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _open(self) -> None:
        connection = connect(self._address)
        connection.autocommit = True
        try:
            self._take_shards(connection)
            ((age,),) = connection.execute(_AGE).fetchall()
        except psycopg.Error as error:
            connection.close()
            raise server_error(error, broken=True) from None
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        self._connections += 1
        # Others may have lost their locks when the server was restarted.
        self._ready_at = monotonic() + max(SETTLES - age, 0)

    def _take_shards(self, connection: Connection) -> None:
        # Operators see this name in the server's list of sessions; other processes read the number of shards from it.
        connection.execute("SELECT set_config('application_name', %s, false)", [f"piquet {self._shards}"])
        free = [_asked(connection, "SELECT pg_try_advisory_lock_shared(%s)", LOCK)]
        free += [_asked(connection, _TAKE, f"shard {number}") for number in self._shards.numbers]
        counts = connection.execute(
            "SELECT DISTINCT split_part(application_name, '/', 2) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name LIKE 'piquet %/%'"
        ).fetchall()
        if not all(free) or [row[0] for row in counts] != [str(self._shards.count)]:
            raise ShardsInUse(self._address, self._shards)

    def _connected(self) -> Connection:
        if self._connection is not None and not self._connection.closed:
            try:
                self._connection.execute("SELECT 1")
            except psycopg.Error:
                self._connection.close()
            else:
                return self._connection
        self._open()
        self._ready_at = monotonic() + SETTLES
        assert self._connection is not None  # noqa: S101 - opened
        return self._connection

    def _execute(self, sql: str, *values: object) -> list[Any]:
        connection = self._connection
        if connection is None or connection.closed:
            connection = self._connected()
        try:
            return connection.execute(sql, values).fetchall()
        except psycopg.Error as error:
            raise server_error(error, broken=connection.broken) from None

    def _try(self, name: str, shared: bool) -> NamedLock | None:
        if monotonic() < self._ready_at and not shared:
            return None
        try:
            ((taken,),) = self._execute(_TAKE_SHARED if shared else _TAKE, name)
        except (ServerError, ShardsInUse):
            return None
        return NamedLock(name, shared, self._connections) if taken else None

    def _release(self, held: NamedLock) -> None:
        if held.connection == self._connections:
            self._execute(_FREE_SHARED if held.shared else _FREE, held.name)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


_AGE: Final = "SELECT CAST(extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) AS double precision)"
_TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
_TAKE_SHARED: Final = "SELECT pg_try_advisory_lock_shared(hashtextextended(%s, 0))"
_FREE: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"
_FREE_SHARED: Final = "SELECT pg_advisory_unlock_shared(hashtextextended(%s, 0))"


def _asked(connection: Connection, sql: str, *values: object) -> bool:
    found = connection.execute(sql, values).fetchone()
    return found is not None and bool(found[0])
