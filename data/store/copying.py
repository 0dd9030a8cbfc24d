"""Copies a whole database into an empty one, between files and servers."""

from contextlib import AbstractContextManager
from dataclasses import dataclass

from data.store.address import Address, ServerAddress
from data.store.copy_ends import Contents, CopyEnd, Uncopied
from data.store.sqlite import copying as sqlite
from data.store.sqlite.backup import Progress


@dataclass(frozen=True, slots=True)
class Copied:
    rows: int
    tables: int


def copy_all(source: Address, target: Address, progress: Progress) -> Copied:
    """Copies every row of ``source`` into an empty or missing ``target``, and compares both.

    No other process may use either database. Any error leaves ``target`` unchanged. Raises Uncopied, DatabaseInUse,
    NoDatabase, Damaged, UnusableDatabase or OSError.
    """
    with _reading(source, progress) as old, _filling(target) as new:
        return _copy(old, new, progress)


def _copy(old: CopyEnd, new: CopyEnd, progress: Progress) -> Copied:
    tables = old.tables()
    if other := {table.name for table in {*tables} ^ {*new.tables()}}:
        raise Uncopied("schema", old.address, ", ".join(sorted(other)))
    counts = {table: old.count(table) for table in tables}
    copied = {table: Contents() for table in tables}
    done, total = 0, sum(counts.values())
    for table in tables:
        for rows in old.pages(table):
            new.add(table, rows)
            copied[table].add(rows)
            done += len(rows)
            progress(done, 2 * total)
    new.reserve_ids(old.last_ids())
    differing = []
    for table in tables:
        found = Contents()
        for rows in new.pages(table):
            found.add(rows)
            done += len(rows)
            progress(done, 2 * total)
        if found != copied[table] or found.rows != counts[table]:
            differing.append(table.name)
    if differing:
        raise Uncopied("differs", new.address, ", ".join(differing))
    return Copied(total, len(tables))


def _reading(address: Address, progress: Progress) -> AbstractContextManager[CopyEnd]:
    if isinstance(address, ServerAddress):
        from data.store.postgresql import copying as postgresql  # noqa: PLC0415 - not without a server

        return postgresql.reading(address)
    return sqlite.reading(address, progress)


def _filling(address: Address) -> AbstractContextManager[CopyEnd]:
    if isinstance(address, ServerAddress):
        from data.store.postgresql import copying as postgresql  # noqa: PLC0415 - not without a server

        return postgresql.filling(address)
    return sqlite.filling(address)
