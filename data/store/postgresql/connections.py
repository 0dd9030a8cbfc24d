"""The two connections to a PostgreSQL server, for writing and reading. A lost connection is reopened."""

import asyncio
import logging
import random
import threading
from collections.abc import Callable, Collection, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context, copy_context
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any, Final, Generic, TypeVar

import psycopg
from psycopg import IsolationLevel

from data.store.address import ServerAddress
from data.store.errors import ServerGone, UnknownOutcome
from data.store.postgresql.connecting import (
    BOT,
    STOPPED_SECONDS,
    TOOL,
    WRITE_SECONDS,
    Connection,
    connect,
    has_lost_answer,
    longest_statement,
)
from data.store.postgresql.errors import Conflict, server_error
from data.store.postgresql.lease import Lease
from data.store.postgresql.transaction import ServerTransaction
from data.store.transaction import Work

T = TypeVar("T")

TRIES: Final = 20
"""The most runs of a transaction that conflicts with others."""
PATIENCE: Final = 15.0
"""Seconds for which a transaction waits for an unreachable server; a restart takes less."""
APART: Final = 1.0
"""Seconds between attempts to connect once the server has been away for ``PATIENCE`` seconds."""
SHORTEST_PAUSE: Final = 0.05
"""Seconds between the first attempts to connect; each pause doubles."""
LONGEST_PAUSE: Final = 1.0
"""The most seconds between attempts to connect within ``PATIENCE``."""

_NUMBER: Final = "SELECT CAST(pg_current_xact_id() AS TEXT)"
_TIMELINE: Final = "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)"
"""Queries the server's timeline. A promoted replica has a new one, on which transaction numbers repeat."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Unanswered:
    number: str
    timeline: str | None
    changes: dict[Hashable, None]


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    result: T
    changes: dict[Hashable, None]


class Link:
    """A thread's connection, reopened when lost. With a ``lease``, commits only while certain to hold it."""

    def __init__(self, address: ServerAddress, *, reads: bool, lease: Lease | None = None) -> None:
        self._address = address
        self._reads = reads
        self._lease = lease
        # A command may write at the same time.
        isolation = IsolationLevel.REPEATABLE_READ if reads else IsolationLevel.SERIALIZABLE
        # A writer has the server's default: hosts set it to read-only while a disk is nearly full.
        begin = f"BEGIN ISOLATION LEVEL {isolation.name.replace('_', ' ')}{' READ ONLY' if reads else ''}"
        # Read-only transactions have no number.
        self._begin = f"{begin}; {'SELECT 0' if reads else _NUMBER}".encode()
        self._timeline: str | None = None
        """The server's timeline when the connection was opened; None if unknown."""
        self._connection: Connection | None = self._connect()
        self._lost_at: float | None = None
        self._not_before = 0.0
        self._unanswered: list[_Unanswered] = []
        self.retries = 0
        """The number of runs after a conflict."""
        self.closing = threading.Event()

    def _connect(self) -> Connection:
        pauses = WRITE_SECONDS if self._reads else STOPPED_SECONDS
        name = TOOL if self._lease is None else BOT
        connection = connect(self._address, name=name, reads=self._reads, pauses=pauses)
        longest = longest_statement(reads=self._reads)
        connection.is_silent = partial(has_lost_answer, connection, self._address, longest)
        if not self._reads:
            self._timeline = _timeline(connection)
        return connection

    def run(self, work: Work[T]) -> Done[T]:
        """Runs ``work`` in a transaction. Repeats it after a conflict or a connection lost before the COMMIT.

        Raises ServerGone if nothing was stored, UnknownOutcome if the connection was lost in the COMMIT.
        """
        for attempt in range(TRIES):
            self._wait_for_lease()
            try:
                done = self._run_once(work)
                done.changes.update(self._answered())
                return done
            except Conflict:
                self.retries += 1
                if attempt == TRIES - 1:
                    raise
                self.closing.wait(random.uniform(0, 0.002 * 2 ** min(attempt, 6)))  # noqa: S311 - only to come apart
            except UnknownOutcome:
                raise
            except ServerGone:
                if attempt == TRIES - 1:
                    raise
        raise AssertionError  # the last try returns or raises

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _run_once(self, work: Work[T]) -> Done[T]:
        connection = self._connected()
        transaction = ServerTransaction(connection)
        try:
            number = _begun(connection, self._begin)
            result = work(transaction)
            if transaction.failure is not None:
                # The work caught the error, but PostgreSQL would still undo everything at the COMMIT.
                raise transaction.failure
            if not self._may_commit:
                raise ServerGone("another process may have taken over")
        except BaseException as error:
            _roll_back(connection)
            if transaction.failure is not error and isinstance(transaction.failure, Conflict | ServerGone):
                # The work raised another error instead. It runs again all the same, since this one made it fail.
                raise transaction.failure from None
            raise
        finally:
            transaction.end()
        if self._reads:
            # Nobody waits for the end of a transaction that only reads.
            try:
                connection.commit()
            except psycopg.Error:
                # All was read before the connection was lost. It is reopened for the next transaction.
                connection.close()
        else:
            self._commit(connection, number, transaction.changes)
        return Done(result, transaction.changes)

    @property
    def _may_commit(self) -> bool:
        return self._reads or self._lease is None or self._lease.is_certain

    def _wait_for_lease(self) -> None:
        while not self._may_commit:
            if self.closing.is_set() or (self._lease is not None and self._lease.is_hopeless):
                raise ServerGone("the server is away, or another process has taken over")
            self.closing.wait(SHORTEST_PAUSE)

    def _commit(self, connection: Connection, number: str, changes: dict[Hashable, None]) -> None:
        timeline = self._timeline
        try:
            connection.commit()
        except psycopg.Error as error:
            failure = server_error(error, broken=connection.broken)
        else:
            return
        if not isinstance(failure, ServerGone):
            _roll_back(connection)
            raise failure
        connection.close()
        unanswered = _Unanswered(number, timeline, changes)
        try:
            outcome = self._outcome(unanswered)
        except ServerGone:
            outcome = None
        if outcome is None:
            self._unanswered.append(unanswered)
            _log.error("the connection to the database was lost in a COMMIT; whether it was carried out is not known")
            raise UnknownOutcome(str(failure), failure.code)
        if not outcome:
            raise failure

    def _outcome(self, unanswered: _Unanswered) -> bool | None:
        until = monotonic() + PATIENCE
        while True:
            connection = self._connected()
            if self._timeline is None or self._timeline != unanswered.timeline:
                return None
            try:
                row = connection.execute("SELECT pg_xact_status(%s::xid8)", [unanswered.number]).fetchone()
            except psycopg.Error:
                # The server is restored from a backup, and the number is yet to come; or it goes away again.
                _roll_back(connection)
                if not connection.broken or monotonic() > until:
                    return None
                continue
            status = row and row[0]
            if status != "in progress":
                return None if status is None else bool(status == "committed")
            if monotonic() > until:
                return None
            # The server has not closed its old connection yet.
            self.closing.wait(SHORTEST_PAUSE)

    def _answered(self) -> dict[Hashable, None]:
        # Subscribers read the database, so a change that was not committed does no harm.
        changes: dict[Hashable, None] = {}
        with suppress(ServerGone):
            while self._unanswered:
                if self._outcome(self._unanswered[0]) is not False:
                    changes |= self._unanswered[0].changes
                del self._unanswered[0]
        return changes

    def _connected(self) -> Connection:
        if self._connection is not None and not self._connection.closed:
            return self._connection
        if self._lease is not None:
            # A process that takes over ends the connections of the one before it.
            self._lease.doubt()
        self._lost_at = self._lost_at or monotonic()
        if monotonic() < self._not_before:
            raise ServerGone("the server cannot be reached")
        pause = SHORTEST_PAUSE
        while True:
            try:
                self._connection = self._connect()
            except ServerGone as gone:
                if monotonic() - self._lost_at > PATIENCE or self.closing.is_set():
                    self._not_before = monotonic() + APART
                    raise
                _log.warning("the database cannot be reached, and is tried again: %s", gone)
            else:
                self._lost_at = None
                return self._connection
            self.closing.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _timeline(connection: Connection) -> str | None:
    try:
        row = connection.execute(_TIMELINE).fetchone()
    except psycopg.Error:
        return None
    return None if row is None else str(row[0])


