"""The opponent's time is up: the buttons on the hand, and the question before a player claims the partie."""

from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands.hand_context import HandContext
from bot.kit.controls import button, control_id, layout, written
from bot.kit.names import names, own_names
from bot.kit.partie_text import deal_numbered, score
from bot.kit.time_text import hours, relative
from bot.kit.words import Words
from bot.model.sight import Sight

_RED = 0x8C2F39


def late_buttons(context: HandContext) -> list[ui.Button[Any]]:
    """The buttons offered once the opponent's time is up: claim the partie, or grant more time."""
    if not context.sight.late:
        return []
    return [
        button(context.say("clock-claim"), context.id("claiming"), ButtonStyle.danger),
        button(
            context.say("clock-grant", hours=hours(context.sight.clock.pace)), context.id("grant"), ButtonStyle.success
        ),
    ]


def claim_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks the player to confirm the claim."""
    me = sight.eye or 0
    question = say(
        "claim-ask",
        other=names(sight)[1 - me],
        due=relative(sight.clock.due_at or sight.clock.since),
        deal=deal_numbered(say, sight),
        score=score(say, sight.rules, sight.so_far, own_names(say, sight), me),
    )
    buttons = [
        button(say("claim-confirm"), control_id("claim", sight.partie_id, sight.seq), ButtonStyle.danger),
        button(
            say("clock-grant", hours=hours(sight.clock.pace)),
            control_id("grant", sight.partie_id, sight.seq),
            ButtonStyle.success,
        ),
        button(say("claim-wait"), control_id("playon", sight.partie_id, sight.seq)),
    ]
    return layout(written(question), ui.ActionRow(*buttons), accent=_RED)
