from collections.abc import Iterator
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.hands.hand_context import HandContext
from bot.features.hands.hand_text import score_lines
from bot.kit.card_text import capital, listed
from bot.kit.controls import PicturedText, button, layout, written
from bot.kit.names import own_names, short_names
from bot.kit.partie_links import more_button, review_button, table_link, tricks_button, why_button
from bot.kit.partie_text import deal_numbered, firsts, game_won, headline, ratings_changed, rules_named
from bot.kit.shared_controls import OfferRematch, OpenDay, OpenLesson, PlayDay
from bot.kit.talk import score_sheet
from bot.kit.talk.score_sheet import settlement
from bot.kit.words import Words
from bot.model.sight import After, Ending, ShownDay, Sight
from bot.piquet.actions import Concede, Play
from bot.piquet.reckoning import Reason, sums
from bot.piquet.view import DealView, SeenAnswer

OVER: Final = 0xB08D3C
RARE: Final = (Reason.CARTE_BLANCHE, Reason.CARTE_ROUGE, Reason.PIQUE, Reason.REPIQUE, Reason.CAPOT)
"""Feats named in the result of a deal."""


def ended_deal(sight: Sight, *, late: bool = False) -> ui.LayoutView:
    """Draws the end of a deal. ``late`` adds that the click came after the end."""
    context, seen = HandContext(sight), sight.deal
    assert seen is not None  # noqa: S101 - a deal that is over was dealt
    say = context.say
    lines = [f"### {result(context, seen)}", f"-# {_deal_where(context)}", *([say("stale-deal-over")] if late else [])]
    lines += [*(f"-# {line}" for line in last_play(context, seen)), *firsts(say, sight)]
    sheet: list[ui.Item[Any]] = [sheet_of(context, seen)]
    if sight.standing.games != sight.shown.before.games:
        sheet.append(written(game_won(say, seen, sight.shown.before, sight.standing, context.names)))
    tricks = [tricks_button(say, sight)] if seen.tricks else []
    buttons = ui.ActionRow(review_button(say, sight, sight.shown.ordinal), why_button(say, sight), *tricks)
    return layout(written("\n".join(lines)), *sheet, buttons, accent=OVER)


def sheet_of(context: HandContext, seen: DealView) -> PicturedText:
    sight, say = context.sight, context.say
    sheet = score_sheet.sheet(say, short_names(say, sight), seen, sight.deal_number, sight.standing)
    return PicturedText(sheet, "")


def last_play(context: HandContext, seen: DealView) -> Iterator[str]:
    played = [did for did in seen.actions if isinstance(did, Play | Concede)]
    if not played:
        return
    match played[-1]:
        case Concede(seat=seat):
            key, cards = "hand-gave-up", ""
        case Play(seat=seat, card=card) if seen.led == card:
            key, cards = "hand-last-lead", context.faces.card(card)
        case Play():
            seat, key, cards = seen.tricks[-1].winner, "hand-last-trick", context.faces.trick(seen.tricks[-1])
    by = "mine" if seat == context.me else "theirs"
    yield context.say(key, by=by, other=context.other, cards=cards)


def result(context: HandContext, seen: DealView) -> str:
    """Writes both players' points, and rare feats: ``You +72, the house +7: pique``."""
    say, names = context.say, own_names(context.say, context.sight)
    feats = [_feats(say, seen, seat) for seat in (0, 1)]
    first = context.me if feats[context.me] or not feats[1 - context.me] else 1 - context.me
    arguments: dict[str, str | int] = {
        "first": names[first],
        "one": seen.score[first],
        "second": names[1 - first],
        "two": seen.score[1 - first],
        "feats": feats[first] or "none",
    }
    if all(feats):
        return capital(say("hand-deal-result-both", **arguments, others=feats[1 - first]))
    return capital(say("hand-deal-result", **arguments))


def _feats(say: Words, seen: DealView, seat: int) -> str:
    rare = [reason for reason, points in sums(seen.items).items() if reason in RARE and points[seat]]
    return listed(say, [say("deal-feat", what=reason.value) for reason in rare]) if rare else ""


# The end of a partie.

GOOD: Final = (Reason.CARDS, Reason.SET, Reason.SEQUENCE, Reason.POINT)
"""The order of praise at the end of a daily deal. Rare feats are in its heading."""


def ends_with_deal(sight: Sight) -> bool:
    """Whether the partie ended with the deal shown. The partie's result then includes the deal's score sheet."""
    return sight.ending is not None and sight.shown.newest and sight.deal is not None and sight.deal.over


def ended_partie(context: HandContext, ending: Ending) -> ui.LayoutView:
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
    link = table_link(sight)
    return _deal_where(context) + (f" · {say('hand-table-link', link=link)}" if link else "")


def _deal_where(context: HandContext) -> str:
    sight, say = context.sight, context.say
    deal, rules = capital(deal_numbered(say, sight)), rules_named(say, sight.rules, length=False)
    return say("hand-deal-over-where", deal=deal, other=context.other, number=str(sight.partie_id), rules=rules)


def _settled(context: HandContext, ending: Ending) -> list[str]:
    sight, seen = context.sight, context.sight.deal
    if sight.of_day is not None:
        worse = seen is not None and ends_with_deal(sight) and (sight.luck is None or sight.luck.skill <= 0)
        return [_good(context, seen)] if worse and seen is not None else []
    if ending.outcome is None or ending.outcome.winner is None or sight.rules.deals == 1:
        return []
    return ["-# " + settlement(context.say, context.names, ending.outcome, sight.standing)]


def _good(context: HandContext, seen: DealView) -> str:
    points = {reason: scored[context.me] for reason, scored in sums(seen.items).items()}
    what = next((reason for reason in GOOD if points.get(reason)), None)
    key, scored = ("tricks", 0) if what is None else (what.value, points[what])
    return context.say("hand-day-good", what=key, points=scored, tricks=seen.winners.count(context.me))


def _buttons(context: HandContext) -> Iterator[ui.Button[Any]]:
    sight, say = context.sight, context.say
    if sight.of_day is None:
        yield context.button("hand-rematch", OfferRematch(*context.at), ButtonStyle.primary)
        if sight.next_level is not None:
            level = say("house-level", level=sight.next_level)
            yield context.button("hand-next-level", OfferRematch(*context.at, level=sight.next_level), level=level)
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
    if not (day.closed or day.deal):
        return button(say("hand-day-second"), PlayDay(day.guild, day.number, anew=True), ButtonStyle.success)
    return button(say("hand-day-page"), OpenDay(day.guild, day.number, anew=True), ButtonStyle.primary)


def has_decisions(context: HandContext) -> bool:
    """Whether a review would have decisions to show.

    In the first deal, answers to calls do not count, because most are automatic.
    """
    seen = context.sight.deal
    mine = seen is not None and any(did.seat == context.me and not isinstance(did, SeenAnswer) for did in seen.actions)
    return mine or context.sight.shown.number > 0
