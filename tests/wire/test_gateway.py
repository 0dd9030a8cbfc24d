from collections.abc import Callable

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.interactions import Interaction
from tests.fakes.wire.people import Player, turn
from tests.support.random_choice import by_dm

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def press_hand(scenario: Scenario, players: list[Player]) -> Interaction:
    """Alice asks at the table for her hand, without waiting for the answer."""
    post = players[0].at_table()[-1]
    return scenario.alice.press(post, post.control(verb="hand"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("code", [None, *(pytest.param(code, marks=pytest.mark.long) for code in (1000, 1001)), 4000])
async def test_a_missed_click_is_replayed_when_the_session_resumes(scenario: Scenario, code: int | None) -> None:
    gateway = scenario.wire.gateway
    async with scenario:
        players = await scenario.start_partie()
        await scenario.wire.until(players[0].at_table)
        gateway.mute()
        missed = await press_hand(scenario, players)
        await gateway.cut(code)
        assert (await scenario.alice.answered(missed)).ephemeral
    assert (gateway.identified, gateway.resumed) == (1, 1)
    assert gateway.replayed >= 1


def reconnect(scenario: Scenario) -> None:
    scenario.wire.gateway.reconnect()


def resume(scenario: Scenario) -> None:
    scenario.wire.gateway.invalidate(resumable=True)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("happens", [reconnect, resume])
async def test_the_bot_resumes_when_asked_to(scenario: Scenario, happens: Callable[[Scenario], None]) -> None:
    gateway = scenario.wire.gateway
    async with scenario:
        players = await scenario.start_partie()
        happens(scenario)
        await scenario.wire.until(lambda: gateway.resumed)
        assert await turn(players) is not None
    assert gateway.identified == 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("forgets", [False, True])
async def test_a_session_that_cannot_be_resumed_is_replaced_by_a_new_one(scenario: Scenario, forgets: bool) -> None:
    gateway = scenario.wire.gateway
    async with scenario:
        players = await scenario.start_partie()
        if forgets:
            gateway.forgets = True
            await gateway.cut()
        else:
            gateway.invalidate(resumable=False)
        await scenario.wire.until(lambda: gateway.identified == 2 and gateway.up)
        assert await turn(players) is not None
    assert gateway.resumed == 0


async def test_heartbeats_are_sent_on_time_and_on_request(scenario: Scenario) -> None:
    scenario.wire.settings.heartbeat = 0.05
    async with scenario:
        await scenario.wire.until(lambda: scenario.wire.gateway.beats >= 3)
        before, scenario.wire.settings.ack_delay = scenario.wire.gateway.beats, 0.2
        scenario.wire.gateway.ask_heartbeat()
        await scenario.wire.until(lambda: scenario.wire.gateway.beats >= before + 5)
    assert (scenario.wire.gateway.identified, scenario.wire.gateway.resumed) == (1, 0)


async def test_a_silent_socket_is_closed_and_the_session_resumed(scenario: Scenario) -> None:
    scenario.wire.settings.heartbeat, scenario.wire.settings.ack_delay = 0.1, None
    scenario.bot.set_environment(WIRE_DEAF="0.3")
    async with scenario:
        await scenario.wire.until(lambda: scenario.wire.gateway.resumed)
        scenario.wire.settings.ack_delay = 0
        players = await scenario.start_partie()
        await scenario.wire.until(lambda: by_dm(scenario.alice) or by_dm(scenario.bob))
        assert await turn(players) is not None


async def test_the_bot_retries_until_the_gateway_accepts_connections(scenario: Scenario) -> None:
    gateway = scenario.wire.gateway
    async with scenario:
        gateway.refused = True
        await gateway.cut()
        await scenario.wire.quiet()
        assert not gateway.up
        gateway.refused = False
        await scenario.wire.until(lambda: gateway.up)
