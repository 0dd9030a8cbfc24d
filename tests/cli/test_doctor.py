"""``python -m bot doctor``: its output and exit status."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.piquet.rules import rules_of
from data.store.migrations import BASE, FOLDER
from tests.cli.databases import Capture, files, spoil
from tests.fakes.service_context import opened


@cache
def _played() -> bytes:
    async def play(path: Path) -> None:
        async with opened(path) as house:
            partie = await house.begin()
            await house.tell(partie)
            await house.play(partie, 40)

    with tempfile.TemporaryDirectory(prefix="piquet-played-") as folder:
        path = Path(folder) / "played.sqlite3"
        asyncio.run(play(path))
        assert set(files(Path(folder))) == {path.name}
        return path.read_bytes()


@pytest.fixture
def played(place: Path) -> Path:
    place.write_bytes(_played())
    return place


def test_a_sound_database_is_reported_as_sound(played: Path, capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out == "All is well: one partie was checked.\n"


def test_the_doctor_reports_the_empty_megabytes_of_a_file(played: Path, capsys: Capture) -> None:
    with closing(sqlite3.connect(played)) as file:
        file.execute("CREATE TABLE filler (text BLOB) STRICT")
        file.execute("INSERT INTO filler VALUES (zeroblob(70000000))")
        file.commit()
        assert main(["doctor"]) == 0
        assert "VACUUM" not in capsys.readouterr().out
        file.execute("DROP TABLE filler")
        file.commit()
    assert main(["doctor"]) == 0
    (megabytes,) = re.findall(r"^([\d.]+) MB of the file are empty", capsys.readouterr().out, re.MULTILINE)
    assert 70 < float(megabytes) < 71
    with closing(sqlite3.connect(played)) as file:
        file.execute("VACUUM")
    assert main(["doctor"]) == 0
    assert "VACUUM" not in capsys.readouterr().out


def test_each_table_is_one_sentence_and_its_rows_and_nothing_changes(played: Path, capsys: Capture) -> None:
    spoil(played, "UPDATE seats SET total = 77, orders = 'nonsense' WHERE seat = 1")
    for _ in range(2):
        assert main(["doctor"]) == 1
        assert capsys.readouterr().out == (
            "seats: 2 problems were found.\n"
            "  seats, 1/1, total, 77, 5\n"
            "  seats, 1/1, orders, ?, ?\n"
            "A row has the table, the key, the column, the stored value and the derived value.\n"
            "Derived values follow from decisions: python -m bot doctor --repair writes them, unless decisions or"
            " results that they follow from are in doubt.\n"
        )


def test_an_unfinished_check_says_so(played: Path, capsys: Capture) -> None:
    spoil(played, "UPDATE parties SET to_act = 1 - to_act")
    spoil(played, "ALTER TABLE seats ADD COLUMN mood TEXT")
    for command in (["doctor"], ["doctor", "--repair"]):
        assert main(command) == 1
        assert capsys.readouterr().out.splitlines() == [
            "schema: One problem was found.",
            "  seats: it is missing, was changed, or does not belong to this bot",
            "Restore a backup, or remove what was added to the database. Nothing else was checked.",
        ]


BROKEN_HEX = "UPDATE deal_secrets SET secret = substr(secret, 1, 40) || 'g' || substr(secret, 42)"


def test_an_invalid_secret_is_reported_in_one_line(played: Path, tmp_path: Path, capsys: Capture) -> None:
    spoil(played, BROKEN_HEX)
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(played, copy)
    checks = (["doctor"], ["doctor", "--repair"], ["backup", "--check", str(tmp_path / "other.sqlite3")])
    for command in (*checks, ["restore", str(copy)]):
        assert main(command) == 1, command
        out, err = capsys.readouterr()
        assert re.search(r"^  deal_secrets.secret \d+: no version of the bot stores this value$", out, re.MULTILINE)
        assert err == ""


@pytest.mark.parametrize("option", ["--repair", "--mend"])
def test_a_repaired_finding_is_reported_once(played: Path, capsys: Capture, option: str) -> None:
    spoil(played, "UPDATE parties SET seq = seq + 1")
    assert main(["doctor", option]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "parties: One problem was found and repaired.",
        "  parties, 1, seq, 45, 44 (repaired)",
    ]
    assert main(["doctor"]) == 0


def test_no_card_is_printed_whatever_is_broken(played: Path, capsys: Capture) -> None:
    spoil(played, "UPDATE actions SET text = replace(text, 'S', 'X')")
    spoil(played, "UPDATE deals SET talon = hand0")
    assert main(["doctor", "--repair"]) == 1
    told = capsys.readouterr()
    assert "deal 1 cannot be replayed because its cards break the rules" in told.out
    with closing(sqlite3.connect(played)) as file:
        cards = " ".join(file.execute("SELECT hand0 || ' ' || hand1 FROM deals").fetchone()).split()
    assert not any(card in told.out + told.err for card in cards)


def test_a_damaged_file_is_reported(played: Path, capsys: Capture) -> None:
    spoil(played, "PRAGMA journal_mode = DELETE")
    content = bytearray(played.read_bytes())
    content[8192:12288] = bytes(4096)
    content[-4096:] = b"\xff" * 4096
    played.write_bytes(bytes(content))
    assert main(["doctor", "--repair"]) == 1
    assert "the file is damaged" in capsys.readouterr().out


WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "nothing": (lambda path: None, "There is no database"),
    "text": (lambda path: path.write_text("no database at all, but a long text" * 40), "cannot be used"),
    "another's": (lambda path: spoil(path, "CREATE TABLE t (x)"), "belongs to another program"),
    "older": (lambda path: migrate(path, 1), "written by an older version"),
}


def migrate(path: Path, steps: int) -> None:
    with closing(sqlite3.connect(path)) as file:
        for step in sorted(FOLDER.glob("*.sql"))[:steps]:
            file.executescript(step.read_text(encoding="utf-8"))
        file.execute(f"PRAGMA user_version = {BASE + steps - 1:d}")


@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_that_cannot_be_checked_is_reported_and_not_changed(place: Path, capsys: Capture, wrong: str) -> None:
    make, sentence = WRONG[wrong]
    make(place)
    before = place.read_bytes() if place.exists() else None
    assert main(["doctor", "--repair"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert (place.read_bytes() if place.exists() else None) == before


def test_the_doctor_does_not_import_discord(played: Path) -> None:
    code = "import sys; from bot.__main__ import main; main(['doctor']); sys.exit('discord' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", code], env=dict(os.environ), capture_output=True, check=False)  # noqa: S603
    assert ended.returncode == 0, ended


def test_a_locked_database_is_reported(played: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(played, "UPDATE parties SET to_act = 1 - to_act")
    monkeypatch.setattr("data.store.sqlite.opening.BUSY_MILLISECONDS", 1)
    with closing(sqlite3.connect(played, isolation_level=None)) as other:

        def busy() -> int:
            if not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")
            return 0

        monkeypatch.setattr("bot.admin.cli.doctor.unix_time", busy)
        assert main(["doctor", "--repair"]) == 2
    assert capsys.readouterr().err == f"The database {played} cannot be used: database is locked.\n"


def test_a_sample_is_reported_as_a_sample_and_repairs_nothing(played: Path, capsys: Capture) -> None:
    assert main(["doctor", "--sample", "5"]) == 0
    out = capsys.readouterr().out
    assert "at most 5 finished parties, chosen at random" in out
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--sample", "5", "--repair"])
    assert ended.value.code == 2


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("sample", "checked"), [("0", 1), ("1", 2), ("2", 3), ("5", 4)])
def test_a_sample_counts_the_parties_that_it_checked(place: Path, capsys: Capture, sample: str, checked: int) -> None:
    async def play() -> None:
        async with opened(place) as house:
            for _ in range(3):
                await house.play(await house.begin(rules=rules_of("rubicon", {"deals": 1})), 200)
            await house.play(await house.begin(), 5)

    asyncio.run(play())
    assert main(["doctor", "--sample", sample]) == 0
    *_, covered, well = capsys.readouterr().out.splitlines()
    assert f"covered {checked} of 4 parties: those in play, and at most {sample} finished parties" in covered
    assert well == f"All is well: {'one partie was' if checked == 1 else f'{checked} parties were'} checked."


def test_finished_parties_without_a_proof_are_counted_and_sound(place: Path, capsys: Capture) -> None:
    """Their secret uses version 1 of the proof, whose code no longer exists."""

    async def play() -> None:
        async with opened(place) as house:
            for _ in range(2):
                await house.play(await house.begin(rules=rules_of("rubicon", {"deals": 1})), 200)

    asyncio.run(play())
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out == "All is well: 2 parties were checked.\n"
    spoil(place, "UPDATE deal_secrets SET version = 1 WHERE challenge = 1")
    spoil(place, "UPDATE challenges SET commitment = replace(commitment, '0', 'f') WHERE id = 1")
    spoil(place, "UPDATE parties SET commitment = replace(commitment, '0', 'f') WHERE challenge = 1")
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out == (
        "One finished partie has no proof of its deals, so its packs were not checked.\n"
        "All is well: 2 parties were checked.\n"
    )
    spoil(place, "UPDATE challenges SET cut_words = 'other' WHERE id = 2")
    assert main(["doctor"]) == 1
