import os
import shutil
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from data.meta import get_meta, set_meta
from data.store.errors import UnusableDatabase
from data.store.migrations import FOLDER, Migration, migrations, newest_version
from tests.data.table import contracts, opened

pytestmark = pytest.mark.of_a_file

NEXT = Migration(
    newest_version() + 1,
    (
        *contracts(newest_version() + 1),
        "ALTER TABLE users ADD COLUMN title TEXT",
        "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT",
        "INSERT INTO meta (name, value) VALUES ('migrated', 'yes')",
    ),
)
NEWER = (*migrations(), NEXT)
BREAK = "SELECT no_such_function()"


def broken(step: Migration, at: int) -> Migration:
    return Migration(step.number, (*step.statements[:at], BREAK, *step.statements[at:]))


def schema(path: Path) -> tuple[int, list[tuple[str]]]:
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        return version, connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()


def contents(path: Path) -> dict[str, bytes]:
    """Returns the database files' bytes; an empty log counts as missing."""
    files = (path, path.with_name(f"{path.name}-wal"))
    return {file.name: file.read_bytes() for file in files if file.exists() and file.stat().st_size}


def write(path: Path, text: str) -> None:
    path.write_text(text)


async def opens_well(path: Path) -> None:
    async with opened(path) as db:
        await db.write(lambda tx: set_meta(tx, "greeting", "hello"))
        assert await db.read(lambda tx: get_meta(tx, "greeting")) == "hello"


async def failure(path: Path, steps: tuple[Migration, ...] | None = None) -> str:
    try:
        async with opened(path, steps):
            pass
    except UnusableDatabase as reason:
        return str(reason)
    pytest.fail(f"{path} was opened")


async def refusal(path: Path) -> str:
    before = contents(path)
    reason = await failure(path)
    assert contents(path) == before
    return reason


def test_migrations_are_numbered_without_gaps_and_begin_with_a_comment() -> None:
    files = sorted(FOLDER.glob("*.sql"))
    assert [int(file.name.partition("_")[0]) for file in files] == [step.number for step in migrations()]
    assert all(file.read_text(encoding="utf-8").startswith("-- ") for file in files)
    assert all(sqlite3.complete_statement(sql) for step in migrations() for sql in step.statements)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("at", range(len(migrations()[0].statements) + 1))
async def test_an_interrupted_first_start_leaves_nothing_and_the_next_one_succeeds(path: Path, at: int) -> None:
    assert "no_such_function" in await failure(path, (broken(migrations()[0], at),))
    assert schema(path) == (0, [])
    await opens_well(path)


@pytest.mark.parametrize("at", range(len(NEXT.statements) + 1))
async def test_an_interrupted_upgrade_leaves_the_old_version_and_all_data(path: Path, at: int) -> None:
    await opens_well(path)
    before = schema(path)
    assert "no_such_function" in await failure(path, (*migrations(), broken(NEXT, at)))
    assert schema(path) == before
    await opens_well(path)

    async with opened(path, NEWER) as db:
        assert await db.read(lambda tx: get_meta(tx, "greeting")) == "hello"
        assert await db.read(lambda tx: get_meta(tx, "migrated")) == "yes"
    assert schema(path)[0] == NEXT.number


async def test_reopening_a_database_repeats_no_migration(path: Path) -> None:
    await opens_well(path)
    before = schema(path)
    await opens_well(path)
    assert schema(path) == before
    assert before[0] == newest_version()


async def test_a_newer_database_is_refused_and_untouched(path: Path) -> None:
    async with opened(path, NEWER):
        pass
    assert "newer version" in await refusal(path)


async def test_a_newer_database_that_was_not_closed_keeps_its_log(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with opened(path, NEWER):
        shutil.copy(path, copy)
        shutil.copy(f"{path}-wal", f"{copy}-wal")
    assert len(contents(copy)) == 2
    assert "newer version" in await refusal(copy)


@pytest.mark.parametrize("text", ["hi", "This is no database.\n" * 500])
async def test_a_text_file_named_like_a_database_is_refused_and_untouched(path: Path, text: str) -> None:
    write(path, text)
    assert "not a database" in await refusal(path)


@pytest.mark.parametrize("mark", ["CREATE TABLE t (a)", "PRAGMA user_version = 1", "PRAGMA application_id = 7"])
async def test_another_programs_database_is_refused_and_untouched(path: Path, mark: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(mark)
    assert "another program" in await refusal(path)


async def test_a_folder_or_a_missing_path_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "piquet.sqlite3"):
        assert "cannot be used" in await failure(path)


async def test_a_refused_database_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    await failure(tmp_path / "nowhere" / "piquet.sqlite3")
    assert set(threading.enumerate()) <= before


async def test_a_file_whose_first_write_was_interrupted_can_be_opened(path: Path, tmp_path: Path) -> None:
    original = tmp_path / "original.sqlite3"
    with closing(sqlite3.connect(original, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE half (text TEXT)")
        connection.executemany("INSERT INTO half VALUES (?)", [("x" * 1000,)] * 2000)
        shutil.copy(original, path)
        shutil.copy(f"{original}-journal", f"{path}-journal")
    await opens_well(path)
    assert not any("half" in sql for (sql,) in schema(path)[1] if sql)


async def test_every_table_is_strict(path: Path) -> None:
    await opens_well(path)
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("PRAGMA table_list").fetchall()
    assert {name for _, name, kind, _, _, strict in tables if kind == "table" and not strict} == {
        "sqlite_schema", "sqlite_temp_schema", "sqlite_sequence",
    }  # fmt: skip


@pytest.mark.skipif(os.name != "posix", reason="a mode says nothing on Windows")
@pytest.mark.parametrize("older", [False, True])
async def test_only_the_owner_can_read_the_database_and_its_log(path: Path, *, older: bool) -> None:
    before = os.umask(0o022)
    try:
        if older:
            async with opened(path):
                pass
            for end in ("", "-wal", "-shm"):
                path.with_name(f"{path.name}{end}").touch()
                path.with_name(f"{path.name}{end}").chmod(0o644)
        async with opened(path) as db:
            await db.write(lambda tx: set_meta(tx, "greeting", "hello"))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.glob(f"{path.name}*")}
    finally:
        os.umask(before)
    assert {f"{path.name}{end}" for end in ("", "-wal", "-shm")} <= set(modes)
    assert set(modes.values()) == {0o600}
