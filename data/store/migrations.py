"""The numbered migrations: the base, which is the schema of version 0.2.0, and steps of one schema version each."""

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
"""The number of the base. No bot since version 0.2.0 can use an older database."""
READABLE_BY: Final = "SELECT version FROM readable_by"
"""A query for the oldest version of the schema whose bot can work on the database; from version 30 on."""


@dataclass(frozen=True, slots=True)
class Migration:
    """The step that upgrades the schema from version ``number - 1`` to ``number``, or creates that of the base."""

    number: int
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    """Every migration, in order, from the SQL files in ``data/migrations``, which are numbered from BASE."""
    files = sorted(FOLDER.glob("*.sql"))
    return tuple(
        Migration(number, tuple(statements(file.read_text(encoding="utf-8"))))
        for number, file in enumerate(files, start=BASE)
    )


def newest_version() -> int:
    """The schema version that this bot knows."""
    return migrations()[-1].number


def check_version(address: Address, version: int, readable_by: int, known: int, *, may_be_older: bool) -> None:
    """Raises UnusableDatabase if a bot that knows version ``known`` cannot work on this version of the schema.

    It can on a newer one that is ``readable_by`` it, and on an older one from BASE on if it ``may_be_older``.
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
    """The version of a database's schema, and the oldest one whose bot can work on it."""

    version: int
    readable_by: int


def schema_version(tx: Transaction) -> SchemaVersion:
    """The version of the database, which a newer process may have migrated since this one began."""
    return SchemaVersion(int(tx.fetch_value(tx.dialect.version)), int(tx.fetch_value(READABLE_BY)))


def is_newer(tx: Transaction) -> bool:
    """Whether the database has a newer schema than this process knows, and may hold what it does not know."""
    return schema_version(tx).version > newest_version()


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
