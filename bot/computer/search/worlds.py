"""The hands that the other player may hold: a seat's knowledge of them, and hands drawn at random that fit it.

Known are the place of each card held, discarded, seen or played; the cards shown; the suits that the other
player could not follow; and their words, which are taken to be all that they had to say. So a hand that would have
called more, or answered differently, is rejected. All hands that fit count the same.
"""

from collections.abc import Iterator
from typing import Final

from bot.computer.search.call_evidence import fits
from bot.computer.search.dice import Dice
from bot.piquet.cards import Hand
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.view import DealView

TRIES: Final = 60
"""The most hands drawn for each hand wanted. If none of them fits, the ones drawn first are used."""


def worlds(deal: DealView, dice: Dice, number: int) -> list[Hand]:
    """``number`` hands that the other player may hold now, perhaps with repeats."""
    unseen = Unseen.of(deal)
    if len(unseen.maybe) == unseen.number:
        return [unseen.held | Hand.of(unseen.maybe)]
    tried = [random_hand(unseen, dice) for _ in range(number)]
    found = list(_fitting(deal, unseen, tried, dice, number))
    return found or tried


def _fitting(deal: DealView, unseen: Unseen, tried: list[Hand], dice: Dice, number: int) -> Iterator[Hand]:
    test, found = fits(deal), 0
    for at in range(TRIES * number):
        hand = tried[at] if at < number else random_hand(unseen, dice)
        if test(hand | unseen.played):
            yield hand
            found += 1
            if found == number:
                return


def random_hand(unseen: Unseen, dice: Dice) -> Hand:
    """A random hand that the other player may hold, each as likely as any other."""
    return unseen.held | Hand.of(dice.sample(unseen.maybe, unseen.number))
