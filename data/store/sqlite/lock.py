"""Makes sure that only one bot uses a SQLite file: a lock on a file beside it.

The operating system releases the lock when the process ends, even if it is killed. Reading and copying need no lock.
"""

import os
import sys
from pathlib import Path
from typing import Self

from data.store.errors import DatabaseInUse, UnusableDatabase


class FileLock:
    """The lock on a database, from ``take`` to ``release``."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    @classmethod
    def take(cls, path: Path) -> Self:
        """Takes the lock. Raises DatabaseInUse if another process has it, UnusableDatabase if it cannot be created."""
        try:
            file = os.open(path.with_name(f"{path.name}-lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise UnusableDatabase(f"The database {path} cannot be used: {error.strerror}.") from error
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise DatabaseInUse(path) from None
        return cls(file)

    def release(self) -> None:
        """Releases the lock. The file stays: deleting it could break the lock that another process has just taken."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
