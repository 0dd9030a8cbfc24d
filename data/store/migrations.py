"""Numbered migrations: the base (the schema of version 0.2.0), then one migration per schema version."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from data.store.address import Address
from data.store.errors import UnusableDatabase
from data.store.transaction import Transaction

FOLDER = Path(__file__).parents[1] / "migrations"
BASE: Final = 18
"""The base's number. Databases with an older schema are unusable."""
READABLE_BY: Final = "SELECT version FROM readable_by"
"""Queries the oldest schema version whose bot can still use the database. Stored from version 30 on."""


@dataclass(frozen=True, slots=True)
class Migration:
    """The statements that upgrade the schema from version ``number - 1`` or, in the base, create it."""

    number: int
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    files = sorted(FOLDER.glob("*.sql"))
    return tuple(
        Migration(number, tuple(statements(file.read_text(encoding="utf-8"))))
        for number, file in enumerate(files, start=BASE)
    )


def newest_version() -> int:
    return migrations()[-1].number


def check_version(address: Address, version: int, readable_by: int, known: int, *, may_be_older: bool) -> None:
    """Raises UnusableDatabase unless a bot with newest migration ``known`` can use a database of this version.

    Accepts newer databases with ``readable_by`` up to ``known`` and, if ``may_be_older``, older ones from the base on.
    """
    if 0 < version < BASE:
        raise UnusableDatabase(
            f"The database {address} is older than version 0.2.0 of the bot, and this bot cannot bring it up to date."
            " Start version 0.2.0 on it once, then this bot."
        )
    if (version > known and readable_by > known) or (version < known and not may_be_older):
        age, advice = (
            ("a newer", " Start that version again, or restore a backup from before it.")
            if version > known
            else ("an older", " Start this bot on it once.")
        )
        raise UnusableDatabase(
            f"The database {address} was written by {age} version of the bot"
            f" (its version is {version}, this bot knows {known}).{advice}"
        )


@dataclass(frozen=True, slots=True)
class SchemaVersion:
    version: int
    readable_by: int
    """The oldest schema version whose bot can use the database."""


def schema_version(tx: Transaction) -> SchemaVersion:
    """Reads the stored version, because a newer process may have changed it since the start."""
    return SchemaVersion(int(tx.fetch_value(tx.dialect.version)), int(tx.fetch_value(READABLE_BY)))


def is_newer(tx: Transaction) -> bool:
    return schema_version(tx).version > newest_version()


def statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement.strip():
        yield statement.strip()
