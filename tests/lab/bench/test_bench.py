import json

import pytest

from tests.lab.bench.report import ENGINE, main
from tests.support.figures import AtLeast, Figure, Goal
from tests.support.server_databases import VARIABLE

GOAL = {"asked", "began", "reached"}
"""Further fields in a goal's line."""


def test_a_figure_shows_name_value_unit_and_whether_its_bound_holds() -> None:
    met, missed, told = Figure("a", 1.5, "x", 2), Figure("b", 3, "x", 2), Figure("c", 3, "x")
    assert json.loads(met.as_json()) == {"name": "a", "value": 1.5, "unit": "x", "bound": 2, "ok": True}
    assert [figure.ok for figure in (met, missed, told)] == [True, False, True]
    assert [str(figure) for figure in (met, missed, told)] == [
        "a: 1.5 x (at most 2)", "b: 3 x (at most 2: NOT MET)", "c: 3 x",
    ]  # fmt: skip


def test_a_figure_can_have_a_bound_that_it_must_reach() -> None:
    met, missed = AtLeast("a", 2, "x", 1), AtLeast("b", 0, "x", 1)
    assert json.loads(missed.as_json()) == {"name": "b", "value": 0, "unit": "x", "bound": 1, "ok": False}
    assert [str(figure) for figure in (met, missed)] == ["a: 2 x (at least 1)", "b: 0 x (at least 1: NOT MET)"]


def test_a_goal_becomes_a_bound_once_it_is_reached() -> None:
    short, reached = Goal("a", "x", 9, 2).measured(3), Goal("a", "x", 9, 2).measured(2)
    missed, held = Goal("a", "x", 9, 2, 2).measured(3), Goal("a", "x", 9, 2, 2).measured(2)
    most = Goal("a", "x", None, 0.5, least=True).measured(0.4)
    assert [str(one).split() for one in (short, reached, missed, held, most)] == [
        ["a", "9", "≤", "2", "3.00", "x", "falls", "short"],
        ["a", "9", "≤", "2", "2.00", "x", "reached"],
        ["a", "9", "≤", "2", "3.00", "x", "NOT", "MET", "(2)"],
        ["a", "9", "≤", "2", "2.00", "x", "holds"],
        ["a", "≥", "0.5", "0.40", "x", "falls", "short"],
    ]
    assert [one.ok for one in (short, reached, missed, held, most)] == [True, True, False, True, True]
    assert json.loads(missed.as_json()) == {
        "name": "a", "value": 3, "unit": "x", "bound": 2, "ok": False, "asked": 2, "began": 9, "reached": False,
    }  # fmt: skip


def test_a_benchmark_that_needs_a_server_explains_how_to_get_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(SystemExit):
        main(["--stores"])
    assert ".ci/postgresql" in capsys.readouterr().err


@pytest.mark.long
def test_every_figure_is_printed_as_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    # Bounds are checked by a separate run: here other tests use the processor too.
    assert main(["--json", "--engine"]) in (0, 1)
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len({line["name"] for line in lines}) == len(lines) >= len(ENGINE)
    assert all(set(line) - GOAL == {"name", "value", "unit", "bound", "ok"} for line in lines)
    assert all(GOAL & set(line) in (set(), GOAL) for line in lines)
