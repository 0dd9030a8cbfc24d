from collections.abc import Iterator

from ..actions import Cards
from ..cards import Card, Hand, Suit
from ..view import DealView
from .unseen import Unseen


def sure_runs(seen: DealView) -> tuple[Cards, ...]:
    """Returns the viewing seat's sure cards by suit, highest first; empty off lead and in a misère.

    A sure card wins against every possible hand, once the sure cards above it in its suit have been led.
    """
    if not seen.playable or seen.led is not None or seen.misere:
        return ()
    return sure_runs_of(seen)


def sure_runs_of(seen: DealView) -> tuple[Cards, ...]:
    """Returns the viewing seat's sure cards by suit, as if this seat were on lead."""
    unseen = Unseen.of(seen)
    runs = (tuple(_sure_of_suit(seen.hand.suited(suit), unseen, suit)) for suit in Suit)
    return tuple(run for run in runs if run)


def all_sure(seen: DealView) -> bool:
    """Whether the viewing seat is on lead with only sure cards, and so may lay its hand down.

    False before the end of the first trick, because younger may still reckon.
    """
    return bool(seen.tricks) and sum(map(len, sure_runs(seen))) == len(seen.hand)


def _sure_of_suit(mine: Hand, unseen: Unseen, suit: Suit) -> Iterator[Card]:
    held, maybe = unseen.held.suited(suit), Hand.of(unseen.maybe if unseen.number else ()).suited(suit)
    theirs = held | maybe
    # Each lead takes one card of the suit from the other player, until they have none.
    most = len(held) + min(len(maybe), unseen.number)
    for led, card in enumerate(mine):
        if led < most and card < theirs.top:
            return
        yield card
