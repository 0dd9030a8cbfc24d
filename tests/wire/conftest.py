"""One zygote for all tests of a worker, and for each test a club on a wire of its own."""

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
async def stage(zygote: Zygote, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Scenario]:
    """The wire with Alice, Bob and Carol, and the bot down."""
    async with Wire() as wire:
        stage = Scenario(wire, BotProcess(wire, zygote, tmp_path, haste=50))
        yield stage
        if stage.bot.alive:
            await stage.bot.kill()
