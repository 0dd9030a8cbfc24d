"""/piquet server: what the managers of a server choose for all parties on it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.core import settings
from bot.services.core.settings import GuildChanges
from bot.ui.kit.choices import PACES
from bot.ui.kit.translator import text
from bot.ui.messenger import answer
from bot.ui.messenger.reader import words_for
from bot.ui.settings.server import server_text

_PLACES = [
    app_commands.Choice(name=text("command-in-thread"), value="thread"),
    app_commands.Choice(name=text("command-in-channel"), value="channel"),
]
_CLAIMS = [
    app_commands.Choice(name=text("command-claims-opponent"), value="opponent"),
    app_commands.Choice(name=text("command-claims-itself"), value="itself"),
]


class ServerCog(commands.Cog):
    """The settings of a server."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @app_commands.command(name="server", description=text("command-server"))
    @app_commands.describe(
        tables=text("command-server-tables"),
        pace=text("command-server-pace"),
        claims=text("command-server-claims"),
        awards=text("command-server-awards"),
        pictures=text("command-server-pictures"),
        advice=text("command-server-advice"),
        challenges=text("command-server-challenges"),
        challenges_to_one=text("command-server-challenges-to-one"),
        parties=text("command-server-parties"),
        tables_a_minute=text("command-server-tables-a-minute"),
    )
    @app_commands.choices(tables=_PLACES, claims=_CLAIMS)
    @app_commands.choices(pace=PACES)
    @app_commands.checks.has_permissions(manage_guild=True)
    async def server(
        self,
        interaction: discord.Interaction[PiquetBot],
        tables: str | None = None,
        pace: int | None = None,
        claims: str | None = None,
        awards: bool | None = None,
        pictures: bool | None = None,
        advice: bool | None = None,
        challenges: app_commands.Range[int, 1, settings.MOST_CHALLENGES] | None = None,
        challenges_to_one: app_commands.Range[int, 1, settings.MOST_TO_ONE] | None = None,
        parties: app_commands.Range[int, 1, settings.MOST_PARTIES] | None = None,
        tables_a_minute: app_commands.Range[int, 1, settings.MOST_TABLES] | None = None,
    ) -> None:
        """Changes the settings that are given, and shows all settings of this server. Raises LimitOutOfBounds."""
        changes = GuildChanges(
            table_in_channel=None if tables is None else tables == "channel",
            pace=pace,
            claims_itself=None if claims is None else claims == "itself",
            awards=awards,
            pictures=pictures,
            advice=advice,
            open_challenges=challenges,
            challenges_to_one=challenges_to_one,
            parties_each=parties,
            tables_a_minute=tables_a_minute,
        )
        guild = await settings.save_guild_settings(self._client.context, interaction.guild_id or 0, changes)
        await answer.say(interaction, server_text(words_for(interaction), guild))


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_piquet_cog(ServerCog(client))
