import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.client import PiquetBot
from bot.cog import PiquetCog, control
from bot.features.archive.replay_pictures import drawn_scene
from bot.features.archive.replays import Decided
from bot.features.hands.drafts import Draft
from bot.features.parties import queries
from bot.features.whatif import service
from bot.features.whatif.clicks import OTHER, ShowLine, asks, read_choice, read_line
from bot.features.whatif.service import Lines
from bot.features.whatif.view import choice_view, comparison_view, line_view, unanswered_view, working_view
from bot.kit.controls import Press
from bot.kit.discord import answer
from bot.kit.discord.reader import reader, words_for
from bot.kit.shared_controls import AskWhatIf
from bot.model.sight import Sight
from bot.piquet.actions import Action
from bot.runtime.engine_pool import Unanswered

_log = logging.getLogger(__name__)


class WhatIfCog(PiquetCog):
    def __init__(self, client: PiquetBot) -> None:
        super().__init__(client)
        self._lines = Lines(client.context)

    @control(AskWhatIf)
    async def ask(self, press: Press[AskWhatIf]) -> None:
        found, sight = await self._decision(press)
        chosen = read_choice(sight, press.control)
        if not isinstance(chosen, Draft):
            service.check_allowed(found, sight, chosen)
            with self.context.questions.one_of(press.user):
                await self._compare(press, found, chosen)
            return
        respond = answer.show if press.control.anew else answer.redraw
        await respond(press.interaction, choice_view(sight, found.seen, found.action, chosen))

    async def _decision(self, press: Press[AskWhatIf] | Press[ShowLine]) -> tuple[Decided, Sight]:
        partie, moment, asked = press.control.partie, press.control.moment, reader(press.interaction)
        found = await service.decision(self.context, partie, asked, moment)
        person = await queries.person(self.context, press.user)
        language = words_for(press.interaction).language
        return found, service.sight_of(found, replace(person, language=language, sure_leads=False))

    async def _compare(self, press: Press[AskWhatIf], found: Decided, chosen: Sequence[Action]) -> None:
        interaction, say, asked = press.interaction, words_for(press.interaction), press.control

        async def progress(done: int, of: int) -> None:
            await answer.edit(interaction, working_view(say, asked, done, of))

        if not (await answer.defer(interaction) if asked.anew else await answer.defer_redraw(interaction)):
            return
        try:
            with self.context.throttle.thinking(asked.partie):
                compared = await self._lines.compare(press.user, found, chosen, progress)
        except Unanswered as error:
            await self._unanswered(press, asked, error)
        else:
            await answer.edit(interaction, comparison_view(say, compared, asked))

    async def _unanswered(self, press: Press[AskWhatIf] | Press[ShowLine], asked: AskWhatIf, error: Unanswered) -> None:
        _log.warning("partie %d: the engine gave no answer (%s); the person can ask again", asked.partie, error)
        await answer.edit(press.interaction, unanswered_view(words_for(press.interaction), asked))

    @control(ShowLine)
    async def show_line(self, press: Press[ShowLine]) -> None:
        found, sight = await self._decision(press)
        chosen = read_line(sight, press.control)
        service.check_allowed(found, sight, chosen)
        actions = chosen if press.control.line == OTHER else (found.action,)
        if self._lines.knows(found, actions):
            await self._draw_line(press, found, actions, answer.redraw)
            return
        with self.context.questions.one_of(press.user):
            if not await answer.defer_redraw(press.interaction):
                return
            asked = asks(press.control)
            await answer.edit(press.interaction, working_view(words_for(press.interaction), asked, 0, 1))
            try:
                with self.context.throttle.thinking(asked.partie):
                    await self._draw_line(press, found, actions, answer.edit)
            except Unanswered as error:
                await self._unanswered(press, asked, error)

    async def _draw_line(
        self, press: Press[ShowLine], found: Decided, actions: Sequence[Action], respond: Callable[..., Awaitable[bool]]
    ) -> None:
        scene, first = await self._lines.scene(press.user, found, actions, press.control.step)
        say, renderer = words_for(press.interaction), self.client.renderer
        faces, picture = await drawn_scene(self.context, renderer, press.user, say, scene)
        await respond(press.interaction, line_view(faces, scene, found.seen, first, press.control), picture=picture)


async def setup(client: PiquetBot) -> None:
    await client.add_cog(WhatIfCog(client))
