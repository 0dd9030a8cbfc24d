"""Cards, points, sequences and sets in words."""

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
    """Writes a card as ``10♥``."""
    return letter(say, card.rank) + symbol(card.suit)


def faces(say: Words, cards: Iterable[Card]) -> str:
    """Writes cards in the given order, as ``A♠ 10♥``."""
    return " ".join(face(say, card) for card in cards)


def cut_faces(say: Words, cut: str, players: tuple[str, str]) -> str:
    """Writes each pair of cards that the players cut for the deal: ``Ann K♠, Ben 9♦``."""
    pairs = [zip(players, pair.split(" "), strict=True) for pair in cut.split(" / ")] if cut else []
    return "; ".join(", ".join(f"{player} {face(say, Card.parse(name))}" for player, name in pair) for pair in pairs)


def ranks(say: Words, cards: Iterable[Card]) -> str:
    """Writes cards without suits: ``A K 10``."""
    return " ".join(letter(say, card.rank) for card in cards)


@cache
def letter(say: Words, rank: Rank) -> str:
    """Returns a rank as printed on cards: ``10``, or ``D`` for a French queen."""
    return say("rank-letter", rank=rank_key(rank))


def symbol(suit: Suit) -> str:
    return _SYMBOLS[suit]


def suit_key(suit: Suit) -> str:
    return suit.name.lower()


def rank_key(rank: Rank) -> str:
    return rank.name.lower()


def in_words(say: Words, number: int) -> str:
    return say("number-name", number=number)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(say: Words, parts: Sequence[str]) -> str:
    """Joins parts as ``one, two and three``, with a comma before *and* if a part contains a comma."""
    *rest, last = parts
    if not rest:
        return last
    before = reduce(lambda said, part: say("list-comma", before=said, after=part), rest)
    return say("list-and", before=before, after=last, commas=yes_or_no(any("," in part for part in parts)))


def name_of(say: Words, kind: Kind, group: Hand) -> str:
    """Names a group of cards, for use inside a sentence: ``a quart major in hearts``."""
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
    """Names a group of cards for a reader who sees the hand; omits a trio's missing card."""
    if kind is Kind.SET:
        return say("set-name", number=len(group), rank=rank_key(next(iter(group)).rank))
    return name_of(say, kind, group)


def worth_lines(say: Words, groups: Iterable[tuple[Kind, Hand]]) -> list[str]:
    """Returns a line for each group of cards, with its points: ``Quint major in diamonds · 15``."""
    return [worth_line(say, label_of(say, kind, (group,)), value(kind, group)) for kind, group in groups]


def worth_line(say: Words, named: str, points: int) -> str:
    return say("talk-worth", named=capital(named), points=points)


def label_of(say: Words, kind: Kind, groups: Sequence[Hand]) -> str:
    """Returns a button label for groups of cards, all of one kind: ``three knaves and three tens``."""
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
    # “quart ♠, tierce ♥, ♦”. Sets of different sizes all have a number: after “4 queens, 3 kings”, “tens” would
    # be ambiguous.
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
    """Names a sequence and its suit: ``quart major in hearts``."""
    top = next(iter(group))
    return say("talk-sequence", suit=suit_key(top.suit), **_sequence(len(group), top.rank))


def sequence_to(say: Words, length: int, top: Rank) -> str:
    """Names a sequence without its suit: ``tierce to the knave``."""
    return say("sequence-to", **_sequence(length, top))


def sequence_height(say: Words, length: int, top: Rank) -> str:
    """Describes a sequence's top card: ``to the knave``, ``major``, ``minor``."""
    return say("sequence-height", **_sequence(length, top))


def _sequence(length: int, top: Rank) -> dict[str, str | int]:
    minor = top - length + 1 == Rank.SEVEN
    height = "major" if top is Rank.ACE else "minor" if minor else "to"
    return {"number": length, "height": height, "rank": rank_key(top)}


def missing(trio: Hand) -> Card | None:
    """Returns the card missing from a trio, or None for a quatorze."""
    rank = next(iter(trio)).rank
    return next((card for suit in Suit if (card := Card.of(rank, suit)) not in trio), None)
