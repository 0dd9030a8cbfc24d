"""Three processes of one bot, a shard each, on one PostgreSQL database; one of them is killed."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import Final

import pytest
import pytest_asyncio

from tests.fakes.process.bot_process import HASTE, Zygote, one_shard_each, processes
from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import Person, Player, begin, play_house, turn
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.wire_discord import Wire
from tests.support.waiting import wait_for

POLLED: Final = 3.0
"""After so many seconds each process has looked for what another one left."""
TOLD_WITHIN: Final = 10.0
"""Seconds until others tell what a stopped process left, on a machine with nothing else to do."""
WEEKS: Final = 28 * 86_400

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.of_a_server]


@pytest_asyncio.fixture(loop_scope="session")
async def three(zygote: Zygote, tmp_path: Path) -> AsyncIterator[Scenario]:
    """A scenario whose bot has three processes; they are not running yet."""
    async with Wire(Settings(shards=3, sessions_apart=5 / HASTE)) as wire:
        scenario = Scenario(wire, *processes(wire, zygote, tmp_path, one_shard_each(3)))
        yield scenario
        for bot in scenario.bots:
            if bot.alive:
                await bot.kill()


async def begun_on(three: Scenario, shard: int) -> list[Player]:
    """A partie of two people on a new server of this shard."""
    guild = three.wire.guild(f"Server {shard}", shard=shard)
    dora, emil = (Person(three.wire, guild, f"{name} of server {shard}") for name in ("Dora", "Emil"))
    table = await begin(dora, emil, pace=86_400)
    return [Player(person, random.Random(shard), table) for person in (dora, emil)]


async def shown_at_table(players: list[Player]) -> None:
    """Looks at the hand of one of them at the table."""
    player = players[0]
    await player.person.wire.until(player.at_table, why="the table has a message")
    assert (await player.person.click(player.at_table()[-1], verb="hand")).ephemeral


def traces(three: Scenario) -> list[str]:
    """The processes that logged an error."""
    return [bot.log_text for bot in three.bots if "Traceback" in bot.log_text]


async def test_parties_are_played_on_the_servers_of_all_processes(three: Scenario) -> None:
    async with three:
        tables = [await begun_on(three, shard) for shard in range(3)]
        for players in tables * 3:
            assert await turn(players) is not None
            await shown_at_table(players)
        await three.wait_until_told()
    assert {session.shard for session in three.wire.gateway.sessions} == {(0, 3), (1, 3), (2, 3)}
    assert traces(three) == []


async def test_one_process_uploads_the_emoji_and_all_show_them(three: Scenario) -> None:
    owned = three.wire.world.emoji
    missing = len(owned) // 2
    for id_ in [*owned][:missing]:
        del owned[id_]
    async with three:
        async with wait_for("all processes show emoji"):
            while not all("cards are emoji from now on" in bot.log_text for bot in three.bots):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        uploads = [one for one in three.wire.requests if one.method == "POST" and one.path.endswith("/emojis")]
        assert len(uploads) == missing
        assert len(set(owned.values())) == len(owned)
    assert traces(three) == []


@pytest.mark.parametrize("killed", range(3))
async def test_the_others_tell_what_a_killed_process_left(three: Scenario, killed: int) -> None:
    async with three:
        tables = [await begun_on(three, shard) for shard in range(3)]
        await three.wait_until_told()
        for players in tables:
            assert await turn(players) is not None
        await three.bots[killed].kill()
        await three.wait_until_told()
        if killed:
            # Hands are in direct messages, of which the first process hears.
            for players in tables:
                assert await turn(players) is not None
        await three.wait_until_told()
        assert sum(bot.alive for bot in three.bots) == 2
        await three.bots[killed].start()
        for players in tables:
            await shown_at_table(players)
            assert await turn(players) is not None
    assert traces(three) == []


async def test_the_others_tell_what_a_stopped_process_left_and_it_does_not_tell_it_again(three: Scenario) -> None:
    async with three:
        players = await begun_on(three, 1)
        await three.wait_until_told()
        frozen = three.bots[1]
        for _ in range(2):
            # What it is about to tell, it may have looked up or locked already.
            assert await turn(players) is not None
            frozen.signal(signal.SIGSTOP)
            began = monotonic()
            await three.wait_until_told()
            took = monotonic() - began
            assert took <= TOLD_WITHIN, f"the table froze for {took:.1f} s"
            said = len(three.wire.said)
            frozen.signal(signal.SIGCONT)
            await three.wire.quiet(POLLED)
            assert len(three.wire.said) == said, "the old holder told something after it woke"
        await shown_at_table(players)
    assert traces(three) == []


async def test_the_house_plays_on_when_a_process_is_killed(three: Scenario) -> None:
    async with three:
        guild = three.wire.guild("Server of the house", shard=1)
        alone = Person(three.wire, guild, "Frank")
        await play_house(alone, public=True)
        player = Player(alone, random.Random(0))
        for bot in three.bots[1:]:
            assert await turn([player]) is not None
            await bot.kill()
            assert await turn([player]) is not None
            await bot.start()


async def test_a_reminder_comes_once_though_each_process_looks_at_the_clock(three: Scenario) -> None:
    for bot in three.bots:
        bot.follow_clock()
    async with three:
        players = await begun_on(three, 1)
        await three.wait_until_told()
        three.wire.said.clear()
        three.wire.advance(43_260)
        await three.wire.until(lambda: three.wire.said, why="the reminder comes")
        await three.wait_until_told()
        await three.wire.quiet(POLLED)
    ids = {frozenset({player.person.id}) for player in players}
    assert [said.audience in ids for said in three.wire.said if said.new] == [True]


async def test_a_challenge_expires_though_the_processes_that_looked_for_that_are_dead(three: Scenario) -> None:
    for bot in three.bots:
        bot.follow_clock()
    async with three:
        await three.alice.slash("piquet challenge", opponent=three.bob)
        await three.wait_until_posted()
        for bot in three.bots[:2]:
            await bot.kill()
        three.wire.advance(WEEKS)
        (offer,) = [post for post in three.bob.posts(three.bob.channel) if post.controls]
        await three.wire.until(lambda: not any(control.live for control in offer.controls), why="the challenge expires")


async def test_one_process_may_have_several_shards(zygote: Zygote, tmp_path: Path) -> None:
    async with (
        Wire(Settings(shards=3, sessions_apart=5 / HASTE)) as wire,
        Scenario(wire, *processes(wire, zygote, tmp_path, ["0-1/3", "2/3"])) as scenario,
    ):
        for shard in range(3):
            players = await begun_on(scenario, shard)
            assert await turn(players) is not None
            await shown_at_table(players)
