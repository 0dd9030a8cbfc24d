from collections.abc import Iterator
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.hands import auction_step, call_step, card_step, orders_step
from bot.features.hands.clicks import (
    MORE,
    STAY_RATED,
    AnswerConsent,
    AskAdvice,
    ChooseDeal,
    ExplainStep,
    ExplainWhole,
    GoBack,
    OpenMore,
)
from bot.features.hands.drafts import Draft, best_groups
from bot.features.hands.early_end import concede_button, concede_question, end_offer, late_buttons
from bot.features.hands.ends import OVER, ended_deal, ended_partie, ends_with_deal
from bot.features.hands.hand_context import ADVICE, HandContext, HandHelp, Items
from bot.features.hands.hand_text import hand_in_short, hand_paragraphs, latest, trick_list, waiting
from bot.kit.controls import layout, rows, written
from bot.kit.partie_links import review_button
from bot.kit.shared_controls import HERE, ShowHand
from bot.kit.talk.talk import talk_shown
from bot.kit.words import yes_or_no
from bot.model.sight import Sight
from bot.piquet.deal import Stage
from bot.piquet.knowledge.conceding import cost
from bot.piquet.rules import Kind
from bot.piquet.view import DealView

MY_TURN = 0x2E7D4F
WAITING = 0x7A7F87
_MOST = 5
"""The most buttons besides those for cards and the decision."""
_SECONDARY = ("turn", "sink", "some", "cancel", "orders", "follow", "grant", "hand", "less")
"""The verbs of the decision's own buttons counted towards ``_MOST``."""
_PAGES = {Kind.POINT: "point", Kind.SEQUENCE: "sequences", Kind.SET: "sets"}


def hand_view(sight: Sight, draft: Draft | None = None, helped: HandHelp | None = None) -> ui.LayoutView:
    """Draws a hand message. ``sight`` must be the player's own view."""
    context = HandContext(sight, draft or Draft(), help=helped)
    if sight.ending:
        return ended_partie(context, sight.ending)
    colour = MY_TURN if sight.my_turn else WAITING
    controls = _with_help(context, _controls(context))
    paragraphs = hand_paragraphs(context, in_text=not card_step.shows_cards(controls))
    return layout(*map(written, paragraphs), ui.Separator(), *controls, accent=colour)


def help_view(sight: Sight, draft: Draft, text: str, *buttons: ui.Button[Any]) -> ui.LayoutView:
    """Shows a longer text instead of the decision. Without ``buttons``, adds a back button."""
    context = HandContext(sight, draft)
    below = buttons or (back_button(context),)
    return layout(written(hand_in_short(context)), ui.Separator(), written(text), ui.ActionRow(*below), accent=MY_TURN)


def consent_view(sight: Sight, draft: Draft) -> ui.LayoutView:
    context = HandContext(sight, draft)
    yes = context.button("advice-consent-yes", AnswerConsent(*context.at, choices=draft), ButtonStyle.primary)
    no = context.button("advice-consent-no", AnswerConsent(*context.at, STAY_RATED, draft))
    return help_view(sight, draft, context.say("advice-consent"), yes, no)


def tricks_view(sight: Sight) -> ui.LayoutView:
    context, seen = HandContext(sight), sight.deal
    title = context.say("hand-deal-tricks-title", number=sight.deal_number)
    return layout(written("\n".join([title, *([trick_list(context, seen)] if seen else [])])), accent=OVER)


def retired_hand(sight: Sight, first: int, last: int) -> ui.LayoutView:
    """Draws an outdated hand message: the actions ``first`` to ``last`` or its deal's end."""
    if shows_deal_end(sight, last):
        return ended_deal(sight)
    context = HandContext(sight)
    lines = talk_shown(context.say, sight, first, last, own=True)
    return layout(written("\n".join(f"-# {line}" for line in latest(lines)) or context.say("hand-retired")))


def shows_deal_end(sight: Sight, last: int) -> bool:
    """Whether a retired message shows its deal's end. False for the last deal, because the partie's result shows it."""
    seen = sight.deal
    return seen is not None and seen.over and last >= len(seen.actions) and not ends_with_deal(sight)


