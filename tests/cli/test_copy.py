"""``python -m bot copy`` from file to file; a failed copy leaves nothing."""

import asyncio
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from data.store import copy_ends
from data.store.copy_ends import CopyEnd
from data.store.lock import take_lock
from data.store.migrations import BASE, migrations, newest_version
from tests.bot.admin.test_upgrade import left_behind, up_to
from tests.cli.databases import Capture, digest, files, leave_log, make_empty, play_on, played, refused, spoil
from tests.lab.faults.kinds.corruptions import Cells, cells, fill
from tests.support.inline_database import use_inline_databases

pytestmark = pytest.mark.of_a_file


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "filled.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        use_inline_databases(patch)
        asyncio.run(fill(path))
    return path


@pytest.fixture
def old(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(filled, tmp_path / "old.sqlite3"))


@pytest.fixture
def new(tmp_path: Path) -> Path:
    return tmp_path / "new.sqlite3"


def copied(old: Path, new: Path) -> int:
    return main(["copy", str(old), str(new)])


def contents(path: Path) -> tuple[Cells, dict[str, int]]:
    with closing(sqlite3.connect(path)) as file:
        last_ids = dict(file.execute("SELECT name, seq FROM sqlite_sequence"))
    return {cell: value for cell, value in cells(path).items() if cell[0] != "sqlite_sequence"}, last_ids


