"""The bot's side of the thinkers: stores questions in the PostgreSQL database and waits for the answers.

It reads the database only while a question is open. If anything fails, the bot thinks itself, at most 15 seconds later.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, Self

from bot.features.house.engine_texts import VERSION, kind_of, read_answer, write_question
from bot.runtime.engine_pool import NotElsewhere
from data import thoughts
from data.store.address import ServerAddress
from data.store.database import ReadConnection
from data.store.errors import DATABASE_ERRORS
from data.store.transaction import Transaction

EVERY: Final = 0.1
"""Seconds between two looks for answers."""

_log = logging.getLogger(__name__)


class Thinkers:
    """Hands out questions and collects the answers. ``lane`` is its own connection, closed by ``close``."""

    def __init__(self, lane: ReadConnection, version: str) -> None:
        self._lane = lane
        self._version = version
        self._asker = secrets.token_hex(8)
        self._open: dict[int, asyncio.Future[str | None]] = {}
        """The pending answers, by question; their result is None if no thinker gives one."""
        self._withdrawn: list[int] = []
        """The questions that no one waits for any more."""
        self._looking: asyncio.Task[None] | None = None
        self._closed = False
        self._failing = False
        """Whether the last question got no answer; logged only once in a row."""
        self._others: set[str] = set()
        """The other versions of thinkers seen, each logged once."""
        self._waiting = 0

    @classmethod
    async def open(cls, address: ServerAddress) -> Self:
        """The thinkers of this database. Raises UnusableDatabase."""
        # Without a server, no driver is needed.
        from data.store.postgresql.opening import open_lane  # noqa: PLC0415

        return cls(await open_lane(address), VERSION)

    @property
    def running(self) -> int:
        """The number of questions that thinkers have taken, at the last look."""
        return max(len(self._open) - self._waiting, 0)

    @property
    def waiting(self) -> int:
        """The number of questions that no thinker has taken, at the last look."""
        return min(self._waiting, len(self._open))

    async def answer(self, job: Callable[..., object], args: tuple[object, ...], budget: float) -> Any:
        """A thinker's answer. Raises NotElsewhere if none comes in time."""
        kind = kind_of(job)
        if kind is None or self._closed:
            raise NotElsewhere
        try:
            async with asyncio.timeout(budget + thoughts.PATIENCE):
                thought = await self._hand_out(kind, write_question(job, args), budget)
                if thought is None:
                    raise NotElsewhere
                answer = read_answer(job, await self._answer_to(thought))
        except TimeoutError:
            reason = "it took too long"
        except ValueError:
            reason = "it failed or ended"
        except DATABASE_ERRORS:
            reason = "the database cannot be reached"
        else:
            self._failing = False
            return answer
        if not self._failing and not self._closed:
            _log.warning("a thinker gave no answer (%s); the bot thinks itself", reason)
        self._failing = True
        raise NotElsewhere

    async def close(self) -> None:
        """Ends every wait, and closes the connection."""
        if self._closed:
            return
        self._closed = True
        self._give_up(self._open)
        if self._looking is not None:
            await self._looking
        await self._lane.close()

    async def _hand_out(self, kind: str, question: str, budget: float) -> int | None:
        """Stores the question and returns its id; None if no thinker of this version is alive."""

        def work(tx: Transaction) -> tuple[int | None, set[str]]:
            thought = thoughts.ask(tx, self._asker, self._version, kind, question, budget)
            return thought, thoughts.living_versions(tx) if thought is None else set()

        thought, others = await self._lane.run(work)
        if others - self._others:
            self._others |= others
            _log.warning("a thinker of another version than the bot's gets no questions; update it or the bot")
        return thought

    async def _answer_to(self, thought: int) -> str:
        """The text of the answer. Raises ValueError if no thinker gives one."""
        coming: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._open[thought] = coming
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        try:
            if self._closed:
                raise ValueError
            answer = await coming
        finally:
            if self._open.pop(thought, None) is not None:
                self._withdrawn.append(thought)
        if answer is None:
            raise ValueError
        return answer

    async def _look(self) -> None:
        """Looks for answers while any are pending, and deletes the withdrawn questions."""
        try:
            while self._open or self._withdrawn:
                await asyncio.sleep(EVERY)
                asked, withdrawn = list(self._open), self._withdrawn
                self._withdrawn = []
                try:
                    found = await self._lane.run(partial(self._collect, withdrawn=withdrawn))
                except DATABASE_ERRORS:
                    # Questions left in the database soon become too old for a thinker, and are then deleted.
                    self._give_up(asked)
                    continue
                self._waiting = found.waiting
                for thought, answer in found.come.items():
                    if (coming := self._open.pop(thought, None)) is not None and not coming.done():
                        coming.set_result(answer)
                if not found.thinking:
                    self._give_up(asked)
        finally:
            self._waiting, self._looking = 0, None

    def _collect(self, tx: Transaction, withdrawn: Iterable[int]) -> thoughts.Answers:
        for thought in withdrawn:
            thoughts.withdraw(tx, thought)
        return thoughts.answers(tx, self._asker, self._version)

    def _give_up(self, asked: Iterable[int]) -> None:
        for thought in asked:
            if (coming := self._open.get(thought)) is not None and not coming.done():
                coming.set_result(None)
