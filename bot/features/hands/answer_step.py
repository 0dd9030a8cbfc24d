"""Younger's controls: the answer to a call, if they answer themselves, and what to reckon before playing."""

from discord import ButtonStyle, ui

from bot.features.hands import drafts
from bot.features.hands.drafts import Reckonable
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.play_step import play
from bot.kit.card_text import capital, label_of, listed, name_held
from bot.kit.controls import button, rows, visible
from bot.kit.talk.talk import talk
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenCall

_MOST = 4
"""The most groups offered as an answer."""


def answer(context: HandContext, seen: DealView, call: SeenCall) -> Items:
    """The controls for answering this call."""
    buttons = [
        button(
            capital(label_of(context.say, call.kind, (group,))),
            context.id("answer", drafts.write_call(call.kind, (group,))),
        )
        for group in drafts.answers(seen, call)[:_MOST]
    ]
    good = context.button("hand-answer-good", "answer", drafts.write_call(call.kind, ()))
    at = seen.actions.index(call)
    said = talk(context.say, seen, context.names, at, at + 1)
    return [context.prompt("hand-answer", call=" ".join(said)), *rows([*buttons, good], 2)]


def reckon(context: HandContext, seen: DealView) -> Items:
    """The controls for reckoning what is good; once nothing is left to reckon, those for playing a card."""
    good = drafts.reckonable(seen)
    if not good or context.draft.passed:
        return play(context, seen)
    points = drafts.worth(seen, good)
    named = listed(context.say, [name_held(context.say, kind, group) for kind, group in good])
    everything = ".".join(map(str, range(len(good))))
    reckon_all = context.button("hand-reckon-all", "reckon", everything, ButtonStyle.primary, points=points)
    nothing = context.button("hand-reckon-nothing", "turn", drafts.write_look(None, frozenset(Kind)))
    parts: Items = [
        context.prompt("hand-reckon", groups=named, points=points),
        ui.ActionRow(reckon_all, nothing, *context.announcements(seen)),
    ]
    return [*parts, *_reckon_some(context, seen, good)] if len(good) > 1 else parts


def _reckon_some(context: HandContext, seen: DealView, good: list[Reckonable]) -> Items:
    chosen = tuple(number for number in context.draft.reckoned or () if number in range(len(good)))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=context.id("some"), placeholder=context.say("hand-reckon-pick"), min_values=0, max_values=len(good)
    )
    for number, (kind, group) in enumerate(good):
        label = visible(capital(label_of(context.say, kind, (group,))))
        select.add_option(label=label, value=str(number), default=number in chosen)
    found: Items = [ui.ActionRow(select)]
    # Every group already has a button above, and two buttons must not share an id.
    if 0 < len(chosen) < len(good):
        some, arg = [good[number] for number in chosen], ".".join(map(str, chosen))
        sure = drafts.are_sure(seen, some)
        label = (
            context.say("hand-reckon-some", points=drafts.worth(seen, some))
            if sure
            else context.say("hand-reckon-unsure")
        )
        found.append(ui.ActionRow(button(label, context.id("reckon", arg), ButtonStyle.success, disabled=not sure)))
    return found
