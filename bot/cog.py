"""The base class of all cogs, and the decorator for their control handlers."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.features.parties import queries
from bot.features.players import service as players
from bot.features.results import leaderboards
from bot.kit.controls import Control, Press
from bot.kit.discord.permissions import may_read
from bot.kit.discord.reader import reader, server_of
from bot.model.errors import NoSuchPartie
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight

Interaction = discord.Interaction[PiquetBot]
C = TypeVar("C", bound=Control)
_Method = Callable[[Any, Press[C]], Awaitable[None]]


class PiquetCog(commands.Cog):
    """The commands and controls of one feature. Methods marked by ``control`` handle controls."""

    def __init__(self, client: PiquetBot) -> None:
        self.client = client
        self.context = client.context
        for method in [getattr(self, name) for name in vars(type(self))]:
            client.add_controls(dict.fromkeys(getattr(method, "controls", ()), method))

    async def remember(self, interaction: Interaction) -> None:
        """Stores a person's Discord locale and their presence on the server."""
        await players.remember_locale(self.context, interaction.user.id, str(interaction.locale))
        guild, user = server_of(interaction) or PRIVATE, interaction.user.id
        self.client.members.seen(user, guild)
        await leaderboards.seen(self.context, guild, user)

    async def public_sight(self, interaction: Interaction, partie: PartieId, deal: int | None = None) -> Sight:
        """Returns a partie as everyone sees it. Raises NoSuchPartie if the person cannot see the table's channel."""
        sight = await queries.public_sight(self.context, partie, reader(interaction), deal)
        if interaction.user.id not in sight.people.users and not may_read(interaction, sight.location):
            raise NoSuchPartie
        return sight


def control(*kinds: type[C]) -> Callable[[_Method[C]], _Method[C]]:
    """Marks a cog method as the handler of these controls (``bot.kit.controls``)."""

    def marked(method: _Method[C]) -> _Method[C]:
        vars(method)["controls"] = kinds
        return method

    return marked
