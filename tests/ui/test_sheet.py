"""The score sheet sums and fits a phone; the settlement and the reasons are told in words."""

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.piquet.cards import Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing, settle, sum_of
from bot.piquet.reckoning import Item, Reason
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import view
from bot.ui.reasons import why
from bot.ui.sheet import WIDTH, settlement, sheet, width
from bot.ui.words import words
from tests.piquet.engine import replayed
from tests.piquet.playing import play_through, random_table
from tests.ui.laying import laid_out, said, tricks

NAMES = "Ann", "Bob"


def lines_of(deal: Deal, names: tuple[str, str] = NAMES, before: tuple[int, int] = (0, 0)) -> list[str]:
    stands = Standing(sum_of((before, deal.score)))
    fence, *lines, end = sheet(words(), names, view(deal, None), 3, stands).splitlines()
    assert fence == end == "```"
    return lines


def numbers(line: str) -> tuple[int, int]:
    """The two columns of a line; an empty one is nothing."""
    columns = line.ljust(WIDTH)[14:23].strip(), line.ljust(WIDTH)[23:].strip()
    return int(columns[0] or 0), int(columns[1] or 0)


WEAK = "KS QS JS KD QD JD KC QC 9S 9D 9C 8C"


def test_a_sheet_says_what_each_scored_for_and_the_totals_after_it() -> None:
    deal = said(laid_out("AH KH QH JH TH AS AD AC 8S 7D 8D 7C", WEAK), "0 point AH KH QH JH TH", "1 answer point -")
    said(deal, "0 sequence AH KH QH JH TH", "1 answer sequence -", "0 set AH AS AD AC", "1 answer set -")
    tricks(deal, "AH 9C", "8S KS")
    assert lines_of(deal, before=(40, 7)) == [
        "Deal 3              Ann      Bob",
        "────────────────────────────────",
        "Point                 5",
        "Sequence             15",
        "Set                  14",
        "Repique              60",
        "Cards led             2",
        "Tricks taken                   1",
        "────────────────────────────────",
        "This deal            96        1",
        "Total               136        8",
    ]


def test_a_deal_without_a_point_scored_has_a_sheet_too() -> None:
    *_, deal, total = lines_of(Deal.from_pack(RUBICON, 1), before=(12, 0))
    assert (deal.split(), total.split()) == (["This", "deal", "0", "0"], ["Total", "12", "0"])


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.tuples(st.integers(0, 900), st.integers(0, 900)), st.integers(0, 60))
def test_a_sheet_sums_and_fits_a_phone(seed: int, before: tuple[int, int], done: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, "rubicon", seed % 2)
    for _, _line in zip(range(done), play_through(rng, table), strict=False):
        pass
    deal = replayed(table)
    lines = lines_of(deal, before=before)
    assert all(len(line) <= WIDTH == 32 for line in lines)
    scored, (score, totals) = [numbers(line) for line in lines[2:-3]], map(numbers, lines[-2:])
    assert score == deal.score == (sum(row[0] for row in scored), sum(row[1] for row in scored))
    assert totals == (before[0] + score[0], before[1] + score[1])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Annabel", "Annabel"),
        ("Annabella", "Annabel…"),
        ("中文名字很长", "中文名…"),
        ("` ```\n*", "ˋ ˋˋˋ*"),
        ("e\u0301" * 8, "e\u0301" * 8),
    ],
)
def test_a_name_is_cut_to_its_column_and_cannot_end_the_block(name: str, shown: str) -> None:
    head = lines_of(Deal.from_pack(RUBICON, 1), names=(name, "Bob"))[0]
    assert head.split("Deal 3", 1)[1].split("Bob")[0].strip() == shown
    assert width(head) == WIDTH


def settled(*totals: int) -> str:
    first, second = totals
    return settlement(words(), NAMES, settle(RUBICON, (first, second)), Standing((first, second)))


def test_a_settlement_says_how_the_points_are_made_up() -> None:
    assert settled(160, 130) == ("**Ann** wins by 130: 100 for the partie and the difference of 30 (160 to 130).")
    assert settled(88, 95) == (
        "**Bob** wins by 283, and **Ann** is rubiconed: 100 for the partie and the sum of 183 (95 and 88)."
    )
    assert settled(120, 120) == "The partie is drawn: 120 each."


POINT = Hand.of(parse_cards("AH KH QH JH 8H"))
QUART = Hand.of(parse_cards("AH KH QH JH"))
TENS = Hand.of(parse_cards("TS TH TD TC"))
NOTHING = view(Deal.from_pack(RUBICON, 1), None)


@pytest.mark.parametrize(
    ("item", "sentence"),
    [
        (Item(Reason.POINT, 0, 5, POINT), "**Ann** – 5 for the point: A♥ K♥ Q♥ J♥ 8♥"),
        (Item(Reason.SEQUENCE, 0, 4, QUART), "**Ann** – 4 for the quart major: A♥ K♥ Q♥ J♥"),
        (Item(Reason.SET, 1, 14, TENS), "**Bob** – 14 for the quatorze: 10♠ 10♥ 10♦ 10♣"),
        (Item(Reason.LEAD, 0, 1, Hand.of(parse_cards("TS"))), "**Ann** – 1 for the card led: 10♠"),
        (Item(Reason.CARTE_BLANCHE, 1, 10, TENS), "**Bob** – 10 for carte blanche: 10♠ 10♥ 10♦ 10♣"),
        (
            Item(Reason.CARTE_BLANCHE, 1, 10),
            "**Bob** – 10 for carte blanche, a hand dealt without king, queen or knave",
        ),
        (
            Item(Reason.REPIQUE, 0, 60),
            "**Ann** – 60 for the repique: 30 or more in hand, before **Bob** had scored anything that counts earlier",
        ),
    ],
)
def test_why_points_were_scored_is_told_with_the_cards(item: Item, sentence: str) -> None:
    assert why(words(), NOTHING, item, NAMES) == sentence


def whole_deals() -> Iterator[Deal]:
    for seed in range(12 * len(RULE_SETS)):
        rng = random.Random(seed)
        table = random_table(rng, list(RULE_SETS)[seed % len(RULE_SETS)], seed % 2)
        yield from (replayed(table) for _ in [list(play_through(rng, table))])


def test_every_point_of_whole_deals_has_its_reason_in_words() -> None:
    for deal in whole_deals():
        for item in deal.reckoning.items:
            sentence = why(words(), view(deal, None), item, NAMES)
            assert re.fullmatch(rf"\*\*{NAMES[item.seat]}\*\* – {item.points} .+", sentence)
