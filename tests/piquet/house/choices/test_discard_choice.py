"""Discards are valued as the engine would score them."""

from itertools import islice
from math import comb
from typing import Final

import pytest

from bot.piquet.actions import CarteBlanche, Exchange
from bot.piquet.cards import COURT_CARDS, PACK, Card, Hand, parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.house.choices.discard_choice import (
    AS_GOOD,
    ImaginedDeals,
    Rounds,
    possible_keeps,
    raced,
    weighed_discards,
)
from bot.piquet.house.levels.thinking_player import WeighingPlayer
from bot.piquet.house.players.duel import packs
from bot.piquet.house.players.greedy import GreedyPlayer, discards
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.house.stakes.points_estimate import Estimate
from bot.piquet.reckoning import CALLED, Reason, points_of
from bot.piquet.rules import AS_PLAYED, RUBICON, RULE_SETS, Rules, rules_of
from bot.piquet.view import DealView, view
from tests.support.piquet.deals import dealt_to_elder

NINE: Final = Card.parse("9S")
SCORED_IN_CALLS: Final = {*CALLED, Reason.CARTE_ROUGE, Reason.REPIQUE}


HOUSE_RULES: Final = (
    rules_of("rubicon", {"pique": "as-played", "calls": "full"}),
    rules_of("carte-rouge", {"pique": "as-played", "carte_rouge_bar": True}),
)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "rules", [*(RULE_SETS[name] for name in sorted(set(RULE_SETS) - {"counterpique"})), *HOUSE_RULES]
)
def test_the_estimate_scores_the_calls_of_two_hands_like_the_engine(rules: Rules) -> None:
    estimate, scored, piques = Estimate(rules), 0, 0
    for pack in packs(2, 150):
        deal = Deal.from_pack(rules, 1, pack)
        hands: tuple[Hand, Hand] | None = None
        while deal.to_move is not None and not deal.tricks:
            if deal.stage is Stage.CALLS and hands is None:
                hands = deal.hands[0], deal.hands[1]
            deal.do(GreedyPlayer().choose(Turn(view(deal, deal.to_move))))
        if hands is None or deal.blank is not None:
            continue
        elder, younger = points_of(item for item in deal.reckoning.items if item.reason in SCORED_IN_CALLS)
        said = estimate.calls_of(hands[0]), estimate.calls_of(hands[1])
        in_calls = estimate.value(*hands, *said) - estimate.in_play(*hands)
        pique = round(in_calls - (elder - younger), 6)
        least = 7 if rules.scoring.cards_make_pique else 17
        at_once = rules.scoring.pique == AS_PLAYED and any(item.reason is Reason.PIQUE for item in deal.reckoning.items)
        assert pique in ({30} if at_once else {0, 30} if not younger and least <= elder < 30 else {0})
        scored += max(elder, younger) > 60
        piques += pique == 30
    assert scored > 0
    assert piques > 0


ROUGE = RULE_SETS["carte-rouge"]
SETS, RUNS = "AS KS QS AH KH QH AD KD QD AC KC QC", "JS TS 9S 8S 7S JH TH 9H 8H 7H JD 7D"
QUARTS, SIX = "AS AH TH 9H AD TD 9D 8D AC KC QC JC", "KS QS JS TS 9S 8S KH QH JH KD QD JD"


