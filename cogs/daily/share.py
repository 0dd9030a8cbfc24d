"""The buttons that make a line of a finished day, and post it."""

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.daily import service
from bot.features.daily.share import judged_line, line_of
from bot.features.daily.share_view import line_view, posted_view, sharing_view
from bot.features.house.advice_view import note_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import server_of, server_words, words_for
from bot.runtime.engine_pool import Unanswered

SHOWN_EVERY = 4
"""After so many judged decisions the progress is shown."""
MOST_KEPT = 10_000
"""The most people and days whose squares are kept to be posted."""


class ShareCog(PiquetCog):
    """The line of a day that people share."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._squares: dict[tuple[int, int], tuple[str, ...]] = {}
        """The squares that master gave a person for a day, by the day's id. An id could be forged."""

    @control("dayshare")
    async def share(self, press: Press) -> None:
        """Shows the person the line of their day. Raises NoSuchDay, DayUnfinished or OneQuestion."""
        interaction, say = press.interaction, words_for(press.interaction)

        async def progress(done: int, of: int) -> None:
            if done % SHOWN_EVERY == 0:
                await answer.edit(interaction, sharing_view(say, done, of))

        day = await service.numbered(self.context, press.target, press.seq)
        # Without a score it is refused at once, before the answer says that master is looking.
        await line_of(self.context, day, press.user, ())
        with self.context.questions.one_of(press.user):
            if not await answer.defer(interaction):
                return
            try:
                with self.context.throttle.thinking(press.target):
                    line = await judged_line(self.context, day, press.user, progress)
            except Unanswered:
                view = note_view(say("share-unanswered"))
            else:
                self._keep(press.user, day.id, line.deals)
                view = line_view(say, press.target, line)
            await answer.edit(interaction, view)

    @control("daypost")
    async def post(self, press: Press) -> None:
        """Posts the line that the person was shown in the channel; after a restart, shows it again first.

        Raises NoSuchDay, DayUnfinished, OneQuestion or NotYoursToWrite.
        """
        interaction = press.interaction
        day = await service.numbered(self.context, press.target, press.seq)
        squares = self._squares.get((press.user, day.id))
        if squares is None:
            await self.share(press)
            return
        line = await line_of(self.context, day, press.user, squares)
        check_may_write(interaction)
        # Everyone where it is posted plays the deals of that place.
        here, name = server_of(interaction), interaction.user.display_name
        guild = press.target if here is None else here
        await answer.post(interaction, posted_view(server_words(interaction), name, line, guild))

    def _keep(self, user: int, day: int, squares: tuple[str, ...]) -> None:
        if len(self._squares) >= MOST_KEPT:
            self._squares.clear()
        self._squares[user, day] = squares
