"""Giving up the rest of a deal: the button on the hand, and the question whether the player is sure."""

from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import drafts
from bot.features.hands.clicks import SURE
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.controls import button
from bot.piquet.knowledge.conceding import Cost


def concede_button(context: HandContext) -> ui.Button[Any]:
    """The button that opens the question."""
    return button(context.say("hand-concede"), context.id("concede"))


def asked(context: HandContext, cost: Cost) -> Items:
    """The question, with the cost as far as the player's own view shows it; first the way back, then the way on."""
    mine, theirs = cost.points[context.me], cost.points[1 - context.me]
    question = context.prompt(
        "hand-concede-ask", other=context.other, mine=mine, theirs=theirs, capot="yes" if cost.capot else "no"
    )
    back = button(context.say("hand-concede-back"), context.id("turn", drafts.write_look(None, frozenset())))
    sure = button(context.say("hand-concede-sure"), context.id("concede", SURE), ButtonStyle.danger)
    return [question, ui.ActionRow(back, sure)]
