"""Finds the cards in a message's words, pictures and ids, and in a view."""

import re
from collections.abc import Iterator
from typing import Final

from bot.features.hands.clicks import ALL
from bot.features.hands.drafts import read_call, read_hand, read_list
from bot.piquet.cards import Card, Hand, Rank, Suit
from bot.piquet.declaring import Said
from bot.piquet.view import DealView, SeenAnswer, SeenCall, SeenExchange
from tests.support.players import plain_text
from tests.support.requests_seen import SeenContent
from tests.support.tiles import tiles_in

RANK: Final = r"10|[AKQJ987]"
FACE: Final = re.compile(rf"({RANK})([♠♥♦♣])")
CODE: Final = re.compile(r"(?<![A-Z0-9])(?:[AKQJT987][SHDC])+(?![A-Z0-9])")
"""A card, or a list of cards as in an id: ``ASKSQS``."""
SUITED: Final = re.compile(rf"(?i:(spades|hearts|diamonds|clubs)):? ((?:{RANK})(?: (?:{RANK}))*)(?![a-z♠♥♦♣])")
GROUPED: Final = re.compile(rf"(?<![AKQJ0987])([♠♥♦♣])\s((?:{RANK})(?:\s(?:{RANK}))*)(?![a-z♠♥♦♣0])")
"""The cards of a suit after its symbol, as in a replay."""
RUN: Final = re.compile(rf"([♠♥♦♣]), then ((?:{RANK})(?: (?:{RANK}))*)")
"""Cards of one suit to be led after a first card."""
SEQUENCE: Final = re.compile(
    r"(tierce|quart|quint|sixième|septième|huitième) (major|minor|to the (\w+)) in (spades|hearts|diamonds|clubs)",
    re.IGNORECASE,
)
TRIO: Final = re.compile(rf"three (\w+) \(not counting ({RANK})([♠♥♦♣])\)", re.IGNORECASE)
LENGTHS: Final = {"tierce": 3, "quart": 4, "quint": 5, "sixième": 6, "septième": 7, "huitième": 8}
CALLED: Final = re.compile(r"[pst](?:\.[0-9a-f]{1,8})+")
"""A call as a menu option."""
SPOKEN: Final = re.compile(r"\(not counting [^)]*\)|^The cut:.*$|^You do not hold [^.]*\.", re.MULTILINE)
"""Phrases naming a card not held, or cut and not dealt."""


def cards_shown(seen: SeenContent) -> Hand:
    """Returns every card in a message: named, pictured, implied ("tierce major in hearts"), or in an id or value."""
    text, raw = plain_text(seen.text), seen.raw
    held = SPOKEN.sub("", text)
    return Hand.of([*_faces(held), *_lines(held), *_sequences(held), *_trios(text), *_written(raw), *tiles_in(raw)])


def cards_in_log(text: str) -> list[object]:
    """Returns the cards in a log or other text: as people read them, as stored, or as emoji names."""
    return [*FACE.findall(text), *CODE.findall(text), *tiles_in(text)]


def _card(rank: str, suit: Suit) -> Card:
    return Card.parse(rank.replace("10", "T") + suit.letter)


def _faces(text: str) -> Iterator[Card]:
    return (_card(rank, Suit("♠♥♦♣".index(suit))) for rank, suit in FACE.findall(text))


def _lines(text: str) -> Iterator[Card]:
    yield from (_card(rank, Suit[suit.upper()]) for suit, ranks in SUITED.findall(text) for rank in ranks.split(" "))
    grouped = [*GROUPED.findall(text), *RUN.findall(text)]
    yield from (_card(rank, Suit("♠♥♦♣".index(suit))) for suit, ranks in grouped for rank in ranks.split())


def _sequences(text: str) -> Iterator[Card]:
    for name, height, rank, suit in SEQUENCE.findall(text):
        length = LENGTHS[name.lower()]
        top = {"major": Rank.ACE, "minor": Rank(length - 1)}.get(height) if not rank else Rank[rank.upper()]
        assert top is not None
        yield from (Card.of(Rank(top - down), Suit[suit.upper()]) for down in range(length))


def _trios(text: str) -> Iterator[Card]:
    for _, rank, suit in TRIO.findall(text):
        missing = _card(rank, Suit("♠♥♦♣".index(suit)))
        yield from (Card.of(missing.rank, other) for other in Suit if other is not missing.suit)


def _written(raw: str) -> Iterator[Card]:
    for found in re.findall(r'"(?:custom_id|value)": "([^"]*)"', raw):
        yield from (card for listed in CODE.findall(found) for card in read_list(listed))
        if CALLED.fullmatch(found):
            yield from (card for group in read_call(found).hands for card in group)
        verb, _, arg = found.removeprefix("pq:1:").partition(":")
        arg = arg.split(":", 2)[2] if arg.count(":") == 2 else ""
        if verb == "exchange":
            yield from read_hand(arg)
        if verb in ("call", "answer") and arg and not arg.startswith(ALL):
            yield from (card for group in read_call(arg).hands for card in group)


def cards_in_view(seen: DealView) -> Hand:
    cards: list[Card | None] = [*seen.hand, *seen.discards, *seen.taken, *seen.talon, seen.led]
    cards += [card for dealt in seen.dealt if dealt for card in dealt]
    cards += [card for trick in seen.tricks for card in (trick.led, trick.reply)]
    cards += [card for item in seen.items for card in item.cards]
    for action in seen.actions:
        match action:
            case SeenCall(said=said) | SeenAnswer(better=Said() as said):
                cards += _named_in_suit(said)
            case _:
                pass
        match action:
            case SeenCall(groups=groups) if groups:
                cards += [card for group in groups for card in group]
            case SeenExchange(cards=named) | SeenAnswer(cards=named) if named:
                cards += named
    return Hand.of(card for card in cards if card is not None)


def _named_in_suit(said: Said) -> list[Card]:
    if said.suit is None or said.tiebreak is None:
        return []
    return [Card.of(Rank(said.tiebreak - down), said.suit) for down in range(said.number)]
