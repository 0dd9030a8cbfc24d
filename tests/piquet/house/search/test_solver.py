"""The solver's values equal exhaustive play by the rules."""

import random

import pytest

from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.search.patterns import DISCARDS, ELDER, PATTERNS, key_of, leads_table, without
from bot.piquet.house.search.position import Pair, Position
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.stakes.points import Stakes, stakes_of_play
from bot.piquet.rules import CARTE_ROUGE, RUBICON, Following, Rules, any_of_suit, rules_of, to_win
from tests.support.house.positions import exchanged, random_position, with_a_lead
from tests.support.house.reference_solver import ReferencePlay, Situation

NO_PIQUE = stakes_of_play(RUBICON, (0, 1))


def scored(position: Position) -> int:
    return position.won[0] - position.won[1] + position.leader


def by_the_rules(position: Position, reference: ReferencePlay, toward: int | None = None) -> dict[Card, float]:
    if position.led is None:
        now = Situation.of(position, toward)
        return {card: scored(position) + reference.after(now, str(card)) for card in position.playable()}
    hands = list(position.hands)
    hands[position.leader] |= 1 << position.led
    before = Position((hands[0], hands[1]), position.leader, None, position.won)
    now, led = Situation.of(before, toward), str(position.led)
    return {card: scored(before) + reference.trick(now, led, str(card)) for card in position.playable()}


def hand(text: str) -> Hand:
    return Hand.of(parse_cards(text))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("rule", [any_of_suit, to_win])
@pytest.mark.parametrize(("left", "number"), [(1, 40), (2, 80), (3, 80), (4, 60), (5, 30), (6, 6), (7, 2)])
def test_every_card_is_worth_its_score_when_played_out_under_the_rules(left: int, number: int, rule: Following) -> None:
    held_against_the_rules(random.Random(left), left, number, rule)


@pytest.mark.long
@pytest.mark.parametrize("rule", [any_of_suit, to_win])
@pytest.mark.parametrize(("left", "number"), [(4, 1500), (5, 400), (6, 100), (7, 30), (8, 5)])
def test_cards_of_many_hands_are_worth_their_played_out_score(left: int, number: int, rule: Following) -> None:
    held_against_the_rules(random.Random(-left), left, number, rule)


def held_against_the_rules(dice: random.Random, left: int, number: int, rule: Following) -> None:
    play = SolvedPlay(NO_PIQUE, Solver(rule))
    for _ in range(number):
        position = random_position(dice, left, rule=rule)
        for now in (position, with_a_lead(dice, position)):
            assert play.values(now) == by_the_rules(now, ReferencePlay(must_win=rule is to_win))


OBLIGED = rules_of("rubicon", {"must_win": True})
EACH = pytest.mark.parametrize(
    "rules", [RUBICON, CARTE_ROUGE, OBLIGED], ids=lambda rules: f"{rules.name} {rules.options}"
)


@EACH
def test_every_card_is_worth_the_pique_that_it_makes(rules: Rules) -> None:
    assert sum(piques_in_reach(rules, left, random.Random(left), 40 // left) for left in (3, 4, 5, 6)) > 5


@EACH
@pytest.mark.long
def test_every_card_of_many_hands_is_worth_the_pique_that_it_makes(rules: Rules) -> None:
    assert sum(piques_in_reach(rules, left, random.Random(-left), 300 // left) for left in (3, 4, 5, 6, 7)) > 100


def piques_in_reach(rules: Rules, left: int, dice: random.Random, number: int) -> int:
    solver, told = Solver(rules.following), 0
    won = (12 - left, 0)
    for _ in range(number):
        position = random_position(dice, left, won, rules.following)
        before = 29 - won[0] - dice.randint(1, left) - (10 if rules.scoring.cards_make_pique and won[0] > 6 else 0)
        stakes = stakes_of_play(rules, (max(before, 0), 0))
        toward = max(before, 0) + won[0] + (10 if rules.scoring.cards_make_pique and won[0] > 6 else 0)
        for now in (position, with_a_lead(dice, position)):
            values = SolvedPlay(stakes, solver).values(now)
            assert values == by_the_rules(now, ReferencePlay(rules.scoring.cards_make_pique, rules.must_win), toward)
            told += values != SolvedPlay(Stakes(stakes.points), solver).values(now)
    return told


@pytest.mark.long
def test_whole_deals_have_the_value_that_plain_alpha_beta_search_gives() -> None:
    dice, solver = random.Random(12), Solver()
    for toward in (None, 18, 21):
        position = exchanged(dice)
        value = SolvedPlay(stakes_of_play(RUBICON, (toward or 0, toward is None)), solver).value(position)
        assert ReferencePlay().value(Situation.of(position, toward), value - 1, value + 1) == value


def test_a_tenace_is_led_from_below() -> None:
    position = Position((hand("AS QS"), hand("KS 8S")), ELDER, None, (5, 5))
    # The ace first: two leads against younger's trick, the last. The queen first: a lead, a trick and the last against
    # a trick and a lead.
    assert SolvedPlay(NO_PIQUE, Solver()).values(position) == {Card.parse("AS"): 0, Card.parse("QS"): 1}


def test_touching_cards_are_equivalent_and_share_a_table_entry() -> None:
    assert key_of(hand("KS QS 9H"), hand("AS JS TH")) == key_of(hand("QS JS 7H"), hand("KS 7S 8H"))
    position = Position((hand("KS QS 9H"), hand("AS JS TH")), ELDER, None, (5, 4))
    values = SolvedPlay(NO_PIQUE, Solver()).values(position)
    assert values[Card.parse("KS")] == values[Card.parse("QS")]


def test_cached_results_are_valid_in_every_world_and_can_be_cleared() -> None:
    dice, kept = random.Random(3), Solver()
    for _ in range(10):
        position = random_position(dice, 8)
        fresh = Solver()
        assert kept.haul(ELDER, position.key, 8) == fresh.haul(ELDER, position.key, 8)
        searched = kept.nodes
        assert kept.haul(ELDER, position.key, 8) == fresh.haul(ELDER, position.key, 8)
        assert kept.nodes == searched
    kept.forget()
    kept.haul(ELDER, position.key, 8)
    assert kept.nodes - searched == fresh.nodes


def test_a_pattern_loses_the_cards_that_are_played() -> None:
    assert without(0b1_1011, 2) == 0b1_111
    for side in (0, 1):
        for pattern in PATTERNS:
            for lead in leads_table(any_of_suit)[side][1][pattern].leads:
                sizes = [(pattern + (gain >> 9)).bit_length() for gain in lead if gain]
                assert sizes
                assert all(size == pattern.bit_length() - 2 for size in sizes) or lead.free
            thrown = DISCARDS[side][0][pattern]
            assert not thrown or (pattern + thrown).bit_length() == pattern.bit_length() - 1


def worth(elder: Pair) -> float:
    return NO_PIQUE.points[2 * elder[0] + elder[1]]


def test_the_stakes_are_the_points_of_the_rules() -> None:
    # Twelve leads, the last trick and the capot; then nothing but a lead for each of younger's tricks.
    assert worth((12, 1)) == 12 + 1 + 40
    assert worth((0, 0)) == 1 - 1 - 11 - 1 - 40
    assert worth((6, 1)) == 1
    assert worth((6, 0)) == 0
    assert list(NO_PIQUE.points) == sorted(NO_PIQUE.points)
