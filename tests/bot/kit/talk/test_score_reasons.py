import random
import re
from collections.abc import Iterator

import pytest
from discord import ui

from bot.features.tables.view import reasons_view
from bot.kit.talk.score_sheet import why
from bot.kit.words import words
from bot.piquet.cards import Hand, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.reckoning import Item, Reason
from bot.piquet.rules import CARTE_ROUGE, HUNDRED, RUBICON, RULE_SETS, rules_of
from bot.piquet.view import view
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import replayed
from tests.support.players import plain_text
from tests.support.ui.laid_deals import bid_for, laid_out, played_out, said, sight_of, tricks

NAMES = "Ann", "Bob"
STRONG = "AH KH QH JH TH 9H 8H AS KS QS AD AC", "7H 7S 8S 9S TS JS 7D 8D 9D TD JD 7C"


POINT = Hand.of(parse_cards("AH KH QH JH 8H"))
QUART = Hand.of(parse_cards("AH KH QH JH"))
TENS = Hand.of(parse_cards("TS TH TD TC"))
NOTHING = view(Deal.from_pack(RUBICON, 1), None)


TRICKS = "8 tricks undertaken, 8 won"


@pytest.mark.parametrize(
    ("item", "sentence"),
    [
        (Item(Reason.POINT, 0, 5, POINT), "**Ann** – 5 for the point: A♥ K♥ Q♥ J♥ 8♥"),
        (Item(Reason.SEQUENCE, 0, 4, QUART), "**Ann** – 4 for the quart major: A♥ K♥ Q♥ J♥"),
        (Item(Reason.SET, 1, 14, TENS), "**Bob** – 14 for the quatorze: 10♠ 10♥ 10♦ 10♣"),
        (Item(Reason.LEAD, 0, 1, Hand.of(parse_cards("TS"))), "**Ann** – 1 for the card led: 10♠"),
        (
            Item(Reason.TRICK, 1, 1, Hand.of(parse_cards("TS"))),
            "**Bob** – 1 for the trick won in reply: 10♠",
        ),
        (Item(Reason.CARTE_BLANCHE, 1, 10, TENS), "**Bob** – 10 for carte blanche: 10♠ 10♥ 10♦ 10♣"),
        (
            Item(Reason.CARTE_BLANCHE, 1, 10),
            "**Bob** – 10 for carte blanche, a hand without a king, queen or knave",
        ),
        (
            Item(Reason.REPIQUE, 0, 60),
            "**Ann** – 60 for the repique: 30 or more in hand before **Bob** scored",
        ),
    ],
)
def test_the_reason_of_a_score_names_the_cards(item: Item, sentence: str) -> None:
    assert why(words(), NOTHING, item, NAMES) == sentence


def reasons(deal: Deal) -> list[str]:
    drawn = reasons_view(words(), sight_of(deal)).walk_children()
    (text,) = (part.content for part in drawn if isinstance(part, ui.TextDisplay))
    return plain_text(text).splitlines()[1:]


def whole_deals() -> Iterator[Deal]:
    for seed in range(12 * len(RULE_SETS)):
        rng = random.Random(seed)
        table = random_table(rng, list(RULE_SETS)[seed % len(RULE_SETS)], seed % 2)
        yield from (replayed(table) for _ in [list(play_through(rng, table))])


def test_every_point_of_whole_deals_has_a_reason() -> None:
    for deal in whole_deals():
        for item in deal.reckoning.items:
            sentence = why(words(), view(deal, None), item, NAMES)
            assert re.fullmatch(rf"\*\*{NAMES[item.seat]}\*\* – {item.points} .+", sentence)


def test_a_contract_is_explained_with_its_arithmetic() -> None:
    made = played_out(bid_for(*STRONG, bid="8-3"))
    assert reasons(made) == [
        (f"- **Ann** – 24 below the line for the contract: {TRICKS}, 3 cards left for **Bob** (8 × 3)"),
    ]
    beaten = said(bid_for(STRONG[1], STRONG[0], bid="7-3"), "0 point -", "1 answer point AH KH QH JH TH")
    said(beaten, "0 sequence -", "1 answer sequence -", "0 set -", "1 answer set AH AS AD AC", "0 play 7H")
    said(beaten, "1 point AH KH QH JH TH", "1 set AH AS AD AC")
    assert reasons(played_out(beaten)) == [
        "- **Bob** – 5 for the point: A♥ K♥ Q♥ J♥ 10♥",
        "- **Bob** – 14 for the quatorze: A♠ A♥ A♦ A♣",
        (
            "- **Bob** – 30 for the pique: 30 or more from calls and tricks won, "
            "before **Ann** scored a call or won a trick"
        ),
        (
            "- **Bob** – 11 more for the tricks that made the pique: "
            "A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ A♦ J♦ 10♦ 9♦ 8♦ 7♦"
        ),
        "- **Bob** – 147 below the line for beating the contract: 7 tricks undertaken, 0 won, 7 short (7 × 21)",
    ]


