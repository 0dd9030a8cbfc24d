from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.features.hands import clicks, drafts
from bot.features.hands.card_step import back_to_calls, play
from bot.features.hands.drafts import Draft, Reckonable, best_groups
from bot.features.hands.hand_context import HandContext, Items
from bot.kit.card_text import capital, label_of, worth_lines
from bot.kit.controls import button, rows, visible, written
from bot.kit.talk.talk import talk
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.knowledge.possible_groups import contesting_groups
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenCall

_MOST = 4
"""The most calls or answers offered."""


def call(context: HandContext, seen: DealView) -> Items:
    """Draws the next call for elder to choose or, once no call is left, the cards to lead."""
    kind = kind_asked(context, seen)
    if kind is None:
        return play(context, seen)
    # In some rule sets elder announces carte blanche only now.
    extra = [ui.ActionRow(*buttons)] if (buttons := context.announcements(seen)) else []
    if not best_groups(seen, kind):
        return [*_nothing_to_call(context, kind), *extra]
    if _asks_for_all(context, seen):
        return [*_call_all(context, seen, kind), *extra]
    return [*(_sink(context, seen, kind) if context.draft.sinking else _call(context, seen, kind)), *extra]


def kind_asked(context: HandContext, seen: DealView) -> Kind | None:
    asked = _kinds_asked(context, seen)
    return context.draft.kind if context.draft.kind in asked else next(iter(asked), None)


def _kinds_asked(context: HandContext, seen: DealView) -> list[Kind]:
    if seen.stage is not Stage.CALLS or not context.sight.my_turn or seen.pending:
        return []
    held = _kinds_held(context, seen)
    if seen.rules.calls.all_called:
        return held[:1] or [*drafts.uncalled(seen)[:1]]
    return held


def _asks_for_all(context: HandContext, seen: DealView) -> bool:
    # In a lesson, and for a player who chooses calls, each press calls one kind.
    chooses = context.draft.sinking or context.draft.kind is not None
    return not (context.within or chooses) and len(_kinds_held(context, seen)) > 1


def _kinds_held(context: HandContext, seen: DealView) -> list[Kind]:
    return drafts.kinds_to_call(seen, context.draft.passed)


def _call_all(context: HandContext, seen: DealView, first: Kind) -> Items:
    passed = context.draft.passed
    held = [(kind, group) for kind in _kinds_held(context, seen) for group in best_groups(seen, kind)]
    asked = "\n".join([context.say("hand-call-all-ask"), *worth_lines(context.say, held)])
    buttons = [
        context.button("hand-call-all", clicks.MakeCalls(*context.at, passed), ButtonStyle.primary),
        _turn(context, "hand-call-choose", first, passed),
    ]
    if not seen.rules.calls.all_called:
        buttons.append(_turn(context, "hand-call-nothing", None, frozenset(Kind)))
    if back := back_to_calls(context, seen):
        buttons.append(back)
    return [written(asked), *_together(context, seen), ui.ActionRow(*buttons)]


def _nothing_to_call(context: HandContext, kind: Kind) -> Items:
    nothing = context.button(
        "hand-call-nothing", clicks.MakeCalls(*context.at, drafts.call_of(kind, ())), ButtonStyle.primary
    )
    return [context.prompt("hand-call-none-held"), ui.ActionRow(nothing)]


def _call(context: HandContext, seen: DealView, kind: Kind) -> Items:
    best, *_ = drafts.offers(seen.rules, kind, seen.hand)
    less = context.button("hand-call-less", clicks.SinkCall(*context.at, Draft(kind=kind, passed=context.draft.passed)))
    buttons = [_groups_button(context, kind, best, ButtonStyle.primary), less, _nothing(context, seen, kind)]
    if kind is not Kind.POINT and not seen.rules.calls.in_order:
        others = [other for other in _kinds_asked(context, seen) if other not in (kind, Kind.POINT)]
        buttons += [_other_kind(context, other) for other in others]
    if back := _back(context, seen):
        buttons.append(back)
    return [*_prompts(context, seen, kind), ui.ActionRow(*buttons)]


def _prompts(context: HandContext, seen: DealView, kind: Kind) -> Items:
    return [context.prompt(f"hand-call-{kind}"), *_together(context, seen)]


def _together(context: HandContext, seen: DealView) -> Items:
    return [context.prompt("hand-call-together", other=context.other)] if seen.rules.calls.together else []


def _back(context: HandContext, seen: DealView) -> ui.Button[ui.LayoutView] | None:
    chooses = context.draft.kind is not None and len(_kinds_held(context, seen)) > 1
    if chooses and not context.within and not context.draft.passed:
        return _turn(context, "hand-call-back", None, frozenset())
    return back_to_calls(context, seen)


def _nothing(context: HandContext, seen: DealView, kind: Kind) -> ui.Button[ui.LayoutView]:
    if seen.rules.calls.all_called:
        return context.button("hand-call-nothing", clicks.MakeCalls(*context.at, drafts.call_of(kind, ())))
    return _turn(context, "hand-call-nothing", None, context.draft.passed | {kind})


def _turn(context: HandContext, key: str, kind: Kind | None, passed: frozenset[Kind]) -> ui.Button[ui.LayoutView]:
    return context.button(key, clicks.TurnToCall(*context.at, Draft(kind=kind, passed=passed)))


def _other_kind(context: HandContext, kind: Kind) -> ui.Button[ui.LayoutView]:
    key = "hand-call-sets-first" if kind is Kind.SET else "hand-call-sequences-first"
    return _turn(context, key, kind, context.draft.passed)


