"""The meaning of each control of a hand: a draft, which the player can still change, or actions and orders."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.hands import drafts
from bot.features.hands.drafts import Draft, read_kept, read_look
from bot.kit.controls import ForgedId, reading_id
from bot.model.sight import Sight
from bot.piquet.actions import (
    Action,
    Answer,
    Call,
    Cards,
    CarteBlanche,
    Concede,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Play,
)
from bot.piquet.cards import Card, Hand, Suit, parse_cards
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
TWICE: Final = "twice"
"""The argument of the button that goes back to two presses a card. Without it, the button goes on to one press."""
NOW: Final = ".now"
"""The end of the argument of a button that plays its card with one press."""
ALL: Final = "all"
"""The argument of the button that makes all calls at once, followed by the kinds that are passed over."""
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
    return parse_cards(" ".join(names) or "-")


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
    # The card to play, or the suit of the first lead.
    "card": lambda arg, _: Draft(card=_card(arg), passed=read_look(arg.partition(".")[2]).passed),
    "name": lambda arg, _: Draft(naming=True, passed=read_look(arg).passed),
    # The buttons that have no room below the decision; back from them, or from a longer text of help.
    "more": lambda arg, _: replace(drafts.read_choices(arg), more=True),
    "less": lambda arg, _: drafts.read_choices(arg),
    # Playing ahead: opened or closed, and several leads. ``several`` opened the leads alone in version 0.2.0.
    "orders": lambda arg, _: replace(read_kept(arg)[1], ordering=read_kept(arg)[0] != CLOSE),
    "several": lambda arg, _: Draft(ordering=True, passed=read_look(arg).passed),
    "listed": lambda arg, values: Draft(ordering=True, passed=read_look(arg).passed, listed=_cards(values)),
}
"""The draft that each control makes from its argument and its values."""


@reading_id()
def read_draft(verb: str, arg: str, values: Values) -> Draft:
    """The draft that a click makes. Raises ForgedId."""
    return DRAFTS[verb](arg, values)


# Actions.

Read = Callable[[str, Values], Any]
"""Reads the argument or the values of a control. Raises ForgedId."""


def _election(text: str) -> type[Look | Decline]:
    """Reads younger's choice after elder has named the suit: to look at the cards left, or to decline."""
    if text not in (LOOK, DECLINE):
        raise ForgedId(text)
    return Look if text == LOOK else Decline


def _read_call(arg: str) -> Call | Draft:
    """The call in an id, or for ``ALL`` the draft with the kinds that are passed over."""
    word, _, passed = arg.partition(".")
    return read_look(passed) if word == ALL else drafts.read_call(0, arg)


def _call(sight: Sight, call: Call | Draft) -> Chosen:
    if isinstance(call, Draft):
        return drafts.all_call_actions(_deal(sight), call.passed, sight.orders)
    return drafts.call_actions(_deal(sight), replace(call, seat=_seat(sight)), sight.orders)


def _answer(sight: Sight, call: Call) -> Answer:
    return Answer(_seat(sight), call.kind, call.groups[0] if call.groups else ())


def several_leads(sight: Sight, cards: Cards) -> list[Action | Orders]:
    """Leads the first card, and orders the others to be led after it. Raises ForgedId if there is no card."""
    if not cards:
        raise ForgedId(cards)
    first, *rest = cards
    kept = sight.orders.for_the_deal
    throws = tuple(card for card in kept.throws if card != first)
    return [Play(_seat(sight), first), replace(kept, leads=tuple(rest), throws=throws)]


ACTIONS: Final[dict[str, tuple[Read, Callable[[Sight, Any], Chosen]]]] = {
    "bid": (lambda arg, _: drafts.read_word(0, arg), lambda sight, word: [replace(word, seat=_seat(sight))]),
    "exchange": (lambda arg, _: drafts.read_hand(arg), lambda sight, cards: [Exchange(_seat(sight), tuple(cards))]),
    "blank": (lambda *_: None, lambda sight, _: [CarteBlanche(_seat(sight))]),
    "look": (lambda *_: None, lambda sight, _: [Look(_seat(sight))]),
    "suit": (lambda arg, _: _suit(arg), lambda sight, suit: [NameSuit(_seat(sight), suit)]),
    "elect": (lambda arg, _: _election(arg), lambda sight, election: [election(_seat(sight))]),
    "call": (lambda arg, _: _read_call(arg), _call),
    "answer": (lambda arg, _: drafts.read_call(0, arg), lambda sight, call: [_answer(sight, call)]),
    "reckon": (
        lambda arg, _: _numbers(arg.split(".")),
        lambda sight, numbers: drafts.reckonings(_deal(sight), numbers),
    ),
    "play": (lambda arg, _: _card(arg), lambda sight, card: [Play(_seat(sight), card)]),
    "lead": (lambda arg, _: drafts.read_list(arg), several_leads),
}
"""For each control, the function that reads its id, and the one that makes the actions. Both raise ForgedId."""


