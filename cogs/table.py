"""The table: what is public, the rules, and places that are lost."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.core import queries
from bot.services.core.sight import Sight
from bot.services.play import deciding
from bot.ui.kit.controls import Press
from bot.ui.kit.translator import text
from bot.ui.kit.words import words
from bot.ui.learn.rules_pages import LESSONS, PAGES
from bot.ui.learn.rules_view import rules_view
from bot.ui.messenger import answer
from bot.ui.messenger.permissions import lacking, lacking_view
from bot.ui.pictures.drawing_thread import public_picture
from bot.ui.pictures.picture import Picture
from bot.ui.table.games import games_view, pick_view
from bot.ui.table.table import table_view
from bot.ui.talk.score_reasons import reasons_view

Interaction = discord.Interaction[PiquetBot]


class Places(commands.Cog):
    """What is open to all."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(table=self.table_of, why=self.why, rules=self.page, help=self.page, turnto=self.page)

    @app_commands.command(name="table", description=text("command-table"))
    async def table(self, interaction: Interaction) -> None:
        """Shows the table here, or of his only partie; one that has lost its place is set up here."""
        say = words(str(interaction.locale))
        here = await queries.at_table(self._client.context, interaction.channel_id or 0, interaction.user.id)
        found = here or await queries.games(self._client.context, interaction.user.id)
        if not found:
            await answer.show(interaction, games_view(say, found))
        elif len(found) == 1:
            await self._show(interaction, found[0])
        else:
            await answer.show(interaction, pick_view(say, found, "table"))

    async def table_of(self, press: Press) -> None:
        """Shows the table of the partie that was picked."""
        await self._show(press.interaction, await queries.public_sight(self._client.context, press.partie))

    async def why(self, press: Press) -> None:
        """Tells why a deal came out as it did."""
        # What follows the number of the deal is the mark of an award.
        number = int(press.arg.partition(".")[0])
        sight = await deciding.sight(self._client.context, press.partie, None, number - 1)
        await answer.show(press.interaction, reasons_view(words(str(press.interaction.locale)), sight))

    async def _show(self, interaction: Interaction, sight: Sight) -> None:
        say = words(str(interaction.locale))
        lost = sight.table is None and not sight.ending and interaction.user.id in sight.users
        if lost and interaction.channel_id and interaction.guild_id == sight.guild:
            if lacks := lacking(interaction):
                await answer.show(interaction, lacking_view(interaction, lacks))
                return
            await self._client.dispatcher.reseat(sight.partie, interaction.channel_id)
            await answer.say(interaction, say("table-reseated"))
            return
        public = await queries.public_sight(self._client.context, sight.partie)
        await answer.show(interaction, table_view(say, public), picture=await self._picture(interaction, public))

    async def _picture(self, interaction: Interaction, public: Sight) -> Picture | None:
        """The table, where the server and he who asks want pictures."""
        person = await queries.wants_pictures(self._client.context, interaction.user.id, public.guild)
        if person is None:
            return None
        return await public_picture(words(str(interaction.locale)), public, four=person.four_colours)

    @app_commands.command(name="rules", description=text("command-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """Opens the game's pages, at the first."""
        await answer.show(interaction, rules_view(words(str(interaction.locale)), LESSONS[0]))

    async def page(self, press: Press) -> None:
        """Turns to another page; from a challenge, opens the pages."""
        name = press.values[0] if press.values else press.arg
        view = rules_view(words(str(press.interaction.locale)), name if name in PAGES else LESSONS[0])
        if press.verb == "turnto":
            await answer.redraw(press.interaction, view)
        else:
            await answer.show(press.interaction, view)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table whose thread was deleted finds a new place."""
        await self._client.dispatcher.lost(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table whose channel was deleted loses its place, and the players are told."""
        await self._client.dispatcher.lost(channel.id, channel.guild.id)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Places(client))
