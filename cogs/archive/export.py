"""/piquet export: a person's finished parties as files, one of them or all."""

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands, ui

from bot.cog import Interaction, PiquetCog, control
from bot.features.archive import exports
from bot.features.archive.files import collected_files, collected_view, record_files, record_view, told
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import reader, words_for
from bot.kit.translator import text
from bot.model.errors import NoFilesHere

ENVELOPE = 10_000
"""The part of Discord's file size limit, in bytes, that is reserved for the message around the file."""


class ExportCog(PiquetCog):
    """Finished parties as files."""

    @app_commands.command(name="export", description=text("command-export"))
    async def export(self, interaction: Interaction) -> None:
        """Sends the person all their finished parties in one file."""
        await self._collect(interaction)

    @control("exports")
    async def send_all(self, press: Press) -> None:
        """Sends the person all their finished parties in one file."""
        await self._collect(press.interaction)

    @control("export")
    async def send_one(self, press: Press) -> None:
        """Sends the person one partie as files. Raises NoFilesHere."""
        interaction, say = press.interaction, words_for(press.interaction)
        _check_files(interaction)
        await answer.defer(interaction)
        async with self.context.exports.turn(press.user):
            exported = await exports.one(self.context, press.partie_id, reader(interaction))
            files = await record_files(say, exported)
            await _send(interaction, record_view(say, exported, files), files)

    async def _collect(self, interaction: Interaction) -> None:
        say = words_for(interaction)
        _check_files(interaction)
        await answer.defer(interaction)
        async with self.context.exports.turn(interaction.user.id):
            limit = interaction.filesize_limit - ENVELOPE
            tell = partial(told, say)
            collected = await exports.all_of(self.context, interaction.user.id, limit, tell)
            if not collected.parties:
                withheld = collected.withheld
                none = say("export-withheld", parties=withheld) if withheld else say("history-none-own")
                await answer.say(interaction, none)
                return
            files = collected_files(collected)
            await _send(interaction, collected_view(say, collected, files), files)


async def _send(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
    """Sends files. If Discord rejects them, says so, because the person is waiting for an answer."""
    if not await answer.show(interaction, view, files):
        say = words_for(interaction)
        await answer.say(interaction, say("export-refused"))


def _check_files(interaction: Interaction) -> None:
    """Raises NoFilesHere if the bot may not attach files in this channel."""
    if not answer.may_attach(interaction):
        raise NoFilesHere
