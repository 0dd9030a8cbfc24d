"""``python -m bot verify``: what is proven of a record, in words and as JSON, and the exit status."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.computer.levels.beginner import Beginner
from bot.computer.players.greedy import GreedyPlayer
from bot.piquet.cards import write_cards
from bot.piquet.proof import Shuffler
from bot.piquet.proof_check import check_proof
from bot.services.house.engine_texts import engine_version
from tests.cli.records import CAVENDISH, Capture, printed
from tests.support.piquet.proven_parties import CUTS, SECRET, against_house, proven_partie, written


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


@pytest.mark.parametrize(("seat", "current", "status"), [(0, True, 0), (1, True, 2), (1, False, 1), (0, False, 0)])
def test_the_house_is_asked_again(capsys: Capture, tmp_path: Path, seat: int, current: bool, status: int) -> None:
    house = Beginner(Shuffler(SECRET, CUTS).house_seed())
    game = proven_partie(players=(house, GreedyPlayer()), deals=1)
    version = engine_version() if current else "0123456789abcdef"
    file = saved(tmp_path, written(against_house(game, seat, "beginner", version)))
    assert main(["verify", "--house", file]) == status
    out = capsys.readouterr().out
    assert ("is not here any more" in out) is (status == 1)
    assert ("decides “" in out) is (status > 0)
