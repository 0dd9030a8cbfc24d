"""The buttons that ask for the engine's opinion: *What would you do?*, and the two kinds of review."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import discord

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.house import advice, review
from bot.features.house.advice_view import (
    advice_view,
    consent_view,
    hindsight_view,
    note_view,
    progress_view,
    review_view,
)
from bot.features.parties import queries
from bot.kit.controls import Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.reader import reader, words_for
from bot.kit.words import Words
from bot.model.errors import OneQuestion, PartieEnded, Stale
from bot.runtime.engine_pool import Unanswered

T = TypeVar("T")

_log = logging.getLogger(__name__)
STAY_RATED = "no"
"""The argument of the button that leaves the partie rated."""
STEPS = 4
"""The number of times that a review shows its progress."""


class AdviceCog(PiquetCog):
    """The engine's opinion of decisions. Only the person who asks sees it."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._asking: set[int] = set()

    @contextmanager
    def _one_at_a_time(self, press: Press) -> Iterator[None]:
        """Limits a person to one question at a time, because the engine serves everyone. Raises OneQuestion."""
        if press.user in self._asking:
            raise OneQuestion
        self._asking.add(press.user)
        try:
            yield
        finally:
            self._asking.discard(press.user)

    @control("advise")
    async def advise(self, press: Press) -> None:
        """*What would you do?* Asks for consent first if the advice makes a rated partie friendly."""
        with self._one_at_a_time(press):
            sight = await queries.seat_sight(self.context, press.partie_id, press.user)
            if sight.seq == press.seq and sight.may_ask and sight.rated:
                await answer.show(press.interaction, consent_view(words_for(press.interaction), sight))
            elif await answer.defer(press.interaction):
                await self._give_advice(press)

    @control("befriend")
    async def consent(self, press: Press) -> None:
        """Handles the answer about consent: makes the partie friendly and gives the advice, or leaves it rated."""
        if press.arg == STAY_RATED:
            await self._stay_rated(press)
            return
        with self._one_at_a_time(press):
            await self._befriend(press)

    async def _stay_rated(self, press: Press) -> None:
        say = words_for(press.interaction)
        # The question may be shown twice, and the person may have agreed to the other one.
        sight = await queries.seat_sight(self.context, press.partie_id, press.user)
        note = say("advice-kept-rated" if sight.rated else "advice-friendly-already")
        await answer.redraw(press.interaction, note_view(note))

    async def _befriend(self, press: Press) -> None:
        context, say, key = self.context, words_for(press.interaction), press.interaction.id
        try:
            await advice.befriend(context, press.partie_id, press.user, seen=press.seq, key=key)
        except (Stale, PartieEnded):
            await answer.redraw(press.interaction, note_view(say("advice-late")))
            return
        if await answer.redraw(press.interaction, note_view(say("advice-befriended"))):
            await self._give_advice(press)

    async def _give_advice(self, press: Press) -> None:
        """Replaces the answer to the click with the advice."""
        advised = advice.advise(self.context, press.partie_id, press.user, seen=press.seq)
        try:
            await self._show_opinion(press, advised, advice_view)
        except (Stale, PartieEnded):
            await answer.edit(press.interaction, note_view(words_for(press.interaction)("advice-late")))

    @control("review")
    async def review(self, press: Press) -> None:
        """Reviews a finished deal: shows the person's decisions that cost the most points."""
        with reading_id():
            number = int(press.arg) - 1
        with self._one_at_a_time(press):
            if await answer.defer(press.interaction):
                await self._review(press, number)

    async def _review(self, press: Press, number: int) -> None:
        say = words_for(press.interaction)

        async def progress(done: int, of: int) -> None:
            if of and done * STEPS // of > (done - 1) * STEPS // of:
                await answer.edit(press.interaction, progress_view(say, number + 1, done, of))

        reviewed = review.review(self.context, press.partie_id, press.user, number, progress)
        await self._show_opinion(press, reviewed, review_view)

    @control("hindsight")
    async def hindsight(self, press: Press) -> None:
        """Shows the engine's opinion of the next decision in a replay."""
        with self._one_at_a_time(press):
            if await answer.defer(press.interaction):
                opinion = review.hindsight(self.context, press.partie_id, reader(press.interaction), press.seq)
                await self._show_opinion(press, opinion, hindsight_view)

    async def _show_opinion(
        self, press: Press, opinion: Awaitable[T], show: Callable[[Words, T], discord.ui.LayoutView]
    ) -> None:
        """Replaces the answer to the click with the engine's opinion, or with a note that there is none."""
        say = words_for(press.interaction)
        try:
            # This click does not count as a fast request, and the tables do not wait for it.
            with self.context.throttle.thinking(press.target):
                found = await opinion
            view = show(say, found)
        except Unanswered as error:
            _log.warning("partie %d: the engine gave no answer (%s); the person can ask again", press.partie_id, error)
            view = note_view(say("advice-unanswered"))
        await answer.edit(press.interaction, view)
