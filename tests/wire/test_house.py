import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, play_house, turn
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")


def left_of(group: int) -> list[str]:
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
    async with wait_for(f"all processes of group {group} end"):
        while left_of(group):  # noqa: ASYNC110 - they are none of this process
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
async def test_a_partie_with_the_house_continues_however_the_bot_ended(scenario: Scenario, number: int) -> None:
    async with scenario:
        await play_house(scenario.alice, deals=1, public=True)
        players = [Player(scenario.alice, random.Random(1))]
        for _ in range(2):
            await turn(players)
            # The bot alone, as the system does when memory is short: its worker processes must end by themselves.
            bot = scenario.bot.pid
            os.kill(bot, number)
            await scenario.bot.ended()
            await scenario.bot.start()
            await ended(bot)
        while await turn(players) is not None:
            pass
        assert "Rematch" in players[0].at_table()[-1].text
    assert "ERROR" not in scenario.bot.log_text


async def test_a_private_partie_continues_in_the_direct_messages_after_a_kill(scenario: Scenario) -> None:
    async with scenario:
        answer = await play_house(scenario.alice, deals=1)
        assert "Your cards are in your DMs." in answer.text
        players = [Player(scenario.alice, random.Random(1), private=True)]
        for _ in range(2):
            await turn(players)
            await scenario.bot.kill()
            await scenario.bot.start()
        while await turn(players) is not None:
            pass
        assert "Rematch" in scenario.alice.live().text
        assert scenario.bob.posts(scenario.bob.channel) == []
        assert scenario.bob.dms() == []
    assert "ERROR" not in scenario.bot.log_text
