"""The context shared by all services: database, clock, randomness, rate limits and partie locks."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakValueDictionary

from bot.piquet.cards import PACK, Card
from bot.piquet.proof import SECRET_BYTES
from bot.runtime.direct_messages import DirectMessages
from bot.runtime.engine_pool import EnginePool
from bot.runtime.languages import Languages
from bot.runtime.limits import Throttle
from bot.runtime.queues import Beat, FairQueue, Questions
from data.store.database import Database
from data.store.kept_reads import KeptReads

EXPORTS: Final = 2
"""Exports made at once; each holds all of a person's parties in memory."""


def unix_time() -> int:
    return int(time.time())


def shuffled_pack() -> tuple[Card, ...]:
    """Returns a pack shuffled with the operating system's randomness."""
    pack = list(PACK)
    secrets.SystemRandom().shuffle(pack)
    return tuple(pack)


def new_secret() -> bytes | None:
    """Returns random bytes to compute a partie's packs. Test versions may return None to use ``Context.shuffled``."""
    return secrets.token_bytes(SECRET_BYTES)


@dataclass(slots=True)
class Context:
    """The objects shared by all services. Hold ``lock`` while changing a partie in several transactions."""

    database: Database
    clock: Callable[[], int] = unix_time
    shuffled: Callable[[], tuple[Card, ...]] = shuffled_pack
    new_secret: Callable[[], bytes | None] = new_secret
    throttle: Throttle = field(default_factory=Throttle)
    engine_pool: EnginePool = field(default_factory=EnginePool)
    questions: Questions = field(default_factory=Questions)
    beat: Beat = field(default_factory=Beat)
    exports: FairQueue = field(default_factory=lambda: FairQueue(EXPORTS))
    stored_locales: dict[int, str] = field(default_factory=dict)
    """The Discord locale known to be in the database, by user."""
    languages: Languages = field(default_factory=Languages)
    knows_server: Callable[[int], bool] = lambda _: True
    """Whether Discord has reported the server's shard. Right after startup, it has reported only some shards."""
    guild_changes: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the bot joins or leaves a server, so changes keep Discord's order."""
    direct_messages: DirectMessages = field(init=False)
    kept_reads: KeptReads = field(init=False)
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.direct_messages = DirectMessages(self.database, self.clock)
        self.kept_reads = KeptReads(self.clock)
        self.database.subscribe(self.languages.committed)
        self.database.subscribe(self.kept_reads.committed)

    @asynccontextmanager
    async def lock(self, number: int) -> AsyncIterator[None]:
        """Holds a lock during the block. ``number`` is a partie id or message id."""
        async with self._locks.setdefault(number, asyncio.Lock()):
            yield
