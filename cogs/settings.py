"""Wishes: how a person likes to play, what a server has chosen, and vacations."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.clocks import vacation
from bot.services.clocks.vacation import Rest
from bot.services.core import queries
from bot.services.core.errors import NoSuchZone, NotQuietHours
from bot.services.core.queries import Changes, GuildChanges
from bot.services.ledger import leaderboards
from bot.ui.kit.controls import Press
from bot.ui.kit.translator import text
from bot.ui.kit.words import words
from bot.ui.messenger import answer
from bot.ui.settings.quiet_hours import quiet_hours
from bot.ui.settings.settings_text import hour_in, server_text, settings_text, vacation_view
from bot.ui.settings.time_zones import search, title, zone_named
from cogs.challenge import PACES

Interaction = discord.Interaction[PiquetBot]
_Respond = Callable[[Interaction, ui.LayoutView], Awaitable[bool]]
_PLACES = [
    app_commands.Choice(name=text("command-in-thread"), value="thread"),
    app_commands.Choice(name=text("command-in-channel"), value="channel"),
]
_CLAIMS = [
    app_commands.Choice(name=text("command-claims-opponent"), value="opponent"),
    app_commands.Choice(name=text("command-claims-itself"), value="itself"),
]


class Wishes(commands.Cog):
    """What is chosen for all parties."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(back=self.back)

    @app_commands.command(name="settings", description=text("command-settings"))
    @app_commands.describe(
        ask_deal=text("command-settings-deal"),
        answer_calls=text("command-settings-answers"),
        one_click=text("command-settings-clicks"),
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
        reminders: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        listed: bool | None = None,
        pictures: bool | None = None,
        four_colours: bool | None = None,
    ) -> None:
        """Shows how he plays, and changes it."""
        context, say = self._client.context, words(str(interaction.locale))
        when = _quiet(interaction, quiet), _zone(zone)
        changes = Changes(ask_deal, answer_calls, one_click, reminders, *when, pictures, four_colours)
        await queries.greet(context, interaction.user.id, str(interaction.locale))
        if listed is not None:
            await leaderboards.list_everywhere(context, interaction.user.id, listed=listed)
        user = await queries.wish(context, interaction.user.id, changes)
        await answer.say(interaction, settings_text(say, user, context.clock()))

    @settings.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The time zones that fit what he has typed, with the hour it is there."""
        say, now = words(str(interaction.locale)), self._client.context.clock()
        return [
            app_commands.Choice(
                name=say("zone-choice", zone=title(zone.name), time=hour_in(zone.name, now)), value=zone.name
            )
            for zone in search(typed, str(interaction.locale))
        ]

    @app_commands.command(name="server", description=text("command-server"))
    @app_commands.describe(
        tables=text("command-server-tables"),
        pace=text("command-server-pace"),
        claims=text("command-server-claims"),
        awards=text("command-server-awards"),
        pictures=text("command-server-pictures"),
        advice=text("command-server-advice"),
    )
    @app_commands.choices(tables=_PLACES)
    @app_commands.choices(pace=PACES)
    @app_commands.choices(claims=_CLAIMS)
    @app_commands.checks.has_permissions(manage_guild=True)
    async def server(
        self,
        interaction: Interaction,
        tables: str | None = None,
        pace: int | None = None,
        claims: str | None = None,
        awards: bool | None = None,
        pictures: bool | None = None,
        advice: bool | None = None,
    ) -> None:
        """Shows what this server has chosen, and changes it."""
        changes = GuildChanges(
            table_in_channel=None if tables is None else tables == "channel",
            pace=pace,
            claims_itself=None if claims is None else claims == "itself",
            awards=awards,
            pictures=pictures,
            advice=advice,
        )
        guild = await queries.set_guild(self._client.context, interaction.guild_id or 0, changes)
        await answer.say(interaction, server_text(words(str(interaction.locale)), guild))

    @app_commands.command(name="vacation", description=text("command-vacation"))
    @app_commands.describe(days=text("command-vacation-days"))
    async def vacation(
        self, interaction: Interaction, days: app_commands.Range[int, 1, vacation.A_YEAR] | None = None
    ) -> None:
        """Shows whether he is away and how many days he has left; with days, goes away."""
        context, user = self._client.context, interaction.user.id
        await queries.greet(context, user, str(interaction.locale))
        rest = await (vacation.state(context, user) if days is None else vacation.begin(context, user, days))
        await self._rests(interaction, rest, answer.show)

    async def back(self, press: Press) -> None:
        """Ends his vacation."""
        await self._rests(press.interaction, await vacation.end(self._client.context, press.user), answer.redraw)

    async def _rests(self, interaction: Interaction, rest: Rest, respond: _Respond) -> None:
        try:
            await respond(interaction, vacation_view(words(str(interaction.locale)), rest))
        finally:
            for partie in rest.parties:
                self._client.dispatcher.hurry(partie)


def _quiet(interaction: Interaction, typed: str | None) -> str | None:
    """Raises NotQuietHours."""
    if typed is None:
        return None
    hours = quiet_hours(words(str(interaction.locale)), typed)
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
    await client.seat(Wishes(client))
