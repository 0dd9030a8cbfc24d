"""The lease: a lock on a PostgreSQL server for the one active process. A standby process waits for it.

The server frees this advisory lock when the active process ends or has been silent too long. The standby then ends the
old process's other connections, which rolls back open transactions. A process commits only if ``is_certain``: the
server has just confirmed its lease.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from time import monotonic
from typing import Final, TypeVar

import psycopg

from data.store.address import ServerAddress
from data.store.errors import DATABASE_ERRORS, DatabaseInUse, ServerGone, errors_of
from data.store.lock import Lock
from data.store.postgresql.connecting import ACTIVE, BOT, END, LOCK, STANDBY, Connection, connect, release
from data.store.postgresql.errors import server_error

T = TypeVar("T")

LEASE: Final = 7.0
"""Seconds of silence after which the server ends the lease connection and so frees the lock."""
FRESH: Final = 3.5
"""Seconds for which the process trusts its lease after asking the server. If the process hangs in a transaction, the
server ends the transaction after ``connecting.STOPPED_SECONDS``, before it frees the lock."""
KEEPS_EVERY: Final = 1.0
"""Seconds between two renewals of the lease."""
TRIES_EVERY: Final = 0.2
"""Seconds between a standby's attempts to take the lease."""
SETTLES: Final = 3.0
"""Seconds in which a standby waits after a server start, so the active process can take the lock again."""
PATIENCE: Final = 15.0
"""Seconds without an answer from the server after which waiting for it is useless."""
ALONE: Final = 60.0
"""Seconds without seeing a standby after which the process counts as alone; a standby restarts in less."""
LOOKS_EVERY: Final = 0.05
TIMELY: Final = 1.0
"""The most seconds that an answer with the server's time may take, if clocks are to be compared by it."""
ENDS: Final = 10
"""How many times a takeover tries to end the old process's connections."""

_log = logging.getLogger(__name__)


