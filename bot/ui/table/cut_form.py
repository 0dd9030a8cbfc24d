"""The form in which a player cuts: any words of their own, which go into every shuffle of the partie."""

from enum import StrEnum

from discord import ui

from bot.piquet.proof import LONGEST_CUT
from bot.services.play.challenging import Challenge
from bot.ui.kit.controls import control_id, form
from bot.ui.kit.words import Words


class CutFor(StrEnum):
    """What happens once the words are sent."""

    CHALLENGE = "cut"
    """The challenge stays open."""
    ACCEPTING = "accept"
    """The person who cuts accepts the challenge."""
    DEALING = "deal"
    """The partie against the house begins."""


def cut_form(say: Words, challenge: Challenge, purpose: CutFor) -> ui.Modal:
    """The form, with the words that the challenger has given before."""
    before = challenge.cut_words if purpose is CutFor.CHALLENGE else None
    words: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id="words", required=False, max_length=LONGEST_CUT, default=before or None
    )
    field = ui.Label(text=say("cut-form-words"), description=say("cut-form-line"), component=words)
    return form(say("cut-form-title", purpose=purpose), control_id("words", challenge.id, arg=purpose), field)
