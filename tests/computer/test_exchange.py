"""The exchange: discards are valued as the engine would score them."""

import random
from typing import Final

import pytest

from bot.computer.duel import packs
from bot.computer.exchange import best_discard, in_calls, shortlist
from bot.computer.greedy import Greedy, discards
from bot.computer.player import Turn
from bot.computer.solver import Solver
from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.reckoning import CALLED, Reason, points_of
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import DealView, view

SCORED_IN_CALLS: Final = {*CALLED, Reason.CARTE_ROUGE}


@pytest.mark.parametrize("rules", sorted(set(RULE_SETS) - {"counterpique"}))
def test_two_hands_score_in_calls_what_the_engine_says(rules: str) -> None:
    scored = 0
    for pack in packs(2, 40):
        deal = Deal.from_pack(RULE_SETS[rules], 1, pack)
        hands: tuple[Hand, Hand] | None = None
        while deal.to_act is not None and not deal.tricks:
            if deal.stage is Stage.CALLS and hands is None:
                hands = deal.hands[0], deal.hands[1]
            deal.do(Greedy().choose(Turn(view(deal, deal.to_act))))
        if hands is None or deal.blank is not None:
            continue
        called, repiques = (
            points_of(item for item in deal.reckoning.items if item.reason in reasons)
            for reasons in (SCORED_IN_CALLS, {Reason.REPIQUE})
        )
        assert in_calls(RULE_SETS[rules], hands) == (called, repiques[0] - repiques[1])
        scored += repiques != (0, 0)
    assert scored > 0


def elders(hand: str) -> DealView:
    """The view of elder, who has been dealt this."""
    cards = parse_cards(hand)
    rest = tuple(card for card in PACK if card not in cards)
    return view(Deal(RUBICON, 1, (cards, rest[:12]), rest[12:]), 0)


def test_the_greedy_players_discard_is_thought_about_too() -> None:
    seen = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C")
    assert shortlist(seen, 5)[-1] == discards(seen)
    assert {len(out) for out in shortlist(seen, 500)} == {3, 4, 5}


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("AS KS QS JS 7H AH 8D 7D 9D 8C 7C 9C", "AS KS QS JS AH"),
        ("AS AH AD 9S 8S 7H KC QC JC TC 7D 8D", "AS AH AD KC QC JC TC"),
    ],
)
def test_what_promises_most_is_kept(hand: str, kept: str) -> None:
    seen = elders(hand)
    out = best_discard(seen, Solver(), random.Random(1), 8, 15)
    assert not Hand.of(out) & Hand.of(parse_cards(kept))
