import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from data.meta import get_meta, set_meta
from data.store import integrity
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import DatabaseInUse, UnusableDatabase
from data.store.lock import take_lock
from data.store.migrations import Migration, migrations, newest_version
from tests.data.table import contracts, opened
from tests.support.server_databases import address_of, create_copy, database_for, drop

pytestmark = pytest.mark.of_a_server

NEXT = Migration(
    newest_version() + 1,
    (
        *contracts(newest_version() + 1),
        "CREATE TABLE later (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;",
        "INSERT INTO meta (name, value) VALUES ('migrated', '100 %');",
    ),
)
NEWER = (*migrations(), NEXT)
BREAK = Migration(NEXT.number, (*NEXT.statements, "SELECT no_such_function();"))


@pytest.fixture
def server(path: Path) -> ServerAddress:
    return database_for(path)


def asked(server: ServerAddress, sql: str) -> list[tuple[Any, ...]]:
    """Returns a query's rows, over a separate connection."""
    with psycopg.connect(server.url) as connection:
        cursor = connection.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


def of_the_file() -> tuple[dict[tuple[str, str], tuple[str, bool, str]], dict[str, tuple[str, bool, str]], set[str]]:
    """Returns the columns, indexes and references in the SQLite schema."""
    with closing(sqlite3.connect(":memory:")) as file:
        for step in migrations():
            for statement in step.statements:
                file.execute(statement)
        tables = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns, indexes, references = {}, {}, set()
        kinds = {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision"}
        for table in tables:
            if table == "sqlite_sequence":
                continue
            for row in file.execute(f"PRAGMA table_xinfo({table})"):
                columns[table, row[1]] = (kinds[row[2]], bool(row[3] or row[5]), (row[4] or "").strip("'"))
            for row in file.execute(f"PRAGMA index_list({table})").fetchall():
                names = [part[2] for part in file.execute(f"PRAGMA index_info({row[1]})")]
                name = {"c": row[1], "u": f"{table}_{'_'.join(names)}_key"}.get(row[3], f"{table}_pkey")
                indexes[name] = (",".join(names), bool(row[2]), "")
            keys = [row[1] for row in sorted(file.execute(f"PRAGMA table_info({table})"), key=lambda r: r[5]) if row[5]]
            indexes[f"{table}_pkey"] = (",".join(keys), True, "")
            for row in file.execute(f"PRAGMA foreign_key_list({table})"):
                references.add(f"{table}.{row[3]}>{row[2]}.{row[4]}")
        for name, sql in file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"):
            indexes[name] = (*indexes[name][:2], plain(sql.partition(" WHERE ")[2]))
        return columns, indexes, references


def plain(condition: str) -> str:
    """Returns a condition without the parts that PostgreSQL adds."""
    return re.sub(r"[()\s]|::text", "", condition).lower()


def test_the_schema_on_the_server_matches_that_of_the_file(server: ServerAddress) -> None:
    columns, indexes, references = of_the_file()
    found = asked(
        server,
        """
        SELECT table_name, column_name, data_type, is_nullable = 'NO', COALESCE(column_default, '')
        FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN ('schema_version', 'readable_by')
        """,
    )
    ours = {(row[0], row[1]): (row[2], row[3], re.sub(r"::\w+|'", "", row[4])) for row in found}
    assert ours == columns
    found = asked(
        server,
        """
        SELECT i.relname, string_agg(a.attname, ',' ORDER BY k.place), x.indisunique,
            COALESCE(pg_get_expr(x.indpred, x.indrelid), '')
        FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_namespace n ON n.oid = i.relnamespace
        CROSS JOIN unnest(x.indkey) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.number
        WHERE n.nspname = 'public' GROUP BY i.relname, x.indisunique, x.indpred, x.indrelid
        """,
    )
    assert {row[0]: (row[1], row[2], plain(row[3])) for row in found} == indexes
    found = asked(
        server,
        """
        SELECT c.conrelid::regclass || '.' || a.attname || '>' || c.confrelid::regclass || '.' || b.attname
        FROM pg_constraint c CROSS JOIN unnest(c.conkey, c.confkey) AS k(mine, theirs)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.mine
        JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.theirs WHERE c.contype = 'f'
        """,
    )
    assert {row[0] for row in found} == references


def test_every_check_constraint_of_the_file_exists_on_the_server(server: ServerAddress) -> None:
    with closing(sqlite3.connect(":memory:")) as file:
        for step in migrations():
            for statement in step.statements:
                file.execute(statement)
        sql = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    checks = {name: made.count("CHECK (") for name, made in sql if "CHECK (" in made}
    counted = """
        SELECT conrelid::regclass::text, count(*) FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0 GROUP BY 1
    """
    found = asked(server, counted)
    assert dict(found) == checks


def test_texts_sort_as_in_sqlite_regardless_of_the_servers_language(server: ServerAddress) -> None:
    assert asked(server, "SELECT 'a' < 'B'") == [(True,)]
    asked(server, "INSERT INTO meta (name, value) VALUES ('a', ''), ('B', ''), ('Ä', ''), ('é', '')")
    assert asked(server, "SELECT name FROM meta ORDER BY name") == [("B",), ("a",), ("Ä",), ("é",)]


async def test_a_migration_is_applied_once_and_completely(path: Path, server: ServerAddress) -> None:
    async with opened(path) as db:
        await db.write(lambda tx: set_meta(tx, "greeting", "hello"))
    with pytest.raises(UnusableDatabase, match="no_such_function"):
        await Database.open(server, (*migrations(), BREAK))
    assert asked(server, "SELECT to_regclass('later')") == [(None,)]
    # Four processes that start at the same time.
    databases = await asyncio.gather(*(Database.open(server, NEWER) for _ in range(4)))
    for database in databases:
        assert await database.read(lambda tx: get_meta(tx, "migrated")) == "100 %"
        await database.close()
    assert asked(server, "SELECT version FROM schema_version") == [(NEXT.number,)]
    with pytest.raises(UnusableDatabase, match="newer version"):
        await Database.open(server)


async def test_an_empty_database_is_migrated_once_by_processes_that_start_together() -> None:
    name = create_copy("template0")
    try:
        databases = await asyncio.gather(*(Database.open(address_of(name)) for _ in range(3)))
        assert [await database.read(lambda tx: get_meta(tx, "none")) for database in databases] == [None] * 3
        await asyncio.gather(*(database.close() for database in databases))
    finally:
        drop(name)


async def test_another_programs_database_is_refused_and_untouched() -> None:
    name = create_copy("template0")
    try:
        asked(address_of(name), "CREATE TABLE theirs (id BIGINT)")
        with pytest.raises(UnusableDatabase, match="another program"):
            await Database.open(address_of(name))
        assert asked(address_of(name), "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("theirs",)]
    finally:
        drop(name)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"path": "/no_such_database"}, "no_such_database"),
        ({"netloc": "bot:s3cret@127.0.0.1:1", "query": ""}, "cannot be used"),
    ],
)
async def test_an_unusable_database_is_named_without_the_password(
    server: ServerAddress, change: dict[str, str], said: str
) -> None:
    from urllib.parse import urlsplit, urlunsplit  # noqa: PLC0415

    with pytest.raises(UnusableDatabase, match=said) as refused:
        await Database.open(ServerAddress(urlunsplit(urlsplit(server.url)._replace(**change))))
    assert "s3cret" not in str(refused.value)
    assert refused.value.__cause__ is None


async def test_a_missing_index_is_found_and_created_again(path: Path, server: ServerAddress) -> None:
    asked(server, "DROP INDEX seats_by_user")
    async with opened(path) as db:
        faults = await db.read(integrity.schema_faults)
        assert [*faults] == ["seats_by_user"]
        assert await db.write(lambda tx: integrity.create_index(tx, faults["seats_by_user"] or ""))
        assert await db.read(integrity.schema_faults) == {}


async def test_the_doctor_opens_only_an_existing_database_that_is_up_to_date(server: ServerAddress) -> None:
    await (await integrity.open_as_it_is(server)).close()
    asked(server, "UPDATE schema_version SET version = 18")
    with pytest.raises(UnusableDatabase, match="older version"):
        await integrity.open_as_it_is(server)
    name = create_copy("template0")
    try:
        with pytest.raises(UnusableDatabase, match="There is no database"):
            await integrity.open_as_it_is(address_of(name))
    finally:
        drop(name)


def test_a_second_bot_is_refused_until_the_first_has_ended(server: ServerAddress) -> None:
    first = take_lock(server)
    with pytest.raises(DatabaseInUse):
        take_lock(server)
    first.close()
    take_lock(server).close()
