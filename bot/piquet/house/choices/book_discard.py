"""Chooses discards by the rules of two books.

The books are Cavendish's hints to players (Encyclopaedia Britannica, 9th edition) and a guide to the club game. Each
rule has a worth for elder and for younger, fitted to gains in imagined deals (``RESULTS.md``).
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from ...actions import Exchange
from ...cards import Hand, Rank
from ...view import DealView
from ..players.player import Turn


@dataclass(frozen=True, slots=True)
class Worths:
    """The worth of each discard rule to elder or to younger, in tenths of a point."""

    pip: int
    """Each pip of the point: "keep the whole of your best suit for point"."""
    long: int
    """Each card beyond the fourth of a suit with its ace or king, not "if that suit is composed of low cards"."""
    quint: int
    """A quint or longer sequence: never broken, since it scores 15 and more."""
    quart: int
    tierce: int
    """A sequence of three: "it is better to keep cards in sequence than cards not in sequence"."""
    near_quint: int
    """Four cards of a quint without the fifth."""
    quatorze: int
    trio: int
    """Three aces, kings or queens: "trios should be kept if they can be retained without injury to the hand"."""
    low_trio: int
    """A lower trio: "it is seldom advisable to put out a high card for the sake of a trio of knaves or tens"."""
    pair: int
    """Two aces, kings or queens: "cards that help to make up trios and quatorzes"."""
    ace: int
    """An ace: "when in doubt, take the best chance of dividing or winning the cards"."""
    king: int
    """A king with its ace or a guard: "younger should keep guards to kings and queens"."""
    bare_king: int
    """A king alone in its suit: "elder may freely unguard kings", younger not."""
    rank: int
    """Each rank above the seven: of two cards that no other rule tells apart, the higher is kept."""
    small: int
    """A ten or lower card: "throw the whole of a suit, except winning cards and guards"."""
    kept: int
    """Each card kept instead of drawn: "it is not advisable to leave any cards"."""


ELDER: Final = Worths(
    pip=4,
    long=40,
    quint=450,
    quart=52,
    tierce=16,
    near_quint=26,
    quatorze=450,
    trio=70,
    low_trio=32,
    pair=10,
    ace=56,
    king=20,
    bare_king=0,
    rank=1,
    small=-18,
    kept=-90,
)
"""Elder's worths, for attack: length, sequences and aces count most."""
YOUNGER: Final = Worths(
    pip=2,
    long=33,
    quint=450,
    quart=74,
    tierce=13,
    near_quint=10,
    quatorze=450,
    trio=59,
    low_trio=20,
    pair=2,
    ace=81,
    king=48,
    bare_king=28,
    rank=1,
    small=-9,
    kept=-90,
)
"""Younger's worths, for defence: aces and guarded kings count most."""


def book_discard(turn: Turn) -> Exchange:
    """Returns the exchange that keeps the best cards by the book rules.

    Raises ValueError if it is not time to exchange.
    """
    deal = turn.deal
    worths = ELDER if deal.eye == deal.elder else YOUNGER
    kept = max(_keeps(deal), key=lambda hand: worth(worths, hand))
    return Exchange(turn.seat, tuple(deal.hand.without(kept)))


def _keeps(deal: DealView) -> list[Hand]:
    if deal.exchange_limits is None:
        raise ValueError(deal.stage)
    least, most = deal.exchange_limits
    sizes = range(most, least - 1, -1)
    return [deal.hand.without(Hand.of(out)) for size in sizes for out in combinations(deal.hand, size)]


def worth(worths: Worths, kept: int) -> int:
    """Returns the sum of the discard rules' worths for the cards kept, in tenths of a point."""
    suits, points = _tables(worths)
    one, two, three, four = kept & 255, kept >> 8 & 255, kept >> 16 & 255, kept >> 24
    point = max(points[one], points[two], points[three], points[four])
    both, some, either, others = one & two, three & four, one | two, three | four
    four_of, three_of = both & some, both & others | some & either
    two_of = both | some | either & others
    sets = _sets(worths, four_of, three_of & ~four_of, two_of & ~three_of)
    return suits[one] + suits[two] + suits[three] + suits[four] + point + sets


@cache
def _sets(worths: Worths, four_of: int, three_of: int, two_of: int) -> int:
    low = three_of & _LOW_SETS
    return (
        worths.quatorze * (four_of & _SETS).bit_count()
        + worths.trio * (three_of & _HIGH).bit_count()
        + worths.low_trio * low.bit_count()
        + worths.pair * (two_of & _HIGH).bit_count()
    )


_HIGH: Final = 1 << Rank.ACE | 1 << Rank.KING | 1 << Rank.QUEEN
_LOW_SETS: Final = 1 << Rank.KNAVE | 1 << Rank.TEN
_SETS: Final = _HIGH | _LOW_SETS


@cache
def _tables(worths: Worths) -> tuple[tuple[int, ...], tuple[int, ...]]:
    suits = tuple(_suit(worths, Hand(cards)) for cards in range(256))
    return suits, tuple(worths.pip * Hand(cards).pips for cards in range(256))


def _suit(worths: Worths, cards: Hand) -> int:
    ranks = {card.rank for card in cards}
    runs = _runs(cards)
    king = Rank.KING in ranks
    return (
        worths.kept * len(cards)
        + worths.long * (king or Rank.ACE in ranks) * max(len(cards) - 4, 0)
        + worths.quint * sum(run >= 5 for run in runs)
        + worths.quart * runs.count(4)
        + worths.tierce * runs.count(3)
        + worths.near_quint * (max(runs, default=0) < 5 and _nearly_a_quint(cards))
        + worths.ace * (Rank.ACE in ranks)
        + (worths.king if len(cards) > 1 else worths.bare_king) * king
        + worths.rank * sum(ranks)
        + worths.small * sum(rank <= Rank.TEN for rank in ranks)
    )


def _runs(cards: int) -> list[int]:
    return [len(run) for run in f"{cards:b}".split("0") if len(run) > 2]


def _nearly_a_quint(cards: int) -> bool:
    return any((cards >> low & 31).bit_count() == 4 for low in range(4))
