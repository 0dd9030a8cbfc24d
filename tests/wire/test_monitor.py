"""A running bot at ``PIQUET_HTTP``: its health, and metrics without any name, id or card."""

import re
import socket
import sqlite3
from contextlib import closing
from typing import Any

import aiohttp
import pytest

from tests.fakes.process.bot_process import BotProcess
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import play
from tests.fakes.wire.policy import Fault, FaultKind
from tests.support.paths import ROOT
from tests.support.second_connection import second_connection
from tests.support.visible_cards import cards_in_log
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio(loop_scope="session")


def serving(bot: BotProcess) -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    bot.set_environment(PIQUET_HTTP=address)
    return f"http://{address}"


async def got(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.text()


async def health(address: str) -> tuple[int, dict[str, Any]]:
    async with aiohttp.ClientSession() as session, session.get(f"{address}/healthz") as response:
        return response.status, await response.json()


async def until_healthy(scenario: Scenario, address: str) -> dict[str, Any]:
    while True:
        status, told = await health(address)
        if status == 200:
            return told
        await scenario.wire.quiet(0.1)


async def test_a_bot_is_healthy_once_all_its_shards_are_connected(scenario: Scenario) -> None:
    address, gateway = serving(scenario.bot), scenario.wire.gateway
    scenario.wire.settings.shards = 2
    gateway.held = {1}
    async with scenario:
        await scenario.wire.until(lambda: gateway.waiting)
        status, told = await health(address)
        assert (status, told["healthy"]) == (503, False)
        assert told["checks"]["gateway"]["ready"] < 2
        assert "not connected" in told["checks"]["gateway"]["why"]
        gateway.release()
        told = await until_healthy(scenario, address)
        assert set(told["checks"]) == {"gateway", "database", "schema", "notices", "clocks"}
        for check in told["checks"].values():
            assert check["good"]
            assert 0 <= check["figure"] <= check["limit"]
            assert "why" not in check
        assert told["checks"]["gateway"]["shards"] == 2
        await gateway.cut()
        assert (await got(f"{address}/nothing"))[0] == 404
        assert await scenario.bot.stop() == 0
    with pytest.raises(aiohttp.ClientConnectorError):
        await got(f"{address}/healthz")


async def test_a_bot_that_cannot_connect_to_the_gateway_is_not_healthy(scenario: Scenario) -> None:
    address = serving(scenario.bot)
    scenario.wire.gateway.refused = True
    await scenario.bot.start(wait=False)
    await scenario.wire.until(lambda: scenario.wire.gateway.turned_away)
    status, told = await health(address)
    assert (status, told["checks"]["gateway"]["figure"]) == (503, None)
    assert told["checks"]["database"]["good"]
    scenario.wire.gateway.refused = False
    await until_healthy(scenario, address)
    assert await scenario.bot.stop() == 0


async def test_a_database_locked_by_another_program_is_not_healthy(scenario: Scenario) -> None:
    address = serving(scenario.bot)
    async with scenario:
        await until_healthy(scenario, address)
        with closing(sqlite3.connect(scenario.bot.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            while (found := await health(address))[0] == 200:
                await scenario.wire.quiet(0.1)
            assert [name for name, check in found[1]["checks"].items() if not check["good"]] == ["database"]
            other.execute("ROLLBACK")
        await until_healthy(scenario, address)


async def test_the_metrics_of_a_played_partie_name_nobody(scenario: Scenario) -> None:
    address = serving(scenario.bot)
    async with scenario:
        await play(scenario.alice, scenario.bob, deals=1)
        await scenario.wait_until_told()
        status, page = await got(f"{address}/metrics")
        assert status == 200
        for line in (
            r'piquet_decisions_total\{by="person",kind="play"\} [1-9]',
            r'piquet_answer_seconds_count\{to="click"\} [1-9]',
            r'piquet_answer_seconds_count\{to="command"\} 1\.0',
            r"piquet_transaction_seconds_count [1-9]",
            r'piquet_discord_requests_total\{method="POST",route="/channels/\{\}/messages",status="200"\} [1-9]',
            r"piquet_parties_under_way 0\.0",
            r"piquet_notices_waiting 0\.0",
            r"piquet_thoughts_running [01]\.0",
            r"piquet_thoughts_answered_total [0-9]",
            r'piquet_healthy\{check="database"\} 1\.0',
            r"piquet_event_loop_lag_seconds_count [0-9]",
            r'piquet_gateway_heard_seconds\{shard="0"\} [0-9]',
            r"process_cpu_seconds_total [0-9]",
        ):
            assert re.search(f"^{line}", page, re.MULTILINE), line
        # Every figure of the alert rules is there.
        rules = (ROOT / ".container" / "alerts.yaml").read_text(encoding="utf-8")
        assert {name for name in re.findall(r"\b(?:piquet|process)_\w+", rules) if name not in page} == set()
        told = page + (await got(f"{address}/healthz"))[1]
    world = scenario.wire.world
    ids = {*world.users, *world.guilds, *world.channels}
    ids |= {message for channel in world.channels.values() for message in channel.messages}
    names = {user.name for user in world.users.values() if not user.bot} | {one.name for one in world.guilds.values()}
    assert [one for one in ids if str(one) in told] == []
    assert [name for name in names if name.casefold() in told.casefold()] == []
    assert re.findall(r"(?<![0-9.])[0-9]{15,}", told) == []
    assert cards_in_log(told) == []
    assert scenario.wire.token not in told
    with second_connection(scenario.bot.database) as ask:
        secrets = [secret for (secret,) in ask("SELECT secret FROM deal_secrets")]
    assert secrets
    assert [secret for secret in secrets if secret in told or str(bytes.fromhex(secret)) in told] == []


async def test_rate_limits_are_counted(scenario: Scenario) -> None:
    address = serving(scenario.bot)
    async with scenario:
        fault = scenario.wire.faults.add(Fault(FaultKind.REFUSED, "POST", "/channels/{}/messages", status=429))
        await scenario.start_partie()
        await scenario.wait_until_told()
        page = (await got(f"{address}/metrics"))[1]
    assert fault.hits == 1
    assert re.search(r'^piquet_discord_rate_limits_total\{scope="[a-z]+"\} 1\.0', page, re.MULTILINE)
    assert 'route="/channels/{}/messages",status="429"} 1.0' in page


async def test_a_bot_whose_port_is_in_use_starts_and_listens_later(scenario: Scenario) -> None:
    address = serving(scenario.bot)
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.socket() as taken:
        taken.bind((host, int(port)))
        taken.listen()
        await scenario.bot.start()
        await scenario.start_partie()
        await scenario.wire.until(lambda: scenario.alice.dms() and scenario.bob.dms())
        log = scenario.bot.log_text
        assert f"/healthz and /metrics cannot be served at {host}:{port} (Address already in use)" in log
        assert "Traceback" not in log
    async with wait_for("the bot listens"):
        while "are served at" not in scenario.bot.log_text:
            await scenario.wire.quiet(0.1)
    assert (await until_healthy(scenario, address))["healthy"]
    assert scenario.bot.log_text.count("cannot be served") == 1
    assert await scenario.bot.stop() == 0


async def test_a_bot_whose_port_stays_in_use_stops_as_usual(scenario: Scenario) -> None:
    host, _, port = serving(scenario.bot).removeprefix("http://").partition(":")
    with socket.socket() as taken:
        taken.bind((host, int(port)))
        taken.listen()
        await scenario.bot.start()
        assert await scenario.bot.stop() == 0
    assert "Traceback" not in scenario.bot.log_text
