"""Deals and parties worked by hand for every rule set: scores, results, and the view of each seat and the public.

Each file in `tests/cases/worked` explains its figures in `why`; none came from the engine.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.piquet import record
from tests.support.paths import CASES

WORKED = sorted((CASES / "worked").glob("*.json"))
EYES = {"0": 0, "1": 1, "public": None}
EACH = pytest.mark.parametrize("path", WORKED, ids=lambda path: path.stem)


def case(path: Path) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return whole


@EACH
def test_the_engine_agrees_with_each_hand_worked_case(path: Path) -> None:
    worked = case(path)
    text = json.dumps(worked["record"])
    if "error" in worked["expected"]:
        with pytest.raises(record.Broken) as caught:
            record.read(text)
        assert {"deal": caught.value.deal, "action": caught.value.action} == worked["expected"]["error"]
        return
    game = record.read(text)
    assert record.summary(game) == worked["expected"]
    for eye, seen in worked.get("views", {}).items():
        assert part(written(game, EYES[eye]), seen) == seen["deals"], f"as {eye} sees it"


def written(game: record.RecordedPartie, eye: int | None) -> dict[str, Any]:
    return record.write_view(game.rules, game.players, game.deals, eye)


def part(shown: dict[str, Any], seen: dict[str, Any]) -> list[dict[str, Any]]:
    return [{key: deal[key] for key in told} for deal, told in zip(shown["deals"], seen["deals"], strict=True)]


@EACH
def test_a_worked_record_is_written_as_it_was_read(path: Path) -> None:
    worked = case(path)
    if "error" not in worked["expected"]:
        game = record.read(json.dumps(worked["record"]))
        again = record.write(game.rules, game.players, game.deals)
        assert again == worked["record"]


@EACH
def test_a_worked_case_explains_its_reckoning(path: Path) -> None:
    worked = case(path)
    assert path.stem.startswith(worked["record"]["rules"])
    assert worked["why"].endswith(".")


@pytest.mark.parametrize(
    ("rules", "least"),
    [
        ("rubicon", 3), ("club", 3), ("au-cent", 3), ("french-1896", 3), ("carte-rouge", 3), ("hundred", 8),
        ("counterpique", 10),
    ],
)  # fmt: skip
def test_every_rule_set_has_enough_worked_cases(rules: str, least: int) -> None:
    assert sum(path.stem.startswith(rules) for path in WORKED) >= least
