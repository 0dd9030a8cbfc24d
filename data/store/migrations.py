"""The numbered migrations, each of which upgrades the schema by one version."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from data.store.transaction import Transaction

FOLDER = Path(__file__).parents[1] / "migrations"
READABLE_BY: Final = "SELECT version FROM readable_by"
"""A query for the oldest version of the schema whose bot can work on the database; from version 30 on."""


@dataclass(frozen=True, slots=True)
class Migration:
    """The step that upgrades the schema from version ``number - 1`` to ``number``."""

    number: int
    statements: tuple[str, ...]


def migrations() -> tuple[Migration, ...]:
    """Every migration, in order, from the SQL files in ``data/migrations``, which are numbered from 1."""
    files = sorted(FOLDER.glob("*.sql"))
    return tuple(
        Migration(number, tuple(statements(file.read_text(encoding="utf-8"))))
        for number, file in enumerate(files, start=1)
    )


@dataclass(frozen=True, slots=True)
class SchemaVersion:
    """The version of a database's schema, and the oldest one whose bot can work on it."""

    version: int
    readable_by: int


def schema_version(tx: Transaction) -> SchemaVersion:
    """The version of the database, which a newer process may have migrated since this one began."""
    return SchemaVersion(int(tx.fetch_value(tx.dialect.version)), int(tx.fetch_value(READABLE_BY)))


def is_newer(tx: Transaction) -> bool:
    """Whether the database has a newer schema than this process knows, and may hold what it does not know."""
    return schema_version(tx).version > len(migrations())


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement.strip():
        yield statement.strip()
