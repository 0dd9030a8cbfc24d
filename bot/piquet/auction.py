"""The auction of Counterpique (Parlett). It decides who is elder, and elder's contract.

The dealer bids or passes. After a bid, the other player passes or says *yes* (can match the bid). A pass makes the
dealer elder. After *yes*, the dealer raises or passes; a pass makes the other player elder, who may raise once. If the
dealer opens with a pass, the other player bids and is elder, or also passes: misère.
"""

from bisect import bisect_right
from enum import Enum
from typing import Final

from .actions import Bid, Pass, Yes
from .illegal import Illegal, Refusal

TRICKS: Final = range(7, 14)
LEFT: Final = range(3, 9)
BIDS: Final = tuple(
    tuple(
        sorted((Bid(seat, tricks, left) for tricks in TRICKS for left in LEFT), key=lambda bid: (bid.value, bid.tricks))
    )
    for seat in (0, 1)
)
"""All bids by seat, lowest worth first, then fewer tricks first."""
_VALUES: Final = tuple(bid.value for bid in BIDS[0])

Word = Bid | Yes | Pass


def is_highest(bid: Bid) -> bool:
    """Whether no higher bid exists.

    >>> is_highest(Bid(0, 13, 8)), is_highest(Bid(0, 13, 7))
    (True, False)
    """
    return bid.value == _VALUES[-1]


class Step(Enum):
    OPENING = "the dealer bids or passes"
    ANSWER = "the other says yes or passes"
    RAISE = "the dealer raises or passes"
    LAST_RAISE = "the other is elder, and raises or passes"
    SECOND_OPENING = "the dealer has passed: the other bids or passes"
    OVER = "the auction is over"


_NON_DEALERS: Final = (Step.ANSWER, Step.LAST_RAISE, Step.SECOND_OPENING)
_NEXT: Final = {
    (Step.OPENING, Bid): Step.ANSWER,
    (Step.OPENING, Pass): Step.SECOND_OPENING,
    (Step.ANSWER, Yes): Step.RAISE,
    (Step.ANSWER, Pass): Step.OVER,
    (Step.RAISE, Bid): Step.ANSWER,
    (Step.RAISE, Pass): Step.LAST_RAISE,
    (Step.LAST_RAISE, Bid): Step.OVER,
    (Step.LAST_RAISE, Pass): Step.OVER,
    (Step.SECOND_OPENING, Bid): Step.OVER,
    (Step.SECOND_OPENING, Pass): Step.OVER,
}


class Auction:
    """An auction, in progress or over.

    >>> auction = Auction(dealer=1)
    >>> auction.to_move, auction.step.value
    (1, 'the dealer bids or passes')
    >>> auction.say(Bid(1, 8, 4))
    >>> auction.to_move, auction.may(Yes), auction.may(Pass)
    (0, True, True)
    >>> auction.say(Yes(0))
    >>> [str(bid) for bid in auction.bids()[:3]]
    ['1 bid 11-3', '1 bid 7-5', '1 bid 9-4']
    >>> auction.why_not(Bid(1, 7, 3))
    Illegal('bid-higher')
    >>> auction.say(Pass(1))
    >>> auction.say(Pass(0))
    >>> auction.over, auction.elder, str(auction.bid)
    (True, 0, '1 bid 8-4')
    """

    __slots__ = ("bid", "dealer", "elder", "spoken", "step")

    def __init__(self, dealer: int) -> None:
        self.dealer = dealer
        self.elder = 1 - dealer
        self.bid: Bid | None = None
        """The last bid."""
        self.spoken: tuple[int, ...] = ()
        """The seats that have bid, said yes or passed."""
        self.step = Step.OPENING

    @property
    def over(self) -> bool:
        return self.step is Step.OVER

    @property
    def to_move(self) -> int:
        return 1 - self.dealer if self.step in _NON_DEALERS else self.dealer

    def bids(self) -> tuple[Bid, ...]:
        """Returns the bids that the next speaker may make, lowest first."""
        if (self.step, Bid) not in _NEXT:
            return ()
        return BIDS[self.to_move][bisect_right(_VALUES, self.bid.value) if self.bid else 0 :]

    def may(self, word: type[Yes | Pass]) -> bool:
        return (self.step, word) in _NEXT

    def why_not(self, word: Word) -> Illegal | None:
        if self.over:
            return Illegal(Refusal.TOO_LATE)
        if word.seat != self.to_move:
            return Illegal(Refusal.NOT_YOUR_TURN)
        if (self.step, type(word)) not in _NEXT:
            return Illegal(Refusal.NO_BID if isinstance(word, Yes) else Refusal.NOT_NOW)
        if isinstance(word, Bid):
            if word.tricks not in TRICKS or word.left not in LEFT:
                return Illegal(Refusal.NO_SUCH_BID)
            if self.bid and word.value <= self.bid.value:
                return Illegal(Refusal.BID_HIGHER, number=self.bid.value)
        return None

    def say(self, word: Word) -> None:
        if word.seat not in self.spoken:
            self.spoken = (*self.spoken, word.seat)
        if isinstance(word, Bid):
            self.bid = word
        if self.step is Step.ANSWER and isinstance(word, Pass):
            self.elder = self.dealer
        self.step = _NEXT[self.step, type(word)]
