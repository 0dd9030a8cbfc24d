"""``python -m bot duel`` with other programs: they use the engine's protocol, are timed, and are blamed for faults."""

import json
import re
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.admin.cli import duel
from bot.admin.cli.engine import Engine
from bot.piquet.rules import RULE_SETS
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST

Capture = pytest.CaptureFixture[str]
Save = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Save:
    """Returns a function: it saves a program that runs ``answer`` for each line, and returns the duel's argument."""

    def save(answer: str, before: str = "") -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.py"
        path.write_text(
            f"import json, sys, time, pathlib\n{before}\nfor line in sys.stdin:\n"
            f"    asked = json.loads(line); seat = asked['seat']\n    {answer}\n    sys.stdout.flush()\n"
        )
        return f"cmd:{sys.executable} {path}"

    return save


def played(capsys: Capture, *arguments: str) -> tuple[int, Any, str]:
    status = main(["duel", *arguments, "--json"])
    out, err = capsys.readouterr()
    return status, json.loads(out), err


ENGINE = f"cmd:{sys.executable} -m bot engine --level greedy"


@pytest.mark.parametrize("rules", ["rubicon", "counterpique"])
def test_the_engine_as_a_program_plays_as_the_house_does(
    rules: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel, "EVERY", 1e9)
    status, told, err = played(capsys, "--left", ENGINE, "--right", "greedy", "--pairs", "2", "--rules", rules)
    assert (status, err) == (0, "")
    assert (told["points"], told["interval"], told["faults"]) == (0, [0, 0], {"left": 0, "right": 0})


def action(text: str) -> str:
    return f"print(json.dumps({{'action': {text}}}))"


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("answer", "kind", "why"),
    [
        ("print('hello')", "unreadable", "`hello` is not JSON. A valid answer looks like this: `{\"action"),
        ("print('[]')", "unreadable", "`[]` has no `action`. A valid answer looks like this: `{\"action\": \"0 "),
        ("print('{\"action\": 7}')", "unreadable", "has no `action`"),
        ("print('{\"error\": {\"why\": \"I am lost\"}}')", "error", "the program answered with an error: I am lost"),
        (action("'0 exchange 10S'"), "unreadable", "`10S`: write `TS`."),
        (action("f'{seat} play AS'"), "illegal", "play AS`: That isn’t possible at this point in the deal."),
        (action("f'{1 - seat} look'"), "illegal", "It is your opponent’s turn."),
        ("sys.exit(3)", "gone", "the program ended with status 3."),
        ("time.sleep(60)", "slow", "no answer within the limit (0.5 s)."),
        ("print('x' * 2_500_000)", "unreadable", "is not JSON"),
        ("[print('x') for _ in iter(int, 1)]", "unreadable", "`x` is not JSON"),
    ],
)  # fmt: skip
def test_a_program_that_errs_ends_the_match_and_is_blamed(
    answer: str, kind: str, why: str, program: Save, capsys: Capture
) -> None:
    sides = "--left", "greedy", "--right", program(answer)
    status, told, err = played(capsys, *sides, "--pairs", "2", "--time", "0.5" if kind == "slow" else "30")
    assert status == 1
    assert told["faults"] == {"left": 0, "right": 1}
    blame = told["stopped"]
    assert (blame["side"], blame["pair"], blame["deal"], blame["kind"]) == ("right", 1, 1, kind)
    assert why in blame["why"]
    assert blame["asked"]["seat"] in (0, 1)
    assert err.startswith(f"right, pair 1, deal 1, action {blame['action']}: ")
    assert why in err
    assert err.count("\n") == 1


def test_a_program_that_reads_nothing_times_out_as_slow(tmp_path: Path, capsys: Capture) -> None:
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text("import time\ntime.sleep(60)\n")
    side = f"cmd:{sys.executable} {sleeper}"
    status, told, _ = played(capsys, "--left", side, "--right", "greedy", "--pairs", "2", "--time", "0.5")
    assert (status, told["stopped"]["kind"]) == (1, "slow")


def test_no_process_started_by_a_program_is_left_running(tmp_path: Path, capsys: Capture) -> None:
    started = tmp_path / "started"
    wrapper = tmp_path / "wrapper.sh"
    wrapper.write_text(f"sleep 86400 &\necho $! > {started}\nwait\n")
    played(capsys, "--left", f"cmd:/bin/sh {wrapper}", "--right", "greedy", "--pairs", "2", "--time", "0.5")
    process = int(started.read_text())
    until = time.monotonic() + LONGEST
    while _runs(process):
        assert time.monotonic() < until
        time.sleep(0.01)


