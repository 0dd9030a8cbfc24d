"""Makes challenges and posts them: in the channel or, from the bot's DMs, in the opponent's DMs.

A challenge outside servers is private.
"""

from typing import Protocol

import discord
from discord import ui

from bot.features.challenges import service as challenges
from bot.features.challenges.panel import PanelPlace
from bot.features.challenges.view import challenge_mentions, challenge_view, fair_buttons, invited_view
from bot.features.hands.hand_answers import install_link, linked_hand
from bot.features.players import service as players
from bot.features.results.suggested_level import Suggestion
from bot.kit.discord import answer
from bot.kit.discord.reader import Interaction, Where, server_of, server_words, where, words_for
from bot.kit.names import house_name, plain
from bot.kit.partie_links import message_link
from bot.model.challenges import Challenge, ChallengeState, Terms
from bot.model.errors import AgainstABot, ChallengeClosed, DmsClosed, DmsLater, NobodyHere, StrangerToMe, TheirDmsClosed
from bot.model.house_seats import user_of
from bot.model.ids import PRIVATE
from bot.model.players import NamedPlayer
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure, Messenger, Reply
from bot.runtime.poster import Poster


class ChallengeMessenger(Messenger, Protocol):
    async def post_challenge(self, challenge: Challenge) -> Reply: ...

    async def invite(self, challenge: Challenge, language: str) -> Reply: ...


