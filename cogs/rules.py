from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.lessons import service as lessons
from bot.features.rules.view import PAGES, TurnRules, is_about_variants, page_named, rules_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.shared_controls import OpenRules
from bot.kit.translator import text


class RulesCog(PiquetCog):
    @app_commands.command(name="rules", description=text("command-rules"))
    async def rules(self, interaction: Interaction) -> None:
        await answer.show(interaction, rules_view(words_for(interaction), PAGES[0]))

    @control(OpenRules)
    async def open_page(self, press: Press[OpenRules]) -> None:
        """Opens a rules page from a challenge. A new player first gets the game's short overview."""
        name, say = page_named(press.control.page), words_for(press.interaction)
        first = is_about_variants(name) and await lessons.is_new(self.context, press.user)
        view = rules_view(say, PAGES[0], then=name) if first else rules_view(say, name)
        await answer.show(press.interaction, view)

    @control(TurnRules)
    async def turn_page(self, press: Press[TurnRules]) -> None:
        await answer.redraw(
            press.interaction,
            rules_view(words_for(press.interaction), page_named(press.control.chosen_page or press.control.page)),
        )


async def setup(client: PiquetBot) -> None:
    await client.add_cog(RulesCog(client))
