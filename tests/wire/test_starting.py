import json
from typing import Any

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn
from tests.fakes.wire.policy import Fault, FaultKind

pytestmark = pytest.mark.asyncio(loop_scope="session")

SELF = ("GET", "/users/@me")
TRIES_AGAIN = "Discord cannot be reached; trying again"


async def ended(scenario: Scenario) -> int:
    await scenario.bot.start(wait=False)
    return await scenario.bot.ended()


async def tries_again(scenario: Scenario) -> None:
    """Starts the bot, and waits until it has failed to start twice."""
    await scenario.bot.start(wait=False)
    while scenario.bot.log_text.count(TRIES_AGAIN) < 2:
        await scenario.wire.quiet(0.05)
    assert "Traceback" not in scenario.bot.log_text


async def test_without_a_network_the_bot_tries_again_until_it_is_stopped(scenario: Scenario) -> None:
    scenario.bot.set_environment(WIRE_REST="http://127.0.0.1:9/api/v10")
    await tries_again(scenario)
    assert await scenario.bot.stop() == 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/users/@me", {"status": 503}),
        # Discord has banned the address.
        ("/users/@me", {"status": 429, "via": False}),
        pytest.param("/oauth2/applications/@me", {"status": 503}, marks=pytest.mark.long),
        ("/gateway/bot", {"status": 503}),
    ],
)
async def test_the_bot_plays_as_soon_as_discord_can_be_reached(
    scenario: Scenario, path: str, answer: dict[str, Any]
) -> None:
    scenario.wire.faults.add(Fault(FaultKind.REFUSED, "GET", path, times=None, **answer))
    await tries_again(scenario)
    scenario.wire.faults.clear()
    await scenario.wire.until(lambda: scenario.wire.gateway.up)
    assert await turn(await scenario.start_partie(deals=1)) is not None
    assert await scenario.bot.stop() == 0
    assert "ERROR" not in scenario.bot.log_text


@pytest.mark.parametrize("network", [True, False])
async def test_an_unusable_database_ends_the_start_before_any_request_to_discord(
    scenario: Scenario, network: bool
) -> None:
    if not network:
        scenario.bot.set_environment(WIRE_REST="http://127.0.0.1:9/api/v10")
    scenario.bot.database.write_bytes(b"no database " * 1000)
    scenario.bot.set_environment(PIQUET_DATABASE=str(scenario.bot.database))
    assert await ended(scenario) == 2
    assert scenario.bot.log_text.strip().splitlines()[-1].startswith(f"The database {scenario.bot.database} cannot")
    assert [str(request) for request in scenario.wire.requests] == []


async def test_a_bot_refused_by_discord_at_startup_closes_the_database(scenario: Scenario) -> None:
    scenario.bot.set_environment(DISCORD_TOKEN="n" * 60)
    assert await ended(scenario) == 2
    assert "Traceback" not in scenario.bot.log_text
    assert "never retrieved" not in scenario.bot.log_text
    assert not scenario.bot.database.with_name("piquet.sqlite3-wal").exists()


async def test_an_invalid_token_exits_with_a_status_that_prevents_a_restart(scenario: Scenario) -> None:
    scenario.bot.set_environment(DISCORD_TOKEN="n" * 60)
    assert await ended(scenario) == 2
    assert "does not accept the token" in scenario.bot.log_text


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"DISCORD_TOKEN": "n" * 60}, "does not accept the token"),
        ({"DISCORD_TOKEN": "short"}, "token"),
        ({"PIQUET_SHARDS": "nonsense"}, "PIQUET_SHARDS"),
        ({"PIQUET_DATABASE": "/no/such/folder/piquet.sqlite3"}, "PIQUET_DATABASE"),
    ],
)
async def test_the_error_that_ends_a_start_is_logged_as_json(
    scenario: Scenario, environment: dict[str, str], said: str
) -> None:
    scenario.bot.set_environment(PIQUET_LOG_FORMAT="json", **environment)
    assert await ended(scenario) != 0
    *_, last = [json.loads(line) for line in scenario.bot.log_text.splitlines()]
    assert (last["level"], said in last["message"]) == ("CRITICAL", True)


@pytest.mark.parametrize(
    ("code", "status", "reason"),
    [
        pytest.param(4004, 2, "does not accept the token", id="the token is revoked: no restart"),
        pytest.param(4011, 1, "more connections", id="more shards are needed: a restart"),
    ],
)
async def test_the_exit_status_says_whether_a_restart_helps(
    scenario: Scenario, code: int, status: int, reason: str
) -> None:
    async with scenario:
        await scenario.wire.gateway.cut(code)
        assert await scenario.bot.ended() == status
    assert reason in scenario.bot.log_text
    assert "Traceback" not in scenario.bot.log_text


async def test_the_bot_retries_while_the_gateway_refuses_connections(scenario: Scenario) -> None:
    scenario.wire.gateway.refused = True
    await scenario.bot.start(wait=False)
    await scenario.wire.until(lambda: scenario.wire.gateway.turned_away)
    scenario.wire.gateway.refused = False
    await scenario.wire.until(lambda: scenario.wire.gateway.up)
    assert await scenario.bot.stop() == 0


SLOW = {
    "the bot": SELF,
    "the commands": ("PUT", "/applications/{}/commands"),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("what", [*SLOW, "the gateway"])
async def test_a_signal_stops_the_bot_while_it_starts(scenario: Scenario, what: str) -> None:
    scenario.wire.gateway.refused = what == "the gateway"
    fault = scenario.wire.faults.add(Fault(FaultKind.SLOW, *SLOW.get(what, ("GET", "/nothing")), delay=5, times=None))
    await scenario.bot.start(wait=False)
    while not fault.hits + scenario.wire.gateway.turned_away:
        await scenario.wire.quiet(0.02)
    assert await scenario.bot.stop() == 0
    assert "cannot be reached" not in scenario.bot.log_text


async def test_a_signal_stops_the_bot_while_a_refused_request_waits(scenario: Scenario) -> None:
    scenario.bot.set_environment(WIRE_HASTE="1")
    fault = scenario.wire.faults.add(Fault(FaultKind.REFUSED, *SELF, status=502, times=None))
    await scenario.bot.start(wait=False)
    while not fault.hits:
        await scenario.wire.quiet(0.02)
    assert await scenario.bot.stop() == 0
    assert "Traceback" not in scenario.bot.log_text
