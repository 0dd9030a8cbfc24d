"""The button that compares a finished partie with what its cards gave."""

import logging

from bot.cog import PiquetCog, control
from bot.features.house.advice_view import note_view
from bot.features.house.partie_review import PartieReview, review_partie
from bot.features.house.partie_review_view import partie_review_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.runtime.engine_pool import Unanswered

_log = logging.getLogger(__name__)


class PartieReviewCog(PiquetCog):
    """Luck and skill told apart. Only the player who asks sees it."""

    @control("luck")
    async def luck(self, press: Press) -> None:
        """*Luck and skill*: shows what is known while the house is thinking."""
        with self.context.questions.one_of(press.user):
            if await answer.defer(press.interaction):
                await self._review(press)

    async def _review(self, press: Press) -> None:
        say = words_for(press.interaction)

        async def show(review: PartieReview) -> None:
            await answer.edit(press.interaction, partie_review_view(say, review))

        try:
            with self.context.throttle.thinking(press.target):
                found = await review_partie(self.context, press.partie_id, press.user, show)
        except Unanswered as error:
            _log.warning("partie %d: the engine gave no answer (%s); the person can ask again", press.partie_id, error)
            await answer.edit(press.interaction, note_view(say("advice-unanswered")))
        else:
            await show(found)
