"""A program in another language, written from the rules pages, makes equal packs."""

import json
import os
import random
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from bot.piquet.cards import parse_cards, write_cards
from bot.piquet.proof import DayDeal, Shuffler, commitment_to, cut_for_deal, day_before, key
from bot.piquet.rules import RUBICON

PROGRAM: Final = Path(__file__).with_name("second_shuffler.mjs")
VECTORS: Final = Path(__file__).parents[1] / "cases" / "packs.json"
"""Secrets, numbers, cut words and numbers of deals, with the packs made from them."""
WORDS: Final = (
    *("", "0", "a", "Grüße, Жизнь 🂡", " two  spaces "),
    *("key:" + "0f" * 32, "key:" + "0F" * 32, "key:", "sha256:" + "0f" * 32),
)
DAYS: Final = ((1, 0), (1, 1), (128, 1))
CASES: Final = 300
Case = dict[str, Any]


def made(case: Case) -> Case:
    of_day = DayDeal(*case["day"]) if "day" in case else None
    shuffler = Shuffler(bytes.fromhex(case["secret"]), case["number"], (case["cuts"][0], case["cuts"][1]), of_day)
    committed = commitment_to if of_day is None else day_before
    return {
        "commitment": committed(case["number"], shuffler.secret),
        "keys": [key(words) for words in case["cuts"]],
        "packs": [write_cards(shuffler.pack(number)) for number in range(case["deals"])],
        "cut": shuffler.cut(RUBICON)[0],
        "seed": str(shuffler.house_seed()),
    }


def made_elsewhere(cases: Sequence[Case]) -> list[Case]:
    node = shutil.which("node")
    if node is None:
        if os.environ.get("CI") == "true":
            raise FileNotFoundError("no Node")
        pytest.skip("no Node here")
    asked = "".join(json.dumps(case) + "\n" for case in cases).encode()
    done = subprocess.run([node, str(PROGRAM)], input=asked, capture_output=True, check=True)  # noqa: S603 - found above
    answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
    for answer in answers:
        shown = cut_for_deal(parse_cards(answer["cut"]), RUBICON)
        assert shown is not None
        answer["cut"] = shown[0]
    return answers


def a_day(dice: random.Random, day: tuple[int, int]) -> Case:
    keys = [key(dice.choice(WORDS)) for _ in range(dice.randrange(4))]
    return a_case(dice) | {"cuts": [" ".join(keys), ""], "deals": 1, "day": list(day)}


def a_case(dice: random.Random) -> Case:
    return {
        "number": str(dice.randrange(2**63)),
        "secret": dice.randbytes(32).hex(),
        "cuts": [dice.choice(WORDS), dice.choice(WORDS)],
        "deals": dice.randrange(13),
    }


def vectors() -> list[Case]:
    return list(json.loads(VECTORS.read_text(encoding="utf-8")))


def test_the_shuffler_reproduces_the_published_vectors() -> None:
    assert len(vectors()) == len(WORDS) + len(DAYS)
    assert [tuple(vector["given"]["day"]) for vector in vectors() if "day" in vector["given"]] == [*DAYS]
    for vector in vectors():
        assert made(vector["given"]) == vector["made"]


def test_another_program_also_reproduces_the_vectors() -> None:
    assert made_elsewhere([vector["given"] for vector in vectors()]) == [vector["made"] for vector in vectors()]


def test_both_programs_agree_on_random_input() -> None:
    cases = [a_case(random.Random(seed)) for seed in range(CASES)]
    for seed in range(CASES):
        dice = random.Random(f"day {seed}")
        cases.append(a_day(dice, (dice.randrange(1, 5001), dice.randrange(2))))
    assert made_elsewhere(cases) == [made(case) for case in cases]
