"""``python -m bot backup`` and ``restore``: a whole copy, also while the bot plays; only a sound one comes back."""

import asyncio
import errno
import os
import resource
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from data.parties import PartieId, in_play
from data.store.database import Database
from data.store.lock import DatabaseInUse, Lock
from data.store.schema import migrations
from data.store.transaction import Transaction
from tests.data.table import opened as database_of
from tests.data.test_schema import NEWER
from tests.fakes.service_context import opened
from tests.faults.kinds.power import state
from tests.services.health.test_upgrade import left_behind
from tests.services.house import test_house_turns

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is, by the settings."""
    path = tmp_path / "piquet.sqlite3"
    monkeypatch.setenv("PIQUET_DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    return path


async def _played(path: Path, decisions: int) -> None:
    async with opened(path) as house:
        await house.play(await house.begin(), decisions)


def played(path: Path, decisions: int = 30) -> str:
    """A partie that has come so far; the mark of it all."""
    asyncio.run(_played(path, decisions))
    return mark(path)


def mark(path: Path) -> str:
    """The mark of all that a database holds."""

    async def read() -> str:
        database = await Database.open(path)
        try:
            return await database.read(held)
        finally:
            await database.close()

    return asyncio.run(read())


def held(tx: Transaction) -> str:
    """The mark of all that is kept; how far notices are numbered is left out, since a restore skips numbers."""
    return state(tx, but="sqlite_sequence")


def spoil(path: Path, sql: str) -> None:
    """Does something to a database that no bot does."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(sql)
        file.commit()


def refused(capsys: Capture, *arguments: str) -> str:
    """The sentence with which a command was refused."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder but empty files, locks and the index of a log."""
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if not file.name.endswith(("-shm", "-lock")) and file.stat().st_size
    }


# backup


