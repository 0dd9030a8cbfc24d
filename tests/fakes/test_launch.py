"""A bot on the test clock."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot import client
from bot.runtime.agenda import Agenda, Entry
from bot.runtime.context import Context
from tests.fakes.process.launch import _move_clock
from tests.support.waiting import wait_for


class Once(Entry):
    """Becomes due once."""

    def __init__(self, due: int) -> None:
        self._due: int | None = due
        self.is_done = asyncio.Event()

    async def next_due(self) -> int | None:
        return self._due

    async def do(self) -> None:
        if client.simulated_time() >= (self._due or 0):
            self._due = None
            self.is_done.set()


async def test_the_clock_may_jump_before_the_agenda_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = tmp_path / "clock"
    ahead.write_text("0")
    # _move_clock replaces them for good.
    monkeypatch.setattr("bot.client.simulated_time", client.simulated_time)
    monkeypatch.setattr("bot.runtime.agenda.asyncio", asyncio)
    _move_clock(ahead)
    database = SimpleNamespace(subscribe=lambda _: lambda: None)
    entry, agenda = (
        Once(client.simulated_time() + 3600),
        Agenda(cast("Context", SimpleNamespace(clock=client.simulated_time, database=database))),
    )
    agenda.add(entry)
    entry.start_waits = 1
    await agenda.start()
    # The agenda begins to sleep at the next turn of the event loop. Another service looks at the clock before that.
    ahead.write_text("3601")
    client.simulated_time()
    async with wait_for("what is due is done"):
        await entry.is_done.wait()
    await agenda.stop()