def exchange_at_once(verb: str, arg: str, values: Values) -> Callable[[Sight], Chosen] | None:
    """The exchange, if a menu whose argument is the most cards was left with so many; None for any other click."""
    if verb != "pick" or not arg or len(values) != _number([arg]):
        return None
    cards = Hand.of(_cards(values))
    return (lambda sight: [Exchange(_seat(sight), tuple(cards))]) if len(cards) == len(values) else None


def give_up(sight: Sight) -> Chosen:
    """Gives up the rest of the deal."""
    return [Concede(_seat(sight))]


# Orders.


def opening_of(sight: Sight) -> Orders:
    """The orders that a choice changes. An opening without choices starts with all calls, so that none is lost."""
    begun = sight.orders.calls or sight.orders.leads
    return sight.orders if begun or not may_open(_deal(sight)) else _best_opening(sight)


def _best_opening(sight: Sight) -> Orders:
    """Calls everything that elder holds. Elder decides on the lead after the answers."""
    return replace(sight.orders, calls=drafts.best_opening(_deal(sight)))


def _with_call(sight: Sight, call: Call) -> Orders:
    """Makes this call of its kind in the opening."""
    chosen = drafts.chosen_calls(opening_of(sight)) | {call.kind: call.hands}
    return replace(sight.orders, calls=drafts.opening_calls(_deal(sight), chosen))


ORDERS: Final[dict[str, tuple[Read, Callable[[Sight, Any], Orders]]]] = {
    "laydown": (lambda *_: None, lambda *_: Orders(lays_down=True)),
    "cancel": (lambda *_: None, lambda *_: NO_ORDERS),
    # Elder's opening: everything they hold, a call of one kind, or the leads after the calls.
    "open": (lambda *_: None, lambda sight, _: _best_opening(sight)),
    "opencall": (lambda _, values: drafts.read_call(0, _only(values)), _with_call),
    "leads": (lambda _, values: _cards(values), lambda sight, cards: replace(opening_of(sight), leads=cards)),
    # Replies: following suit automatically, the cards to throw, and those to lead once a reply wins.
    "follow": (lambda arg, _: read_kept(arg)[0] == ON, lambda sight, on: replace(sight.orders, follows=on)),
    "throw": (lambda _, values: _cards(values), lambda sight, cards: replace(sight.orders, throws=cards)),
    "then": (lambda _, values: _cards(values), lambda sight, cards: replace(sight.orders, then=cards)),
}
"""For each control, the function that reads its id, and the one that makes the orders. Both raise ForgedId."""
_STAY_OPEN: Final = frozenset({"open", "opencall", "leads", "throw", "then"})
"""The controls after which the orders stay open for further changes."""


def decision(verb: str, arg: str, values: Values) -> Callable[[Sight], Chosen]:
    """The decision of a click on a control of ``ACTIONS`` or ``ORDERS``, as a function of the player's view.

    Raises ForgedId if no control has this id or these values. The function may raise it too.
    """
    if verb in ACTIONS:
        read, act = ACTIONS[verb]
        taken = read(arg, values)
        return lambda sight: act(sight, taken)
    draft = draft_after(verb, arg)
    read, order = ORDERS[verb]
    ordered = read(arg, values)

    def leave(sight: Sight) -> Chosen:
        drafts.check_offered(sight.deal, draft)
        return [order(sight, ordered)]

    return leave


def draft_after(verb: str, arg: str) -> Draft:
    """The draft that remains after a decision: none after an action. Raises ForgedId."""
    return replace(read_kept(arg)[1], ordering=verb in _STAY_OPEN) if verb in ORDERS else Draft()
