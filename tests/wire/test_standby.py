import asyncio
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from tests.fakes.process.bot_process import Zygote, processes
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Player, play_house, turn
from tests.fakes.wire.wire_discord import Wire
from tests.support.random_choice import by_dm
from tests.support.server_databases import accept_connections
from tests.support.waiting import wait_for
from tests.wire.test_monitor import health, serving

AGAIN: Final = 1
"""The exit status of a process that lost its place to another; its supervisor starts it again."""
WEEKS: Final = 28 * 86_400

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.of_a_server]


@pytest_asyncio.fixture(loop_scope="session")
async def two(zygote: Zygote, tmp_path: Path) -> AsyncIterator[Scenario]:
    """A scenario with an active process and a standby, both not yet running."""
    async with Wire() as wire:
        # What was clicked before a process begins its session reaches no process any more.
        wire.gateway.begun = lambda _: wire.interactions.cut_off()
        scenario = Scenario(wire, *processes(wire, zygote, tmp_path))
        scenario.bots[1].set_environment(WIRE_REST=wire.address.replace("127.0.0.1", "localhost"))
        yield scenario
        for bot in scenario.bots:
            if bot.alive:
                await bot.kill()


async def taken_over(two: Scenario, begun: int) -> None:
    await two.wire.until(lambda: two.wire.gateway.identified > begun, why="the standby takes over")


async def test_a_standby_waits_and_takes_over_after_a_stop(two: Scenario) -> None:
    active, standby = two.bots
    address = serving(standby)
    async with two:
        players = await two.start_partie()
        assert await turn(players) is not None
        status, told = await health(address)
        assert (status, told["healthy"], [*told["checks"]]) == (200, True, ["standby"])
        assert two.wire.gateway.identified == 1
        assert [one for one in two.wire.requests if one.host == "localhost"] == []
        assert await active.stop() == 0
        while "standby" in (await health(address))[1]["checks"]:
            assert two.wire.gateway.identified == 1, "the active process repeats the standby's answer"
        await taken_over(two, 1)
        assert await turn(players) is not None
        assert "database" in (await health(address))[1]["checks"]
        await two.wait_until_told()
        async with wait_for("the former standby is well as the active process"):
            while (await health(address))[0] != 200:  # noqa: ASYNC110 - another process is asked
                await asyncio.sleep(0.05)
    assert "Traceback" not in active.log_text + standby.log_text


@pytest.mark.parametrize("silence", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_standby_sends_the_messages_that_the_active_process_left_unsent(
    two: Scenario, silence: signal.Signals
) -> None:
    first, second = two.bots
    async with two:
        players = await two.start_partie(pace=86_400)
        await two.wire.until(lambda: by_dm(two.alice) or by_dm(two.bob))
        for active, standby in ((first, second), (second, first)):
            begun = two.wire.gateway.identified
            # What it is about to tell, it may have looked up or locked already.
            assert await turn(players) is not None
            active.signal(silence)
            await taken_over(two, begun)
            await two.wait_until_told()
            # Hands are in direct messages.
            assert await turn(players) is not None
            await two.wait_until_told()
            if silence is signal.SIGSTOP:
                said = len(two.wire.said)
                active.signal(signal.SIGCONT)
                assert await active.ended() == AGAIN
                assert len(two.wire.said) == said, "the process told something after it woke"
            else:
                await active.ended()
            assert standby.alive
            await active.stand_by()
    assert [bot.log_text for bot in two.bots if "Traceback" in bot.log_text] == []


async def test_the_house_plays_on_when_the_active_process_is_killed(two: Scenario) -> None:
    async with two:
        await play_house(two.alice, public=True)
        player = Player(two.alice, random.Random(0))
        for active in two.bots:
            assert await turn([player]) is not None
            begun = two.wire.gateway.identified
            await active.kill()
            await taken_over(two, begun)
            assert await turn([player]) is not None
            await active.stand_by()


async def test_a_challenge_expires_even_after_the_active_process_is_killed(two: Scenario) -> None:
    for bot in two.bots:
        bot.follow_clock()
    async with two:
        await two.alice.slash("piquet challenge", opponent=two.bob)
        await two.wait_until_posted()
        await two.bot.kill()
        two.wire.advance(WEEKS)
        (offer,) = [post for post in two.bob.posts(two.bob.channel) if post.controls]
        await two.wire.until(lambda: not any(control.live for control in offer.controls), why="the challenge expires")


async def test_a_standby_that_cannot_open_the_database_takes_over_once_it_can(two: Scenario) -> None:
    active, standby = two.bots
    async with two:
        players = await two.start_partie()
        accept_connections(active.database, yes=False)
        await active.stop()
        async with wait_for("the standby tries in vain"):
            while standby.alive and "cannot open" not in standby.log_text:  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)
        accept_connections(active.database, yes=True)
        await taken_over(two, 1)
        assert await turn(players) is not None
    assert "Traceback" not in standby.log_text


async def test_a_standby_is_stopped_at_once(two: Scenario) -> None:
    async with two:
        assert await two.bots[1].stop() == 0
        assert await two.bot.stop() == 0
    assert two.wire.gateway.identified == 1
