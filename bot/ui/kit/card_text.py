"""How cards are written for people, and what points, sequences and sets are called."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce

from bot.piquet.cards import Card, Hand, Rank, Suit
from bot.piquet.rules import Kind
from bot.ui.kit.words import Words

_SYMBOLS = "♠♥♦♣"


@cache
def face(card: Card) -> str:
    """One card: ``A♠``, ``10♥``."""
    return _rank(card) + symbol(card.suit)


def faces(cards: Iterable[Card]) -> str:
    """Cards in the order given: ``A♠ 10♥``; nothing for no cards."""
    return " ".join(map(face, cards))


def cut_faces(cut: str) -> str:
    """The cards cut for the deal, pair by pair: ``K♠ – 9♦``."""
    pairs = [pair.split(" ") for pair in cut.split(" / ")] if cut else []
    return ", ".join(" – ".join(face(Card.parse(name)) for name in pair) for pair in pairs)


def ranks(cards: Iterable[Card]) -> str:
    """Cards of one suit without its sign: ``A K 10``."""
    return " ".join(map(_rank, cards))


@cache
def _rank(card: Card) -> str:
    return card.rank.letter.replace("T", "10")


def symbol(suit: Suit) -> str:
    """The sign of a suit: ``♠``."""
    return _SYMBOLS[suit]


def by_suit(words: Words, hand: Hand) -> list[str]:
    """A line for each suit that the hand has: ``♠ Spades: A K J 9``."""
    held = [(suit, hand.suited(suit)) for suit in Suit if hand.suited(suit)]
    return [words("hand-suit", symbol=symbol(suit), suit=suit_key(suit), ranks=ranks(cards)) for suit, cards in held]


def suit_key(suit: Suit) -> str:
    """The suit as the catalogue chooses by it: ``spades``."""
    return suit.name.lower()


def rank_key(rank: Rank) -> str:
    """The rank as the catalogue chooses by it: ``knave``."""
    return rank.name.lower()


def in_words(words: Words, number: int) -> str:
    """A number as it is spoken: ``forty-nine``."""
    return words("number-name", number=number)


def capital(text: str) -> str:
    """The text with its first letter a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def listed(words: Words, parts: Sequence[str]) -> str:
    """``one``, ``one and two``, ``one, two and three``; at least one part."""
    *rest, last = parts
    if not rest:
        return last
    before = reduce(lambda said, part: words("list-comma", before=said, after=part), rest)
    return words("list-and", before=before, after=last)


def name_of(words: Words, kind: Kind, group: Hand) -> str:
    """What a group is called in full: ``quart major in hearts``, ``three queens (without the queen of spades)``."""
    match kind:
        case Kind.POINT:
            suit = suit_key(next(iter(group)).suit)
            return words("name-point", number=len(group), pips=group.pips, suit=suit)
        case Kind.SEQUENCE:
            top = next(iter(group))
            return words("name-sequence", suit=suit_key(top.suit), **_sequence(len(group), top.rank))
        case Kind.SET:
            rank = rank_key(next(iter(group)).rank)
            left_out = missing(group)
            if left_out is None:
                return words("set-name", number=4, rank=rank)
            return words("name-trio", number=3, rank=rank, suit=suit_key(left_out.suit))


def sequence_to(words: Words, length: int, top: Rank) -> str:
    """A sequence as it is called, without its suit: ``tierce to the knave``, ``quart major``."""
    return words("sequence-to", **_sequence(length, top))


def sequence_height(words: Words, length: int, top: Rank) -> str:
    """How high a sequence of so many cards is: ``to the knave``, ``major``, ``minor``."""
    return words("sequence-height", **_sequence(length, top))


def _sequence(length: int, top: Rank) -> dict[str, str | int]:
    minor = top - length + 1 == Rank.SEVEN
    height = "major" if top is Rank.ACE else "minor" if minor else "to"
    return {"number": length, "height": height, "rank": rank_key(top)}


def missing(trio: Hand) -> Card | None:
    """The card of its rank that a trio is without; None for a quatorze."""
    rank = next(iter(trio)).rank
    return next((card for suit in Suit if (card := Card.of(rank, suit)) not in trio), None)
