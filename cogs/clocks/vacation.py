"""/piquet vacation: stops a person's clocks while they are away."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import PiquetBot
from bot.features.clocks import vacation
from bot.features.clocks.vacation import VacationState
from bot.features.clocks.vacation_view import vacation_view
from bot.features.players import settings
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text

Interaction = discord.Interaction[PiquetBot]
_Respond = Callable[[Interaction, ui.LayoutView], Awaitable[bool]]


class VacationCog(commands.Cog):
    """The vacations of a person."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.add_controls(back=self.end)

    @app_commands.command(name="vacation", description=text("command-vacation"))
    @app_commands.describe(days=text("command-vacation-days"))
    async def vacation(
        self, interaction: Interaction, days: app_commands.Range[int, 1, vacation.A_YEAR] | None = None
    ) -> None:
        """Starts a vacation of this many days. Without days, shows the current vacation and the days left."""
        context, user = self._client.context, interaction.user.id
        await settings.remember_locale(context, user, str(interaction.locale))
        rest = await (vacation.state(context, user) if days is None else vacation.begin(context, user, days))
        await self._show(interaction, rest, answer.show)

    async def end(self, press: Press) -> None:
        """Ends the vacation."""
        await self._show(press.interaction, await vacation.end(self._client.context, press.user), answer.redraw)

    async def _show(self, interaction: Interaction, rest: VacationState, respond: _Respond) -> None:
        await respond(interaction, vacation_view(words_for(interaction), rest))
