"""The reasons for which the rules refuse an action."""

from enum import StrEnum

from .cards import Hand


class Refusal(StrEnum):
    DEAL_OVER = "deal-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NOT_HELD = "not-held"
    COURT_CARD = "court-card"
    TOO_LATE = "too-late"
    ALREADY_DONE = "already-done"
    NO_SUCH_BID = "no-such-bid"
    BID_HIGHER = "bid-higher"
    NO_BID = "no-bid"
    AUCTION_FIRST = "auction-first"
    EXCHANGE_MORE = "exchange-more"
    EXCHANGE_FEWER = "exchange-fewer"
    NOTHING_LEFT = "nothing-left"
    NO_SUCH_SUIT = "no-such-suit"
    SUIT_NAMED = "suit-named"
    NOT_IN_THIS_GAME = "not-in-this-game"
    MISERE = "misere"
    CALL_PENDING = "call-pending"
    CALLS_FIRST = "calls-first"
    CALLS_IN_ORDER = "calls-in-order"
    NO_POINT = "no-point"
    NO_SEQUENCE = "no-sequence"
    NO_SET = "no-set"
    ONE_POINT = "one-point"
    CARD_TWICE = "card-twice"
    BEST_FIRST = "best-first"
    ANOTHER_CALL = "another-call"
    NOT_GOOD = "not-good"
    SAID_GOOD = "said-good"
    TOLD_FIRST = "told-first"
    FOLLOW_SUIT = "follow-suit"
    WIN_TRICK = "win-trick"
    CONCEDE_LATER = "concede-later"


class Illegal(Exception):
    """An action that the rules refuse. ``cards`` and ``number`` are the refusal's details, if it has any.

    >>> illegal = Illegal(Refusal.FOLLOW_SUIT, cards=Hand.parse("TH"))
    >>> illegal.refusal.value, str(illegal.cards), str(illegal)
    ('follow-suit', 'TH', 'follow-suit')
    """

    def __init__(self, refusal: Refusal, *, cards: int = 0, number: int = 0) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
        self.cards = Hand(cards)
        self.number = number
