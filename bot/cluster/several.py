"""One process of a bot of several: which work is its own, which is the others', and the news between them."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Collection, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import astuple
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, Self

from bot.cluster.leases import LeasedPeers
from bot.model.changes import (
    CardEmojiStored,
    ChallengeOpened,
    ClocksChanged,
    DayBegan,
    DayChanged,
    DayReminderSet,
    GuildLanguage,
    NoticeAdded,
    PartieFinished,
    PersonForgotten,
    PersonLanguage,
    TurnBegan,
    WordsGiven,
)
from bot.model.ids import PartieId
from bot.runtime.peers import Due, Look, StillTells
from bot.runtime.throttle import ANSWERED
from data import parties
from data.shards import Shards
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import DATABASE_ERRORS, DatabaseInUse, ServerGone

if TYPE_CHECKING:
    from data.store.postgresql.session import NamedLock, Session

TAKES_OVER: Final = 5.0
"""Seconds after which this process does work that another should have done."""
LONGEST: Final = 15.0
"""The longest wait, in seconds, for a lock that another process may hold."""
ANSWERS: Final = 2.0
"""Seconds that a click waits for its lock; Discord waits three seconds for the answer."""
KNOWN: Final = 100_000
"""The most parties whose owner is cached."""
AT_ONCE: Final = 100
"""The most changes in one text: the database carries less than 8,000 bytes at a time."""
_WAITED_FOR: Final = (
    NoticeAdded,
    TurnBegan,
    PartieFinished,
    ClocksChanged,
    ChallengeOpened,
    PersonLanguage,
    PersonForgotten,
    GuildLanguage,
    CardEmojiStored,
    DayBegan,
    DayChanged,
    DayReminderSet,
    WordsGiven,
)
_BY_NAME: Final = {kind.__name__: kind for kind in _WAITED_FOR}

_log = logging.getLogger(__name__)


class SeveralProcesses(LeasedPeers):
    """Shares the database with the other processes. ``start`` it once the database is open."""

    several = True
    gives_up = 30.0

    def __init__(self, session: "Session", shards: Shards) -> None:
        super().__init__(session)
        self._shards = shards
        self._own: dict[PartieId, bool] = {}
        self._waits_since: dict[Look, dict[Due, float]] = {}
        self._taken_over: dict[Look, set[PartieId]] = {}
        self._leads: NamedLock | None = None
        self._tells = ContextVar[tuple[PartieId, "NamedLock"] | None]("tells", default=None)
        """The partie for which a task delivers, and its own lock: another task's may have been taken later."""
        self._hearing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._database: Database | None = None

    @classmethod
    async def join(cls, address: ServerAddress, shards: Shards) -> Self:
        """Takes these shards. Raises DatabaseInUse if another process has one of them, or UnusableDatabase."""
        # Without a server, no driver is needed.
        from data.store.postgresql.session import Session  # noqa: PLC0415

        return cls(await Session.open(address, shards), shards)

    def start(self, database: Database, missed: Callable[[], None]) -> None:
        """Publishes the other processes' changes here, and sends them the changes of this one.

        Calls ``missed`` if some changes may have been lost.
        """
        self._database = database
        database.subscribe(self._tell)
        self._session.listen(self._hear, missed)

    async def close(self) -> None:
        """Sends the last news, and lets the other processes take over."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        await super().close()

    def _tell(self, changes: Collection[Hashable]) -> None:
        if not self._hearing and (news := list(texts_of(changes))):
            task = asyncio.create_task(self._send(news))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, news: Sequence[str]) -> None:
        try:
            for text in news:
                await self._session.send(f"{self._shards.first} {text}")
        except (*DATABASE_ERRORS, DatabaseInUse):
            _log.warning("the other processes did not hear of a change; they find it when they look the next time")

    def _hear(self, news: str) -> None:
        sender, _, text = news.partition(" ")
        if self._database is None or sender == str(self._shards.first):
            return
        self._hearing = True
        try:
            self._database.publish(changes_in(text))
        finally:
            self._hearing = False

    async def serves(self, partie_id: PartieId) -> bool:
        """Whether this process owns a partie or has taken it over."""
        return any(partie_id in taken for taken in self._taken_over.values()) or await self.owns(partie_id)

    async def owns(self, partie_id: PartieId) -> bool:
        """Whether a partie belongs to this process, by its shards."""
        if (own := self._own.get(partie_id)) is None:
            assert self._database is not None  # noqa: S101 - started
            row = await self._database.read(lambda tx: parties.get_partie(tx, partie_id))
            if row is None:
                return False
            if len(self._own) >= KNOWN:
                self._own.clear()
            own = self._own[partie_id] = self._shards.have(row.guild, partie_id)
        return own

    async def due_here(self, look: Look, due: Sequence[Due]) -> Sequence[PartieId]:
        """The parties with due work that belong to this process, or whose process has left the work undone for a
        while."""
        now, before = monotonic(), self._waits_since.get(look, {})
        self._waits_since[look] = since = {one: before.get(one, now) for one in due}
        self._taken_over[look] = {one[0] for one in due if now - since[one] >= TAKES_OVER}
        return [partie for partie in dict.fromkeys(one[0] for one in due) if await self.serves(partie)]

    async def leads(self) -> bool:
        """Whether this process leads; it takes the lead as soon as no other process has it."""
        if self._leads is None or not await self._session.has(self._leads):
            self._leads = await self._session.take("leader")
        return self._leads is not None

    @asynccontextmanager
    async def asking(self, partie_id: PartieId) -> AsyncIterator[None]:
        """Holds a lock while a person here waits for an answer about a partie. Raises ServerGone."""
        async with self._holding(f"asking {partie_id}", ANSWERS, shared=True):
            yield

    @asynccontextmanager
    async def telling(self, partie_id: PartieId) -> AsyncIterator[StillTells | None]:
        """Holds the right to send a partie's messages, once its clicks are answered; None if another process has it."""
        held = await self._session.take(f"telling {partie_id}") if await self.serves(partie_id) else None
        if held is None:
            yield None
            return
        before = self._tells.get()
        self._tells.set((partie_id, held))
        try:
            if asked := await self._session.take(f"asking {partie_id}", patience=ANSWERED):
                await self._session.release(asked)
            # A lost connection also loses the lock.
            yield partial(self._session.has, held)
        finally:
            self._tells.set(before)
            await self._session.release(held)

    def certainly_tells(self, partie_id: PartieId) -> bool:
        """Whether this process still has the lock that this task, or the one that started it, took to deliver."""
        tells = self._tells.get()
        return tells is not None and tells[0] == partie_id and self._session.certainly_has(tells[1])

    @asynccontextmanager
    async def one_at_a_time(self, name: str) -> AsyncIterator[None]:
        """Keeps all other processes out of blocks with this name. Raises ServerGone."""
        async with self._holding(name, LONGEST):
            yield

    @asynccontextmanager
    async def _holding(self, name: str, patience: float, *, shared: bool = False) -> AsyncIterator[None]:
        held = await self._session.take(name, shared=shared, patience=patience)
        if held is None:
            raise ServerGone("the server is away, or another process does not free a lock")
        try:
            yield
        finally:
            await self._session.release(held)


def texts_of(changes: Collection[Hashable]) -> Iterator[str]:
    """The changes that concern other processes, as JSON texts with up to ``AT_ONCE`` changes each."""
    told = [[type(change).__name__, *astuple(change)] for change in changes if isinstance(change, _WAITED_FOR)]
    for first in range(0, len(told), AT_ONCE):
        yield json.dumps(told[first : first + AT_ONCE], separators=(",", ":"))


def changes_in(text: str) -> list[Hashable]:
    """The changes in another process's text, except those that only another version of the bot knows."""
    return [_BY_NAME[name](*values) for name, *values in json.loads(text) if name in _BY_NAME]
