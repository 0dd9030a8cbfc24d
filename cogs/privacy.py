from discord import app_commands, ui

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.players import service as players
from bot.features.privacy import service as privacy
from bot.features.privacy.forgetting_view import (
    AskToForget,
    ForgetPerson,
    KeepPerson,
    OfPerson,
    forget_view,
    forgotten_view,
    not_forgotten_view,
    sure_view,
)
from bot.features.privacy.policies_view import PAGES, Host, TurnPolicies, policies_view
from bot.kit.controls import Control, Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.names import name_of_nobody
from bot.kit.shared_controls import OpenPolicies
from bot.kit.translator import text
from bot.model.errors import NotYourData


class PrivacyCog(PiquetCog):
    # Unlike other cogs, stores no language: a person to forget may have no data.
    @app_commands.command(name="forget", description=text("command-forget"))
    async def forget(self, interaction: Interaction) -> None:
        say, user = words_for(interaction), interaction.user.id
        stored = await privacy.stored(self.context, user)
        if not stored.rows:
            await answer.say(interaction, say("forget-unknown"))
            return
        await answer.show(interaction, forget_view(say, user, stored))

    @control(AskToForget)
    async def ask(self, press: Press[AskToForget]) -> None:
        _check(press)
        stored = await privacy.stored(self.context, press.user)
        await answer.redraw(press.interaction, sure_view(words_for(press.interaction), press.user, stored))

    @control(ForgetPerson)
    async def forget_now(self, press: Press[ForgetPerson]) -> None:
        """Forgets the person. Asks again if their number of parties in play has changed."""
        _check(press)
        context, say = self.context, words_for(press.interaction)
        stored = await privacy.stored(context, press.user)
        if stored.in_play != press.control.in_play:
            await answer.redraw(press.interaction, sure_view(say, press.user, stored))
            return
        forgotten = await privacy.forget(context, press.user, name_of_nobody)
        try:
            await answer.redraw(press.interaction, forgotten_view(say, forgotten.resigned))
            for offer in forgotten.closed:
                await self.client.messenger.redraw_challenge(offer, await players.language_at(context, offer))
        finally:
            await context.database.erase_deleted()

    @control(KeepPerson)
    async def keep(self, press: Press[KeepPerson]) -> None:
        _check(press)
        await answer.redraw(press.interaction, not_forgotten_view(words_for(press.interaction)))

    # The privacy page and the terms.

    @control(OpenPolicies)
    async def open_policies(self, press: Press[OpenPolicies]) -> None:
        await answer.show(press.interaction, self._policies(press, PAGES[0]))

    @control(TurnPolicies)
    async def turn_policies(self, press: Press[TurnPolicies]) -> None:
        page = press.control.page if press.control.page in PAGES else PAGES[0]
        await answer.redraw(press.interaction, self._policies(press, page))

    def _policies(self, press: Press[Control], page: str) -> ui.LayoutView:
        host = Host(self.client.settings.host, self.client.settings.contact)
        return policies_view(words_for(press.interaction), page, host)


def _check(press: Press[OfPerson]) -> None:
    if press.control.user != press.user:
        raise NotYourData


async def setup(client: PiquetBot) -> None:
    await client.add_cog(PrivacyCog(client))
