"""The files of a database, and their modes: they hold players' cards."""

import os
import stat
from pathlib import Path
from typing import Final

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""Endings of SQLite's files beside a database."""
PRIVATE: Final = 0o600


def beside(path: Path, end: str) -> Path:
    """Returns the path of a companion."""
    return path.with_name(f"{path.name}{end}")


def make_private(path: Path) -> None:
    """Lets only the owner read a database and its companions. Raises OSError.

    SQLite gives new companions the database's mode.
    """
    for end in ("", *COMPANIONS):
        # SQLite puts the companions beside the file that a link leads to.
        file = beside(path.resolve(), end)
        # On Windows the folder's permissions decide who may read, and a mode has no effect.
        if os.name == "posix" and file.exists() and stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
            file.chmod(PRIVATE)


def create_private(path: Path) -> None:
    """Makes an empty private file, unless there is one. Raises OSError."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
