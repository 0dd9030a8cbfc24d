"""A bot that follows a test's clock rings its alarms when they are due on that clock."""

import asyncio
from pathlib import Path

import pytest

from bot import client
from bot.runtime import alarm
from tests.fakes.process.launch import _move_clock
from tests.support.waiting import wait_for


async def test_an_alarm_rings_though_the_clock_jumps_before_it_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead, rung = tmp_path / "clock", asyncio.Event()
    ahead.write_text("0")
    # _move_clock replaces them for good.
    monkeypatch.setattr("bot.client.simulated_time", client.simulated_time)
    for module in ("agenda", "alarm"):
        monkeypatch.setattr(f"bot.runtime.{module}.asyncio", asyncio)
    _move_clock(ahead)
    due = client.simulated_time() + 3600

    async def next_due() -> int | None:
        return None if rung.is_set() else due

    async def ring() -> None:
        rung.set()

    one = alarm.Alarm(client.simulated_time, next_due, ring)
    await one.set()
    # The alarm begins to sleep at the next turn of the event loop. Another service looks at the clock before that.
    ahead.write_text("3601")
    client.simulated_time()
    async with wait_for("the alarm rings"):
        await rung.wait()
    await one.stop()
