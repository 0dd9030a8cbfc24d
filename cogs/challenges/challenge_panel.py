"""The panel of /piquet challenge. A control's id holds all choices, so a click redraws the panel from the id alone."""

from typing import Any

import discord

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.challenges.draft import ANYONE, SOMEONE, ChallengeDraft
from bot.features.challenges.panel import changed_panel, posted_panel, read_action
from bot.features.challenges.posts import ChallengePosts, opponent_named, panel_place
from bot.kit.controls import ForgedId, Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import lacking, lacking_view
from bot.kit.discord.reader import Where, where, words_for
from bot.kit.partie_links import message_link
from bot.model.challenges import Challenge, Terms
from bot.model.errors import AgainstABot, AgainstYourself, NoSuchOpponent
from bot.model.house_seats import DEFAULT_LEVEL


class ChallengePanelCog(PiquetCog):
    """Puts a challenge together with menus and buttons."""

    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._posts = ChallengePosts(client.context, client.messenger, client.dispatcher)

    @control("draft")
    async def clicked(self, press: Press) -> None:
        """Makes the clicked change and redraws the panel, or makes the challenge. Raises ForgedId."""
        action, draft = read_action(press.arg)
        if action in ("go", "cut"):
            await self._go(press, draft, cut_first=action == "cut")
            return
        value = press.values[0] if press.values else ""
        if action == "who":
            value = self._person(press, value)
        say, place = words_for(press.interaction), panel_place(press.interaction)
        await answer.redraw(press.interaction, changed_panel(say, draft, place, action, value))

    def _person(self, press: Press, value: str) -> str:
        """The person chosen in the menu, or the house if that is the bot. Raises AgainstYourself or AgainstABot."""
        if self.client.user is not None and value == str(self.client.user.id):
            return DEFAULT_LEVEL
        if value == str(press.user):
            raise AgainstYourself
        data: Any = press.interaction.data
        if data.get("resolved", {}).get("users", {}).get(value, {}).get("bot"):
            raise AgainstABot
        return value

    async def _go(self, press: Press, draft: ChallengeDraft, *, cut_first: bool) -> None:
        """Makes the challenge once per panel. Against the house the cards are dealt at once, or after the cut."""
        interaction, message = press.interaction, press.interaction.message
        if draft.whom == SOMEONE:
            raise ForgedId(draft.whom)
        if (draft.level is None or draft.public) and (lacks := lacking(interaction)):
            await answer.show(interaction, lacking_view(interaction, lacks))
            return
        request = interaction.id if message is None else message.id
        async with self.context.lock(request):
            made = await self._make(interaction, request, draft, cut_first=cut_first)
            if made.is_private and made.against_house:
                await answer.redraw(interaction, await self._posts.view(interaction, made))
                return
            if where(interaction) is Where.DM:
                await self._posts.invite(interaction, made)
                return
            if made.message is None:
                await answer.redraw(interaction, posted_panel(words_for(interaction)))
                await self._posts.post(interaction, made)
                return
        link = message_link(made.guild, made.channel, made.message)
        await answer.redraw(interaction, posted_panel(words_for(interaction), link))

    async def _make(
        self, interaction: discord.Interaction[Any], request: int, draft: ChallengeDraft, *, cut_first: bool
    ) -> Challenge:
        """Makes the challenge. Raises NoSuchOpponent, or what ``ChallengePosts`` raises."""
        if draft.level is not None:
            terms = Terms(draft.rules, rated=draft.rated)
            return await self._posts.challenge_house(
                interaction, request, draft.level, terms, public=draft.public, cut_first=cut_first
            )
        opponent = None if draft.person is None else await opponent_named(interaction, draft.person)
        if opponent is None and draft.whom != ANYONE:
            raise NoSuchOpponent
        terms = Terms(draft.rules, draft.pace, draft.rated)
        return await self._posts.challenge(interaction, request, opponent, terms)
