"""The message with a player's hand: their cards, what they know, and the decision to make now."""

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle, ui

from bot.features.hands import (
    auction_step,
    call_step,
    exchange_step,
    orders_step,
    play_step,
)
from bot.features.hands.clock_text import waiting
from bot.features.hands.deal_end import OVER, end_of_deal, ended_deal, latest, why_button
from bot.features.hands.drafts import Draft, write_choices
from bot.features.hands.early_end import concede_button, concede_question, end_offer, late_buttons
from bot.features.hands.hand_context import HERE, HandContext, HandHelp, Items
from bot.features.hands.hand_help import STAY_RATED, advice_button, back_button, explain_button, with_lines, write_help
from bot.features.hands.hand_text import hand_in_short, hand_paragraphs, trick_list
from bot.kit.card_text import cut_faces
from bot.kit.controls import NEXT, button, control_id, layout, rows, written
from bot.kit.partie_links import check_buttons, luck_button, replay_button, review_button
from bot.kit.partie_text import ratings_changed
from bot.kit.talk.score_sheet import settlement
from bot.kit.talk.talk import talk_shown
from bot.kit.words import signed
from bot.model.results import EndedBy
from bot.model.sight import Ending, ShownDay, Sight
from bot.piquet.deal import Stage
from bot.piquet.knowledge.conceding import cost
from bot.piquet.reckoning import Reason, sums
from bot.piquet.rules import Kind
from bot.piquet.view import DealView, SeenAnswer

MY_TURN = 0x2E7D4F
WAITING = 0x7A7F87
GOOD = (Reason.CARDS, Reason.SET, Reason.SEQUENCE, Reason.POINT)
"""What the end of a deal of the day praises first; rarer things are in its heading."""
_MOST = 5
"""The most buttons besides the cards and the decision."""
_SECONDARY = ("turn", "sink", "some", "cancel", "orders", "follow", "grant", "hand", "less")
"""The verbs of such buttons among the controls of a step."""
_PAGES = {Kind.POINT: "point", Kind.SEQUENCE: "sequences", Kind.SET: "sets"}


def hand_view(sight: Sight, draft: Draft | None = None, helped: HandHelp | None = None) -> ui.LayoutView:
    """The message that shows a player their hand. ``sight`` must be the view of their own seat."""
    context = HandContext(sight, draft or Draft(), help=helped)
    colour = OVER if sight.ending else MY_TURN if sight.my_turn else WAITING
    controls = _with_help(context, _controls(context))
    paragraphs = hand_paragraphs(context, in_text=not play_step.shows_cards(controls))
    texts: list[ui.Item[Any]] = [written(text) for text in paragraphs]
    if ends_with_deal(sight) and (seen := sight.deal):
        texts += end_of_deal(context, seen)
    return layout(*texts, ui.Separator(), *controls, accent=colour)


def help_view(sight: Sight, draft: Draft, text: str, *buttons: ui.Button[Any]) -> ui.LayoutView:
    """A longer text of help in place of the decision, with the player's cards above it.

    ``buttons`` answer the text if it is a question; otherwise there is a way back to the decision.
    """
    context = HandContext(sight, draft)
    below = buttons or (back_button(context),)
    return layout(written(hand_in_short(context)), ui.Separator(), written(text), ui.ActionRow(*below), accent=MY_TURN)


def consent_view(sight: Sight, draft: Draft) -> ui.LayoutView:
    """Asks whether to make the partie friendly, which is required before the player can ask for advice."""
    context = HandContext(sight, draft)
    yes = context.button("advice-consent-yes", "befriend", write_help("", draft), ButtonStyle.primary)
    no = context.button("advice-consent-no", "befriend", write_help(STAY_RATED, draft))
    return help_view(sight, draft, context.say("advice-consent"), yes, no)


def tricks_view(sight: Sight) -> ui.LayoutView:
    """The tricks of a deal, as a player asks for them at its end."""
    context, seen = HandContext(sight), sight.deal
    title = context.say("hand-deal-tricks-title", number=sight.shown.ordinal)
    return layout(written("\n".join([title, *([trick_list(context, seen)] if seen else [])])), accent=OVER)


def retired_hand(sight: Sight, first: int, last: int) -> ui.LayoutView:
    """The text that replaces a hand message once a newer one shows the hand: the actions in between.

    If the newer message belongs to another deal, this one shows how its own deal ended.
    """
    if tells_deal_end(sight, last):
        return ended_deal(sight)
    context = HandContext(sight)
    lines = talk_shown(context.say, sight, first, last, own=True)
    return layout(written("\n".join(f"-# {line}" for line in latest(lines)) or context.say("hand-retired")))


def tells_deal_end(sight: Sight, last: int) -> bool:
    """True if a message replaced at action ``last`` should show the end of its deal.

    The end of the last deal is part of the message with the result.
    """
    seen = sight.deal
    return seen is not None and seen.over and last >= len(seen.actions) and not ends_with_deal(sight)


def ends_with_deal(sight: Sight) -> bool:
    """True if the partie ended with the deal shown, so that the message with the result includes its score sheet."""
    return sight.ending is not None and sight.shown.newest and sight.deal is not None and sight.deal.over


