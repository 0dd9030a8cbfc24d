"""/piquet settings: how a person likes to play."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.core import settings
from bot.services.core.errors import NoSuchZone, NotQuietHours
from bot.services.core.settings import PlayerChanges
from bot.services.ledger import leaderboards
from bot.ui.kit.translator import text
from bot.ui.messenger import answer
from bot.ui.messenger.reader import words_for
from bot.ui.settings.quiet_hours import quiet_hours
from bot.ui.settings.settings import hour_in, settings_text
from bot.ui.settings.time_zones import search, title, zone_named

Interaction = discord.Interaction[PiquetBot]


class SettingsCog(commands.Cog):
    """The settings of a person, for all their parties."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client

    @app_commands.command(name="settings", description=text("command-settings"))
    @app_commands.describe(
        ask_deal=text("command-settings-deal"),
        answer_calls=text("command-settings-answers"),
        one_click=text("command-settings-clicks"),
        sure_leads=text("command-settings-sure-leads"),
        reminders=text("command-settings-reminders"),
        quiet=text("command-settings-quiet"),
        zone=text("command-settings-zone"),
        listed=text("command-settings-listed"),
        pictures=text("command-settings-pictures"),
        four_colours=text("command-settings-colours"),
    )
    async def settings(
        self,
        interaction: Interaction,
        ask_deal: bool | None = None,
        answer_calls: bool | None = None,
        one_click: bool | None = None,
        sure_leads: bool | None = None,
        reminders: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        listed: bool | None = None,
        pictures: bool | None = None,
        four_colours: bool | None = None,
    ) -> None:
        """Changes the settings that are given, and shows all. Raises NotQuietHours or NoSuchZone."""
        context, say = self._client.context, words_for(interaction)
        when = _quiet(interaction, quiet), _zone(zone)
        changes = PlayerChanges(ask_deal, answer_calls, one_click, reminders, *when, pictures, four_colours, sure_leads)
        await settings.remember_locale(context, interaction.user.id, str(interaction.locale))
        if listed is not None:
            await leaderboards.list_everywhere(context, interaction.user.id, listed=listed)
        user = await settings.save_player_settings(context, interaction.user.id, changes)
        await answer.say(interaction, settings_text(say, user, context.clock()))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The time zones that match what the person has typed, each with its local time."""
        say, now = words_for(interaction), self._client.context.clock()
        return [
            app_commands.Choice(
                name=say("zone-choice", zone=title(zone.name), time=hour_in(zone.name, now)), value=zone.name
            )
            for zone in search(typed, str(interaction.locale))
        ]


def _quiet(interaction: Interaction, typed: str | None) -> str | None:
    """Raises NotQuietHours."""
    if typed is None:
        return None
    hours = quiet_hours(words_for(interaction), typed)
    if hours is None:
        raise NotQuietHours
    return hours


def _zone(typed: str | None) -> str | None:
    """Raises NoSuchZone."""
    if typed is None:
        return None
    zone = zone_named(typed)
    if zone is None:
        raise NoSuchZone
    return zone


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_piquet_cog(SettingsCog(client))
