"""The alarm rings when something is due, and survives failures."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from bot.runtime.alarm import AFTER_FAILURE, Alarm
from tests.fakes.service_context import Clock
from tests.support.waiting import LONGEST


@asynccontextmanager
async def alarm(doing: Callable[[], Awaitable[None]], due: Callable[[], int | None]) -> AsyncIterator[Alarm]:
    """An alarm with this function as its next due time."""

    async def next_due() -> int | None:
        return due()

    one = Alarm(Clock(now=0), next_due, doing)
    yield one
    await one.stop()


async def ring(one: Alarm) -> None:
    """Waits until the alarm has rung."""
    await one.set()
    assert one._sleeper is not None
    done, _ = await asyncio.wait([one._sleeper], timeout=LONGEST)
    assert done


async def test_an_alarm_is_set_again_after_a_failed_ring(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise OSError("the disk is full")

    async with alarm(fail, lambda: 0) as one:
        await ring(one)
        assert one._sleeper is not None
        assert not one._sleeper.done()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_an_alarm_with_nothing_due_has_no_task() -> None:
    due = [0]

    async def done() -> None:
        due.clear()

    async with alarm(done, lambda: due[0] if due else None) as one:
        await ring(one)
        assert one._sleeper is None


async def test_an_alarm_asks_again_later_if_the_due_time_cannot_be_read(caplog: pytest.LogCaptureFixture) -> None:
    async def done() -> None:
        pass

    def unreadable() -> int | None:
        raise OSError("the disk is away")

    async with alarm(done, unreadable) as one:
        await one.set()
        assert one._sleeper is not None
        assert not one._sleeper.done()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_an_alarm_set_while_it_rings_does_not_ring_twice_at_once() -> None:
    rings, ends, over = 0, asyncio.Event(), []

    async def ring_long() -> None:
        nonlocal rings
        rings += 1
        await ends.wait()
        over.append(rings)

    async with alarm(ring_long, lambda: 0) as one:
        await one.set()
        await asyncio.sleep(1.1)
        await one.set()
        await asyncio.sleep(1.1)
        assert rings == 1
        ends.set()
    assert over == [1]


async def test_an_alarm_that_is_set_all_the_time_rings_all_the_same() -> None:
    rung = asyncio.Event()

    async def done() -> None:
        rung.set()

    async with alarm(done, lambda: 0) as one:
        for _ in range(500):
            await one.set()
            if rung.is_set():
                break
            await asyncio.sleep(0.02)
        assert rung.is_set()


async def test_what_has_failed_waits_but_is_not_put_off_by_another_failure() -> None:
    async def done() -> None:
        pass

    async with alarm(done, lambda: 0) as one:
        await one.set()
        soon = one._sleeper
        await one.set_after_failure()
        waits = one._sleeper
        assert waits is not soon
        assert one._rings_at - asyncio.get_running_loop().time() > AFTER_FAILURE - 1
        await one.set()
        await one.set_after_failure()
        assert one._sleeper is waits


async def test_an_alarm_is_set_anew_if_the_next_due_time_changes() -> None:
    due = 100

    async def done() -> None:
        pass

    async with alarm(done, lambda: due) as one:
        for due in (100, 10, 20):
            await one.set()
            assert due - 1 < one._rings_at - asyncio.get_running_loop().time() <= due
