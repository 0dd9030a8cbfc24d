"""The form for cutting: any words the player likes, to be mixed into every shuffle of the partie."""

import re
from enum import StrEnum
from typing import Final

from discord import ui

from bot.kit.controls import control_id, form, reading_id, written
from bot.kit.names import plain
from bot.kit.partie_text import key_lines
from bot.kit.words import Words
from bot.model.challenges import Challenge
from bot.piquet.proof import LONGEST_CUT, shown_key

_KEY: Final = re.compile(r"[0-9a-f]{64}")


class CutFor(StrEnum):
    """The effect of sending the words."""

    CHALLENGE = "cut"
    """The challenge stays open."""
    ACCEPTING = "accept"
    """The person who cuts accepts the challenge."""
    DEALING = "deal"
    """The partie against the house begins."""


def cut_form(say: Words, challenge: Challenge, purpose: CutFor) -> ui.Modal:
    """The form, prefilled with the words given before. It shows the whole commitment: no one gives words before that.

    A person who accepts also sees the key of the challenger's words, which the form's id carries.
    """
    accepting, key = purpose is CutFor.ACCEPTING, shown_key(challenge.cut_words)
    name = plain(challenge.challenger_name)
    lines = [say("fair-fingerprint", fingerprint=challenge.commitment), *key_lines(say, [(name, key)])]
    if accepting:
        lines.append(say("cut-form-fixed", name=name))
    before = challenge.cut_words if purpose is CutFor.CHALLENGE else None
    words: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id="words", required=False, max_length=LONGEST_CUT, default=before or None
    )
    field = ui.Label(text=say("cut-form-words"), description=say("cut-form-line"), component=words)
    custom_id = control_id("words", challenge.id, arg=(key if accepting else "") or purpose)
    return form(say("cut-form-title", purpose=purpose), custom_id, written("\n".join(lines)), field)


@reading_id()
def purpose_of(arg: str) -> tuple[CutFor, str | None]:
    """The purpose of a form and, if it accepts, the key it showed, "" for none. Raises ForgedId."""
    if _KEY.fullmatch(arg):
        return CutFor.ACCEPTING, arg
    purpose = CutFor(arg)
    return purpose, "" if purpose is CutFor.ACCEPTING else None