def _runs(process: int) -> bool:
    """A killed process may stay in the process table until its new parent asks for its status."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_program_that_closes_its_output_is_blamed(tmp_path: Path, capsys: Capture) -> None:
    closer = tmp_path / "closer.py"
    closer.write_text("import os, time\nos.close(1)\ntime.sleep(60)\n")
    side = f"cmd:{sys.executable} {closer}"
    status, told, _ = played(capsys, "--left", side, "--right", "greedy", "--pairs", "2")
    assert (status, told["stopped"]["kind"]) == (1, "gone")
    assert told["stopped"]["why"] == "the program closed its output."


def test_the_rule_of_thumb_plays_for_a_forgiven_program(program: Save, capsys: Capture) -> None:
    """The program exits at its exchange, is started again, and then gives only unreadable answers."""
    answer = "print('x') if any('exchange' in line for line in asked['record']['deals'][-1]['actions']) else sys.exit()"
    sides = "--left", program(answer), "--right", "greedy"
    status, told, err = played(capsys, *sides, "--pairs", "2", "--forgive")
    assert status == 1
    assert (told["pairs"], told["points"]) == (2, 0)
    assert told["faults"]["left"] > 4 * 12
    assert told["faults"]["right"] == 0
    assert err.splitlines()[-1].startswith("Actions played by a rule of thumb because a program failed: left ")


def test_a_program_started_again_and_again_leaves_no_thread(program: Save, capsys: Capture) -> None:
    sides = "--left", program("print('x'); print('x'); sys.exit()"), "--right", "greedy"
    before = set(threading.enumerate())
    _, told, _ = played(capsys, *sides, "--pairs", "2", "--forgive")
    assert told["faults"]["left"] > 20
    for thread in set(threading.enumerate()) - before:
        thread.join(LONGEST)
        assert not thread.is_alive()


def test_a_program_gets_only_the_finished_deals_of_its_partie(program: Save, tmp_path: Path, capsys: Capture) -> None:
    log = tmp_path / "log"
    seen = f"open({str(log)!r}, 'a').write(f\"{{len(asked['record']['deals'])}} {{seat}}\\n\"); print('x')"
    sides = "--left", program(seen), "--right", "greedy"
    status, told, _ = played(capsys, *sides, "--pairs", "2", "--parties", "--forgive")
    assert (status, told["settlement"]) == (1, 0)
    lines = [tuple(map(int, line.split())) for line in log.read_text().splitlines()]
    games = [pair for at, pair in enumerate(lines) if at == 0 or pair != lines[at - 1]]
    parties = 4
    assert games[:8] == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), *games[6:8]]
    assert sum(pair[0] == 1 for pair in games) == parties


def test_each_pair_is_logged_as_soon_as_it_is_played(tmp_path: Path, capsys: Capture) -> None:
    log = tmp_path / "pairs.jsonl"
    sides = "--left", "greedy", "--right", "beginner"
    _, told, _ = played(capsys, *sides, "--pairs", "3", "--log", str(log))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["pair"] for line in lines] == [1, 2, 3]
    assert sum(line["gain"] for line in lines) == pytest.approx(told["points"] * 3)
    for line in lines:
        assert line.keys() == {"pair", "seed", "gain", "pack", "left_elder", "right_elder"}
        first, second = line["left_elder"], line["right_elder"]
        assert line["gain"] == first[0] - first[1] + second[1] - second[0]
        assert len(line["pack"].split()) == 32
    _, told, _ = played(capsys, *sides, "--pairs", "2", "--parties", "--log", str(log))
    assert [json.loads(line).keys() for line in log.read_text().splitlines()[3:]] == [{"pair", "seed", "gain"}] * 2


def test_the_pairs_can_go_to_standard_output_before_the_result(capsys: Capture) -> None:
    assert main(["duel", "--left", "greedy", "--right", "greedy", "--pairs", "2", "--log", "-", "--json"]) == 0
    first, second, result = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["pair"], second["pair"], result["pairs"]) == (1, 2, 2)


def test_progress_shows_the_error_bars_so_far(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "EVERY", 0.0)
    _, _, err = played(capsys, "--left", "greedy", "--right", "greedy", "--pairs", "3")
    assert err.splitlines() == ["1 of 3 pairs", "2 of 3 pairs: 0.0 ± 0.0", "3 of 3 pairs: 0.0 ± 0.0"]


@pytest.mark.parametrize(
    ("side", "why"),
    [
        ("cmd:no-such-program-here", "cannot be started"),
        ("cmd:'", "is not a command"),
        ("cmd:", "is not a command"),
    ],
)
def test_a_program_that_cannot_be_started_is_an_error(side: str, why: str, capsys: Capture) -> None:
    assert main(["duel", "--left", side, "--right", "greedy", "--pairs", "2"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert why in err


def test_the_error_about_an_unknown_side_lists_the_known_sides(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["duel", "--left", "genius", "--right", "greedy", "--pairs", "2"])
    err = capsys.readouterr().err
    assert "genius" in err
    assert "cmd:" in err


# The pages.


def test_the_example_opponent_in_the_readme_plays_every_rule_set(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (code,) = re.findall(r'```python\n(""".*?)```', (ROOT / "bot/piquet/README.md").read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 40
    (tmp_path / "opponent.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "bot"))
    monkeypatch.setattr(duel, "EVERY", 1e9)
    side = f"cmd:{sys.executable} {tmp_path / 'opponent.py'}"
    for rules in RULE_SETS:
        assert played(capsys, "--left", side, "--right", "greedy", "--pairs", "2", "--rules", rules)[::2] == (0, "")


def test_the_example_lines_in_the_record_page_get_the_printed_answers() -> None:
    lines = re.findall(r"→ (.*)\n← (.*)", (ROOT / "bot/piquet/RECORD.md").read_text("utf-8"))
    engine = Engine("greedy", 0)
    assert len(lines) > 3
    for line, answer in lines:
        assert engine.answer(line.encode()) == json.loads(answer)
