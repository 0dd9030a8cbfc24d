"""Recognises an opponent who plays like the greedy player, and predicts the opponent's cards."""

import random
from collections.abc import Iterator

import pytest

from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.house.play.against_greedy import AgainstGreedy
from bot.piquet.house.play.fallible_opponent import OpponentPlay, likely_hand
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.players.greedy import greedy_card
from bot.piquet.house.search.patterns import ELDER
from bot.piquet.house.search.position import Position
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.stakes.points import Stakes, stakes_of_play
from bot.piquet.rules import RUBICON, any_of_suit, to_win
from tests.support.house.positions import exchanged, random_position

STAKES = {
    "no pique": stakes_of_play(RUBICON, (0, 1)),
    "a pique of three tricks": stakes_of_play(RUBICON, (26, 0)),
    "a pique of eight tricks": stakes_of_play(RUBICON, (21, 0)),
}


def cards(text: str) -> Hand:
    return Hand.of(parse_cards(text))


def later(dice: random.Random, played: int) -> Position:
    position = exchanged(dice)
    for _ in range(played):
        position = position.after(dice.choice(list(position.playable())))
    return position


def best(stakes: Stakes, position: Position, side: int) -> float:
    if not position.left:
        haul = 2 * position.won[ELDER] + (position.leader == ELDER)
        return stakes.points[haul] + stakes.made_after(position.first)
    if position.to_play != side:
        return best(stakes, position.after(greedy_card(position.playable(), position.led)), side)
    choose = max if side == ELDER else min
    return choose(best(stakes, position.after(card), side) for card in position.playable())


def few_cards() -> Iterator[Position]:
    for seed in range(40):
        dice = random.Random(seed)
        position = random_position(dice, dice.choice((3, 4, 5)), rule=to_win if seed % 2 else any_of_suit)
        yield position
        yield position.after(dice.choice(list(position.playable())))
    for seed in range(20):
        yield random_position(random.Random(seed), 5, (7, 0))


@pytest.mark.parametrize("stakes", STAKES.values(), ids=STAKES)
def test_the_worth_against_greedy_matches_an_exhaustive_search(stakes: Stakes) -> None:
    for position in few_cards():
        side = position.to_play
        worth = AgainstGreedy(stakes, side, position.rule).values(position)
        assert worth == {card: best(stakes, position.after(card), side) for card in position.playable()}


@pytest.mark.parametrize("stakes", STAKES.values(), ids=STAKES)
def test_no_card_is_worth_less_against_greedy_than_best_play(stakes: Stakes) -> None:
    gained = 0.0
    for seed in range(6):
        position = later(random.Random(seed), 4 * seed)
        sign = 1 if position.to_play == ELDER else -1
        solved = SolvedPlay(stakes, Solver()).values(position)
        hoped = AgainstGreedy(stakes, position.to_play).values(position)
        gains = [sign * (hoped[card] - solved[card]) for card in solved]
        assert min(gains) >= 0
        gained += sum(gains)
    assert gained > 0


def test_results_cached_in_one_world_remain_correct_in_the_next() -> None:
    stakes = STAKES["a pique of eight tricks"]
    one = AgainstGreedy(stakes, ELDER)
    for seed in range(6):
        position = exchanged(random.Random(seed))
        assert one.values(position) == AgainstGreedy(stakes, ELDER).values(position)


def test_a_trap_is_set_for_a_player_who_discards_guards() -> None:
    """On the spade, younger should discard the diamond, but the rule of thumb unguards the king."""
    position = Position((cards("AS AH QH"), cards("KH 8H 9D")), won=(5, 4), first=(5, 0))
    stakes = STAKES["no pique"]
    solved, hoped = SolvedPlay(stakes, Solver()).values(position), AgainstGreedy(stakes, ELDER).values(position)
    spade, heart = Card.parse("AS"), Card.parse("AH")
    assert hoped[heart] == solved[heart]
    assert hoped[spade] > solved[spade]


def plays(text: str) -> list[OpponentPlay]:
    """Parses plays: ``>AS`` is a lead, ``AS>KS`` a reply."""
    pairs = [play.split(">") for play in text.split()]
    return [(Card.parse(led) if led else None, Card.parse(card)) for led, card in pairs]


def test_a_player_who_plays_like_the_rule_probably_follows_it() -> None:
    nothing = likely_hand([], cards("KS 9H"))
    once = likely_hand(plays("8H>TH"), cards("KS 9S 7D"))
    twice = likely_hand(plays("8H>TH >AC"), cards("KS 9S 7D"))
    assert 0 < nothing.greedy < 0.5
    # The only heart had to be played, which tells nothing.
    assert once.greedy == nothing.greedy
    assert twice.greedy > 3 * nothing.greedy


def test_a_player_who_plays_differently_probably_does_not_follow_the_rule() -> None:
    low = likely_hand(plays(">9S"), cards("KH 8S 7D"))
    assert low.greedy < 0.05
    assert likely_hand(plays(">9S 8H>AH"), cards("KH 8S 7D")).greedy < 0.02


def test_a_forced_card_reveals_nothing() -> None:
    """Under the obligation to win, only the king may follow the queen; otherwise the rule of thumb plays it too."""
    forced, hand = plays("QH>KH"), cards("8H 7D")
    assert likely_hand(forced, hand, to_win).greedy == likely_hand([], hand).greedy
    assert likely_hand(forced, hand).greedy > likely_hand([], hand).greedy


def test_a_hand_with_which_the_rule_would_play_this_way_is_likely() -> None:
    """The rule of thumb rarely leads a queen from an ace, and often from small cards."""
    led = plays(">QS")
    small, great = likely_hand(led, cards("9H 8H 7D")), likely_hand(led, cards("AH 8H 7D"))
    before = likely_hand([], cards("QS 9H 8H 7D")), likely_hand([], cards("QS AH 8H 7D"))
    assert small.weight / before[0].weight > great.weight / before[1].weight
    assert small.greedy > 10 * great.greedy


def test_after_an_exchange_high_cards_are_likelier_than_low_ones() -> None:
    """Players exchange sevens, eights and nines, so an unseen ace is probably held."""
    small, great = likely_hand([], cards("KS 9H 8H 7D")), likely_hand([], cards("KS 9H 8H AD"))
    assert great.weight > 10 * small.weight
    assert likely_hand([], cards("QS 9H")).weight > likely_hand([], cards("TS 9H")).weight


def test_a_card_that_was_played_counts_as_kept() -> None:
    """A card that the opponent holds or has played was not discarded."""
    held, played = likely_hand([], cards("AS 7D")), likely_hand(plays("8S>AS"), cards("7D"))
    assert held.weight == played.weight
