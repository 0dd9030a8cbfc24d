"""/piquet games: the list of a person's parties in play."""

from discord import app_commands

from bot.cog import Interaction, PiquetCog
from bot.features.parties import queries
from bot.features.tables.games import games_view
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text


class GamesCog(PiquetCog):
    """The list of a person's parties in play. Its buttons show a hand and are handled in ``cogs/hands/hand.py``."""

    @app_commands.command(name="games", description=text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """Lists the person's parties in play."""
        found = await queries.games(self.context, interaction.user.id)
        await answer.show(interaction, games_view(words_for(interaction), found))
