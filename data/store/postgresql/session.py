"""The named locks and the news that the processes of one bot share through a PostgreSQL server.

The locks belong to a connection. If its process ends, the server frees them at once. If the process is stopped, or
cannot be reached, the server ends the silent connection after ``LEASE`` seconds: so the locks are leases, and ``keep``
renews them.
"""

import asyncio
import sys
import threading
import time
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
from data.store.postgresql.connecting import END, STOPPED_SECONDS, Connection, connect
from data.store.postgresql.errors import server_error
from data.store.waiting import when_free

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
LEASE: Final = 7.0
"""Seconds of silence after which the server ends the connection, and others can take its locks."""
FRESH: Final = 3.5
"""Seconds for which the process trusts its locks after asking the server. If it is then stopped in a transaction, the
server ends that after ``connecting.STOPPED_SECONDS``, before the locks are free: nothing is stored without them."""
TIMELY: Final = 1.0
"""Seconds within which the server must tell its time for the clocks to be compared."""
STARTS: Final = 9.0
"""The seconds that a new process waits for the locks of one that vanished."""
LISTENS: Final = 1.0
"""Seconds between the listener's checks whether it must end, and whether the server answers; less than ``HANGS``."""


def take_lock(address: ServerAddress) -> Connection:
    """Takes the lock on the whole database. Raises DatabaseInUse or UnusableDatabase."""
    with used(address):
        connection = connect(address)
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

    def __init__(self, address: ServerAddress, shards: Shards | None) -> None:
        self._address = address
        self._shards = shards
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql-session")
        self._connection: Connection | None = None
        self._backend: tuple[int, str] = (0, "")
        """The server's process for the last connection, and when it began."""
        self._connections = 0
        self._heard_at = 0.0
        """When the server was last asked something that it answered."""
        self._ready_at = 0.0
        self.clock_offset = 0.0
        """By how many seconds the server's clock is ahead of this machine's."""
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    @classmethod
    async def open(cls, address: ServerAddress, shards: Shards | None) -> Self:
        """Takes the locks on these shards, or on the whole database if there are none.

        Raises DatabaseInUse if another process has one of them for ``STARTS`` seconds, or UnusableDatabase.
        """
        session = cls(address, shards)

        async def take() -> None:
            with used(address):
                await session._run(session._open)

        try:
            # The server may not have noticed yet that the process before this one has ended or vanished.
            await when_free(take, STARTS)
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
        with suppress(ServerError, DatabaseInUse):
            await self._run(self._release, held)

    async def has(self, held: NamedLock) -> bool:
        """True if the lock has not been lost."""
        with suppress(ServerError, DatabaseInUse):
            await self._run(self._connected)
            return self.certainly_has(held)
        return False

    def certainly_has(self, held: NamedLock) -> bool:
        """Whether the lock is certainly held still, without asking the server. Any thread may ask."""
        return held.connection == self._connections and self.is_fresh

    async def keep(self) -> None:
        """Renews the locks, and reopens a lost connection. Raises DatabaseInUse if another process has taken the shards
        or the database, or ServerGone.

        Also ends the transactions of processes that have stopped between two statements.
        """
        await self._run(self._renew)

    @property
    def is_fresh(self) -> bool:
        """Whether the shards, or the database, are certainly this process's: the server has answered a moment ago.

        A lock that was taken before a connection was lost may be another's: see ``certainly_has``. Any thread may ask.
        """
        return _now() - self._heard_at < FRESH

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
                with suppress(psycopg.Error, ServerGone), connect(self._address, answers_soon=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell(again)
                    while not self._closing.is_set():
                        # Nothing else would tell that the server has fallen silent.
                        connection.execute(_TIME)
                        for notify in connection.notifies(timeout=LISTENS):
                            tell(heard, notify.payload)
                self._closing.wait(LISTENS)

        self._listener = threading.Thread(target=listen, name="postgresql-listener", daemon=True)
        self._listener.start()

    # In the thread.

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _open(self) -> None:
        self._heard_at = 0.0
        connection = connect(self._address, answers_soon=True)
        asked_at = _now()
        try:
            connection.execute("SELECT set_config('idle_session_timeout', %s, false)", [f"{LEASE}s"])
            # The server may not know yet that the connection before this one is lost.
            connection.execute(END, self._backend)
            self._compare_clocks(connection)
            ((age,),) = connection.execute(_AGE).fetchall()
            if self._shards is None and not self._connections and age < SETTLES:
                # A bot that lost its lock when the server was restarted takes it again first.
                raise DatabaseInUse(self._address)
            self._take_shards(connection)
        except psycopg.Error as error:
            connection.close()
            raise server_error(error, broken=True) from None
        except BaseException:
            connection.close()
            raise
        # Counted before it is fresh: the locks of the connection before it are lost.
        self._connections += 1
        self._connection, self._heard_at, self._backend = connection, asked_at, connection.backend
        # Others may have lost their locks when the server was restarted.
        self._ready_at = monotonic() + max(SETTLES - age, 0)

    def _take_shards(self, connection: Connection) -> None:
        if self._shards is None:
            if not _asked(connection, "SELECT pg_try_advisory_lock(%s)", LOCK):
                raise DatabaseInUse(self._address)
            return
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
            asked_at = _now()
            try:
                self._compare_clocks(self._connection)
            except psycopg.Error:
                self._connection.close()
            else:
                self._heard_at = asked_at
                return self._connection
        self._open()
        self._ready_at = monotonic() + SETTLES
        assert self._connection is not None  # noqa: S101 - opened
        return self._connection

    def _renew(self) -> None:
        connection = self._connected()
        try:
            connection.execute(_END_STOPPED, [f"{STOPPED_SECONDS}s"])
        except psycopg.Error as error:
            raise server_error(error, broken=connection.broken) from None

    def _compare_clocks(self, connection: Connection) -> None:
        asked_at = time.time()
        ((server,),) = connection.execute(_TIME).fetchall()
        told_at = time.time()
        if 0 <= told_at - asked_at < TIMELY:
            self.clock_offset = server - (asked_at + told_at) / 2

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
        except (ServerError, DatabaseInUse):
            return None
        return NamedLock(name, shared, self._connections) if taken else None

    def _release(self, held: NamedLock) -> None:
        if held.connection == self._connections:
            self._execute(_FREE_SHARED if held.shared else _FREE, held.name)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


_AGE: Final = """
    SELECT CAST(extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) AS double precision)
"""
"""The server's age in seconds."""
_END_STOPPED: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'piquet' AND pg_has_role(usesysid, 'MEMBER')
        AND backend_xid IS NOT NULL
        AND state = 'active' AND wait_event = 'ClientRead'
        AND state_change < clock_timestamp() - CAST(%s AS interval)
"""
"""Ends writing transactions that the server does not count as idle, though their process sends nothing more.

In a pipeline a transaction is idle only after a Sync. If the process is stopped before it sends that, none of the
server's own limits ends the transaction, and its row locks would stay.
"""
_TIME: Final = "SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
_TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
_TAKE_SHARED: Final = "SELECT pg_try_advisory_lock_shared(hashtextextended(%s, 0))"
_FREE: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"
_FREE_SHARED: Final = "SELECT pg_advisory_unlock_shared(hashtextextended(%s, 0))"


def _now() -> float:
    """Seconds on a clock that also runs while the machine sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else monotonic()


def _asked(connection: Connection, sql: str, *values: object) -> bool:
    found = connection.execute(sql, values).fetchone()
    return found is not None and bool(found[0])
