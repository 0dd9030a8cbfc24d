from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, Any, Final

from discord import ui

from bot.features.house.advice_view import TEACHING, action_text, moment_text, note_view
from bot.features.house.reasons_text import AIMS, aim, reasons_phrase, with_habit
from bot.features.house.review import CostReview, Mistake, MistakePlace, Review
from bot.kit.card_faces import CardFaces
from bot.kit.controls import OfPartie, OfState, button, flag, layout, one_of, written
from bot.kit.names import names
from bot.kit.partie_links import what_if_button
from bot.kit.partie_text import deal_headline, headline
from bot.kit.shared_controls import HOUSE
from bot.kit.words import Words, signed, yes_or_no
from bot.model.ids import is_imported
from bot.piquet.house.opinion.reasons import Why

MINE: Final[Mapping[str, str]] = {"mine": "yes", "name": ""}
"""Sentence arguments for the reader's own decisions."""


class ReviewSeat(OfPartie, verb="reviewseat"):
    seat: Annotated[str, one_of("0", "1")]


class ExplainFigures(OfState, verb="how"):
    """The button *How?* below a review. ``no_par`` omits luck from the explanation."""

    aim: Annotated[str, one_of(*AIMS)]
    no_par: Annotated[bool, flag("nopar")] = False


def progress_view(say: Words, known: CostReview, done: int, of: int) -> ui.LayoutView:
    figures = _figures(say, known) if known.luck else []
    deal = known.sight.shown.ordinal if not known.whole else len(known.deals) + 1
    doing = say("review-thinking", deal=deal, done=done, all=of) if of else say("review-of-cards")
    return layout(written("\n".join([*figures, doing])), accent=TEACHING)


def review_view(
    say: Words, review: CostReview, beneath: Mapping[MistakePlace, str] = MappingProxyType({}), extra: str = ""
) -> ui.LayoutView:
    """Draws a review. ``beneath`` has notes to show below decisions, ``extra`` a note for the page."""
    counts = say("review-costs-count", aim=_aim(review))
    figures = [*_figures(say, review), *([f"-# {counts}"] if counts else [])]
    parts: list[ui.Item[Any]] = [written("\n".join(figures))]
    name = _name(review)
    if not review.decisions:
        parts.append(written(say("review-nothing-decided", **name)))
    elif not review.costliest:
        parts.append(written(say("review-none")))
    for deal, mistake in review.costliest:
        reader = deal.sight.settings
        cards = CardFaces(say, four_colours=reader.four_colours, as_text=reader.cards_as_text)
        number = deal.sight.shown.ordinal if review.whole and review.of > 1 else 0
        text = mistake_text(cards, mistake, number, name)
        if note := beneath.get((deal.sight.shown.number, mistake.place)):
            text += f"\n-# {note}"
        parts += [ui.Separator(), written(text), *_what_if(say, deal, mistake)]
    notes = [say("review-passed-over", number=review.passed_over)] if review.passed_over else []
    notes += [f"-# {extra}"] if extra else []
    return layout(*parts, *map(written, notes), ui.ActionRow(_how_button(say, review)), accent=TEACHING)


def _what_if(say: Words, deal: Review, mistake: Mistake) -> Iterator[ui.ActionRow[Any]]:
    sight, shown = deal.sight, deal.sight.shown
    if sight.ending:
        yield ui.ActionRow(what_if_button(say, sight.partie_id, shown.first_seq + shown.number + mistake.place, HOUSE))


def _name(review: CostReview) -> Mapping[str, str]:
    sight = review.sight
    if not is_imported(sight.partie_id) or sight.eye is None:
        return MINE
    return {"mine": "no", "name": names(sight)[sight.eye]}


def _figures(say: Words, review: CostReview) -> Iterator[str]:
    name = _name(review)
    if name != MINE:
        yield f"### {_imported_headline(say, review, name)}"
    elif not review.whole:
        yield f"### {deal_headline(say, review.sight, review.luck)}"
        return
    else:
        yield f"### {headline(say, replace(review.sight, luck=review.luck))}"
    for deal in review.luck.deals if review.luck and len(review.luck.deals) > 1 else ():
        figures = {"points": signed(deal.points), "cards": signed(deal.cards), "skill": signed(deal.skill)}
        yield say("review-deal", deal=deal.ordinal, **figures, **name)


def _imported_headline(say: Words, review: CostReview, name: Mapping[str, str]) -> str:
    sight, luck = review.sight, review.luck
    totals, me = sight.so_far.totals, sight.eye or 0
    figures = {"points": signed(totals[me] - totals[1 - me]), "cards": "", "skill": ""}
    if luck:
        figures |= {"cards": signed(luck.cards), "skill": signed(luck.skill)}
    return say("review-player", name=name["name"], known=yes_or_no(luck is not None), **figures)


def mistake_text(cards: CardFaces, mistake: Mistake, deal: int = 0, name: Mapping[str, str] = MINE) -> str:
    """Describes the decision, the cards held, the house's choice, and any bad habit behind the mistake.

    ``deal`` is the deal's number, 0 to omit it.
    """
    say, seen, judged = cards.say, mistake.seen, mistake.judged
    # The cost already says that the house's choice scores more on average.
    reasons = [reason for reason in judged.best.reasons if reason.why is not Why.ON_AVERAGE]
    text = say(
        "review-mistake",
        deal=deal,
        cost=round(judged.cost),
        when=moment_text(say, seen, judged.action, judged.best.action),
        cards=cards.hand(seen.hand),
        done=action_text(say, seen, judged.action),
        what=action_text(say, seen, judged.best.action),
        reason=yes_or_no(bool(reasons)),
        why=reasons_phrase(say, reasons),
        **name,
    )
    return with_habit(say, text, judged)


def _how_button(say: Words, review: CostReview) -> ui.Button[Any]:
    explains = ExplainFigures(review.sight.partie_id, review.sight.seq, _aim(review), no_par=not review.luck)
    return button(say("review-how"), explains)


def _aim(review: CostReview) -> str:
    aims = (aim(deal.sight, mistake.judged.best) for deal, mistake in review.costliest)
    return next((one for one in aims if one != "points"), "points")


def how_view(say: Words, explains: ExplainFigures) -> ui.LayoutView:
    luck = [] if explains.no_par else [say("review-how-luck")]
    return note_view("\n".join([*luck, say("review-how-costs", aim=explains.aim)]))
