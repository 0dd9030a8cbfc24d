"""/piquet history: the list of finished parties, and the buttons that turn its pages."""

import discord
from discord import app_commands

from bot.cog import Interaction, PiquetCog, control
from bot.features.archive import history
from bot.features.archive.history import HistoryFilter
from bot.features.archive.history_view import history_view, read_page_arg
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import reader, words_for
from bot.kit.translator import text


class HistoryCog(PiquetCog):
    """The list of finished parties."""

    @app_commands.command(name="history", description=text("command-history"))
    @app_commands.rename(other="with")
    async def history(
        self, interaction: Interaction, person: discord.User | None = None, other: discord.User | None = None
    ) -> None:
        """Lists the finished parties of a person, or of two people against each other."""
        user = person or interaction.user
        whose = HistoryFilter(user.id, other.id if other else None)
        page = await history.page(self.context, reader(interaction), whose)
        own = user.id == interaction.user.id
        await answer.show(interaction, history_view(words_for(interaction), page, user.display_name, own=own))

    @control("history")
    async def turn_page(self, press: Press) -> None:
        """Turns to older or newer parties."""
        whose, before, after = read_page_arg(press.arg)
        asked = reader(press.interaction)
        page = await history.page(self.context, asked, whose, before=before, after=after)
        view = history_view(words_for(press.interaction), page, None, own=whose.user == press.user)
        await answer.redraw(press.interaction, view)
