"""``python -m bot backup``: a backup is whole, even while the bot plays."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import main
from tests.cli.databases import Capture, digest, digest_in, files, leave_log, played, refused, spoil
from tests.data.table import opened as database_of
from tests.fakes.service_context import opened

SLOW: Final = """
import sys, time
from data.store.sqlite import backup
from bot.__main__ import main
backup._copy = lambda source, copy, tell: (copy.write_bytes(source.read_bytes()), time.sleep(600))
sys.exit(main(sys.argv[1:]))
"""


def test_a_backup_is_complete_and_only_its_owner_may_read_it(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy)]) == 0
    assert "complete, checked copy" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert set(files(tmp_path)) == {"piquet.sqlite3", "copy.sqlite3"}
    assert digest(copy) == digest(place) == before


async def test_a_backup_of_a_running_bot_is_the_database_at_one_moment(place: Path, tmp_path: Path) -> None:
    async with opened(place) as house:
        partie, moments = await house.begin(), set[str]()
        copies = [tmp_path / f"{number}.sqlite3" for number in range(3)]

        async def play() -> None:
            while True:
                moments.add(await house.context.database.read(digest_in))
                await house.play(partie, 1, told=False)

        playing = asyncio.create_task(play())
        for copy in copies:
            assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
        playing.cancel()
        await asyncio.wait([playing])
        moments.add(await house.context.database.read(digest_in))
    for copy in copies:
        async with database_of(copy) as database:
            assert await database.read(digest_in) in moments


def test_a_file_is_replaced_only_with_force(place: Path, tmp_path: Path, capsys: Capture) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    copy.write_text("an important file")
    assert "already exists" in refused(capsys, "backup", str(copy))
    assert copy.read_text() == "an important file"
    assert main(["backup", "--force", str(copy)]) == 0
    assert digest(copy) == before


def test_the_database_is_never_replaced_with_itself(place: Path, capsys: Capture) -> None:
    before = played(place)
    assert "already exists" in refused(capsys, "backup", "--force", str(place))
    assert "already exists" in refused(capsys, "restore", str(place))
    assert digest(place) == before


def test_a_failed_backup_prints_one_sentence_and_leaves_no_file(place: Path, tmp_path: Path, capsys: Capture) -> None:
    assert "no database" in refused(capsys, "backup", str(tmp_path / "copy"))
    played(place)
    told = refused(capsys, "backup", str(tmp_path / "nowhere" / "copy"))
    assert f"{tmp_path}/nowhere/copy: No such file" in told
    assert "Nothing was changed" in told
    content = place.read_bytes()
    place.write_bytes(content[:4096] + bytes(4096) + content[8192:])
    assert "is damaged" in refused(capsys, "backup", str(tmp_path / "copy"))
    assert set(files(tmp_path)) == {"piquet.sqlite3"}


@pytest.mark.parametrize("what", ["folder", "here", "root", "device"])
def test_a_folder_or_a_device_is_never_replaced(
    place: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    played(place, 5)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "device")
    before = {file.name: stat.S_IFMT(file.lstat().st_mode) for file in tmp_path.iterdir()}
    target = {"here": ".", "root": "/"}.get(what, what)
    assert f"{target} is not a file" in refused(capsys, "backup", "--force", target)
    assert {file.name: stat.S_IFMT(file.lstat().st_mode) for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_an_empty_file_is_not_a_database(place: Path, tmp_path: Path, capsys: Capture, command: str) -> None:
    empty = tmp_path / "empty"
    if command == "backup":
        place.touch()
    else:
        played(place, 5)
        empty.touch()
    before = files(tmp_path)
    assert "is empty" in refused(capsys, command, str(empty))
    assert files(tmp_path) == before


def test_a_backup_that_replaces_another_removes_its_log(place: Path, tmp_path: Path) -> None:
    before, copy = played(place), tmp_path / "copy.sqlite3"
    leave_log(copy)
    assert main(["backup", "--force", str(copy)]) == 0
    assert set(files(tmp_path)) == {"piquet.sqlite3", "copy.sqlite3"}
    assert digest(copy) == before


def test_the_files_of_a_killed_backup_do_not_stop_the_next_one(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, copy = played(place, 5), tmp_path / "copy.sqlite3"

    class Killed(BaseException):
        pass

    def die(*_: object) -> None:
        raise Killed

    # A killed process removes nothing; and in a container the next process has the same id.
    with monkeypatch.context() as killing:
        killing.setattr("data.store.sqlite.backup._copy", die)
        killing.setattr(Path, "unlink", lambda *_, **__: None)
        with pytest.raises(Killed):
            main(["backup", str(copy)])
    assert main(["backup", str(copy)]) == 0
    assert digest(copy) == before
    assert set(files(tmp_path)) == {"piquet.sqlite3", "copy.sqlite3"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL])
def test_a_backup_killed_by_a_signal_leaves_no_hands_on_disk(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    played(place, 5)
    folder, other = tmp_path / "backups", tmp_path / "other.sqlite3"
    folder.mkdir()
    played(other, 5)

    def unfinished() -> list[str]:
        return [file.name for file in folder.iterdir() if file.name.endswith(".piquet-new") and file.stat().st_size]

    command = [sys.executable, "-c", SLOW, "backup", str(folder / "copy.sqlite3")]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as backup:  # noqa: S603 - ours
        while not unfinished():
            assert backup.poll() is None
            time.sleep(0.02)
        # Another backup leaves a copy that is being written.
        monkeypatch.setenv("PIQUET_DATABASE", str(other))
        assert main(["backup", str(folder / "second.sqlite3")]) == 0
        assert len(unfinished()) == 1
        backup.send_signal(number)
    assert backup.returncode != 0
    assert len(unfinished()) == (number == signal.SIGKILL)
    # The next one removes what is left, whatever its file is called.
    assert main(["backup", str(folder / "third.sqlite3")]) == 0
    assert {file.name for file in folder.iterdir()} == {"second.sqlite3", "third.sqlite3"}


def test_a_checked_backup_with_problems_is_kept_if_it_restores(place: Path, tmp_path: Path, capsys: Capture) -> None:
    played(place)
    assert main(["backup", "--check", str(tmp_path / "well.sqlite3")]) == 0
    spoil(place, "UPDATE seats SET total = 77")
    assert main(["backup", "--check", str(tmp_path / "copy.sqlite3")]) == 1
    *findings, said = capsys.readouterr().out.splitlines()[1:]
    assert any("total" in finding for finding in findings)
    assert "complete, checked copy" in said
    assert set(files(tmp_path)) >= {"well.sqlite3", "copy.sqlite3"}


def test_a_checked_backup_that_could_not_be_restored_leaves_no_file(
    place: Path, tmp_path: Path, capsys: Capture
) -> None:
    played(place)
    spoil(place, "DELETE FROM actions WHERE seq = 5")
    assert "cannot be replayed (1)" in refused(capsys, "backup", "--check", str(tmp_path / "copy.sqlite3"))
    assert set(files(tmp_path)) == {"piquet.sqlite3"}


def test_a_backup_whose_check_cannot_be_completed_leaves_no_file(place: Path, tmp_path: Path, capsys: Capture) -> None:
    played(place)
    spoil(place, "ALTER TABLE seats ADD COLUMN mood TEXT")
    said = refused(capsys, "backup", "--check", str(tmp_path / "copy.sqlite3"))
    assert "could not be checked completely (seats)" in said
    assert set(files(tmp_path)) == {"piquet.sqlite3"}


def test_a_backup_with_a_missing_index_is_still_checked_completely(
    place: Path, tmp_path: Path, capsys: Capture
) -> None:
    played(place)
    spoil(place, "DROP INDEX outbox_untried")
    spoil(place, "UPDATE seats SET total = 77")
    assert main(["backup", "--check", str(tmp_path / "copy.sqlite3")]) == 1
    *findings, _ = capsys.readouterr().out.splitlines()
    assert any("outbox_untried" in finding for finding in findings)
    assert any("total" in finding for finding in findings)
