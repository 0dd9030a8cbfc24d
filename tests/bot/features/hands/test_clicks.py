from dataclasses import replace

import pytest

from bot.features.hands.clicks import several_leads
from bot.kit.controls import ForgedId
from bot.piquet.actions import Play
from bot.piquet.cards import Card
from bot.piquet.orders import Orders, can_be_left
from bot.piquet.view import view
from tests.support.hand_controls import draft_of
from tests.support.piquet.deals import exchanged
from tests.support.ui.sights import sight


def test_a_card_ordered_to_be_thrown_can_be_led() -> None:
    deal = exchanged("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9")
    seven, eight, ace = Card.parse("7D"), Card.parse("8D"), Card.parse("AS")
    before = replace(sight(deal, deal.elder, "Ada"), orders=Orders(follows=True, throws=(seven, eight)))
    play, orders = several_leads(before, (seven, ace))
    assert isinstance(play, Play)
    assert isinstance(orders, Orders)
    deal.do(play)
    assert can_be_left(view(deal, deal.elder), orders)
    assert orders == Orders(leads=(ace,), follows=True, throws=(eight,))


@pytest.mark.parametrize("verb", ["listed", "pick", "sunk"])
def test_a_menu_click_with_the_same_card_twice_is_forged(verb: str) -> None:
    with pytest.raises(ForgedId):
        draft_of(verb, "", ("AS",) * 25)
