"""The privacy page and the terms, opened by buttons."""

from discord import ui

from bot.cog import PiquetCog, control
from bot.features.privacy.policies_view import PAGES, Host, policies_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for


class PoliciesCog(PiquetCog):
    """The privacy page and the terms."""

    @control("policies")
    async def open(self, press: Press) -> None:
        """Opens the privacy page next to the message with the button."""
        await answer.show(press.interaction, self._view(press, PAGES[0]))

    @control("policy")
    async def turn(self, press: Press) -> None:
        """Turns to another page; to the first if that page no longer exists."""
        await answer.redraw(press.interaction, self._view(press, press.arg if press.arg in PAGES else PAGES[0]))

    def _view(self, press: Press, page: str) -> ui.LayoutView:
        host = Host(self.client.settings.host, self.client.settings.contact)
        return policies_view(words_for(press.interaction), page, host)
