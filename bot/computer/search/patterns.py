"""A suit as a pattern, and all that the search looks up of one.

A *pattern* says in order who owns each card of a suit that is still out: a leading 1, then the cards from the highest
to the lowest, 1 for elder's and 0 for younger's. Nine bits, so that there are 511 of them; which cards they are is
forgotten, since only their order wins tricks. A *key* is four of them, 36 bits, the suits in their order. Leading and
following takes a card or two out of a pattern: in a key it adds a number, which is looked up.

What is left out of the tables has been shown not to matter, by working out every position of two known hands up to
twelve tricks (31 million of them, but for the order of the suits) both with it and without:

- he who follows need only consider the lowest card that wins, the lowest that loses, and of each suit that he can
  discard from the lowest;
- he who leads from a suit of which he has not the top need only consider his highest card and his lowest.
"""

from functools import cache
from typing import Final, NamedTuple

ELDER: Final = 0
YOUNGER: Final = 1
SIDES: Final = (ELDER, YOUNGER)
PATTERNS: Final = range(1, 512)
EMPTY: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27
"""The key of no cards at all."""


class Lead(NamedTuple):
    """What leading a card adds to the key: with the reply that loses, with the one that wins, or before a discard.

    0 stands for what there is not.
    """

    won: int
    lost: int
    free: int


class Leads(NamedTuple):
    """The leads of one suit. Sorted as they stand, those that decide most come first."""

    rank: int
    suit: int
    leads: tuple[Lead, ...]


def key_of(elder: int, younger: int) -> int:
    """The key of two hands, sets of cards as ``Hand`` has them."""
    key = 0
    for suit in (3, 2, 1, 0):
        mine, out = elder >> 8 * suit & 0xFF, (elder | younger) >> 8 * suit & 0xFF
        key = key << 9 | _pattern(mine, out)
    return key


def _pattern(mine: int, out: int) -> int:
    pattern = 1
    for rank in range(7, -1, -1):
        if out >> rank & 1:
            pattern = pattern << 1 | mine >> rank & 1
    return pattern


def length(pattern: int) -> int:
    """How many cards of the suit are out."""
    return pattern.bit_length() - 1


def turned(pattern: int) -> int:
    """The same suit with the owners changed."""
    return pattern ^ (1 << length(pattern)) - 1


def seen_by(side: int, pattern: int) -> int:
    """The pattern in which 1 stands for the cards of this side; its own opposite."""
    return pattern if side == ELDER else turned(pattern)


def without(pattern: int, at: int) -> int:
    """The pattern when the card that ``at`` cards lie below is played."""
    return pattern >> at + 1 << at | pattern & (1 << at) - 1


@cache
def owned(pattern: int) -> tuple[int, ...]:
    """Where the cards of the side that 1 stands for are, the lowest first."""
    return tuple(at for at in range(length(pattern)) if pattern >> at & 1)


def touching(pattern: int) -> list[int]:
    """The highest of each run of touching cards of the side that 1 stands for, the highest first."""
    return [at for at in reversed(owned(pattern)) if at + 1 == length(pattern) or not pattern >> at + 1 & 1]


def has_top(pattern: int) -> bool:
    """Whether the side that 1 stands for has the highest card."""
    return pattern > 1 and bool(pattern >> length(pattern) - 1 & 1)


def sure(pattern: int) -> int:
    """How many tricks the side that 1 stands for makes by leading this suit from the top until it loses."""
    tricks = 0
    while has_top(pattern):
        tricks += 1
        pattern = without(pattern, length(pattern) - 1)
        if theirs := owned(turned(pattern)):
            pattern = without(pattern, theirs[0])
    return tricks


def _lead(pattern: int, at: int) -> tuple[int, int, int]:
    """The patterns after a lead: where it wins, where it loses, and where it cannot be followed."""
    theirs = owned(turned(pattern))
    lower, higher = [card for card in theirs if card < at], [card for card in theirs if card > at]
    return (
        without(without(pattern, at), lower[0]) if lower else 0,
        without(without(pattern, higher[0]), at) if higher else 0,
        0 if theirs else without(pattern, at),
    )


@cache
def _leads(pattern: int) -> tuple[tuple[int, int, int], ...]:
    """The leads worth considering: those that always win first, those that always lose last."""
    cards = touching(pattern)
    if not has_top(pattern):
        cards = sorted({*cards[:1], *cards[-1:]}, reverse=True)
    leads = [_lead(pattern, at) for at in cards]
    return tuple(sorted(leads, key=lambda lead: (lead[1] > 0) + (not lead[0] | lead[2])))


def moved(side: int, suit: int, pattern: int, after: int) -> int:
    """What a key gains where the suit becomes another pattern, which this side sees so; 0 for no pattern."""
    return (seen_by(side, after) - pattern) << 9 * suit if after else 0


def _table_of_leads(side: int, suit: int, pattern: int) -> Leads:
    mine = seen_by(side, pattern)
    leads = _leads(mine)
    # What he can follow least often comes first, and the longer of two: that takes a third off the search.
    rank = 16 * len(owned(turned(mine))) - len(owned(mine)) if leads else 99
    return Leads(rank, suit, tuple(Lead(*(moved(side, suit, pattern, after) for after in lead)) for lead in leads))


def _discard(side: int, suit: int, pattern: int) -> int:
    mine = seen_by(side, pattern)
    cards = owned(mine)
    return moved(side, suit, pattern, without(mine, cards[0])) if cards else 0


def _sure_tricks(side: int, pattern: int) -> int:
    mine = seen_by(side, pattern)
    theirs = turned(mine)
    return sure(mine) | sure(theirs) << 8 | (0 if has_top(mine) else len(owned(mine))) << 16


_ZERO: Final = Leads(99, 0, ())
LEADS: Final = tuple(
    tuple((_ZERO, *(_table_of_leads(side, suit, pattern) for pattern in PATTERNS)) for suit in range(4))
    for side in SIDES
)
"""What a side can lead: by side, suit and pattern."""
DISCARDS: Final = tuple(
    tuple((0, *(_discard(side, suit, pattern) for pattern in PATTERNS)) for suit in range(4)) for side in SIDES
)
"""What throwing off the lowest card of a side adds to the key: by side, suit and pattern; 0 where it has none."""
SURE: Final = tuple((0, *(_sure_tricks(side, pattern) for pattern in PATTERNS)) for side in SIDES)
"""By side and pattern, three numbers in bytes that add up over the suits.

What the side would make by leading the suit from the top; what the other would; how many cards the side has where it
has not the top.
"""
