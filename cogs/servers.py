import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.clocks.time_zones import zone_choices, zone_typed
from bot.features.daily import days
from bot.features.parties.queries import GamesPage
from bot.features.servers import membership
from bot.features.servers import service as servers
from bot.features.servers.daily_offer import PostDailyHere, accepted_view
from bot.features.servers.service import (
    MOST_CHALLENGES,
    MOST_PARTIES,
    MOST_TABLES,
    MOST_TO_ONE,
    ServerChanges,
    save_server_settings,
)
from bot.features.servers.view import (
    AskToStop,
    ChangeServer,
    ModerateTable,
    MoveTableTo,
    StopPartie,
    done_view,
    moderate_view,
    server_changes,
    server_panel,
    stop_view,
)
from bot.features.tables.games import pick_view
from bot.kit.choices import PACES, chosen_language, language_choices
from bot.kit.controls import OfState, Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import lacking_at, lacking_view, may_set_table
from bot.kit.discord.reader import Where, server_of, where, words_for
from bot.kit.translator import text
from bot.model.errors import MayNotWrite, NotAModerator, NotOnAServer, OwnPartie, PartieEnded
from bot.model.servers import Guild
from bot.model.sight import Sight

_PLACES = [
    app_commands.Choice(name=text("command-in-thread"), value="thread"),
    app_commands.Choice(name=text("command-in-channel"), value="channel"),
]
_CLAIMS = [
    app_commands.Choice(name=text("command-claims-opponent"), value="opponent"),
    app_commands.Choice(name=text("command-claims-itself"), value="itself"),
]


