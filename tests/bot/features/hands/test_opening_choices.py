from dataclasses import replace

import pytest

from bot.features.hands import drafts
from bot.model.sight import Sight
from bot.piquet.cards import PACK
from bot.piquet.deal import Deal
from bot.piquet.orders import Orders, next_action, remaining
from bot.piquet.rules import FRENCH, RUBICON, Kind, Rules
from bot.piquet.view import view
from tests.support.hand_controls import decision
from tests.support.piquet.deals import hand, say
from tests.support.ui.sights import sight


def between(rules: Rules) -> Deal:
    elders, youngers = hand("AKQJT A8 A8 A87"), hand("98 KQJ KQJ KQJT")
    rest = tuple(card for card in PACK if card not in elders + youngers)
    deal = Deal(rules, 1, ((rest[0], *elders[1:]), (rest[1], *youngers[1:])), (elders[0], youngers[0], *rest[2:]))
    return say(deal, f"0 exchange {rest[0]}")


def sunk(deal: Deal, orders: Orders) -> list[Kind]:
    """Carries out elder's orders. Returns the kinds that elder did not call and can no longer call."""
    say(deal, f"1 exchange {next(iter(deal.hands[1]))}")
    while (action := next_action(view(deal, 0), orders)) is not None:
        deal.do(action)
        orders = remaining(view(deal, 0), orders)
        while deal.pending:
            say(deal, f"1 answer {deal.pending.call.kind} -")
    called = {kind for kind, made in deal.calls.made.items() if made.call.groups}
    return [kind for kind in Kind if kind not in called and kind not in view(deal, 0).open_kinds]


def left(seen: Sight, verb: str, *values: str) -> Orders:
    (orders,) = decision(verb, "", values)(seen)
    assert isinstance(orders, Orders)
    return orders


@pytest.mark.parametrize("rules", [FRENCH, RUBICON])
def test_a_point_chosen_first_sinks_nothing_else(rules: Rules) -> None:
    deal = between(rules)
    seen = sight(deal, 0, "Ada")
    assert seen.deal is not None
    point = drafts.offers(rules, Kind.POINT, seen.deal.hand)[0]
    assert sunk(deal, left(seen, "opencall", drafts.write_call(Kind.POINT, point))) == []


@pytest.mark.parametrize("rules", [FRENCH, RUBICON])
def test_a_lead_chosen_first_sinks_nothing(rules: Rules) -> None:
    deal = between(rules)
    assert sunk(deal, left(sight(deal, 0, "Ada"), "leads", "AS")) == []


@pytest.mark.parametrize("rules", [FRENCH, RUBICON])
def test_a_lead_chosen_and_taken_back_sinks_nothing(rules: Rules) -> None:
    deal = between(rules)
    seen = sight(deal, 0, "Ada")
    chosen = left(seen, "leads", "AS")
    assert sunk(deal, left(replace(seen, orders=chosen), "leads")) == []
