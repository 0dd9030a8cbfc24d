"""Orders: decisions that a player makes in advance, carried out on their turns later in the deal.

Orders depend only on their owner's view. Public facts alone decide whether orders continue, so only the speed of a
reply can reveal them to the other player.
"""

from dataclasses import dataclass, replace
from typing import Final

from .actions import Action, Answer, Call, Cards, CarteBlanche, Play, parse_action
from .cards import COURT_CARDS, Card, Hand, parse_cards, write_cards
from .deal import CALLS, EXCHANGE, NAMED, OVER, PLAY
from .declaring import Declarations
from .knowledge.possible_groups import contesting_groups, reckonable_groups
from .knowledge.sure_cards import all_sure, sure_runs
from .view import DealView, SeenCall


@dataclass(frozen=True, slots=True)
class Orders:
    """A player's orders for the rest of a deal."""

    calls: tuple[Call, ...] = ()
    """Elder's calls, in order. Elder may order them before younger's exchange."""
    leads: Cards = ()
    """Cards to lead, in order, until the player loses a trick. Elder may order the first together with ``calls``."""
    follows: bool = False
    """Whether to follow suit with the cheapest winning card, or the lowest if none wins."""
    throws: Cards = ()
    """Cards to play, in order, when the player cannot follow suit."""
    then: Cards = ()
    """Cards to lead after winning a trick led by the other player."""
    lays_down: bool = False
    """Whether to lead all cards from the top against the other player's lowest. Done at once, never stored."""

    def __bool__(self) -> bool:
        return self != NO_ORDERS

    def __str__(self) -> str:
        """Returns the text ``parse_orders`` reads, such as ``follow; lead AS KS; throw 7H``; "" without orders."""
        parts = [f"call {call}" for call in self.calls]
        parts += ["follow"] if self.follows else []
        lists = zip(_LISTS, (self.leads, self.throws, self.then), strict=True)
        return "; ".join([*parts, *(f"{word} {write_cards(cards)}" for word, cards in lists if cards)])

    @property
    def for_the_deal(self) -> "Orders":
        """The orders for the whole deal: ``follows`` and ``throws``."""
        return Orders(follows=self.follows, throws=self.throws)


NO_ORDERS: Final = Orders()


class UnreadableOrders(ValueError):
    """The text does not describe orders."""


def parse_orders(text: str) -> Orders:
    """Parses stored orders. Raises UnreadableOrders."""
    try:
        return _read(text.split("; ") if text else [])
    except ValueError:
        raise UnreadableOrders(text) from None


def _read(parts: list[str]) -> Orders:
    calls: list[Call] = []
    cards: dict[str, Cards] = {}
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "call" and isinstance(call := parse_action(rest), Call):
            calls.append(call)
        elif word in _LISTS and rest != "-" and word not in cards:
            cards[word] = parse_cards(rest)
        elif part != "follow":
            raise ValueError(part)
    leads, throws, then = (cards.get(word, ()) for word in _LISTS)
    return Orders(tuple(calls), leads, "follow" in parts, throws, then)


_LISTS: Final = ("lead", "throw", "then")


# The orders that a player may leave.


def may_open(seen: DealView) -> bool:
    """Whether the viewing seat, as elder between the exchanges, may order calls and first leads.

    False with a carte blanche that elder may announce only after both exchanges.
    """
    if seen.eye is None or seen.stage is not EXCHANGE or seen.eye != seen.elder or seen.drawn[seen.eye] is None:
        return False
    dealt = seen.dealt[seen.eye]
    return not (seen.rules.exchange.blank_at_once and dealt is not None and not Hand.of(dealt) & COURT_CARDS)


def may_leave(seen: DealView) -> bool:
    """Whether the viewing seat may give orders for its replies: after its exchange, but not in a misère."""
    if seen.eye is None or seen.misere or seen.stage is OVER:
        return False
    return seen.stage in (CALLS, NAMED, PLAY) or (seen.stage is EXCHANGE and seen.drawn[seen.eye] is not None)


def may_list_leads(seen: DealView) -> bool:
    """Whether the viewing seat may order leads: on lead, having just led, or as elder before the first lead."""
    if seen.stage is PLAY:
        return seen.eye == (seen.led_by if seen.led is not None else seen.to_move)
    return seen.eye == seen.elder and (seen.stage in (CALLS, NAMED) or may_open(seen))