def test_a_misere_is_explained_with_its_arithmetic() -> None:
    made = bid_for(*STRONG)
    deal = said(Deal(made.rules, 0, made.dealt, made.talon), "0 pass", "1 pass")
    (sentence,) = reasons(played_out(deal))
    assert re.fullmatch(r"- \*\*(Ann|Bob)\*\* – (\d+) below the line for the misère: .* \(5 × (\d+)\)", sentence)
    points, factor = re.findall(r"– (\d+) below.*5 × (\d+)", sentence)[0]
    assert int(points) == 5 * int(factor)


@pytest.mark.parametrize(("fewer", "tricks_won"), [(0, "0 tricks"), (1, "1 trick"), (2, "2 tricks")])
def test_a_misere_reason_uses_the_singular_for_one_trick(fewer: int, tricks_won: str) -> None:
    lost = 13 - fewer
    sentence = words()("why-misere", name="Ann", other="Bob", points=5 * lost, fewer=fewer, lost=lost)
    assert f"the misère: {tricks_won} to **Bob**’s {lost} (5 × {lost})" in sentence


def test_carte_rouge_and_the_cards_at_the_seventh_trick_are_explained() -> None:
    hands = "AS KS QS JS TS 9S KH QH JH KD QD JD", "8S AH TH 9H AD TD 9D 8D AC KC QC TC"
    deal = said(laid_out(*hands, rules=CARTE_ROUGE), "0 point AS KS QS JS TS 9S", "1 answer point -")
    said(deal, "0 sequence AS KS QS JS TS 9S / KH QH JH / KD QD JD", "1 answer sequence -")
    cards = "A♠ K♠ Q♠ J♠ 10♠ 9♠ K♥ Q♥ J♥ K♦ Q♦ J♦"
    told = reasons(tricks(deal, "AS 8S"))
    assert told[4] == f"- **Ann** – 20 for carte rouge: all twelve cards score in calls: {cards}"
    assert told[5].startswith("- **Ann** – 60 for the repique: 30 or more in hand")
    early = reasons(played_out(laid_out(*STRONG, rules=CARTE_ROUGE)))
    assert early[-2:] == [
        "- **Ann** – 10 for the cards: the first seven tricks, before **Bob** won any",
        "- **Ann** – 30 for the capot: all twelve tricks (10 of the 40 were already scored for the cards)",
    ]


def test_house_rules_about_the_pique_are_explained() -> None:
    rules = rules_of("carte-rouge", {"carte_rouge_bar": True, "pique": "as-played"})
    hands = "AS KS QS AH KH QH AD KD QD AC KC QC", "JS TS 9S 8S 7S JH TH 9H 8H 7H JD 7D"
    deal = said(laid_out(*hands, rules=rules), "0 set AS AH AD AC / KS KH KD KC / QS QH QD QC", "1 answer set -")
    said(deal, "0 play AS", "1 point JS TS 9S 8S 7S", "1 sequence JS TS 9S 8S 7S / JH TH 9H 8H 7H", "1 play 7S")
    told = reasons(deal)
    assert "- **Ann** – 30 for the pique: 30 or more in hand and play, before **Bob** reckoned or won anything" in told
    assert any(line.startswith("- **Bob** – 60 for the repique") for line in told)
    hands = "AS AH TH 9H AD TD 9D 8D AC KC QC JC", "KS QS JS TS 9S 8S KH QH JH KD QD JD"
    deal = said(laid_out(*hands, rules=rules), "0 play AC", "1 point KS QS JS TS 9S 8S")
    said(deal, "1 sequence KS QS JS TS 9S 8S / KH QH JH / KD QD JD", "1 play 8S")
    rouge = "- **Bob** – 20 for carte rouge: all twelve cards score in calls"
    barred = f"{rouge} (but the 20 don’t count towards a pique or repique): K♠ Q♠"
    assert any(line.startswith(barred) for line in reasons(deal))


def test_the_reasons_say_what_a_game_of_a_hundred_ignores() -> None:
    deal = played_out(laid_out(*STRONG, rules=HUNDRED, game=(60, 98)))
    assert reasons(deal)[-1] == (
        "In the order of scoring, **Ann** reaches a hundred first, and nothing after that counts. This "
        "deal counts 40 for Ann and 0 for Bob."
    )
    assert not any("hundred" in line for line in reasons(played_out(laid_out(*STRONG, rules=HUNDRED))))
