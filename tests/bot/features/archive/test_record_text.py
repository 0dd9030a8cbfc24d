import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.archive.record_text import record_lines
from bot.kit.words import words
from bot.piquet import record
from bot.piquet.rules import RULE_SETS
from tests.support.paths import CASES
from tests.support.piquet.parties import partie
from tests.support.piquet.playing import random_options

WORKED = CASES / "worked"
COUNTERPIQUE_WHOLE = """\
Counterpique: A and B

Deal 1: A deals

  A      ♠ A K Q J 10   ♥ A            ♦ A          ♣ A 10 9 8 7
  B      ♠ 9 8 7        ♥ K Q J 10 7   ♦ K Q J 10   ♣ –
  Talon  8♦ 7♦ K♣ Q♣ J♣ 9♥ 8♥ 9♦

  A: “Seven–three.” 21 – B: “Yes.”
  A: “Pass.” – B: “Eight–three.” 24
  B is elder: eight tricks, three cards left for A, worth 24.

  B exchanges five and leaves three for A.
    out 7♠ J♥ 10♥ J♦ 10♦
    in  8♦ 7♦ K♣ Q♣ J♣
  A exchanges three.
    out 10♣ 8♣ 7♣
    in  9♥ 8♥ 9♦

  B: “Point of four.” – A: “Not good.”
  B: “Tierce.” – A: “Not good.”
  B: “Trio.” – A: “Of what?” – B: “Kings.” – A: “Not good.”

  B leads 9♠
  A reckons:
  Point: 5 spades (51) · 5
  Quint major in spades · 15
  Three aces (not counting A♣) · 3
  Total 23 → 23
  9♠ – 10♠: A takes it (tricks: A 1, B 0)
  A♠ – 8♠: A takes it (tricks: A 2, B 0)
  K♠ – 7♦: A takes it (tricks: A 3, B 0)
  Q♠ – 8♦: A takes it (tricks: A 4, B 0)
  J♠ – 7♥: A takes it (tricks: A 5, B 0)
  A♥ – Q♥: A takes it (tricks: A 6, B 0)
  A♦ – Q♦: A takes it (tricks: A 7, B 0) – and a pique for A, with 7 more for the tricks that made it: +37 → 60
  A♣ – J♣: A takes it (tricks: A 8, B 0)
  9♣ – K♣: B takes it (tricks: A 8, B 1)
  Q♣ – 8♥: B takes it (tricks: A 8, B 2)
  K♥ – 9♥: B takes it (tricks: A 8, B 3)
  K♦ – 9♦: B takes it, and the last trick counts as two (tricks: A 8, B 5)
  Counterpique: B has won five of the eight tricks undertaken, three short: 3 × 24 makes 72 below the line for A.

Deal 1             A     B
──────────────────────────
Point              5
Sequence          15
Set                3
Pique             30
Pique tricks       7
══════════════════════════
Counterpique      72
──────────────────────────
This deal        132     0
Below the line    72     0
Games won          0     0
Total            132     0

The game is not over.
"""


def told(name: str) -> list[str]:
    case = json.loads((WORKED / f"{name}.json").read_text(encoding="utf-8"))
    return [*record_lines(words(), record.read(json.dumps(case["record"])))]


def test_a_deal_with_an_auction_reads_as_expected() -> None:
    assert told("counterpique-youngers-pique") == COUNTERPIQUE_WHOLE.splitlines()


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        (
            "hundred-three-double-games",
            [
                "A wins the game, 100 to 0, a double game because B has fewer than fifty. Games: A 4 – 2 B.",
                "",
                "A wins the match, 4 games to 2.",
            ],
        ),
        (
            "counterpique-rubber-to-nothing",
            [
                "A wins the game, 104 to 0 below the line. Games: A 2 – 0 B.",
                "",
                (
                    "A wins the rubber, 2 games to 0: 410 points, plus 500 for the rubber and 200 for games in "
                    "which B scored nothing below the line. Totals: 1,110 to 0."
                ),
            ],
        ),
        ("au-cent-one-deal-drawn", ["", "The game is drawn: 21 each."]),
    ],
)
def test_a_partie_of_every_form_is_printed_to_its_end(name: str, ending: list[str]) -> None:
    assert told(name)[-len(ending) :] == ending


def test_a_misere_is_printed_without_exchange_and_calls() -> None:
    text = "\n".join(told("counterpique-misere"))
    assert "Both pass, so the deal is a misère." in text
    assert "exchanges" not in text
    assert re.search(r"has fewer tricks, \w+ to \w+, and wins the misère", text)


def test_the_exchange_is_printed_before_the_carte_blanche_that_it_reveals() -> None:
    lines = [line.strip() for line in told("rubicon-carte-blanche-shown")]
    (shown,) = (at for at, line in enumerate(lines) if "shows the carte blanche" in line)
    assert lines[shown - 2].startswith("out ")
    assert lines[shown - 1].startswith("in ")


@settings(max_examples=8)
@given(st.integers(0, 2**32), st.sampled_from(list(RULE_SETS)), st.integers(0, 200))
def test_any_partie_can_be_printed_at_any_point(seed: int, rules: str, done: int) -> None:
    whole = partie(random.Random(seed), rules, random_options(random.Random(seed), rules))
    last = whole["deals"][-1]
    whole["deals"] = [*whole["deals"][:-1], {**last, "actions": last["actions"][:done]}]
    game = record.read(json.dumps(whole))
    lines = [*record_lines(words(), game)]
    assert not any(mark in line for line in lines for mark in "*`")
    headings = [line for line in lines if re.match(r"Deal \d+: ", line)]
    assert len(headings) == len(game.deals)
    assert all(("is elder" in heading) is not game.rules.auction for heading in headings)
    assert all(len(line) < 400 for line in lines)
