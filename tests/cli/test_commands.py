import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import EntryPoint, version
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.cli.records import CAVENDISH, CLUB, Capture, actions, cavendish, process
from tests.support.paths import ROOT


def test_the_version_is_printed() -> None:
    told = process("--version")
    assert (told.returncode, told.stdout.decode()) == (0, f"piquet-bot {version('piquet-bot')}\n")


def test_the_installed_script_runs_the_same_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    script = EntryPoint("piquet-bot", project["scripts"]["piquet-bot"], "console_scripts").load()
    assert script is main


COMMANDS = [
    "run",
    "check",
    "replay",
    "verify",
    "view",
    "engine",
    "duel",
    "backup",
    "restore",
    "copy",
    "problems",
    "doctor",
    "forget",
    "policies",
]


def test_every_command_has_a_module_with_its_name(capsys: Capture) -> None:
    assert all((ROOT / "bot" / "admin" / "cli" / f"{command}.py").is_file() for command in COMMANDS)
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = re.findall(r"^    ([a-z]+) ", capsys.readouterr().out, re.MULTILINE)
    assert sorted(listed) == sorted(COMMANDS)


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS)])
def test_every_command_has_help_that_fits_a_terminal(command: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    out = capsys.readouterr().out
    assert ended.value.code == 0
    assert out.startswith(" ".join(["usage: python -m bot", *command]))
    assert all(len(line) < 80 for line in out.splitlines())
    assert "show this help and exit" in out


@pytest.mark.parametrize(
    "arguments",
    [["--foo"], ["dance"], ["replay"], ["view", CLUB], ["view", "--seat", "2", CLUB], ["view", "--seat", "0"],
     ["view", "--seat", "0", CLUB, CLUB], ["replay", "--js", CLUB], ["replay\n"], ["run", "now"],
     ["engine"], ["engine", "--level", "genius"], ["engine", "--level", "club", "--seed", "x"]],
)  # fmt: skip
def test_a_wrong_argument_prints_one_sentence(arguments: Sequence[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert err.startswith("python -m bot")
    assert err.endswith("--help)\n")
    assert err.count("\n") == 1


def test_a_dash_reads_standard_input() -> None:
    told = process("replay", "--json", "-", CLUB, input=Path(CAVENDISH).read_bytes())
    assert told.returncode == 0
    assert [json.loads(line)["totals"] for line in told.stdout.splitlines()] == [[28, 23], [26, 14]]


def test_closed_standard_input_is_an_error() -> None:
    told = process("view", "--seat", "0", "-", preexec_fn=lambda: os.close(0))
    assert (told.returncode, told.stderr) == (2, b"")
    assert json.loads(told.stdout) == {"error": {"why": "This file cannot be read."}}


def test_a_terminal_that_cannot_show_suits_gets_escapes() -> None:
    told = process("replay", CAVENDISH, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"A leads A\\u2665: +1 " in told.stdout


@pytest.mark.parametrize("command", [["replay", *[CAVENDISH] * 200], ["--help"]])
def test_closing_the_output_early_is_not_an_error(command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "bot", *command], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert told.stderr == b""


def test_a_replay_imports_neither_discord_nor_the_database() -> None:
    code = (
        "import sys; from bot.__main__ import main; main(sys.argv[1:]); "
        "sys.exit(any(name in sys.modules for name in ('discord', 'aiohttp', 'aiosqlite', 'asyncio')))"
    )
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, "replay", CAVENDISH], capture_output=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, b"")


def test_the_command_line_is_in_english_whatever_the_terminals_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    main(["replay", "no-such-file.json"])
    assert "There is no such file." in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["view", "--seat", "0", CAVENDISH], ["replay", "--json", CAVENDISH, "no-such-file.json"],
     ["duel", "--left", "greedy", "--right", "greedy", "--pairs", "2", "--json"],
     ["engine", "--level", "beginner"]],
)  # fmt: skip
def test_output_for_programs_goes_only_to_standard_output(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(cavendish(actions=[*actions()[:3], "0 dance"])))
    more = [str(broken)] if arguments[0] == "replay" else []
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b'{"seat": 0}\nnothing\n')))
    main([*arguments, *more])
    out, err = capsys.readouterr()
    assert out
    assert err == ""
