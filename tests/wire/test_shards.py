import random
import sqlite3
from contextlib import closing

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.entities import Guild
from tests.fakes.wire.people import Person, Player, begin, turn

pytestmark = pytest.mark.asyncio(loop_scope="session")


def two_shards(scenario: Scenario) -> Guild:
    scenario.wire.settings.shards = 2
    return scenario.wire.guild("The Café", shard=1)


async def both_up(scenario: Scenario) -> None:
    gateway = scenario.wire.gateway
    await scenario.wire.until(lambda: len(gateway.sessions) == 2 and gateway.up, why="both shards are up")


async def begun_on(scenario: Scenario, guild: Guild) -> list[Player]:
    carol, dave = (Person(scenario.wire, guild, name) for name in ("Carol", "Dave"))
    table, dice = await begin(carol, dave, pace=86_400), random.Random(1)
    return [Player(person, dice, table) for person in (carol, dave)]


def servers_left(scenario: Scenario) -> list[int]:
    with closing(sqlite3.connect(scenario.bot.database)) as file:
        return [row[0] for row in file.execute("SELECT id FROM guilds WHERE left_at IS NOT NULL")]


async def test_parties_are_played_on_both_shards(scenario: Scenario) -> None:
    guild = two_shards(scenario)
    async with scenario:
        await both_up(scenario)
        here, there = await scenario.start_partie(), await begun_on(scenario, guild)
        for players in (here, there) * 3:
            # Hands are in direct messages, of which the first shard hears; the second knows the table.
            assert await turn(players) is not None
            await scenario.wire.until(players[0].at_table)
            post = players[0].at_table()[-1]
            assert (await players[0].person.click(post, verb="hand")).ephemeral
    assert {session.shard for session in scenario.wire.gateway.sessions} == {(0, 2), (1, 2)}
    assert "Traceback" not in scenario.bot.log_text


@pytest.mark.parametrize("refused", [pytest.param(False, id="resumes"), pytest.param(True, id="refused for a while")])
async def test_a_shard_that_loses_its_connection_misses_nothing(scenario: Scenario, refused: bool) -> None:
    guild, gateway = two_shards(scenario), scenario.wire.gateway
    async with scenario:
        await both_up(scenario)
        players = await begun_on(scenario, guild)
        await scenario.wire.until(players[0].at_table)
        gateway.mute()
        post = players[0].at_table()[-1]
        missed = players[0].person.press(post, post.control(verb="hand"))
        gateway.refused = refused
        await gateway.cut(shard=1)
        if refused:
            await scenario.wire.until(lambda: gateway.turned_away)
            gateway.refused = False
        assert (await players[0].person.answered(missed)).ephemeral
    assert gateway.identified == 2
    assert refused or gateway.resumed == 1


async def test_the_servers_of_a_late_shard_do_not_count_as_left(scenario: Scenario) -> None:
    guild, gateway = two_shards(scenario), scenario.wire.gateway
    async with scenario:
        await both_up(scenario)
        players = await begun_on(scenario, guild)
        await scenario.bot.kill()
        gateway.held = {1}
        await scenario.bot.start()
        await scenario.wire.until(lambda: gateway.waiting, why="the second shard waits")
        # In direct messages they play on meanwhile.
        assert await turn(players) is not None
        await scenario.wire.quiet()
        assert servers_left(scenario) == []
        gateway.release()
        await both_up(scenario)
        assert await turn(players) is not None
        post = players[0].at_table()[-1]
        assert (await players[0].person.click(post, verb="hand")).ephemeral
        assert servers_left(scenario) == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("restarts", [True, False])
async def test_a_missed_removal_from_a_server_is_detected_when_the_shard_returns(
    scenario: Scenario, restarts: bool
) -> None:
    guild, gateway = two_shards(scenario), scenario.wire.gateway
    async with scenario:
        await both_up(scenario)
        await begun_on(scenario, guild)
        await scenario.wait_until_told()
        if restarts:
            await scenario.bot.kill()
        gateway.mute()
        scenario.wire.world.remove_bot(guild)
        if restarts:
            await scenario.bot.start()
        else:
            gateway.invalidate(resumable=False)
        await both_up(scenario)
        while servers_left(scenario) != [guild.id]:
            await scenario.wire.quiet(0.05)
