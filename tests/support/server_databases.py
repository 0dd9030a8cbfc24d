"""Databases on a PostgreSQL server, for tests that run with ``--store postgresql``: one for each path of a test.

The server is that of PIQUET_TEST_POSTGRESQL; ``.ci/postgresql`` starts one. A new database is a copy of a template.
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
"""The databases of the test that runs, by the paths that files of SQLite would have."""


class Chosen:
    """Which store the tests run on."""

    server = False


def database_for(path: Path) -> ServerAddress:
    """The database that stands for this path in the test that runs; new and migrated when it is first asked for."""
    if path not in _names:
        _names[path] = create_copy()
    return address_of(_names[path])


def create_copy(template: str | None = None) -> str:
    """Makes a new database, a copy of the template or of another database, and gives its name."""
    name = f"test_{os.getpid()}_{next(_NUMBERS)}"
    admin().execute(f'CREATE DATABASE "{name}" TEMPLATE "{template or _template()}"')
    return name


def keep(path: Path) -> str:
    """Keeps the database of this path when the test ends, and gives its name, to make copies of it."""
    return _names.pop(path)


def copy_to(path: Path, template: str) -> None:
    """Lets this path stand for a new copy of a database."""
    _names[path] = create_copy(template)


def drop_databases() -> None:
    """Drops the databases of the test that has ended."""
    for name in _names.values():
        drop(name)
    _names.clear()


def drop(name: str) -> None:
    """Drops a database, whoever uses it."""
    admin().execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def accept_connections(path: Path, *, yes: bool) -> None:
    """Whether the server accepts new connections to the database of this path."""
    admin().execute(f'ALTER DATABASE "{_names[path]}" ALLOW_CONNECTIONS {str(yes).lower()}')


def until_unused(path: Path) -> None:
    """Waits until the server has noticed that a killed process uses this database no more."""
    while admin().execute("SELECT 1 FROM pg_stat_activity WHERE datname = %s", [_names[path]]).fetchall():
        sleep(0.01)


def address_of(name: str) -> ServerAddress:
    """The address of a database of the server."""
    return ServerAddress(urlunsplit(urlsplit(os.environ[VARIABLE])._replace(path=f"/{name}")))


@cache
def admin() -> "psycopg.Connection[Any]":
    """A connection that makes and drops databases."""
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
    """Waits until the server runs so long that a bot may start: a bot in a simulated Discord does not wait for it."""
    from data.store.postgresql.lease import SETTLES  # noqa: PLC0415 - only where the store is PostgreSQL

    age = "SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())"
    while admin().execute(age).fetchall()[0][0] <= SETTLES:
        sleep(0.1)


async def _create(name: str) -> None:
    await (await Database.open(address_of(name))).close()
