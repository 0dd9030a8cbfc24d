from dataclasses import replace

from discord import ui

from bot.features.challenges import service as challenges
from bot.features.challenges.posts import ChallengeMessenger, ChallengePosts
from bot.features.clocks import absences
from bot.features.lessons.view import offer_lesson
from bot.features.players import service as players
from bot.kit.controls import Control, Press
from bot.kit.discord import answer
from bot.kit.discord.reader import Where, server_of, where
from bot.kit.shared_controls import OfChallenge
from bot.model.challenges import Challenge, ChallengeState
from bot.model.errors import NoSuchChallenge
from bot.model.ids import PRIVATE
from bot.model.players import NamedPlayer
from bot.runtime.context import Context


class ChallengeClicks:
    def __init__(self, context: Context, messenger: ChallengeMessenger, posts: ChallengePosts) -> None:
        self._context = context
        self._messenger = messenger
        self._posts = posts

    async def clicked(self, press: Press[Control], challenge: int) -> Challenge:
        """Returns the clicked challenge. Raises NoSuchChallenge if the person may not answer it where they clicked.

        A click on the challenge's server proves membership. A private challenge accepts only its challenger's clicks,
        and clicks in its channel (by default, the opponent's DMs).
        """
        offer = await challenges.get(self._context, challenge)
        if offer.is_private and offer.against_house and press.user == offer.challenger:
            return offer
        here = press.interaction.channel_id == offer.channel or press.user == offer.challenger
        if offer.message is None and where(press.interaction) is Where.DM:
            here = here or press.user == offer.opponent
        if (server_of(press.interaction) or PRIVATE) != offer.guild or (offer.is_private and not here):
            raise NoSuchChallenge
        return offer

    async def still_open(self, press: Press[OfChallenge]) -> Challenge | None:
        """Returns the clicked challenge. Redraws a private challenge that is no longer open, and returns None."""
        offer = await self.clicked(press, press.control.challenge)
        await players.remember_locale(self._context, press.user, str(press.interaction.locale))
        if not offer.is_private or offer.is_open(self._context.clock()):
            return offer
        state = ChallengeState.EXPIRED if offer.state is ChallengeState.OPEN else offer.state
        await self.redraw(press, replace(offer, state=state))
        return None

    async def to_accept(self, press: Press[OfChallenge]) -> Challenge | None:
        """Returns the challenge to accept. Redraws it and returns None if it is closed or its challenger has left.

        Raises DmsClosed or DmsLater if the bot cannot send DMs to the person.
        """
        offer = await self.still_open(press)
        if offer is None or press.user == offer.challenger or offer.opponent not in (None, press.user):
            return offer
        if offer.is_open(self._context.clock()):
            gone = await absences.absence_of(self._messenger, offer.guild, offer.challenger)
            if gone is not None:
                await self.redraw_everywhere(press, await challenges.close_absent(self._context, offer, gone))
                return None
        if offer.is_private:
            await self._posts.check_reach(press.interaction)
        return offer

    async def accept(self, press: Press[OfChallenge], words: str = "", shown: str | None = None) -> None:
        if await self.to_accept(press) is None:
            return
        person = press.interaction.user
        player = NamedPlayer(person.id, person.display_name)
        accepted = await challenges.accept(
            self._context, press.control.challenge, player, message_of(press), words, shown
        )
        await self.redraw_everywhere(press, accepted)
        await offer_lesson(self._context, press.interaction)

    async def redraw(self, press: Press[OfChallenge], challenge: Challenge) -> None:
        """Redraws the clicked message if it is the challenge's own. Otherwise shows the challenge in private."""
        message, view = press.interaction.message, await self._posts.view(press.interaction, challenge)
        own = message is not None and challenge.message in (None, message.id)
        await (answer.rewrite if own else answer.redraw)(press.interaction, view)

    async def redraw_everywhere(
        self, press: Press[OfChallenge], challenge: Challenge, page: ui.LayoutView | None = None
    ) -> None:
        """Redraws the challenge's message.

        If another message was clicked, shows ``page`` there, by default the challenge.
        """
        if challenge.message in (None, message_of(press)):
            await self.redraw(press, challenge)
            return
        await answer.redraw(press.interaction, page or await self._posts.view(press.interaction, challenge))
        language = await players.language_at(self._context, challenge)
        await self._messenger.redraw_challenge(challenge, language)


def message_of(press: Press[Control]) -> int | None:
    message = press.interaction.message
    return None if message is None or message.flags.ephemeral else message.id
