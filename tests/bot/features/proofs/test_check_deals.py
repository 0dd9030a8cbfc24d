import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bot.piquet.cards import write_cards
from bot.piquet.deal import Deal
from bot.piquet.proof import DayDeal, Proof, Shuffler, as_key, day_before
from bot.piquet.proof_check import ProofVerdict, check_proof
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RULE_SETS, rules_of
from tests.support.piquet.proven_parties import CUTS, SECRET, proven_partie, written

PROGRAM = (files("bot.features.proofs") / "check_deals.py.txt").read_text(encoding="utf-8")


def printed(whole: dict[str, Any], folder: Path) -> list[str]:
    """Returns the program's output for a record. The program runs without this project's modules."""
    (folder / "check_deals.py").write_text(PROGRAM, encoding="utf-8")
    (folder / "record.json").write_text(json.dumps(whole, ensure_ascii=False), encoding="utf-8")
    command = [sys.executable, "-I", "-X", "utf8=0", "check_deals.py", "record.json"]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)  # noqa: S603
    assert told.stderr == ""
    return told.stdout.splitlines()


def test_the_program_is_short_enough_to_be_read_in_a_message() -> None:
    lines = PROGRAM.splitlines()
    assert len(lines) <= 19
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("cuts", [CUTS, ("", ""), (as_key("swan"), "key:" + "A" * 64)])
def test_the_program_prints_every_pack(tmp_path: Path, cuts: tuple[str, str]) -> None:
    game = proven_partie(RULE_SETS["hundred"], cuts=cuts)
    packs = [f"deal {at}: {write_cards(pack)}" for at, pack in enumerate(check_proof(game).packs, 1)]
    assert printed(written(game), tmp_path) == ["commitment fits: True", *packs]


def test_the_program_prints_the_pack_of_a_deal_of_the_day(tmp_path: Path) -> None:
    shuffler = Shuffler(SECRET, "77", ("keys", ""), DayDeal(128, 1))
    proof = Proof("77", day_before("77", SECRET), shuffler.cuts, SECRET, of_day=shuffler.of_day)
    rules = rules_of("rubicon", {"deals": 1})
    game = RecordedPartie(rules, ("Ada", "Ben"), [Deal.from_pack(rules, 0, shuffler.pack(0))], proof)
    assert check_proof(game).verdict is ProofVerdict.PROVEN
    assert printed(written(game), tmp_path) == ["commitment fits: True", f"deal 1: {write_cards(shuffler.pack(0))}"]


def test_the_program_says_that_another_secret_does_not_fit(tmp_path: Path) -> None:
    whole = written(proven_partie(deals=1))
    whole["proof"]["secret"] = SECRET[::-1].hex()
    assert printed(whole, tmp_path)[0] == "commitment fits: False"
