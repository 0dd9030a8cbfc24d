"""``python -m bot restore``: accepts only a sound backup and keeps the old database.

Two bots never share a database.
"""

import asyncio
import errno
import os
import resource
import shutil
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.model.ids import PartieId
from data.parties import in_play
from data.store import lock as locks
from data.store.errors import DatabaseInUse
from data.store.lock import take_lock, wait_for_lock
from data.store.migrations import BASE, newest_version
from tests.bot.admin.test_upgrade import left_behind, up_to
from tests.bot.features.house import test_house_turns
from tests.cli.databases import Capture, digest, digest_in, files, leave_log, play, played, refused, spoil
from tests.data.table import opened as database_of
from tests.data.test_schema import NEWER
from tests.fakes.service_context import opened


def test_a_restore_keeps_the_old_database(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    asyncio.run(play(place, 5))
    later = digest(place)
    assert later != before
    place.chmod(0o644)  # as an older version left it
    assert main(["restore", str(copy)]) == 0
    out = capsys.readouterr().out
    (aside,) = tmp_path.glob("piquet.sqlite3.before-*")
    assert "The one partie in play was checked" in out
    assert str(aside) in out
    assert (digest(place), digest(aside), digest(copy)) == (before, later, before)
    assert {stat.S_IMODE(file.stat().st_mode) for file in (place, aside)} == {0o600}


def test_the_house_plays_on_after_a_restore(place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    partie = asyncio.run(_begin_with_the_house(place))
    assert main(["backup", str(copy)]) == 0
    place.unlink()
    assert main(["restore", str(copy)]) == 0
    assert asyncio.run(_play_on_with_the_house(place, partie)) > 2


async def _begin_with_the_house(path: Path) -> PartieId:
    async with opened(path) as house:
        partie = await test_house_turns.begin(house, first="ada")
        row = await house.row(partie)
        assert (row.seq, row.to_act) == (0, row.house)
    return partie


async def _play_on_with_the_house(path: Path, partie: PartieId) -> int:
    async with opened(path) as house, test_house_turns.kept(house) as keeper:
        assert await test_house_turns.play(house, keeper, partie, 2) == 2
        await keeper.rest()
        return (await house.row(partie)).seq


def test_a_restore_needs_no_old_database(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before = played(tmp_path / "copy.sqlite3")
    assert main(["restore", str(tmp_path / "copy.sqlite3")]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert digest(place) == before


def test_the_log_of_a_missing_database_is_not_applied_to_the_backup(place: Path, tmp_path: Path) -> None:
    before = played(tmp_path / "copy.sqlite3")
    leave_log(place)
    place.unlink()
    assert main(["restore", str(tmp_path / "copy.sqlite3")]) == 0
    assert len([*tmp_path.glob("piquet.sqlite3.before-*-wal")]) == 1
    assert digest(place) == before


def test_the_old_database_of_a_killed_bot_keeps_its_log(place: Path, tmp_path: Path) -> None:
    copy, killed = tmp_path / "copy.sqlite3", tmp_path / "killed"
    killed.mkdir()

    async def kill() -> str:
        async with opened(place) as house:
            partie = await house.begin()
            assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
            await house.play(partie, 20)
            for end in ("", "-wal"):
                shutil.copy(f"{place}{end}", killed / f"piquet.sqlite3{end}")
            return await house.context.database.read(digest_in)

    later = asyncio.run(kill())
    for end in ("", "-wal"):
        shutil.copy(killed / f"piquet.sqlite3{end}", f"{place}{end}")
    before = digest(copy)
    assert main(["restore", str(copy)]) == 0
    (aside,) = tmp_path.glob("piquet.sqlite3.before-*")
    assert (digest(place), digest(aside)) == (before, later)


def test_an_unreadable_old_database_is_kept_byte_for_byte(place: Path, tmp_path: Path) -> None:
    before, copy = played(tmp_path / "copy.sqlite3"), tmp_path / "copy.sqlite3"
    place.write_bytes(b"This was a database." * 500)
    assert main(["restore", str(copy)]) == 0
    (aside,) = tmp_path.glob("piquet.sqlite3.before-*")
    assert aside.read_bytes() == b"This was a database." * 500
    assert digest(place) == before


def test_a_failed_restore_leaves_the_database_unchanged(
    place: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, copy = played(place, 5), tmp_path / "copy.sqlite3"
    played(copy)

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    names = set(files(tmp_path))
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", fail)
        assert "Nothing was changed" in refused(capsys, "restore", str(copy))
    assert set(files(tmp_path)) == names
    assert digest(place) == before


@pytest.mark.sampled(6)
@pytest.mark.parametrize("version", range(BASE, newest_version()))
def test_an_older_schema_is_backed_up_unchanged_and_upgraded_by_the_restore(
    place: Path, tmp_path: Path, capsys: Capture, version: int
) -> None:
    played(tmp_path / "newest.sqlite3")
    asyncio.run(left_behind(place, tmp_path / "newest.sqlite3", up_to(version)))
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    for file in (place, copy):
        with closing(sqlite3.connect(file)) as older:
            assert older.execute("PRAGMA user_version").fetchone() == (version,)
    assert main(["restore", str(copy)]) == 0
    assert "The one partie in play was checked" in capsys.readouterr().out
    with closing(sqlite3.connect(place)) as newer:
        assert newer.execute("PRAGMA user_version").fetchone() == (newest_version(),)


SPOILT = {
    "another program": ("PRAGMA application_id = 7", "another program"),
    "an unknown action": ("UPDATE actions SET text = '0 dances' WHERE seq = 3", "cannot be replayed"),
    "an illegal action": ("UPDATE actions SET text = '1 play AS' WHERE seq = 0", "cannot be replayed"),
    "a missing decision": ("DELETE FROM actions WHERE seq = 4", "cannot be replayed"),
    "rows of a missing partie": ("UPDATE posts SET partie = 99", "damaged"),
    "another schema": ("ALTER TABLE seats ADD COLUMN mood TEXT", "could not be checked completely (seats)"),
    "an unknown rule set": ("UPDATE parties SET rules = 'whist'", "cannot be replayed"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_backup_with_a_broken_partie_is_not_restored(place: Path, tmp_path: Path, capsys: Capture, how: str) -> None:
    sql, said = SPOILT[how]
    played(place)
    played(tmp_path / "copy.sqlite3")
    spoil(tmp_path / "copy.sqlite3", sql)
    before = files(tmp_path)
    assert said in refused(capsys, "restore", str(tmp_path / "copy.sqlite3"))
    assert files(tmp_path) == before


def test_a_finished_partie_that_cannot_be_replayed_is_restored_and_reported(
    place: Path, tmp_path: Path, capsys: Capture
) -> None:
    played(place, 500)
    spoil(place, "DELETE FROM actions WHERE seq = 4")
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    before = digest(copy)
    capsys.readouterr()
    assert main(["restore", str(copy)]) == 1
    assert "deal 1 cannot be replayed from decision 5 on" in capsys.readouterr().out
    assert digest(place) == before


def test_a_restore_says_what_the_doctor_finds(place: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(copy)
    spoil(copy, "UPDATE seats SET total = 77")
    assert main(["restore", str(copy)]) == 1
    table, row, *_, said = capsys.readouterr().out.splitlines()
    assert (table, row) == ("seats: 2 problems were found.", f"  seats, 1/0, total, 77, {row.split()[-1]}")
    assert "has been restored" in said


async def _newer(path: Path) -> None:
    async with database_of(path, NEWER):
        pass


@pytest.mark.parametrize("what", ["missing", "text", "truncated", "newer"])
def test_a_file_that_is_not_a_backup_is_not_restored(place: Path, tmp_path: Path, capsys: Capture, what: str) -> None:
    played(place)
    copy = tmp_path / "copy.sqlite3"
    match what:
        case "text":
            copy.write_text("This is no database.\n" * 500)
        case "truncated":
            copy.write_bytes(place.read_bytes()[:-5000])
        case "newer":
            asyncio.run(_newer(copy))
    before = files(tmp_path)
    refused(capsys, "restore", str(copy))
    assert files(tmp_path) == before


# one bot for each database


def test_a_restore_needs_the_bot_to_be_stopped(place: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(place)
    assert main(["backup", str(copy)]) == 0
    capsys.readouterr()
    lock, before = take_lock(place), files(tmp_path)
    try:
        assert "Stop it first" in refused(capsys, "restore", str(copy))
        assert files(tmp_path) == before
        assert main(["backup", "--force", str(copy)]) == 0
    finally:
        lock.close()
    assert main(["restore", str(copy)]) == 0


def test_a_database_has_one_bot_at_a_time(place: Path) -> None:
    first = take_lock(place)
    with pytest.raises(DatabaseInUse):
        take_lock(place)
    first.close()
    first.close()
    take_lock(place).close()


async def test_a_start_waits_for_the_lock_of_an_ending_bot(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = take_lock(place)
    asyncio.get_running_loop().call_later(0.3, first.close)
    second = await wait_for_lock(place)
    monkeypatch.setattr(locks, "FREED", 0.2)
    with pytest.raises(DatabaseInUse):
        await wait_for_lock(place)
    await second.close()


def test_a_bot_that_is_killed_leaves_no_lock(place: Path) -> None:
    child = os.fork()
    if not child:
        held = take_lock(place)
        os._exit(0 if held else 1)
    os.waitpid(child, 0)
    take_lock(place).close()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_wrong_setting_is_an_error(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("PIQUET_DATABASE", "/nowhere/at/all.sqlite3")
    assert "PIQUET_DATABASE" in refused(capsys, command, "copy.sqlite3")


def test_a_restore_follows_a_symbolic_link_and_keeps_it(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy, disk = played(place, 5), tmp_path / "copy.sqlite3", tmp_path / "disk"
    assert main(["backup", str(copy)]) == 0
    asyncio.run(play(place, 5))
    disk.mkdir()
    real = place.rename(disk / "real.sqlite3")
    place.symlink_to(real)
    lock = take_lock(real)
    try:
        capsys.readouterr()
        assert "Stop it first" in refused(capsys, "restore", str(copy))
    finally:
        lock.close()
    assert main(["restore", str(copy)]) == 0
    assert place.is_symlink()
    assert digest(real) == before
    assert len([*disk.glob("real.sqlite3.before-*")]) == 1


def test_a_restore_never_reuses_the_number_of_a_notice(place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(place, 5)
    assert main(["backup", str(copy)]) == 0
    for _ in range(2):
        later = asyncio.run(_notice_ids(place))
        # A restored database numbers notices from the time in milliseconds. A bot sends fewer than one a millisecond.
        while time.time_ns() // 10**6 <= later[-1]:
            time.sleep(0.001)
        assert main(["restore", str(copy)]) == 0
        # For some minutes Discord takes a message with a nonce that it knows for the same message.
        assert asyncio.run(_notice_ids(place))[0] > later[-1]


async def _notice_ids(path: Path) -> list[int]:
    async with opened(path) as house:
        (partie,) = await house.context.database.read(in_play)
        await house.play(partie, 6, told=False)
        return [notice.id for notice in await house.waiting(partie)]


def with_room(room: int, *arguments: str) -> int:
    child = os.fork()
    if not child:
        status = 9
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
            status = main(arguments)
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test_a_restore_without_enough_disk_space_changes_nothing(place: Path, tmp_path: Path) -> None:
    played(place, 5)
    copy = tmp_path / "copy.sqlite3"
    asyncio.run(left_behind(copy, place, up_to(BASE)))
    size, longest, stood = copy.stat().st_size, place.stat().st_size, files(tmp_path)
    # With some of these sizes the log of the upgrade fits on the disk, but the upgraded copy does not.
    for room in range(size, longest, 24576):
        assert with_room(room, "restore", str(copy)) == 2
        assert files(tmp_path) == stood
    assert main(["restore", str(copy)]) == 0


def test_packs_that_people_have_seen_since_the_backup_are_not_dealt_again(place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(place)
    assert main(["backup", str(copy)]) == 0
    assert main(["restore", str(copy)]) == 0
    wanted = (
        "SELECT secret, version FROM deal_secrets",
        "SELECT commitment FROM challenges",
        "SELECT commitment FROM parties",
        "SELECT hand0, hand1, talon FROM deals",
    )
    with closing(sqlite3.connect(copy)) as one, closing(sqlite3.connect(place)) as other:
        before, after = ([file.execute(sql).fetchall() for sql in wanted] for file in (one, other))
    assert before[0] != after[0]
    assert (before[0][0][1], after[0][0][1], after[1], after[2]) == (2, 2, [("",)], [("",)])
    assert len(before[2][0][0]) == 64
    assert before[3] == after[3]


def test_a_finished_partie_keeps_its_proof_after_a_restore(place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(place, 10**6)
    assert main(["backup", str(copy)]) == 0
    assert main(["restore", str(copy)]) == 0
    with closing(sqlite3.connect(copy)) as one, closing(sqlite3.connect(place)) as other:
        sql = "SELECT secret, version, commitment FROM deal_secrets JOIN challenges ON id = challenge"
        assert one.execute(sql).fetchall() == other.execute(sql).fetchall()
    assert main(["doctor"]) == 0
