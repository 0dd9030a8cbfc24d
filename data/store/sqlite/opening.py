"""Opens a SQLite file: creates and migrates it, and returns both connections."""

import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from data.store.errors import UnusableDatabase, errors_of
from data.store.migrations import Migration
from data.store.sqlite.connections import Lane, WriteLane
from data.store.sqlite.files import create_private, make_private
from data.store.sqlite.schema import apply, check_file, check_library, check_writable

L = TypeVar("L", bound=Lane)
Connect: TypeAlias = Callable[[Path], sqlite3.Connection]
"""Opens the file. Tests simulate power cuts with another SQLite virtual file system."""

BUSY_MILLISECONDS = 5000

_log = logging.getLogger(__name__)


async def open_lanes(path: Path, steps: Sequence[Migration], connect: Connect | None = None) -> tuple[WriteLane, Lane]:
    """Migrates the file, and returns its writing and its reading connection. Raises UnusableDatabase."""
    connect = connect or connect_file
    version = stored_version(path, known=steps[-1].number)
    with errors_of(path):
        _take_for_owner(path)
        writer = await _opened(WriteLane(_rows(connect(path))), "PRAGMA journal_mode = WAL")
        try:
            # While foreign keys are off, a step can replace a table that other tables refer to.
            for step in steps:
                if 0 < version < step.number:
                    of = steps[-1].number - version
                    _log.info("upgrading the database %s: step %d of %d", path, step.number - version, of)
                await writer.run(partial(apply, step=step))
            await writer.execute_fetchall("PRAGMA foreign_keys = ON")
            reader = await _opened(Lane(_rows(connect(path))), "PRAGMA query_only = ON")
        except BaseException:
            await writer.close()
            raise
    return writer, reader


def stored_version(path: Path, known: int) -> int:
    check_library()
    version = check_file(path, known)
    check_writable(path)
    return version


def _take_for_owner(path: Path) -> None:
    try:
        create_private(path)
        make_private(path)
    except OSError as error:
        raise UnusableDatabase(f"The database {path} cannot be used: {error.strerror}.") from error


def connect_file(path: Path) -> sqlite3.Connection:
    """Opens the file for use from any thread."""
    # Without an isolation level, transactions begin only where this code begins them.
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def _rows(file: sqlite3.Connection) -> sqlite3.Connection:
    file.row_factory = sqlite3.Row
    return file


async def _opened(lane: L, setting: str) -> L:
    # The file is opened before aiosqlite's thread starts: the thread would outlive a file that cannot be opened.
    await lane
    try:
        for pragma in (
            f"PRAGMA busy_timeout = {BUSY_MILLISECONDS:d}",
            setting,
            # Set before the first change, so that deleted data is overwritten with zeros.
            "PRAGMA secure_delete = ON",
            "PRAGMA synchronous = FULL",
        ):
            await lane.execute_fetchall(pragma)
    except BaseException:
        await lane.close()
        raise
    return lane
