"""Databases for tests that are made once, then copied: new ones, and those of a whole file of tests."""

import asyncio
import shutil
import tempfile
from functools import cache
from pathlib import Path
from threading import Thread

from data.store.address import Address
from data.store.database import Database
from tests.support import server_databases
from tests.support.server_databases import Chosen, database_for, keep


def store(path: Path) -> Path | str:
    """The database at ``path``, for ``copy_to``, which other tests call too: its file, or its name on the server."""
    return keep(path) if Chosen.server else path


def copy_to(path: Path, stored: Path | str) -> None:
    """Makes a copy of a stored database at ``path``."""
    if isinstance(stored, str):
        server_databases.copy_to(path, stored)
    else:
        shutil.copy(stored, path)


def new_database(path: Path) -> Address:
    """Makes a new database at ``path``, unless it exists or its folder is missing. The bot needs thrice the time.

    Gives its address: the path, or with ``--store postgresql`` that of a database that stands for it.
    """
    if Chosen.server:
        return database_for(path)
    if path.parent.exists() and not path.exists():
        path.write_bytes(_template())
    return path


@cache
def _template() -> bytes:
    with tempfile.TemporaryDirectory(prefix="piquet-fresh-") as folder:
        path = Path(folder) / "fresh.sqlite3"
        # The caller may already be in an event loop.
        making = Thread(target=lambda: asyncio.run(_create(path)))
        making.start()
        making.join()
        return path.read_bytes()


async def _create(path: Path) -> None:
    await (await Database.open(path)).close()
