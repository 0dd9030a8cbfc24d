import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import sys
from asyncio.subprocess import Process
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import main
from bot.admin.backups import HOUR, RETRY, Backups, back_up_before_upgrade
from bot.client import PiquetBot
from bot.config import Settings
from bot.runtime.agenda import NotDone
from data.store.errors import UnusableDatabase
from data.store.migrations import newest_version
from data.store.sqlite.backup_folder import BackupFolder
from tests.bot.admin.test_older_databases import restored
from tests.cli.databases import digest, digest_in, played, spoil
from tests.fakes.service_context import Clock, opened
from tests.support.paths import CASES
from tests.support.waiting import wait_for

pytestmark = pytest.mark.of_a_file

NOON = int(datetime(2026, 11, 23, 12, tzinfo=UTC).timestamp())
Log = pytest.LogCaptureFixture


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "piquet.sqlite3"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


@pytest.fixture(autouse=True)
def _logged(caplog: Log) -> None:
    caplog.set_level(logging.INFO, "bot.admin.backups")


def scheduled(place: Path, folder: Path, clock: Clock, *, keep: int = 3) -> Backups:
    return Backups(clock, place, BackupFolder(folder, place, keep), every=24)


def make(backups: Backups) -> None:
    asyncio.run(backups.do())


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_backup_is_made_at_the_start_and_every_day_after_it(place: Path, folder: Path) -> None:
    before, clock = played(place), Clock(NOON)
    make(scheduled(place, folder, clock))
    assert names(folder) == ["piquet-20261123T120000Z.sqlite3"]
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert digest(file) == before
    # A bot that starts again looks at the newest file.
    again = scheduled(place, folder, clock)
    assert asyncio.run(again.next_due()) == NOON + 24 * HOUR
    clock.now += 24 * HOUR - 1
    make(again)
    assert len(names(folder)) == 1
    clock.now += 1
    make(again)
    assert names(folder) == ["piquet-20261123T120000Z.sqlite3", "piquet-20261124T120000Z.sqlite3"]


