"""Parties that are over: the list of them, replays, shared and exported."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.archive import exports, history, replays
from bot.services.archive.history import Whose
from bot.services.archive.replays import Reader, Scene
from bot.services.core import queries
from bot.services.core.errors import NoFilesHere, NotHere
from bot.ui.archive.files import collected_file, collected_view, record_files, record_view
from bot.ui.archive.history import history_view, read_turn
from bot.ui.archive.replay import replay_view, shared_view
from bot.ui.kit.controls import GREATEST, Press
from bot.ui.kit.translator import text
from bot.ui.kit.words import Words, words
from bot.ui.messenger import answer
from bot.ui.messenger.permissions import may_write
from bot.ui.pictures.drawing_thread import scene_picture
from bot.ui.pictures.picture import Picture

Interaction = discord.Interaction[PiquetBot]
OPENING = "open"
ENVELOPE = 10_000
"""So many bytes of what Discord takes are left for the message around a file."""


class Replays(commands.Cog):
    """For whoever wants to see again what was played."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        client.handles(replay=self.replay, share=self.share, export=self.export)
        client.handles(history=self.turn, retell=self.retell, exports=self.export_all)
        # What is collected for one person is held in memory as a whole: for one at a time.
        self._collecting = asyncio.Lock()

    # The list.

    @app_commands.command(name="history", description=text("command-history"))
    @app_commands.describe(person=text("command-history-person"), other=text("command-history-with"))
    @app_commands.rename(other="with")
    async def history(
        self, interaction: Interaction, person: discord.User | None = None, other: discord.User | None = None
    ) -> None:
        """Lists the finished parties of a person, or of two."""
        whose, found = person or interaction.user, Whose((person or interaction.user).id, other.id if other else None)
        page = await history.page(self._client.context, reader(interaction), found)
        view = history_view(_words(interaction), page, whose.display_name, own=whose.id == interaction.user.id)
        await answer.show(interaction, view)

    async def turn(self, press: Press) -> None:
        """Turns to the older or the newer ones."""
        whose, before, after = read_turn(press.arg)
        asked = reader(press.interaction)
        page = await history.page(self._client.context, asked, whose, before=before, after=after)
        view = history_view(_words(press.interaction), page, None, own=whose.user == press.user)
        await answer.redraw(press.interaction, view)

    async def retell(self, press: Press) -> None:
        """Opens the replay of the partie that was chosen in the list."""
        (value,) = press.values
        await self._open(replace(press, partie=partie_in(value), seq=0))

    async def _open(self, press: Press) -> None:
        scene = await self._scene(press, press.seq)
        picture = await self._picture(press, scene)
        await answer.show(press.interaction, _drawn(press, scene), picture=picture)

    # The replay.

    async def replay(self, press: Press) -> None:
        """Opens a replay, or steps to another moment of it."""
        if press.arg == OPENING:
            await self._open(press)
            return
        scene = await self._scene(press, int(press.values[0]) if press.values else press.seq)
        picture = await self._picture(press, scene)
        await answer.redraw(press.interaction, _drawn(press, scene), picture=picture)

    async def _picture(self, press: Press, scene: Scene) -> Picture | None:
        """The table with both hands, where the server and he who clicked want pictures."""
        person = await queries.wants_pictures(self._client.context, press.user, scene.sight.guild)
        if person is None:
            return None
        return await scene_picture(_words(press.interaction), scene, four=person.four_colours)

    async def share(self, press: Press) -> None:
        """Puts the moment into the channel, for all."""
        interaction = press.interaction
        scene = await self._scene(press, press.seq)
        if interaction.guild_id != scene.sight.guild or not may_write(interaction):
            raise NotHere
        say = words(str(interaction.guild_locale or interaction.locale))
        view = shared_view(say, scene, interaction.user.display_name)
        guild = await queries.guild(self._client.context, scene.sight.guild)
        picture = await scene_picture(say, scene, four=False) if guild.pictures else None
        await answer.post(interaction, view, discord.AllowedMentions.none(), picture=picture)

    async def _scene(self, press: Press, place: int) -> Scene:
        return await replays.scene(self._client.context, press.partie, reader(press.interaction), place)

    # Files.

    async def export(self, press: Press) -> None:
        """Gives him the partie as files."""
        interaction, say = press.interaction, _words(press.interaction)
        _check_files(interaction)
        await answer.later(interaction)
        exported = await exports.one(self._client.context, press.partie, reader(interaction))
        files = await record_files(say, exported)
        await _bring(interaction, record_view(say, exported, files), files)

    @app_commands.command(name="export", description=text("command-export"))
    async def export_command(self, interaction: Interaction) -> None:
        """Gives him all his parties as one file."""
        await self._collect(interaction)

    async def export_all(self, press: Press) -> None:
        """Gives him all his parties as one file."""
        await self._collect(press.interaction)

    async def _collect(self, interaction: Interaction) -> None:
        say = _words(interaction)
        _check_files(interaction)
        await answer.later(interaction)
        async with self._collecting:
            room = interaction.filesize_limit - ENVELOPE
            collected = await exports.all_of(self._client.context, interaction.user.id, room)
            if not collected.parties:
                await answer.say(interaction, say("history-none-own"))
                return
            file = collected_file(collected)
            await _bring(interaction, collected_view(say, collected, file), [file])


def _drawn(press: Press, scene: Scene) -> ui.LayoutView:
    here = press.interaction.guild_id == scene.sight.guild
    return replay_view(_words(press.interaction), scene, here=here)


async def _bring(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
    """Shows him files; where Discord takes none, says that, since he is waiting for them."""
    if not await answer.show(interaction, view, files):
        await answer.say(interaction, _words(interaction)("export-refused"))


def reader(interaction: Interaction) -> Reader:
    """Who asks, and where."""
    return Reader(interaction.user.id, interaction.guild_id)


def _check_files(interaction: Interaction) -> None:
    """Raises NoFilesHere."""
    if interaction.guild_id is not None and not interaction.app_permissions.attach_files:
        raise NoFilesHere


def partie_in(value: str) -> int:
    """The partie that was chosen. Raises ValueError."""
    partie = int(value)
    if not 0 <= partie <= GREATEST:
        raise ValueError(value)
    return partie


def _words(interaction: Interaction) -> Words:
    return words(str(interaction.locale))


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.seat(Replays(client))
