"""Play against one who may err is worth no less than against one who answers best."""

import random

import pytest

from bot.computer import erring
from bot.computer.patterns import ELDER
from bot.computer.play import Play
from bot.computer.position import Position
from bot.computer.solver import Solver
from bot.computer.stakes import stakes_of_play
from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.rules import RUBICON
from tests.computer.positions import exchanged


def play() -> Play:
    """With no pique to be made."""
    return Play(stakes_of_play(RUBICON, (0, 1)), Solver())


def played(dice: random.Random, cards: int) -> Position:
    """A position so many cards on, played at random."""
    position = exchanged(dice)
    for _ in range(cards):
        position = position.after(dice.choice(list(position.playable())))
    return position


@pytest.mark.parametrize("cards", [1, 8, 15, 22])
def test_errors_of_the_other_cost_one_nothing(cards: int) -> None:
    gained = 0.0
    for seed in range(6):
        position = played(random.Random(seed), cards)
        solved, hoped = play().values(position), erring.values(play(), position)
        sign = 1 if position.to_play == ELDER else -1
        gains = [sign * (hoped[card] - solved[card]) for card in solved]
        assert min(gains) > -1e-9
        gained += sum(gains)
    assert gained > 0 or cards == 22


def test_a_card_is_worth_more_when_the_other_may_err_after_it() -> None:
    """To the spade younger should throw the diamond, and by the rule of thumb throws the guard of his king."""
    hands = Hand.of(parse_cards("AS AH QH")), Hand.of(parse_cards("KH 8H 9D"))
    position = Position(hands, won=(5, 4), first=(5, 0))
    solved, hoped = play().values(position), erring.values(play(), position)
    spade, heart = Card.parse("AS"), Card.parse("AH")
    assert hoped[heart] == pytest.approx(solved[heart])
    assert hoped[spade] > solved[spade] + 0.5
