"""/piquet rules: the pages that teach the game, and the buttons that open and turn them."""

from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.lessons import service as lessons
from bot.features.rules.view import LESSONS, is_further, page_named, rules_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text


class RulesCog(PiquetCog):
    """The pages that teach the game."""

    @app_commands.command(name="rules", description=text("command-rules"))
    async def rules(self, interaction: Interaction) -> None:
        """Opens the first page."""
        await answer.show(interaction, rules_view(words_for(interaction), LESSONS[0]))

    @control("rules")
    async def open_page(self, press: Press) -> None:
        """Opens a page from a challenge. A new player gets the short overview of the game first."""
        name, say = _page(press), words_for(press.interaction)
        first = is_further(name) and await lessons.is_new(self.context, press.user)
        view = rules_view(say, LESSONS[0], then=name) if first else rules_view(say, name)
        await answer.show(press.interaction, view)

    @control("turnto")
    async def turn_page(self, press: Press) -> None:
        """Turns to another page."""
        await answer.redraw(press.interaction, rules_view(words_for(press.interaction), _page(press)))


def _page(press: Press) -> str:
    """The requested page; the first one if it no longer exists."""
    return page_named(press.values[0] if press.values else press.arg)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_cog(RulesCog(client))
