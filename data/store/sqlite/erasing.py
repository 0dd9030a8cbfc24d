"""Erases what deleted rows have left in a SQLite file and in the log beside it.

``secure_delete`` is not enough: when SQLite moves rows from page to page, old copies of them can stay between the rows.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

LARGEST: Final = 64 << 20
"""The largest file, in bytes, that is rewritten beside a running bot, whose decisions wait for a second or two."""


def rewrite(path: Path) -> None:
    """Writes the whole file again, without what was deleted, unless it is larger than ``LARGEST``."""
    if path.stat().st_size <= LARGEST:
        with _connected(path, milliseconds=5000) as file:
            file.execute("VACUUM")


def empty_log(path: Path) -> bool:
    """Writes what is committed into the file itself, and empties the log. False if another process reads the log."""
    # While a checkpoint waits, everybody else who writes waits for it.
    with _connected(path, milliseconds=500) as file:
        (busy, _, _) = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy


@contextmanager
def _connected(path: Path, milliseconds: int) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute(f"PRAGMA busy_timeout = {milliseconds:d}")
        yield file