def test_a_copy_holds_all_and_is_its_owners_alone(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    assert "whole and sound" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert set(files(tmp_path)) == {"piquet.sqlite3", "copy.sqlite3"}
    assert mark(copy) == mark(place) == before


async def test_a_copy_made_while_decisions_are_kept_is_one_moment_of_them(place: Path, tmp_path: Path) -> None:
    async with opened(place) as house:
        partie, moments = await house.begin(), set[str]()
        copies = [tmp_path / f"{number}.sqlite3" for number in range(3)]

        async def play() -> None:
            while True:
                moments.add(await house.context.database.read(held))
                await house.play(partie, 1, told=False)

        playing = asyncio.create_task(play())
        for copy in copies:
            assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
        playing.cancel()
        await asyncio.wait([playing])
        moments.add(await house.context.database.read(held))
    for copy in copies:
        async with database_of(copy) as database:
            assert await database.read(held) in moments


def test_no_file_is_written_over_unless_that_is_asked_for(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    copy.write_text("something dear")
    assert "is there already" in refused(capsys, "backup", str(copy))
    assert copy.read_text() == "something dear"
    assert main(["backup", "--force", str(copy)]) == 0
    assert mark(copy) == before


def test_the_database_is_never_written_over_by_its_own_copy(place: Path, capsys: Capture) -> None:
    before = played(place)
    assert "is there already" in refused(capsys, "backup", "--force", str(place))
    assert "is there already" in refused(capsys, "restore", str(place))
    assert mark(place) == before


def test_what_cannot_be_copied_is_said_in_a_sentence_and_leaves_nothing(
    place: Path, tmp_path: Path, capsys: Capture
) -> None:
    assert "no database" in refused(capsys, "backup", str(tmp_path / "copy"))
    played(place)
    assert "Nothing was done" in refused(capsys, "backup", str(tmp_path / "nowhere" / "copy"))
    content = place.read_bytes()
    place.write_bytes(content[:4096] + bytes(4096) + content[8192:])
    assert "is damaged" in refused(capsys, "backup", str(tmp_path / "copy"))
    assert set(files(tmp_path)) == {"piquet.sqlite3"}


@pytest.mark.parametrize("what", ["folder", "here", "root", "device"])
def test_only_a_file_is_written_over(
    place: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    played(place, 5)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "device")
    before = {file.name: stat.S_IFMT(file.lstat().st_mode) for file in tmp_path.iterdir()}
    target = {"here": ".", "root": "/"}.get(what, what)
    assert f"{target} is no file" in refused(capsys, "backup", "--force", target)
    assert {file.name: stat.S_IFMT(file.lstat().st_mode) for file in tmp_path.iterdir()} == before


def test_what_is_said_of_a_copy_that_cannot_be_made_names_the_place_that_was_asked_for(
    place: Path, tmp_path: Path, capsys: Capture
) -> None:
    played(place, 5)
    assert f"{tmp_path}/nowhere/copy: No such file" in refused(capsys, "backup", str(tmp_path / "nowhere" / "copy"))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_an_empty_file_is_no_database_to_be_copied(place: Path, tmp_path: Path, capsys: Capture, command: str) -> None:
    empty = tmp_path / "empty"
    if command == "backup":
        place.touch()
    else:
        played(place, 5)
        empty.touch()
    before = files(tmp_path)
    assert "holds nothing" in refused(capsys, command, str(empty))
    assert files(tmp_path) == before


def leave_log(path: Path) -> None:
    """A database with the log that a bot leaves beside it when it is killed."""

    async def play() -> None:
        async with opened(path) as house:
            await house.play(await house.begin(), 20)
            shutil.copy(f"{path}-wal", f"{path}-kept")

    asyncio.run(play())
    Path(f"{path}-kept").rename(f"{path}-wal")


def test_a_copy_is_put_over_another_without_being_given_its_log(place: Path, tmp_path: Path) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    leave_log(copy)
    assert main(["backup", "--force", str(copy)]) == 0
    assert set(files(tmp_path)) == {"piquet.sqlite3", "copy.sqlite3"}
    assert mark(copy) == before


# restore


def test_a_copy_comes_back_and_what_was_there_is_kept(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    asyncio.run(_played(place, 5))
    later = mark(place)
    assert later != before
    assert main(["restore", str(copy)]) == 0
    out = capsys.readouterr().out
    (aside,) = tmp_path.glob("piquet.sqlite3.before-*")
    assert "one partie in play" in out
    assert str(aside) in out
    assert (mark(place), mark(aside), mark(copy)) == (before, later, before)
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_the_house_goes_on_from_a_copy_that_came_back(place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    partie = asyncio.run(_begun_by_the_house(place))
    assert main(["backup", str(copy)]) == 0
    place.unlink()
    assert main(["restore", str(copy)]) == 0
    assert asyncio.run(_played_with_the_house(place, partie)) > 2


async def _begun_by_the_house(path: Path) -> PartieId:
    """A partie in which it is for the house to decide first: what a copy may find that is made while it thinks."""
    async with opened(path) as house:
        partie = await test_house_turns.begin(house, first="ada")
        row = await house.row(partie)
        assert (row.seq, row.to_act) == (0, row.house)
    return partie


async def _played_with_the_house(path: Path, partie: PartieId) -> int:
    """The house acts, its opponent twice, and the house again. How much is decided then."""
    async with opened(path) as house, test_house_turns.kept(house) as keeper:
        assert await test_house_turns.play(house, keeper, partie, 2) == 2
        await keeper.rest()
        return (await house.row(partie)).seq


def test_a_copy_comes_back_where_there_is_nothing(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before = played(tmp_path / "copy.sqlite3")
    assert main(["restore", str(tmp_path / "copy.sqlite3")]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert mark(place) == before


def test_the_log_of_a_database_that_is_gone_is_not_given_to_the_copy(place: Path, tmp_path: Path) -> None:
    before = played(tmp_path / "copy.sqlite3")
    leave_log(place)
    place.unlink()
    assert main(["restore", str(tmp_path / "copy.sqlite3")]) == 0
    assert len([*tmp_path.glob("piquet.sqlite3.before-*-wal")]) == 1
    assert mark(place) == before


def test_the_log_of_a_bot_that_was_killed_goes_aside_with_its_database(place: Path, tmp_path: Path) -> None:
    copy, killed = tmp_path / "copy.sqlite3", tmp_path / "killed"
    killed.mkdir()

    async def kill() -> str:
        async with opened(place) as house:
            partie = await house.begin()
            assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
            await house.play(partie, 20)
            for end in ("", "-wal"):
                shutil.copy(f"{place}{end}", killed / f"piquet.sqlite3{end}")
            return await house.context.database.read(held)

    later = asyncio.run(kill())
    for end in ("", "-wal"):
        shutil.copy(killed / f"piquet.sqlite3{end}", f"{place}{end}")
    before = mark(copy)
    assert main(["restore", str(copy)]) == 0
    (aside,) = tmp_path.glob("piquet.sqlite3.before-*")
    assert (mark(place), mark(aside)) == (before, later)


def test_a_database_too_damaged_to_be_opened_goes_aside_byte_by_byte(place: Path, tmp_path: Path) -> None:
    before, copy = played(tmp_path / "copy.sqlite3"), tmp_path / "copy.sqlite3"
    place.write_bytes(b"This was a database." * 500)
    assert main(["restore", str(copy)]) == 0
    (aside,) = tmp_path.glob("piquet.sqlite3.before-*")
    assert aside.read_bytes() == b"This was a database." * 500
    assert mark(place) == before


def test_what_cannot_be_put_in_place_leaves_the_database_as_it_was(
    place: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, copy = played(place, 5), tmp_path / "copy.sqlite3"
    played(copy)

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    names = set(files(tmp_path))
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", fail)
        assert "Nothing was done" in refused(capsys, "restore", str(copy))
    assert set(files(tmp_path)) == names
    assert mark(place) == before


@pytest.mark.parametrize("version", range(1, len(migrations())))
def test_an_older_database_is_copied_as_it_is_and_comes_back_in_its_new_shape(
    place: Path, tmp_path: Path, capsys: Capture, version: int
) -> None:
    played(tmp_path / "newest.sqlite3")
    asyncio.run(left_behind(place, tmp_path / "newest.sqlite3", migrations()[:version]))
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    for file in (place, copy):
        with closing(sqlite3.connect(file)) as older:
            assert older.execute("PRAGMA user_version").fetchone() == (version,)
    assert main(["restore", str(copy)]) == 0
    assert "one partie in play" in capsys.readouterr().out
    with closing(sqlite3.connect(place)) as newer:
        assert newer.execute("PRAGMA user_version").fetchone() == (len(migrations()),)


SPOILT = {
    "another program": ("PRAGMA application_id = 7", "another program"),
    "an action that is none": ("UPDATE actions SET text = '0 dances' WHERE seq = 3", "cannot be played through"),
    "an action against the rules": ("UPDATE actions SET text = '1 play AS' WHERE seq = 0", "cannot be played through"),
    "a decision that is missing": ("DELETE FROM actions WHERE seq = 4", "cannot be played through"),
    "rows of nothing": ("UPDATE posts SET partie = 99", "damaged"),
    "rules that nobody knows": ("UPDATE parties SET rules = 'whist'", "cannot be played through"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_copy_that_cannot_be_played_on_is_refused_and_nothing_done(
    place: Path, tmp_path: Path, capsys: Capture, how: str
) -> None:
    sql, said = SPOILT[how]
    played(place)
    played(tmp_path / "copy.sqlite3")
    spoil(tmp_path / "copy.sqlite3", sql)
    before = files(tmp_path)
    assert said in refused(capsys, "restore", str(tmp_path / "copy.sqlite3"))
    assert files(tmp_path) == before


async def _newer(path: Path) -> None:
    async with database_of(path, NEWER):
        pass


@pytest.mark.parametrize("what", ["missing", "text", "truncated", "newer"])
def test_what_is_no_copy_of_ours_is_refused_and_nothing_done(
    place: Path, tmp_path: Path, capsys: Capture, what: str
) -> None:
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


# one bot on one database


def test_while_a_bot_runs_nothing_is_put_in_its_place(place: Path, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(place)
    assert main(["backup", str(copy)]) == 0
    capsys.readouterr()
    lock, before = Lock.take(place), files(tmp_path)
    try:
        assert "Stop it first" in refused(capsys, "restore", str(copy))
        assert files(tmp_path) == before
        assert main(["backup", "--force", str(copy)]) == 0
    finally:
        lock.release()
    assert main(["restore", str(copy)]) == 0


def test_a_database_has_one_bot_at_a_time_and_another_when_that_has_ended(place: Path) -> None:
    first = Lock.take(place)
    with pytest.raises(DatabaseInUse):
        Lock.take(place)
    first.release()
    first.release()
    Lock.take(place).release()


def test_a_bot_that_is_killed_leaves_no_lock(place: Path) -> None:
    child = os.fork()
    if not child:
        Lock.take(place)
        os._exit(0)
    os.waitpid(child, 0)
    Lock.take(place).release()


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_wrong_setting_is_said(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("PIQUET_DATABASE", "/nowhere/at/all.sqlite3")
    assert "PIQUET_DATABASE" in refused(capsys, command, "copy.sqlite3")


# what stands in the way


def test_a_copy_that_was_cut_short_does_not_stand_in_the_way_of_the_next(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, copy = played(place, 5), tmp_path / "copy.sqlite3"

    class Killed(BaseException):
        pass

    def die(*_: object) -> None:
        raise Killed

    # Killed, it clears nothing away; and in a container the next one has the same number.
    with monkeypatch.context() as killing:
        killing.setattr("data.store.backup._copy", die)
        killing.setattr(Path, "unlink", lambda *_, **__: None)
        with pytest.raises(Killed):
            main(["backup", str(copy)])
    assert main(["backup", str(copy)]) == 0
    assert mark(copy) == before


def test_a_database_behind_a_link_is_one_database_and_stays_where_it_is(
    place: Path, tmp_path: Path, capsys: Capture
) -> None:
    before, copy, disk = played(place, 5), tmp_path / "copy.sqlite3", tmp_path / "disk"
    assert main(["backup", str(copy)]) == 0
    asyncio.run(_played(place, 5))
    disk.mkdir()
    real = place.rename(disk / "real.sqlite3")
    place.symlink_to(real)
    lock = Lock.take(real)
    try:
        capsys.readouterr()
        assert "Stop it first" in refused(capsys, "restore", str(copy))
    finally:
        lock.release()
    assert main(["restore", str(copy)]) == 0
    assert place.is_symlink()
    assert mark(real) == before
    assert len([*disk.glob("real.sqlite3.before-*")]) == 1


def test_a_number_that_was_given_to_a_notice_before_is_given_to_none_after_a_copy_came_back(
    place: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    played(place, 5)
    assert main(["backup", str(copy)]) == 0
    for _ in range(2):
        later = asyncio.run(_told(place))
        assert main(["restore", str(copy)]) == 0
        # Discord takes a number that it has had within some minutes for the same message again.
        assert asyncio.run(_told(place))[0] > later[-1]


async def _told(path: Path) -> list[int]:
    """The numbers of what some decisions have to tell."""
    async with opened(path) as house:
        (partie,) = await house.context.database.read(in_play)
        await house.play(partie, 6, told=False)
        return [notice.id for notice in await house.waiting(partie)]


def with_room(room: int, *arguments: str) -> int:
    """The exit status of a command given on a disk where no file can be longer."""
    child = os.fork()
    if not child:
        status = 9
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
            status = main(arguments)
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test_what_of_an_older_copy_has_no_room_on_the_disk_is_not_left_out_of_it(place: Path, tmp_path: Path) -> None:
    played(place, 5)
    copy = tmp_path / "copy.sqlite3"
    asyncio.run(left_behind(copy, place, migrations()[:3]))
    size, longest, stood = copy.stat().st_size, place.stat().st_size, files(tmp_path)
    # Some of these have room for the log of what is new in it, and not for the copy with it.
    for room in range(size, longest, 24576):
        assert with_room(room, "restore", str(copy)) == 2
        assert files(tmp_path) == stood
    assert main(["restore", str(copy)]) == 0
