"""The numbered migrations, each of which upgrades the schema by one version."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "migrations"


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