def _with_help(context: HandContext, controls: Items) -> Items:
    shown, behind = _extra_buttons(context), list(_rare_buttons(context))
    own = (part for row in controls if isinstance(row, ui.ActionRow) for part in row.children)
    room = _MOST - sum(map(_is_secondary, own))
    if len(behind) == 1 and len(shown) < room:
        shown, behind = [*shown, *behind], []
    elif behind or len(shown) > room:
        shown, behind = shown[: max(room - 1, 0)], [*shown[max(room - 1, 0) :], *behind]
    if behind and context.draft.more:
        return [*rows(behind), ui.ActionRow(back_button(context))]
    if behind:
        shown.append(context.button("hand-more", OpenMore(*context.at, context.draft)))
    return [*with_lines(context, controls), ui.ActionRow(*shown)]


def _is_secondary(part: ui.Item[Any]) -> bool:
    return isinstance(part, ui.Button) and str(part.custom_id).split(":")[2] in _SECONDARY


def _extra_buttons(context: HandContext) -> list[ui.Button[Any]]:
    sight, seen = context.sight, context.sight.deal
    found = [explain_button(context, _topic(context))]
    if seen is None or _asks(context.draft):
        return found
    if sight.may_ask:
        found.append(advice_button(context))
    if orders_step.may_order(context, seen):
        found.append(orders_step.orders_button(context))
    return found


def _asks(draft: Draft) -> bool:
    return draft.conceding or draft.ordering or draft.naming


def _rare_buttons(context: HandContext) -> Iterator[ui.Button[Any]]:
    sight, seen = context.sight, context.sight.deal
    if _asks(context.draft):
        return
    if seen is not None and sight.my_turn and seen.suits and call_step.kind_asked(context, seen) is None:
        yield card_step.name_button(context)
    if sight.shown.number > 0:
        yield review_button(context.say, sight, sight.shown.number)
    if seen is not None and sight.my_turn and seen.may_concede:
        yield concede_button(context)


def _topic(context: HandContext) -> str:
    seen = context.sight.deal
    if seen is None:
        return "shortened" if context.sight.rules.shortened else "partie"
    if seen.stage is Stage.AUCTION or seen.misere:
        return f"set-{seen.rules.name}"
    if context.draft.ordering or context.sight.orders:
        return "orders"
    if not context.sight.my_turn:
        return "minute"
    if seen.stage is Stage.EXCHANGE:
        return "exchange"
    if seen.may_decline:
        return "left"
    kind = seen.pending.kind if seen.pending else call_step.kind_asked(context, seen)
    return _PAGES[kind] if kind else "play"


def _controls(context: HandContext) -> Items:
    sight, seen = context.sight, context.sight.deal
    if seen is None:
        return [*end_offer(context), *_choice_of_deal(context)]
    if context.draft.ordering and orders_step.may_order(context, seen):
        return orders_step.panel(context, seen)
    if sight.my_turn:
        return [*end_offer(context), *orders_step.left_for_later(context), *decision(context, seen)]
    return [*end_offer(context), *_waiting(context, seen)]


def decision(context: HandContext, seen: DealView) -> Items:
    if seen.pending:
        return call_step.answer(context, seen, seen.pending)
    if context.draft.conceding and (costs := cost(seen)):
        return concede_question(context, costs)
    if context.draft.naming and seen.suits:
        return card_step.suits_to_name(context, seen)
    match seen.stage:
        case Stage.AUCTION:
            return auction_step.bid(context, seen)
        case Stage.EXCHANGE:
            return card_step.exchange(context, seen)
        case Stage.CALLS:
            return call_step.call(context, seen)
        case Stage.NAMED:
            return card_step.elect(context, seen) if seen.may_decline else card_step.play(context, seen)
        case Stage.PLAY | Stage.OVER:
            return [*card_step.card_led(context, seen), *call_step.reckon(context, seen)]


def _waiting(context: HandContext, seen: DealView) -> Items:
    buttons = [*late_buttons(context), *context.announcements(seen), *_refresh_button(context)]
    led = [] if seen.led is None else [context.say("hand-led-mine", card=context.faces.card(seen.led))]
    return [*_with_buttons("\n".join([*led, *waiting(context)]), buttons), *orders_step.waiting_controls(context, seen)]


