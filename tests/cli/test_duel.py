"""``python -m bot duel``: its output as text and JSON."""

import json
import re
from itertools import count

import pytest

from bot.__main__ import main
from bot.admin.cli import duel
from bot.admin.cli.terminal import INTERRUPTED
from bot.piquet.rules import RULE_SETS

Capture = pytest.CaptureFixture[str]
GREEDY = ["duel", "--left", "greedy", "--right", "greedy"]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_duel_prints_a_line_of_json(rules: str, capsys: Capture) -> None:
    assert main([*GREEDY, "--pairs", "3", "--seed", "7", "--rules", rules, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.keys() == {"left", "right", "rules", "seed", "pairs", "points", "interval", "elder", "younger"}
    assert (told["rules"], told["seed"], told["pairs"], told["points"]) == (rules, 7, 3, 0)
    assert told["interval"] == [0, 0]


SEVERAL = ["duel", "--left", "greedy", "--right", "beginner", "--pairs", "3"]


def test_several_seeds_give_a_combined_result_and_one_for_each(capsys: Capture) -> None:
    alone = []
    for seed in ("7", "8"):
        assert main([*SEVERAL, "--seed", seed, "--json"]) == 0
        alone.append(json.loads(capsys.readouterr().out))
    assert main([*SEVERAL, "--seed", "7", "8", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    figures = ("seed", "pairs", "points", "interval", "elder", "younger")
    assert told["seeds"] == [{figure: one[figure] for figure in figures} for one in alone]
    assert (told["pairs"], told["points"]) == (6, pytest.approx((alone[0]["points"] + alone[1]["points"]) / 2))


def test_several_seeds_are_printed_below_the_result(capsys: Capture) -> None:
    assert main([*GREEDY, "--pairs", "2", "--seed", "77", "5"]) == 0
    first, _, *seeds = capsys.readouterr().out.splitlines()
    assert "(4 pairs)" in first
    assert seeds == [f"Seed {seed}: 0.0 ± 0.0 (2 pairs)." for seed in (77, 5)]


@pytest.mark.long
def test_a_player_that_solves_the_play_beats_one_that_is_greedy(capsys: Capture) -> None:
    assert main(["duel", "--left", "solving", "--right", "greedy", "--pairs", "16", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["interval"][0] > 0


def test_a_duel_prints_two_lines_of_text(capsys: Capture) -> None:
    assert main([*GREEDY, "--pairs", "2"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "greedy minus greedy: 0.0 ± 0.0 points per pair (2 pairs)."
    assert second.startswith("Average per deal: elder ")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_duel_of_whole_parties_prints_the_settlement(rules: str, capsys: Capture) -> None:
    assert main([*GREEDY, "--parties", "--pairs", "2", "--seed", "7", "--rules", rules, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["rules"], told["parties"], told["settlement"], told["interval"]) == (rules, 2, 0, [0, 0])


def test_a_duel_of_whole_parties_prints_a_sentence(capsys: Capture) -> None:
    assert main(["duel", "--left", "greedy", "--right", "beginner", "--parties", "--pairs", "2"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("greedy minus beginner: ")
    assert "settlement points" in told


@pytest.mark.parametrize("wrong", [[], ["--pairs", "1"], ["--pairs", "x"], ["--pairs", "2", "--rules", "whist"]])
def test_a_missing_or_wrong_option_prints_one_sentence(wrong: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*GREEDY, *wrong])
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["--pairs", "1"], "--pairs: “1”: write 2 or more, because one pair has no confidence interval"),
        (["--pairs", "many"], "--pairs: “many”: write 2 or more, because one pair has no confidence interval"),
        (["--pairs", "2", "--seed", "x"], "--seed: “x”: write a whole number"),
        (["--pairs", "2", "--time", "0"], "--time: “0”: write a number of seconds from 0.001 to 3600"),
        (["--pairs", "2", "--time", "nan"], "--time: “nan”: write a number of seconds from 0.001 to 3600"),
    ],
)
def test_an_error_about_a_wrong_number_names_the_allowed_numbers(wrong: list[str], why: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main([*GREEDY, *wrong])
    assert capsys.readouterr().err == f"python -m bot duel: argument {why} (see python -m bot duel --help)\n"


LONG = ["--pairs", "100000", "--seed", "7", "8"]


@pytest.mark.parametrize("more", [["--json"], []])
def test_a_match_ended_by_ctrl_c_prints_its_result(
    more: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = count(1)

    def interrupted(*_: object) -> None:
        if next(played) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(duel, "paced", lambda *_: interrupted)
    assert main(["duel", "--left", "greedy", "--right", "beginner", *LONG, *more]) == INTERRUPTED
    out, err = capsys.readouterr()
    assert err == "Interrupted after 5 of 200,000 pairs.\n"
    if more:
        told = json.loads(out)
        assert (told["pairs"], [one["pairs"] for one in told["seeds"]]) == (5, [5, 0])
        assert told["interval"][0] < told["points"] < told["interval"][1]
    else:
        assert re.match(r"greedy minus beginner: -?\d+\.\d ± \d+\.\d points per pair \(5 pairs\)\.", out)


def test_ctrl_c_in_the_first_pairs_leaves_no_result(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(duel, "paced", lambda *_: interrupted)
    assert main([*GREEDY, *LONG]) == INTERRUPTED
    assert capsys.readouterr() == ("", "Interrupted after 1 of 200,000 pairs.\n")