@pytest.mark.parametrize(
    ("rules", "elder", "younger", "in_calls"),
    [
        # Elder's three quatorzes, younger's point and two quints: a repique; as played elder also has a pique.
        (RUBICON, SETS, RUNS, 42 - 35 - 60),
        (HOUSE_RULES[0], SETS, RUNS, 42 + 30 - 35 - 60),
        # Younger's point of six and 22 in sequences use all twelve cards: 48 with the carte rouge, 28 without.
        (ROUGE, QUARTS, SIX, 14 - 48 - 60),
        (HOUSE_RULES[1], QUARTS, SIX, 14 - 48),
        # A point of eight, a huitième, a quart, and a carte rouge, all before younger's set: a repique.
        (ROUGE, "AS KS QS JS TS 9S 8S 7S AH KH QH JH", "AD KD QD JD TD 9D 7D AC KC JC TC TH", 8 + 22 + 20 + 60 - 3),
        # Younger's point, three quarts and four trios.
        (ROUGE, "AS 9S 8S 7S 9H 8H 7H 9D 8D 7D 9C 8C", "AH KH QH JH AD KD QD JD AC KC QC JC", -4 - 12 - 12 - 20 - 60),
        # A ten too many: with the first lead a pique.
        (ROUGE, "AS KS QS JS TS 9S 8S 7S AH KH QH TD", "KD QD JD AD 9D 8D 7D KC QC 9C 8C 7C", 8 + 21 + 30),
    ],
)
def test_the_estimate_counts_piques_and_a_carte_rouge(rules: Rules, elder: str, younger: str, in_calls: int) -> None:
    estimate = Estimate(rules)
    hands = Hand.of(parse_cards(elder)), Hand.of(parse_cards(younger))
    value = estimate.value(*hands, estimate.calls_of(hands[0]), estimate.calls_of(hands[1]))
    assert value - estimate.in_play(*hands) == pytest.approx(in_calls)


def elders(hand: str) -> DealView:
    return view(dealt_to_elder(hand), 0)


def test_every_discard_that_leaves_at_most_two_cards_is_considered() -> None:
    seen = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C")
    kept = list(possible_keeps(seen))
    assert len(set(kept)) == len(kept) == 220 + 495 + 792
    assert seen.hand.without(Hand.of(discards(seen))) in kept


def test_every_discard_is_weighed_on_equal_deals() -> None:
    seen = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C")
    once, by_parts = ImaginedDeals(seen, Dice(1)), ImaginedDeals(seen, Dice(1))
    for kept in islice(possible_keeps(seen), 0, None, 150):
        assert once.worth(kept, 0, 20) == pytest.approx(by_parts.worth(kept, 0, 7) + by_parts.worth(kept, 7, 20))


def test_the_best_discards_are_weighed_on_all_deals_best_first() -> None:
    seen, rounds = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C"), ((4, 20), (30, 5))
    weighed = weighed_discards(seen, Dice(1), rounds)
    imagining = ImaginedDeals(seen, Dice(1))
    assert len(weighed) == 8
    assert [worth for _, worth in weighed] == sorted((worth for _, worth in weighed), reverse=True)
    for kept, worth in weighed[:5]:
        mean = imagining.worth(kept, 0, 30) / 30
        assert worth == pytest.approx(weighed[0][1] if weighed[0][1] - mean <= AS_GOOD else mean)


def test_a_discard_eliminated_early_keeps_its_distance_from_the_best() -> None:
    seen, rounds = elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C"), ((20, 40), (100, 1))
    best, *others = weighed_discards(seen, Dice(1), rounds)
    imagining = ImaginedDeals(seen, Dice(1))
    assert others
    for kept, worth in others:
        ahead = imagining.worth(best[0], 0, 100) - imagining.worth(kept, 0, 100)
        assert best[1] - worth == pytest.approx(ahead / 100)


def test_among_equally_good_discards_the_largest_exchange_is_chosen() -> None:
    kept = [Hand.of(parse_cards(text)) for text in ("AS KS QS", "AS KS QS TS", "AS KS QS JS", "AS KS QS 9S")]

    class Known(ImaginedDeals):
        def gains(self, kept: Hand, first: int, end: int) -> list[float]:
            return [{3: 7.95, 4: 8.0}[len(kept)] - 5 * (NINE in kept)] * (end - first)

    found = list(raced(Known(elders("KS JS 8S 7S QH 9H AD JD 7D JC TC 9C"), Dice(1)), kept[::-1], ((1000, 8),)))
    assert found == [(kept[0], 8.0), (kept[1], 8.0), (kept[2], 8.0), (kept[3], 3.0)]


