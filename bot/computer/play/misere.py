"""A misère: tricks are to be lost. Each card is tried in imagined deals, which are played to their end by a rule.

The rule: lead the lowest card; follow with the highest that does not win, else with the highest; discard the highest.
The last trick counts two, so that one of them has always won fewer.
"""

import random

from bot.computer.play.card_choice import position_of
from bot.computer.search.patterns import ELDER
from bot.computer.search.position import Position
from bot.computer.search.worlds import worlds
from bot.computer.stakes.settlement import PLAIN, Worth
from bot.piquet.cards import Card, Hand
from bot.piquet.tricks import MISERE_TRICK
from bot.piquet.view import DealView


def weighed_cards(deal: DealView, dice: random.Random, number: int, worth: Worth = PLAIN) -> list[tuple[Card, float]]:
    """The cards that may be played, the best first, with what each brings on average over so many imagined deals.

    Of those that bring the same, the highest comes first. ``worth`` is what the deal's end is worth to the eye.
    """
    side = 0 if deal.eye == deal.elder else 1
    drawn = worlds(deal, dice, number)

    def brought(card: Card) -> float:
        return sum(_outcome(position_of(deal, other).after(card), side, worth) for other in drawn)

    found = {card: brought(card) / len(drawn) for card in deal.playable}
    return sorted(found.items(), key=lambda each: (-each[1], -each[0].rank))


def misere_value(hands: tuple[Hand, Hand], side: int = ELDER, worth: Worth = PLAIN) -> float:
    """What a misère of elder's hand and younger's is worth to a side, whose worth this is."""
    return _outcome(Position(hands), side, worth)


def _outcome(position: Position, side: int, worth: Worth) -> float:
    while position.left:
        position = position.after(by_rule(position.playable(), position.led))
    # Who leads in the end has won the last trick, which counts two.
    won = list(position.won)
    won[position.leader] += 1
    mine, theirs = won[side], won[1 - side]
    score = MISERE_TRICK * max(won)
    return worth.below(score, 0) if mine < theirs else worth.below(0, score)


def by_rule(playable: Hand, led: Card | None) -> Card:
    """The card that the rule says."""
    if led is None:
        return min(playable, key=lambda card: card.rank)
    under = [card for card in playable if card.suit is not led.suit or card < led]
    return max(under or playable, key=lambda card: card.rank)
