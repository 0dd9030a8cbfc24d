"""The buttons on a hand when the opponent's time is up: claim the partie, or give more time."""

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.hands.claim import claim_view
from bot.features.hands.hand_answers import HandAnswers
from bot.features.parties import deciding, queries
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.model.errors import NotYet, NotYoursToClaim


class ClaimCog(PiquetCog):
    """Claims parties from opponents whose time is up."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._answers = HandAnswers(client.context, client.dispatcher, client.renderer)

    @control("claiming")
    async def ask(self, press: Press) -> None:
        """Asks the player to confirm the claim. Raises NotYoursToClaim or NotYet."""
        sight = await queries.seat_sight(self.context, press.partie_id, press.user)
        if sight.seq != press.seq or sight.ending:
            await self._answers.show_news(press, sight)
        elif sight.my_turn:
            raise NotYoursToClaim
        elif not sight.late:
            raise NotYet
        else:
            await answer.redraw(press.interaction, claim_view(words_for(press.interaction), sight))

    @control("claim")
    async def confirm(self, press: Press) -> None:
        """Claims the partie."""
        context, key = self.context, press.interaction.id
        await self._answers.decide(
            press, lambda: deciding.claim(context, press.partie_id, press.user, seen=press.seq, key=key)
        )

    @control("grant")
    async def give_time(self, press: Press) -> None:
        """Gives the opponent more time."""
        context, key = self.context, press.interaction.id
        await self._answers.decide(
            press, lambda: deciding.give_time(context, press.partie_id, press.user, seen=press.seq, key=key)
        )
