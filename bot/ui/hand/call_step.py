"""Elder's calls, as he is asked for them: kind by kind, the best first, less or nothing if he wishes."""

from discord import ButtonStyle, ui

from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.rules import Kind
from bot.piquet.view import DealView
from bot.ui.hand import drafts
from bot.ui.hand.hand_context import Items, Seat, short
from bot.ui.hand.hand_text import best
from bot.ui.hand.play_step import back_to_calls, play
from bot.ui.kit.card_text import listed, name_of
from bot.ui.kit.controls import button, rows

_MOST = 4
"""So many calls of a kind are offered."""


def call(seat: Seat, seen: DealView) -> Items:
    """His next call; a lead, once none is to be made."""
    kind = kind_asked(seat, seen)
    if kind is None:
        return play(seat, seen)
    if not best(seen, kind):
        return _nothing_to_call(seat, kind)
    return _sink(seat, seen, kind) if seat.draft.sinking else _call(seat, seen, kind)


def kind_asked(seat: Seat, seen: DealView) -> Kind | None:
    """What he is asked to call now."""
    asked = _kinds_asked(seat, seen)
    return seat.draft.kind if seat.draft.kind in asked else next(iter(asked), None)


def _kinds_asked(seat: Seat, seen: DealView) -> list[Kind]:
    """What elder can still call, but for what he passes over; what he has nothing of only where he must say so."""
    if seen.stage is not Stage.CALLS or not seat.sight.my_turn or seen.pending:
        return []
    if seen.rules.together:
        still = drafts.uncalled(seen)
        return [kind for kind in still if best(seen, kind)][:1] or [*still[:1]]
    return [kind for kind in seen.open_kinds if kind not in seat.draft.passed and best(seen, kind)]


def _nothing_to_call(seat: Seat, kind: Kind) -> Items:
    label, custom_id = seat.say("hand-call-nothing"), seat.id("call", drafts.write_call(kind, ()))
    return [seat.prompt("hand-call-none-held"), ui.ActionRow(button(label, custom_id, ButtonStyle.primary))]


def _call(seat: Seat, seen: DealView, kind: Kind) -> Items:
    choices = drafts.offers(seen.rules, kind, seen.hand)[:_MOST]
    styles = [ButtonStyle.primary, *[ButtonStyle.secondary] * (_MOST - 1)]
    buttons = [
        button(_label(seat, kind, groups), seat.id("call", drafts.write_call(kind, groups)), style)
        for groups, style in zip(choices, styles, strict=False)
    ]
    less = button(seat.say("hand-call-less"), seat.id("sink", drafts.write_look(kind, seat.draft.passed)))
    others = [less, _nothing(seat, seen, kind)]
    if kind is not Kind.POINT and not seen.rules.in_order:
        others += [_other_kind(seat, other) for other in _kinds_asked(seat, seen) if other is not kind]
    if back := back_to_calls(seat, seen):
        others.append(back)
    return [*_prompts(seat, seen, kind), *rows(buttons, 2), ui.ActionRow(*others)]


def _prompts(seat: Seat, seen: DealView, kind: Kind) -> Items:
    asked = seat.prompt(f"hand-call-{kind}")
    return [asked, seat.prompt("hand-call-together", other=seat.other)] if seen.rules.together else [asked]


def _nothing(seat: Seat, seen: DealView, kind: Kind) -> ui.Button[ui.LayoutView]:
    """Where all calls are made together it is said that there is none; else it is only not called yet."""
    if seen.rules.together:
        return button(seat.say("hand-call-nothing"), seat.id("call", drafts.write_call(kind, ())))
    return button(seat.say("hand-call-nothing"), seat.id("turn", drafts.write_look(None, seat.draft.passed | {kind})))


def _other_kind(seat: Seat, kind: Kind) -> ui.Button[ui.LayoutView]:
    key = "hand-call-sets-first" if kind is Kind.SET else "hand-call-sequences-first"
    return button(seat.say(key), seat.id("turn", drafts.write_look(kind, seat.draft.passed)))


def _label(seat: Seat, kind: Kind, groups: tuple[Hand, ...]) -> str:
    named = [name_of(seat.say, kind, group) for group in groups]
    return short(seat.say("hand-call", groups=listed(seat.say, named)))


def _sink(seat: Seat, seen: DealView, kind: Kind) -> Items:
    """The cards that he calls; a long run also as parts of it."""
    picked, look = seat.draft.picked, drafts.write_look(kind, seat.draft.passed)
    select = seat.card_select("sunk", "hand-sink-pick", seen.hand, picked, len(seen.hand), look)
    ways = drafts.ways_to_call(seen.rules, kind, picked)
    buttons = [
        button(_label(seat, kind, groups), seat.id("call", drafts.write_call(kind, groups)), ButtonStyle.success)
        for groups in ways
    ]
    if not ways:
        label = seat.say("hand-sink-invalid" if picked else "hand-cards-first")
        buttons.append(button(label, seat.id("call", drafts.write_call(kind, ())), ButtonStyle.success, disabled=True))
    back = button(seat.say("hand-call-back"), seat.id("turn", look))
    return [seat.prompt(f"hand-sink-{kind}"), ui.ActionRow(select), *rows([*buttons, back], 2)]
