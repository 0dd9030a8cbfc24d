"""New databases for tests: migrated once, then copied."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path
from threading import Thread

from data.store.database import Database


def new_database(path: Path) -> Path:
    """Makes a new database at ``path``, unless it exists or its folder is missing. The bot needs thrice the time."""
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