def test_a_backup_is_restored_by_the_command(
    place: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = played(place)
    folder.mkdir()
    make(scheduled(place, folder, Clock(NOON)))
    place.unlink()
    monkeypatch.setenv("PIQUET_DATABASE", str(place))
    (file,) = folder.iterdir()
    # As from a medium that may not be written.
    file.chmod(0o400)
    folder.chmod(0o500)
    assert main(["restore", str(file)]) == 0
    folder.chmod(0o700)
    assert "one partie in play" in capsys.readouterr().out
    assert digest(place) == before


async def _play_on(place: Path, backups: Backups) -> tuple[int, set[str]]:
    async with opened(place) as house:
        making, decisions = asyncio.create_task(backups.do()), 0
        partie, moments = await house.begin(), {await house.context.database.read(digest_in)}
        while not making.done():
            await house.play(partie, 1, told=False)
            moments.add(await house.context.database.read(digest_in))
            decisions += 1
            # Leaves the processor to the backup, which is a process of its own.
            await asyncio.sleep(0.02)
        return decisions, moments


def test_turns_go_on_while_a_backup_is_made(place: Path, folder: Path) -> None:
    folder.mkdir()
    played(place, 5)
    decisions, moments = asyncio.run(_play_on(place, scheduled(place, folder, Clock(NOON))))
    assert decisions > 1
    (file,) = folder.iterdir()
    assert digest(file) in moments


def test_the_bot_removes_the_oldest_backups_and_never_touches_other_files(place: Path, folder: Path) -> None:
    played(place)
    others = {
        "notes.txt",
        "piquet.sqlite3",
        "piquet-by-hand.sqlite3",
        "piquet-20260101T000000Z.sqlite3.gz",
        "other-20260101T000000Z.sqlite3",
        "piquet-20269999T000000Z.sqlite3",
        ".piquet.sqlite3.abc.new",
    }
    folder.mkdir()
    for name in others:
        (folder / name).write_text("mine")
    (folder / "piquet-20260102T000000Z.sqlite3").mkdir()
    (folder / "piquet-20260103T000000Z.sqlite3").symlink_to(place)
    kept = others | {"piquet-20260102T000000Z.sqlite3", "piquet-20260103T000000Z.sqlite3"}
    for day in (20, 21, 22):
        (folder / f"piquet-202611{day}T120000Z.sqlite3").touch()
    make(scheduled(place, folder, Clock(NOON), keep=2))
    assert set(names(folder)) == kept | {"piquet-20261122T120000Z.sqlite3", "piquet-20261123T120000Z.sqlite3"}
    assert {(folder / name).read_text() for name in others} == {"mine"}


def test_a_backup_dated_in_the_future_does_not_prevent_the_next_backup(place: Path, folder: Path) -> None:
    played(place)
    folder.mkdir()
    (folder / "piquet-20990101T000000Z.sqlite3").touch()
    make(scheduled(place, folder, Clock(NOON), keep=1))
    assert names(folder) == ["piquet-20261123T120000Z.sqlite3"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("what", ["gone", "read-only", "a file", "full"])
def test_a_failed_backup_logs_a_sentence_removes_nothing_and_is_retried(
    place: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    played(place)
    clock = Clock(NOON)
    # The tests may run as root, who may write everywhere but here.
    failing = Path("/sys") if what == "read-only" else folder
    backups = scheduled(place, failing, clock, keep=1)
    match what:
        case "gone":
            clock.now -= 24 * HOUR
            make(backups)
            shutil.rmtree(folder)
            clock.now += 24 * HOUR
        case "a file":
            folder.touch()
        case "full":
            folder.mkdir()
            (folder / "piquet-20261120T120000Z.sqlite3").touch()
            _fill_disk(monkeypatch, folder.parent)
    with pytest.raises(NotDone) as failure:
        make(backups)
    assert failure.value.level == logging.ERROR
    said = str(failure.value)
    assert said.startswith("no backup was made: ")
    assert str(failing) in said
    if what == "full":
        assert "disk I/O error. Nothing was changed" in said
        assert names(folder) == ["piquet-20261120T120000Z.sqlite3"]
    assert asyncio.run(backups.next_due()) == NOON + RETRY
    make(backups)
    if what == "gone":
        clock.now += RETRY
        folder.mkdir()
        make(backups)
        assert names(folder) == ["piquet-20261123T121500Z.sqlite3"]


def _fill_disk(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "sitecustomize.py").write_text(
        "import resource, signal, sys\n"
        "sys.dont_write_bytecode = True\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 17, 1 << 17))\n"
    )
    paths = filter(None, (str(folder), os.environ.get("PYTHONPATH")))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "sql", ["DELETE FROM actions WHERE seq = 5", "DELETE FROM parties", "ALTER TABLE seats ADD COLUMN mood TEXT"]
)
def test_a_copy_that_could_not_be_restored_does_not_count(place: Path, folder: Path, sql: str) -> None:
    played(place)
    folder.mkdir()
    old = folder / "piquet-20261101T120000Z.sqlite3"
    old.touch()
    spoil(place, sql)
    with pytest.raises(NotDone, match="no backup was made"):
        make(scheduled(place, folder, Clock(NOON), keep=1))
    assert names(folder) == [old.name]


def test_a_copy_with_a_lesser_problem_is_kept_and_logged(place: Path, folder: Path, caplog: Log) -> None:
    played(place)
    folder.mkdir()
    spoil(place, "UPDATE seats SET total = 77")
    make(scheduled(place, folder, Clock(NOON)))
    assert names(folder) == ["piquet-20261123T120000Z.sqlite3"]
    assert "the doctor finds problems in the backup" in caplog.text


def test_stopping_the_bot_cancels_the_backup_and_leaves_no_partial_file(
    place: Path, folder: Path, caplog: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(place)
    folder.mkdir()
    (folder / ".piquet-20261101T120000Z.sqlite3.abcd_1.new").touch()
    (folder / ".piquet-20261101T120000Z.sqlite3.abcd_1.new-journal").touch()
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        # The copy waits for whoever writes.
        other.execute("BEGIN EXCLUSIVE")
        process = asyncio.run(_stopped(scheduled(place, folder, Clock(NOON))))
    assert process.returncode is not None
    assert names(folder) == []
    assert caplog.text == ""


async def _stopped(backups: Backups) -> Process:
    making = asyncio.create_task(backups.do())
    async with wait_for("the backup is begun"):
        while (process := backups._process) is None:  # noqa: ASYNC110 - the task begins it
            await asyncio.sleep(0.02)
    backups.stopping = True
    await backups.stop()
    with pytest.raises(NotDone):
        await making
    return process


OLD: Final = CASES / "databases" / "0.2.0.sql"
VERSION: Final = 18


def version_of(file: Path) -> int:
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def before_upgrade(place: Path, folder: Path, now: int = NOON) -> None:
    back_up_before_upgrade(place, BackupFolder(folder, place, keep=1), now)


def test_an_upgrade_first_makes_a_checked_backup_and_logs_where(
    folder: Path, tmp_path: Path, caplog: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = restored(OLD, tmp_path)
    before_upgrade(place, folder)
    file = folder / f"piquet-version-{VERSION}-20261123T120000Z.sqlite3"
    assert list(folder.iterdir()) == [file]
    assert (version_of(file), version_of(place)) == (VERSION, VERSION)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    known = newest_version()
    assert (
        f"upgraded in {known - VERSION} steps, from version {VERSION} to {known}, after a backup to {file}"
        in caplog.text
    )
    # A newer program restores it too, and brings it up to date.
    place.unlink()
    monkeypatch.setenv("PIQUET_DATABASE", str(place))
    assert main(["restore", str(file)]) == 0
    assert version_of(place) == known


async def test_without_a_folder_the_first_backup_is_made_beside_the_database(tmp_path: Path) -> None:
    place = restored(OLD, tmp_path)
    bot = PiquetBot(Settings(database=place))
    await bot._open_database()
    assert bot._database is not None
    await bot._database.close()
    await bot._lock.close()
    (file,) = (file for file in map(tmp_path.joinpath, os.listdir(tmp_path)) if f"-version-{VERSION}-" in file.name)
    assert (version_of(file), version_of(place)) == (VERSION, newest_version())


def test_a_new_or_current_database_gets_no_backup(place: Path, folder: Path) -> None:
    before_upgrade(place, folder)
    played(place)
    before_upgrade(place, folder)
    assert not folder.exists()


@pytest.mark.parametrize("what", ["not writable", "full", "damaged"])
def test_an_upgrade_does_not_begin_if_the_backup_fails(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    place = restored(OLD, tmp_path)
    match what:
        case "not writable":
            folder = Path("/sys")
        case "full":
            monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1, 1, 0))
        case "damaged":
            spoil(place, "DELETE FROM parties")
    before = place.read_bytes()
    with pytest.raises(UnusableDatabase) as refused:
        before_upgrade(place, folder)
    assert "It was not changed, because the backup" in str(refused.value)
    reasons = {"not writable": "/sys", "full": "No space left", "damaged": "foreign keys are broken"}
    assert reasons[what] in str(refused.value)
    assert ".new" not in str(refused.value)
    assert place.read_bytes() == before
    assert not folder.exists() or folder == Path("/sys") or names(folder) == []


def test_backups_before_upgrades_do_not_pile_up_and_scheduled_ones_leave_them(folder: Path, tmp_path: Path) -> None:
    place = restored(OLD, tmp_path)
    folder.mkdir()
    for version in (14, 15, 16, 17):
        for day in (1, 2):
            (folder / f"piquet-version-{version}-2026110{day}T120000Z.sqlite3").touch()
    others = ["piquet-20261101T120000Z.sqlite3", "other-version-1-20261101T120000Z.sqlite3"]
    for name in others:
        (folder / name).touch()
    before_upgrade(place, folder)
    kept = [f"piquet-version-{version}-20261102T120000Z.sqlite3" for version in (16, 17)]
    kept.append(f"piquet-version-{VERSION}-20261123T120000Z.sqlite3")
    assert names(folder) == sorted([*others, *kept])
    assert BackupFolder(folder, place, keep=1).newest(NOON) == NOON - 22 * 24 * HOUR
    BackupFolder(folder, place, keep=1).remove_oldest(folder / "new")
    assert names(folder) == sorted([others[1], *kept])


def test_a_backup_runs_at_a_lower_priority_than_the_bot(
    place: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no niceness")
    played(place)
    folder.mkdir()
    nice: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda *given: nice.append(given))
    make(scheduled(place, folder, Clock(NOON)))
    assert [value for _, _, value in nice] == [10]
