"""Parties that are over: replays, shared and exported."""

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.services import exporting, retelling
from bot.services.exporting import Exported
from bot.services.refused import NotHere
from bot.services.retelling import Reader, Scene
from bot.ui import answer
from bot.ui.controls import Press
from bot.ui.files import record_files, record_view
from bot.ui.replay import replay_view, shared_view
from bot.ui.words import words

Interaction = discord.Interaction[PiquetBot]
OPENING = "open"


class Replays(commands.Cog):
    """For whoever wants to see again what was played."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(replay=self.replay, share=self.share, export=self.export)

    async def replay(self, press: Press) -> None:
        """Opens a replay, or steps to another moment of it."""
        place = int(press.values[0]) if press.values else press.seq
        scene = await self._scene(press, place)
        say = words(str(press.interaction.locale))
        view = replay_view(say, scene, here=press.interaction.guild_id == scene.sight.guild)
        await (answer.show if press.arg == OPENING else answer.redraw)(press.interaction, view)

    async def share(self, press: Press) -> None:
        """Puts the moment into the channel, for all."""
        interaction = press.interaction
        scene = await self._scene(press, press.seq)
        if interaction.guild_id != scene.sight.guild or not interaction.permissions.send_messages:
            raise NotHere
        say = words(str(interaction.guild_locale or interaction.locale))
        view = shared_view(say, scene, interaction.user.display_name)
        await answer.post(interaction, view, discord.AllowedMentions.none())

    async def export(self, press: Press) -> None:
        """Gives him the partie as files."""
        say, exported = words(str(press.interaction.locale)), await self._exported(press)
        files = await record_files(say, exported)
        await answer.show(press.interaction, record_view(say, exported, files), files)

    async def _exported(self, press: Press) -> Exported:
        await answer.later(press.interaction)
        return await exporting.one(self._client.club, press.partie, reader(press.interaction))

    async def _scene(self, press: Press, place: int) -> Scene:
        return await retelling.scene(self._client.club, press.partie, reader(press.interaction), place)


def reader(interaction: Interaction) -> Reader:
    """Who asks, and where."""
    return Reader(interaction.user.id, interaction.guild_id)


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Replays(client))
