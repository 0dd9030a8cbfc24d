import asyncio
import os
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn
from tests.support.paths import ROOT
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_people_play_while_the_bot_makes_a_backup_that_can_be_restored(scenario: Scenario) -> None:
    folder = scenario.bot.folder / "backups"

    def made() -> bool:
        return "made the backup" in scenario.bot.log_text

    scenario.bot.set_environment(PIQUET_BACKUPS=str(folder))
    async with scenario:
        players = await scenario.start_partie()
        # A server lets only some tables be opened a minute, so nobody plays on if the backup outlasts the partie.
        while await turn(players) is not None and not made():
            pass
        async with wait_for("the backup"):
            while not made():  # noqa: ASYNC110 - another process writes the log
                await asyncio.sleep(0.02)
        assert await scenario.bot.stop() == 0
    assert "ERROR" not in scenario.bot.log_text
    assert "the doctor finds" not in scenario.bot.log_text
    (file,) = os.listdir(folder)
    restored = await create_subprocess_exec(
        *(sys.executable, "-m", "bot", "restore", str(folder / file)),
        cwd=ROOT,
        env={**os.environ, "PIQUET_DATABASE": str(scenario.bot.folder / "restored.sqlite3"), "DISCORD_TOKEN": ""},
        stdout=PIPE,
    )
    said, _ = await restored.communicate()
    assert (restored.returncode, b"has been restored" in said) == (0, True)
