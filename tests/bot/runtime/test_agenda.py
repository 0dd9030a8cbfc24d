import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from bot.runtime.agenda import AFTER_FAILURE, LONGEST_SLEEP, Agenda, Entry, NotDone
from bot.runtime.context import Context
from tests.support.virtual_time import in_virtual_time

BEGAN = 1_000_000


@dataclass
class World:
    """A clock on the event loop, and a database that reports commits."""

    log: pytest.LogCaptureFixture
    ahead: int = BEGAN
    committed: Callable[[Collection[Hashable]], None] = lambda _: None

    @property
    def database(self) -> "World":
        return self

    def clock(self) -> int:
        return self.ahead + int(asyncio.get_running_loop().time() - self._start)

    def subscribe(self, committed: Callable[[Collection[Hashable]], None]) -> Callable[[], None]:
        self.committed = committed
        return lambda: setattr(self, "committed", lambda _: None)

    def __post_init__(self) -> None:
        self._start = asyncio.get_running_loop().time()


@dataclass(eq=False)
class Thing(Entry):
    """An agenda entry that is due at the times in ``dues``, and then runs ``doing``."""

    world: World
    dues: list[int] = field(default_factory=list)
    doing: Callable[[], Awaitable[None]] | None = None
    done_at: list[int] = field(default_factory=list)
    reads: int = 0

    async def next_due(self) -> int | None:
        self.reads += 1
        return min(self.dues, default=None)

    def wakes_on(self, change: Hashable) -> bool:
        return change == "a new time"

    async def do(self) -> None:
        self.done_at.append(self.world.clock() - BEGAN)
        if self.doing is not None:
            await self.doing()
        self.dues = [due for due in self.dues if due > self.world.clock()]


async def running(world: World, *entries: Entry) -> Agenda:
    agenda = Agenda(cast("Context", world))
    agenda.add(*entries)
    await agenda.start()
    return agenda


def virtually(test: Callable[[World], Coroutine[Any, Any, None]]) -> Callable[..., None]:
    def run(caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.WARNING)

        async def main() -> None:
            await test(World(caplog))

        in_virtual_time(main())

    run.__name__ = test.__name__
    return run


async def fail() -> None:
    raise OSError("the disk is full")


@virtually
async def test_everything_is_done_at_the_start_and_then_whenever_it_is_due(world: World) -> None:
    thing, idle = Thing(world, [BEGAN + 100, BEGAN + 5000]), Thing(world)
    agenda = await running(world, thing, idle)
    await asyncio.sleep(6000)
    await agenda.stop()
    assert (thing.done_at, idle.done_at) == ([0, 100, 5000], [0])


@virtually
async def test_a_slow_entry_delays_no_other(world: World) -> None:
    async def calculate() -> None:
        await asyncio.sleep(1000)

    slow, punctual = Thing(world, [BEGAN], calculate), Thing(world, [BEGAN + 100, BEGAN + 200])
    agenda = await running(world, slow, punctual)
    await asyncio.sleep(300)
    assert punctual.done_at == [0, 100, 200]
    await agenda.stop()


@virtually
async def test_a_failing_entry_is_logged_and_retried_later_and_delays_no_other(world: World) -> None:
    failing, other = Thing(world, [BEGAN], fail), Thing(world, [BEGAN + 30])
    agenda = await running(world, failing, other)
    await asyncio.sleep(10)
    assert agenda.failing() == {"Thing": "OSError"}
    failing.wake()
    await asyncio.sleep(2 * AFTER_FAILURE)
    assert failing.done_at == [0, AFTER_FAILURE, 2 * AFTER_FAILURE]
    assert other.done_at == [0, 30]
    assert world.log.messages == [f"Thing failed; trying again in {AFTER_FAILURE} seconds"] * 3
    assert "the disk is full" in world.log.text
    failing.doing = None
    await asyncio.sleep(AFTER_FAILURE)
    assert agenda.failing() == {}
    await agenda.stop()


