"""What every service needs: the database, the time, the shuffled pack, who goes first, and a lock for each partie."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from bot.piquet.cards import PACK, Card
from bot.services.background.engine_pool import EnginePool
from bot.services.background.throttle import Throttle
from data.parties import PartieId
from data.store.database import Database


def unix_time() -> int:
    """Seconds since 1970, UTC."""
    return int(time.time())


def shuffled_pack() -> tuple[Card, ...]:
    """The pack, shuffled with the operating system's randomness."""
    pack = list(PACK)
    secrets.SystemRandom().shuffle(pack)
    return tuple(pack)


@dataclass(slots=True)
class Context:
    """The services' surroundings. What takes more than one transaction is done under the lock of its partie."""

    database: Database
    clock: Callable[[], int] = unix_time
    shuffled: Callable[[], tuple[Card, ...]] = shuffled_pack
    throttle: Throttle = field(default_factory=Throttle)
    clocks_changed: Callable[[], None] = lambda: None
    """To be called when something may be due earlier than it was: one is back, or wants to be reminded again."""
    house_to_act: Callable[[PartieId], None] = lambda _: None
    """To be called with a partie in which the house is to act now."""
    engine_pool: EnginePool = field(default_factory=EnginePool)
    greeted: dict[int, str] = field(default_factory=dict)
    """The languages of people that are known to be kept."""
    comings: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a server comes or goes: one after the other, in the order in which Discord tells of them."""
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def lock(self, partie_id: PartieId) -> asyncio.Lock:
        """The lock of this partie; it goes when nobody holds or awaits it."""
        return self._locks.setdefault(partie_id, asyncio.Lock())
