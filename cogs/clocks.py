from collections.abc import Awaitable, Callable

from discord import app_commands, ui

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.clocks import vacation
from bot.features.clocks.idle_parties import IdleParties
from bot.features.clocks.reminders import Reminders
from bot.features.clocks.vacation import VacationState
from bot.features.clocks.vacation_view import EndVacation, vacation_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text

_Respond = Callable[[Interaction, ui.LayoutView], Awaitable[bool]]


class ClocksCog(PiquetCog):
    @app_commands.command(name="vacation", description=text("command-vacation"))
    async def vacation(
        self, interaction: Interaction, days: app_commands.Range[int, 1, vacation.A_YEAR] | None = None
    ) -> None:
        """Starts a vacation. Without ``days``, shows the current one."""
        context, user = self.context, interaction.user.id
        await self.remember(interaction)
        rest = await (vacation.state(context, user) if days is None else vacation.begin(context, user, days))
        await self._show(interaction, rest, answer.show)

    @control(EndVacation)
    async def end(self, press: Press[EndVacation]) -> None:
        await self._show(press.interaction, await vacation.end(self.context, press.user), answer.redraw)

    async def _show(self, interaction: Interaction, rest: VacationState, respond: _Respond) -> None:
        await respond(interaction, vacation_view(words_for(interaction), rest))


async def setup(client: PiquetBot) -> None:
    client.agenda.add(Reminders(client.context), IdleParties(client.context, client.messenger))
    await client.add_cog(ClocksCog(client))