@virtually
async def test_pauses_double_up_to_a_maximum_and_each_reason_is_logged_once(world: World) -> None:
    reason = "Discord refuses it"

    async def refuse() -> None:
        raise NotDone(reason, level=logging.ERROR)

    thing = Thing(world, [BEGAN], refuse)
    thing.first_pause, thing.longest_pause = 10, 60
    agenda = await running(world, thing)
    await asyncio.sleep(200)
    assert thing.done_at == [0, 10, 30, 70, 130, 190]
    assert world.log.messages == ["Discord refuses it; trying again in 10 seconds"]
    reason = "Discord has failed"
    await asyncio.sleep(60)
    assert world.log.messages[1:] == ["Discord has failed; trying again in 60 seconds"]
    assert world.log.records[0].levelno == logging.ERROR
    # An entry that got on before it failed is tried again soon.
    thing.failures = 0
    thing.done_at = []
    await asyncio.sleep(100)
    assert thing.done_at == [310, 320, 340]
    await agenda.stop()


@virtually
async def test_a_failure_may_name_its_pause_and_no_reason(world: World) -> None:
    async def wait() -> None:
        raise NotDone(least=500)

    thing = Thing(world, [BEGAN], wait)
    agenda = await running(world, thing)
    await asyncio.sleep(600)
    assert thing.done_at == [0, 500]
    assert (world.log.messages, agenda.failing()) == ([], {})
    await agenda.stop()


@virtually
async def test_a_due_time_that_cannot_be_read_is_read_again(world: World) -> None:
    class Unreadable(Thing):
        async def next_due(self) -> int | None:
            if self.reads == 3:
                self.reads += 1
                await fail()
            return await super().next_due()

    thing = Unreadable(world, [BEGAN + 10, BEGAN + 40])
    agenda = await running(world, thing)
    await asyncio.sleep(120)
    assert thing.done_at == [0, 10, 10 + AFTER_FAILURE]
    assert len(world.log.records) == 1
    await agenda.stop()


@virtually
async def test_an_entry_reads_its_due_time_again_after_a_change(world: World) -> None:
    thing = Thing(world, [BEGAN + 1000])
    agenda = await running(world, thing)
    await asyncio.sleep(10)
    reads = thing.reads
    world.committed(["something else"])
    await asyncio.sleep(10)
    assert thing.reads == reads
    thing.dues = [BEGAN + 100, BEGAN + 1000]
    world.committed(["something else", "a new time"])
    await asyncio.sleep(2000)
    assert thing.done_at == [0, 100, 1000]
    await agenda.stop()


@virtually
async def test_an_entry_that_fails_on_a_change_hides_it_from_no_other(world: World) -> None:
    deaf, other = Thing(world), Thing(world)
    agenda = await running(world, deaf, other)
    await asyncio.sleep(10)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deaf, "wakes_on", lambda _: 1 / 0)
        world.committed(["a new time"])
    deaf.dues, other.dues = [BEGAN + 20], [BEGAN + 30]
    await asyncio.sleep(100)
    assert (deaf.done_at, other.done_at) == ([0, 20], [0, 30])
    assert "division by zero" in world.log.text
    await agenda.stop()


@virtually
async def test_a_later_wake_does_not_postpone_an_entry_that_is_due_sooner(world: World) -> None:
    thing = Thing(world, [BEGAN + 100])
    agenda = await running(world, thing)
    await asyncio.sleep(10)
    thing.wake(BEGAN + 1000)
    await asyncio.sleep(200)
    assert thing.done_at == [0, 100]
    await agenda.stop()


@virtually
async def test_an_entry_woken_while_it_runs_runs_again(world: World) -> None:
    async def calculate() -> None:
        await asyncio.sleep(10)

    thing = Thing(world, [BEGAN], calculate)
    agenda = await running(world, thing)
    await asyncio.sleep(5)
    thing.dues = [BEGAN + 5, BEGAN + 12]
    world.committed(["a new time"])
    await asyncio.sleep(4)
    assert thing.done_at == [0]
    await asyncio.sleep(30)
    assert thing.done_at == [0, 12]
    await agenda.stop()


