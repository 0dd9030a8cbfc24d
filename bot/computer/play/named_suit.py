"""The choices about the cards left: elder names the suit of the first lead, and younger looks as late as possible.

To name the suit costs nothing, and elder then sees the cards at which younger looks. Younger may look after the lead
too, and elder would see the cards then: too late for the choice of the card.
"""

from collections.abc import Iterable, Iterator

from bot.computer.players.player import Weighed
from bot.piquet.actions import NameSuit, Play
from bot.piquet.cards import Suit
from bot.piquet.view import DealView


def is_time_to_look(deal: DealView) -> bool:
    """Whether younger may look, and elder has led or named the suit.

    To wait until then costs nothing, and elder sees the cards no sooner. Of the cards left, elder has seen some: to
    look shows younger no less than elder.
    """
    return deal.may_look and (deal.led is not None or deal.may_decline)


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
