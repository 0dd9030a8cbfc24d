"""Backups: checked copies of a database in use, moved into place atomically."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from time import gmtime, strftime
from typing import Final

from data.store.errors import SQLITE_ERRORS, DatabaseInUse, UnusableDatabase, errors_of, legible
from data.store.lock import lock_beside
from data.store.migrations import newest_version
from data.store.sqlite.files import COMPANIONS, beside, create_private, make_private
from data.store.sqlite.schema import APPLICATION_ID, check_file, check_library

PAGES: Final = 2000
"""How many pages are copied between two progress reports."""
ROOM: Final = 16 << 20
"""How many bytes a copy leaves free on the disk."""
_UNFINISHED: Final = ".piquet-new"
"""How the names of unfinished files end."""
_WRITE_FAULTS: Final = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "SQLITE_IOERR_TRUNCATE")

Progress = Callable[[int, int], object]
"""Called with the number of pages copied and the total."""


class NoDatabase(Exception):
    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Damaged(Exception):
    """The database file is damaged, according to SQLite's message."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(str(path), reason)
        self.path = path
        self.reason = reason


@contextmanager
def copied(source: Path, place: Path, progress: Progress) -> Iterator[Path]:
    """Yields a checked snapshot of ``source`` in a new private file beside ``place``, deleted at the end unless moved.

    Raises NoDatabase, UnusableDatabase, Damaged or OSError.
    """
    check_library()
    if not source.is_file():
        raise NoDatabase(source)
    check_file(source, known=newest_version())
    with new_beside(place) as copy:
        _check_room(source, place)
        with errors_of(source), _written_to(place):
            _copy(source, copy, progress)
            _check(copy, source)
        yield copy


@contextmanager
def new_beside(place: Path) -> Iterator[Path]:
    """Yields a new private file beside ``place``, deleted at the end unless moved. Raises OSError.

    A lock on the new file protects it from ``remove_leftovers``.
    """
    remove_leftovers(place.parent)
    new = place.with_name(f".{place.name}.{token_hex(4)}{_UNFINISHED}")
    try:
        with ExitStack() as locked:
            # On a drive without locks, leftovers stay.
            with suppress(DatabaseInUse):
                locked.enter_context(lock_beside(new))
            create_private(new)
            try:
                yield new
            finally:
                _remove(new)
    except OSError as error:
        if error.filename == f"{new}-lock":
            error.filename = str(place)  # the path that the reader of the error knows
        raise
    finally:
        with suppress(OSError):
            beside(new, "-lock").unlink(missing_ok=True)


def remove_leftovers(folder: Path) -> None:
    """Removes unfinished files of killed processes, but no file in use."""
    with suppress(OSError):  # making a file there reports the problem
        for file in folder.glob(f".*{_UNFINISHED}"):
            # A file of another user stays.
            with suppress(DatabaseInUse, OSError), lock_beside(file):
                _remove(file)
                beside(file, "-lock").unlink(missing_ok=True)


def _remove(new: Path) -> None:
    for end in ("", *COMPANIONS):
        beside(new, end).unlink(missing_ok=True)


def put(copy: Path, place: Path) -> None:
    """Moves a copy to ``place`` atomically, replacing an older file. Raises OSError."""
    _merge_log_of(copy, place)
    _sync(copy)
    _merge_log(place)
    # SQLite would apply a leftover log of the old database to the copy.
    for end in COMPANIONS:
        beside(place, end).unlink(missing_ok=True)
    copy.replace(place)
    _sync_folder(place.parent)


def put_instead(copy: Path, place: Path) -> Path | None:
    """Replaces a database not in use. Returns the old database's new path, or None if there was no file.

    ``place`` always holds a complete database: after an error, the old one. Raises OSError.
    """
    there, aside = place.exists(), _free_name(place)
    _merge_log_of(copy, place)
    _sync(copy)
    _merge_log(place)
    make_private(place)
    with ExitStack() as undo:
        if there:
            os.link(place, aside)
            undo.callback(aside.unlink)
        # A leftover log is moved too, and first: SQLite would apply it to the new database.
        for end in COMPANIONS:
            if beside(place, end).exists():
                beside(place, end).rename(beside(aside, end))
                undo.callback(beside(aside, end).rename, beside(place, end))
        copy.replace(place)
        undo.pop_all()
    _sync_folder(place.parent)
    return aside if there else None


def _check_room(source: Path, place: Path) -> None:
    # A full disk would stop the running bot.
    needed = sum(file.stat().st_size for end in ("", "-wal") if (file := beside(source, end)).exists())
    if shutil.disk_usage(place.parent).free < needed + ROOM:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(place))


@contextmanager
def _written_to(place: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "") not in _WRITE_FAULTS:
            raise
        raise OSError(errno.EIO, str(legible(error)), str(place)) from None


def _copy(source: Path, copy: Path, progress: Progress) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as old,
        closing(sqlite3.connect(copy, isolation_level=None)) as new,
    ):
        # A snapshot: without its own transaction the backup would start again at every write, and might never end.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, of: progress(of - left, of))
    _merge_own_log(copy)


def _merge_log_of(copy: Path, place: Path) -> None:
    try:
        _merge_own_log(copy)
    except SQLITE_ERRORS as error:
        raise OSError(errno.EIO, str(legible(error)), str(place)) from None


def _merge_own_log(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as file:
        (mode,) = file.execute("PRAGMA journal_mode = DELETE").fetchone()
        if mode != "delete":
            raise sqlite3.OperationalError("its log cannot be merged into it")


def _check(copy: Path, source: Path) -> None:
    with closing(sqlite3.connect(copy)) as file:
        for (problem,) in file.execute("PRAGMA integrity_check(1)"):
            if problem != "ok":
                raise Damaged(source, " ".join(problem.split()))
        if file.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise UnusableDatabase(f"The database {source} is empty.")


def _merge_log(place: Path) -> None:
    if not place.exists():
        return
    # Only for this bot's databases: another program's could lose its log.
    try:
        check_file(place, known=newest_version())
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            file.execute("PRAGMA journal_mode = DELETE").fetchone()
    except (UnusableDatabase, *SQLITE_ERRORS):
        return


def _free_name(place: Path) -> Path:
    now = strftime("%Y%m%d-%H%M%S", gmtime())
    names = (beside(place, f".before-{now}{f'-{number}' if number else ''}") for number in count())
    return next(name for name in names if not name.exists())


def _sync(copy: Path) -> None:
    # Open for writing too: Windows requires it for fsync.
    with copy.open("r+b") as file:
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