class ServersCog(PiquetCog):
    # Settings.

    @app_commands.command(name="server", description=text("command-server"))
    @app_commands.choices(tables=_PLACES, claims=_CLAIMS, language=language_choices())
    @app_commands.choices(pace=PACES)
    async def server(
        self,
        interaction: Interaction,
        tables: str | None = None,
        pace: int | None = None,
        claims: str | None = None,
        awards: bool | None = None,
        pictures: bool | None = None,
        advice: bool | None = None,
        challenges: app_commands.Range[int, 1, MOST_CHALLENGES] | None = None,
        challenges_to_one: app_commands.Range[int, 1, MOST_TO_ONE] | None = None,
        parties: app_commands.Range[int, 1, MOST_PARTIES] | None = None,
        tables_a_minute: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        language: str | None = None,
        zone: str | None = None,
    ) -> None:
        server = _managed_server(interaction)
        changes = ServerChanges(
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
            language=chosen_language(language),
            daily_zone=zone_typed(zone),
        )
        guild = await save_server_settings(self.context, server, changes)
        await answer.show(interaction, await self._panel(interaction, guild))

    @server.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return zone_choices(words_for(interaction), typed, self.context.clock(), _locale(interaction))

    @control(ChangeServer)
    async def change(self, press: Press[ChangeServer]) -> None:
        interaction, server = press.interaction, _managed_server(press.interaction)
        changes = server_changes(press.control)
        if changes.daily_channel:
            _check_may_write(interaction, changes.daily_channel)
        guild = await save_server_settings(self.context, server, changes)
        await answer.redraw(interaction, await self._panel(interaction, guild))

    @control(PostDailyHere)
    async def post_daily_here(self, press: Press[PostDailyHere]) -> None:
        interaction, server = press.interaction, _managed_server(press.interaction)
        channel = interaction.channel_id or 0
        _check_may_write(interaction, channel)
        await save_server_settings(self.context, server, ServerChanges(daily_channel=channel))
        await answer.redraw(interaction, accepted_view(words_for(interaction), channel))

    async def _panel(self, interaction: Interaction, guild: Guild) -> ui.LayoutView:
        now = self.context.clock()
        day = await self.context.database.read(lambda tx: days.open_day(tx, guild.id, now))
        # Looks up the words last, because the language may just have changed.
        closes_at = None if day is None else day.closes_at
        return server_panel(words_for(interaction), guild, _locale(interaction), now, closes_at)

    # Moderation, by people with *Manage Messages* or *Manage Threads* at a table, whether they play there or not.

    @app_commands.command(name="moderate", description=text("command-moderate"))
    async def moderate(self, interaction: Interaction, to: discord.TextChannel | discord.Thread | None = None) -> None:
        """Offers to stop or move the table in this channel, or asks which table."""
        _check_moderator(interaction)
        say, channel = words_for(interaction), to.id if to else interaction.channel_id or 0
        offered = await servers.tables(self.context, interaction.guild_id or 0, interaction.channel_id or 0)
        found = [sight for sight in offered if _moderates(interaction, sight.location.table, sight.location.channel)]
        if not found:
            await answer.say(interaction, say("moderate-none"))
        elif len(found) == 1:
            await answer.show(interaction, moderate_view(say, found[0], channel, _channel_name(interaction, channel)))
        else:
            await answer.show(interaction, pick_view(say, GamesPage.of(found), ModerateTable, channel=channel))

    @control(ModerateTable)
    async def picked(self, press: Press[ModerateTable]) -> None:
        sight, say = await self._in_play(press), words_for(press.interaction)
        to = press.control.channel or press.interaction.channel_id or 0
        await answer.redraw(press.interaction, moderate_view(say, sight, to, _channel_name(press.interaction, to)))

    @control(AskToStop)
    async def ask_to_stop(self, press: Press[AskToStop]) -> None:
        sight = await self._in_play(press)
        if press.user in sight.people.users:
            raise OwnPartie
        await answer.redraw(press.interaction, stop_view(words_for(press.interaction), sight))

    @control(StopPartie)
    async def stop(self, press: Press[StopPartie]) -> None:
        guild = press.interaction.guild_id or 0
        await self._moderated(press)
        sight = await servers.stop(self.context, guild, press.control.partie, press.user, key=press.interaction.id)
        await answer.redraw(press.interaction, done_view(words_for(press.interaction), sight))

    @control(MoveTableTo)
    async def move(self, press: Press[MoveTableTo]) -> None:
        sight, channel = await self._in_play(press), press.control.channel
        if not _moderates(press.interaction, channel):
            raise NotAModerator
        if lacks := lacking_at(press.interaction, channel):
            await answer.show(press.interaction, lacking_view(press.interaction, lacks))
            return
        if sight.location.table != channel:
            await self.client.tables.move(sight.partie_id, channel)
        await answer.redraw(press.interaction, done_view(words_for(press.interaction), sight, channel))

    async def _in_play(self, press: Press[OfState]) -> Sight:
        sight = await self._moderated(press)
        if sight.ending:
            raise PartieEnded
        return sight

    async def _moderated(self, press: Press[OfState]) -> Sight:
        _check_moderator(press.interaction)
        sight = await servers.table(self.context, press.interaction.guild_id or 0, press.control.partie)
        if not _moderates(press.interaction, sight.location.table, sight.location.channel):
            raise NotAModerator
        return sight

    # Events.

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Finds servers joined or left on this shard only: other shards may not be ready yet."""
        client = self.client
        present = {guild.id for guild in client.guilds}
        await membership.compare(client.context, present, lambda guild: client.shard_of(guild) == shard)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        # During a Discord outage, discord.py does not call this.
        await membership.left(self.context, guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await membership.joined(self.context, guild.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_member_update")
    async def retry_closed_tables(
        self, _: object, changed: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        """Retries table messages after a permission change reopens channels."""
        # Discord reports member changes only for the bot itself.
        for channel in self.client.tables.closed_channels(changed.guild.id):
            if may_set_table(changed.guild, channel):
                await self.client.tables.access_regained(channel)


def _locale(interaction: Interaction) -> str:
    return str(interaction.guild_locale or interaction.locale)


def _managed_server(interaction: Interaction) -> int:
    server = server_of(interaction)
    if server is None:
        raise NotOnAServer
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    return server


def _check_may_write(interaction: Interaction, channel: int) -> None:
    found = interaction.guild.get_channel(channel) if interaction.guild else None
    if found is None or interaction.guild is None:
        raise MayNotWrite
    granted = found.permissions_for(interaction.guild.me)
    if not (granted.view_channel and granted.send_messages and granted.read_message_history):
        raise MayNotWrite


def _check_moderator(interaction: Interaction) -> None:
    if where(interaction) is not Where.SERVER:
        raise NotOnAServer
    if not _may_moderate(interaction.permissions):
        raise NotAModerator


def _may_moderate(granted: discord.Permissions) -> bool:
    return granted.manage_messages or granted.manage_threads


def _moderates(interaction: Interaction, *channels: int | None) -> bool:
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


async def setup(client: PiquetBot) -> None:
    await client.add_cog(ServersCog(client))