def _refresh_button(context: HandContext) -> Iterator[ui.Button[Any]]:
    # Here no message announces a turn.
    if context.sight.location.is_private and context.sight.settings.dms_closed:
        yield context.button("table-show", ShowHand(*context.at, HERE), ButtonStyle.primary)


def _with_buttons(text: str, buttons: list[ui.Button[Any]]) -> Items:
    return [written(text), ui.ActionRow(*buttons)] if buttons else [written(text)]


def _choice_of_deal(context: HandContext) -> Items:
    sight, cut = context.sight, context.cut
    if sight.cut.chooser != context.me:
        line = context.say("hand-wait-deal", other=context.other, cut=cut)
        return _with_buttons("\n".join([line, *waiting(context)]), late_buttons(context))
    mine = context.button("hand-deal-mine", ChooseDeal(*context.at, "mine"), ButtonStyle.primary)
    theirs = context.button("hand-deal-theirs", ChooseDeal(*context.at, "theirs"), other=context.other_name)
    return [context.prompt("hand-choose-deal", cut=cut, deals=sight.shown.of or 0), ui.ActionRow(mine, theirs)]


# Help. The buttons carry the player's choices.

EXPLAINED: Final = {
    **{page: page for page in ("minute", "partie", "exchange", "point", "sequences", "sets", "play", "orders")},
    "set-counterpique": "set-counterpique",
    "left": "exchange-left",
    "shortened": "option-deals",
    "daily": "daily",
}
"""The topics with help lines, each with its rules page."""


def explain_button(context: HandContext, topic: str) -> ui.Button[Any]:
    """Returns the button *Explain* or, once help lines are shown, the button to the rules page."""
    if _has_more(context, topic):
        return context.button("hand-help-rule", ExplainWhole(*context.at, topic, context.draft))
    return context.button("hand-help", ExplainStep(*context.at, topic, context.draft))


def advice_button(context: HandContext) -> ui.Button[Any]:
    """Returns the button *What would you do?* or, once advice is shown and has more, the button *Other choices*."""
    key, word = ("advice-more", MORE) if _has_more(context, ADVICE) else ("advice-ask", "")
    style = ButtonStyle.success if context.sight.offers_hint else ButtonStyle.secondary
    return context.button(key, AskAdvice(*context.at, word, context.draft), style)


def _has_more(context: HandContext, topic: str) -> bool:
    return context.help is not None and context.help.more and context.help.topic == topic


def with_lines(context: HandContext, controls: Items) -> Items:
    """Adds help lines to the text above the buttons. A separate text could exceed a message's forty parts."""
    helped = context.help or hint(context) or terms(context)
    if helped is None:
        return controls
    at = next((at for at, part in enumerate(controls) if isinstance(part, ui.ActionRow)), len(controls))
    above = controls[at - 1] if at else None
    if isinstance(above, ui.TextDisplay):
        return [*controls[: at - 1], written(f"{above.content}\n{helped.text}"), *controls[at:]]
    return [*controls[:at], written(helped.text), *controls[at:]]


def terms(context: HandContext) -> HandHelp | None:
    """Explains the card terms in a newcomer's exchange. None at other times."""
    sight, seen = context.sight, context.sight.deal
    if seen is None or sight.experienced or context.within or not (sight.my_turn and seen.stage is Stage.EXCHANGE):
        return None
    point, run = (best_groups(seen, kind) for kind in (Kind.POINT, Kind.SEQUENCE))
    pips = point[0].pips if point else 0
    return HandHelp("-# " + context.say("hand-terms", pips=pips, sequence=yes_or_no(run)))


def hint(context: HandContext) -> HandHelp | None:
    """Recommends the advice button to a person who loses to every house level. None if they may not ask for advice."""
    offers = context.sight.offers_hint and context.sight.may_ask
    return HandHelp("-# " + context.say("hand-hint")) if offers else None


def back_button(context: HandContext) -> ui.Button[Any]:
    return context.button("hand-help-back", GoBack(*context.at, context.draft))
