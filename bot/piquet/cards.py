"""The piquet pack: cards, and sets of cards.

A card is 8 * suit + rank, from 0 (seven) to 7 (ace) in each suit. A card set is an int with bit *n* for card *n*, so a
sequence is adjacent bits.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import chain
from typing import Final

from .spelling import Unwritten, no_card, no_suit, quoted, say


class Suit(IntEnum):
    """The four suits, in the order in which hands are written."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit's letter: ``S``, ``H``, ``D`` or ``C``."""
        return "SHDC"[self]

    @staticmethod
    def parse(text: str) -> "Suit":
        """Returns the suit with this letter. Raises ValueError.

        >>> Suit.parse("H")
        <Suit.HEARTS: 1>
        """
        for suit in Suit:
            if suit.letter == text:
                return suit
        raise Unwritten(no_suit(text))


class Rank(IntEnum):
    """The eight ranks, ace high (Cavendish, law 3)."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    KNAVE = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The rank's letter, one of ``A K Q J T 9 8 7``."""
        return "789TJQKA"[self]

    @property
    def pips(self) -> int:
        """The rank's worth in a point: eleven for the ace, ten for court cards, otherwise the number.

        >>> [rank.pips for rank in Rank]
        [7, 8, 9, 10, 10, 10, 10, 11]
        """
        return _PIPS[self]


_PIPS: Final = (7, 8, 9, 10, 10, 10, 10, 11)


class Card(int):
    """One card, an int from 0 to 31. ``str(card)`` is ``AS``; ``Card.parse`` reads it."""

    __slots__ = ()

    def __new__(cls, number: int) -> "Card":
        """Raises ValueError unless the number is 0 to 31.

        >>> Card(31), int(Card.parse("7S"))
        (Card.parse('AC'), 0)
        """
        if not 0 <= number < 32:
            raise ValueError(f"{number} is not a card: cards are 0 to 31")
        return super().__new__(cls, number)

    @property
    def rank(self) -> Rank:
        return _RANKS[self & 7]

    @property
    def suit(self) -> Suit:
        return _SUITS[self >> 3]

    @staticmethod
    def of(rank: Rank, suit: Suit) -> "Card":
        """Returns the card with this rank and suit. Raises ValueError.

        >>> str(Card.of(Rank.ACE, Suit.SPADES))
        'AS'
        """
        return PACK[Suit(suit) * 8 + Rank(rank)]

    @staticmethod
    def parse(text: str) -> "Card":
        """Parses a card such as ``AS`` or ``TD``. Raises ValueError with a correction.

        >>> Card.parse("TD").rank, Card.parse("TD").suit
        (<Rank.TEN: 3>, <Suit.DIAMONDS: 2>)
        >>> Card.parse("10D")  # doctest: +IGNORE_EXCEPTION_DETAIL
        Traceback (most recent call last):
        piquet.spelling.Unwritten: `10D`: write `TD`
        """
        try:
            return _BY_NAME[text]
        except KeyError:
            raise Unwritten(no_card(text)) from None

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card.parse({_NAMES[self]!r})"


