"""Elder may name the first lead's suit, and then sees the talon cards at which younger looks (000 and 001)."""

import pytest

from bot.piquet.actions import parse_action
from bot.piquet.cards import Suit
from bot.piquet.deal import Deal, Stage
from bot.piquet.illegal import Refusal
from bot.piquet.orders import Orders, can_be_left, may_leave, next_action
from bot.piquet.rules import COUNTERPIQUE, FRENCH, RUBICON, RULE_SETS, rules_of
from bot.piquet.view import view
from tests.support.piquet.deals import exchanged, hand, refusal, refused, say

HANDS = "QJT9 KQJ AJT9 A", "AK8 T98 KQ8 KQJ"


def to_lead(name: str = "rubicon", *lines: str, **options: str) -> Deal:
    return say(exchanged(*HANDS, rules_of(name, options)), *lines)


def left(deal: Deal, eye: int | None) -> int:
    return sum(card is not None for card in view(deal, eye).talon[5:])


def test_elder_who_named_a_suit_sees_cards_younger_looked_at_before_leading() -> None:
    """Source 001: "elder hand must lead to the first trick before looking, or at least announce which suit"."""
    deal = to_lead("rubicon", "0 suit H")
    assert (deal.stage, deal.to_move, view(deal, None).named) == (Stage.NAMED, 1, Suit.HEARTS)
    assert (left(deal, 0), left(deal, 1)) == (0, 0)
    say(deal, "1 look")
    assert deal.to_move == 0
    assert (left(deal, 0), left(deal, 1), left(deal, None)) == (3, 3, 0)
    assert {str(card) for card in deal.playable(0)} == {"KH", "QH", "JH"}
    say(deal, "0 play JH")
    assert (deal.stage, deal.to_move) == (Stage.PLAY, 1)


def test_elder_who_names_no_suit_sees_those_cards_only_after_leading() -> None:
    deal = to_lead("rubicon", "1 look")
    assert left(deal, 0) == 0
    assert left(say(deal, "0 play JH"), 0) == 3


def test_naming_a_suit_after_younger_looked_shows_elder_the_cards_immediately() -> None:
    deal = to_lead("rubicon", "1 look", "0 suit D")
    assert (deal.to_move, left(deal, 0)) == (0, 3)
    assert refusal(deal, "1 decline") is Refusal.ALREADY_DONE


def test_younger_may_decline_to_look_and_then_can_no_longer_look() -> None:
    deal = to_lead("rubicon", "0 suit H", "1 decline")
    assert (deal.to_move, left(deal, 0), left(deal, 1)) == (0, 0, 0)
    assert refusal(deal, "1 look") is Refusal.TOO_LATE
    assert refusal(say(deal, "0 play KH"), "1 look") is Refusal.TOO_LATE


def test_younger_who_is_asked_to_look_plays_no_card() -> None:
    deal = to_lead("rubicon", "0 suit H")
    assert refusal(deal, "1 play TH") is Refusal.NOT_NOW
    assert not deal.playable(1)


def test_elder_must_lead_the_named_suit_and_can_no_longer_call() -> None:
    deal = to_lead("rubicon", "0 suit H", "1 decline")
    illegal = refused(deal, "0 play QS")
    assert (illegal.refusal, set(illegal.cards)) == (Refusal.SUIT_NAMED, set(hand("- KQJ - -")))
    assert refusal(deal, "0 sequence QS JS TS 9S") is Refusal.TOO_LATE
    assert refusal(deal, "0 suit D") is Refusal.ALREADY_DONE


def test_only_elder_on_lead_names_a_suit_and_must_hold_it() -> None:
    deal = exchanged("QJT9 KQJ AJT98 -", "AK8 T98 KQ KQJT")
    assert refusal(deal, "0 suit C") is Refusal.NO_SUCH_SUIT
    assert refusal(deal, "1 suit H") is Refusal.NOT_YOUR_TURN
    assert refusal(deal, "1 decline") is Refusal.NOT_NOW
    assert refusal(say(deal, "0 point QS JS TS 9S"), "0 suit H") is Refusal.CALL_PENDING
    assert refusal(say(deal, "1 answer point -", "0 play AD"), "0 suit H") is Refusal.TOO_LATE


def test_no_suit_is_named_before_the_exchange_or_with_no_card_left() -> None:
    deal = Deal.from_pack(RUBICON, 1)
    assert refusal(deal, "0 suit H") is Refusal.NOT_NOW
    for seat in (0, 1):
        say(deal, f"{seat} exchange {' '.join(map(str, deal.dealt[seat][: deal.exchange_limits(seat)[1]]))}")
    assert refusal(deal, f"0 suit {deal.hands[0].top.suit.letter}") is Refusal.NOTHING_LEFT


def test_rules_that_group_the_calls_require_all_three_before_naming_a_suit() -> None:
    deal = exchanged(*HANDS, FRENCH)
    assert refusal(deal, "0 suit H") is Refusal.CALLS_FIRST


@pytest.mark.parametrize("name", [name for name in RULE_SETS if name != COUNTERPIQUE.name])
def test_a_partie_under_an_earlier_reading_cannot_name_a_suit(name: str) -> None:
    for reading in ("0.1", "0.2"):
        assert refusal(to_lead(name, reading=reading), "0 suit H") is Refusal.NOT_IN_THIS_GAME
    assert not COUNTERPIQUE.exchange.names_lead


def test_orders_still_work_but_leads_must_be_of_the_named_suit() -> None:
    deal = to_lead("rubicon", "0 suit H")
    seen = view(deal, 0)
    assert may_leave(seen)
    assert may_leave(view(deal, 1))
    hearts, spades = Orders(leads=hand("- KQ - -")), Orders(leads=hand("Q - - -"))
    assert can_be_left(seen, hearts)
    assert not can_be_left(seen, spades)
    assert next_action(view(deal, 1), Orders(follows=True)) is None
    say(deal, "1 look")
    assert next_action(view(deal, 0), hearts) == parse_action("0 play KH")
