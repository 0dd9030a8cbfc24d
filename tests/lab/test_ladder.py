"""The ladder names each step, and says whether the step meets its goal."""

import json

import pytest

from bot.piquet.house.players.player import LEVELS
from tests.lab.ladder import Step, ladder, main


def test_each_step_of_the_ladder_is_named_from_the_weakest_up() -> None:
    steps = list(ladder("rubicon", 2, levels=LEVELS[:3]))
    assert [step.name for step in steps] == ["rubicon: casual - beginner", "rubicon: club - casual"]
    assert "points a pair (8 to 12: " in str(steps[0])


@pytest.mark.parametrize(
    ("value", "within", "verdict"),
    [
        *((8, 2, "reached"), (10, 2, "reached"), (12, 2, "reached")),
        *((7.9, 2, "falls short"), (5, 2, "falls short"), (12.1, 2, "falls short"), (15, 2, "falls short")),
        *((17, 2, "NOT MET"), (3, 2, "NOT MET")),
    ],
)
def test_a_step_is_not_met_if_it_is_surely_out_of_bounds(value: float, within: float, verdict: str) -> None:
    step = Step("rubicon: casual - beginner", value, "points a pair", within=within)
    assert str(step).endswith(f" (8 to 12: {verdict})")
    assert step.ok is (verdict != "NOT MET")


def test_the_ladder_prints_a_line_of_json_for_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rules", "hundred", "--pairs", "2", "--levels", "beginner", "casual", "--json"])
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["name"] == "hundred: casual - beginner"
