"""/piquet games: the list of a person's parties in play."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.features.parties import queries
from bot.features.tables.games import games_view
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text


class GamesCog(commands.Cog):
    """The list of a person's parties in play. Its buttons show a hand and are handled in ``cogs/hands/hand.py``."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @app_commands.command(name="games", description=text("command-games"))
    async def games(self, interaction: discord.Interaction[PiquetBot]) -> None:
        """Lists the person's parties in play."""
        found = await queries.games(self._client.context, interaction.user.id)
        await answer.show(interaction, games_view(words_for(interaction), found))
