"""The hands that the other player may hold: all that one seat knows of them, and hands drawn at random that fit.

Known is where each card is that was held, discarded, seen or played; what has been shown; the suits that the other
player could not follow; and what they said, which is taken to be all that they had to say. So a hand that would have
called more, or answered otherwise, is thrown away. All hands that fit count the same.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final

from bot.computer.search.call_evidence import certain, fits
from bot.piquet.cards import SUIT_BITS, WHOLE_PACK, Card, Hand
from bot.piquet.view import DealView

TRIES: Final = 60
"""How many hands are drawn at most for each hand wanted. If none of them fits, the ones drawn first are used."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The other player's hand now: ``held`` are cards known to be in it, and ``number`` more of ``maybe`` are in it.

    ``played`` are the cards that the other player held after the exchange and has played.
    """

    held: Hand
    maybe: tuple[Card, ...]
    number: int
    played: Hand

    @staticmethod
    def of(deal: DealView) -> "Unseen":
        """What the eye of a view knows. Raises ValueError for the public's view."""
        if deal.eye is None:
            raise ValueError(deal.eye)
        other = 1 - deal.eye
        played = _played(deal)
        taken, own = _taken_by(deal, other), deal.hand | played[deal.eye] | Hand.of(deal.discards)
        said = certain(deal, own | _seen_of_talon(deal).without(taken))
        held = (deal.shown[other] | taken | said).without(played[0] | played[1])
        number = 12 - len(played[other])
        seen = own | played[other] | _seen_of_talon(deal) | held
        maybe = WHOLE_PACK.without(seen | _not_followed(deal, other))
        return Unseen(held, tuple(maybe), number - len(held), played[other])

    def drawn(self, dice: random.Random) -> Hand:
        """A random hand that the other player may hold, each as likely as any other."""
        return self.held | Hand.of(dice.sample(self.maybe, self.number))


def worlds(deal: DealView, dice: random.Random, number: int) -> list[Hand]:
    """``number`` hands that the other player may hold now, perhaps with repeats."""
    unseen = Unseen.of(deal)
    if len(unseen.maybe) == unseen.number:
        return [unseen.held | Hand.of(unseen.maybe)]
    tried = [unseen.drawn(dice) for _ in range(number)]
    found = list(_fitting(deal, unseen, tried, dice, number))
    return found or tried


def _fitting(deal: DealView, unseen: Unseen, tried: list[Hand], dice: random.Random, number: int) -> Iterator[Hand]:
    test, found = fits(deal), 0
    for at in range(TRIES * number):
        hand = tried[at] if at < number else unseen.drawn(dice)
        if test(hand | unseen.played):
            yield hand
            found += 1
            if found == number:
                return


def _played(deal: DealView) -> tuple[Hand, Hand]:
    """The cards that each seat has played."""
    played = [0, 0]
    for trick in deal.tricks:
        played[trick.leader] |= 1 << trick.led
        played[1 - trick.leader] |= 1 << trick.reply
    if deal.led is not None and deal.to_act is not None:
        played[1 - deal.to_act] |= 1 << deal.led
    return Hand(played[0]), Hand(played[1])


def _range_of_talon(deal: DealView, seat: int) -> range:
    first = 0 if seat == deal.elder else deal.drawn[deal.elder] or 0
    return range(first, first + (deal.drawn[seat] or 0))


def _taken_by(deal: DealView, seat: int) -> Hand:
    """The cards of the talon that the eye has seen and this seat has drawn."""
    return Hand.of(card for at in _range_of_talon(deal, seat) if (card := deal.talon[at]) is not None)


def _seen_of_talon(deal: DealView) -> Hand:
    return Hand.of(card for card in deal.talon if card is not None)


def _not_followed(deal: DealView, seat: int) -> Hand:
    """The suits that this seat could not follow, so that it has no more of them."""
    missed = (
        SUIT_BITS[trick.led.suit]
        for trick in deal.tricks
        if trick.leader != seat and trick.led.suit != trick.reply.suit
    )
    return Hand(reduce(or_, missed, 0))
