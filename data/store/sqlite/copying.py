"""A SQLite file as one end of a copy: the source, or an empty target."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from data.store.copy_ends import CopyEnd, Table, Uncopied, tables_of
from data.store.errors import errors_of
from data.store.lock import take_lock
from data.store.migrations import check_version, migrations, newest_version
from data.store.sqlite.backup import Damaged, NoDatabase, Progress, copied, new_beside, put
from data.store.sqlite.connections import SqliteTransaction
from data.store.sqlite.files import COMPANIONS, beside
from data.store.sqlite.integrity import damages, number_from, orphans
from data.store.sqlite.schema import apply, check_file, check_library


class FileEnd(CopyEnd):
    def tables(self) -> list[Table]:
        return tables_of(
            self.fetch(
                """
                SELECT tables.name, columns.name, columns.pk
                FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns
                WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND columns.hidden = 0
                """
            )
        )

    def last_ids(self) -> Mapping[str, int]:
        return {row[0]: row[1] for row in self.fetch("SELECT name, seq FROM sqlite_sequence")}

    def reserve_ids(self, last_ids: Mapping[str, int]) -> None:
        """Makes new rows skip the ids of deleted rows; SQLite itself skips ids in use."""
        counting = self.fetch("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'")
        for (name,) in counting:
            if last := last_ids.get(name):
                with errors_of(self.address):
                    number_from(self._tx, name, last + 1)


@contextmanager
def reading(path: Path, progress: Progress) -> Iterator[FileEnd]:
    """Yields the file, or an upgraded copy, as a source. Raises DatabaseInUse, and all errors raised by ``copied``."""
    check_library()
    if not path.is_file():
        raise NoDatabase(path)
    check_file(path, known=newest_version())
    # A newer schema has what this bot would not copy.
    check_version(path, version := _version(path), version, newest_version(), may_be_older=True)
    with closing(take_lock(path)):
        if version == newest_version():
            with _read(path, path) as end:
                yield end
        else:
            with copied(path, path, progress) as copy:
                _upgrade(copy, path)
                with _read(copy, path) as end:
                    yield end


@contextmanager
def filling(path: Path) -> Iterator[FileEnd]:
    """Yields a new file as the target, moved to ``path`` once complete.

    Raises Uncopied, DatabaseInUse, UnusableDatabase or OSError.
    """
    # Also before locking: if source and target are equal, the error is a full target.
    _check_empty(path)
    with closing(take_lock(path)):
        _check_empty(path)
        with new_beside(path) as new:
            with errors_of(path), _connected(new, "rw") as file:
                # An unfinished file is discarded, so it needs no journal.
                file.execute("PRAGMA journal_mode = OFF")
                file.execute("PRAGMA synchronous = OFF")
                file.execute("BEGIN")
                tx = SqliteTransaction(file)
                for step in migrations():
                    apply(tx, step)
                yield FileEnd(path, tx)
                file.commit()
            put(new, path)


def _check_empty(path: Path) -> None:
    if path.exists():
        check_file(path, known=newest_version())
        with _read_only(path, path) as tx:
            empty = FileEnd(path, tx).is_empty()
    else:
        empty = not any(beside(path, end).exists() for end in COMPANIONS)
    if not empty:
        raise Uncopied("occupied", path)


def _version(path: Path) -> int:
    with _read_only(path, path) as tx:
        return int(tx.fetch_value("PRAGMA user_version"))


def _upgrade(copy: Path, path: Path) -> None:
    with errors_of(path), _connected(copy, "rw") as file:
        for step in migrations():
            file.execute("BEGIN")
            apply(SqliteTransaction(file), step)
            file.commit()


@contextmanager
def _read(file: Path, path: Path) -> Iterator[FileEnd]:
    with _read_only(file, path) as tx:
        if faults := [" ".join(line.split()) for line in damages(tx)[:1]] or [*orphans(tx)]:
            raise Damaged(path, ", ".join(faults))
        yield FileEnd(path, tx)


@contextmanager
def _read_only(file: Path, path: Path) -> Iterator[SqliteTransaction]:
    with errors_of(path), _connected(file, "ro") as connection:
        connection.execute("BEGIN")
        yield SqliteTransaction(connection)


@contextmanager
def _connected(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA secure_delete = ON")
        yield connection
