"""A SQLite database's connections, for tests on its statements."""

from data.store.database import Database
from data.store.sqlite.connections import Lane, WriteLane


def writer_of(database: Database) -> WriteLane:
    assert isinstance(database._writer, WriteLane)
    return database._writer


def reader_of(database: Database) -> Lane:
    assert isinstance(database._reader, Lane)
    return database._reader
