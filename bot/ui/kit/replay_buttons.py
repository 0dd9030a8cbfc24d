"""The way back into a partie that is over: the button by which everyone opens a replay of his own."""

from typing import Any

from discord import ButtonStyle, ui

from bot.services.core.sight import PartieId
from bot.ui.kit.controls import button, control_id
from bot.ui.kit.words import Words


def replay_button(say: Words, partie_id: PartieId) -> ui.Button[Any]:
    """Opens the replay at its beginning."""
    return button(say("replay-open"), control_id("replay", partie_id, 0, "open"))


def replay_from_here(say: Words, partie_id: PartieId, place: int) -> ui.Button[Any]:
    """Opens the replay at this moment."""
    return button(say("replay-from-here"), control_id("replay", partie_id, place, "open"), ButtonStyle.primary)
