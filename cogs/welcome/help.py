"""/piquet help: what this is, and three ways on."""

from discord import app_commands

from bot.cog import Interaction, PiquetCog
from bot.features.challenges.draft import ChallengeDraft
from bot.features.daily.page import server_for
from bot.features.lessons import service as lessons
from bot.features.welcome.view import help_view
from bot.kit.discord import answer
from bot.kit.discord.reader import server_of, words_for
from bot.kit.translator import text


class HelpCog(PiquetCog):
    """Help for who has just met the bot."""

    @app_commands.command(name="help", description=text("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Shows what the game is, and how to learn it, play today's deal or challenge someone."""
        await self.remember(interaction)
        guild = await server_for(self.context, self.client.members, interaction.user.id, server_of(interaction))
        is_new = await lessons.is_new(self.context, interaction.user.id)
        await answer.show(interaction, help_view(words_for(interaction), guild, ChallengeDraft(), is_new=is_new))
