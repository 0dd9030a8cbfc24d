"""/piquet server: the settings that a server's managers choose for all parties on it."""

from discord import app_commands, ui

from bot.cog import Interaction, PiquetCog, control
from bot.features.clocks.time_zones import zone_choices, zone_typed
from bot.features.daily import days
from bot.features.servers.daily_offer import accepted_view
from bot.features.servers.service import (
    MOST_CHALLENGES,
    MOST_PARTIES,
    MOST_TABLES,
    MOST_TO_ONE,
    ServerChanges,
    save_server_settings,
)
from bot.features.servers.view import server_changes, server_panel
from bot.kit.choices import PACES, chosen_language, language_choices
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import server_of, words_for
from bot.kit.translator import text
from bot.model.errors import MayNotWrite, NotOnAServer
from bot.model.servers import Guild

_PLACES = [
    app_commands.Choice(name=text("command-in-thread"), value="thread"),
    app_commands.Choice(name=text("command-in-channel"), value="channel"),
]
_CLAIMS = [
    app_commands.Choice(name=text("command-claims-opponent"), value="opponent"),
    app_commands.Choice(name=text("command-claims-itself"), value="itself"),
]


class ServerCog(PiquetCog):
    """The settings of a server."""

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
        """Changes the given settings, and shows all settings of this server.

        Raises NotOnAServer, MissingPermissions, LimitOutOfBounds or NoSuchZone.
        """
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
        """The time zones that match what the person has typed, each with its local time."""
        return zone_choices(words_for(interaction), typed, self.context.clock(), _locale(interaction))

    @control("serverset")
    async def change(self, press: Press) -> None:
        """Changes the clicked setting, if the person manages this server.

        Raises NotOnAServer, MissingPermissions or MayNotWrite.
        """
        interaction, server = press.interaction, _managed_server(press.interaction)
        changes = server_changes(press.arg, press.values)
        if changes.daily_channel:
            _check_may_write(interaction, changes.daily_channel)
        guild = await save_server_settings(self.context, server, changes)
        await answer.redraw(interaction, await self._panel(interaction, guild))

    @control("dayhere")
    async def post_daily_here(self, press: Press) -> None:
        """Posts the daily deals in this channel from now on. Raises NotOnAServer, MissingPermissions or MayNotWrite."""
        interaction, server = press.interaction, _managed_server(press.interaction)
        channel = interaction.channel_id or 0
        _check_may_write(interaction, channel)
        await save_server_settings(self.context, server, ServerChanges(daily_channel=channel))
        await answer.redraw(interaction, accepted_view(words_for(interaction), channel))

    async def _panel(self, interaction: Interaction, guild: Guild) -> ui.LayoutView:
        now = self.context.clock()
        day = await self.context.database.read(lambda tx: days.open_day(tx, guild.id, now))
        # The words are looked up last, because the language may just have changed.
        closes_at = None if day is None else day.closes_at
        return server_panel(words_for(interaction), guild, _locale(interaction), now, closes_at)


def _locale(interaction: Interaction) -> str:
    return str(interaction.guild_locale or interaction.locale)


def _managed_server(interaction: Interaction) -> int:
    """The server, if the person manages it. Raises NotOnAServer or MissingPermissions."""
    server = server_of(interaction)
    if server is None:
        raise NotOnAServer
    if not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])
    return server


def _check_may_write(interaction: Interaction, channel: int) -> None:
    """Raises MayNotWrite unless the bot may see, read and write in this channel of the server."""
    found = interaction.guild.get_channel(channel) if interaction.guild else None
    if found is None or interaction.guild is None:
        raise MayNotWrite
    granted = found.permissions_for(interaction.guild.me)
    if not (granted.view_channel and granted.send_messages and granted.read_message_history):
        raise MayNotWrite
