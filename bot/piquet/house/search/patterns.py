"""Represents suits as patterns, with tables that the search looks up by pattern.

A *pattern* gives the owner of each card still in play in a suit, from the highest: a leading 1, then 1 for elder's
cards and 0 for younger's. A *key* is four patterns of nine bits, the suits in order. The tables hold the number that a
lead and a reply add to the key. They leave out leads and replies that do not matter, as checked for every position of
two known hands (31 million):

- A side that follows need only consider the lowest winning card, the lowest losing card and, when it discards, the
  lowest card of each suit.
- A side that leads from a suit without its top card need only consider its highest card and its lowest.

Under the rule ``to_win``, a side that can beat the lead must do so.
"""

from functools import cache
from typing import Final, NamedTuple

from ...rules import Following, any_of_suit

ELDER: Final = 0
YOUNGER: Final = 1
SIDES: Final = (ELDER, YOUNGER)
PATTERNS: Final = range(1, 512)
EMPTY: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27


class Lead(NamedTuple):
    """The numbers that a lead and its reply add to a key (the position as four suit patterns); 0 means impossible.

    ``won`` is for a losing reply, ``lost`` for a winning reply, ``free`` for the lead alone, before a discard.
    """

    won: int
    lost: int
    free: int


class Leads(NamedTuple):
    """The leads in one suit. Suits are tried by ``rank``, decisive suits first."""

    rank: int
    suit: int
    leads: tuple[Lead, ...]


def key_of(elder: int, younger: int) -> int:
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
    return pattern.bit_length() - 1


def swapped(pattern: int) -> int:
    return pattern ^ (1 << length(pattern)) - 1


def seen_by(side: int, pattern: int) -> int:
    """Returns a suit pattern with this side's cards marked 1. The function is its own inverse."""
    return pattern if side == ELDER else swapped(pattern)


def without(pattern: int, at: int) -> int:
    """Returns a suit pattern without the card at bit ``at``."""
    return pattern >> at + 1 << at | pattern & (1 << at) - 1


@cache
def owned(pattern: int) -> tuple[int, ...]:
    """Returns the bit numbers of the cards marked 1 in a suit pattern, lowest first."""
    return tuple(at for at in range(length(pattern)) if pattern >> at & 1)


def touching(pattern: int) -> list[int]:
    """Returns the bit number of the highest card in each run of adjacent cards marked 1, highest first."""
    return [at for at in reversed(owned(pattern)) if at + 1 == length(pattern) or not pattern >> at + 1 & 1]


def has_top(pattern: int) -> bool:
    return pattern > 1 and bool(pattern >> length(pattern) - 1 & 1)


def sure(pattern: int) -> int:
    """Counts the tricks the side marked 1 makes by leading this suit from the top until it loses."""
    tricks = 0
    while has_top(pattern):
        tricks += 1
        pattern = without(pattern, length(pattern) - 1)
        if theirs := owned(swapped(pattern)):
            pattern = without(pattern, theirs[0])
    return tricks


def replies(pattern: int, at: int, rule: Following) -> tuple[list[int], list[int]]:
    """Returns the bit numbers of the losing and the winning replies to the card at bit ``at``."""
    theirs = owned(swapped(pattern))
    allowed = rule(sum(1 << card for card in theirs), at)
    playable = [card for card in theirs if allowed >> card & 1]
    return [card for card in playable if card < at], [card for card in playable if card > at]


def _lead(pattern: int, at: int, rule: Following) -> tuple[int, int, int]:
    lower, higher = replies(pattern, at, rule)
    return (
        without(without(pattern, at), lower[0]) if lower else 0,
        without(without(pattern, higher[0]), at) if higher else 0,
        0 if lower or higher else without(pattern, at),
    )


@cache
def _leads(pattern: int, rule: Following) -> tuple[tuple[int, int, int], ...]:
    cards = touching(pattern)
    if not has_top(pattern):
        cards = sorted({*cards[:1], *cards[-1:]}, reverse=True)

    def danger(at: int) -> int:
        won, lost, free = _lead(pattern, at, any_of_suit)
        return (lost > 0) + (not won | free)

    return tuple(_lead(pattern, at, rule) for at in sorted(cards, key=danger))


def moved(side: int, suit: int, pattern: int, after: int) -> int:
    """Returns the number to add to a key when a suit's ``pattern`` becomes ``after``, as this side sees the suit."""
    return (seen_by(side, after) - pattern) << 9 * suit if after else 0


def _table_of_leads(side: int, suit: int, pattern: int, rule: Following) -> Leads:
    mine = seen_by(side, pattern)
    leads = _leads(mine, rule)
    # The suit that the other side can follow least often comes first; among equals, the leader's longest.
    rank = 16 * len(owned(swapped(mine))) - len(owned(mine)) if leads else 99
    return Leads(rank, suit, tuple(Lead(*(moved(side, suit, pattern, after) for after in lead)) for lead in leads))


def _discard(side: int, suit: int, pattern: int) -> int:
    mine = seen_by(side, pattern)
    cards = owned(mine)
    return moved(side, suit, pattern, without(mine, cards[0])) if cards else 0


def _sure_tricks(side: int, pattern: int) -> int:
    mine = seen_by(side, pattern)
    theirs = swapped(mine)
    return sure(mine) | sure(theirs) << 8 | (0 if has_top(mine) else len(owned(mine))) << 16


_ZERO: Final = Leads(99, 0, ())
Table = tuple[tuple[tuple[Leads, ...], ...], ...]


@cache
def leads_table(rule: Following) -> Table:
    """Returns the leads by side, suit and pattern, under a rule for following suit."""
    return tuple(
        tuple((_ZERO, *(_table_of_leads(side, suit, pattern, rule) for pattern in PATTERNS)) for suit in range(4))
        for side in SIDES
    )


DISCARDS: Final = tuple(
    tuple((0, *(_discard(side, suit, pattern) for pattern in PATTERNS)) for suit in range(4)) for side in SIDES
)
"""The number that a side's lowest discard adds to the key, by side, suit and pattern; 0 without a card."""
SURE: Final = tuple((0, *(_sure_tricks(side, pattern) for pattern in PATTERNS)) for side in SIDES)
"""By side and pattern, three one-byte numbers that add up over the suits.

They count the tricks the side makes by leading the suit from the top, the other side's likewise, and the side's cards
in suits with the other side's top card.
"""
