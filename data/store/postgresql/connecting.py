"""Connects to a PostgreSQL server, limits statement times, and closes unresponsive connections."""

import logging
import os
import selectors
import socket
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict
from psycopg.waiting import Wait

from data.store.address import ServerAddress
from data.store.errors import DatabaseInUse, ServerGone, UnusableDatabase, errors_of
from data.store.postgresql.errors import server_error
from data.store.postgresql.transaction import ServerRow, adapt, make_rows

T = TypeVar("T")

WRITE_SECONDS: Final = 60
"""The most seconds for a statement that may write."""
READ_SECONDS: Final = 600
"""The most seconds for a statement that only reads: the doctor reads whole tables."""
STOPPED_SECONDS: Final = 3
"""The most idle seconds in a writing transaction: a stopped process must not keep row locks."""
CONNECT_SECONDS: Final = 5
LOCK_SECONDS: Final = 20
HANGS: Final = 3.0
"""Seconds without an answer after which a connection may be dead, for example behind a hanging proxy."""
ON_ITS_WAY: Final = 1.0
"""The most seconds for an answer to travel from the server to the bot."""

LOCK: Final = 0x50716574_00000002
"""The active process's advisory lock: "Pqet", 2."""
TOOL: Final = "piquet"
BOT: Final = "piquet bot"
ACTIVE: Final = "piquet active"
STANDBY: Final = "piquet standby"
"""Session names on the server: of a command, of the bot's two connections, and of the lease connection."""

_log = logging.getLogger(__name__)

_SET: Final = """
    SELECT pid, CAST(extract(epoch FROM backend_start) AS text), {}
    FROM pg_stat_activity WHERE pid = pg_backend_pid()
"""
"""Sets the session's limits, and returns the server process's id and start time."""
_WORKS: Final = """
    SELECT 1 FROM pg_stat_activity
    WHERE pid = %s AND CAST(extract(epoch FROM backend_start) AS text) = %s AND pid <> pg_backend_pid()
        AND wait_event IS DISTINCT FROM 'ClientRead' AND wait_event IS DISTINCT FROM 'ClientWrite'
"""
"""Finds the server process of another connection, if it is still working.

If it waits for its client instead, it has sent its answer, and the answer is lost. A pooler may have lent the server
process to the asking connection.
"""
END: Final = """
    SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
    WHERE pid = %s AND CAST(extract(epoch FROM backend_start) AS text) = %s AND pid <> pg_backend_pid()
"""
"""Ends the server process of another connection (its ``backend``)."""

_Selector: Final = getattr(selectors, "PollSelector", selectors.SelectSelector)


class Connection(psycopg.Connection[ServerRow]):
    """A connection to the server that fails if the server stops answering."""

    backend: tuple[int, str]
    """The id and start time of the connection's server process, also behind a pooler."""
    is_silent: Callable[[float], bool]
    """Decides whether to give up. Called every ``HANGS`` seconds without an answer, with the seconds so far."""

    def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        return super().wait(self._until_silent(gen), *args, **kwargs)

    def _until_silent(self, gen: PQGen[T]) -> PQGen[T]:
        asked_at = heard_at = monotonic()
        try:
            waits_for = next(gen)
            while True:
                ready = yield waits_for
                now = monotonic()
                if self._is_ready(waits_for):
                    asked_at = heard_at = now
                elif now - asked_at > HANGS:
                    if self.is_silent(now - heard_at):
                        _log.warning("the database does not answer; a connection to it is given up")
                        self._cut()
                    asked_at = monotonic()
                waits_for = gen.send(ready)
        except StopIteration as end:
            answer: T = end.value
            return answer

    def has_answer(self, seconds: float) -> bool:
        """Whether an answer has arrived, or arrives within ``seconds``."""
        return self._is_ready(Wait.R, seconds)

    def _is_ready(self, waits_for: Wait, seconds: float = 0.0) -> bool:
        # The driver is unreliable: 3.2 reports "ready" without data, and after a pause may miss an answer.
        with suppress(psycopg.Error, OSError, ValueError), _Selector() as selector:
            selector.register(self.fileno(), int(waits_for))
            return bool(selector.select(seconds))
        return False

    def _cut(self) -> None:
        with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(self.fileno())) as wire:
            wire.shutdown(socket.SHUT_RDWR)


