from discord import app_commands, ui

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.hands.clicks import AskToResign, PlayOn, ResignPartie
from bot.features.hands.early_end import resign_view
from bot.features.hands.hand_answers import HandAnswers
from bot.features.parties import deciding, queries
from bot.features.parties.old_requests import OldRequests
from bot.features.results.entries import if_resigned
from bot.features.tables.games import pick_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.translator import text
from bot.model.sight import Sight


class PartiesCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._answers = HandAnswers(client.context, client.poster, client.renderer)

    @app_commands.command(name="resign", description=text("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        """Asks for confirmation, or first asks which partie if the player has several."""
        await self.remember(interaction)
        found = await queries.own_games(self.context, interaction.channel_id or 0, interaction.user.id)
        say = words_for(interaction)
        if found.number == 1:
            await answer.show(interaction, await self._question(interaction, found.games[0]))
        else:
            await answer.show(interaction, pick_view(say, found, AskToResign))

    @control(AskToResign)
    async def ask(self, press: Press[AskToResign]) -> None:
        sight = await queries.seat_sight(self.context, press.control.partie, press.user)
        await answer.redraw(press.interaction, await self._question(press.interaction, sight))

    async def _question(self, interaction: Interaction, sight: Sight) -> ui.LayoutView:
        ratings = await if_resigned(self.context, sight.partie_id, interaction.user.id)
        return resign_view(words_for(interaction), sight, ratings)

    @control(ResignPartie)
    async def confirm(self, press: Press[ResignPartie]) -> None:
        context, key = self.context, press.interaction.id
        sight = await deciding.decide(context, press.control.partie, press.user, deciding.resign, key=key)
        await self._answers.show_hand(press, sight)

    @control(PlayOn)
    async def play_on(self, press: Press[PlayOn]) -> None:
        """Shows the hand again to a player who does not resign or claim the game after all."""
        sight = await queries.seat_sight(self.context, press.control.partie, press.user)
        await self._answers.show_hand(press, sight)


async def setup(client: PiquetBot) -> None:
    client.agenda.add(OldRequests(client.context))
    await client.add_cog(PartiesCog(client))
