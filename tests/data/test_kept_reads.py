import asyncio
from collections.abc import Awaitable, Callable

from bot.model.changes import DayChanged, PersonForgotten
from data.store.kept_reads import KEPT_FOR, RENEWED_AFTER, KeptReads
from tests.fakes.service_context import Clock

CHANGE = DayChanged(1)


class Source:
    def __init__(self, meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
        self.reads = 0
        self.meanwhile = meanwhile

    async def read(self) -> int:
        self.reads += 1
        await asyncio.sleep(0)
        if self.meanwhile is not None:
            await self.meanwhile()
        return self.reads


def costly(_found: int) -> bool:
    return True


def cheap(_found: int) -> bool:
    return False


async def test_a_cheap_read_is_repeated_each_time() -> None:
    kept, source = KeptReads(Clock()), Source()
    assert [await kept.get(CHANGE, source.read, cheap) for _ in range(3)] == [1, 2, 3]


async def test_a_costly_read_is_repeated_after_a_change_and_some_seconds() -> None:
    clock, source = Clock(), Source()
    kept = KeptReads(clock)
    assert [await kept.get(CHANGE, source.read, costly) for _ in range(2)] == [1, 1]
    kept.committed([DayChanged(2)])
    clock.now += RENEWED_AFTER
    assert await kept.get(CHANGE, source.read, costly) == 1
    kept.committed([CHANGE])
    assert await kept.get(CHANGE, source.read, costly) == 2
    kept.committed([CHANGE])
    clock.now += RENEWED_AFTER - 1
    assert await kept.get(CHANGE, source.read, costly) == 2
    clock.now += 1
    assert await kept.get(CHANGE, source.read, costly) == 3


async def test_no_read_is_kept_forever() -> None:
    clock, source = Clock(), Source()
    kept = KeptReads(clock)
    await kept.get(CHANGE, source.read, costly)
    clock.now += KEPT_FOR
    assert await kept.get(CHANGE, source.read, costly) == 2


async def test_many_simultaneous_callers_wait_for_one_read() -> None:
    kept, source = KeptReads(Clock()), Source()
    assert await asyncio.gather(*(kept.get(CHANGE, source.read, costly) for _ in range(5))) == [1] * 5


async def test_a_change_during_a_read_makes_the_next_read_fresh() -> None:
    clock = Clock()
    kept = KeptReads(clock)

    async def changes() -> None:
        kept.committed([CHANGE])

    source = Source(changes)
    await kept.get(CHANGE, source.read, costly)
    clock.now += RENEWED_AFTER
    assert await kept.get(CHANGE, source.read, costly) == 2


async def test_no_read_from_before_a_person_was_forgotten_is_kept() -> None:
    kept, source = KeptReads(Clock()), Source()
    await kept.get(CHANGE, source.read, costly)
    kept.committed([PersonForgotten()])
    assert await kept.get(CHANGE, source.read, costly) == 2

    async def forgets() -> None:
        kept.committed([PersonForgotten()])

    kept, source = KeptReads(Clock()), Source(forgets)
    await kept.get(CHANGE, source.read, costly)
    assert await kept.get(CHANGE, source.read, costly) == 2
