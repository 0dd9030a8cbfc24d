import random

import pytest

from bot.features.hands.drafts import Draft
from bot.features.hands.view import hand_view
from bot.piquet.actions import Play
from bot.piquet.cards import Suit
from bot.piquet.deal import Deal
from bot.piquet.orders import NO_ORDERS, Orders, can_be_left
from bot.piquet.rules import COUNTERPIQUE, RULE_SETS
from bot.piquet.view import view
from tests.support.hand_controls import decision
from tests.support.message_reader import controls_of
from tests.support.piquet.deals import exchanged
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import deal_of, replayed
from tests.support.ui.laid_deals import said, sight_of


def offered(deal: Deal, seat: int, draft: Draft) -> list[tuple[str, str]]:
    drawn = hand_view(sight_of(deal, seat), draft).to_components()  # type: ignore[no-untyped-call]
    return [(control.verb, control.arg) for control in controls_of({"components": drawn})]


def check_offered(deal: Deal, seat: int) -> None:
    for draft in (Draft(), Draft(ordering=True)):
        for verb, arg in offered(deal, seat, draft):
            if verb == "follow":
                (left,) = decision(verb, arg, ())(sight_of(deal, seat))
                assert isinstance(left, Orders)
                assert left == NO_ORDERS or can_be_left(view(deal, seat), left), (deal.rules.name, verb)
            elif verb == "lead":
                lead, _ = decision(verb, arg, ())(sight_of(deal, seat))
                assert isinstance(lead, Play)
                assert deal.can(lead), (deal.rules.name, arg)


def test_a_misere_has_leads_to_leave_but_no_replies() -> None:
    deal = said(Deal.from_pack(COUNTERPIQUE, 0), "0 pass", "1 pass")
    leader = deal.to_move
    assert leader is not None
    deal.do(Play(leader, next(iter(deal.playable(leader)))))
    assert "orders" in [verb for verb, _ in offered(deal, leader, Draft())]
    assert "leads" in [verb for verb, _ in offered(deal, leader, Draft(ordering=True))]
    check_offered(deal, leader)


@pytest.mark.parametrize("suit", Suit)
def test_leads_of_the_suit_that_elder_has_named_can_be_ordered(suit: Suit) -> None:
    deal = exchanged("QJT9 AKQ AJT9 A", "AK8 T98 KQ8 KQJ")
    deal = said(deal, f"0 suit {suit.letter}", "1 decline")
    verbs = [verb for verb, _ in offered(deal, 0, Draft(ordering=True))]
    assert "listed" in verbs
    assert ("lead" in verbs) == (suit is Suit.HEARTS)
    check_offered(deal, 0)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_following_suit_is_offered_only_if_it_can_be_left_as_orders(rules: str) -> None:
    dice = random.Random(rules)
    table = random_table(dice, rules, 0)
    deal = deal_of(table)
    for _ in play_through(dice, table):
        for seat in (0, 1):
            check_offered(deal, seat)
        deal = replayed(table)
