"""The replay of a finished partie: opening it, stepping through it, and sharing it in the channel."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.cog import PiquetCog, control
from bot.features.archive import replays
from bot.features.archive.replay_view import replay_view, shared_view
from bot.features.parties import queries
from bot.kit.card_faces import CardFaces
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
        view, picture = await self._drawn(press, await self._scene(press, place))
        await answer.redraw(press.interaction, view, picture=picture)

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
        view, picture = await self._drawn(press, await self._scene(press, press.seq))
        await answer.show(press.interaction, view, picture=picture)

    async def _scene(self, press: Press, place: int) -> Scene:
        return await replays.scene(self.context, press.partie_id, reader(press.interaction), place)

    async def _drawn(self, press: Press, scene: Scene) -> tuple[discord.ui.LayoutView, Picture | None]:
        """A moment, and its picture unless the person or the server has turned pictures off."""
        guild, person = scene.sight.location.guild, await queries.person(self.context, press.user)
        say, four, picture = words_for(press.interaction), person.four_colours, None
        if await queries.wants_pictures(self.context, press.user, guild):
            picture = await self.client.renderer.scene_picture(press.user, say, scene, four=four)
        faces = CardFaces(say, four_colours=four, as_text=person.cards_as_text)
        return replay_view(faces, scene, here=press.interaction.guild_id == guild), picture


@reading_id()
def _read_partie(values: Sequence[str]) -> int:
    """The id of the chosen partie. Raises ForgedId."""
    (value,) = values
    partie = int(value)
    if not 0 <= partie <= MAX_INTEGER:
        raise ForgedId(value)
    return partie
