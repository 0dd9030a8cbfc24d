"""PostgreSQL databases for ``--store postgresql``: one for each database path in a test.

PIQUET_TEST_POSTGRESQL names the server; ``.ci/postgresql`` starts one. New databases are copies of a template.
"""

import asyncio
import atexit
import itertools
import os
from functools import cache
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit, urlunsplit

from data.store.address import ServerAddress
from data.store.database import Database

if TYPE_CHECKING:
    import psycopg

VARIABLE: Final = "PIQUET_TEST_POSTGRESQL"
_NUMBERS = itertools.count(1)
_names: dict[Path, str] = {}
"""The running test's databases, by SQLite path."""


class Chosen:
    """Whether the tests use a PostgreSQL server instead of SQLite files."""

    server = False


def database_for(path: Path) -> ServerAddress:
    """Returns the path's database in the running test; creates it at first use."""
    if path not in _names:
        _names[path] = create_copy()
    return address_of(_names[path])


def create_copy(template: str | None = None) -> str:
    """Copies the template or another database, and returns the copy's name."""
    name = f"test_{os.getpid()}_{next(_NUMBERS)}"
    admin().execute(f'CREATE DATABASE "{name}" TEMPLATE "{template or _template()}"')
    return name


def keep(path: Path) -> str:
    """Keeps the path's database after the test, to be copied. Returns its name."""
    return _names.pop(path)


def copy_to(path: Path, template: str) -> None:
    """Makes a copy of ``template`` the path's database."""
    _names[path] = create_copy(template)


def drop_databases() -> None:
    for name in _names.values():
        drop(name)
    _names.clear()


def drop(name: str) -> None:
    admin().execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def accept_connections(path: Path, *, yes: bool) -> None:
    """Makes the server accept or refuse new connections to the path's database."""
    admin().execute(f'ALTER DATABASE "{_names[path]}" ALLOW_CONNECTIONS {str(yes).lower()}')


def until_unused(path: Path) -> None:
    """Waits until no process is connected, because the server notices a killed process late."""
    while admin().execute("SELECT 1 FROM pg_stat_activity WHERE datname = %s", [_names[path]]).fetchall():
        sleep(0.01)


def address_of(name: str) -> ServerAddress:
    return ServerAddress(urlunsplit(urlsplit(os.environ[VARIABLE])._replace(path=f"/{name}")))


@cache
def admin() -> "psycopg.Connection[Any]":
    """Returns a connection for creating and dropping databases."""
    import psycopg  # noqa: PLC0415 - only where the store is PostgreSQL

    connection = psycopg.connect(os.environ[VARIABLE], autocommit=True)
    atexit.register(connection.close)
    return connection


@cache
def _template() -> str:
    _settle()
    name = f"template_{os.getpid()}"
    admin().execute(f'CREATE DATABASE "{name}"')
    # The caller may already be in an event loop.
    making = Thread(target=lambda: asyncio.run(_create(name)))
    making.start()
    making.join()
    atexit.register(drop, name)
    return name


def _settle() -> None:
    """In a simulated Discord the bot does not wait for a newly started server."""
    from data.store.postgresql.lease import SETTLES  # noqa: PLC0415 - only where the store is PostgreSQL

    age = "SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())"
    while admin().execute(age).fetchall()[0][0] <= SETTLES:
        sleep(0.1)


async def _create(name: str) -> None:
    await (await Database.open(address_of(name))).close()
