"""The house plays on over sockets whatever ends the bot's process, and nothing that thought for it stays behind."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, turn
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")


def left_of(group: int) -> list[str]:
    """What still runs of the process group of a bot that has ended."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            state, _, of = (process / "stat").read_text().rpartition(") ")[2].split()[:3]
        except OSError:
            continue
        if int(of) == group and state != "Z":
            found.append(process.name)
    return found


async def ended(group: int) -> None:
    """Waits for the end of all that has belonged to it."""
    async with wait_for(f"all processes of group {group} end"):
        while left_of(group):  # noqa: ASYNC110 - they are none of this process
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
async def test_a_partie_with_the_house_goes_on_after_any_end_of_the_bot(stage: Scenario, number: int) -> None:
    async with stage:
        await stage.alice.slash("piquet challenge", level="beginner", deals=1)
        players = [Player(stage.alice, random.Random(1))]
        for _ in range(2):
            await turn(players)
            # The bot alone, as by whoever is short of memory: those who think for it end by themselves.
            bot = stage.bot.pid
            os.kill(bot, number)
            await stage.bot.ended()
            await stage.bot.start()
            await ended(bot)
        while await turn(players) is not None:
            pass
        assert "Rematch" in players[0].at_table()[-1].text
    assert "ERROR" not in stage.bot.log_text
