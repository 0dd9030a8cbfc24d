import re

import pytest

from bot.kit.partie_text import refusal
from bot.kit.words import words
from bot.piquet.actions import parse_action
from bot.piquet.cards import COURT_CARDS
from bot.piquet.deal import Deal
from bot.piquet.illegal import Illegal, Refusal
from bot.piquet.rules import RUBICON
from tests.support.ui.laid_deals import laid_out, said

HANDS = "AH KH QH 9H 8H KD QD JD 7D 7S KC 7C", "AS KS QS 9S 8S QC JC TC TD 9D 8D 7H"


def why_not(deal: Deal, line: str) -> str:
    illegal = deal.why_not(parse_action(line))
    assert illegal
    return refusal(words(), illegal)


@pytest.mark.parametrize("what", Refusal)
def test_every_refusal_is_a_friendly_sentence(what: Refusal) -> None:
    sentence = refusal(words(), Illegal(what, cards=COURT_CARDS, number=3))
    assert re.fullmatch(r"[A-Z0-9].*\.", sentence)
    assert len(sentence) < 200


def test_a_refusal_names_the_cards_it_is_about() -> None:
    deal = laid_out(*HANDS)
    assert why_not(deal, "0 point AS KS").startswith("You do not hold A♠ K♠.")
    assert why_not(deal, "0 sequence AH KH 9H").startswith("A♥ K♥ 9♥ can’t be a sequence")
    assert why_not(deal, "0 set AH KH KD").startswith("A♥ K♥ K♦ can’t be a set")
    assert why_not(deal, "0 point AH KD").startswith("A♥ K♦ can’t be a point")
    assert why_not(said(deal, "0 play 7S"), "1 play QC") == ("You must follow suit. You hold A♠ K♠ Q♠ 9♠ 8♠.")


def test_a_refused_exchange_says_how_many_cards_are_allowed() -> None:
    deal = Deal.from_pack(RUBICON, 1)
    elder = [str(card) for card in deal.dealt[0]]
    assert why_not(deal, "0 exchange -") == "You must exchange at least 1 card. Choose what to discard."
    assert why_not(deal, f"0 exchange {' '.join(elder[:6])}") == "You can exchange at most 5 cards."
    said(deal, f"0 exchange {' '.join(elder[:5])}")
    younger = " ".join(str(card) for card in deal.dealt[1][:4])
    assert why_not(deal, f"1 exchange {younger}") == "You can exchange at most 3 cards."


def test_a_hand_with_court_cards_is_no_carte_blanche() -> None:
    assert "you were dealt" in why_not(Deal.from_pack(RUBICON, 1), "0 carte-blanche")
