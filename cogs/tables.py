import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.hands.clicks import AskToResign
from bot.features.parties import queries
from bot.features.tables.games import TurnGames, games_view, pick_view
from bot.features.tables.view import reasons_view, table_view
from bot.kit.card_faces import CardFaces
from bot.kit.controls import OfState, Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import lacking, lacking_view
from bot.kit.discord.reader import words_for
from bot.kit.partie_links import more_view
from bot.kit.pictures.picture import Picture
from bot.kit.shared_controls import ExplainScore, ShowHand, ShowMore, ShowTable
from bot.kit.translator import text
from bot.model.errors import PartieInPlay
from bot.model.players import Pictures
from bot.model.sight import Sight

LISTS: dict[str, type[OfState]] = {kind.verb: kind for kind in (ShowHand, AskToResign, ShowTable)}
"""Controls in lists that ask for a partie, by verb."""


class TablesCog(PiquetCog):
    @app_commands.command(name="table", description=text("command-table"))
    async def table(self, interaction: Interaction) -> None:
        """Shows this channel's table, or else the table of the person's only partie. Reopens a lost table here."""
        found = await queries.tables(self.context, interaction.channel_id or 0, interaction.user.id)
        if found.number == 1:
            await self._show(interaction, found.games[0])
        else:
            await answer.show(interaction, pick_view(words_for(interaction), found, ShowTable))

    @control(ShowTable)
    async def picked(self, press: Press[ShowTable]) -> None:
        await self._show(press.interaction, await self.public_sight(press.interaction, press.control.partie))

    @control(ShowMore)
    async def about(self, press: Press[ShowMore]) -> None:
        """Lists all pages about a finished partie (button *More…*)."""
        sight = await self.public_sight(press.interaction, press.control.partie)
        if sight.ending is None:
            raise PartieInPlay
        if press.user in sight.people.users:
            sight = await queries.seat_sight(self.context, press.control.partie, press.user)
        await answer.show(press.interaction, more_view(words_for(press.interaction), sight))

    @control(ExplainScore)
    async def why(self, press: Press[ExplainScore]) -> None:
        sight = await self.public_sight(press.interaction, press.control.partie, press.control.deal - 1)
        await answer.show(press.interaction, reasons_view(words_for(press.interaction), sight))

    async def _show(self, interaction: Interaction, sight: Sight) -> None:
        say = words_for(interaction)
        lost = sight.location.table is None and not sight.ending and interaction.user.id in sight.people.users
        if lost and interaction.channel_id and interaction.guild_id == sight.location.guild:
            if lacks := lacking(interaction):
                await answer.show(interaction, lacking_view(interaction, lacks))
                return
            await self.client.tables.move(sight.partie_id, interaction.channel_id)
            await answer.say(interaction, say("table-reseated"))
            return
        public = await self.public_sight(interaction, sight.partie_id)
        person = await queries.person(self.context, interaction.user.id)
        faces = CardFaces(say, person.four_colours, person.cards_as_text)
        await answer.show(interaction, table_view(faces, public), picture=await self._picture(interaction, public))

    async def _picture(self, interaction: Interaction, public: Sight) -> Picture | None:
        person = await queries.wants_pictures(self.context, interaction.user.id, public.location.guild)
        if person is None or person.pictures is not Pictures.ALWAYS:
            return None
        return await self.client.renderer.public_picture(
            interaction.user.id, words_for(interaction), public, four=person.four_colours
        )

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.client.tables.lost(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.client.tables.lost(channel.id, channel.guild.id)

    # Lists of parties in play.

    @app_commands.command(name="games", description=text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        found = await queries.games(self.context, interaction.user.id)
        await answer.show(interaction, games_view(words_for(interaction), found))

    @control(TurnGames)
    async def turn_page(self, press: Press[TurnGames]) -> None:
        verb, page = press.control.verb_of_list, press.control.page
        channel, say = press.interaction.channel_id or 0, words_for(press.interaction)
        if verb == TurnGames.verb:
            view = games_view(say, await queries.games(self.context, press.user, page))
        else:
            find = queries.tables if verb == ShowTable.verb else queries.own_games
            view = pick_view(say, await find(self.context, channel, press.user, page), LISTS[verb])
        await answer.redraw(press.interaction, view)


async def setup(client: PiquetBot) -> None:
    await client.add_cog(TablesCog(client))
