"""Converts hand controls (verb, argument and values) into decisions, orders and drafts."""

from collections.abc import Callable

from bot.features.hands.clicks import Chosen, HandChoice, HandDecision, HandOrder, PickCards
from bot.features.hands.drafts import Draft
from bot.kit.controls import Click, read_control
from bot.model.sight import Sight


def decision(verb: str, arg: str, values: tuple[str, ...] = ()) -> Callable[[Sight], Chosen]:
    """Returns a function from the player's view to the click's decision or orders. Raises ForgedId."""
    control = read_control(Click(verb, 1, 0, arg, values))
    assert isinstance(control, HandDecision | HandOrder)
    return control.decided


def draft_of(verb: str, arg: str, values: tuple[str, ...] = ()) -> Draft | None:
    """Returns the choices in a click; None if it makes none. Raises ForgedId."""
    control = read_control(Click(verb, 1, 0, arg, values))
    return control.draft if isinstance(control, HandChoice | PickCards) else None
