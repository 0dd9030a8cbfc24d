from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands, ui

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.archive import exports, history, replays
from bot.features.archive.files import collected_files, collected_view, partie_text, record_files, record_view
from bot.features.archive.history import HistoryFilter
from bot.features.archive.history_view import OpenChosenReplay, TurnHistory, history_view
from bot.features.archive.replay_pictures import drawn_scene
from bot.features.archive.replay_view import ExportPartie, ShareReplay, replay_view, shared_view
from bot.features.parties import queries
from bot.kit.controls import Control, Press
from bot.kit.discord import answer
from bot.kit.discord.permissions import may_write
from bot.kit.discord.reader import reader, server_words, words_for
from bot.kit.pictures.picture import Picture
from bot.kit.shared_controls import OPEN, ExportParties, ShowReplay
from bot.kit.translator import text
from bot.model.errors import NoFilesHere, NotHere
from bot.model.ids import PartieId
from bot.model.replays import Scene

ENVELOPE = 10_000
"""The bytes of Discord's file size limit reserved for the message around the file."""


class ArchiveCog(PiquetCog):
    @app_commands.command(name="history", description=text("command-history"))
    @app_commands.rename(other="with")
    async def history(
        self, interaction: Interaction, person: discord.User | None = None, other: discord.User | None = None
    ) -> None:
        user = person or interaction.user
        whose = HistoryFilter(user.id, other.id if other else None)
        page = await history.page(self.context, reader(interaction), whose)
        own = user.id == interaction.user.id
        await answer.show(interaction, history_view(words_for(interaction), page, user.display_name, own=own))

    @control(TurnHistory)
    async def turn_page(self, press: Press[TurnHistory]) -> None:
        turn, asked = press.control, reader(press.interaction)
        page = await history.page(self.context, asked, turn.whose, before=turn.before, after=turn.after)
        view = history_view(words_for(press.interaction), page, None, own=turn.user == press.user)
        await answer.redraw(press.interaction, view)

    # Replays.

    @control(ShowReplay)
    async def step(self, press: Press[ShowReplay]) -> None:
        replay = press.control
        place = replay.moment if replay.place is None else replay.place
        view, picture = await self._drawn(press, await self._scene(press, replay.partie, place))
        respond = answer.show if replay.way == OPEN else answer.redraw
        await respond(press.interaction, view, picture=picture)

    @control(OpenChosenReplay)
    async def open_chosen(self, press: Press[OpenChosenReplay]) -> None:
        view, picture = await self._drawn(press, await self._scene(press, PartieId(press.control.partie), 0))
        await answer.show(press.interaction, view, picture=picture)

    @control(ShareReplay)
    async def share(self, press: Press[ShareReplay]) -> None:
        interaction = press.interaction
        scene = await self._scene(press, press.control.partie, press.control.moment)
        if interaction.guild_id != scene.sight.location.guild or not may_write(interaction):
            raise NotHere
        say = server_words(interaction)
        guild = await queries.guild(self.context, scene.sight.location.guild)
        picture = (
            await self.client.renderer.scene_picture(press.user, say, scene, four=False) if guild.pictures else None
        )
        await answer.post(interaction, shared_view(say, scene, interaction.user.display_name), picture=picture)

    async def _scene(self, press: Press[Control], partie: PartieId, place: int) -> Scene:
        return await replays.scene(self.context, partie, reader(press.interaction), place)

    async def _drawn(self, press: Press[Control], scene: Scene) -> tuple[discord.ui.LayoutView, Picture | None]:
        say, renderer = words_for(press.interaction), self.client.renderer
        faces, picture = await drawn_scene(self.context, renderer, press.user, say, scene)
        return replay_view(faces, scene, here=press.interaction.guild_id == scene.sight.location.guild), picture

    # Files.

    @app_commands.command(name="export", description=text("command-export"))
    async def export(self, interaction: Interaction) -> None:
        await self._collect(interaction)

    @control(ExportParties)
    async def send_all(self, press: Press[ExportParties]) -> None:
        await self._collect(press.interaction)

    @control(ExportPartie)
    async def send_one(self, press: Press[ExportPartie]) -> None:
        interaction, say = press.interaction, words_for(press.interaction)
        _check_files(interaction)
        await answer.defer(interaction)
        async with self.context.exports.turn(press.user):
            exported = await exports.one(self.context, press.control.partie, reader(interaction))
            files = await record_files(say, exported)
            await _send(interaction, record_view(say, exported, files), files)

    async def _collect(self, interaction: Interaction) -> None:
        say = words_for(interaction)
        _check_files(interaction)
        await answer.defer(interaction)
        async with self.context.exports.turn(interaction.user.id):
            limit = interaction.filesize_limit - ENVELOPE
            write_text = partial(partie_text, say)
            collected = await exports.all_of(self.context, interaction.user.id, limit, write_text)
            if not collected.parties:
                withheld = collected.withheld
                none = say("export-withheld", parties=withheld) if withheld else say("history-none-own")
                await answer.say(interaction, none)
                return
            files = collected_files(collected)
            await _send(interaction, collected_view(say, collected, files), files)


async def _send(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
    if not await answer.show(interaction, view, files):
        # Discord rejected the files, and the person is waiting.
        say = words_for(interaction)
        await answer.say(interaction, say("export-refused"))


def _check_files(interaction: Interaction) -> None:
    if not answer.may_attach(interaction):
        raise NoFilesHere


async def setup(client: PiquetBot) -> None:
    await client.add_cog(ArchiveCog(client))