@cache
def tables() -> set[str]:
    with closing(sqlite3.connect(":memory:")) as file:
        for step in migrations():
            for statement in step.statements:
                file.execute(statement)
        return {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


@pytest.mark.parametrize("rows", [1000, 3])
def test_every_column_of_every_row_of_every_table_is_copied(
    old: Path, new: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    monkeypatch.setattr(copy_ends, "MOST_ROWS", rows)
    monkeypatch.setattr("bot.admin.cli.database_files.EVERY", 1e9)
    before, content = contents(old), old.read_bytes()
    assert {table for table, _, _ in cells(old)} == tables()
    assert copied(old, new) == 0
    assert contents(new) == before
    assert old.read_bytes() == content
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    assert set(files(new.parent)) == {old.name, new.name}
    out, err = capsys.readouterr()
    assert f"rows in {len(tables()) - 1} tables" in out  # but SQLite's own
    assert err == ""


@pytest.mark.parametrize("rows", [0, 1])
def test_the_last_id_is_copied_though_its_row_is_deleted(old: Path, new: Path, rows: int) -> None:
    if not rows:
        old.unlink()
        make_empty(old)
    spoil(old, "DELETE FROM sqlite_sequence")
    spoil(old, "INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', 5000)")
    assert copied(old, new) == 0
    with closing(sqlite3.connect(new)) as file:
        assert file.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").fetchall() == [(5000,)]


def test_a_partie_goes_on_after_the_copy(tmp_path: Path, new: Path) -> None:
    old = tmp_path / "old.sqlite3"
    played(old, 20)
    assert copied(old, new) == 0
    play_on(new)


@pytest.mark.parametrize("version", [BASE, newest_version() - 1])
def test_an_older_schema_stays_and_the_copy_has_the_newest(tmp_path: Path, new: Path, version: int) -> None:
    newest, old = tmp_path / "newest.sqlite3", tmp_path / "old.sqlite3"
    played(newest)
    asyncio.run(left_behind(old, newest, up_to(version)))
    content = old.read_bytes()
    assert copied(old, new) == 0
    assert old.read_bytes() == content
    make_empty(old)
    assert digest(new) == digest(old)
    assert set(files(tmp_path)) == {"newest.sqlite3", "old.sqlite3", "new.sqlite3"}


def test_the_rows_in_the_log_of_a_killed_bot_are_copied(tmp_path: Path, new: Path) -> None:
    old = tmp_path / "old.sqlite3"
    leave_log(old)
    log = Path(f"{old}-wal").read_bytes()
    assert copied(old, new) == 0
    assert Path(f"{old}-wal").read_bytes() == log
    assert digest(new) == digest(old)


# What is refused.


def _text(old: Path, new: Path) -> None:
    new.write_text("an important file\n" * 100)


def _rows(old: Path, new: Path) -> None:
    shutil.copy(old, new)


def _itself(old: Path, new: Path) -> None:
    new.symlink_to(old)


def _log(old: Path, new: Path) -> None:
    leave_log(new)
    new.unlink()


def _folder(old: Path, new: Path) -> None:
    new.mkdir()


@pytest.mark.parametrize(
    ("lay", "told"),
    [
        (_text, "not a database"),
        (_rows, "is not empty"),
        (_itself, "is not empty"),
        (_log, "is not empty"),
        (_folder, "is not a file"),
    ],
)
def test_nothing_is_ever_replaced(
    old: Path, new: Path, capsys: Capture, lay: Callable[[Path, Path], None], told: str
) -> None:
    lay(old, new)
    before = _all(new.parent)
    assert told in refused(capsys, "copy", str(old), str(new))
    assert _all(new.parent) == before


def _all(folder: Path) -> dict[str, bytes | None]:
    return {
        file.name: file.read_bytes() if file.is_file() else None
        for file in folder.iterdir()
        if not file.name.endswith(("-shm", "-lock")) and (file.is_dir() or file.stat().st_size)
    }


@pytest.mark.parametrize("made_by", ["touch", "the bot"])
def test_an_empty_database_is_filled(old: Path, new: Path, made_by: str) -> None:
    if made_by == "touch":
        new.touch()
    else:
        make_empty(new)
    assert copied(old, new) == 0
    assert contents(new) == contents(old)


@pytest.mark.parametrize("which", ["old", "new"])
def test_the_copy_is_refused_while_a_bot_runs_on_either_database(
    old: Path, new: Path, capsys: Capture, which: str
) -> None:
    lock = take_lock({"old": old, "new": new}[which])
    try:
        told = refused(capsys, "copy", str(old), str(new))
    finally:
        lock.close()
    assert f"A bot is using the database {new.with_name(f'{which}.sqlite3')}" in told
    assert not new.exists()
    assert copied(old, new) == 0


def test_no_bot_may_start_on_either_database_during_the_copy(
    old: Path, new: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    count = CopyEnd.count

    def meanwhile(end: CopyEnd, table: Any) -> int:
        if not told:
            told.append("")
            told.append(refused(capsys, "copy", str(old), str(new.with_name("other"))))
            told.append(refused(capsys, "copy", str(other), str(new)))
        return count(end, table)

    other = shutil.copy(old, new.with_name("other.sqlite3"))
    monkeypatch.setattr(CopyEnd, "count", meanwhile)
    assert copied(old, new) == 0
    assert f"using the database {old}" in told[1]
    assert f"using the database {new}" in told[2]


SPOILT = {
    "rows of a missing partie": ("UPDATE posts SET partie = 99 WHERE partie = 1 AND number = 0", "is damaged (posts)"),
    "another program": ("PRAGMA application_id = 7", "belongs to another program"),
    "a newer version": ("PRAGMA user_version = 9999", "newer version"),
    "a table of somebody": (
        "CREATE TABLE stranger (id INTEGER PRIMARY KEY)",
        "do not match this version of the bot: s",
    ),
    "a missing table": ("DROP TABLE crowds", "do not match this version of the bot: crowds"),
    "a missing column": ("ALTER TABLE users DROP COLUMN quiet", "do not match this version of the bot: users"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_an_incomplete_database_is_not_copied(old: Path, new: Path, capsys: Capture, how: str) -> None:
    sql, told = SPOILT[how]
    spoil(old, sql)
    before = files(new.parent)
    assert told in refused(capsys, "copy", str(old), str(new))
    assert files(new.parent) == before


def test_a_damaged_missing_or_empty_file_is_not_copied(old: Path, new: Path, capsys: Capture) -> None:
    assert "There is no database" in refused(capsys, "copy", str(new.with_name("nothing")), str(new))
    new.with_name("nothing").touch()
    assert "is empty" in refused(capsys, "copy", str(new.with_name("nothing")), str(new))
    assert "No such file" in refused(capsys, "copy", str(old), str(new.parent / "nowhere" / "new.sqlite3"))
    content = old.read_bytes()
    old.write_bytes(content[:8192] + bytes(4096) + content[12288:])
    assert str(old) in refused(capsys, "copy", str(old), str(new))
    assert set(files(new.parent)) == {old.name}


def test_the_copy_prints_what_the_doctor_finds_in_it(old: Path, new: Path, capsys: Capture) -> None:
    spoil(old, "UPDATE seats SET total = 77 WHERE partie = 1")
    assert copied(old, new) == 1
    *findings, done = capsys.readouterr().out.splitlines()
    assert findings[0] == "seats: 2 problems were found."
    assert not any("repaired" in finding for finding in findings)
    assert "is now a copy of" in done
    assert contents(new) == contents(old)


def test_a_copy_that_differs_is_not_kept(
    old: Path, new: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forget_one(end: CopyEnd, table: copy_ends.Table, rows: Sequence[Any]) -> None:
        add(end, table, rows[1:] if table.name == "lessons" else rows)

    add = CopyEnd.add
    monkeypatch.setattr(CopyEnd, "add", forget_one)
    spoil(old, "INSERT INTO lessons (\"user\", lesson, step, mistakes, at) VALUES (1, 'second', 0, 0, 0)")
    before = files(new.parent)
    assert ": lessons. The copy was undone." in refused(capsys, "copy", str(old), str(new))
    assert files(new.parent) == before


def test_the_copy_detects_rows_that_were_not_read(
    old: Path, new: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first(end: CopyEnd, table: copy_ends.Table) -> Iterator[Sequence[Any]]:
        yield from islice(pages(end, table), 1)

    pages = CopyEnd.pages
    monkeypatch.setattr(CopyEnd, "pages", first)
    monkeypatch.setattr(copy_ends, "MOST_ROWS", 200)
    assert ": actions" in refused(capsys, "copy", str(old), str(new))
    assert not new.exists()


@pytest.mark.parametrize("failure", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_a_copy_that_fails_in_the_middle_leaves_nothing(
    old: Path, new: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException | type[BaseException]
) -> None:
    before = files(new.parent)

    def fail(*_: object) -> None:
        raise failure

    with monkeypatch.context() as broken:
        broken.setattr(CopyEnd, "reserve_ids", fail)
        broken.setattr("data.store.sqlite.copying.FileEnd.reserve_ids", fail)
        assert copied(old, new) in (2, 130)
    assert files(new.parent) == before
    assert copied(old, new) == 0


def test_a_killed_copy_leaves_no_database_and_the_next_one_succeeds(old: Path, new: Path) -> None:
    assert killed(str(old), str(new)) == -signal.SIGKILL
    assert not new.exists()
    assert len([*new.parent.glob(".new.sqlite3.*.piquet-new")]) == 1
    assert copied(old, new) == 0
    assert contents(new) == contents(old)
    assert [*new.parent.glob(".*")] == []


def killed(old: str, new: str) -> int:
    code = """
import os, signal, sys
from bot.__main__ import main
from data.store.copy_ends import Contents

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)
Contents.__ne__ = die
main(["copy", *sys.argv[1:]])
"""
    return subprocess.run([sys.executable, "-c", code, old, new], check=False).returncode  # noqa: S603


# What is printed.


def test_the_copy_prints_its_progress(old: Path, new: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.admin.cli.database_files.EVERY", 0)
    monkeypatch.setattr(copy_ends, "MOST_ROWS", 50)
    assert copied(old, new) == 0
    told = [int(line.removesuffix("% copied")) for line in capsys.readouterr().err.splitlines()]
    assert told == sorted(told)
    assert len(told) > 10
    assert told[-1] == 100


def test_an_address_in_a_wrong_command_line_is_shown_without_its_password(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["copy", "a", "b", "Postgresql://bot:s3 cret@db/piquet"])
    told = "".join(capsys.readouterr())
    assert "postgresql://…" in told
    assert "cret" not in told
