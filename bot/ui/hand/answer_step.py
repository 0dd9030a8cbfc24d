"""Younger's answers, if he gives them himself, and what he reckons before he plays, as he is asked for them."""

from discord import ButtonStyle, ui

from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenCall
from bot.ui.hand import drafts
from bot.ui.hand.drafts import Good
from bot.ui.hand.hand_context import Items, Seat, short
from bot.ui.hand.play_step import play
from bot.ui.kit.card_text import listed, name_of
from bot.ui.kit.controls import button, rows, visible
from bot.ui.talk.talk import talk

_MOST = 4
"""So many groups are offered as an answer."""


def answer(seat: Seat, seen: DealView, call: SeenCall) -> Items:
    """His answer to the call that waits for it."""
    buttons = [
        button(
            short(seat.say("hand-answer-with", group=name_of(seat.say, call.kind, group))),
            seat.id("answer", drafts.write_call(call.kind, (group,))),
        )
        for group in drafts.answers(seen, call)[:_MOST]
    ]
    good = button(seat.say("hand-answer-good"), seat.id("answer", drafts.write_call(call.kind, ())))
    at = seen.actions.index(call)
    said = talk(seat.say, seen, seat.names, at, at + 1)
    return [seat.prompt("hand-answer", call=" ".join(said)), *rows([*buttons, good], 2)]


def reckon(seat: Seat, seen: DealView) -> Items:
    """What he reckons of what is good in his hand; a card to play, once there is nothing or he wants no more."""
    good = drafts.goods(seen)
    if not good or seat.draft.passed:
        return play(seat, seen)
    points = drafts.worth(seen, good)
    named = listed(seat.say, [name_of(seat.say, kind, group) for kind, group in good])
    everything = ".".join(map(str, range(len(good))))
    reckon_all = button(seat.say("hand-reckon-all", points=points), seat.id("reckon", everything), ButtonStyle.primary)
    nothing = button(seat.say("hand-reckon-nothing"), seat.id("turn", drafts.write_look(None, frozenset(Kind))))
    parts: Items = [
        seat.prompt("hand-reckon", groups=named, points=points),
        ui.ActionRow(reckon_all, nothing, *seat.announcements(seen)),
    ]
    return [*parts, *_reckon_some(seat, seen, good)] if len(good) > 1 else parts


def _reckon_some(seat: Seat, seen: DealView, good: list[Good]) -> Items:
    chosen = tuple(number for number in seat.draft.goods or () if number in range(len(good)))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=seat.id("some"), placeholder=seat.say("hand-reckon-pick"), min_values=0, max_values=len(good)
    )
    for number, (kind, group) in enumerate(good):
        label = visible(short(name_of(seat.say, kind, group)))
        select.add_option(label=label, value=str(number), default=number in chosen)
    found: Items = [ui.ActionRow(select)]
    # All of it has its button above, and no two buttons may have one id.
    if 0 < len(chosen) < len(good):
        some, arg = [good[number] for number in chosen], ".".join(map(str, chosen))
        sure = drafts.are_sure(seen, some)
        label = (
            seat.say("hand-reckon-some", points=drafts.worth(seen, some)) if sure else seat.say("hand-reckon-unsure")
        )
        found.append(ui.ActionRow(button(label, seat.id("reckon", arg), ButtonStyle.success, disabled=not sure)))
    return found