def _begun(connection: Connection, begin: bytes) -> str:
    try:
        # Two statements in one round trip, which cannot be prepared.
        cursor = connection.execute(begin, prepare=False)
        cursor.nextset()
        ((number,),) = cursor.fetchall()
    except psycopg.Error as error:
        failure = server_error(error, broken=connection.broken)
    else:
        return str(number)
    raise failure


def _roll_back(connection: Connection) -> None:
    # If it fails the connection is lost, and with it the transaction.
    with suppress(psycopg.Error):
        connection.rollback()


class ServerLane:
    """A connection with its own thread."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.committed: Callable[[Collection[Hashable]], None] = lambda _: None
        """Called on the event loop after each commit, with its changes."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="postgresql")
        self._running: set[asyncio.Task[Any]] = set()

    async def run(self, work: Work[T]) -> T:
        # As in asyncio.to_thread, the thread sees the caller's context variables.
        task = asyncio.create_task(self._run(work, copy_context()))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def rewrite(self) -> None:
        """Does nothing: the server overwrites deleted rows when it vacuums their table."""

    async def empty_log(self) -> bool:
        """Does nothing: the server manages its log."""
        return True

    async def close(self) -> None:
        while self._running:
            await asyncio.wait(set(self._running))
        self.link.closing.set()
        await asyncio.get_running_loop().run_in_executor(self._thread, self.link.close)
        self._thread.shutdown()

    async def _run(self, work: Work[T], context: Context) -> T:
        loop = asyncio.get_running_loop()
        done = await loop.run_in_executor(self._thread, context.run, self.link.run, work)
        if done.changes:
            self.committed(done.changes.keys())
        return done.result
