from discord import ButtonStyle, ui

from bot.features.privacy.policies_view import policies_button
from bot.features.privacy.service import StoredData
from bot.kit.controls import Control, Number, Target, button, layout, written
from bot.kit.names import plain
from bot.kit.shared_controls import ExportParties
from bot.kit.words import Words

_RED = 0x8C2F39
_GREY = 0x7A7F87


class OfPerson(Control):
    user: Target[int]


class AskToForget(OfPerson, verb="forget"): ...


class ForgetPerson(OfPerson, verb="forgetnow"):
    in_play: Number[int]


class KeepPerson(OfPerson, verb="keepme"): ...


def forget_view(say: Words, user: int, stored: StoredData) -> ui.LayoutView:
    counts = say(
        "forget-stored",
        finished=say("forget-finished", number=stored.finished),
        playing=say("forget-playing", number=stored.in_play),
        challenges=say("forget-challenges", number=stored.open_challenges),
    )
    texts = [
        say("forget-title"),
        counts,
        say("forget-what"),
        say("forget-ends"),
        say("forget-stays", name=say("forgotten-name")),
        say("forget-elsewhere"),
    ]
    proceed = button(say("forget-go-on"), AskToForget(user), ButtonStyle.danger)
    buttons = [button(say("forget-export"), ExportParties())] if stored.finished else []
    row = ui.ActionRow(*buttons, policies_button(say), proceed)
    return layout(written("\n\n".join(texts)), row, accent=_RED)


def sure_view(say: Words, user: int, stored: StoredData) -> ui.LayoutView:
    texts = [say("forget-sure")]
    if stored.in_play:
        names = ", ".join(f"**{plain(name)}**" for name in dict.fromkeys(stored.opponents))
        texts.append(say("forget-resigns", number=stored.in_play, names=names))
    yes = button(say("forget-yes"), ForgetPerson(user, stored.in_play), ButtonStyle.danger)
    no = button(say("forget-no"), KeepPerson(user))
    return layout(written("\n\n".join(texts)), ui.ActionRow(yes, no), accent=_RED)


def not_forgotten_view(say: Words) -> ui.LayoutView:
    return layout(written(say("forget-kept")), accent=_GREY)


def forgotten_view(say: Words, resigned: int) -> ui.LayoutView:
    return layout(written(say("forget-done", resigned=resigned)), accent=_GREY)
