"""Handles the bot joining or leaving servers, or regaining access: parties there stop or continue."""

import discord
from discord.ext import commands

from bot.cog import PiquetCog
from bot.features.servers import membership
from bot.kit.discord.permissions import may_set_table


class GuildEventsCog(PiquetCog):
    """Handles Discord's events when the bot joins or leaves a server, or its permissions change.

    A Discord outage does not count as leaving: discord.py tells the two apart.
    """

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Finds joined and left servers of this shard, but not of other shards, which may not be ready yet."""
        client = self.client
        present = {guild.id for guild in client.guilds}
        await membership.compare(client.context, present, lambda guild: client.shard_of(guild) == shard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stops the clocks of the parties on a server that the bot has left."""
        await membership.left(self.context, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Restarts the clocks on a server that the bot has joined, possibly for the second time."""
        await membership.joined(self.context, guild.id)

    # Permissions.

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Retries closed tables, because the permissions of a channel may have changed."""
        await self._look_at_closed(channel.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Retries closed tables, because the permissions of one of the bot's roles may have changed."""
        await self._look_at_closed(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Retries closed tables, as the bot may have been given a role. Discord sends no updates of other members."""
        await self._look_at_closed(member.guild)

    async def _look_at_closed(self, guild: discord.Guild) -> None:
        """Retries tables whose channel was closed to the bot and is open now."""
        for channel in self.client.tables.closed_channels(guild.id):
            if may_set_table(guild, channel):
                await self.client.tables.access_regained(channel)
