"""Estimates a hand's value when the partie's score matters."""

import random

import pytest

from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.house.choices.discard_choice import weighed_discards
from bot.piquet.house.search.dice import Dice
from bot.piquet.house.stakes.points_estimate import Estimate
from bot.piquet.house.stakes.settlement import PLAIN, Worth, worth_to
from bot.piquet.house.stakes.settlement_estimate import SettlementEstimate
from bot.piquet.partie import Standing
from bot.piquet.rules import RUBICON, RULE_SETS, Rules, rules_of
from bot.piquet.view import view
from tests.support.piquet.deals import dealt_to_elder

CARTE_ROUGE = RULE_SETS["carte-rouge"]


USED = "AS KS QS JS TS 9S AH KH QH JH TH AD"
"""All twelve cards score in calls."""


SETS = "AS KS QS AH KH QH AD KD QD AC KC QC"
"""Three quatorzes: against two quints each side reaches thirty."""
PIQUE_RULES = rules_of("carte-rouge", {"carte_rouge_bar": True, "pique": "as-played"})


@pytest.mark.parametrize(
    "rules", [RUBICON, CARTE_ROUGE, PIQUE_RULES], ids=lambda rules: f"{rules.name} {rules.options}"
)
def test_with_the_difference_as_worth_the_estimate_equals_the_plain_one(rules: Rules) -> None:
    dice, plain, settling = random.Random(4), Estimate(rules), SettlementEstimate(rules, PLAIN)
    packs = [dice.sample(PACK, 24) for _ in range(200)]
    for used in (list(parse_cards(USED)), list(parse_cards(SETS))):
        rest = [card for card in PACK if card not in used][:12]
        packs += [used + rest, rest + used]
    for cards in packs:
        elder, younger = Hand.of(cards[:12]), Hand.of(cards[12:])
        given = elder, younger, plain.calls_of(elder), plain.calls_of(younger)
        assert settling.value(*given) == pytest.approx(plain.value(*given))


HAND = "AS KS QS 9S 8S AH KH QH AD JD JC 7C"


def kept(worth: Worth) -> Hand:
    return weighed_discards(view(dealt_to_elder(HAND), 0), Dice(1), worth=worth)[0][0]


def test_ten_short_of_a_hundred_the_safe_point_of_five_is_kept() -> None:
    spades = Hand.of(parse_cards("AS KS QS 9S 8S"))
    assert kept(worth_to(RUBICON, Standing((90, 80), deals=5), 0, 0)) & spades == spades
    assert kept(PLAIN) & spades != spades
