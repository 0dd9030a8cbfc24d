"""The base class of all cogs, and the decorator for their methods that handle buttons, menus and forms."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.features.players import service as players
from bot.features.results import leaderboards
from bot.kit.controls import Press
from bot.kit.discord.reader import server_of
from bot.model.ids import PRIVATE

Interaction = discord.Interaction[PiquetBot]
_Method = TypeVar("_Method", bound=Callable[[Any, Press], Awaitable[None]])


class PiquetCog(commands.Cog):
    """The commands and controls of one subject. It handles controls with the methods that ``control`` marks."""

    def __init__(self, client: PiquetBot) -> None:
        self.client = client
        self.context = client.context
        for method in [getattr(self, name) for name in vars(type(self))]:
            client.add_controls(**dict.fromkeys(getattr(method, "verbs", ()), method))

    async def remember(self, interaction: Interaction) -> None:
        """Stores a person's Discord locale, for later messages to them, and that they are on the server."""
        await players.remember_locale(self.context, interaction.user.id, str(interaction.locale))
        guild, user = server_of(interaction) or PRIVATE, interaction.user.id
        self.client.members.seen(user, guild)
        await leaderboards.seen(self.context, guild, user)


def control(*verbs: str) -> Callable[[_Method], _Method]:
    """Marks the method of a cog that handles all controls with these verbs in their ids (see ``bot.kit.controls``)."""

    def marked(method: _Method) -> _Method:
        vars(method)["verbs"] = verbs
        return method

    return marked
