"""The bot joins or leaves a server, while it runs or while it was down: parties on that server go on or stop."""

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.clocks import guild_membership


class GuildEventsCog(commands.Cog):
    """Joining and leaving servers. An outage of Discord is not a leave: discord.py keeps the two apart."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Compares the shard's servers with those that have parties in play, for what changed while it was down.

        Of servers of other shards, which may not be there yet, it says nothing.
        """
        client = self._client
        present = {guild.id for guild in client.guilds}
        await guild_membership.compare(client.context, present, lambda guild: client.shard_of(guild) == shard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stops the clocks of the parties on a server that the bot has left."""
        await guild_membership.left(self._client.context, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Starts the clocks again on a server that the bot has joined, perhaps for a second time."""
        await guild_membership.joined(self._client.context, guild.id)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_piquet_cog(GuildEventsCog(client))