class ChallengePosts:
    def __init__(self, context: Context, messenger: ChallengeMessenger, poster: Poster) -> None:
        self._context = context
        self._messenger = messenger
        self._poster = poster

    async def challenge(
        self, interaction: Interaction, request: int, opponent: NamedPlayer | None, terms: Terms
    ) -> Challenge:
        """Makes a challenge to ``opponent``, or to anyone if None.

        Raises as ``service.challenge`` does; outside servers also NobodyHere, StrangerToMe, DmsClosed or DmsLater.
        """
        at = where(interaction)
        if at is Where.DM:
            if opponent is None:
                raise NobodyHere
            if opponent.id != interaction.user.id and not await players.knows(self._context, opponent.id):
                raise StrangerToMe
            if interaction.channel_id is not None:
                # If the challenge is declined, the bot writes to them here.
                await players.remember_dm_channel(self._context, interaction.user.id, interaction.channel_id)
        elif at is Where.ELSEWHERE:
            await self.check_reach(interaction)
        return await challenges.challenge(
            self._context,
            request,
            guild=server_of(interaction) or PRIVATE,
            channel=0 if at is Where.DM else interaction.channel_id or 0,
            challenger=_asker(interaction),
            opponent=opponent,
            terms=terms,
        )

    async def challenge_house(
        self,
        interaction: Interaction,
        request: int,
        level: str,
        terms: Terms,
        *,
        public: bool = False,
        cut_first: bool | None = None,
    ) -> Challenge:
        """Makes a challenge to the house. Raises as ``service.challenge`` does."""
        server = server_of(interaction) if public else None
        return await challenges.challenge(
            self._context,
            request,
            guild=server or PRIVATE,
            channel=interaction.channel_id or 0 if server else 0,
            challenger=_asker(interaction),
            opponent=house_at(interaction, level, public=server is not None),
            terms=terms,
            cut_first=cut_first,
        )

    async def post(self, interaction: Interaction, challenge: Challenge) -> None:
        """Shows a challenge, as the interaction's answer if possible. Raises as ``invite`` does."""
        if challenge.is_private and challenge.against_house:
            await answer.show(interaction, await self.view(interaction, challenge))
            return
        if challenge.is_private and where(interaction) is Where.DM:
            await self.invite(interaction, challenge)
            return
        view = challenge_view(server_words(interaction), challenge)
        message = await answer.post(interaction, view, challenge_mentions(challenge))
        if message is None and interaction.response.is_done():
            # The interaction has an answer already, so nobody would see an error: send without it.
            place = await self._messenger.post_challenge(challenge)
            message = place.message if isinstance(place, At) else None
        if message is not None:
            await challenges.posted(self._context, challenge.id, message)

    async def view(self, interaction: Interaction, challenge: Challenge) -> ui.LayoutView:
        """Returns a challenge's message. For a private partie against the house, returns a link to the hand."""
        own = challenge.is_private and challenge.against_house and challenge.message is None
        if not own or challenge.challenger != interaction.user.id:
            over = await challenges.ended(self._context, challenge)
            return challenge_view(server_words(interaction), challenge, over)
        if challenge.partie is not None:
            return await self.begun(interaction, challenge)
        return challenge_view(words_for(interaction), challenge)

    async def begun(self, interaction: Interaction, challenge: Challenge) -> ui.LayoutView:
        """Returns a link to the hand of a begun house partie, or help with closed DMs."""
        assert challenge.partie is not None  # noqa: S101 - the house has accepted
        fair = fair_buttons(words_for(interaction), challenge)
        return await linked_hand(self._context, self._poster, interaction, challenge.partie, fair)

    async def invite(self, interaction: Interaction, challenge: Challenge) -> None:
        """Sends a challenge to the opponent's DMs and confirms it to the challenger. Raises ChallengeClosed.

        If the DM fails, withdraws the challenge and raises TheirDmsClosed or DmsLater.
        """
        if challenge.state is not ChallengeState.OPEN:
            raise ChallengeClosed(state=challenge.state)
        if challenge.message is None:
            await self._send_invitation(challenge)
        say = words_for(interaction)
        if challenge.challenger == interaction.user.id:
            await answer.show(interaction, invited_view(say, challenge))
        else:
            link = message_link(challenge.guild, challenge.channel, challenge.message or 0)
            await answer.say(interaction, say("private-invited-you", other=plain(challenge.challenger_name), link=link))

    async def _send_invitation(self, challenge: Challenge) -> None:
        assert challenge.opponent is not None  # noqa: S101 - it is a challenge to a person
        language = await players.language_of(self._context, challenge.opponent)
        reply = await self._messenger.invite(challenge, language)
        if isinstance(reply, At):
            await challenges.posted(self._context, challenge.id, reply.message, reply.channel)
            return
        await challenges.withdraw(self._context, challenge.id, challenge.challenger)
        if reply is Failure.LATER:
            raise DmsLater
        raise TheirDmsClosed(other=plain(challenge.opponent_name or ""))

    async def check_reach(self, interaction: Interaction) -> None:
        """Raises DmsClosed or DmsLater if the bot cannot send DMs to the person."""
        match await players.reach(self._context, self._messenger, interaction.user.id):
            case None:
                return
            case Failure.LATER:
                raise DmsLater
            case _:
                raise DmsClosed(link=install_link(interaction))


async def opponent_named(interaction: Interaction, person: int) -> NamedPlayer | None:
    """Returns a person with their name on this server, None if they are not on it. Raises AgainstABot."""
    here = interaction.guild if where(interaction) is Where.SERVER else None
    try:
        found = await (here.fetch_member if here else interaction.client.fetch_user)(person)
    except discord.NotFound:
        return None
    if found.bot:
        raise AgainstABot
    return NamedPlayer(found.id, found.display_name)


def panel_place(interaction: Interaction, suggestion: Suggestion) -> PanelPlace:
    """Returns the panel's options. In the bot's DMs, it offers no open challenge, because nobody else would see it."""
    at = where(interaction)
    return PanelPlace(anyone=at is not Where.DM, table=at is Where.SERVER, suggestion=suggestion)


def house_at(interaction: Interaction, level: str, *, public: bool) -> NamedPlayer:
    """Returns the house, named in the server's language if ``public``, else in the person's."""
    say = server_words(interaction) if public else words_for(interaction)
    return NamedPlayer(user_of(level), house_name(say, level))


def _asker(interaction: Interaction) -> NamedPlayer:
    return NamedPlayer(interaction.user.id, interaction.user.display_name)
