import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import TypeVar

import discord

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.archive.replay_view import AskHindsight
from bot.features.hands.clicks import MORE, STAY_RATED, AnswerConsent, AskAdvice
from bot.features.hands.drafts import Draft
from bot.features.hands.hand_answers import HandAnswers
from bot.features.hands.hand_context import HandHelp
from bot.features.hands.view import consent_view, hand_view, help_view
from bot.features.house import advice, review
from bot.features.house.advice import Advice
from bot.features.house.advice_view import advice_lines, hindsight_view, note_view, whole_advice
from bot.features.house.review import CostReview
from bot.features.house.review_view import ExplainFigures, ReviewSeat, how_view, progress_view, review_view
from bot.features.house.turns import HouseTurns
from bot.features.parties import queries
from bot.features.problems import training
from bot.features.problems.training_view import dates_text, waiting_text
from bot.kit.controls import Control, OfPartie, OfState, Press
from bot.kit.discord import answer
from bot.kit.discord.reader import reader, words_for
from bot.kit.shared_controls import ReviewDeal, ReviewPartie
from bot.kit.words import Words, words
from bot.model.errors import PartieEnded, Stale
from bot.model.sight import Sight
from bot.runtime.engine_pool import Unanswered

T = TypeVar("T")
_log = logging.getLogger(__name__)
STEPS = 4
"""The number of progress lines during a review."""


class HouseCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._answers = HandAnswers(client.context, client.poster, client.renderer)

    def _thinking(self, press: Press[Control]) -> AbstractContextManager[None]:
        # Table messages do not wait for a slow click.
        return self.context.throttle.thinking(press.partie)

    @control(AskAdvice)
    async def advise(self, press: Press[AskAdvice]) -> None:
        """Gives advice. Asks for consent first if advice makes a rated partie friendly (unrated)."""
        word, draft = press.control.word, press.control.choices
        with self.context.questions.one_of(press.user):
            sight = await self._answers.current_sight(press, draft)
            if sight is None:
                return
            if sight.ending:
                await self._answers.show_news(press, sight)
                return
            if sight.may_ask and sight.rated:
                await self._answers.show_view(press, sight, consent_view(sight, draft))
                return
            advice.check_may_ask(sight, press.control.seq)
            if await answer.defer_redraw(press.interaction):
                await self._give_advice(press, sight, draft, whole=word == MORE)

    @control(AnswerConsent)
    async def consent(self, press: Press[AnswerConsent]) -> None:
        word, draft = press.control.word, press.control.choices
        sight = await self._answers.current_sight(press, draft)
        if sight is None:
            return
        if word == STAY_RATED:
            # The question may be shown twice, and the other one answered.
            key = "advice-kept-rated" if sight.rated else "advice-friendly-already"
            await self._show_lines(press, sight, draft, key)
            return
        with self.context.questions.one_of(press.user):
            await self._make_friendly(press, draft)

    async def _make_friendly(self, press: Press[OfState], draft: Draft) -> None:
        try:
            sight = await advice.make_friendly(
                self.context, press.control.partie, press.user, seen=press.control.seq, key=press.interaction.id
            )
        except (Stale, PartieEnded):
            await self._answers.show_news(
                press, await queries.seat_sight(self.context, press.control.partie, press.user)
            )
            return
        await self._show_lines(press, sight, draft, "advice-befriended")
        self._answers.mark_shown(press, sight)
        await self._give_advice(press, sight, draft)

    async def _give_advice(self, press: Press[OfState], sight: Sight, draft: Draft, *, whole: bool = False) -> None:
        try:
            with self._thinking(press):
                found = await advice.advise(self.context, press.control.partie, press.user, seen=press.control.seq)
        except Unanswered as error:
            _log.warning(
                "partie %d: the engine gave no answer (%s); the person can ask again", press.control.partie, error
            )
            await self._show_lines(press, sight, draft, "advice-unanswered")
        except (Stale, PartieEnded):
            # A decision in the meantime has drawn the hand, unless this answer would be a new message.
            if not answer.is_private(press.interaction):
                now = await queries.seat_sight(self.context, press.control.partie, press.user)
                await self._answers.show_view(press, now, hand_view(now))
        else:
            await self._answers.show_view(press, sight, _advised(found, draft, whole=whole))

    async def _show_lines(self, press: Press[OfState], sight: Sight, draft: Draft, key: str) -> None:
        lines = HandHelp(words(sight.settings.reads)(key))
        await self._answers.show_view(press, sight, hand_view(sight, draft, lines))

    @control(ReviewDeal, ReviewPartie, ReviewSeat)
    async def review(self, press: Press[OfPartie]) -> None:
        number = press.control.deal - 1 if isinstance(press.control, ReviewDeal) else None
        seat = int(press.control.seat) if isinstance(press.control, ReviewSeat) else None
        with self.context.questions.one_of(press.user):
            if await answer.defer(press.interaction):
                await self._review(press, number, seat)

    async def _review(self, press: Press[OfPartie], number: int | None, seat: int | None) -> None:
        say = words_for(press.interaction)

        async def progress(known: CostReview, done: int, of: int) -> None:
            # A page for several deals shows each deal's beginning.
            steps = STEPS if known.of == 1 else 1
            if not of or done * steps // of > (done - 1) * steps // of:
                await answer.edit(press.interaction, progress_view(say, known, done, of))

        reviewed = review.review(self.context, press.control.partie, press.user, number, progress, seat)
        found = await self._show_opinion(press, reviewed, review_view)
        if found is None or not found.costliest:
            return
        with self._thinking(press):
            waiting = await training.store_mistakes(self.context, press.user, found)
            dates = {} if waiting == training.NOTHING else await training.dates_of(self.context, found)
        if dates or waiting.due:
            notes = dates_text(say, dates), waiting_text(say, waiting)
            await answer.edit(press.interaction, review_view(say, found, *notes))

    @control(ExplainFigures)
    async def how(self, press: Press[ExplainFigures]) -> None:
        await answer.show(press.interaction, how_view(words_for(press.interaction), press.control))

    @control(AskHindsight)
    async def hindsight(self, press: Press[AskHindsight]) -> None:
        with self.context.questions.one_of(press.user):
            if await answer.defer(press.interaction):
                opinion = review.hindsight(
                    self.context, press.control.partie, reader(press.interaction), press.control.moment
                )
                await self._show_opinion(press, opinion, hindsight_view)

    async def _show_opinion(
        self, press: Press[OfPartie], opinion: Awaitable[T], show: Callable[[Words, T], discord.ui.LayoutView]
    ) -> T | None:
        say, found = words_for(press.interaction), None
        try:
            with self._thinking(press):
                found = await opinion
            view = show(say, found)
        except Unanswered as error:
            _log.warning(
                "partie %d: the engine gave no answer (%s); the person can ask again", press.control.partie, error
            )
            view = note_view(say("advice-unanswered"))
        await answer.edit(press.interaction, view)
        return found


def _advised(found: Advice, draft: Draft, *, whole: bool) -> discord.ui.LayoutView:
    say = words(found.sight.settings.reads)
    lines, all_of_it = advice_lines(say, found), whole_advice(say, found)
    if whole:
        return help_view(found.sight, draft, all_of_it)
    return hand_view(found.sight, draft, HandHelp(lines, more=lines != all_of_it))


async def setup(client: PiquetBot) -> None:
    client.agenda.add(HouseTurns(client.context))
    await client.add_cog(HouseCog(client))
