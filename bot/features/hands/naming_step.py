"""Naming the suit of the first lead: elder's choice of suit, then younger's, whether both look at the cards left."""

from typing import Any

from discord import ui

from bot.features.hands import drafts
from bot.features.hands.clicks import DECLINE, LOOK
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import suit_key, symbol
from bot.kit.words import yes_or_no
from bot.piquet.view import DealView


def name_button(context: HandContext) -> ui.Button[Any]:
    """The button that opens the choice of suit."""
    look = drafts.write_look(None, context.draft.passed)
    return context.button("hand-name-suit", "name", look)


def suits(context: HandContext, seen: DealView) -> Items:
    """The suits that elder may name, with a button each, and a way back."""
    looked = yes_or_no(seen.looked)
    asked = context.prompt("hand-name-suit-ask", other=context.other, number=seen.left, looked=looked)
    buttons = [
        context.button("hand-name-this-suit", "suit", suit.letter, symbol=symbol(suit), suit=suit_key(suit))
        for suit in seen.suits
    ]
    back = context.button("hand-name-suit-back", "turn", drafts.write_look(None, context.draft.passed))
    return [asked, ui.ActionRow(*buttons, back)]


def elect(context: HandContext, seen: DealView) -> Items:
    """Younger's choice after elder has named the suit: both players look at the cards left, or neither does."""
    assert seen.named is not None  # noqa: S101 - there is a suit to answer
    asked = context.prompt(
        "hand-named", other=context.other, symbol=symbol(seen.named), suit=suit_key(seen.named), number=seen.left
    )
    look = context.button("hand-look", "elect", LOOK, number=seen.left)
    decline = context.button("hand-decline", "elect", DECLINE)
    return [asked, ui.ActionRow(look, decline)]
