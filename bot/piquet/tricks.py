"""Tricks: which cards follow, who wins, and the scores for the cards, a capot, a contract and a misère."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from .actions import Bid
from .cards import SUIT_BITS, Card, Hand
from .reckoning import Item, Reason
from .rules import Following, Rules

ALL: Final = 12
MAJORITY: Final = 7
"""The fewest tricks that win a majority."""
MISERE_TRICK: Final = 5
"""The misère winner's points for each trick won by the other player (Parlett)."""


class Trick(NamedTuple):
    """A finished trick: its leader, both cards and its winner."""

    leader: int
    led: Card
    reply: Card
    winner: int


def following(hand: Hand, led: Card, rule: Following) -> Hand:
    """Returns the cards that may follow suit to a lead; empty if the hand has no card in the suit.

    >>> from piquet import rules_of
    >>> hand, led = Hand.parse("AS QS 9S AH"), Card.parse("KS")
    >>> str(following(hand, led, rules_of("rubicon").following))
    'AS QS 9S'
    >>> str(following(hand, led, rules_of("rubicon", {"must_win": True}).following))
    'AS'
    """
    return Hand(rule(SUIT_BITS[led >> 3] & hand, led))


@cache
def ruled_out(led: Card, reply: Card, rule: Following) -> Hand:
    """Returns the cards that a player who gave this reply cannot have held.

    >>> from piquet import rules_of
    >>> str(ruled_out(Card.parse("KS"), Card.parse("7D"), rules_of("rubicon").following))
    'AS KS QS JS TS 9S 8S 7S'
    """
    suit = SUIT_BITS[led >> 3]
    if led >> 3 != reply >> 3:
        return Hand(suit)
    return Hand.of(card for card in Hand(suit) if not rule(1 << card | 1 << reply, led) >> reply & 1)


def first_seven_by(winners: Sequence[int], seat: int) -> bool:
    """Whether a seat won seven tricks before the other seat won any.

    >>> first_seven_by([0] * 7 + [1] * 5, 0)
    True
    """
    return winners[:MAJORITY].count(seat) == MAJORITY


def won_by(winners: Sequence[int], seat: int) -> int:
    """Counts the tricks a seat has won, the last trick counting two (Parlett: nominally thirteen).

    >>> won_by([0] * 12, 0)
    13
    """
    return winners.count(seat) + (len(winners) == ALL and winners[-1] == seat)


def cards_of(tricks: Sequence[Trick], seat: int) -> Hand:
    return Hand.of(card for trick in tricks if trick.winner == seat for card in (trick.led, trick.reply))


def the_cards(rules: Rules, winners: Sequence[int], tricks: Sequence[Trick]) -> Iterator[Item]:
    """Yields the score after the last trick: the cards for seven tricks or more, or a capot for all twelve."""
    for seat in (0, 1):
        won = winners.count(seat)
        if won == ALL:
            yield Item(Reason.CAPOT, seat, rules.scoring.capot, cards_of(tricks, seat))
        elif won >= MAJORITY:
            yield Item(Reason.CARDS, seat, rules.scoring.cards, cards_of(tricks, seat))


def the_contract(winners: Sequence[int], bid: Bid, elder: int) -> Item | None:
    """Returns the score for a contract; None while it is neither made nor beaten.

    Elder scores the bid's worth as soon as the contract is made, and nothing for more tricks. Otherwise younger scores
    that worth after the last trick, times the tricks missing. Either player may have made the bid.

    >>> the_contract([0] * 8, Bid(0, 8, 4), elder=0).points
    32
    """
    short = bid.tricks - won_by(winners, elder)
    if short <= 0:
        return Item(Reason.CONTRACT, elder, bid.value)
    return Item(Reason.COUNTERPIQUE, 1 - elder, bid.value * short) if len(winners) == ALL else None


def the_misere(winners: Sequence[int]) -> Item:
    """Returns the score for winning fewer tricks in a misère, after its last trick."""
    first, second = won_by(winners, 0), won_by(winners, 1)
    winner = 0 if first < second else 1
    return Item(Reason.MISERE, winner, MISERE_TRICK * max(first, second))
