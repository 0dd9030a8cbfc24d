import logging

import aiohttp
import discord
from discord import app_commands

from bot.client import PiquetBot
from bot.cog import Interaction, PiquetCog, control
from bot.features.analysis import service as analysis
from bot.features.analysis.reading import HUGE, KILOBYTES, ImportedPosition, Unreadable
from bot.features.analysis.service import OldRecords
from bot.features.analysis.view import (
    DropRecord,
    OpenAnalysis,
    OpenOwnAnalysis,
    analysis_view,
    position_view,
    record_view,
    unreadable_text,
)
from bot.features.house.advice_view import note_view
from bot.features.parties import queries
from bot.features.players.learner import Learner, learner_sight
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import reader, words_for
from bot.kit.partie_links import more_view
from bot.kit.translator import text
from bot.model.clocks import RECORDS_KEPT
from bot.model.errors import FileOrPosition, HugeFile, NoFile, NoSuchPartie, PartieInPlay
from bot.model.ids import NOBODY, PartieId, is_imported
from bot.runtime.engine_pool import Unanswered

_log = logging.getLogger(__name__)


class AnalysisCog(PiquetCog):
    @app_commands.command(name="analyse", description=text("command-analyse"))
    async def analyse(
        self, interaction: Interaction, file: discord.Attachment | None = None, position: str | None = None
    ) -> None:
        if file is not None and position is not None:
            raise FileOrPosition
        if file is None and not position:
            games = await analysis.games(self.context, interaction.user.id)
            await answer.show(interaction, analysis_view(words_for(interaction), games))
            return
        if file is not None and file.size > HUGE:
            raise HugeFile(most=KILOBYTES)
        with self.context.questions.one_of(interaction.user.id):
            if await answer.defer(interaction):
                await self._bring(interaction, await _content(file) if file else (position or "").encode())

    async def _bring(self, interaction: Interaction, content: bytes) -> None:
        say, user = words_for(interaction), interaction.user.id
        await self.remember(interaction)
        try:
            found = await analysis.import_file(self.context, user, content)
            if isinstance(found, Unreadable):
                await answer.edit(interaction, note_view(unreadable_text(say, found)))
            elif isinstance(found, ImportedPosition):
                await answer.edit(interaction, note_view(say("analysis-thinking")))
                await self._view_position(interaction, found)
            else:
                await answer.edit(interaction, await self._record(interaction, found))
        except Unanswered as error:
            _log.warning("the engine gave no answer about the imported file (%s); the person can ask again", error)
            await answer.edit(interaction, note_view(say("advice-unanswered")))

    async def _view_position(self, interaction: Interaction, found: ImportedPosition) -> None:
        say, person = words_for(interaction), interaction.user
        learner = Learner(person.id, person.display_name, say("problem-other"), say.language)
        sight = await learner_sight(self.context, learner, 0, found.seen, found.before, NOBODY)
        await answer.edit(interaction, position_view(await analysis.opinion(self.context, person.id, sight)))

    async def _record(self, interaction: Interaction, partie: PartieId) -> discord.ui.LayoutView:
        sight = await queries.public_sight(self.context, partie, reader(interaction))
        return record_view(words_for(interaction), sight, sight.clock.since + RECORDS_KEPT)

    @control(OpenAnalysis, OpenOwnAnalysis)
    async def open(self, press: Press[OpenAnalysis]) -> None:
        partie = PartieId(press.control.partie)
        if is_imported(partie):
            await answer.show(press.interaction, await self._record(press.interaction, partie))
            return
        sight = await queries.seat_sight(self.context, partie, press.user)
        if sight.ending is None:
            raise PartieInPlay
        await answer.show(press.interaction, more_view(words_for(press.interaction), sight))

    @control(DropRecord)
    async def drop(self, press: Press[DropRecord]) -> None:
        if not await analysis.drop(self.context, press.control.partie, press.user):
            raise NoSuchPartie
        await answer.redraw(press.interaction, note_view(words_for(press.interaction)("analysis-dropped")))


async def _content(file: discord.Attachment) -> bytes:
    try:
        content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        raise NoFile from None
    if len(content) > HUGE:
        raise HugeFile(most=KILOBYTES)
    return content


async def setup(client: PiquetBot) -> None:
    client.agenda.add(OldRecords(client.context))
    await client.add_cog(AnalysisCog(client))
