"""/piquet moderate: lets moderators stop a partie on their server, or move its table to another channel."""

import discord
from discord import app_commands

from bot.cog import Interaction, PiquetCog, control
from bot.features.parties.queries import GamesPage
from bot.features.servers import service as servers
from bot.features.servers.view import done_view, moderate_view, stop_view
from bot.features.tables.games import pick_view
from bot.kit.controls import Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.permissions import lacking_at, lacking_view
from bot.kit.discord.reader import Where, where, words_for
from bot.kit.translator import text
from bot.model.errors import NotAModerator, NotOnAServer, OwnPartie, PartieEnded
from bot.model.sight import Sight


class ModerateCog(PiquetCog):
    """Actions for people with *Manage Messages* or *Manage Threads* at a table, whether they play there or not."""

    @app_commands.command(name="moderate", description=text("command-moderate"))
    async def moderate(self, interaction: Interaction, to: discord.TextChannel | discord.Thread | None = None) -> None:
        """Offers to stop or move the table in this channel, or asks which of several tables the moderator means."""
        _check_moderator(interaction)
        say, channel = words_for(interaction), to.id if to else interaction.channel_id or 0
        offered = await servers.tables(self.context, interaction.guild_id or 0, interaction.channel_id or 0)
        found = [sight for sight in offered if _moderates(interaction, sight.location.table, sight.location.channel)]
        if not found:
            await answer.say(interaction, say("moderate-none"))
        elif len(found) == 1:
            await answer.show(interaction, moderate_view(say, found[0], channel, _channel_name(interaction, channel)))
        else:
            await answer.show(interaction, pick_view(say, GamesPage.of(found), "moderate", str(channel)))

    @control("moderate")
    async def picked(self, press: Press) -> None:
        """Offers to stop or move the table that was picked."""
        sight, say = await self._in_play(press), words_for(press.interaction)
        to = _channel(press) if press.arg else press.interaction.channel_id or 0
        await answer.redraw(press.interaction, moderate_view(say, sight, to, _channel_name(press.interaction, to)))

    @control("stopping")
    async def ask_to_stop(self, press: Press) -> None:
        """Asks the moderator to confirm that the partie should be stopped. Raises OwnPartie."""
        sight = await self._in_play(press)
        if press.user in sight.people.users:
            raise OwnPartie
        await answer.redraw(press.interaction, stop_view(words_for(press.interaction), sight))

    @control("stop")
    async def stop(self, press: Press) -> None:
        """Stops the partie and tells both players."""
        guild = press.interaction.guild_id or 0
        await self._moderated(press)
        sight = await servers.stop(self.context, guild, press.partie_id, press.user, key=press.interaction.id)
        await answer.redraw(press.interaction, done_view(words_for(press.interaction), sight))

    @control("moveto")
    async def move(self, press: Press) -> None:
        """Moves the table to the channel and tells both players where it is."""
        sight, channel = await self._in_play(press), _channel(press)
        if not _moderates(press.interaction, channel):
            raise NotAModerator
        if lacks := lacking_at(press.interaction, channel):
            await answer.show(press.interaction, lacking_view(press.interaction, lacks))
            return
        if sight.location.table != channel:
            await self.client.tables.move(sight.partie_id, channel)
        await answer.redraw(press.interaction, done_view(words_for(press.interaction), sight, channel))

    async def _in_play(self, press: Press) -> Sight:
        """The partie of the clicked control. Raises NoSuchPartie, NotAModerator or PartieEnded."""
        sight = await self._moderated(press)
        if sight.ending:
            raise PartieEnded
        return sight

    async def _moderated(self, press: Press) -> Sight:
        """The partie of the clicked control, in play or not. Raises NoSuchPartie or NotAModerator."""
        _check_moderator(press.interaction)
        sight = await servers.table(self.context, press.interaction.guild_id or 0, press.partie_id)
        if not _moderates(press.interaction, sight.location.table, sight.location.channel):
            raise NotAModerator
        return sight


def _check_moderator(interaction: Interaction) -> None:
    """Raises NotOnAServer in DMs, and NotAModerator if the person is not a moderator in this channel."""
    if where(interaction) is not Where.SERVER:
        raise NotOnAServer
    if not _may_moderate(interaction.permissions):
        raise NotAModerator


def _may_moderate(granted: discord.Permissions) -> bool:
    return granted.manage_messages or granted.manage_threads


def _moderates(interaction: Interaction, *channels: int | None) -> bool:
    """True if the person moderates the first of these channels that still exists, or else the whole server."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    for channel in channels:
        if channel == interaction.channel_id:
            return _may_moderate(interaction.permissions)
        if place := guild.get_channel_or_thread(channel or 0):
            return _may_moderate(place.permissions_for(person))
    return _may_moderate(person.guild_permissions)


def _channel_name(interaction: Interaction, channel: int) -> str:
    place = interaction.guild.get_channel_or_thread(channel) if interaction.guild else None
    return place.name if place else "?"


@reading_id()
def _channel(press: Press) -> int:
    """The channel in the id of a control. Raises ForgedId."""
    return int(press.arg)