class Lease(Lock):
    """This process's lease. The event loop renews it, so a process with a hanging loop loses its lease."""

    def __init__(self, address: ServerAddress) -> None:
        super().__init__()
        self._address = address
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql-lease")
        self._connection: Connection | None = None
        self._backend: tuple[int, str] | None = None
        """The server process of the last connection, which may still have the lock."""
        self._term = token_hex(8)
        """Stored at the takeover. If a process finds another text, another process has taken over since."""
        self._has_stored_term = False
        self._heard_at = self._doubted_at = -LEASE
        """When the last answered statement was sent, and when the lease was last in doubt."""
        self._lost = False
        self._seen_at = -ALONE
        """When a standby was last seen. At a takeover, the old process may still be there and counts as one."""
        self._offset = 0.0
        self._keeper: asyncio.Task[None] | None = None

    async def wait(self, stands_by: Callable[[], None]) -> None:
        """Waits until the lease is free and takes it. Calls ``stands_by`` if another process has it.

        Raises UnusableDatabase if the first attempt cannot reach the server.
        """
        with errors_of(self._address):
            taken = await self._run(self._take_over)
        if not taken:
            stands_by()
        while not taken:
            await asyncio.sleep(TRIES_EVERY)
            try:
                taken = await self._run(self._take_over)
            except DATABASE_ERRORS as gone:
                _log.warning("the standby cannot reach the database, and tries again: %s", gone)

    def keep(self, displaced: Callable[[], None]) -> None:
        self._keeper = asyncio.create_task(self._keep(displaced))

    async def close(self) -> None:
        """Releases the lease, so that a standby can take over at once."""
        if self._keeper is not None:
            self._keeper.cancel()
        await self._run(self._release)
        self._thread.shutdown()

    @property
    def clock_offset(self) -> float:
        return self._offset

    @property
    def silent_for(self) -> float:
        return _now() - self._heard_at

    @property
    def is_certain(self) -> bool:
        """Whether the server has just confirmed the lease. Thread-safe."""
        return self._heard_at > self._doubted_at and self.silent_for < FRESH and not self._lost

    @property
    def is_hopeless(self) -> bool:
        """Whether the lease is lost, or must be presumed lost because the server has been silent too long."""
        return self._lost or self.silent_for > PATIENCE

    async def until_certain(self) -> bool:
        while not (self.is_certain or self.is_hopeless):  # noqa: ASYNC110 - silence makes it uncertain, not an event
            await asyncio.sleep(LOOKS_EVERY)
        return self.is_certain

    @property
    def may_answer(self) -> bool:
        """Whether this process may answer clicks: the server has just answered, or there is no standby."""
        return not self._lost and (self.silent_for < FRESH or self._heard_at - self._seen_at > ALONE)

    def doubt(self) -> None:
        """Makes the lease uncertain until the server confirms it again. Thread-safe."""
        self._doubted_at = _now()

    async def _keep(self, displaced: Callable[[], None]) -> None:
        while True:
            try:
                await self._run(self._renew)
            except DatabaseInUse:
                self._lost = True
                _log.error("another process has taken over and is active now; this one ends")
                displaced()
                return
            except DATABASE_ERRORS as gone:
                _log.warning("the lease of this process is lost, and is taken again: %s", gone)
            await asyncio.sleep(KEEPS_EVERY)

    # In the thread.

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._translated, work)

    def _translated(self, work: Callable[[], T]) -> T:
        failure: Exception
        try:
            return work()
        except psycopg.Error as error:
            failure = server_error(error, broken=self._connection is None or self._connection.broken)
        except Exception as error:
            failure = error
        # Left open, it would pass for one that has the lock.
        self._close()
        raise failure

    def _take_over(self) -> bool:
        connection = self._connected()
        asked_at = _now()
        if not self._lock(connection, SETTLES):
            # A standby trusts nothing yet, but its health is how long the server has been silent.
            self.doubt()
            self._heard_at = asked_at
            return False
        # After a takeover that failed at its end, another process may have stored its own term.
        self._has_stored_term = False
        self._end_others(connection)
        self._seen_at = _now()
        self._confirm(connection)
        return True

    def _renew(self) -> None:
        """Renews the lease. Raises DatabaseInUse if another process has taken it over."""
        if self._connection is not None and not self._connection.closed:
            try:
                self._confirm(self._connection)
                self._store_term(self._connection)
                return
            except (psycopg.Error, ServerGone):
                self._connection.close()
        self.doubt()
        connection = self._connected()
        if not self._lock(connection) or self._stored_term(connection) not in (None, self._term):
            raise DatabaseInUse(self._address)
        self._confirm(connection)

    def _connected(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._address, name=STANDBY, answers_soon=True)
            self._connection.execute("SELECT set_config('idle_session_timeout', %s, false)", [f"{LEASE}s"])
            if self._backend is not None:
                # The server may not know yet that the connection before this one is lost.
                self._connection.execute(END, self._backend)
            self._backend = self._connection.backend
        return self._connection

    def _lock(self, connection: Connection, settles: float = -1.0) -> bool:
        ((taken,),) = connection.execute(_LOCK, [settles, LOCK]).fetchall()
        return bool(taken)

    def _confirm(self, connection: Connection) -> None:
        asked_at, began = _now(), time.time()
        ((_, has_lock, server, standbys),) = connection.execute(_CONFIRM, [ACTIVE, LOCK, STANDBY]).fetchall()
        told = time.time()
        if not has_lock:
            raise ServerGone("the connection does not have the lock")
        if 0 <= told - began < TIMELY:
            self._offset = server - (began + told) / 2
        if standbys:
            self._seen_at = asked_at
        self._heard_at = asked_at

    def _end_others(self, connection: Connection) -> None:
        for _ in range(ENDS):
            if not connection.execute(_END_OTHERS, [BOT]).fetchall():
                self._store_term(connection)
                return
        raise ServerGone("the connections of the process before this one do not end")

    def _store_term(self, connection: Connection) -> None:
        # A new database has no table for the term until it is opened.
        if self._has_stored_term or not _has_table(connection):
            return
        try:
            connection.execute(_STORE_TERM, [_TERM, self._term])
            self._has_stored_term = True
        except psycopg.Error as error:
            if connection.closed:
                raise
            # A full disk refuses all writes, so that there is nothing to miss yet. The next renewal tries again.
            _log.warning("the server does not store that this process is active: %s", server_error(error))

    def _stored_term(self, connection: Connection) -> str | None:
        row = connection.execute(_STORED_TERM, [_TERM]).fetchone() if _has_table(connection) else None
        return None if row is None else str(row[0])

    def _release(self) -> None:
        if self._connection is not None:
            release(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


_LOCK: Final = """
    SELECT CASE WHEN extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) BETWEEN 0 AND %s THEN false
        ELSE pg_try_advisory_lock(%s) END
"""
_CONFIRM: Final = """
    SELECT set_config('application_name', %s, false), pg_try_advisory_lock(%s),
        CAST(extract(epoch FROM clock_timestamp()) AS double precision), count(*)
    FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = %s AND pid <> pg_backend_pid()
"""
"""Names the session for operators, confirms the lock, and returns the server's time and the number of standbys.

A session may take the lock many times.
"""
_TERM: Final = "lease-term"
"""The name under which the term is stored in table ``meta``."""
_STORE_TERM: Final = """
    INSERT INTO meta (name, value) VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
_STORED_TERM: Final = "SELECT value FROM meta WHERE name = %s"
_END_OTHERS: Final = """
    SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = %s AND pg_has_role(usesysid, 'MEMBER')
"""


def _has_table(connection: Connection) -> bool:
    ((found,),) = connection.execute("SELECT to_regclass('meta') IS NOT NULL").fetchall()
    return bool(found)


def _now() -> float:
    # Runs while the machine sleeps, too.
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else monotonic()
