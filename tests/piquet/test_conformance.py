"""Conformance cases hold for this engine, and RECORD.md describes them."""

import json
from typing import Any

import pytest

from bot.piquet import record
from bot.piquet.legal import legal_actions
from bot.piquet.rules import RULE_SETS
from bot.piquet.seat_record import parse_turn, read_seat_record
from tests.support.piquet.conformance import EYES, FILE, error_in, text

CASES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def given(case: dict[str, Any]) -> Any:
    if case["ask"] == "legal":
        if "position" in case:
            seen, _ = parse_turn(case["position"])
        else:
            seen, _ = read_seat_record(case["record"], case["seat"])
        return {"actions": list(map(str, legal_actions(seen)))}
    game = record.read(json.dumps(case["record"]))
    if case["ask"] == "replay":
        return record.summary(game)
    return record.write_view(game.rules, game.players, game.deals, EYES[case["seat"]])


@pytest.mark.parametrize("case", [case for case in CASES if "gives" in case], ids=lambda case: case["name"])
def test_a_record_gives_the_same_results_as_the_second_implementation(case: dict[str, Any]) -> None:
    assert json.loads(json.dumps(given(case))) == case["gives"]


@pytest.mark.parametrize("case", [case for case in CASES if "error" in case], ids=lambda case: case["name"])
def test_an_error_names_the_fault_of_a_wrong_record(case: dict[str, Any]) -> None:
    assert error_in(case) == case["error"]


def test_the_file_matches_the_output_of_the_script() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.support.piquet.conformance"


def test_there_are_many_cases_of_every_kind() -> None:
    assert len(CASES) > 250
    assert {case["record"]["rules"] for case in CASES if "gives" in case and "record" in case} == set(RULE_SETS)
    assert {(case["ask"], "error" in case) for case in CASES} == {
        ("replay", False), ("replay", True), ("view", False), ("legal", False), ("legal", True),
    }  # fmt: skip
