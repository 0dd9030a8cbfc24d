"""The files of a database: SQLite's companions beside it, and their modes, since they hold players' cards."""

import os
import stat
from pathlib import Path
from typing import Final

COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database."""
PRIVATE: Final = 0o600


def beside(path: Path, end: str) -> Path:
    """The path of a file beside a database, such as its log, by its ending."""
    return path.with_name(f"{path.name}{end}")


def make_private(path: Path) -> None:
    """Lets only the owner read the database at ``path`` and its companions, whatever the umask was when they were made.

    SQLite gives each companion that it makes the mode of the database. Raises OSError if a mode cannot be changed.
    """
    for end in ("", *COMPANIONS):
        # SQLite puts the companions beside the file that a link leads to.
        file = beside(path.resolve(), end)
        # On Windows the folder's permissions decide who may read, and a mode has no effect.
        if os.name == "posix" and file.exists() and stat.S_IMODE(file.stat().st_mode) & ~PRIVATE:
            file.chmod(PRIVATE)


def create_private(path: Path) -> None:
    """Makes an empty file that only its owner can read, unless there is one. Raises OSError."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
