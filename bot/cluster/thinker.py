"""A thinker: answers the questions of the bots of a PostgreSQL database, in worker processes, without logging them."""

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

from bot.features.house.engine_texts import answer_question
from bot.runtime.engine_pool import BUDGET, EnginePool, Unanswered
from data import thoughts
from data.store.database import ReadConnection
from data.store.errors import DATABASE_ERRORS
from data.store.transaction import Transaction

EVERY: Final = 0.1
"""Seconds between two looks for questions."""
BEAT: Final = 1.0
"""Seconds between two signs of life."""
AGAIN: Final = 2.0
"""Seconds until the next look after a failed one."""

_log = logging.getLogger(__name__)


class Thinker:
    """Thinks from ``run`` to ``stop``, with all workers of the pool. It closes neither the pool nor the connection."""

    def __init__(self, lane: ReadConnection, pool: EnginePool, version: str) -> None:
        self._lane = lane
        self._pool = pool
        self._version = version
        self._id = secrets.token_hex(8)
        self._at_work: set[asyncio.Task[None]] = set()
        self._beat_at = 0.0
        self._stopped = False
        self._woken = asyncio.Event()

    def stop(self) -> None:
        """Ends ``run`` soon; open questions go to another thinker or back to the bot."""
        self._stopped = True
        self._woken.set()

    async def run(self) -> None:
        """Answers questions until it is stopped, even if the database goes away and comes back."""
        try:
            while not self._stopped:
                pause = await self._round()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), pause)
                if not self._stopped:
                    self._woken.clear()
        finally:
            # Leaving gives back all questions taken.
            with suppress(*DATABASE_ERRORS):
                await self._lane.run(partial(thoughts.leave, thinker=self._id))
            for task in self._at_work:
                task.cancel()
            await asyncio.gather(*self._at_work, return_exceptions=True)

    async def _round(self) -> float:
        """Looks for questions once. Returns the seconds until the next look."""
        now = monotonic()
        beats = now >= self._beat_at
        try:
            taken = await self._lane.run(partial(self._take, beats=beats))
        except DATABASE_ERRORS:
            _log.exception("no questions can be taken now; the thinker goes on trying")
            return AGAIN
        if beats:
            self._beat_at = now + BEAT
        for question in taken:
            task = asyncio.create_task(self._answer(question))
            self._at_work.add(task)
            task.add_done_callback(self._done)
        return EVERY

    def _take(self, tx: Transaction, *, beats: bool) -> list[thoughts.Question]:
        """Takes as many questions as there are free workers."""
        if beats:
            thoughts.beat(tx, self._id, self._version)
        taken: list[thoughts.Question] = []
        while len(taken) < self._pool.workers - len(self._at_work):
            question = thoughts.take(tx, self._id, self._version)
            if question is None:
                break
            taken.append(question)
        return taken

    def _done(self, task: asyncio.Task[None]) -> None:
        self._at_work.discard(task)
        self._woken.set()

    async def _answer(self, question: thoughts.Question) -> None:
        answer: str | None = None
        # A question from the database cannot have more than the usual budget.
        budget = min(BUDGET, question.budget) if question.budget > 0 else BUDGET
        try:
            answer = await self._pool.ask(answer_question, question.kind, question.text, budget=budget)
        except Unanswered as trouble:
            _log.warning("question %d has no answer (%s)", question.id, trouble)
        try:
            await self._lane.run(partial(thoughts.finish, thinker=self._id, thought=question.id, answer=answer))
        except DATABASE_ERRORS:
            _log.exception("the answer to question %d could not be stored; the bot thinks itself", question.id)