def _with_help(context: HandContext, controls: Items) -> Items:
    """The controls, and below them ways to learn and to play ahead; what has no room there is behind *More…*."""
    shown, behind = _besides(context), list(_seldom(context))
    if context.sight.ending:
        return [*controls, ui.ActionRow(*behind, *shown)]
    own = (part for row in controls if isinstance(row, ui.ActionRow) for part in row.children)
    room = _MOST - sum(map(_is_secondary, own))
    if len(behind) == 1 and len(shown) < room:
        shown, behind = [*shown, *behind], []
    elif behind or len(shown) > room:
        shown, behind = shown[: max(room - 1, 0)], [*shown[max(room - 1, 0) :], *behind]
    if behind and context.draft.more:
        return [*rows(behind), ui.ActionRow(back_button(context))]
    if behind:
        shown.append(context.button("hand-more", "more", write_choices(context.draft)))
    return [*with_lines(context, controls), ui.ActionRow(*shown)]


def _is_secondary(part: ui.Item[Any]) -> bool:
    """True for a button that is neither a card nor the decision of the step, but leads to another choice."""
    return isinstance(part, ui.Button) and str(part.custom_id).split(":")[2] in _SECONDARY


def _besides(context: HandContext) -> list[ui.Button[Any]]:
    """*Explain*, advice, and *Play ahead…*, as far as the player may have them."""
    sight, seen = context.sight, context.sight.deal
    found = [explain_button(context, _topic(context))]
    if seen is None or sight.ending or _asks(context.draft):
        return found
    if sight.may_ask:
        found.append(advice_button(context))
    if orders_step.may_order(context, seen):
        found.append(orders_step.orders_button(context))
    return found


def _asks(draft: Draft) -> bool:
    """True if the hand shows a page of its own, with its own way back."""
    return draft.conceding or draft.ordering or draft.naming


def _seldom(context: HandContext) -> Iterator[ui.Button[Any]]:
    """What is seldom wanted: name a suit, review the newest deal, compare a finished partie with par, give up the deal.

    A deal that ended before the player decided anything in it is not offered for review.
    """
    sight, seen = context.sight, context.sight.deal
    if _asks(context.draft):
        return
    if seen is not None and sight.my_turn and seen.suits and call_step.kind_asked(context, seen) is None:
        yield play_step.name_button(context)
    ended = seen is not None and (seen.over or (sight.ending is not None and _has_decided(context, seen)))
    over = sight.shown.ordinal if ended else sight.shown.number
    if over > 0:
        yield review_button(context.say, sight, over)
    if sight.has_par and sight.of_day is None and sight.stands.deals:
        yield luck_button(context.say, sight)
    if seen is not None and sight.my_turn and seen.may_concede:
        yield concede_button(context)


def _has_decided(context: HandContext, seen: DealView) -> bool:
    """True if the player has decided anything in this deal. Answers do not count: most are given automatically."""
    return any(did.seat == context.me and not isinstance(did, SeenAnswer) for did in seen.actions)


def _topic(context: HandContext) -> str:
    """The topic of *Explain this step* for the current decision: one of ``EXPLAINED``, or a page of the rules."""
    seen = context.sight.deal
    if seen is None or context.sight.ending:
        return _topic_of_end(context.sight)
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


def _topic_of_end(sight: Sight) -> str:
    """What wins here: a deal of the day is scored against par, and a shortened partie has no rubicon."""
    if sight.of_day is not None:
        return "daily"
    return "shortened" if sight.rules.shortened else "partie"


def _controls(context: HandContext) -> Items:
    """The controls for everything the player may decide now."""
    sight, seen = context.sight, context.sight.deal
    if sight.ending:
        return _ended(context, sight.ending)
    if seen is None:
        return [*end_offer(context), *_choice_of_deal(context)]
    if context.draft.ordering and orders_step.may_order(context, seen):
        return orders_step.panel(context, seen)
    if sight.my_turn:
        return [*end_offer(context), *orders_step.left_for_later(context), *decision(context, seen)]
    return [*end_offer(context), *_waiting(context, seen)]


def decision(context: HandContext, seen: DealView) -> Items:
    """The controls of the player to act."""
    if seen.pending:
        return call_step.answer(context, seen, seen.pending)
    if context.draft.conceding and (costs := cost(seen)):
        return concede_question(context, costs)
    if context.draft.naming and seen.suits:
        return play_step.suits_to_name(context, seen)
    match seen.stage:
        case Stage.AUCTION:
            return auction_step.bid(context, seen)
        case Stage.EXCHANGE:
            return exchange_step.exchange(context, seen)
        case Stage.CALLS:
            return call_step.call(context, seen)
        case Stage.NAMED:
            return play_step.elect(context, seen) if seen.may_decline else play_step.play(context, seen)
        case Stage.PLAY | Stage.OVER:
            return [*play_step.card_led(context, seen), *call_step.reckon(context, seen)]


