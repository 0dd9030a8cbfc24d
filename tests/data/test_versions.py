import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from bot.model.players import User
from data.meta import get_meta, set_meta
from data.parties import add_deal, deals, get_partie, set_turn
from data.players import users
from data.store import integrity
from data.store.database import Database
from data.store.errors import UnusableDatabase
from data.store.migrations import (
    FOLDER,
    Migration,
    SchemaVersion,
    migrations,
    newest_version,
    schema_version,
    statements,
)
from data.store.transaction import POSTGRESQL, Transaction
from tests.data.table import ADA, a_deal, a_partie, contracts, opened
from tests.support.database_template import new_database

KNOWN: Final = newest_version()
FIRST: Final = next(number for number, file in enumerate(sorted(FOLDER.glob("*.sql")), 1) if "readable_by" in file.name)
"""The first migration from which on an older bot may use a newer schema."""
READABLE_BY: Final = "CREATE VIEW readable_by"
READABLE: Final = next(
    step.number for step in reversed(migrations()) if any(READABLE_BY in part for part in step.statements)
)
EXPANDING: Final = re.compile(
    r"""CREATE\ TABLE\ | CREATE\ INDEX\ | CREATE\ UNIQUE\ INDEX\
    | ALTER\ TABLE\ \w+\ ADD\ COLUMN\ (?! (?: (?!DEFAULT) [^;] )* NOT\ NULL (?: (?!DEFAULT) [^;] )* ;? $ )""",
    re.VERBOSE,
)
"""Statements after which an older bot can still write and read everything it knows."""


def tables(tx: Transaction) -> list[str]:
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    if tx.dialect is POSTGRESQL:
        names = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'"
    return tx.fetch_column(names)


def widened(names: list[str]) -> Migration:
    return Migration(
        KNOWN + 1,
        (
            *(f'ALTER TABLE "{name}" ADD COLUMN later INTEGER NOT NULL DEFAULT 7;' for name in names),
            *(f'ALTER TABLE "{name}" ADD COLUMN name_of_later TEXT;' for name in names),
            "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;",
            "CREATE INDEX users_by_later ON users (later);",
        ),
    )


@asynccontextmanager
async def at_version(path: Path, steps: tuple[Migration, ...]) -> AsyncIterator[Database]:
    database = await Database.open(new_database(path), steps)
    try:
        yield database
    finally:
        await database.close()


def bare(statement: str) -> str:
    return " ".join(re.sub(r"--[^\n]*", "", statement).split())


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.sql"))[FIRST:], ids=lambda file: file.name)
def test_a_migration_only_adds_or_says_which_bots_can_read_the_schema(file: Path) -> None:
    found = [bare(statement) for statement in statements(file.read_text(encoding="utf-8"))]
    if not any(statement.startswith(READABLE_BY) for statement in found):
        assert [statement for statement in found if not EXPANDING.match(statement)] == []


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE users;",
        "ALTER TABLE users RENAME TO people;",
        "ALTER TABLE users DROP COLUMN zone;",
        "ALTER TABLE users ADD COLUMN later INTEGER NOT NULL;",
        "ALTER TABLE users ADD COLUMN later INTEGER NOT NULL CHECK (later > 0);",
        "UPDATE users SET zone = 'UTC';",
    ],
)
def test_a_statement_that_removes_something_is_detected(statement: str) -> None:
    assert EXPANDING.match(statement) is None
    assert EXPANDING.match("ALTER TABLE users ADD COLUMN later INTEGER NOT NULL DEFAULT 0 CHECK (later IN (0, 1));")
    assert EXPANDING.match("ALTER TABLE users ADD COLUMN later INTEGER;")


async def test_a_running_bot_keeps_working_when_newer_columns_are_added(path: Path) -> None:
    async with opened(path) as old:
        partie = (await old.write(a_partie)).id
        await old.write(partial(users.save_user, user=User(ADA)))
        for _ in range(8):  # a statement is prepared on the server once it has run some times
            assert await old.read(partial(get_partie, partie_id=partie)) is not None
            await old.write(partial(set_turn, partie_id=partie, seq=0, to_act=0, since=300))
        steps = (*migrations(), widened(await old.read(tables)))
        async with at_version(path, steps) as new:
            assert await old.read(schema_version) == SchemaVersion(KNOWN + 1, READABLE)
            for seq in range(8):
                assert (await old.write(partial(set_turn, partie_id=partie, seq=seq, to_act=0, since=300))).seq == seq
                assert (await old.read(partial(get_partie, partie_id=partie))) == (
                    await new.read(partial(get_partie, partie_id=partie))
                )
            await old.write(partial(add_deal, deal=a_deal(partie)))
            assert await new.read(partial(deals, partie_id=partie)) == [a_deal(partie)]


async def test_a_bot_starts_on_a_readable_newer_schema_without_problems(path: Path) -> None:
    async with opened(path) as old:
        steps = (*migrations(), widened(await old.read(tables)))
    async with at_version(path, steps) as new:
        await new.write(lambda tx: set_meta(tx, "greeting", "hello"))
    database = await integrity.open_as_it_is(new_database(path))
    try:
        assert await database.read(lambda tx: get_meta(tx, "greeting")) == "hello"
        assert await database.read(schema_version) == SchemaVersion(KNOWN + 1, READABLE)
        assert await database.read(integrity.schema_faults) == {}
    finally:
        await database.close()


async def test_a_bot_that_is_too_old_for_the_schema_is_refused(path: Path) -> None:
    # One version later, what no bot in use needs any more is taken away.
    expanded = Migration(KNOWN + 1, ("CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;",))
    contracted = Migration(KNOWN + 2, ("DROP TABLE later;", *contracts(KNOWN + 1)))
    async with opened(path):
        pass
    async with at_version(path, (*migrations(), expanded, contracted)):
        pass
    async with at_version(path, (*migrations(), expanded)) as before:
        assert await before.read(schema_version) == SchemaVersion(KNOWN + 2, KNOWN + 1)
    with pytest.raises(UnusableDatabase, match="newer version"):
        await Database.open(new_database(path))
