"""Engines with the number ``ENGINE`` give the stored answer to each question, on every machine.

If an answer has changed, raise ``ENGINE``, unless its number was never released, and write the stored decisions
(``tests.support.house.stored_decisions``).
"""

import ast
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bot.piquet.house.levels.engine_number import ENGINE
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.player import LEVELS
from bot.piquet.proof import RULE_OF_THUMB
from bot.piquet.rules import RULE_SETS
from tests.support.house.stored_decisions import FILE, StoredDecision, kind_of, read_decisions, write_decisions
from tests.support.paths import ROOT

CHANGED: Final = (
    "An answer has changed. Raise ENGINE, or delete the file if no release has had its number. "
    "Then run python -m tests.support.house.stored_decisions"
)
EVERY: Final = 10
_EXACT: Final = {"math": {"comb", "fsum", "gcd", "inf", "sqrt"}, "statistics": {"fmean", "median"}}
"""Functions with equal results on every machine and in every Python version."""
_INEXACT: Final = {"datetime", "locale", "os", "platform", "random", "secrets", "time", *_EXACT}


@cache
def stored_decisions() -> list[StoredDecision]:
    return read_decisions()[1]


def differing(stored: Sequence[StoredDecision], decider: str) -> dict[int, tuple[str, str]]:
    pairs = {stored_decisions().index(one) + 2: (one.answers[decider], one.answer(decider)) for one in stored}
    return {line: (then, now) for line, (then, now) in pairs.items() if then != now}


def test_the_stored_answers_are_those_of_this_engine() -> None:
    assert read_decisions()[0] == ENGINE, CHANGED


@pytest.mark.parametrize("part", [pytest.param(part, marks=pytest.mark.long if part else ()) for part in range(EVERY)])
@pytest.mark.parametrize("decider", [*LEVELS, RULE_OF_THUMB])
def test_every_answer_is_the_stored_one(decider: str, part: int) -> None:
    assert differing(stored_decisions()[part::EVERY], decider) == {}, CHANGED


def test_there_are_positions_of_every_rule_set_and_every_kind_of_decision() -> None:
    kinds = Counter(kind_of(stored.turn).split(",")[0] for stored in stored_decisions())
    assert {stored.deal.rules.name for stored in stored_decisions()} == set(RULE_SETS)
    for kind in (
        *(f"{word} of {side}" for word in ("carte blanche", "exchange", "call") for side in ("elder", "younger")),
        *(f"answer to {kind}" for kind in ("point", "sequence", "set")),
        *(f"{part} {card}" for part in ("first", "early", "late", "end") for card in ("lead", "reply")),
        *("first word", "word to 7 tricks", "lead in a misère", "reply in a misère"),
        *("look", "look before the lead", "suit of the first lead", "lead of the named suit"),
    ):
        assert kinds[kind] > 0, kind
    assert min(len(stored.answers) for stored in stored_decisions()) == len((*LEVELS, RULE_OF_THUMB))
    assert any(" suit " in stored.answers["master"] for stored in stored_decisions())
    assert sum(stored.answers["master"] != stored.answers["expert"] for stored in stored_decisions()) > 20


def test_a_position_is_written_as_it_was_read() -> None:
    _, *lines = FILE.read_text(encoding="utf-8").splitlines()
    assert [stored.written() for stored in stored_decisions()] == lines


def test_the_file_is_not_written_again_under_the_same_number() -> None:
    before = FILE.read_bytes()
    with pytest.raises(SystemExit, match="Raise ENGINE first"):
        write_decisions()
    assert FILE.read_bytes() == before


def answered_afresh(places: Sequence[int], hash_seed: str) -> list[dict[str, str]]:
    command = [sys.executable, "-m", "tests.support.house.stored_decisions", *map(str, places)]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    assert told.stderr == ""
    return list(map(json.loads, told.stdout.splitlines()))


@pytest.mark.parametrize(
    ("hash_seed", "step"),
    [
        ("4711", -40),
        pytest.param("4711", -16, marks=pytest.mark.long),
        pytest.param("1", 16, marks=pytest.mark.long),
    ],
)
def test_a_fresh_process_answers_the_same_in_any_order_with_any_hashes(hash_seed: str, step: int) -> None:
    asked = range(len(stored_decisions()))[::step]
    assert answered_afresh(asked, hash_seed) == [stored_decisions()[place].answers for place in asked]


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_what_a_player_remembers_of_other_positions_changes_no_answer(level: str) -> None:
    seen = [stored.turn for stored in stored_decisions()[::15] if stored.deal.tricks or stored.deal.open_kinds]
    fresh = [PLAYERS[level](7).choose(turn) for turn in seen]
    kept = PLAYERS[level](7)
    assert [kept.choose(turn) for turn in reversed(seen)] == fresh[::-1]
    assert [kept.choose(turn) for turn in seen] == fresh


def inexact(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names if name.name in _INEXACT)
            case ast.ImportFrom(module=str(module), names=names) if module in _INEXACT:
                yield from (f"{module}.{name.name}" for name in names if name.name not in _EXACT.get(module, ()))


def test_the_houses_decision_code_uses_no_clock_and_is_deterministic_everywhere() -> None:
    files = sorted((ROOT / "bot" / "piquet").rglob("*.py"))
    found = {file.relative_to(ROOT).as_posix(): list(inexact(file)) for file in files}
    for apart in ("players/duel.py", "problems/making.py"):
        # They deal and measure, and decide nothing.
        found.pop(f"bot/piquet/house/{apart}")
    assert {file: names for file, names in found.items() if names} == {"bot/piquet/house/search/dice.py": ["random"]}
