from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import and_, or_

from ..cards import WHOLE_PACK, Card, Hand
from ..declaring import Said
from ..rules import Kind
from ..tricks import ruled_out
from ..view import DealView, SeenAnswer, SeenCall
from .possible_groups import groups_called


@dataclass(frozen=True, slots=True)
class Unseen:
    """A seat's deductions about the other player's present hand."""

    held: Hand
    """The cards the other player certainly holds."""
    maybe: tuple[Card, ...]
    """All other cards the other player may hold."""
    number: int
    """The number of cards from ``maybe`` in the other player's hand."""
    played: Hand
    """The cards the other player has played."""

    @staticmethod
    def of(deal: DealView) -> "Unseen":
        """Deduces the other player's hand from a seat's view. Raises ValueError for the public's view."""
        if deal.eye is None:
            raise ValueError(deal.eye)
        other = 1 - deal.eye
        played = played_by_seat(deal)
        taken, own = _taken_by(deal, other), deal.hand | played[deal.eye] | Hand.of(deal.discards)
        said = _certain(deal, own | _seen_of_talon(deal).without(taken))
        held = (deal.shown[other] | taken | said).without(played[0] | played[1])
        number = 12 - len(played[other])
        seen = own | played[other] | _seen_of_talon(deal) | held
        maybe = WHOLE_PACK.without(seen | _ruled_out_by_replies(deal, other))
        return Unseen(held, tuple(maybe), number - len(held), played[other])


def _certain(deal: DealView, elsewhere: Hand) -> Hand:
    """Returns the cards that all groups fitting a call share, such as all cards of a sequence named with its suit.

    Players call only cards they hold. ``elsewhere`` are cards the other player did not hold when calling.
    """
    found = 0
    for kind, said in _said_without_cards(deal):
        possible = [group for group in groups_called(deal.rules, kind, said) if not group & elsewhere]
        found |= reduce(and_, possible) if possible else 0
    return Hand(found)


def _said_without_cards(deal: DealView) -> Iterator[tuple[Kind, Said]]:
    numbers: dict[Kind, int] = {}
    for action in deal.actions:
        match action:
            case SeenCall(seat=seat, kind=kind, number=number, groups=groups) if seat == deal.elder:
                numbers[kind] = number
                if groups is None and seat != deal.eye:
                    yield kind, action.said
            case SeenAnswer(seat=seat, kind=kind, better=Said() as better) if seat != deal.eye:
                # Younger asks for the tie-break only if both players have the same number.
                yield kind, better if better.number else better._replace(number=numbers[kind])
            case _:
                pass


def played_by_seat(deal: DealView) -> tuple[Hand, Hand]:
    """Returns the cards each seat has played, including a card led to the unfinished trick."""
    played = [0, 0]
    for trick in deal.tricks:
        played[trick.leader] |= 1 << trick.led
        played[1 - trick.leader] |= 1 << trick.reply
    if deal.led is not None and (leader := deal.led_by) is not None:
        played[leader] |= 1 << deal.led
    return Hand(played[0]), Hand(played[1])


def _range_of_talon(deal: DealView, seat: int) -> range:
    first = 0 if seat == deal.elder else deal.drawn[deal.elder] or 0
    return range(first, first + (deal.drawn[seat] or 0))


def _taken_by(deal: DealView, seat: int) -> Hand:
    return Hand.of(card for at in _range_of_talon(deal, seat) if (card := deal.talon[at]) is not None)


def _seen_of_talon(deal: DealView) -> Hand:
    return Hand.of(card for card in deal.talon if card is not None)


def _ruled_out_by_replies(deal: DealView, seat: int) -> Hand:
    rule = deal.rules.following
    missed = (ruled_out(trick.led, trick.reply, rule) for trick in deal.tricks if trick.leader != seat)
    return Hand(reduce(or_, missed, 0))
