"""The privacy page and the terms, opened by buttons."""

from discord.ext import commands

from bot.client import PiquetBot
from bot.features.privacy.policies_view import PAGES, Host, policies_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for


class PoliciesCog(commands.Cog):
    """The privacy page and the terms."""

    def __init__(self, client: PiquetBot) -> None:
        self._host = Host(client.settings.host, client.settings.contact)
        client.add_controls(policies=self.open, policy=self.turn)

    async def open(self, press: Press) -> None:
        """Opens the privacy page next to the message with the button."""
        await answer.show(press.interaction, policies_view(words_for(press.interaction), PAGES[0], self._host))

    async def turn(self, press: Press) -> None:
        """Turns to another page; to the first if that page no longer exists."""
        page = press.arg if press.arg in PAGES else PAGES[0]
        await answer.redraw(press.interaction, policies_view(words_for(press.interaction), page, self._host))
