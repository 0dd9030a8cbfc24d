"""The end of a partie in a hand: a headline, the last sheet, and three ways on."""

from collections.abc import Iterator
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.hands.deal_end import OVER, last_play, result, sheet_of
from bot.features.hands.hand_context import HandContext
from bot.features.hands.hand_text import score_lines
from bot.kit.card_text import capital
from bot.kit.controls import button, layout, written
from bot.kit.partie_links import more_button, review_button, table_link
from bot.kit.partie_text import deal_numbered, firsts, headline, ratings_changed, rules_named
from bot.kit.shared_controls import OfferRematch, OpenDay, OpenLesson, PlayDay
from bot.kit.talk.score_sheet import settlement
from bot.kit.words import Words
from bot.model.sight import After, Ending, ShownDay, Sight
from bot.piquet.reckoning import Reason, sums
from bot.piquet.view import DealView, SeenAnswer

GOOD: Final = (Reason.CARDS, Reason.SET, Reason.SEQUENCE, Reason.POINT)
"""Praised first at the end of a daily deal; rarer things are in its heading."""


def ends_with_deal(sight: Sight) -> bool:
    """Whether the partie ended with the deal shown, so that the result includes its sheet."""
    return sight.ending is not None and sight.shown.newest and sight.deal is not None and sight.deal.over


def ended_partie(context: HandContext, ending: Ending) -> ui.LayoutView:
    """The hand message of a finished partie."""
    sight, seen = context.sight, context.sight.deal
    lines = [f"### {headline(context.say, sight)}", f"-# {_where(context)}"]
    sheet: list[ui.Item[Any]] = []
    if ends_with_deal(sight) and seen is not None:
        lines.append(f"-# {result(context, seen)}")
        lines += [f"-# {line}" for line in last_play(context, seen)]
        sheet = [sheet_of(context, seen)]
    elif sight.of_day is None:
        lines += score_lines(context)
    above = [context.draft.note] if context.draft.note else []
    below = [*firsts(context.say, sight), *_settled(context, ending), *ratings_changed(context.say, sight)]
    below += [context.help.text] if context.help else []
    texts = [written("\n".join(below))] if below else []
    buttons = ui.ActionRow(*_buttons(context))
    return layout(written("\n".join([*above, *lines])), *sheet, *texts, ui.Separator(), buttons, accent=OVER)


def _where(context: HandContext) -> str:
    sight, say = context.sight, context.say
    if day := sight.of_day:
        seen = sight.deal
        role = "none" if seen is None else "elder" if seen.elder == context.me else "younger"
        return say("end-day-where", number=str(day.number), deal=day.deal + 1, role=role)
    told = say(
        "hand-deal-over-where",
        deal=capital(deal_numbered(say, sight)),
        other=context.other,
        number=str(sight.partie_id),
        rules=rules_named(say, sight.rules, length=False),
    )
    link = table_link(sight)
    return f"{told} · {say('hand-table-link', link=link)}" if link else told


def _settled(context: HandContext, ending: Ending) -> list[str]:
    sight, seen = context.sight, context.sight.deal
    if sight.of_day is not None:
        worse = seen is not None and ends_with_deal(sight) and (sight.luck is None or sight.luck.skill <= 0)
        return [_good(context, seen)] if worse and seen is not None else []
    if ending.outcome is None or ending.outcome.winner is None or sight.rules.deals == 1:
        return []
    return ["-# " + settlement(context.say, context.names, ending.outcome, sight.stands)]


def _good(context: HandContext, seen: DealView) -> str:
    points = {reason: scored[context.me] for reason, scored in sums(seen.items).items()}
    what = next((reason for reason in GOOD if points.get(reason)), None)
    key, scored = ("tricks", 0) if what is None else (what.value, points[what])
    return context.say("hand-day-good", what=key, points=scored, tricks=seen.winners.count(context.me))


def _buttons(context: HandContext) -> Iterator[ui.Button[Any]]:
    sight, say = context.sight, context.say
    if sight.of_day is None:
        yield context.button("hand-rematch", OfferRematch(*context.at), ButtonStyle.primary)
    else:
        yield _after_day(say, sight.of_day)
    if has_decisions(context):
        yield review_button(say, sight)
    yield more_button(say, sight)
    if sight.after is After.LESSON:
        yield button(say("end-lesson"), OpenLesson(), ButtonStyle.success)
    elif sight.after is After.DAILY and sight.location.is_private:
        yield button(say("end-daily"), OpenDay(sight.location.guild, 0, anew=True), ButtonStyle.success)


def _after_day(say: Words, day: ShownDay) -> ui.Button[Any]:
    """The second daily deal; after it, the day's page."""
    if not (day.closed or day.deal):
        return button(say("hand-day-second"), PlayDay(day.guild, day.number, anew=True), ButtonStyle.success)
    return button(say("hand-day-page"), OpenDay(day.guild, day.number, anew=True), ButtonStyle.primary)


def has_decisions(context: HandContext) -> bool:
    """Whether the player has decided anything. Answers in the first deal are mostly automatic and do not count."""
    seen = context.sight.deal
    mine = seen is not None and any(did.seat == context.me and not isinstance(did, SeenAnswer) for did in seen.actions)
    return mine or context.sight.shown.number > 0
