"""The choice to name the suit of the first lead, which costs nothing: elder then sees the cards at which younger looks.

Younger may look after the lead too, and elder would see the cards then: too late for the choice of the card.
"""

from collections.abc import Iterable, Iterator

from bot.computer.players.player import Weighed
from bot.piquet.actions import NameSuit, Play
from bot.piquet.cards import Suit
from bot.piquet.view import DealView


def with_suits(deal: DealView, weighed: Iterable[Weighed]) -> list[Weighed]:
    """The actions that were weighed; before the best card of each suit, the suit is named instead if it may be."""
    return list(_with_suits(weighed)) if deal.suits else list(weighed)


def _with_suits(weighed: Iterable[Weighed]) -> Iterator[Weighed]:
    named: set[Suit] = set()
    for one in weighed:
        match one.action:
            case Play(seat, card) if card.suit not in named:
                named.add(card.suit)
                yield Weighed(NameSuit(seat, card.suit), one.worth)
            case _:
                pass
        yield one
