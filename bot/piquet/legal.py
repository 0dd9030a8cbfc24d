"""Lists every legal action, for programs that choose from a list.

Cards are listed by suit, highest first, and groups best first. Other orders are legal, but not listed.
"""

from collections.abc import Iterator
from itertools import chain, combinations

from . import calls
from .actions import (
    Action,
    Answer,
    Call,
    CarteBlanche,
    Concede,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Pass,
    Play,
    Yes,
)
from .cards import Hand
from .deal import Deal, Stage
from .illegal import Illegal, Refusal
from .knowledge.plausible_deal import deal_like
from .knowledge.possible_groups import surely_beats
from .rules import Kind
from .spelling import another
from .view import DealView


def legal_actions(deal: Deal | DealView) -> Iterator[Action]:
    """Yields each legal action of the seat to move (in a deal) or of the viewing seat (in a view).

    >>> from piquet import rules_of, view_of
    >>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
    >>> len(list(legal_actions(deal)))
    1585
    >>> print(next(legal_actions(view_of(deal, 0))))
    0 exchange AS
    """
    if isinstance(deal, Deal):
        if deal.to_move is not None:
            yield from filter(deal.can, _proposed(deal, deal.to_move))
    elif not isinstance(deal, DealView):
        raise TypeError(f"{deal!r} is no deal and no view")
    elif deal.eye is not None and deal.tricks:
        yield from (Play(deal.eye, card) for card in deal.playable)
        yield from [Concede(deal.eye)] if deal.may_concede else []
    elif deal.eye is not None:
        like = deal_like(deal, deal.eye)
        yield from (action for action in _proposed(like, deal.eye) if _why_not(deal, like, action) is None)


def why_not(seen: DealView, action: Action) -> Illegal | None:
    """Returns why the rules refuse the viewing seat's action, judged from its own view; None if legal.

    Younger may first reckon a group weaker than their answer only if this group beats every possible call of elder.

    >>> from piquet import parse_action, rules_of, view_of
    >>> why_not(view_of(Deal.from_pack(rules_of("rubicon"), dealer=1), 0), parse_action("0 play AS"))
    Illegal('not-now')
    """
    if not isinstance(seen, DealView):
        raise TypeError(f"{seen!r} is not a view")
    if not isinstance(action, Action):
        raise TypeError(another(action, "an action", "parse_action"))
    if action.seat != seen.eye:
        return Illegal(Refusal.NOT_YOUR_TURN)
    return _why_not(seen, deal_like(seen, seen.eye), action)


def _why_not(seen: DealView, like: Deal, action: Action) -> Illegal | None:
    illegal = like.why_not(action)
    if illegal is None and isinstance(action, Call) and not surely_beats(seen, action):
        return Illegal(Refusal.NOT_GOOD)
    return illegal


def _proposed(deal: Deal, seat: int) -> Iterator[Action]:
    yield CarteBlanche(seat)
    match deal.stage:
        case Stage.AUCTION:
            yield from deal.auction.bids() if deal.auction else ()
            yield from (Yes(seat), Pass(seat))
        case Stage.EXCHANGE:
            yield from _exchanges(deal, seat)
        case Stage.CALLS | Stage.NAMED | Stage.PLAY:
            yield from (Look(seat), Decline(seat))
            yield from _answers(deal, seat)
            yield from chain.from_iterable(_calls(deal, seat, kind) for kind in deal.open_kinds(seat))
            yield from (Play(seat, card) for card in deal.playable(seat))
            yield from (NameSuit(seat, suit) for suit in deal.suits_to_name(seat))
            yield Concede(seat)


def _exchanges(deal: Deal, seat: int) -> Iterator[Action]:
    least, most = deal.exchange_limits(seat)
    for number in range(least, most + 1):
        yield from (Exchange(seat, cards) for cards in combinations(deal.hands[seat], number))


def _answers(deal: Deal, seat: int) -> Iterator[Action]:
    if deal.pending:
        kind = deal.pending.call.kind
        yield from (Answer(seat, kind, tuple(group)) for group in _groups(deal, kind, deal.hands[seat]))
        yield Answer(seat, kind, ())


def _calls(deal: Deal, seat: int, kind: Kind) -> Iterator[Action]:
    """Yields every call of a kind. Each choice of groups comes once, with its strongest group first."""
    for first in _groups(deal, kind, deal.hands[seat]):
        rest = () if kind is Kind.POINT else _groups(deal, kind, deal.hands[seat].without(first))
        for others in _disjoint(tuple(rest)):
            yield Call(seat, kind, (tuple(first), *map(tuple, others)))
    yield Call(seat, kind, ())


def _disjoint(groups: tuple[Hand, ...]) -> Iterator[tuple[Hand, ...]]:
    yield ()
    for at, group in enumerate(groups):
        apart = tuple(other for other in groups[at + 1 :] if not other & group)
        yield from ((group, *others) for others in _disjoint(apart))


def _groups(deal: Deal, kind: Kind, hand: Hand) -> Iterator[Hand]:
    found = [group for number in range(1, 9) for group in calls.groups_of(kind, number, hand)]
    legal = [group for group in found if calls.is_group(deal.rules, kind, group)]
    yield from sorted(legal, key=lambda group: calls.strength(deal.rules, kind, group), reverse=True)
