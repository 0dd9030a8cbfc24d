"""What cards are worth against one who may err: the solver's always answers best, and so no trap is worth setting.

With a chance of three in ten the other is taken to play his next three cards by the greedy player's rule of thumb, and
oneself to play the best from card to card; what is left is worth what the solver says.

Measured on the greedy player: 31.4 a mirrored pair, and with the solver alone 29.1 in the same 120 pairs. With his own
exchange, in 80 pairs: 25.5 and 23.4; 24.1 with but one card of his by the rule; and with all cards open and every card
by the rule, 27.4 in 60. On the player who solves it gains 0.7, give or take 1.3, in 100 pairs. It takes some three
times as long.
While a pique is still to be made the other does not err: a card took up to two seconds so.
"""

from typing import Final

from bot.computer.greedy import by_thumb
from bot.computer.patterns import ELDER
from bot.computer.play import Play
from bot.computer.position import Position, Shape
from bot.piquet.cards import Card

_CHANCE: Final = 0.3
_CARDS: Final = 3


def values(play: Play, position: Position) -> dict[Card, float]:
    """What a position is worth after each card that may be played now: elder's points less younger's, on average."""
    known: dict[Shape, float] = {}
    worth = {}
    for card in position.playable():
        after = position.after(card)
        if after.shape not in known:
            known[after.shape] = _value(play, after, position.to_play)
        worth[card] = known[after.shape]
    return worth


def _value(play: Play, position: Position, side: int) -> float:
    solved = play.value(position)
    if play.stakes.open_after(position.won):
        return solved
    return (1 - _CHANCE) * solved + _CHANCE * play.value(_after_errors(play, position, side))


def _after_errors(play: Play, position: Position, side: int) -> Position:
    """The position when this side has played its best, and the other his next cards by the rule of thumb."""
    errors = 0
    while errors < _CARDS and position.left:
        if position.to_play == side:
            card = _best(play, position)
        else:
            card = by_thumb(position.playable(), position.led)
            errors += 1
        position = position.after(card)
    return position


def _best(play: Play, position: Position) -> Card:
    worth, sign = play.values(position), 1 if position.to_play == ELDER else -1
    return max(worth, key=lambda card: (sign * worth[card], -card.rank))
