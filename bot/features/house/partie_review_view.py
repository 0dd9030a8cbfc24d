"""Shows how a finished partie compares with what its cards gave, and the decision that cost most."""

from typing import Any, Final

from discord import ui

from bot.features.house.advice_view import mistake_text, note_view
from bot.features.house.partie_review import Costliest, PartieReview
from bot.features.house.reasons_text import aim
from bot.kit.card_faces import CardFaces
from bot.kit.controls import layout, written
from bot.kit.partie_links import review_button
from bot.kit.words import Words, signed
from bot.model.results import EndedBy
from bot.piquet.actions import Exchange, Play

_TEACHING: Final = 0x4A6FA5


def partie_review_view(say: Words, review: PartieReview) -> ui.LayoutView:
    """The comparison, as far as it is made: first of the cards, then of the decisions."""
    if len(review.deals) < review.of:
        return note_view(say("luck-of-cards", deal=len(review.deals) + 1, all=review.of))
    told = [say("luck-title"), _compared(say, review)]
    if review.of > 1:
        told += [
            say("luck-deal", deal=deal.ordinal, points=signed(deal.points), par=signed(round(deal.par)))
            for deal in review.deals
        ]
    if review.judged < review.of:
        thinking = say("luck-of-decisions", deal=review.judged + 1, all=review.of)
        return layout(written("\n".join(told)), ui.Separator(), written(thinking), accent=_TEACHING)
    return layout(written("\n".join(told)), *_decisions(say, review), accent=_TEACHING)


def _compared(say: Words, review: PartieReview) -> str:
    """The sentence that tells luck and skill apart."""
    points, given = review.points, round(review.par)
    assert review.sight.ending is not None  # noqa: S101 - only a finished partie is reviewed
    played = review.sight.ending.by is EndedBy.PLAYED
    result = "level" if not points else ("won" if played else "ahead") if points > 0 else "lost" if played else "behind"
    return say(
        "luck-result",
        result=result,
        points=abs(points),
        favoured="you" if given > 0 else "opponent" if given else "neither",
        par=abs(given),
        side="above" if points > given else "below" if points < given else "par",
        apart=abs(points - given),
        cost="none" if review.costliest is None or review.judged < review.of else _cost(say, review.costliest),
    )


def _cost(say: Words, costliest: Costliest) -> str:
    judged = costliest.mistake.judged
    plays = isinstance(judged.action, Play) and isinstance(judged.best.action, Play)
    what = "exchange" if isinstance(judged.action, Exchange) else "card" if plays else "call"
    deal, played_for = costliest.sight.shown.ordinal, aim(costliest.sight, judged.best)
    return say("luck-cost", what=what, deal=deal, points=round(judged.cost), aim=played_for)


def _decisions(say: Words, review: PartieReview) -> list[ui.Item[Any]]:
    """The costliest decision, the button to the review of its deal, and what is meant."""
    costliest, parts, notes = review.costliest, list[ui.Item[Any]](), [say("luck-note")]
    if review.passed_over:
        parts.append(written(say("luck-passed-over", number=review.passed_over)))
    if costliest is None:
        parts.append(written(say("luck-no-mistake")))
    else:
        reader = costliest.sight.settings
        cards = CardFaces(say, four_colours=reader.four_colours, as_text=reader.cards_as_text)
        parts.append(written(mistake_text(cards, costliest.mistake)))
        parts.append(ui.ActionRow(review_button(say, costliest.sight, costliest.sight.shown.ordinal)))
        notes.append(say("luck-judged", aim=aim(costliest.sight, costliest.mistake.judged.best)))
    return [ui.Separator(), *parts, written("\n".join(f"-# {note}" for note in notes))]
