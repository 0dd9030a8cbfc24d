"""The replay of a finished partie: opening it, stepping through it, and sharing it in the channel."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.cog import PiquetCog, control
from bot.features.archive import replays
from bot.features.archive.replay_view import replay_view, shared_view
from bot.features.parties import queries
from bot.kit.controls import MAX_INTEGER, ForgedId, Press, reading_id
from bot.kit.discord import answer
from bot.kit.discord.permissions import may_write
from bot.kit.discord.reader import reader, server_words, words_for
from bot.kit.pictures.picture import Picture
from bot.model.errors import NotHere
from bot.model.replays import Scene

OPENING = "open"
"""The argument of a button that opens a replay. Other buttons step through the replay shown."""


class ReplayCog(PiquetCog):
    """The replay of a finished partie."""

    @control("replay")
    async def step(self, press: Press) -> None:
        """Opens a replay, or steps to another moment of it."""
        if press.arg == OPENING:
            await self._open(press)
            return
        with reading_id():
            place = int(press.values[0]) if press.values else press.seq
        scene = await self._scene(press, place)
        await answer.redraw(press.interaction, _view(press, scene), picture=await self._picture(press, scene))

    @control("retell")
    async def open_chosen(self, press: Press) -> None:
        """Opens the replay of the partie chosen in the history."""
        await self._open(replace(press, target=_read_partie(press.values), seq=0))

    @control("share")
    async def share(self, press: Press) -> None:
        """Posts the moment in the channel. Raises NotHere on another server, or where the person may not write."""
        interaction = press.interaction
        scene = await self._scene(press, press.seq)
        if interaction.guild_id != scene.sight.location.guild or not may_write(interaction):
            raise NotHere
        say = server_words(interaction)
        guild = await queries.guild(self.context, scene.sight.location.guild)
        picture = (
            await self.client.renderer.scene_picture(press.user, say, scene, four=False) if guild.pictures else None
        )
        await answer.post(interaction, shared_view(say, scene, interaction.user.display_name), picture=picture)

    async def _open(self, press: Press) -> None:
        scene = await self._scene(press, press.seq)
        await answer.show(press.interaction, _view(press, scene), picture=await self._picture(press, scene))

    async def _scene(self, press: Press, place: int) -> Scene:
        return await replays.scene(self.context, press.partie_id, reader(press.interaction), place)

    async def _picture(self, press: Press, scene: Scene) -> Picture | None:
        """The table with both hands as a picture; None if the person or the server has turned pictures off."""
        person = await queries.wants_pictures(self.context, press.user, scene.sight.location.guild)
        if person is None:
            return None
        return await self.client.renderer.scene_picture(
            press.user, words_for(press.interaction), scene, four=person.four_colours
        )


def _view(press: Press, scene: Scene) -> discord.ui.LayoutView:
    here = press.interaction.guild_id == scene.sight.location.guild
    return replay_view(words_for(press.interaction), scene, here=here)


@reading_id()
def _read_partie(values: Sequence[str]) -> int:
    """The id of the chosen partie. Raises ForgedId."""
    (value,) = values
    partie = int(value)
    if not 0 <= partie <= MAX_INTEGER:
        raise ForgedId(value)
    return partie
