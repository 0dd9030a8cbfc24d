"""Writes cards, and the names of points, sequences and sets, as text."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce

from bot.kit.words import Words, yes_or_no
from bot.piquet.calls import value
from bot.piquet.cards import Card, Hand, Rank, Suit
from bot.piquet.rules import Kind

_ON_A_BUTTON = 33
"""The longest label of several groups: a phone shows 35 letters, with the marks that keep suits from being emoji."""
_SYMBOLS = "♠♥♦♣"


def face(say: Words, card: Card) -> str:
    """One card: ``A♠``, ``10♥``."""
    return letter(say, card.rank) + symbol(card.suit)


def faces(say: Words, cards: Iterable[Card]) -> str:
    """Several cards in the given order: ``A♠ 10♥``; "" for no cards."""
    return " ".join(face(say, card) for card in cards)


def cut_faces(say: Words, cut: str) -> str:
    """The cards cut for the deal, pair by pair: ``K♠ – 9♦``."""
    pairs = [pair.split(" ") for pair in cut.split(" / ")] if cut else []
    return ", ".join(" – ".join(face(say, Card.parse(name)) for name in pair) for pair in pairs)


def ranks(say: Words, cards: Iterable[Card]) -> str:
    """The ranks of cards in one suit: ``A K 10``."""
    return " ".join(letter(say, card.rank) for card in cards)


@cache
def letter(say: Words, rank: Rank) -> str:
    """A rank as printed on a card: ``A``, ``10``."""
    return say("rank-letter", rank=rank_key(rank))


def symbol(suit: Suit) -> str:
    """The symbol of a suit: ``♠``."""
    return _SYMBOLS[suit]


def suit_key(suit: Suit) -> str:
    """The suit as a selector in the catalogue: ``spades``."""
    return suit.name.lower()


def rank_key(rank: Rank) -> str:
    """The rank as a selector in the catalogue: ``knave``."""
    return rank.name.lower()


def in_words(say: Words, number: int) -> str:
    """A number as spoken: ``forty-nine``."""
    return say("number-name", number=number)


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def listed(say: Words, parts: Sequence[str]) -> str:
    """Joins one or more parts: ``one, two and three``. If a part contains a comma, there is also one before *and*."""
    *rest, last = parts
    if not rest:
        return last
    before = reduce(lambda said, part: say("list-comma", before=said, after=part), rest)
    return say("list-and", before=before, after=last, commas=yes_or_no(any("," in part for part in parts)))


def name_of(say: Words, kind: Kind, group: Hand) -> str:
    """The full name of a group, for a sentence: ``a quart major in hearts``, ``three kings (not counting the …)``."""
    top = next(iter(group))
    match kind:
        case Kind.POINT:
            return say("name-point", number=len(group), suit=suit_key(top.suit), pips=group.pips)
        case Kind.SEQUENCE:
            return say("name-sequence", suit=suit_key(top.suit), **_sequence(len(group), top.rank))
        case Kind.SET if (left_out := missing(group)) is not None:
            return say("name-trio", number=3, rank=rank_key(top.rank), suit=suit_key(left_out.suit))
        case Kind.SET:
            return say("set-name", number=4, rank=rank_key(top.rank))


def name_held(say: Words, kind: Kind, group: Hand) -> str:
    """The name of a group next to its hand. A trio's is the rank alone, since the hand shows which card is missing."""
    if kind is Kind.SET:
        return say("set-name", number=len(group), rank=rank_key(next(iter(group)).rank))
    return name_of(say, kind, group)


def worth_lines(say: Words, groups: Iterable[tuple[Kind, Hand]]) -> list[str]:
    """A line for each group with what it scores: ``Quint major in diamonds · 15``."""
    return [worth_line(say, label_of(say, kind, (group,)), value(kind, group)) for kind, group in groups]


def worth_line(say: Words, named: str, points: int) -> str:
    """Something named, with its points."""
    return say("talk-worth", named=capital(named), points=points)


def label_of(say: Words, kind: Kind, groups: Sequence[Hand]) -> str:
    """Groups of one kind in words, to fit a button on a phone: ``three knaves and three tens``.

    A trio does not say which card it leaves out, because the hand or the cards chosen from it show that.
    """
    if len(groups) == 1:
        return _alone(say, kind, groups[0])
    whole = listed(say, [_beside_others(say, kind, group) for group in groups])
    return whole if len(whole) <= _ON_A_BUTTON else _in_short(say, kind, groups)


def _alone(say: Words, kind: Kind, group: Hand) -> str:
    if kind is Kind.POINT:
        suit = suit_key(next(iter(group)).suit)
        return say("label-point", number=len(group), suit=suit, pips=group.pips)
    return sequence_shown(say, group) if kind is Kind.SEQUENCE else name_held(say, kind, group)


def _beside_others(say: Words, kind: Kind, group: Hand) -> str:
    top = next(iter(group))
    if kind is Kind.SEQUENCE:
        return say("label-sequence", symbol=symbol(top.suit), **_sequence(len(group), top.rank))
    return _alone(say, kind, group)


def _in_short(say: Words, kind: Kind, groups: Sequence[Hand]) -> str:
    """Several groups, with what those of one size have in common said once: ``quart ♠, tierce ♥, ♦``.

    Sets share their number only if all have it: after “4 queens, 3 kings”, a third “tens” could be of either.
    """
    one_size = len({len(group) for group in groups}) == 1
    said, size = list[str](), 0
    for group in groups:
        top = next(iter(group))
        if kind is Kind.SEQUENCE:
            first, again = say("label-sequence-short", number=len(group), symbol=symbol(top.suit)), symbol(top.suit)
        else:
            rank = rank_key(top.rank)
            first = name_held(say, kind, group) if one_size else say("label-set-short", number=len(group), rank=rank)
            again = say("rank-names", rank=rank) if one_size else first
        said.append(again if len(group) == size else first)
        size = len(group)
    return ", ".join(said)


def sequence_shown(say: Words, group: Hand) -> str:
    """A sequence as elder shows it once the call is good: ``quart major in hearts``."""
    top = next(iter(group))
    return say("talk-sequence", suit=suit_key(top.suit), **_sequence(len(group), top.rank))


def sequence_to(say: Words, length: int, top: Rank) -> str:
    """A sequence as called, without its suit: ``tierce to the knave``, ``quart major``."""
    return say("sequence-to", **_sequence(length, top))


def sequence_height(say: Words, length: int, top: Rank) -> str:
    """The height of a sequence of this length: ``to the knave``, ``major``, ``minor``."""
    return say("sequence-height", **_sequence(length, top))


def _sequence(length: int, top: Rank) -> dict[str, str | int]:
    minor = top - length + 1 == Rank.SEVEN
    height = "major" if top is Rank.ACE else "minor" if minor else "to"
    return {"number": length, "height": height, "rank": rank_key(top)}


def missing(trio: Hand) -> Card | None:
    """The card missing from a trio; None for a quatorze."""
    rank = next(iter(trio)).rank
    return next((card for suit in Suit if (card := Card.of(rank, suit)) not in trio), None)
