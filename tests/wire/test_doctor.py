import asyncio
import os
import sys

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def doctor(scenario: Scenario) -> tuple[int | None, str]:
    environment = os.environ | {"PIQUET_DATABASE": str(scenario.bot.database), "DISCORD_TOKEN": ""}
    command = (sys.executable, "-m", "bot", "doctor", "--repair")
    out = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=out, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await process.communicate()
    return process.returncode, told.decode()


async def test_the_doctor_finds_a_running_bot_healthy_and_does_not_disturb_it(scenario: Scenario) -> None:
    async with scenario:
        players = await scenario.start_partie(deals=1)
        looking = asyncio.create_task(doctor(scenario))
        decisions = 0
        while await turn(players) is not None:
            decisions += 1
        assert await looking == (0, "All is well: one partie was checked.\n")
        assert decisions > 20
        assert await doctor(scenario) == (0, "All is well: one partie was checked.\n")
