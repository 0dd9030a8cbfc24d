"""Rules for point, sequence and set: finding, comparing and scoring them.

A *group* is the cards of one point, sequence or set.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from typing import Final

from .cards import RANK_BITS, SUIT_BITS, WHOLE_PACK, Hand, Rank, Suit
from .rules import PIPS, POINT, SEQUENCE, Kind, Rules

Strength = tuple[int, int]

TEN: Final = Rank.TEN
SEQUENCE_VALUES: Final = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SET_VALUES: Final = {3: 3, 4: 14}
NOTHING: Final = (0, 0)
"""The strength of an empty call."""
SET_RANKS: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.TEN)
_SET_RANK_BITS: Final = sum(1 << rank for rank in SET_RANKS)


def is_group(rules: Rules, kind: Kind, cards: Hand) -> bool:
    """Whether these cards form one group of this kind: a point, sequence or set.

    >>> from piquet import RULE_SETS
    >>> [is_group(RULE_SETS["rubicon"], Kind.SET, Hand.parse(cards)) for cards in ("TS TH TD", "9S 9H 9D")]
    [True, False]
    """
    if kind is POINT:
        return _one_suit(cards) and len(cards) >= rules.calls.point_cards and cards.pips >= rules.calls.point_pips
    if kind is SEQUENCE:
        return _one_suit(cards) and len(cards) >= 3 and _in_a_row(cards)
    return len(cards) >= 3 and _one_rank(cards) and cards.top.rank >= TEN


def set_ranks(hand: int) -> int:
    """Returns the ranks of a hand's trios and quatorzes, one bit each.

    >>> set_ranks(Hand.parse("AS AH AD KS KH 9S 9H 9D")) == 1 << Rank.ACE
    True
    """
    one, two, three, four = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    return (one & two & (three | four) | three & four & (one | two)) & _SET_RANK_BITS


def _one_suit(cards: Hand) -> bool:
    return cards != 0 and ~SUIT_BITS[cards.top >> 3] & cards == 0


def _one_rank(cards: Hand) -> bool:
    return ~RANK_BITS[cards.top & 7] & cards == 0


def _in_a_row(cards: int) -> bool:
    row = cards // (-cards & cards)
    return row & (row + 1) == 0


def strength(rules: Rules, kind: Kind, group: Hand) -> Strength:
    """Returns a group's strength (number called, tie-break): the greater tuple wins, and equal tuples tie.

    >>> from piquet import RULE_SETS
    >>> point = Hand.parse("AH KH QH JH 8H")
    >>> strength(RULE_SETS["rubicon"], POINT, point), strength(RULE_SETS["au-cent"], POINT, point)
    ((5, 49), (49, 0))
    """
    if kind is not POINT:
        return len(group), group.top.rank
    return (group.pips, 0) if rules.calls.point_by is PIPS else (len(group), group.pips)


def tiebreak(kind: Kind, group: Hand) -> int:
    """Returns a group's tie-break: the point's pips, the sequence's top rank, or the set's rank.

    >>> tiebreak(POINT, Hand.parse("AH KH 8H")), tiebreak(SEQUENCE, Hand.parse("QD JD TD"))
    (29, <Rank.QUEEN: 5>)
    """
    return group.pips if kind is POINT else group.top.rank


def value(kind: Kind, group: Hand) -> int:
    """Returns the points that a good group scores.

    >>> [value(SEQUENCE, Hand.parse(cards)) for cards in ("AH KH QH JH", "AH KH QH JH TH")]
    [4, 15]
    """
    if kind is POINT:
        return len(group)
    return (SEQUENCE_VALUES if kind is SEQUENCE else SET_VALUES)[len(group)]


def groups(rules: Rules, kind: Kind, hand: Hand) -> tuple[Hand, ...]:
    """Returns all groups of a kind in a hand, best first, each as long as possible; for the point, one for each suit.

    >>> from piquet import RULE_SETS
    >>> list(map(str, groups(RULE_SETS["rubicon"], SEQUENCE, Hand.parse("AS KS QS TS AH KH QH AD KD 9D 8D 7D"))))
    ['AS KS QS', 'AH KH QH', '9D 8D 7D']
    """
    found = [group for group in _candidates(kind, hand) if is_group(rules, kind, group)]
    return tuple(sorted(found, key=lambda group: strength(rules, kind, group), reverse=True))


def _candidates(kind: Kind, hand: Hand) -> Iterable[Hand]:
    match kind:
        case Kind.POINT:
            return (hand.suited(suit) for suit in Suit)
        case Kind.SEQUENCE:
            return _runs(hand)
        case Kind.SET:
            return (hand.ranked(rank) for rank in SET_RANKS)


def _runs(hand: Hand) -> Iterator[Hand]:
    for suit in Suit:
        left = int(hand.suited(suit))
        while left:
            end = left + (left & -left)
            run = left & ~end & SUIT_BITS[suit]
            yield Hand(run)
            left &= ~run


def best_call(rules: Rules, kind: Kind, hand: Hand) -> tuple[Hand, ...]:
    """Returns the hand's full call: the best point, or all sequences or sets, best first.

    >>> from piquet import RULE_SETS
    >>> list(map(str, best_call(RULE_SETS["rubicon"], POINT, Hand.parse("AS KS QS AH KH 9D"))))
    ['AS KS QS']
    """
    held = groups(rules, kind, hand)
    return held[:1] if kind is Kind.POINT else held


def reckoning(rules: Rules, kind: Kind, hand: Hand, first: Hand) -> tuple[Hand, ...]:
    """Returns the groups of a kind for younger to reckon: ``first``, then all others no better. Better groups are
    shortened, as four tens to three. Without ``first``, returns the full call.

    >>> from piquet import RULE_SETS
    >>> hand, first = Hand.parse("TS TH TD TC QS QD QC"), Hand.parse("QS QD QC")
    >>> list(map(str, reckoning(RULE_SETS["rubicon"], Kind.SET, hand, first)))
    ['QS QD QC', 'TS TH TD']
    """
    if not first:
        return best_call(rules, kind, hand)
    most = strength(rules, kind, first)
    besides = groups(rules, kind, hand.without(first)) if kind is not POINT else ()
    parts = [part for group in besides for part in _at_most(rules, kind, group, most)]
    return (first, *sorted(parts, key=lambda part: strength(rules, kind, part), reverse=True))


def _at_most(rules: Rules, kind: Kind, group: Hand, most: Strength) -> Iterator[Hand]:
    parts = (part for number in range(len(group), 2, -1) for part in groups_of(kind, number, group))
    yield from islice((part for part in parts if strength(rules, kind, part) <= most), 1)


def strongest(rules: Rules, kind: Kind, number: int, cards: Hand) -> Strength:
    """Returns the strength of the best sequence or set with ``number`` cards, or NOTHING if the cards contain none.

    >>> from piquet import RULE_SETS
    >>> strongest(RULE_SETS["rubicon"], SEQUENCE, 3, Hand.parse("AS KS QS JH TH 9H"))
    (3, <Rank.ACE: 7>)
    """
    return max((strength(rules, kind, group) for group in groups_of(kind, number, cards)), default=NOTHING)


def honest_answer(rules: Rules, kind: Kind, called: Hand, hand: Hand, seen: Hand) -> Hand:
    """Returns the group with which younger truthfully answers a call; no cards mean *good*.

    ``seen`` are all cards elder cannot hold, including ``hand``. By answering with an equally long group, younger asks
    for the tie-break. If elder can hold only better groups, younger says *good* at once (Cavendish).

    >>> from piquet import RULE_SETS
    >>> hand = Hand.parse("AD QD JD TD 7D KC QC")
    >>> str(honest_answer(RULE_SETS["rubicon"], POINT, Hand.parse("AH KH QH JH"), hand, hand))
    'AD QD JD TD 7D'
    """
    held = groups(rules, kind, hand)
    if not held or not called:
        return held[0] if held else Hand()
    mine, theirs = strength(rules, kind, held[0]), strength(rules, kind, called)
    if mine[0] == theirs[0] and kind not in rules.calls.in_full:
        weakest = min(strength(rules, kind, group) for group in groups_of(kind, len(called), WHOLE_PACK.without(seen)))
        return held[0] if weakest <= mine else Hand()
    return held[0] if mine > theirs or (mine == theirs and not rules.calls.equal_scores) else Hand()


def groups_of(kind: Kind, number: int, cards: Hand) -> Iterator[Hand]:
    """Yields every group of a kind with exactly ``number`` cards.

    >>> list(map(str, groups_of(SEQUENCE, 3, Hand.parse("AS KS QS JS"))))
    ['AS KS QS', 'KS QS JS']
    """
    match kind:
        case Kind.POINT:
            for suit in Suit:
                yield from map(Hand.of, combinations(cards.suited(suit), number))
        case Kind.SEQUENCE:
            for run in _runs(cards):
                ordered = tuple(run)
                yield from (Hand.of(ordered[top : top + number]) for top in range(len(ordered) - number + 1))
        case Kind.SET:
            for rank in SET_RANKS:
                yield from map(Hand.of, combinations(cards.ranked(rank), number))
