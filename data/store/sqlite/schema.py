"""A SQLite file's schema: migrations, and checks before opening."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from data.store.errors import SQLITE_ERRORS, UnusableDatabase, unusable
from data.store.migrations import READABLE_BY, Migration, check_version
from data.store.sqlite.files import COMPANIONS, beside
from data.store.transaction import Transaction

APPLICATION_ID = int.from_bytes(b"Pqet", "big")
OLDEST_SQLITE = (3, 37, 0)  # the first with STRICT tables


def check_library() -> None:
    """Raises UnusableDatabase if Python's SQLite is too old."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise UnusableDatabase(f"SQLite {wanted} or newer is needed; this Python has {sqlite3.sqlite_version}.")


def check_file(path: Path, known: int) -> int:
    """Returns the schema version, or 0 without a database. Only reads.

    Raises UnusableDatabase if the file is not this bot's or too new.
    """
    return _check(path, known, may_be_older=True) if path.exists() else 0


def check_up_to_date(path: Path, known: int) -> None:
    """Raises UnusableDatabase if the file is missing, not this bot's, older than ``known``, or too new."""
    if not path.is_file():
        raise UnusableDatabase(f"There is no database {path}.")
    _check(path, known, may_be_older=False)


def check_writable(path: Path) -> None:
    """Raises UnusableDatabase if the file is read-only."""
    if path.exists() and not os.access(path, os.W_OK):
        raise UnusableDatabase(f"The database {path} may not be written.")


def apply(tx: Transaction, step: Migration) -> None:
    """Applies a migration, unless already applied. Raises sqlite3.IntegrityError if rows refer to missing rows."""
    row = tx.fetch_one("PRAGMA user_version")
    if row is not None and row[0] >= step.number:
        return
    for statement in step.statements:
        tx.execute(statement)
    if tx.fetch_all("PRAGMA foreign_key_check"):
        raise sqlite3.IntegrityError(f"foreign keys are broken after migration {step.number}")
    tx.execute(f"PRAGMA user_version = {step.number:d}")


def _check(path: Path, known: int, *, may_be_older: bool) -> int:
    try:
        with closing(sqlite3.connect(_address_to_read(path), uri=True)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            (owner,) = connection.execute("PRAGMA application_id").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            (readable_by,) = connection.execute(READABLE_BY).fetchone() if version > known else (version,)
    except SQLITE_ERRORS as error:
        # The file's very first write was interrupted: opening it for writing undoes that write.
        if may_be_older and getattr(error, "sqlite_errorname", None) == "SQLITE_READONLY_ROLLBACK":
            return 0
        raise unusable(path, error) from None
    if owner != APPLICATION_ID and (owner or version or tables):
        raise UnusableDatabase(f"The database {path} belongs to another program.")
    check_version(path, version, readable_by, known, may_be_older=may_be_older)
    return int(version)


def _address_to_read(path: Path) -> str:
    # Without ``immutable``, SQLite would leave companions owned by the reading user, such as root.
    used = any(beside(path.resolve(), end).exists() for end in COMPANIONS)
    return f"{path.absolute().as_uri()}?mode=ro{'' if used else '&immutable=1'}"
