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
    """Stores the database at ``path`` for ``copy_to``. Returns its file, or its name on the PostgreSQL server."""
    return keep(path) if Chosen.server else path


def copy_to(path: Path, stored: Path | str) -> None:
    """Copies a database stored by ``store`` to ``path``."""
    if isinstance(stored, str):
        server_databases.copy_to(path, stored)
    else:
        shutil.copy(stored, path)


def new_database(path: Path) -> Address:
    """Copies an empty, migrated database to ``path``, unless a file exists there or its folder is missing.

    Returns ``path``, or a server address with ``--store postgresql``.
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
