"""Point, sequence and set: every possible holding in a suit and in a rank, compared with a second method."""

import random
from collections.abc import Iterable, Iterator
from itertools import combinations, islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.piquet import calls
from bot.piquet.cards import PACK, Card, Hand, Rank, Suit
from bot.piquet.rules import CLUB, RUBICON, Kind, Rules
from tests.support.piquet.playing import best_groups
from tests.support.reference import reference_deal
from tests.support.reference.reference_scores import worth

RULES = [RUBICON, CLUB]
hands = st.sets(st.sampled_from(PACK), min_size=12, max_size=12).map(Hand.of)


def names(hand: Hand) -> reference_deal.Group:
    return tuple(map(str, hand))


def holdings(suit: Suit) -> list[Hand]:
    return [Hand(bits << 8 * suit) for bits in range(1, 256)]


@pytest.mark.parametrize("suit", Suit)
def test_the_sequences_of_all_255_holdings_of_a_suit(suit: Suit) -> None:
    for hand in holdings(suit):
        found = [names(group) for group in calls.groups(RUBICON, Kind.SEQUENCE, hand)]
        assert found == best_groups("sequence", set(names(hand))), hand
        assert calls.best_call(RUBICON, Kind.SEQUENCE, hand) == calls.groups(RUBICON, Kind.SEQUENCE, hand)


@pytest.mark.parametrize(("suit", "kind"), list(product(Suit, Kind)))
def test_which_of_all_255_holdings_are_one_group(suit: Suit, kind: Kind) -> None:
    said = [calls.is_group(RUBICON, kind, hand) for hand in holdings(suit)]
    assert said == [reference_deal.is_group(kind, names(hand)) for hand in holdings(suit)]
    assert said.count(True) == {Kind.POINT: 255, Kind.SEQUENCE: 6 + 5 + 4 + 3 + 2 + 1, Kind.SET: 0}[kind]


@pytest.mark.parametrize("suit", Suit)
def test_a_point_scores_one_per_card_and_ranks_by_pips(suit: Suit) -> None:
    for hand in holdings(suit):
        assert calls.value(Kind.POINT, hand) == len(hand)
        assert calls.strength(RUBICON, Kind.POINT, hand) == reference_deal.number_and_tiebreak("point", names(hand))


def test_sequences_score_3_4_15_16_17_and_18() -> None:
    spades = list(Hand(0xFF))
    runs = [Hand.of(spades[:number]) for number in range(3, 9)]
    assert [calls.value(Kind.SEQUENCE, run) for run in runs] == [3, 4, 15, 16, 17, 18]


@pytest.mark.parametrize("rank", Rank)
def test_the_sets_of_all_16_holdings_of_a_rank(rank: Rank) -> None:
    for chosen in (cards for number in range(5) for cards in combinations(Suit, number)):
        hand = Hand.of(Card.of(rank, suit) for suit in chosen)
        good = rank >= Rank.TEN and len(chosen) >= 3
        assert calls.groups(RUBICON, Kind.SET, hand) == ((hand,) if good else ())
        assert not good or calls.value(Kind.SET, hand) == (14 if len(chosen) == 4 else 3)


def every_group(kind: Kind) -> list[Hand]:
    if kind is Kind.SET:
        quartets = [Hand.of(Card.of(rank, suit) for suit in Suit) for rank in calls.SET_RANKS]
        return quartets + [Hand.of(three) for four in quartets for three in combinations(four, 3)]
    return [
        hand for suit in (Suit.SPADES, Suit.CLUBS) for hand in holdings(suit) if calls.is_group(RUBICON, kind, hand)
    ]


@pytest.mark.parametrize("kind", [Kind.SEQUENCE, Kind.SET])
@pytest.mark.parametrize("rules", RULES, ids=["rubicon", "club"])
def test_the_longer_of_two_groups_is_better_then_the_higher(rules: Rules, kind: Kind) -> None:
    for one, other in product(every_group(kind), repeat=2):
        a, b = ((len(group), max(card.rank for card in group)) for group in (one, other))
        engine_a, engine_b = calls.strength(rules, kind, one), calls.strength(rules, kind, other)
        assert ((engine_a > engine_b), (engine_a == engine_b)) == ((a > b), (a == b)), (one, other)


