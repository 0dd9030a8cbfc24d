"""The doctor, a process of its own, beside the bot in its process while a partie is played."""

import asyncio
import os
import sys

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def doctor(stage: Scenario) -> tuple[int | None, str]:
    """Its exit status, and all that it printed."""
    environment = os.environ | {"PIQUET_DATABASE": str(stage.bot.database), "DISCORD_TOKEN": ""}
    command = (sys.executable, "-m", "bot", "doctor", "--mend")
    out = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=out, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await process.communicate()
    return process.returncode, told.decode()


async def test_beside_a_bot_that_plays_the_doctor_finds_all_well_and_disturbs_nobody(stage: Scenario) -> None:
    async with stage:
        players = await stage.sit(deals=1)
        looking = asyncio.create_task(doctor(stage))
        decisions = 0
        while await turn(players) is not None:
            decisions += 1
        assert await looking == (0, "All is well: one partie was looked through.\n")
        assert decisions > 20
        assert await doctor(stage) == (0, "All is well: one partie was looked through.\n")
