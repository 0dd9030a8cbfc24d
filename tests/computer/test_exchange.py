"""The exchange: discards are valued as the engine would score them."""

import random
from itertools import islice
from typing import Final

import pytest

from bot.computer.duel import packs
from bot.computer.estimate import Estimate
from bot.computer.exchange import Imagining, best_discard, keepable, weighed_discards
from bot.computer.greedy import Greedy, discards
from bot.computer.player import Turn
from bot.piquet.cards import PACK, Hand, parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.reckoning import CALLED, Reason, points_of
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import DealView, view

SCORED_IN_CALLS: Final = {*CALLED, Reason.REPIQUE}


@pytest.mark.parametrize("rules", sorted(set(RULE_SETS) - {"counterpique"}))
def test_two_hands_score_in_calls_what_the_engine_says(rules: str) -> None:
    estimate, scored, piques = Estimate(RULE_SETS[rules]), 0, 0
    for pack in packs(2, 150):
        deal = Deal.from_pack(RULE_SETS[rules], 1, pack)
        hands: tuple[Hand, Hand] | None = None
        while deal.to_act is not None and not deal.tricks:
            if deal.stage is Stage.CALLS and hands is None:
                hands = deal.hands[0], deal.hands[1]
            deal.do(Greedy().choose(Turn(view(deal, deal.to_act))))
        if hands is None or deal.blank is not None:
            continue
        if any(item.reason is Reason.CARTE_ROUGE for item in deal.reckoning.items):
            continue  # that it may come is not thought of
        elder, younger = points_of(item for item in deal.reckoning.items if item.reason in SCORED_IN_CALLS)
        said = estimate.said(hands[0]), estimate.said(hands[1])
        in_calls = estimate.value(*hands, *said) - estimate.in_play(*hands)
        pique = round(in_calls - (elder - younger), 6)
        assert pique in ({0, 30} if not younger and 17 <= elder < 30 else {0})
        scored += max(elder, younger) > 60
        piques += pique == 30
    assert scored > 0
    assert piques > 0


def elders(hand: str) -> DealView:
    """The view of elder, who has been dealt this."""
    cards = parse_cards(hand)
    rest = tuple(card for card in PACK if card not in cards)
    return view(Deal(RUBICON, 1, (cards, rest[:12]), rest[12:]), 0)


def test_every_discard_that_leaves_two_cards_or_less_is_thought_about() -> None:
    seen = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C")
    kept = list(keepable(seen))
    assert len(set(kept)) == len(kept) == 220 + 495 + 792
    assert seen.hand.without(Hand.of(discards(seen))) in kept


def test_deals_are_the_same_for_every_discard_and_however_they_are_asked_for() -> None:
    seen = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C")
    once, by_parts = Imagining(seen, random.Random(1)), Imagining(seen, random.Random(1))
    for kept in islice(keepable(seen), 0, None, 150):
        assert once.worth(kept, 0, 20) == pytest.approx(by_parts.worth(kept, 0, 7) + by_parts.worth(kept, 7, 20))


def test_the_best_discards_are_weighed_on_as_many_deals_as_were_asked_for_and_the_best_comes_first() -> None:
    seen, rounds = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C"), ((4, 20), (30, 5))
    weighed = weighed_discards(seen, random.Random(1), rounds)
    imagining = Imagining(seen, random.Random(1))
    assert len(weighed) == 5
    assert [worth for _, worth in weighed] == sorted((worth for _, worth in weighed), reverse=True)
    for kept, worth in weighed:
        assert worth == pytest.approx(imagining.worth(kept, 0, 30) / 30)
    assert best_discard(seen, random.Random(1), rounds) == seen.hand.without(weighed[0][0])


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("AS KS QS JS 7H AH 8D 7D 9D 8C 7C 9C", "AS KS QS JS AH"),
        ("AS AH AD 9S 8S 7H KC QC JC TC 7D 8D", "AS AH AD KC QC JC TC"),
    ],
)
def test_what_promises_most_is_kept(hand: str, kept: str) -> None:
    out = best_discard(elders(hand), random.Random(1), ((12, 60), (60, 1)))
    assert not out & Hand.of(parse_cards(kept))
