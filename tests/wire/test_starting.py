"""A bot that cannot start says why; its exit status says whether to start it again is of any use."""

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.policy import Fault, FaultKind

pytestmark = pytest.mark.asyncio(loop_scope="session")

SELF = ("GET", "/users/@me")


async def ended(stage: Scenario) -> int:
    await stage.bot.start(wait=False)
    return await stage.bot.ended()


async def test_where_there_is_no_network_it_is_worth_another_try(stage: Scenario) -> None:
    stage.bot.setting(WIRE_REST="http://127.0.0.1:9/api/v10")
    assert await ended(stage) == 1
    assert "Discord cannot be reached" in stage.bot.log_text
    assert "Traceback" not in stage.bot.log_text


async def test_while_discord_is_down_it_is_worth_another_try(stage: Scenario) -> None:
    stage.wire.faults.add(Fault(FaultKind.REFUSED, *SELF, status=503, times=None))
    assert await ended(stage) == 1
    assert "Discord cannot be reached" in stage.bot.log_text
    assert "Traceback" not in stage.bot.log_text


async def test_a_token_that_is_none_stays_none(stage: Scenario) -> None:
    stage.bot.setting(DISCORD_TOKEN="n" * 60)
    assert await ended(stage) == 2
    assert "does not accept the token" in stage.bot.log_text


async def test_where_discord_has_locked_the_address_out_it_is_worth_another_try(stage: Scenario) -> None:
    stage.wire.faults.add(Fault(FaultKind.REFUSED, *SELF, status=429, via=False, times=None))
    assert await ended(stage) == 1
    assert "Discord cannot be reached" in stage.bot.log_text
    assert "Traceback" not in stage.bot.log_text


async def test_a_token_that_is_taken_back_while_the_bot_runs_is_none_any_more(stage: Scenario) -> None:
    async with stage:
        await stage.wire.gateway.cut(4004)
        assert await stage.bot.ended() == 2
    assert "does not accept the token" in stage.bot.log_text
    assert "Traceback" not in stage.bot.log_text


async def test_while_the_gateway_lets_nobody_in_it_tries_again(stage: Scenario) -> None:
    stage.wire.gateway.refused = True
    await stage.bot.start(wait=False)
    await stage.wire.until(lambda: stage.wire.gateway.turned_away)
    stage.wire.gateway.refused = False
    await stage.wire.until(lambda: stage.wire.gateway.up)
    assert await stage.bot.stop() == 0


SLOW = {
    "the bot": SELF,
    "the commands": ("PUT", "/applications/{}/commands"),
}


@pytest.mark.parametrize("what", [*SLOW, "the gateway"])
async def test_whoever_stops_it_while_it_starts_has_stopped_it(stage: Scenario, what: str) -> None:
    stage.wire.gateway.refused = what == "the gateway"
    fault = stage.wire.faults.add(Fault(FaultKind.SLOW, *SLOW.get(what, ("GET", "/nothing")), delay=5, times=None))
    await stage.bot.start(wait=False)
    while not fault.hits + stage.wire.gateway.turned_away:
        await stage.wire.quiet(0.02)
    assert await stage.bot.stop() == 0
    assert "cannot be reached" not in stage.bot.log_text
