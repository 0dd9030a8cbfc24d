"""Starts one zygote for all tests of a worker, and a scenario on its own wire for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.wire_discord import Wire


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def zygote() -> AsyncIterator[Zygote]:
    async with Zygote() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def scenario(zygote: Zygote, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Scenario]:
    """Sets up the wire with Alice, Bob and Carol; the bot is not running yet."""
    async with Wire() as wire:
        scenario = Scenario(wire, BotProcess(wire, zygote, tmp_path, haste=50))
        yield scenario
        if scenario.bot.alive:
            await scenario.bot.kill()
