"""The meaning of each control of a hand: a draft, which the player can still change, or actions and orders."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.features.hands import drafts
from bot.features.hands.drafts import Draft, read_kept, read_look
from bot.kit.controls import ForgedId, reading_id
from bot.model.sight import Sight
from bot.piquet.actions import (
    Action,
    Answer,
    Cards,
    CarteBlanche,
    Concede,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Play,
)
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.orders import NO_ORDERS, Orders, may_open
from bot.piquet.view import DealView

Values = tuple[str, ...]
"""The values chosen in a menu, in the order of the clicks."""
Chosen = Sequence[Action | Orders]

CLOSE: Final = "close"
"""The argument of the button that closes the orders. Without it, the button opens them."""
ON, OFF = "on", "off"
"""The arguments of the button for following suit."""
LOOK, DECLINE = "look", "decline"
"""The arguments of younger's buttons after elder has named the suit."""
SURE: Final = "sure"
"""The argument of the button that gives up the deal. Without it, the player is asked first."""

# The parts of a click.


def _seat(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - a player sees the partie from a seat
    return sight.eye


def _deal(sight: Sight) -> DealView:
    if sight.deal is None:
        raise ForgedId("no control offers this without a deal")
    return sight.deal


@reading_id()
def _only(values: Sequence[str]) -> str:
    (value,) = values
    return value


@reading_id()
def _number(values: Sequence[str]) -> int:
    return int(_only(values))


@reading_id()
def _numbers(values: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(int, values))


@reading_id()
def _card(arg: str) -> Card:
    return Card.parse(arg.partition(".")[0])


@reading_id()
def _suit(letter: str) -> Suit:
    return Suit.parse(letter)


@reading_id()
def _cards(names: Sequence[str]) -> Cards:
    return tuple(map(Card.parse, names))


# Drafts.

DRAFTS: Final[dict[str, Callable[[str, Values], Draft]]] = {
    # The auction: the number of cards left to the opponent, the number of tricks, or *yes* or *pass*.
    "left": lambda arg, values: Draft(left=_number(values), tricks=int(arg or 0)),
    "tricks": lambda arg, values: Draft(left=int(arg or 0), tricks=_number(values)),
    "word": lambda arg, _: Draft(word=arg),
    # The cards to exchange, or none.
    "pick": lambda _, values: Draft(picked=Hand.of(_cards(values)), settled=True),
    "keep": lambda *_: Draft(settled=True),
    # Elder's calls: another kind of call, or a call that sinks others and its cards.
    "turn": lambda arg, _: read_look(arg),
    "sink": lambda arg, _: replace(read_look(arg), sinking=True),
    "sunk": lambda arg, values: replace(read_look(arg), sinking=True, picked=Hand.of(_cards(values))),
    # The groups that younger reckons.
    "some": lambda _, values: Draft(reckoned=_numbers(values)),
    # The card to play, several leads, or the suit of the first lead.
    "card": lambda arg, _: Draft(card=_card(arg), passed=read_look(arg.partition(".")[2]).passed),
    "several": lambda arg, _: Draft(listing=True, passed=read_look(arg).passed),
    "listed": lambda arg, values: Draft(listing=True, passed=read_look(arg).passed, listed=_cards(values)),
    "name": lambda arg, _: Draft(naming=True, passed=read_look(arg).passed),
    # The orders, opened or closed.
    "orders": lambda arg, _: replace(read_kept(arg)[1], ordering=read_kept(arg)[0] != CLOSE),
}
"""The draft that each control makes of its argument and its values."""


@reading_id()
def read_draft(verb: str, arg: str, values: Values) -> Draft:
    """The draft that a click makes. Raises ForgedId."""
    return DRAFTS[verb](arg, values)


# Actions.

ACTIONS: Final[dict[str, Callable[[Sight, str], Chosen]]] = {
    "bid": lambda sight, arg: [drafts.read_word(_seat(sight), arg)],
    "exchange": lambda sight, arg: [Exchange(_seat(sight), tuple(drafts.read_hand(arg)))],
    "blank": lambda sight, _: [CarteBlanche(_seat(sight))],
    "look": lambda sight, _: [Look(_seat(sight))],
    "suit": lambda sight, arg: [NameSuit(_seat(sight), _suit(arg))],
    "elect": lambda sight, arg: [_election(_seat(sight), arg)],
    "call": lambda sight, arg: drafts.call_actions(_deal(sight), drafts.read_call(_seat(sight), arg), sight.orders),
    "answer": lambda sight, arg: [_answer(_seat(sight), arg)],
    "reckon": lambda sight, arg: drafts.reckonings(_deal(sight), _numbers(arg.split("."))),
    "play": lambda sight, arg: [Play(_seat(sight), _card(arg))],
    "lead": lambda sight, arg: several_leads(sight, drafts.read_list(arg)),
}
"""The actions that each control takes by its argument, for a player with this view. Each raises ForgedId."""


def _election(seat: int, text: str) -> Action:
    """Younger looks at the cards left, or declines, after elder has named the suit."""
    if text not in (LOOK, DECLINE):
        raise ForgedId(text)
    return Look(seat) if text == LOOK else Decline(seat)


def _answer(seat: int, text: str) -> Answer:
    call = drafts.read_call(seat, text)
    return Answer(seat, call.kind, call.groups[0] if call.groups else ())


def several_leads(sight: Sight, cards: Cards) -> list[Action | Orders]:
    """Leads the first card, and orders the others to be led after it. Raises ForgedId if there is no card."""
    if not cards:
        raise ForgedId(cards)
    first, *rest = cards
    kept = sight.orders.for_the_deal
    throws = tuple(card for card in kept.throws if card != first)
    return [Play(_seat(sight), first), replace(kept, leads=tuple(rest), throws=throws)]


def give_up(sight: Sight) -> Chosen:
    """Gives up the rest of the deal."""
    return [Concede(_seat(sight))]


# Orders.

ORDERS: Final[dict[str, Callable[[Sight, str, Values], Orders]]] = {
    "laydown": lambda *_: Orders(lays_down=True),
    "cancel": lambda *_: NO_ORDERS,
    # Elder's opening: everything they hold, a call of one kind, or the leads after the calls.
    "open": lambda sight, *_: _best_opening(sight),
    "opencall": lambda sight, _, values: _with_call(sight, _only(values)),
    "leads": lambda sight, _, values: replace(opening_of(sight), leads=_cards(values)),
    # Replies: following suit automatically, the cards to throw, and those to lead once a reply wins.
    "follow": lambda sight, arg, _: replace(sight.orders, follows=read_kept(arg)[0] == ON),
    "throw": lambda sight, _, values: replace(sight.orders, throws=_cards(values)),
    "then": lambda sight, _, values: replace(sight.orders, then=_cards(values)),
}
"""The orders that each control leaves by its argument and its values, for a player with this view.

Each raises ForgedId.
"""
_STAY_OPEN: Final = frozenset({"open", "opencall", "leads", "throw", "then"})
"""The controls after which the orders stay open for further changes."""


def decided(sight: Sight, verb: str, arg: str, values: Values) -> Chosen:
    """The decision of a click on a control of ``ACTIONS`` or ``ORDERS``. Raises ForgedId."""
    if verb in ACTIONS:
        return ACTIONS[verb](sight, arg)
    drafts.check_offered(sight.deal, draft_after(verb, arg))
    return [ORDERS[verb](sight, arg, values)]


def draft_after(verb: str, arg: str) -> Draft:
    """The draft that remains after a decision: none after an action. Raises ForgedId."""
    return replace(read_kept(arg)[1], ordering=verb in _STAY_OPEN) if verb in ORDERS else Draft()


def opening_of(sight: Sight) -> Orders:
    """The orders to change. An opening not begun yet has all calls, so that a first choice does not sink others."""
    begun = sight.orders.calls or sight.orders.leads
    return sight.orders if begun or not may_open(_deal(sight)) else _best_opening(sight)


def _best_opening(sight: Sight) -> Orders:
    """Calls everything that elder holds. Elder decides on the lead after the answers."""
    return replace(sight.orders, calls=drafts.best_opening(_deal(sight)))


def _with_call(sight: Sight, text: str) -> Orders:
    """Makes this call of its kind in the opening, as written by a menu of calls."""
    call = drafts.read_call(0, text)
    chosen = drafts.chosen_calls(opening_of(sight)) | {call.kind: call.hands}
    return replace(sight.orders, calls=drafts.opening_calls(_deal(sight), chosen))
