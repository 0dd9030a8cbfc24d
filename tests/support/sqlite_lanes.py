"""Gives tests access to a SQLite database's connections."""

from data.store.database import Database
from data.store.sqlite.connections import Lane, WriteLane


def writer_of(database: Database) -> WriteLane:
    assert isinstance(database._writer, WriteLane)
    return database._writer


def reader_of(database: Database) -> Lane:
    assert isinstance(database._reader, Lane)
    return database._reader