@virtually
async def test_an_entry_that_is_always_due_runs_once_a_second(world: World) -> None:
    class AlwaysDue(Thing):
        async def next_due(self) -> int | None:
            return BEGAN

    thing = AlwaysDue(world)
    agenda = await running(world, thing)
    for _ in range(100):
        world.committed(["a new time"])
        await asyncio.sleep(0.1)
    assert 9 <= len(thing.done_at) <= 11
    await agenda.stop()


@virtually
async def test_an_entry_with_nothing_due_is_checked_every_hour(world: World) -> None:
    thing = Thing(world)
    agenda = await running(world, thing)
    await asyncio.sleep(10)
    thing.dues = [world.clock()]
    await asyncio.sleep(LONGEST_SLEEP)
    assert thing.done_at == [0, LONGEST_SLEEP]
    await agenda.stop()


@virtually
async def test_a_clock_set_back_delays_nothing_for_more_than_an_hour(world: World) -> None:
    day = 24 * 3600
    thing = Thing(world, [BEGAN + 10])
    agenda = await running(world, thing)
    await asyncio.sleep(20)
    world.ahead -= day
    thing.dues = [world.clock() + 100]
    await asyncio.sleep(LONGEST_SLEEP)
    assert len(thing.done_at) == 3
    await agenda.stop()


@virtually
async def test_the_start_waits_for_some_entries_but_not_for_ever(world: World) -> None:
    async def calculate() -> None:
        await asyncio.sleep(5)

    first, slow = Thing(world, [], calculate), Thing(world, [], lambda: asyncio.sleep(1000))
    slow.start_waits = 10
    first.start_waits = 10
    agenda = await running(world, first, slow)
    assert world.clock() - BEGAN == 15
    await agenda.stop()


@virtually
async def test_a_stop_waits_for_running_entries_and_starts_no_more(world: World) -> None:
    ended = []

    async def send() -> None:
        await asyncio.sleep(5)
        ended.append(thing.stopping)

    thing, other = Thing(world, [], send), Thing(world, [BEGAN + 3])
    agenda = await running(world, thing, other)
    await asyncio.sleep(1)
    await agenda.stop()
    assert ended == [True]
    other.wake()
    world.committed(["a new time"])
    await asyncio.sleep(10)
    assert other.done_at == [0]


@virtually
async def test_a_stop_cancels_long_waits_and_abandons_an_entry_that_hangs(world: World) -> None:
    thing, broken, last = Thing(world, [], lambda: asyncio.sleep(10_000)), Thing(world), Thing(world)
    thing.is_cancelled = True
    stopped = []

    async def stop() -> None:
        stopped.append(1)

    broken.stop, last.stop = fail, stop  # type: ignore[method-assign]
    agenda = await running(world, thing, broken, last)
    await asyncio.sleep(1)
    await agenda.stop()
    assert world.clock() - BEGAN == 1
    assert stopped == [1]
    assert world.log.messages == ["an entry of the agenda could not be stopped"]


@virtually
async def test_a_failure_while_the_bot_stops_is_not_logged(world: World) -> None:
    async def fail_late() -> None:
        await asyncio.sleep(5)
        await fail()

    agenda = await running(world, Thing(world, [], fail_late))
    await asyncio.sleep(1)
    await agenda.stop()
    assert world.log.messages == []


@virtually
async def test_only_timely_entries_count_as_late(world: World) -> None:
    timely, other = Thing(world, [BEGAN - 300]), Thing(world, [BEGAN - 5000])
    timely.timely = True
    agenda = Agenda(cast("Context", world))
    agenda.add(other)
    assert await agenda.late() == 0
    agenda.add(timely)
    assert await agenda.late() == 300
