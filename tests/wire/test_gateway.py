"""The connection is cut, moved, forgotten, left without an answer: whoever clicks is answered all the same."""

from collections.abc import Callable

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.interactions import Interaction
from tests.fakes.wire.people import Player, turn
from tests.support.random_choice import by_dm

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def press_hand(stage: Scenario, players: list[Player]) -> Interaction:
    """Alice asks at the table for her hand, and does not wait for it."""
    post = players[0].at_table()[-1]
    return stage.alice.press(post, post.control(verb="hand"))


@pytest.mark.parametrize("code", [None, 1000, 1001, 4000])
async def test_a_click_that_was_missed_is_replayed_when_the_session_is_resumed(
    stage: Scenario, code: int | None
) -> None:
    gateway = stage.wire.gateway
    async with stage:
        players = await stage.sit()
        await stage.wire.until(players[0].at_table)
        gateway.mute()
        missed = await press_hand(stage, players)
        await gateway.cut(code)
        assert (await stage.alice.answered(missed)).ephemeral
    assert (gateway.identified, gateway.resumed) == (1, 1)
    assert gateway.replayed >= 1


def reconnect(stage: Scenario) -> None:
    stage.wire.gateway.reconnect()


def resume(stage: Scenario) -> None:
    stage.wire.gateway.invalidate(resumable=True)


@pytest.mark.parametrize("happens", [reconnect, resume])
async def test_the_bot_resumes_when_it_is_told_to(stage: Scenario, happens: Callable[[Scenario], None]) -> None:
    gateway = stage.wire.gateway
    async with stage:
        players = await stage.sit()
        happens(stage)
        await stage.wire.until(lambda: gateway.resumed)
        assert await turn(players) is not None
    assert gateway.identified == 1


@pytest.mark.parametrize("forgets", [False, True])
async def test_a_session_that_is_over_is_begun_anew(stage: Scenario, forgets: bool) -> None:
    gateway = stage.wire.gateway
    async with stage:
        players = await stage.sit()
        if forgets:
            gateway.forgets = True
            await gateway.cut()
        else:
            gateway.invalidate(resumable=False)
        await stage.wire.until(lambda: gateway.identified == 2 and gateway.up)
        assert await turn(players) is not None
    assert gateway.resumed == 0


async def test_heartbeats_are_sent_in_time_and_when_they_are_asked_for(stage: Scenario) -> None:
    stage.wire.settings.heartbeat = 0.05
    async with stage:
        await stage.wire.until(lambda: stage.wire.gateway.beats >= 3)
        before, stage.wire.settings.ack_delay = stage.wire.gateway.beats, 0.2
        stage.wire.gateway.ask_heartbeat()
        await stage.wire.until(lambda: stage.wire.gateway.beats >= before + 5)
    assert (stage.wire.gateway.identified, stage.wire.gateway.resumed) == (1, 0)


async def test_a_socket_that_says_nothing_any_more_is_given_up_and_the_session_resumed(stage: Scenario) -> None:
    stage.wire.settings.heartbeat, stage.wire.settings.ack_delay = 0.1, None
    stage.bot.setting(WIRE_DEAF="0.3")
    async with stage:
        await stage.wire.until(lambda: stage.wire.gateway.resumed)
        stage.wire.settings.ack_delay = 0
        players = await stage.sit()
        await stage.wire.until(lambda: by_dm(stage.alice) or by_dm(stage.bob))
        assert await turn(players) is not None


async def test_the_bot_waits_for_a_gateway_that_lets_nobody_in(stage: Scenario) -> None:
    gateway = stage.wire.gateway
    async with stage:
        gateway.refused = True
        await gateway.cut()
        await stage.wire.quiet()
        assert not gateway.up
        gateway.refused = False
        await stage.wire.until(lambda: gateway.up)
