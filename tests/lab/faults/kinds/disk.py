"""A disk under SQLite that records every operation, so that its power can be cut at any later point.

An apsw VFS writes to real files and logs writes, truncations, syncs and name changes. After a cut, synced data is
there, and a random part of the rest, by sector. A file name is durable once its folder is synced: as in SQLite's unix
VFS, at the first sync of a new journal or log, or at a deletion with sync.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import apsw

SECTOR: Final = 512
_NEW_LOGS: Final = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL | apsw.SQLITE_OPEN_WAL
"""Open flags of files whose first sync also syncs their folder if they are new, as in SQLite's own unixOpen."""


@dataclass(frozen=True, slots=True)
class Made:
    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Gone:
    name: str


@dataclass(frozen=True, slots=True)
class Written:
    number: int
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncated:
    number: int
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    number: int


@dataclass(frozen=True, slots=True)
class FolderSynced:
    """A folder was synced: every file name is durable."""


Change = Made | Gone | Written | Truncated
Event = Change | Synced | FolderSynced


class Disk(apsw.VFS):
    """A disk in use. ``log`` has every operation; ``room`` limits the writes (None: unlimited)."""

    def __init__(self, name: str) -> None:
        self.log: list[Event] = []
        self.numbers: dict[str, int] = {}
        self.room: int | None = None
        self.name = name
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> "DiskFile":  # noqa: N802 - apsw's name
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        file = DiskFile(self, name, flags)
        if path is not None and path not in self.numbers:
            self.numbers[path] = len(self.log)
            self.log.append(Made(path, self.numbers[path]))
        return file

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.numbers.pop(filename, None)
        self.log.append(Gone(filename))
        if syncdir:
            self.log.append(FolderSynced())

    def connect(self, path: Path) -> sqlite3.Connection:
        """Connects to the database at ``path`` on this disk, like ``sqlite3.connect``."""
        return cast("sqlite3.Connection", Connection(str(path), self.name))


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        self._disk = disk
        self._path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._syncs_folder = bool(flags[0] & _NEW_LOGS and flags[0] & apsw.SQLITE_OPEN_CREATE)
        super().__init__("", name, flags)

    @property
    def _number(self) -> int:
        return self._disk.numbers[self._path]

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        if self._disk.room is not None:
            if not self._disk.room:
                raise apsw.FullError("the disk is full")
            self._disk.room -= 1
        super().xWrite(data, offset)
        if self._path is not None:
            self._disk.log.append(Written(self._number, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        if self._path is not None:
            self._disk.log.append(Truncated(self._number, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802
        if self._path is not None:
            self._disk.log.append(Synced(self._number))
            if self._syncs_folder:
                self._disk.log.append(FolderSynced())
                self._syncs_folder = False


class Row(tuple[Any, ...]):  # noqa: SLOT001 - a tuple of no fixed length can have none
    names: tuple[str, ...] = ()

    def keys(self) -> tuple[str, ...]:
        return self.names

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.names.index(key) if isinstance(key, str) else key)


@dataclass(slots=True)
class Rows:
    rows: list[Row]

    def fetchall(self) -> list[Row]:
        return self.rows


class Connection:
    """An apsw connection with the sqlite3 interface, as far as the database uses it."""

    row_factory: object = None

    def __init__(self, path: str, vfs: str) -> None:
        self._connection = apsw.Connection(path, vfs=vfs)

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Rows:
        cursor = self._connection.cursor()
        try:
            cursor.execute(self.worded(sql), tuple(values))
            names = tuple(column[0] for column in cursor.get_description())
            return Rows([self._row(row, names) for row in cursor])
        except apsw.ExecutionCompleteError:
            return Rows([])
        except apsw.Error as error:
            raise sqlite3.OperationalError(str(error)) from error

    def worded(self, sql: str) -> str:
        return sql

    def commit(self) -> None:
        if self.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.in_transaction:
            self.execute("ROLLBACK")

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def close(self) -> None:
        self._connection.close()

    @staticmethod
    def _row(values: Sequence[Any], names: tuple[str, ...]) -> Row:
        row = Row(values)
        row.names = names
        return row
