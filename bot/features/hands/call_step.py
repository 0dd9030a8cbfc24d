"""Elder's controls for calls: kind by kind, the best group first, with the choice to call less or nothing."""

from discord import ButtonStyle, ui

from bot.features.hands import drafts
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import best_groups
from bot.features.hands.play_step import back_to_calls, play
from bot.kit.card_text import capital, label_of
from bot.kit.controls import button, rows
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.rules import Kind
from bot.piquet.view import DealView

_MOST = 4
"""The most calls of a kind that are offered."""


def call(context: HandContext, seen: DealView) -> Items:
    """The controls for the next call; once no call is left, for a lead."""
    kind = kind_asked(context, seen)
    if kind is None:
        return play(context, seen)
    # In some rule sets elder announces carte blanche only now.
    besides = [ui.ActionRow(*buttons)] if (buttons := context.announcements(seen)) else []
    if not best_groups(seen, kind):
        return [*_nothing_to_call(context, kind), *besides]
    return [*(_sink(context, seen, kind) if context.draft.sinking else _call(context, seen, kind)), *besides]


def kind_asked(context: HandContext, seen: DealView) -> Kind | None:
    """The kind of call to make now; None if none is left."""
    asked = _kinds_asked(context, seen)
    return context.draft.kind if context.draft.kind in asked else next(iter(asked), None)


def _kinds_asked(context: HandContext, seen: DealView) -> list[Kind]:
    """The kinds that elder can still call and has not passed over.

    A kind that the hand has nothing of is included only if the rules make elder say so.
    """
    if seen.stage is not Stage.CALLS or not context.sight.my_turn or seen.pending:
        return []
    if seen.rules.calls.all_called:
        still = drafts.uncalled(seen)
        return [kind for kind in still if best_groups(seen, kind)][:1] or [*still[:1]]
    return [kind for kind in seen.open_kinds if kind not in context.draft.passed and best_groups(seen, kind)]


def _nothing_to_call(context: HandContext, kind: Kind) -> Items:
    label, custom_id = context.say("hand-call-nothing"), context.id("call", drafts.write_call(kind, ()))
    return [context.prompt("hand-call-none-held"), ui.ActionRow(button(label, custom_id, ButtonStyle.primary))]


def _call(context: HandContext, seen: DealView, kind: Kind) -> Items:
    choices = drafts.offers(seen.rules, kind, seen.hand)[:_MOST]
    styles = [ButtonStyle.primary, *[ButtonStyle.secondary] * (_MOST - 1)]
    buttons = [
        button(_label(context, kind, groups), context.id("call", drafts.write_call(kind, groups)), style)
        for groups, style in zip(choices, styles, strict=False)
    ]
    less = context.button("hand-call-less", "sink", drafts.write_look(kind, context.draft.passed))
    others = [less, _nothing(context, seen, kind)]
    if kind is not Kind.POINT and not seen.rules.calls.in_order:
        others += [_other_kind(context, other) for other in _kinds_asked(context, seen) if other is not kind]
    if back := back_to_calls(context, seen):
        others.append(back)
    return [*_prompts(context, seen, kind), *rows(buttons, 2), ui.ActionRow(*others)]


def _prompts(context: HandContext, seen: DealView, kind: Kind) -> Items:
    asked = context.prompt(f"hand-call-{kind}")
    return [asked, context.prompt("hand-call-together", other=context.other)] if seen.rules.calls.together else [asked]


def _nothing(context: HandContext, seen: DealView, kind: Kind) -> ui.Button[ui.LayoutView]:
    """The button to call nothing: a pass where all three kinds are called, else the kind is just not called yet."""
    if seen.rules.calls.all_called:
        return context.button("hand-call-nothing", "call", drafts.write_call(kind, ()))
    return context.button("hand-call-nothing", "turn", drafts.write_look(None, context.draft.passed | {kind}))


def _other_kind(context: HandContext, kind: Kind) -> ui.Button[ui.LayoutView]:
    key = "hand-call-sets-first" if kind is Kind.SET else "hand-call-sequences-first"
    return button(context.say(key), context.id("turn", drafts.write_look(kind, context.draft.passed)))


def _label(context: HandContext, kind: Kind, groups: tuple[Hand, ...]) -> str:
    return capital(label_of(context.say, kind, groups))


def _sink(context: HandContext, seen: DealView, kind: Kind) -> Items:
    """The controls for calling less than the hand holds: chosen cards, or a long sequence in parts."""
    picked, look = context.draft.picked, drafts.write_look(kind, context.draft.passed)
    select = context.card_select("sunk", "hand-sink-pick", seen.hand, picked, len(seen.hand), look)
    ways = drafts.ways_to_call(seen.rules, kind, picked)
    buttons = [
        button(_label(context, kind, groups), context.id("call", drafts.write_call(kind, groups)), ButtonStyle.success)
        for groups in ways
    ]
    if not ways:
        label = context.say("hand-sink-invalid" if picked else "hand-cards-first")
        buttons.append(
            button(label, context.id("call", drafts.write_call(kind, ())), ButtonStyle.success, disabled=True)
        )
    back = context.button("hand-call-back", "turn", look)
    return [context.prompt(f"hand-sink-{kind}"), ui.ActionRow(select), *rows([*buttons, back], 2)]
