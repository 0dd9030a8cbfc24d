"""The connections of a database that is a SQLite file, for tests that look at its statements."""

from data.store.database import Database
from data.store.sqlite.connections import Lane, WriteLane


def writer_of(database: Database) -> WriteLane:
    """The connection that writes."""
    assert isinstance(database._writer, WriteLane)
    return database._writer


def reader_of(database: Database) -> Lane:
    """The connection that reads."""
    assert isinstance(database._reader, Lane)
    return database._reader
