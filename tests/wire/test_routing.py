from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Final

import aiohttp
import pytest
import pytest_asyncio

from tests.fakes.wire.entities import Guild, Json
from tests.fakes.wire.interactions import Interaction
from tests.fakes.wire.people import Person
from tests.fakes.wire.wire_discord import Wire
from tests.support.messages import InteractionFailed
from tests.support.waiting import wait_for

SHARDS: Final = 3
INTENTS: Final = 1 << 0 | 1 << 9 | 1 << 12


class RawShard:
    """A shard without discord.py, which Discord takes for a process of its own."""

    def __init__(self, wire: Wire, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.wire = wire
        self.socket = socket
        self.heard: list[Json] = []
        """The events, oldest first."""
        self.session = ""

    async def identify(self, which: int, of: int = SHARDS) -> None:
        await self.socket.send_json(
            {"op": 2, "d": {"token": self.wire.token, "intents": INTENTS, "shard": [which, of], "properties": {}}}
        )

    async def resume(self, session: str, seq: int) -> None:
        await self.socket.send_json({"op": 6, "d": {"token": self.wire.token, "session_id": session, "seq": seq}})

    async def hear(self, event: str) -> Json:
        """Reads until an event with this name, and returns its data."""
        while (message := await self.next())["op"] != 0 or message["t"] != event:
            pass
        return dict(message["d"])

    async def next(self) -> Json:
        """Returns the gateway's next message; op 0 is an event, op -1 the end with its close code."""
        async with wait_for("the gateway says something"):
            message = await self.socket.receive()
        if message.type is not aiohttp.WSMsgType.TEXT:
            return {"op": -1, "d": message.data}
        said = dict(message.json())
        if said["op"] == 0:
            self.heard.append(said)
        return said

    async def hear_of(self, interaction: Interaction) -> list[int]:
        """Reads until this interaction arrives. Returns all interaction ids."""
        while int((await self.hear("INTERACTION_CREATE"))["id"]) != interaction.id:
            pass
        return [int(one["d"]["id"]) for one in self.heard if one["t"] == "INTERACTION_CREATE"]


class Discord:
    """A wire with a server for each of three shards, and a person on each."""

    def __init__(self, wire: Wire, clients: aiohttp.ClientSession, stack: AsyncExitStack) -> None:
        self.wire = wire
        self._clients = clients
        self._stack = stack
        self.guilds: list[Guild] = [wire.guild(f"Server {shard}", shard=shard) for shard in range(SHARDS)]
        self.people = [Person(wire, guild, f"Guest of {guild.name}") for guild in self.guilds]

    async def connected(self) -> RawShard:
        socket = await self._stack.enter_async_context(self._clients.ws_connect(self.wire.gateway.address))
        made = RawShard(self.wire, socket)
        assert (await made.next())["op"] == 10
        return made

    async def shard(self, which: int, of: int = SHARDS) -> RawShard:
        made = await self.connected()
        await made.identify(which, of)
        made.session = (await made.hear("READY"))["session_id"]
        return made

    def click(self, shard: int | None) -> Interaction:
        """Uses a command on the shard's server, or in direct messages (None)."""
        person = self.people[shard or 0]
        place = self.wire.world.dm(person.user) if shard is None else person.channel
        return self.wire.interactions.command(person.user, place, {"name": "piquet"})


@pytest_asyncio.fixture
async def there() -> AsyncIterator[Discord]:
    async with Wire() as wire, aiohttp.ClientSession() as clients, AsyncExitStack() as stack:
        wire.settings.shards = SHARDS
        yield Discord(wire, clients, stack)


async def test_a_bot_is_told_how_many_shards_it_should_have(there: Discord) -> None:
    there.wire.settings.concurrency = 16
    headers = {"Authorization": f"Bot {there.wire.token}"}
    async with aiohttp.request("GET", f"{there.wire.address}/gateway/bot", headers=headers) as answer:
        told = await answer.json()
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (SHARDS, 16)


async def test_a_shard_is_told_of_its_own_servers(there: Discord) -> None:
    for which in range(SHARDS):
        shard = await there.shard(which)
        ready = shard.heard[-1]["d"]
        assert (ready["shard"], [int(one["id"]) for one in ready["guilds"]]) == (
            [which, SHARDS],
            [there.guilds[which].id],
        )
        assert int((await shard.hear("GUILD_CREATE"))["id"]) == there.guilds[which].id
        there.wire.world.outage(there.guilds[which - 1])
        there.wire.world.outage(there.guilds[which])
        assert int((await shard.hear("GUILD_DELETE"))["id"]) == there.guilds[which].id


async def test_server_events_go_to_their_shard_and_dms_to_the_first(there: Discord) -> None:
    shards = [await there.shard(which) for which in range(SHARDS)]
    direct = there.click(None)
    clicks = [there.click(which) for which in range(SHARDS)]
    assert await shards[0].hear_of(clicks[0]) == [direct.id, clicks[0].id]
    for shard, click in zip(shards[1:], clicks[1:], strict=True):
        assert await shard.hear_of(click) == [click.id]


async def test_a_single_shard_hears_everything(there: Discord) -> None:
    shard = await there.shard(0, of=1)
    clicks = [there.click(which) for which in (None, *range(SHARDS))]
    assert await shard.hear_of(clicks[-1]) == [click.id for click in clicks]


async def test_two_processes_on_one_shard_hear_the_same(there: Discord) -> None:
    one, two = await there.shard(1), await there.shard(1)
    click = there.click(1)
    assert await one.hear_of(click) == await two.hear_of(click) == [click.id]


async def test_a_shard_number_outside_the_shard_count_is_refused(there: Discord) -> None:
    shard = await there.connected()
    await shard.identify(SHARDS)
    assert await shard.next() == {"op": -1, "d": 4010}


async def test_shards_with_the_same_rate_limit_key_must_start_apart(there: Discord) -> None:
    there.wire.settings.concurrency, there.wire.settings.sessions_apart = 2, 600
    await there.shard(0)
    late, other = await there.connected(), await there.connected()
    await late.identify(2)
    assert await late.next() == {"op": 9, "d": False}
    await other.identify(1)
    await other.hear("READY")
    assert there.wire.gateway.hurried == 1
    there.wire.settings.concurrency = 3
    await late.identify(2)
    await late.hear("READY")


@pytest.mark.parametrize("resumes", [True, False])
async def test_a_shard_gets_missed_events_only_if_it_resumes(there: Discord, resumes: bool) -> None:
    first, second = await there.shard(0), await there.shard(1)
    await there.wire.gateway.cut(shard=1)
    assert [there.wire.gateway.hears(guild) for guild in (None, *there.guilds[:2])] == [True, True, False]
    missed, other = there.click(1), there.click(0)
    assert await first.hear_of(other) == [other.id]
    if resumes:
        again = await there.connected()
        await again.resume(second.session, second.heard[-1]["s"])
        assert await again.hear_of(missed) == [missed.id]
    else:
        again = await there.shard(1)
        later = there.click(1)
        assert await again.hear_of(later) == [later.id]


async def test_a_new_session_of_a_shard_leaves_its_earlier_clicks_unanswered(there: Discord) -> None:
    gateway = there.wire.gateway
    gateway.begun = there.wire.interactions.cut_off
    clicks = [there.click(which) for which in range(SHARDS)]
    await there.shard(1)
    assert [click.cut for click in clicks] == [False, True, False]
    with pytest.raises(InteractionFailed, match="before the bot ended"):
        await there.people[1].answered(clicks[1])
    assert gateway.begun_on == {1: 1}


async def test_sessions_with_an_earlier_shard_count_are_closed(there: Discord) -> None:
    await there.shard(0, of=2)
    await there.wire.gateway.cut()
    await there.shard(0)
    assert [session.shard for session in there.wire.gateway.sessions] == [(0, SHARDS)]
