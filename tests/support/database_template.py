"""New databases for tests: migrated once, then copied."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path
from threading import Thread

from data.store.address import Address
from data.store.database import Database
from tests.support.server_databases import Chosen, database_for


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
