"""The database's files. They are private, because they hold players' cards."""

import os
import stat
from pathlib import Path
from typing import Final

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a database."""
PRIVATE: Final = 0o600


def beside(path: Path, end: str) -> Path:
    return path.with_name(f"{path.name}{end}")


def make_private(path: Path) -> None:
    """Lets only the owner read a database and SQLite's files beside it. Raises OSError.

    SQLite gives later files the database's mode.
    """
    for end in ("", *COMPANIONS):
        # SQLite puts companions beside a link's target.
        file = beside(path.resolve(), end)
        # On Windows modes have no effect; the folder's permissions decide.
        if os.name == "posix" and file.exists() and stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
            file.chmod(PRIVATE)


def create_private(path: Path) -> None:
    """Creates an empty private file, unless the file exists. Raises OSError."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
