"""A disk under SQLite that remembers what was done to it, so that its power can be cut at any point afterwards.

A VFS of apsw's that writes through to real files and notes every write, truncation, sync, and every name that comes
and goes. What stands on the disk after a cut is made from these notes: all that was synced, and of the rest what
chance has left, sector by sector. A name is on the disk when its folder was synced, which SQLite does as its unix VFS
does: with the first sync of a new journal or log, and with a deletion that asks for it.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import apsw

SECTOR: Final = 512
_NEW_LOGS: Final = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL | apsw.SQLITE_OPEN_WAL
"""Files whose folder is synced with the first sync, if they are opened to be made: as in SQLite's own unixOpen."""


@dataclass(frozen=True, slots=True)
class Made:
    """A name came, for the file ``number``."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Gone:
    """A name went."""

    name: str


@dataclass(frozen=True, slots=True)
class Written:
    """Bytes were written to a file."""

    number: int
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncated:
    """A file was cut to a size."""

    number: int
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    """A file was brought to the disk, as it was then."""

    number: int


@dataclass(frozen=True, slots=True)
class FolderSynced:
    """Every name was brought to the disk, as it was then."""


Change = Made | Gone | Written | Truncated
Event = Change | Synced | FolderSynced


class Disk(apsw.VFS):
    """The disk while it is used; ``log`` is all that was done to it. ``room``: for so many writes, None for any."""

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
        """The database at ``path`` on this disk, as what ``sqlite3`` would give."""
        return cast("sqlite3.Connection", Connection(str(path), self.name))


class DiskFile(apsw.VFSFile):
    """One file on the disk."""

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
        """Brings it to the disk; the real file need not be."""
        if self._path is not None:
            self._disk.log.append(Synced(self._number))
            if self._syncs_folder:
                self._disk.log.append(FolderSynced())
                self._syncs_folder = False


class Row(tuple[Any, ...]):  # noqa: SLOT001 - a tuple of no fixed length can have none
    """A row as sqlite3 gives it: by place and by name."""

    names: tuple[str, ...] = ()

    def keys(self) -> tuple[str, ...]:
        return self.names

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.names.index(key) if isinstance(key, str) else key)


@dataclass(slots=True)
class Rows:
    """What a statement has returned."""

    rows: list[Row]

    def fetchall(self) -> list[Row]:
        return self.rows


class Connection:
    """An apsw connection with as much of sqlite3's manners as the database asks of its own."""

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
        """Ends a transaction, where there is one."""
        if self.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        """Undoes a transaction, where there is one."""
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
