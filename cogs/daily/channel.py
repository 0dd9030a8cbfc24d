"""*Give words* below the anchor in a server's channel: words that enter all packs of the server's deals of the day."""

from bot.cog import PiquetCog, control
from bot.features.daily import days
from bot.features.daily.channel_view import words_form, words_given_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import server_of, words_for
from bot.model.errors import DayHasBegun


class DailyChannelCog(PiquetCog):
    """The messages about the deal of the day in a channel."""

    @control("daywords")
    async def ask(self, press: Press) -> None:
        """Opens the form for words. Raises DayHasBegun on another server."""
        self._check_here(press)
        await answer.ask(press.interaction, words_form(words_for(press.interaction), press.target, press.seq))

    @control("daygive")
    async def give(self, press: Press) -> None:
        """Keeps the words, and shows them with their key. Raises as ``take_words`` does."""
        self._check_here(press)
        words, context = press.values[0] if press.values else "", self.context
        given = await context.database.write(
            lambda tx: days.take_words(tx, press.target, press.user, words, context.clock())
        )
        await answer.show(press.interaction, words_given_view(words_for(press.interaction), given))

    @staticmethod
    def _check_here(press: Press) -> None:
        if server_of(press.interaction) != press.target:
            raise DayHasBegun
