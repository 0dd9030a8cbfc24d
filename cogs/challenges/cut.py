"""Cutting: the form for a player's cut words, and the opening of a partie against the house."""

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.challenges import service as challenges
from bot.features.challenges.clicks import ChallengeClicks, message_of
from bot.features.challenges.cut_form import CutFor, cut_form, purpose_of
from bot.features.challenges.posts import ChallengePosts
from bot.features.proofs.fair_deals import FairDeals
from bot.features.proofs.fair_view import fair_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.model.errors import NothingToCut


class CutCog(PiquetCog):
    """The buttons *Cut* and *Deal* of a challenge."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        posts = ChallengePosts(client.context, client.messenger, client.dispatcher)
        self._clicks = ChallengeClicks(client.context, client.messenger, posts)

    @control("cut")
    async def cut(self, press: Press) -> None:
        """Opens the form for the challenger, or for a person who may accept the challenge. Raises NothingToCut."""
        context, purpose = self.context, CutFor.ACCEPTING
        offer = await self._clicks.to_accept(press)
        if offer is None:
            return
        if press.user == offer.challenger:
            offer = await challenges.own_open(context, offer.id, press.user)
            purpose = CutFor.DEALING if offer.against_house else CutFor.CHALLENGE
        else:
            offer = await challenges.acceptable(context, offer.id, press.user)
        if not offer.commitment:
            raise NothingToCut
        await answer.ask(press.interaction, cut_form(words_for(press.interaction), offer, purpose))

    @control("words")
    async def sent(self, press: Press) -> None:
        """Handles words sent with the form. Raises ForgedId."""
        words = press.values[0] if press.values else ""
        purpose, shown = purpose_of(press.arg)
        match purpose:
            case CutFor.ACCEPTING:
                await self._clicks.accept(press, words, shown)
            case CutFor.DEALING:
                await self._deal(press, words)
            case CutFor.CHALLENGE:
                if await self._clicks.still_open(press) is None:
                    return
                offer = await challenges.cut(self.context, press.target, press.user, words)
                fair = FairDeals.of_challenge(offer, press.user, self.context.clock())
                await self._clicks.redraw_everywhere(press, offer, fair_view(words_for(press.interaction), fair))

    @control("begin")
    async def begin(self, press: Press) -> None:
        """Begins the partie against the house without words."""
        await self._deal(press)

    async def _deal(self, press: Press, words: str = "") -> None:
        if await self._clicks.still_open(press) is None:
            return
        message = message_of(press)
        dealt = await challenges.deal(self.context, press.target, press.user, words, message)
        await self._clicks.redraw_everywhere(press, dealt)
