from discord import ui

from bot.features.challenges.controls import CutFor, GiveCutWords
from bot.kit.controls import form, written
from bot.kit.names import plain
from bot.kit.partie_text import key_lines
from bot.kit.words import Words
from bot.model.challenges import Challenge
from bot.piquet.proof import LONGEST_CUT, shown_key


def cut_form(say: Words, challenge: Challenge, purpose: CutFor) -> ui.Modal:
    """Returns a form for cut words, which are mixed into every shuffle.

    The form shows the full commitment, without which the words prove nothing. A form for accepting also shows the hash
    of the challenger's words.
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
    sends = GiveCutWords(challenge.id, (key if accepting else "") or purpose)
    return form(say("cut-form-title", purpose=purpose), sends, written("\n".join(lines)), field)