def test_only_identical_sequences_in_different_suits_are_equal() -> None:
    for one, other in product(every_group(Kind.SET), repeat=2):
        same = calls.strength(RUBICON, Kind.SET, one) == calls.strength(RUBICON, Kind.SET, other)
        assert not (same and not one & other)


@given(hands)
def test_the_groups_in_a_hand_of_twelve_are_found_best_first(hand: Hand) -> None:
    for kind in Kind:
        expected = best_groups(kind, set(names(hand)))
        assert [names(group) for group in calls.groups(RUBICON, kind, hand)] == expected
        best = expected[:1] if kind is Kind.POINT else expected
        assert [names(group) for group in calls.best_call(RUBICON, kind, hand)] == best
        assert [calls.value(kind, group) for group in calls.groups(RUBICON, kind, hand)] == [
            worth(kind, group) for group in expected
        ]


# The truthful answer.


def parts(kind: Kind, hand: set[str], number: int) -> Iterator[reference_deal.Group]:
    return (cards for cards in combinations(sorted(hand), number) if reference_deal.is_group(kind, cards))


def truthful(
    rules: Rules, kind: Kind, called: reference_deal.Group, mine: set[str], unseen: set[str]
) -> reference_deal.Group:
    best = (best_groups(kind, mine) or [()])[0]
    if not best:
        return ()
    strength, theirs = (reference_deal.number_and_tiebreak(kind, group) for group in (best, called))
    if kind in rules.calls.in_full or len(best) != len(called):
        return best if strength >= theirs else ()
    possible = {
        reference_deal.number_and_tiebreak(kind, group)
        for held in combinations(sorted(unseen), 12)
        for group in parts(kind, set(held), len(called))
    }
    return best if min(possible) <= strength else ()


def spots(rng: random.Random, kind: Kind) -> Iterator[tuple[reference_deal.Group, set[str], set[str]]]:
    while True:
        pack = sorted(reference_deal.PACK, key=lambda card: reference_deal.SUITS.index(card[1]) + 4 * rng.random())
        unseen, mine = set(pack[:13]), set(pack[13:25])
        held = best_groups(kind, mine)
        number = len(held[0]) if held and rng.randrange(4) else rng.randint(3, 5)
        may_be_called = list(parts(kind, set(pack[:12]), number))
        if may_be_called:
            yield rng.choice(may_be_called), mine, unseen


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("rules", RULES, ids=["rubicon", "club"])
def test_the_honest_answer_is_the_best_group_that_could_win(rules: Rules, kind: Kind) -> None:
    at_once = 0
    for called, mine, unseen in islice(spots(random.Random(1), kind), 60):
        seen = hand_of(reference_deal.PACK).without(hand_of(unseen))
        answer = calls.honest_answer(rules, kind, hand_of(called), hand_of(mine), seen)
        assert set(names(answer)) == set(truthful(rules, kind, called, mine, unseen)), (called, mine, unseen)
        best = (best_groups(kind, mine) or [()])[0]
        at_once += not answer and len(best) == len(called)
    assert at_once, "younger could never say *good* at once, so that case was not tested"


def hand_of(cards: Iterable[str]) -> Hand:
    return Hand.of(map(Card.parse, cards))


def test_younger_says_good_if_elders_five_cards_must_make_more() -> None:
    """Source 000: A can have five cards in one suit alone, making fifty; B, with forty-nine, says *good*."""
    mine = hand_of(["AH", "KH", "QH", "TH", "8H", "JS", "8S", "KD", "QD", "9D", "AC", "KC"])
    discards = hand_of(["7S", "8D", "7D", "QC", "JC", "8C", "7C"])
    called = hand_of(["AS", "KS", "QS", "TS", "9S"])
    assert (called.pips, mine.suited(Suit.HEARTS).pips) == (50, 49)
    assert calls.honest_answer(RUBICON, Kind.POINT, called, mine, mine | discards) == Hand()
    not_sure = calls.honest_answer(RUBICON, Kind.POINT, called, mine, mine)
    assert not_sure == mine.suited(Suit.HEARTS), "without the discard younger has to ask what it makes"
