"""A database that is new: made once by every migration, and copied for each test that needs one."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path
from threading import Thread

from data.store.database import Database


def new_database(path: Path) -> Path:
    """Makes a new database at ``path``, where one can be. The bot would do so itself, in three times the time."""
    if path.parent.exists() and not path.exists():
        path.write_bytes(_made())
    return path


@cache
def _made() -> bytes:
    with tempfile.TemporaryDirectory(prefix="piquet-fresh-") as folder:
        path = Path(folder) / "fresh.sqlite3"
        # Whoever asks may be in an event loop.
        making = Thread(target=lambda: asyncio.run(_make(path)))
        making.start()
        making.join()
        return path.read_bytes()


async def _make(path: Path) -> None:
    await (await Database.open(path)).close()
