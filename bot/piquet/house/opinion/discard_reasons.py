from collections.abc import Iterator
from itertools import islice
from typing import Final

from ... import calls
from ...cards import SINGLE, Card, Hand, Rank, Suit
from ...knowledge.unseen import Unseen
from ...rules import KINDS, POINT, SEQUENCE, SET, Kind
from ...view import DealView
from .reasons import Because, Why

_LONG_POINT: Final = 4
_WORTH_NAMING: Final = 10
"""The least gain worth naming for a card to draw, as when a quart becomes a quint."""
_SHORT_SUIT: Final = 3


def reasons_to_discard(deal: DealView, out: Hand) -> Iterator[Because]:
    """Yields the reasons to discard ``out``, most important first."""
    kept = deal.hand.without(out)
    yield from kept_whole(deal, kept)
    if out and (wanted := drawn_for(deal, kept, len(out))):
        yield wanted
    yield from islice(_guarded(deal, kept), 1)
    yield from islice(_given_up(deal.hand, kept), 1)
    _, most = deal.exchange_limits or (0, 0)
    if len(out) < most:
        yield Why.LEAVES(most - len(out))


def kept_whole(deal: DealView, kept: Hand) -> Iterator[Because]:
    """Yields reasons: the best set, sequence and point kept whole, highest score first."""
    found = [Why.KEEPS(kind, group) for kind in KINDS for group in islice(_whole(deal, kind, kept), 1)]
    yield from sorted(found, key=lambda keeps: -calls.value(*keeps.args))


def _whole(deal: DealView, kind: Kind, kept: Hand) -> Iterator[Hand]:
    for group in calls.groups(deal.rules, kind, deal.hand):
        long = kind is not POINT or len(group) >= _LONG_POINT
        if long and not group.without(kept):
            yield group


def drawn_for(deal: DealView, kept: Hand, number: int) -> Because | None:
    """Returns a reason: the unseen card adding most to the sequences and sets kept; None if no card adds much."""
    best, found = _WORTH_NAMING - 1, None
    for card in _not_seen(deal):
        for kind in (SET, SEQUENCE):
            group = _with(deal, kind, kept, card)
            if group is None:
                continue
            gain = calls.value(kind, group) - _worth_without(deal, kind, group.without(SINGLE[card]))
            if gain > best:
                best, found = gain, Why.DRAWS_FOR(card, number, kind, group)
    return found


def _not_seen(deal: DealView) -> Hand:
    shown = deal.dealt[1 - deal.eye] if deal.eye is not None else None
    return Hand.of(Unseen.of(deal).maybe).without(Hand.of(shown or ()))


def _with(deal: DealView, kind: Kind, kept: Hand, card: Card) -> Hand | None:
    return next((group for group in calls.groups(deal.rules, kind, kept | SINGLE[card]) if card in group), None)


def _worth_without(deal: DealView, kind: Kind, cards: Hand) -> int:
    return sum(calls.value(kind, group) for group in calls.groups(deal.rules, kind, cards))


def _guarded(deal: DealView, kept: Hand) -> Iterator[Because]:
    out = Hand.of(Unseen.of(deal).maybe) | Unseen.of(deal).held
    for suit in Suit:
        if (card := guarded(kept.suited(suit), out)) is not None and len(kept.suited(suit)) <= _SHORT_SUIT:
            yield Why.GUARDS(card)


def guarded(suited: Hand, out: Hand) -> Card | None:
    """Returns the suit's top card if it is a king or queen guarded against ``out`` (unseen cards), otherwise None."""
    if not suited or suited.top.rank not in (Rank.KING, Rank.QUEEN):
        return None
    higher = [card for card in out.suited(suited.top.suit) if card > suited.top]
    return suited.top if 0 < len(higher) < len(suited) else None


def _given_up(hand: Hand, kept: Hand) -> Iterator[Because]:
    for suit in Suit:
        if len(cards := hand.suited(suit)) > 1 and not kept.suited(suit):
            yield Why.GIVES_UP(cards)