def _label(context: HandContext, kind: Kind, groups: tuple[Hand, ...]) -> str:
    return capital(label_of(context.say, kind, groups))


def _groups_button(
    context: HandContext, kind: Kind, groups: tuple[Hand, ...], style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    calls = clicks.MakeCalls(*context.at, drafts.call_of(kind, groups))
    return button(_label(context, kind, groups), context.control(calls), style)


def _sink(context: HandContext, seen: DealView, kind: Kind) -> Items:
    picked, look = context.draft.picked, Draft(kind=kind, passed=context.draft.passed)
    sunk = clicks.ChooseSunk(*context.at, look)
    select = ui.ActionRow(context.card_select(sunk, "hand-sink-pick", seen.hand, picked, len(seen.hand)))
    asked, back = context.prompt("hand-sink"), context.button("hand-call-back", clicks.TurnToCall(*context.at, look))
    if picked:
        return [asked, select, *rows([*_ways(context, seen, kind), back], 2)]
    lesser = [_groups_button(context, kind, groups) for groups in _lesser(seen, kind)]
    return [asked, *rows(lesser), select, ui.ActionRow(back)]


def _ways(context: HandContext, seen: DealView, kind: Kind) -> list[ui.Button[ui.LayoutView]]:
    if ways := drafts.ways_to_call(seen.rules, kind, context.draft.picked):
        return [_groups_button(context, kind, groups, ButtonStyle.success) for groups in ways]
    none = context.control(clicks.MakeCalls(*context.at, drafts.call_of(kind, ())))
    return [button(context.say("hand-sink-invalid"), none, ButtonStyle.success, disabled=True)]


def _lesser(seen: DealView, kind: Kind) -> list[tuple[Hand, ...]]:
    return drafts.offers(seen.rules, kind, seen.hand)[1:_MOST]


# Younger's answers and reckoning.


def answer(context: HandContext, seen: DealView, call: SeenCall) -> Items:
    """Draws younger's answers to a call: their best group, *good*, then lesser groups."""
    held = [_answer_button(context, call.kind, group) for group in contesting_groups(seen, call)[:_MOST]]
    good = context.button("hand-answer-good", clicks.AnswerCall(*context.at, drafts.call_of(call.kind, ())))
    return [_answer_prompt(context, seen, call), *rows([*held[:1], good, *held[1:]], 2)]


def _answer_prompt(context: HandContext, seen: DealView, call: SeenCall) -> ui.TextDisplay[ui.LayoutView]:
    # Calls made all at once already stand above the cards.
    if seen.rules.calls.together:
        return context.prompt("hand-answer-kind", kind=call.kind)
    at = seen.actions.index(call)
    said = talk(context.say, seen, context.names, at, at + 1)
    return context.prompt("hand-answer", call=" ".join(said))


def _answer_button(context: HandContext, kind: Kind, group: Hand) -> ui.Button[ui.LayoutView]:
    answers = clicks.AnswerCall(*context.at, drafts.call_of(kind, (group,)))
    return button(_label(context, kind, (group,)), context.control(answers))


def reckon(context: HandContext, seen: DealView) -> Items:
    good = drafts.reckonable(seen)
    if not good or context.draft.passed:
        return play(context, seen)
    points = drafts.worth(seen, good)
    lines = [context.say("hand-reckon"), *worth_lines(context.say, good)]
    everything = clicks.ReckonGroups(*context.at, tuple(range(len(good))))
    reckon_all = context.button("hand-reckon-all", everything, ButtonStyle.primary, points=points)
    nothing = _turn(context, "hand-reckon-nothing", None, frozenset(Kind))
    buttons = [reckon_all, *_less(context, good), nothing, *context.announcements(seen)]
    parts: Items = [written("\n".join(lines)), ui.ActionRow(*buttons)]
    some = len(good) > 1 and context.draft.reckoned is not None
    return [*parts, *_reckon_some(context, seen, good)] if some else parts


def _less(context: HandContext, good: list[Reckonable]) -> Iterator[ui.Button[ui.LayoutView]]:
    # The menu of lesser calls has an equal id, so it replaces this button.
    if len(good) > 1 and context.draft.reckoned is None:
        yield context.button("hand-reckon-less", clicks.ChooseReckoned(*context.at))


def _reckon_some(context: HandContext, seen: DealView, good: list[Reckonable]) -> Items:
    chosen = tuple(number for number in context.draft.reckoned or () if number in range(len(good)))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=context.control(clicks.ChooseReckoned(*context.at)).id,
        placeholder=context.say("hand-reckon-pick"),
        min_values=0,
        max_values=len(good),
    )
    for number, (kind, group) in enumerate(good):
        label = visible(_label(context, kind, (group,)))
        select.add_option(label=label, value=str(number), default=number in chosen)
    found: Items = [ui.ActionRow(select)]
    # Choosing all groups already has a button above, and two buttons must not share an id.
    if 0 < len(chosen) < len(good):
        some, reckons = [good[number] for number in chosen], context.control(clicks.ReckonGroups(*context.at, chosen))
        sure = drafts.are_sure(seen, some)
        points = drafts.worth(seen, some)
        label = context.say("hand-reckon-some", points=points) if sure else context.say("hand-reckon-unsure")
        found.append(ui.ActionRow(button(label, reckons, ButtonStyle.success, disabled=not sure)))
    return found