def connect(
    address: ServerAddress,
    *,
    name: str = TOOL,
    reads: bool = False,
    pauses: int = WRITE_SECONDS,
    answers_soon: bool = False,
) -> Connection:
    """Connects in autocommit mode. A transaction may be idle for ``pauses`` seconds.

    With ``answers_soon``, the connection fails after ``HANGS`` seconds without an answer. Raises ServerGone, or
    UnusableDatabase for an unreadable address.
    """
    if not address.is_readable:
        # The driver's own message may quote the password.
        raise UnusableDatabase(
            "The address of the database cannot be read. It has the form postgresql://name:password@host:5432/database,"
            " and in the password / is written as %2F, @ as %40, : as %3A, ? as %3F, # as %23 and % as %25."
        )
    limits = {
        "statement_timeout": f"{longest_statement(reads=reads)}s",
        "lock_timeout": f"{LOCK_SECONDS}s",
        "idle_in_transaction_session_timeout": f"{pauses}s",
        # Soon frees the locks of a machine that vanished without closing its connection.
        "tcp_keepalives_idle": "5s",
        "tcp_keepalives_interval": "2s",
        "tcp_keepalives_count": "3",
    }
    try:
        connection = Connection.connect(
            address.url,
            row_factory=make_rows,
            connect_timeout=CONNECT_SECONDS,
            application_name=name,
            client_encoding="UTF8",
            target_session_attrs=_wanted_host(address),
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
            tcp_user_timeout=1000 * LOCK_SECONDS,
            autocommit=True,
        )
        connection.is_silent = lambda seconds: seconds > CONNECT_SECONDS
        # A pooler refuses the startup parameter "options".
        settings = ", ".join("set_config(%s, %s, false)" for _ in limits)
        values = [part for limit in limits.items() for part in limit]
        ((pid, began, *_),) = connection.execute(_SET.format(settings).encode(), values)
    except psycopg.Error as error:
        failure = server_error(error, broken=True)
    else:
        connection.backend = pid, began
        connection.is_silent = lambda _: answers_soon
        connection.prepared_max = 500
        adapt(connection)
        return connection
    raise failure


class ServerLock:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def close(self) -> None:
        release(self._connection)


def take_lock(address: ServerAddress) -> ServerLock:
    with errors_of(address):
        connection = connect(address)
    ((taken,),) = connection.execute("SELECT pg_try_advisory_lock(%s)", [LOCK]).fetchall()
    if not taken:
        connection.close()
        raise DatabaseInUse(address)
    return ServerLock(connection)


def release(connection: Connection) -> None:
    """Releases the connection's locks, then closes it. Closing alone would release them only later."""
    with suppress(psycopg.Error):
        connection.execute("SELECT pg_advisory_unlock_all()")
    connection.close()


def longest_statement(*, reads: bool) -> int:
    """Returns the server's time limit for a statement in seconds."""
    return READ_SECONDS if reads else WRITE_SECONDS


def has_lost_answer(connection: Connection, address: ServerAddress, longest: float, seconds: float) -> bool:
    """Whether an answer, awaited for ``seconds``, will never come.

    This is so if the connection's server process is idle, or the server unreachable for ``longest`` seconds.
    """
    lost = seconds > longest
    with suppress(psycopg.Error, ServerGone), connect(address, answers_soon=True) as other:
        lost = other.execute(_WORKS, connection.backend).fetchone() is None and not connection.has_answer(ON_ITS_WAY)
        if lost:
            # Its row locks must not stay.
            other.execute(END, connection.backend)
    return lost


def _wanted_host(address: ServerAddress) -> str | None:
    try:
        parts = conninfo_to_dict(address.url)
    except psycopg.Error:
        return None
    several = "," in f"{parts.get('host', '')}{parts.get('hostaddr', '')}"
    return "read-write" if several and "target_session_attrs" not in parts else None
