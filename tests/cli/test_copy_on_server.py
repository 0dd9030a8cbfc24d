"""``python -m bot copy`` to and from a PostgreSQL server: equal rows, never the password."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from bot.__main__ import main
from data.store import copy_ends
from data.store.copy_ends import CopyEnd
from data.store.lock import take_lock
from tests.cli.databases import Capture, make_empty, play, play_on, refused, spoil
from tests.cli.test_copy import contents, killed, tables
from tests.lab.faults.kinds.corruptions import cells, fill
from tests.support.second_connection import whole_tables
from tests.support.server_databases import copy_to, database_for, drop, keep, until_unused

pytestmark = pytest.mark.of_a_server
SECRET = "s3cret"  # noqa: S105 - of no server
EMPTY = "template1"
SCHEMA = (
    """
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2
    """,
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    """
    SELECT table_name, column_name, data_type, is_nullable, column_default, is_generated, is_identity
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2
    """,
    "SELECT version FROM schema_version",
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("filled") / "filled.sqlite3"
    asyncio.run(fill(path))
    name = keep(path)
    yield name
    drop(name)


@pytest.fixture
def old(filled: str, tmp_path: Path) -> Path:
    copy_to(tmp_path / "old", filled)
    return tmp_path / "old"


@pytest.fixture
def new(tmp_path: Path) -> Path:
    copy_to(tmp_path / "new", EMPTY)
    return tmp_path / "new"


@pytest.fixture
def file(old: Path, tmp_path: Path) -> Path:
    path = tmp_path / "file.sqlite3"
    assert main(["copy", secret(old), str(path)]) == 0
    return path


def secret(path: Path) -> str:
    return urlunsplit(urlsplit(database_for(path).url)._replace(netloc=f"piquet:{SECRET}@"))


def asked(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database_for(path).url) as connection:
        cursor = connection.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


def rows(path: Path) -> list[str]:
    return sorted(f"{table}: {sorted(row.items())}" for table, row in whole_tables(path, ours()))


def ours() -> set[str]:
    return tables() - {"sqlite_sequence"}


def schema(path: Path) -> list[tuple[Any, ...]]:
    return [row for sql in SCHEMA for row in asked(path, sql)]


def is_bare(path: Path) -> bool:
    return asked(path, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []


@pytest.mark.parametrize("most", [1000, 3])
def test_a_copy_through_a_server_keeps_every_row(
    file: Path, new: Path, old: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(copy_ends, "MOST_ROWS", most)
    assert {table for table, _, _ in cells(file)} == tables()
    assert main(["copy", str(file), secret(new)]) == 0
    assert rows(new) == rows(old)
    assert schema(new) == schema(old)
    assert main(["copy", secret(new), str(tmp_path / "again.sqlite3")]) == 0
    assert contents(tmp_path / "again.sqlite3") == contents(file)
    told = "".join(capsys.readouterr())
    assert str(database_for(new)) in told
    assert SECRET not in told


def test_one_server_is_copied_to_another(old: Path, new: Path) -> None:
    asked(old, "SELECT setval('outbox_id_seq', 5000), setval('parties_id_seq', 70)")
    before = rows(old)
    assert main(["copy", secret(old), secret(new)]) == 0
    assert rows(new) == rows(old) == before
    last = "SELECT nextval('outbox_id_seq'), nextval('parties_id_seq')"
    assert asked(new, last) == asked(old, last) == [(5001, 71)]


def test_ids_are_never_reused_after_a_copy(file: Path, new: Path, tmp_path: Path) -> None:
    spoil(file, "UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'outbox'")
    ((last,),) = asked(tmp_path / "old", "SELECT max(id) FROM parties")
    assert main(["copy", str(file), secret(new)]) == 0
    assert main(["copy", secret(new), str(tmp_path / "again.sqlite3")]) == 0
    assert contents(tmp_path / "again.sqlite3") == contents(file)
    assert asked(new, "SELECT nextval('outbox_id_seq'), nextval('parties_id_seq')") == [(5001, last + 1)]


def test_the_ids_of_an_empty_database_begin_at_one(tmp_path: Path, new: Path) -> None:
    make_empty(tmp_path / "bare.sqlite3")
    assert main(["copy", str(tmp_path / "bare.sqlite3"), secret(new)]) == 0
    assert asked(new, "SELECT nextval('outbox_id_seq'), nextval('parties_id_seq')") == [(1, 1)]


def test_a_partie_goes_on_after_the_copy(tmp_path: Path, new: Path) -> None:
    asyncio.run(play(tmp_path / "played", 20))
    file = tmp_path / "played.sqlite3"
    assert main(["copy", secret(tmp_path / "played"), str(file)]) == 0
    assert main(["copy", str(file), secret(new)]) == 0
    play_on(new)


# What is refused.


def test_only_an_empty_database_is_filled(old: Path, new: Path, file: Path, capsys: Capture) -> None:
    capsys.readouterr()
    before = rows(old)
    told = [refused(capsys, "copy", source, secret(old)) for source in (str(file), secret(old))]
    assert all("is not empty" in line and SECRET not in line for line in told)
    assert rows(old) == before
    asked(new, "CREATE TABLE shop (id INTEGER)")
    assert "belongs to another program" in refused(capsys, "copy", str(file), secret(new))
    asked(new, "INSERT INTO shop VALUES (1)")
    assert "is not empty" in refused(capsys, "copy", str(file), secret(new))
    assert asked(new, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("shop",)]


def test_a_database_in_which_the_bot_has_made_its_tables_is_filled(old: Path, file: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    database_for(begun)
    assert not is_bare(begun)
    assert main(["copy", str(file), secret(begun)]) == 0
    assert rows(begun) == rows(old)
    assert schema(begun) == schema(old)


@pytest.mark.parametrize("which", ["old", "new"])
def test_the_copy_is_refused_while_a_bot_runs_on_either_database(
    old: Path, new: Path, capsys: Capture, which: str
) -> None:
    lock = take_lock(database_for({"old": old, "new": new}[which]))
    try:
        told = refused(capsys, "copy", secret(old), secret(new))
    finally:
        lock.close()
    assert "A bot is using the database" in told
    assert SECRET not in told
    assert is_bare(new)


def test_another_schema_is_not_copied(old: Path, new: Path, tmp_path: Path, capsys: Capture) -> None:
    assert "There is no database" in refused(capsys, "copy", secret(new), str(tmp_path / "copy.sqlite3"))
    asked(old, "ALTER TABLE users DROP COLUMN quiet")
    assert "do not match this version of the bot: users." in refused(capsys, "copy", secret(old), secret(new))
    asked(old, "UPDATE schema_version SET version = version - 1")
    assert "older version of the bot" in refused(capsys, "copy", secret(old), secret(new))
    assert is_bare(new)
    assert not (tmp_path / "copy.sqlite3").exists()


def test_a_text_that_the_server_cannot_hold_is_named(file: Path, new: Path, capsys: Capture) -> None:
    capsys.readouterr()
    spoil(file, "UPDATE blocks SET name = 'Cleo' || char(0) || 'patra'")
    told = refused(capsys, "copy", str(file), secret(new))
    assert "Text in blocks.name contains a character (NUL)" in told
    assert "Cleo" not in told
    assert is_bare(new)


def test_a_number_that_the_file_cannot_hold_is_refused(old: Path, tmp_path: Path, capsys: Capture) -> None:
    asked(old, "UPDATE results SET rating = 'NaN' WHERE partie = 1")
    assert ": results. The copy was undone." in refused(capsys, "copy", secret(old), str(tmp_path / "copy.sqlite3"))
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize("how", ["killed", "interrupted"])
def test_a_copy_that_is_interrupted_leaves_nothing(
    file: Path, new: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    if how == "killed":
        assert killed(str(file), secret(new)) < 0
        until_unused(new)
    else:
        with monkeypatch.context() as broken:
            broken.setattr(copy_ends.Contents, "__ne__", interrupt, raising=False)
            assert main(["copy", str(file), secret(new)]) == 130
    assert is_bare(new)
    assert main(["copy", str(file), secret(new)]) == 0


def test_a_server_that_disconnects_during_the_copy_is_named(
    file: Path, new: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    capsys.readouterr()
    name = urlsplit(database_for(new).url).path[1:]
    count = CopyEnd.count

    def cut(end: CopyEnd, table: copy_ends.Table) -> int:
        with psycopg.connect(database_for(new.with_name("old")).url, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND state LIKE 'idle in%%'",
                [name],
            )
        return count(end, table)

    monkeypatch.setattr(CopyEnd, "count", cut)
    told = refused(capsys, "copy", str(file), secret(new))
    assert f"The database {database_for(new)} cannot be used" in told
    assert SECRET not in told
    assert is_bare(new)


@pytest.mark.parametrize("url", ["postgresql://bot:s3cret/@db/piquet", "postgresql://bot:s3cret@nowhere.invalid/x"])
def test_an_unreachable_server_is_named_without_the_password(tmp_path: Path, capsys: Capture, url: str) -> None:
    make_empty(tmp_path / "bare.sqlite3")
    assert SECRET not in refused(capsys, "copy", str(tmp_path / "bare.sqlite3"), url)
    assert SECRET not in refused(capsys, "copy", url, str(tmp_path / "copy.sqlite3"))
    assert not (tmp_path / "copy.sqlite3").exists()


def test_the_copy_prints_what_the_doctor_finds_on_the_server(file: Path, new: Path, capsys: Capture) -> None:
    capsys.readouterr()
    spoil(file, "UPDATE seats SET total = 77 WHERE partie = 1")
    assert main(["copy", str(file), secret(new)]) == 1
    *findings, done = capsys.readouterr().out.splitlines()
    assert findings[0] == "seats: 2 problems were found."
    assert not any("repaired" in finding for finding in findings)
    assert "is now a copy of" in done
