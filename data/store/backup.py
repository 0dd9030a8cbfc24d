"""Copies of the database: whole and sound, or not there at all, also while the bot writes."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from time import gmtime, strftime
from typing import Final

from data.store.schema import APPLICATION_ID, UnusableDatabase, check_file, check_library, migrations, used

PAGES: Final = 2000
"""How many pages are copied before it is said how far it is."""
COMPANIONS: Final = ("-wal", "-shm", "-journal")

Tell = Callable[[int, int], object]
"""Is told how many pages are copied, and of how many."""


class NoDatabase(Exception):
    """There is no file at this place."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Damaged(Exception):
    """What stands in the file does not hold together; SQLite's own words say where."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(str(path), reason)
        self.path = path
        self.reason = reason


@contextmanager
def copied(source: Path, place: Path, tell: Tell) -> Iterator[Path]:
    """A checked copy of a database in a new file beside ``place``, which is to be moved there; gone afterwards.

    One moment of it, whatever is written meanwhile; readable by its owner alone, for it holds hands. Raises NoDatabase,
    UnusableDatabase, Damaged, OSError.
    """
    check_library()
    if not source.is_file():
        raise NoDatabase(source)
    check_file(source, known=len(migrations()))
    copy = _new_file(place)
    try:
        with used(source):
            _copy(source, copy, tell)
            _check(copy, source)
        yield copy
    finally:
        for end in ("", *COMPANIONS):
            beside(copy, end).unlink(missing_ok=True)


def put(copy: Path, place: Path) -> None:
    """Moves a copy to its place, over what stands there, at one stroke."""
    _sync(copy)
    _fold(place)
    # What could not be folded in, or was left alone there: SQLite would take it for the log of the copy.
    for end in COMPANIONS:
        beside(place, end).unlink(missing_ok=True)
    copy.replace(place)
    _sync_folder(place.parent)


def put_instead(copy: Path, place: Path) -> Path | None:
    """Puts a copy in the place of the database there, which must not be in use. The name under which that is kept.

    At every moment there is one of both at the place; where it fails, the old one. None where there was no database.
    Raises OSError, also where the disk is too full for what the copy still has in its log.
    """
    there, aside = place.exists(), _free_name(place)
    try:
        _make_one_file(copy)
    except sqlite3.Error as error:
        raise OSError(errno.EIO, str(error), str(place)) from error
    _sync(copy)
    _fold(place)
    with ExitStack() as undo:
        if there:
            os.link(place, aside)
            undo.callback(aside.unlink)
        # What could not be folded in, or was left alone there, goes as well, and before it: SQLite would take it for
        # the log of the new one.
        for end in COMPANIONS:
            if beside(place, end).exists():
                beside(place, end).rename(beside(aside, end))
                undo.callback(beside(aside, end).rename, beside(place, end))
        copy.replace(place)
        undo.pop_all()
    _sync_folder(place.parent)
    return aside if there else None


def beside(path: Path, end: str) -> Path:
    """The companion of a database with this ending."""
    return path.with_name(f"{path.name}{end}")


def _new_file(place: Path) -> Path:
    """An empty file beside a place, its owner's alone."""
    try:
        file, name = mkstemp(prefix=f".{place.name}.", suffix=".new", dir=place.parent)
    except OSError as error:
        error.filename = str(place)  # the name that whoever reads it knows
        raise
    os.close(file)
    return Path(name)


def _copy(source: Path, copy: Path, tell: Tell) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as old,
        closing(sqlite3.connect(copy, isolation_level=None)) as new,
    ):
        # One moment: without a transaction of its own it would begin anew whenever the bot writes, and never end.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, of: tell(of - left, of))
    _make_one_file(copy)


def _make_one_file(copy: Path) -> None:
    """Brings the log of a copy into it: what is left of one goes with the companions. Raises sqlite3.Error."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as file:
        (mode,) = file.execute("PRAGMA journal_mode = DELETE").fetchone()
        if mode != "delete":
            raise sqlite3.OperationalError("its log cannot be brought into it")


def _check(copy: Path, source: Path) -> None:
    with closing(sqlite3.connect(copy)) as file:
        for (problem,) in file.execute("PRAGMA integrity_check(1)"):
            if problem != "ok":
                raise Damaged(source, " ".join(problem.split()))
        if file.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            raise UnusableDatabase(f"The database {source} holds nothing.")


def _fold(place: Path) -> None:
    """Brings the log of a database into it, if it is one of ours: of another SQLite might throw the log away."""
    if not place.exists():
        return
    try:
        check_file(place, known=len(migrations()))
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            file.execute("PRAGMA journal_mode = DELETE").fetchone()
    except (UnusableDatabase, sqlite3.Error):
        return


def _free_name(place: Path) -> Path:
    now = strftime("%Y%m%d-%H%M%S", gmtime())
    names = (beside(place, f".before-{now}{f'-{number}' if number else ''}") for number in count())
    return next(name for name in names if not name.exists())


def _sync(copy: Path) -> None:
    # To be written as well, which Windows asks for.
    with copy.open("r+b") as file:
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


__all__ = ["Damaged", "NoDatabase", "UnusableDatabase", "copied", "put", "put_instead"]
