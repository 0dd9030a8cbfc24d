"""Positions for solver tests: hands from a shuffled pack or after a plain exchange."""

import random

from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.house.search.position import Pair, Position
from bot.piquet.rules import Following, any_of_suit


def random_position(dice: random.Random, left: int, won: Pair | None = None, rule: Following = any_of_suit) -> Position:
    """Returns a position before a lead with ``left`` tricks to play.

    Either side leads, unless elder has won all tricks.
    """
    cards = dice.sample(PACK, 2 * left)
    hands = Hand.of(cards[:left]), Hand.of(cards[left:])
    if won is None:
        elder = dice.randint(0, 12 - left)
        won = elder, 12 - left - elder
    leader = 0 if not won[1] else 1 if not won[0] else dice.randint(0, 1)
    return Position(hands, leader, None, won, won if 0 in won else (0, 0), rule)


def with_a_lead(dice: random.Random, position: Position) -> Position:
    return position.after(dice.choice(list(position.playable())))


def exchanged(dice: random.Random) -> Position:
    """Returns a position before the first lead, after an exchange of five and three cards.

    Each player keeps their longest suit and highest cards.
    """
    pack = dice.sample(PACK, 32)
    elder, younger, talon = pack[:12], pack[12:24], pack[24:]
    return Position((Hand.of(_kept(elder, 7) + talon[:5]), Hand.of(_kept(younger, 9) + talon[5:])))


def _kept(hand: list[Card], number: int) -> list[Card]:
    suits = [[card for card in hand if card.suit == suit] for suit in range(4)]
    longest = max(suits, key=lambda suit: (len(suit), sum(suit)))
    return sorted(hand, key=lambda card: (card in longest, card.rank), reverse=True)[:number]
