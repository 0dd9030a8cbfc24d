"""Everything a service needs: the database, the time, shuffled packs, throttle, beat, and a lock for each partie."""

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
"""How many people's files are made and sent at once; each person's parties are all in memory meanwhile."""


def unix_time() -> int:
    """Seconds since 1970, UTC."""
    return int(time.time())


def shuffled_pack() -> tuple[Card, ...]:
    """A pack shuffled with the operating system's randomness."""
    pack = list(PACK)
    secrets.SystemRandom().shuffle(pack)
    return tuple(pack)


def new_secret() -> bytes | None:
    """A new secret, from which the packs of a partie are made. A partie without one deals ``shuffled`` packs."""
    return secrets.token_bytes(SECRET_BYTES)


@dataclass(slots=True)
class Context:
    """Passed to every service. Work that takes more than one transaction holds the lock of its partie."""

    database: Database
    clock: Callable[[], int] = unix_time
    shuffled: Callable[[], tuple[Card, ...]] = shuffled_pack
    new_secret: Callable[[], bytes | None] = new_secret
    throttle: Throttle = field(default_factory=Throttle)
    engine_pool: EnginePool = field(default_factory=EnginePool)
    questions: Questions = field(default_factory=Questions)
    """The people who are asking the engine something."""
    beat: Beat = field(default_factory=Beat)
    """The beat on which the house answers."""
    exports: FairQueue = field(default_factory=lambda: FairQueue(EXPORTS))
    """The people waiting for files."""
    stored_locales: dict[int, str] = field(default_factory=dict)
    """The languages of people that are known to be stored."""
    languages: Languages = field(default_factory=Languages)
    """The languages that people and servers have chosen."""
    knows_server: Callable[[int], bool] = lambda _: True
    """Whether the bot already knows if it is on this server; just after startup it knows only some."""
    guild_changes: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the bot joins or leaves a server: one at a time, in the order Discord reports them."""
    direct_messages: DirectMessages = field(init=False)
    """The DM channels of people."""
    kept_reads: KeptReads = field(init=False)
    """What costly reads found, for all who look at the same."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.direct_messages = DirectMessages(self.database, self.clock)
        self.kept_reads = KeptReads(self.clock)
        self.database.subscribe(self.languages.committed)
        self.database.subscribe(self.kept_reads.committed)

    @asynccontextmanager
    async def lock(self, number: int) -> AsyncIterator[None]:
        """The lock of a partie, or of a message by its id. It is dropped when no task holds it or waits for it."""
        async with self._locks.setdefault(number, asyncio.Lock()):
            yield
