"""/piquet games: the list of a person's parties in play, and the buttons that turn its pages."""

from discord import app_commands

from bot.cog import Interaction, PiquetCog, control
from bot.features.parties import queries
from bot.features.tables.games import games_view, pick_view, read_page_arg
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text


class GamesCog(PiquetCog):
    """The lists of parties in play, and their pages. The cog of its verb handles the button of a partie."""

    @app_commands.command(name="games", description=text("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """Lists the person's parties in play."""
        found = await queries.games(self.context, interaction.user.id)
        await answer.show(interaction, games_view(words_for(interaction), found))

    @control("games")
    async def turn_page(self, press: Press) -> None:
        """Turns to another page of a list of parties."""
        verb, page = read_page_arg(press.arg)
        channel, say = press.interaction.channel_id or 0, words_for(press.interaction)
        if verb == "games":
            view = games_view(say, await queries.games(self.context, press.user, page))
        else:
            find = queries.tables if verb == "table" else queries.own_games
            view = pick_view(say, await find(self.context, channel, press.user, page), verb)
        await answer.redraw(press.interaction, view)
