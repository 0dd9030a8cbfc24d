"""Servers come and go: the bot is thrown out, invited again, or finds at its start what happened while it was down."""

from collections.abc import Iterable

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.clocks import guild_membership


class Comings(commands.Cog):
    """An outage is no leaving: Discord tells the two apart, and so does discord.py."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Compares the servers that the bot is in with those in which parties are in play."""
        self._bring(await guild_membership.compare(self._client.context, {guild.id for guild in self._client.guilds}))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot is out of a server: its parties stand still."""
        self._bring(await guild_membership.left(self._client.context, guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, perhaps again: its parties go on."""
        self._bring(await guild_membership.joined(self._client.context, guild.id))

    def _bring(self, parties: Iterable[int]) -> None:
        for partie in parties:
            self._client.dispatcher.bring(partie)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Comings(client))
