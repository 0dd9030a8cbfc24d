"""The question before a player resigns a partie."""

from discord import ButtonStyle, ui

from bot.services.core.sight import Sight
from bot.ui.kit.controls import button, control_id, layout, written
from bot.ui.kit.names import plain
from bot.ui.kit.partie_text import deal_numbered, score
from bot.ui.kit.words import Words

_RED = 0x8C2F39


def resign_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks the player whether they really resign the partie."""
    me = sight.eye or 0
    question = say(
        "resign-ask",
        other=plain(sight.people.names[1 - me]),
        deal=deal_numbered(say, sight),
        score=score(say, sight.rules, sight.shown.before, me),
    )
    confirm = button(say("resign-confirm"), control_id("giveup", sight.partie_id, sight.seq), ButtonStyle.danger)
    keep = button(say("resign-keep"), control_id("playon", sight.partie_id, sight.seq))
    return layout(written(question), ui.ActionRow(confirm, keep), accent=_RED)
