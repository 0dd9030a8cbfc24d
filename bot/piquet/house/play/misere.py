"""Chooses cards in a misère: tries each card in imagined deals, played to the end by a fixed rule.

The rule: lead the lowest card; follow with the highest losing card, or else the highest; discard the highest.
"""

from math import fsum

from ...cards import Card, Hand
from ...tricks import MISERE_TRICK
from ...view import DealView
from ..search.dice import Dice
from ..search.patterns import ELDER
from ..search.position import Position
from ..search.worlds import worlds
from ..stakes.settlement import PLAIN, Worth
from .card_choice import position_of


def weighed_cards(deal: DealView, dice: Dice, number: int, worth: Worth = PLAIN) -> list[tuple[Card, float]]:
    """Returns the playable cards with mean worths over ``number`` imagined deals, best first."""
    side = 0 if deal.eye == deal.elder else 1
    drawn = worlds(deal, dice, number)

    def brought(card: Card) -> float:
        return fsum(_outcome(position_of(deal, other).after(card), side, worth) for other in drawn)

    found = {card: brought(card) / len(drawn) for card in deal.playable}
    return sorted(found.items(), key=lambda each: (-each[1], -each[0].rank))


def misere_value(hands: tuple[Hand, Hand], side: int = ELDER, worth: Worth = PLAIN) -> float:
    """Returns the worth to ``side`` of a misère in which both hands are played by a fixed rule."""
    return _outcome(Position(hands), side, worth)


def _outcome(position: Position, side: int, worth: Worth) -> float:
    while position.left:
        position = position.after(misere_card(position.playable(), position.led))
    # The leader at the end has won the last trick, which counts two.
    won = list(position.won)
    won[position.leader] += 1
    mine, theirs = won[side], won[1 - side]
    score = MISERE_TRICK * max(won)
    return worth.below(score, 0) if mine < theirs else worth.below(0, score)


def misere_card(playable: Hand, led: Card | None) -> Card:
    if led is None:
        return min(playable, key=lambda card: card.rank)
    under = [card for card in playable if card.suit is not led.suit or card < led]
    return max(under or playable, key=lambda card: card.rank)
