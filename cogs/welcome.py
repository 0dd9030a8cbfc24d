from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog
from bot.features.challenges import service as challenges
from bot.features.challenges.draft import ChallengeDraft, first_draft
from bot.features.daily.page import DayPage, check_reach, page_of, server_for
from bot.features.lessons import service as lessons
from bot.features.lessons.view import offer_lesson
from bot.features.servers.daily_offer import offer_daily
from bot.features.welcome.view import help_view, play_view
from bot.kit.discord import answer
from bot.kit.discord.reader import server_of, words_for
from bot.kit.translator import text
from bot.model.errors import DayYetToBegin

GREETING: Final = frozenset({"challenge", "games", "hand", "profile", "leaderboard"})
"""Commands that offer a new person the first lesson afterwards."""


class WelcomeCog(PiquetCog):
    @app_commands.command(name="help", description=text("command-help"))
    async def help(self, interaction: Interaction) -> None:
        await self.remember(interaction)
        guild = await server_for(self.context, self.client.members, interaction.user.id, server_of(interaction))
        is_new = await lessons.is_new(self.context, interaction.user.id)
        await answer.show(interaction, help_view(words_for(interaction), guild, ChallengeDraft(), is_new=is_new))

    @app_commands.command(name="play", description=text("command-play"))
    async def play(self, interaction: Interaction) -> None:
        """Offers the daily deal, and a partie against the suggested house level by the rules last played."""
        await self.remember(interaction)
        last, suggestion = await challenges.last_and_next(self.context, interaction.user.id)
        draft = first_draft(last, suggestion.level)
        is_new = last is None and await lessons.is_new(self.context, interaction.user.id)
        view = play_view(words_for(interaction), draft, await self._page(interaction), suggestion, is_new=is_new)
        await answer.show(interaction, view)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], command: app_commands.Command[Any, ..., Any] | Any
    ) -> None:
        """After a command's answer, offers the first lesson or a daily channel."""
        if not self.client.accept_request():
            return
        if command.name in GREETING:
            await offer_lesson(self.context, interaction)
        await offer_daily(self.context, interaction)

    async def _page(self, interaction: Interaction) -> DayPage | None:
        here, members, user = server_of(interaction), self.client.members, interaction.user.id
        guild = await server_for(self.context, members, user, here)
        await check_reach(self.context, members, user, guild, here)
        try:
            return await page_of(self.context, user, guild)
        except DayYetToBegin:
            return None


async def setup(client: PiquetBot) -> None:
    await client.add_cog(WelcomeCog(client))