def best_discard(seen: DealView, rounds: Rounds) -> Hand:
    return seen.hand.without(weighed_discards(seen, Dice(1), rounds)[0][0])


def youngers(hand: str) -> DealView:
    cards = parse_cards(hand)
    rest = tuple(card for card in PACK if card not in cards)
    deal = Deal(RUBICON, 1, (rest[:12], cards), rest[12:])
    deal.do(Exchange(0, rest[:5]))
    return view(deal, 1)


@pytest.mark.parametrize(
    ("seen", "out"),
    [
        # Cavendish's example: "He discards seven of spades; and nine, seven of hearts."
        (youngers("TS 7S TH 9H 7H KC QC TC AD QD JD TD"), "7S 9H 7H"),
        # "The better course is to discard all five Spades, because the Jack of Spades is the only card that will raise
        # the suit from a quart to a sixieme."
        (elders("QS TS 9S 8S 7S AH KH JH AD QD AC KC"), "QS TS 9S 8S 7S"),
    ],
)
def test_the_discards_of_the_books_are_best(seen: DealView, out: str) -> None:
    assert best_discard(seen, ((12, 60), (100, 1))) == Hand.of(parse_cards(out))


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "hand",
    [
        # With engine 2, one seed threw the king and kept 7H, which costs 3.4 points.
        "KS 9S 8S 7S AH QH 7H KD 9D 9C 8C 7C",
        "AS QS JS KH TH 8H KD QD JD 9D 7D TC",
        "JS 8S 7S QH JH 8H AD JD AC QC JC TC",
        "QS 9S 7S AH 8H AD JD TD 9D 8D 7D AC",
    ],
)
def test_the_discard_does_not_depend_on_the_deals_imagined(hand: str) -> None:
    seen = elders(hand)
    assert len({weighed_discards(seen, Dice(seed))[0][0] for seed in range(4)}) == 1


@pytest.mark.parametrize(
    "seen", [elders("KS 9S 8S 7S AH QH 7H KD 9D 9C 8C 7C"), youngers("TS 7S TH 9H 7H KC QC TC AD QD JD TD")]
)
def test_a_player_makes_the_same_discard_with_every_seed(seen: DealView) -> None:
    assert len({str(WeighingPlayer(seed).choose(Turn(seen))) for seed in range(3)}) == 1


def test_each_draw_is_imagined_once_before_any_is_repeated() -> None:
    seen = youngers("TS 7S TH 9H 7H KC QC TC AD QD JD TD")
    imagining = ImaginedDeals(seen, Dice(1))
    draws = [draw.drawn for draw in imagining.deals_drawing(3, 2 * comb(20, 3))]
    assert len(set(draws)) == len(set(draws[: len(draws) // 2])) == comb(20, 3)
    assert not any(draw & int(seen.hand) for draw in draws)


def test_after_a_carte_blanche_no_court_cards_are_imagined() -> None:
    deal = dealt_to_elder("AS TS 9S 8S 7S TH 9H 8H 7H TD 9D 8D")
    deal.do(CarteBlanche(0))
    deal.do(Exchange(0, deal.dealt[0][-5:]))
    seen = view(deal, 1)
    pictures = {len(dealt & COURT_CARDS) for dealt in ImaginedDeals(seen, Dice(1)).dealt(50)}
    assert pictures == {0}


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("AS KS QS JS 7H AH 8D 7D 9D 8C 7C 9C", "AS KS QS JS AH"),
        ("AS AH AD 9S 8S 7H KC QC JC TC 7D 8D", "AS AH AD KC QC JC TC"),
    ],
)
def test_the_most_promising_cards_are_kept(hand: str, kept: str) -> None:
    out = best_discard(elders(hand), ((12, 60), (60, 1)))
    assert not out & Hand.of(parse_cards(kept))
