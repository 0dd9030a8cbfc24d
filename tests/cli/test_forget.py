"""``python -m bot forget``: the host deletes a person's data after two questions, even while the bot runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from data.store.lock import take_lock
from tests.bot.features.privacy.test_forgetting import traces
from tests.cli.databases import Capture, digest, played, spoil
from tests.fakes.service_context import BEN

Answers = pytest.MonkeyPatch


def answer(monkeypatch: Answers, *answers: str) -> list[str]:
    left, asked = iter(answers), list[str]()

    def ask(question: str) -> str:
        asked.append(question)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)
    return asked


def test_the_command_asks_the_host_twice(place: Path, monkeypatch: Answers, capsys: Capture) -> None:
    played(place)
    asked = answer(monkeypatch, "y", str(BEN))
    assert main(["forget", str(BEN)]) == 0
    assert len(asked) == 2
    assert "games in play (1)" in capsys.readouterr().out
    assert traces(place, "Ben") == set()
    assert main(["doctor"]) == 0


@pytest.mark.parametrize("answers", [("n",), ("y", "1001"), ("",), ("y",), ()])
def test_nothing_is_deleted_unless_both_answers_confirm_it(
    place: Path, monkeypatch: Answers, answers: tuple[str, ...]
) -> None:
    before = played(place)
    answer(monkeypatch, *answers)
    assert main(["forget", str(BEN)]) == 2
    assert digest(place) == before


def test_the_yes_option_asks_nothing_and_works_while_a_bot_runs(place: Path, monkeypatch: Answers) -> None:
    played(place)
    asked = answer(monkeypatch)
    lock = take_lock(place)
    try:
        assert main(["forget", "--yes", str(BEN)]) == 0
    finally:
        lock.close()
    assert (asked, traces(place, "Ben")) == ([], set())


def test_the_command_names_files_that_may_still_hold_a_deleted_persons_data(place: Path, capsys: Capture) -> None:
    played(place)
    with closing(sqlite3.connect(place, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM seats").fetchone()
        assert main(["forget", "--yes", str(BEN)]) == 0
    assert f"{place} and {place}-wal may still hold" in capsys.readouterr().out


def test_a_bot_older_than_its_database_deletes_nothing(place: Path, capsys: Capture) -> None:
    played(place)
    spoil(place, "PRAGMA user_version = 9999")
    before = digest(place)
    assert main(["forget", "--yes", str(BEN)]) == 2
    assert "Nothing was deleted" in capsys.readouterr().err
    assert digest(place) == before


def test_an_unknown_person_changes_nothing(place: Path, capsys: Capture) -> None:
    before = played(place)
    assert main(["forget", "--yes", "4711"]) == 2
    assert "stores nothing about 4711" in capsys.readouterr().err
    assert digest(place) == before


def test_without_a_database_there_is_nobody_to_forget(place: Path, capsys: Capture) -> None:
    assert main(["forget", "--yes", "4711"]) == 2
    assert capsys.readouterr().err
    assert not place.exists()


@pytest.mark.parametrize("wrong", ["", "Ben", "0", "-1", str(1 << 63)])
def test_an_id_that_discord_cannot_assign_is_refused(wrong: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["forget", "--yes", "--", wrong])
    assert ended.value.code == 2
