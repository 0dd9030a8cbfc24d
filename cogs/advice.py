"""What would you do?, and the review of a deal: what the house thinks, told to one person alone."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import discord
from discord.ext import commands

from bot.client import PiquetBot
from bot.services.archive.replays import Reader
from bot.services.background.engine_pool import Unanswered
from bot.services.core import queries
from bot.services.core.errors import OneQuestion, PartieEnded, Stale
from bot.services.core.sight import Sight
from bot.services.house import advice, hindsight, review
from bot.ui.kit.controls import Press
from bot.ui.kit.words import Words, words
from bot.ui.learn.advice import advice_view, consent_view, hindsight_view, note_view, progress_view, review_view
from bot.ui.messenger import answer

T = TypeVar("T")

_log = logging.getLogger(__name__)
KEEP = "no"
STEPS = 4
"""So often it is told how far a review has come."""


class AdviceCog(commands.Cog):
    """For whoever wants to learn from the house."""

    def __init__(self, client: PiquetBot) -> None:
        self._client = client
        self._asking: set[int] = set()
        client.add_controls(advise=self.advise, befriend=self.befriend, review=self.review, hindsight=self.hindsight)

    @contextmanager
    def _alone(self, press: Press) -> Iterator[None]:
        """One question of a person at a time, since there are others. Raises OneQuestion."""
        if press.user in self._asking:
            raise OneQuestion
        self._asking.add(press.user)
        try:
            yield
        finally:
            self._asking.discard(press.user)

    async def advise(self, press: Press) -> None:
        """What would you do? Where that makes a rated partie friendly, he is asked first."""
        with self._alone(press):
            await self._advise(press)

    async def _advise(self, press: Press) -> None:
        say = _words(press)
        sight = await queries.seat_sight(self._client.context, press.partie_id, press.user)
        if sight.seq == press.seq and advice.may_ask(sight) and advice.costs_the_rating(sight):
            await answer.show(press.interaction, consent_view(say, sight))
            return
        if await answer.later(press.interaction):
            await self._advised(press, say)

    async def befriend(self, press: Press) -> None:
        """The partie is friendly from now on, and he is told; or it stays rated."""
        say = _words(press)
        if press.arg == KEEP:
            await self._keep(press, say)
            return
        with self._alone(press):
            await self._befriend(press, say)

    async def _keep(self, press: Press, say: Words) -> None:
        # He may have been asked twice, and have agreed once.
        sight = await queries.seat_sight(self._client.context, press.partie_id, press.user)
        note = say("advice-kept-rated" if sight.rated else "advice-friendly-already")
        await answer.redraw(press.interaction, note_view(note))

    async def _befriend(self, press: Press, say: Words) -> None:
        context, key = self._client.context, press.interaction.id
        try:
            await advice.befriend(context, press.partie_id, press.user, seen=press.seq, key=key)
        except (Stale, PartieEnded):
            await answer.redraw(press.interaction, note_view(say("advice-late")))
            return
        self._client.dispatcher.hurry(press.partie_id)
        if await answer.redraw(press.interaction, note_view(say("advice-befriended"))):
            await self._advised(press, say)

    async def _advised(self, press: Press, say: Words) -> None:
        """Puts what the house would do in the place of what was answered."""
        advised = advice.advise(self._client.context, press.partie_id, press.user, seen=press.seq)
        try:
            await self._think(press, say, advised, advice_view)
        except (Stale, PartieEnded):
            await answer.amend(press.interaction, note_view(say("advice-late")))

    async def review(self, press: Press) -> None:
        """Reviews a deal that is over: the decisions of his that cost most."""
        number = int(press.arg)
        with self._alone(press):
            if await answer.later(press.interaction):
                await self._review(press, number)

    async def _review(self, press: Press, number: int) -> None:
        say = _words(press)

        async def progress(_: Sight, done: int, of: int) -> None:
            if of and done * STEPS // of > (done - 1) * STEPS // of:
                await answer.amend(press.interaction, progress_view(say, number, done, of))

        reviewed = review.review(self._client.context, press.partie_id, press.user, number, progress)
        await self._think(press, say, reviewed, review_view)

    async def hindsight(self, press: Press) -> None:
        """In a replay: what the house thinks of the decision that comes next."""
        with self._alone(press):
            if await answer.later(press.interaction):
                await self._hindsight(press)

    async def _hindsight(self, press: Press) -> None:
        say, reader = _words(press), Reader(press.user, press.interaction.guild_id)
        thought = hindsight.hindsight(self._client.context, press.partie_id, reader, press.seq)
        await self._think(press, say, thought, hindsight_view)

    async def _think(
        self, press: Press, say: Words, thought: Awaitable[T], show: Callable[[Words, T], discord.ui.LayoutView]
    ) -> None:
        """Shows what comes of a thought in the place of what was answered; if nothing does, that."""
        try:
            # He knows that it takes a while: no table waits for it.
            with self._client.context.throttle.thinking():
                found = await thought
            view = show(say, found)
        except Unanswered as trouble:
            _log.warning("partie %d: nobody could think of what was asked (%s)", press.partie_id, trouble)
            view = note_view(say("advice-unanswered"))
        await answer.amend(press.interaction, view)


def _words(press: Press) -> Words:
    return words(str(press.interaction.locale))


async def setup(client: PiquetBot) -> None:
    """Adds the cog."""
    await client.add_piquet_cog(AdviceCog(client))
