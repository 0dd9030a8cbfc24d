"""The bot joins or leaves a server, or may write again where it could not: parties there go on or stop."""

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.features.servers import membership
from bot.kit.discord.permissions import may_set_table


class GuildEventsCog(commands.Cog):
    """Joining and leaving servers, and permissions there.

    An outage of Discord is not a leave: discord.py keeps the two apart.
    """

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Compares the shard's servers with those that have parties in play, for what changed while it was down.

        Of servers of other shards, which may not be there yet, it says nothing.
        """
        client = self._client
        present = {guild.id for guild in client.guilds}
        await membership.compare(client.context, present, lambda guild: client.shard_of(guild) == shard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stops the clocks of the parties on a server that the bot has left."""
        await membership.left(self._client.context, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Starts the clocks again on a server that the bot has joined, perhaps for a second time."""
        await membership.joined(self._client.context, guild.id)

    # Permissions.

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """The permissions of a channel may have changed."""
        await self._look_at_closed(channel.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """The permissions of a role of the bot may have changed."""
        await self._look_at_closed(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """The bot may have got a role. Discord tells it of no other member."""
        await self._look_at_closed(member.guild)

    async def _look_at_closed(self, guild: discord.Guild) -> None:
        """Tries tables again whose channel was closed to the bot, and is open now."""
        for channel in self._client.dispatcher.closed_channels(guild.id):
            if may_set_table(guild, channel):
                await self._client.dispatcher.access_regained(channel)
