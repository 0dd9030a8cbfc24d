"""``python -m bot verify``: what is proven of a record, in words and as JSON, and the exit status."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.computer.levels.beginner import Beginner
from bot.computer.levels.engine_number import THIS_ENGINE
from bot.computer.players.greedy import GreedyPlayer
from bot.piquet.cards import write_cards
from bot.piquet.proof import RULE_OF_THUMB, Shuffler
from bot.piquet.proof_check import check_proof
from tests.cli.records import CAVENDISH, Capture, printed
from tests.support.piquet.proven_parties import CUTS, NUMBER, SECRET, against_house, proven_partie, written


def saved(folder: Path, whole: dict[str, Any]) -> str:
    path = folder / "record.json"
    path.write_text(json.dumps(whole), encoding="utf-8")
    return str(path)


def test_a_proven_partie_and_its_packs(capsys: Capture, tmp_path: Path) -> None:
    game = proven_partie()
    packs = [write_cards(pack) for pack in check_proof(game).packs]
    file = saved(tmp_path, written(game))
    told = {"verdict": "proven", "deal": None, "words": [True, False], "packs": packs}
    assert printed(capsys, "verify", "--json", "--packs", file) == (0, [told])
    assert main(["verify", "--packs", file]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "unless the host was in league with Ada" in out
    assert [line.partition(": ")[2] for line in out.splitlines() if line[:1].isdigit()] == packs


def test_what_is_not_proven_is_1_and_what_does_not_fit_is_2(capsys: Capture, tmp_path: Path) -> None:
    whole = written(proven_partie(deals=2))
    assert main(["verify", CAVENDISH]) == 1
    assert main(["verify", saved(tmp_path, whole | {"proof": whole["proof"] | {"secret": "0" * 64}})]) == 2
    whole["proof"].pop("secret")
    assert main(["verify", saved(tmp_path, whole)]) == 1
    assert main(["verify", str(tmp_path / "none")]) == 2
    changed = written(proven_partie(deals=2))
    changed["deals"][1] |= {"hands": changed["deals"][1]["hands"][::-1], "actions": []}
    capsys.readouterr()
    assert main(["verify", saved(tmp_path, changed)]) == 2
    assert "Deal 2 was not dealt" in capsys.readouterr().out


OLDER = "0123456789abcdef"


def played_by_the_house(folder: Path, seat: int, version: str) -> str:
    """A deal of the beginner at seat 0 and the rule of thumb at seat 1; this version is said to have played a seat."""
    house = Beginner(Shuffler(SECRET, NUMBER, CUTS).house_seed())
    game = proven_partie(players=(house, GreedyPlayer()), deals=1)
    return saved(folder, written(against_house(game, seat, "beginner", version)))


@pytest.mark.parametrize("version", [THIS_ENGINE, OLDER, "99"])
def test_the_house_is_asked_again(capsys: Capture, tmp_path: Path, version: str) -> None:
    assert main(["verify", "--house", played_by_the_house(tmp_path, 0, version)]) == 0
    out = capsys.readouterr().out
    assert "decisions of the house follow from its own hand" in out
    assert "these decisions follow from the level of the house" in out


@pytest.mark.parametrize(
    ("version", "found", "said"),
    [
        (THIS_ENGINE, "other", "although the proof names no other version"),
        (OLDER, "other-version", f"Another version decided that: {OLDER}."),
    ],
)
def test_an_answer_that_differs_accuses_nobody(
    capsys: Capture, tmp_path: Path, version: str, found: str, said: str
) -> None:
    file = played_by_the_house(tmp_path, 1, version)
    status, [told] = printed(capsys, "verify", "--json", "--house", file)
    house = told["house"]
    assert (status, house["found"], house["version"]) == (1, found, version)
    assert 0 < house["same"] < house["decisions"]
    assert house["did"] != house["chooses"]
    assert main(["verify", "--house", file]) == 1
    out = capsys.readouterr().out
    assert f"{house['same']} of {house['decisions']} decisions of the house are the same." in out
    assert said in out
    assert "Nothing is proven of what differs." in out
    assert "these decisions follow" not in out


def test_what_was_left_to_the_rule_of_thumb_is_counted(capsys: Capture, tmp_path: Path) -> None:
    file = played_by_the_house(tmp_path, 1, RULE_OF_THUMB)
    status, [told] = printed(capsys, "verify", "--json", "--house", file)
    number = told["house"]["decisions"]
    assert number > 10
    assert (status, told["house"]) == (
        0,
        {"found": "same"} | dict.fromkeys(("decisions", "same", "rule_of_thumb"), number),
    )
    main(["verify", "--house", file])
    assert f"{number} of {number} decisions were made by the rule of thumb" in capsys.readouterr().out
