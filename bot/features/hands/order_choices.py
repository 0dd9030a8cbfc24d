"""The orders that result from a click on a hand, based on those that the player has left before."""

from dataclasses import replace

from bot.features.hands import drafts
from bot.features.hands.drafts import Draft
from bot.features.parties.deciding import ChooseOrders
from bot.kit.controls import ForgedId
from bot.model.sight import Sight
from bot.piquet.actions import Action, Cards, Play
from bot.piquet.orders import NO_ORDERS, Orders, may_open
from bot.piquet.view import DealView


def several_leads(sight: Sight, cards: Cards) -> list[Action | Orders]:
    """Leads the first card, and orders the others to be led after it. Raises ForgedId if there is no card."""
    if not cards or sight.eye is None:
        raise ForgedId(cards)
    first, *rest = cards
    kept = sight.orders.for_the_deal
    throws = tuple(card for card in kept.throws if card != first)
    return [Play(sight.eye, first), replace(kept, leads=tuple(rest), throws=throws)]


def calls_made(sight: Sight, text: str) -> list[Action | Orders]:
    """The call in an id, together with the calls of nothing that belong to it. Raises ForgedId."""
    deal = _deal(sight)
    return drafts.call_actions(deal, drafts.read_call(sight.eye or 0, text), sight.orders)


def left(sight: Sight, draft: Draft, choose: ChooseOrders) -> list[Action | Orders]:
    """Leaves the chosen orders. Raises ForgedId if no menu can have offered the draft with them."""
    drafts.check_offered(sight.deal, draft)
    return [choose(sight)]


def laid_down() -> Orders:
    """Lays the hand down."""
    return Orders(lays_down=True)


def none() -> Orders:
    """Cancels all orders."""
    return NO_ORDERS


def best_opening(sight: Sight) -> Orders:
    """Calls everything that elder holds. Elder decides on the lead after the answers."""
    return replace(sight.orders, calls=drafts.best_opening(_deal(sight)))


def with_call(sight: Sight, text: str) -> Orders:
    """Makes this call of its kind in the opening, as written by a menu of calls. Raises ForgedId."""
    call = drafts.read_call(0, text)
    chosen = drafts.chosen_calls(opening_of(sight)) | {call.kind: call.hands}
    return replace(sight.orders, calls=drafts.opening_calls(_deal(sight), chosen))


def with_leads(sight: Sight, cards: Cards) -> Orders:
    """Leads these cards."""
    return replace(opening_of(sight), leads=cards)


def opening_of(sight: Sight) -> Orders:
    """The orders to change. An opening not begun yet has all calls, so that a first choice does not sink others."""
    begun = sight.orders.calls or sight.orders.leads
    return sight.orders if begun or not may_open(_deal(sight)) else best_opening(sight)


def following(sight: Sight, *, follows: bool) -> Orders:
    """Switches following suit automatically on or off."""
    return replace(sight.orders, follows=follows)


def with_throws(sight: Sight, cards: Cards) -> Orders:
    """Throws these cards when the player cannot follow suit."""
    return replace(sight.orders, throws=cards)


def with_leads_then(sight: Sight, cards: Cards) -> Orders:
    """Leads these cards once an ordered reply wins."""
    return replace(sight.orders, then=cards)


def _deal(sight: Sight) -> DealView:
    if sight.deal is None:
        raise ForgedId("no menu offers this without a deal")
    return sight.deal
