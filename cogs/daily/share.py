"""The buttons that make a line of a finished day, and post it."""

from bot.cog import PiquetCog, control
from bot.features.daily import service
from bot.features.daily.share import judged_line, line_of
from bot.features.daily.share_view import line_view, posted_view, read_squares, sharing_view
from bot.features.house.advice_view import note_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import check_may_write
from bot.kit.discord.reader import server_words, words_for
from bot.runtime.engine_pool import Unanswered

SHOWN_EVERY = 4
"""After so many judged decisions the progress is shown."""


class ShareCog(PiquetCog):
    """The line of a day that people share."""

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
                view = line_view(say, press.target, line)
            await answer.edit(interaction, view)

    @control("daypost")
    async def post(self, press: Press) -> None:
        """Posts the line in the channel, with the squares that the button carries.

        Raises NoSuchDay, DayUnfinished, ForgedId or NotYoursToWrite.
        """
        interaction = press.interaction
        day = await service.numbered(self.context, press.target, press.seq)
        line = await line_of(self.context, day, press.user, read_squares(press.arg))
        check_may_write(interaction)
        await answer.post(interaction, posted_view(server_words(interaction), interaction.user.display_name, line))
