"""A misère: tricks are to be lost. Each card is tried in imagined deals, which are played to their end by a rule.

The rule: lead the lowest card; follow with the highest that does not win, else with the highest; discard the highest.
"""

import random
from typing import Final

from bot.computer.cardplay import position_of
from bot.computer.position import Position
from bot.computer.worlds import worlds
from bot.piquet.cards import Card, Hand
from bot.piquet.view import DealView

_A_TRICK: Final = 5
"""Who wins fewer has so much for each trick of the other."""


def weighed_cards(deal: DealView, dice: random.Random, number: int) -> list[tuple[Card, float]]:
    """The cards that may be played, the best first, with what each brings on average over so many imagined deals.

    Of those that bring the same, the highest comes first.
    """
    side = 0 if deal.eye == deal.elder else 1
    drawn = worlds(deal, dice, number)

    def brought(card: Card) -> int:
        return sum(_outcome(position_of(deal, other).after(card), side) for other in drawn)

    worth = {card: brought(card) / len(drawn) for card in deal.playable}
    return sorted(worth.items(), key=lambda each: (-each[1], -each[0].rank))


def misere_value(hands: tuple[Hand, Hand]) -> int:
    """What a misère of these hands brings elder, points of younger's less than nothing."""
    return _outcome(Position(hands), 0)


def _outcome(position: Position, side: int) -> int:
    while position.left:
        position = position.after(by_rule(position.playable(), position.led))
    mine, theirs = position.won[side], position.won[1 - side]
    return _A_TRICK * (theirs if mine < theirs else -mine if mine > theirs else 0)


def by_rule(playable: Hand, led: Card | None) -> Card:
    """The card that the rule says."""
    if led is None:
        return min(playable, key=lambda card: card.rank)
    under = [card for card in playable if card.suit is not led.suit or card < led]
    return max(under or playable, key=lambda card: card.rank)
