"""The question before a player resigns a partie."""

from discord import ButtonStyle, ui

from bot.kit.controls import button, control_id, layout, written
from bot.kit.names import own_names, plain, unescaped_names
from bot.kit.partie_text import deal_numbered, score
from bot.kit.words import Words, yes_or_no
from bot.model.sight import Sight

_RED = 0x8C2F39


def resign_view(say: Words, sight: Sight, ratings: tuple[int, int] | None) -> ui.LayoutView:
    """Asks the player to confirm that they resign the partie.

    ``ratings`` are their ratings before and after it; None if it does not count for them.
    """
    me = sight.eye or 0
    question = say(
        "resign-ask",
        other=plain(unescaped_names(sight)[1 - me]),
        deal=deal_numbered(say, sight),
        score=score(say, sight.rules, sight.so_far, own_names(say, sight), me),
    )
    before, after = ratings or (0, 0)
    cost = say("resign-cost", rated=yes_or_no(ratings), before=str(before), after=str(after))
    confirm = button(say("resign-confirm"), control_id("giveup", sight.partie_id, sight.seq), ButtonStyle.danger)
    keep = button(say("resign-keep"), control_id("playon", sight.partie_id, sight.seq))
    return layout(written(f"{question}\n{cost}"), ui.ActionRow(confirm, keep), accent=_RED)