def can_be_left(seen: DealView, orders: Orders) -> bool:
    """Whether the viewing seat may give these orders now."""
    if orders.lays_down:
        return orders == Orders(lays_down=True) and all_sure(seen)
    lists = (orders.leads, orders.throws, orders.then)
    if seen.eye is None or any(Hand.of(cards).without(seen.hand) or len(set(cards)) < len(cards) for cards in lists):
        return False
    for_replies = orders.follows or orders.throws or orders.then
    if (for_replies and not may_leave(seen)) or (orders.leads and not may_list_leads(seen)):
        return False
    return _callable(seen, orders)


def _callable(seen: DealView, orders: Orders) -> bool:
    if seen.stage is PLAY or seen.stage is OVER:
        return not orders.calls
    if not orders.calls and not orders.leads:
        return True
    if not may_list_leads(seen):
        return False
    if seen.named is not None:
        return not orders.calls and orders.leads[0].suit is seen.named
    made = Declarations(seen.rules)
    for action in seen.actions:
        if isinstance(action, SeenCall):
            made.call(Call(action.seat, action.kind, action.groups or ()))
    for call in orders.calls:
        if call.seat != seen.eye or made.not_calling(call.kind) or made.why_not_held(call, seen.hand):
            return False
        made.call(call)
    return not (orders.leads and made.incomplete)


# The effect of orders.


def next_action(seen: DealView, orders: Orders) -> Action | None:
    """Returns the action that the orders make now; None if the viewing seat must decide."""
    eye = seen.eye
    if eye is None or seen.to_move != eye or seen.pending:
        return None
    if orders.calls:
        return orders.calls[0] if seen.stage is CALLS else None
    card = _next_card(seen, orders) if seen.playable else None
    return None if card is None else Play(eye, card)


def only_action(seen: DealView) -> Action | None:
    """Returns the viewing seat's only possible answer or card, concessions aside; None if it has a choice."""
    eye = seen.eye
    if eye is None or seen.to_move != eye:
        return None
    if seen.pending:
        return None if contesting_groups(seen, seen.pending) else Answer(eye, seen.pending.kind, ())
    chooses = seen.may_look or seen.may_announce or seen.may_decline or seen.suits
    if chooses or len(seen.playable) != 1 or any(reckonable_groups(seen, kind) for kind in seen.open_kinds):
        return None
    return Play(eye, next(iter(seen.playable)))


def _next_card(seen: DealView, orders: Orders) -> Card | None:
    if seen.led is None:
        leads = sure_runs(seen)[0] if orders.lays_down else orders.leads
        return leads[0] if leads else None
    # Before the first reply younger decides what to reckon.
    if not seen.tricks:
        return None
    if seen.playable.suited(seen.led.suit):
        return cheapest(seen.playable, seen.led) if orders.follows else None
    return orders.throws[0] if orders.throws else None


def cheapest(suited: Hand, led: Card) -> Card:
    """Returns the lowest card in ``suited`` that beats the lead, or the lowest card if none does."""
    return min((card for card in suited if card > led), default=min(suited))


def lowest(seen: DealView) -> Card:
    """Returns the lowest card the viewing seat may play, its reply when the other player lays their hand down."""
    return min(seen.playable, key=lambda card: (card.rank, card))


def remaining(seen: DealView, orders: Orders) -> Orders:
    """Returns the viewing seat's orders that remain after the view's last action."""
    last = seen.actions[-1]
    if seen.stage is OVER:
        return NO_ORDERS
    if orders.lays_down:
        return orders
    if isinstance(last, CarteBlanche) and last.seat != seen.eye:
        return orders.for_the_deal
    if isinstance(last, SeenCall) and last.seat == seen.eye:
        return replace(orders, calls=orders.calls[1:])
    if not isinstance(last, Play):
        return orders
    left = replace(orders, leads=_held(seen, orders.leads), throws=_held(seen, orders.throws))
    left = replace(left, then=_held(seen, orders.then))
    if seen.led is not None or not seen.tricks:
        return left
    trick = seen.tricks[-1]
    if trick.winner != seen.eye:
        return replace(left, leads=())
    return left if trick.leader == seen.eye else replace(left, leads=left.then, then=())


def _held(seen: DealView, cards: Cards) -> Cards:
    return tuple(card for card in cards if card in seen.hand)