def _waiting(context: HandContext, seen: DealView) -> Items:
    buttons = [*late_buttons(context), *context.announcements(seen), *_look_again(context)]
    led = [] if seen.led is None else [context.say("hand-led-mine", card=context.faces.card(seen.led))]
    return [*_with_buttons("\n".join([*led, *waiting(context)]), buttons), *orders_step.waiting_controls(context, seen)]


def _look_again(context: HandContext) -> Iterator[ui.Button[Any]]:
    """A button to redraw the hand in a private partie, if closed DMs mean that no message announces a turn."""
    if context.sight.location.is_private and context.sight.settings.dms_closed:
        yield context.button("table-show", "hand", HERE, ButtonStyle.primary)


def _with_buttons(text: str, buttons: list[ui.Button[Any]]) -> Items:
    return [written(text), ui.ActionRow(*buttons)] if buttons else [written(text)]


def _choice_of_deal(context: HandContext) -> Items:
    sight, cut = context.sight, cut_faces(context.say, context.sight.cut.cards)
    if sight.cut.chooser != context.me:
        told = context.say("hand-wait-deal", other=context.other, cut=cut)
        return _with_buttons("\n".join([told, *waiting(context)]), late_buttons(context))
    mine = context.button("hand-deal-mine", "deal", "mine", ButtonStyle.primary)
    theirs = context.button("hand-deal-theirs", "deal", "theirs", other=context.other_name)
    return [context.prompt("hand-choose-deal", cut=cut, deals=sight.shown.of or 0), ui.ActionRow(mine, theirs)]


def _ended_of_day(context: HandContext, day: ShownDay) -> Items:
    """The end of a deal of the day: what it was worth, and the ways to the next deal and to the day's page."""
    say, partie = context.say, context.sight.partie_id
    over = ends_with_deal(context.sight)
    buttons = [
        button(say("hand-day-page"), control_id("dayturn", day.guild, day.number, NEXT)),
        replay_button(say, partie),
        *([why_button(context)] if over else []),
        *check_buttons(say, context.sight),
    ]
    if not (day.closed or day.deal):
        second = control_id("daily", day.guild, day.number, NEXT)
        buttons.insert(0, button(say("hand-day-second"), second, ButtonStyle.success))
    told = _worth(context, day) if over else [say("hand-day-over"), say("hand-day-left")]
    return [written("\n".join(told)), *rows(buttons, 3)]


def _worth(context: HandContext, day: ShownDay) -> list[str]:
    """A finished deal of the day against what its cards give on average, after something good that is true of it."""
    say, seen = context.say, context.sight.deal
    assert seen is not None  # noqa: S101 - the deal is over, so it was dealt
    if day.par is None:
        return [_good(context, seen), say("hand-day-par-later")]
    better = round(seen.score[context.me] - seen.score[1 - context.me] - day.par)
    side = "better" if better > 0 else "worse" if better < 0 else "equal"
    role = "elder" if seen.elder == context.me else "younger"
    worth = say("hand-day-worth", par=signed(round(day.par)), role=role, side=side, points=abs(better))
    return [worth] if better > 0 else [_good(context, seen), worth]


def _good(context: HandContext, seen: DealView) -> str:
    """The best that is true of how the player fared in a deal."""
    points = {reason: scored[context.me] for reason, scored in sums(seen.items).items()}
    what = next((reason for reason in GOOD if points.get(reason)), None)
    key, scored = ("tricks", 0) if what is None else (what.value, points[what])
    return context.say("hand-day-good", what=key, points=scored, tricks=seen.winners.count(context.me))


def _ended(context: HandContext, ending: Ending) -> Items:
    if context.sight.of_day is not None:
        return _ended_of_day(context, context.sight.of_day)
    key = _how_ended(context, ending)
    again = context.button("hand-rematch", "rematch", "", ButtonStyle.primary)
    replay = replay_button(context.say, context.sight.partie_id)
    # On a server, these buttons are at the table.
    checks = check_buttons(context.say, context.sight) if context.sight.location.is_private else []
    why = [why_button(context)] if ends_with_deal(context.sight) else []
    return [
        context.prompt(key, other=context.other),
        *_settled(context, ending),
        *map(written, ratings_changed(context.say, context.sight)),
        ui.ActionRow(again, replay, *why, *checks),
    ]


def _how_ended(context: HandContext, ending: Ending) -> str:
    mine = ending.loser == context.me
    match ending.by:
        case EndedBy.PLAYED:
            winner = ending.outcome.winner if ending.outcome else None
            return "hand-drawn" if winner is None else "hand-won" if winner == context.me else "hand-lost"
        case EndedBy.RESIGNED:
            return "hand-resigned-mine" if mine else "hand-resigned-theirs"
        case EndedBy.CLAIMED:
            return "hand-claimed-mine" if mine else "hand-claimed-theirs"
        case EndedBy.AGREED | EndedBy.SILENT:
            return f"hand-ended-{ending.by}"
        case EndedBy.STOPPED:
            return "hand-stopped"
        case EndedBy.DAY:
            return "hand-day-over"


def _settled(context: HandContext, ending: Ending) -> Items:
    if ending.outcome is None or ending.outcome.winner is None:
        return []
    return [written("-# " + settlement(context.say, context.names, ending.outcome, context.sight.stands))]