class Hand(int):
    """A set of cards: an int with ``card in hand``, ``len(hand)``, and iteration by suit, highest card first.

    >>> hand = Hand.of(parse_cards("AS TD KS"))
    >>> Card.parse("TD") in hand, len(hand), hand.suited(Suit.SPADES)
    (True, 3, Hand.parse('AS KS'))
    """

    __slots__ = ()

    @staticmethod
    def of(cards: Iterable[Card]) -> "Hand":
        """Makes a set of cards. Raises ValueError for a number outside 0 to 31, TypeError for a non-number.

        >>> str(Hand.of([Card.parse("8D"), Card.parse("AS")]))
        'AS 8D'
        """
        bits = 0
        for card in cards:
            try:
                bits |= 1 << card
            except TypeError:
                raise TypeError(f"{card!r} is not a card") from None
            except ValueError:
                raise ValueError(f"{card} is not a card: cards are 0 to 31") from None
        if bits >> 32:
            raise ValueError(f"{bits.bit_length() - 1} is not a card: cards are 0 to 31")
        return Hand(bits)

    @staticmethod
    def parse(text: str) -> "Hand":
        """Parses cards such as ``AS KS``; ``-`` means no cards. Raises ValueError.

        >>> Hand.parse("TD AS") == Hand.of(parse_cards("AS TD"))
        True
        """
        return Hand.of(parse_cards(text))

    def suited(self, suit: Suit) -> "Hand":
        return self & SUIT_BITS[suit]

    def ranked(self, rank: Rank) -> "Hand":
        """Returns the cards with this rank.

        >>> str(Hand.parse("AS TS AD").ranked(Rank.ACE))
        'AS AD'
        """
        return self & RANK_BITS[rank]

    def without(self, cards: int) -> "Hand":
        """Returns this set without ``cards``.

        >>> str(Hand.parse("AS KS QS").without(Hand.parse("KS")))
        'AS QS'
        """
        return self & ~cards

    @property
    def top(self) -> Card:
        """The highest card in a one-suit or one-rank set.

        >>> str(Hand.parse("QH KH 9H").top)
        'KH'
        """
        return PACK[self.bit_length() - 1]

    @property
    def pips(self) -> int:
        """The sum of the cards' pips, by which points are compared.

        >>> Hand.parse("AH KH QH JH 8H").pips
        49
        """
        return (
            _PIPS_OF[0xFF & self]
            + _PIPS_OF[self >> 8 & 0xFF]
            + _PIPS_OF[self >> 16 & 0xFF]
            + _PIPS_OF[self >> 24 & 0xFF]
        )

    def __or__(self, other: int) -> "Hand":
        return Hand(int.__or__(self, other))

    def __and__(self, other: int) -> "Hand":
        return Hand(int.__and__(self, other))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return chain(
            _CARDS_OF[0][0xFF & self],
            _CARDS_OF[1][self >> 8 & 0xFF],
            _CARDS_OF[2][self >> 16 & 0xFF],
            _CARDS_OF[3][self >> 24 & 0xFF],
        )

    __len__ = int.bit_count

    def __str__(self) -> str:
        return write_cards(self)

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"


UNKNOWN: Final = "??"


def write_cards(cards: Iterable[Card | None]) -> str:
    """Writes cards as in a record: ``AS KS``, ``??`` for an unknown card (None), ``-`` for no cards.

    >>> write_cards(parse_cards("KS AS")), write_cards([])
    ('KS AS', '-')
    """
    return " ".join([UNKNOWN if card is None else _NAMES[card] for card in cards]) or "-"


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parses cards such as ``AS KS``, keeping the order; ``-`` means no cards.

    Raises ValueError, also for a card named twice.

    >>> parse_cards("AS TD"), parse_cards("-")
    ((Card.parse('AS'), Card.parse('TD')), ())
    """
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is not a line of text")
    if text == "-":
        return ()
    if not text:
        raise Unwritten(say("no-cards"))
    cards = tuple(map(Card.parse, text.split(" ")))
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise Unwritten(say("card-twice", card=quoted(str(twice))))
    return cards


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)
SUIT_BITS: Final = tuple(0xFF << 8 * suit for suit in Suit)
RANK_BITS: Final = tuple(0x01010101 << rank for rank in Rank)
PACK: Final = tuple(Card(number) for number in range(32))
_NAMES: Final = tuple(card.rank.letter + card.suit.letter for card in PACK)
_BY_NAME: Final = dict(zip(_NAMES, PACK, strict=True))
# Tables by the eight bits of a suit: the sum of the pips, and the cards in the order of writing.
_PIPS_OF: Final = tuple(sum(_PIPS[rank] for rank in Rank if bits >> rank & 1) for bits in range(256))
_CARDS_OF: Final = tuple(
    tuple(tuple(PACK[8 * suit + rank] for rank in reversed(Rank) if bits >> rank & 1) for bits in range(256))
    for suit in Suit
)
WRITING_ORDER: Final = tuple(Card.of(rank, suit) for suit in Suit for rank in reversed(Rank))
SINGLE: Final = tuple(Hand(1 << card) for card in PACK)
"""Each card as a set."""
WHOLE_PACK: Final = Hand(0xFFFFFFFF)
COURT_CARDS: Final = Hand(RANK_BITS[Rank.KING] | RANK_BITS[Rank.QUEEN] | RANK_BITS[Rank.KNAVE])
