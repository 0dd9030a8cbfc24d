import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from tests.fakes.wire.entities import Channel, Guild, Json
from tests.fakes.wire.people import Person
from tests.fakes.wire.wire_discord import Wire

LOUD: Json = {"allowed_mentions": {"parse": []}}


class RawBot:
    """A bot without discord.py: sends any request, and returns status and JSON."""

    def __init__(self, wire: Wire, session: aiohttp.ClientSession) -> None:
        self.wire = wire
        self._session = session
        self.headers: dict[str, str] = {}
        self.guild: Guild = wire.guild()
        self.channel: Channel = next(iter(self.guild.channels.values()))
        self.alice = Person(wire, self.guild, "Alice")

    async def ask(self, method: str, path: str, body: Any = None, kind: str = "Bot") -> tuple[int, Any]:
        headers = {"Authorization": f"{kind} {self.wire.token}"}
        async with self._session.request(method, self.wire.address + path, json=body, headers=headers) as answer:
            self.headers = dict(answer.headers)
            text = await answer.text()
            return answer.status, json.loads(text) if answer.content_type == "application/json" else text

    async def code(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        status, told = await self.ask(method, path, body)
        return status, told["code"]

    async def post(self, content: str = "hello", channel: Channel | None = None, **more: Any) -> tuple[int, Any]:
        body = {"content": content, **LOUD, **more}
        return await self.ask("POST", f"/channels/{(channel or self.channel).id}/messages", body)

    async def posted(self, channel: Channel | None = None) -> str:
        status, told = await self.post(channel=channel)
        assert status == 200
        return str(told["id"])


@pytest_asyncio.fixture
async def bot() -> AsyncIterator[RawBot]:
    async with Wire() as wire, aiohttp.ClientSession() as session:
        yield RawBot(wire, session)


async def test_a_breach_of_a_limit_is_refused_and_fails_the_test(bot: RawBot) -> None:
    status, told = await bot.post("x" * 2001)
    assert (status, told["code"], told["message"]) == (400, 50035, "Invalid Form Body")
    assert "content" in told["errors"]
    (failure,) = bot.wire.take_failures()
    assert "content" in failure
    assert bot.channel.messages == {}


async def test_an_unknown_path_fails_the_test(bot: RawBot) -> None:
    assert await bot.code("POST", f"/channels/{bot.channel.id}/polls") == (404, 0)
    assert "no such address" in bot.wire.take_failures()[0]


async def test_without_the_bot_s_token_every_request_is_refused(bot: RawBot) -> None:
    assert (await bot.ask("GET", "/users/@me", kind="Deliverer"))[0] == 401


async def test_a_repeated_nonce_creates_no_second_message(bot: RawBot) -> None:
    first, second = [(await bot.post(nonce="pq-1", enforce_nonce=True))[1] for _ in range(2)]
    other = (await bot.post(nonce="pq-2", enforce_nonce=True))[1]
    assert first["id"] == second["id"] != other["id"]
    bot.wire.advance(bot.wire.settings.nonce_life + 1)
    assert (await bot.post(nonce="pq-1", enforce_nonce=True))[1]["id"] != first["id"]


async def test_a_message_has_at_most_one_thread_which_has_its_id(bot: RawBot) -> None:
    number = await bot.posted()
    path = f"/channels/{bot.channel.id}/messages/{number}/threads"
    status, told = await bot.ask("POST", path, {"name": "a table"})
    assert (status, told["id"], told["type"]) == (201, number, 11)
    assert await bot.code("POST", path, {"name": "a table"}) == (400, 160004)
    thread = bot.wire.world.channels[int(number)]
    assert await bot.code("POST", f"/channels/{number}/threads", {"name": "in a thread"}) == (400, 50024)
    bot.wire.world.archive(thread, locked=True)
    assert (await bot.post(channel=thread))[1]["code"] == 50013


@pytest.mark.parametrize(
    ("lacking", "code"), [("view_channel", 50001), ("send_messages", 50013), ("create_public_threads", None)]
)
async def test_requests_without_the_needed_permissions_are_refused(bot: RawBot, lacking: str, code: int | None) -> None:
    bot.wire.world.withhold(bot.channel, lacking)
    status, told = await bot.post()
    assert (status, told.get("code")) == (200 if code is None else 403, code)


async def test_requests_for_deleted_objects_get_an_unknown_error(bot: RawBot) -> None:
    number, here = await bot.posted(), f"/channels/{bot.channel.id}"
    world, guild, alice = bot.wire.world, bot.guild, bot.alice
    world.delete_message(bot.channel.messages[int(number)])
    assert await bot.code("PATCH", f"{here}/messages/{number}", {"content": "x", **LOUD}) == (404, 10008)
    world.leave(alice.user, guild)
    assert await bot.code("GET", f"/guilds/{guild.id}/members/{alice.id}") == (404, 10007)
    assert await bot.code("GET", "/users/12345") == (404, 10013)
    world.remove_bot(guild)
    assert await bot.code("GET", here) == (403, 50001)
    world.invite(guild)
    world.delete_channel(bot.channel)
    assert await bot.code("GET", here) == (404, 10003)
    world.delete_guild(guild)
    assert await bot.code("GET", f"/guilds/{guild.id}") == (404, 10004)


async def test_a_dm_is_refused_if_closed_or_without_a_shared_server(bot: RawBot) -> None:
    _, told = await bot.ask("POST", "/users/@me/channels", {"recipient_id": bot.alice.id})
    path = f"/channels/{told['id']}/messages"
    assert (await bot.ask("POST", path, {"content": "x", **LOUD}))[0] == 200
    bot.alice.close_dms()
    assert await bot.code("POST", path, {"content": "x", **LOUD}) == (403, 50007)
    bot.alice.open_dms()
    bot.wire.world.leave(bot.alice.user, bot.guild)
    assert await bot.code("POST", path, {"content": "x", **LOUD}) == (403, 50278)
    assert await bot.code("POST", "/users/@me/channels", {"recipient_id": 12345}) == (400, 50033)


async def command(bot: RawBot) -> tuple[str, str]:
    """Alice uses a command. Returns the paths for its answer and follow-ups."""
    found = bot.wire.interactions.command(bot.alice.user, bot.channel, {"id": "1", "name": "piquet", "type": 1})
    return f"/interactions/{found.id}/{found.token}/callback", f"/webhooks/{bot.wire.world.me.id}/{found.token}"


async def test_an_interaction_is_answered_once_and_in_time(bot: RawBot) -> None:
    answer: Json = {"type": 4, "data": {"content": "yes", "flags": 64, **LOUD}}
    callback, follow_up = await command(bot)
    assert await bot.code("POST", follow_up, answer["data"]) == (404, 10015)
    status, told = await bot.ask("POST", f"{callback}?with_response=1", answer)
    assert (status, told["resource"]["message"]["flags"]) == (200, 64)
    assert await bot.code("POST", callback, answer) == (400, 40060)
    assert (await bot.ask("POST", f"{follow_up}?wait=true", answer["data"]))[0] == 200
    assert (await bot.ask("PATCH", f"{follow_up}/messages/@original", {"content": "no", **LOUD}))[0] == 200
    bot.wire.advance(bot.wire.settings.token_life + 1)
    assert await bot.code("POST", follow_up, answer["data"]) == (401, 50027)
    bot.wire.settings.patience = 0
    callback, _ = await command(bot)
    assert await bot.code("POST", callback, answer) == (404, 10062)


async def test_an_ephemeral_answer_is_seen_by_one_person_only(bot: RawBot) -> None:
    bob = Person(bot.wire, bot.guild, "Bob")
    callback, _ = await command(bot)
    await bot.ask("POST", callback, {"type": 4, "data": {"content": "secret", "flags": 64, **LOUD}})
    assert [post.text for post in bot.alice.posts(bot.channel)] == ["secret"]
    assert bob.posts(bot.channel) == []
    assert [len(bot.wire.seen_by(one)) for one in (bot.alice.user, bob.user, None)] == [1, 0, 0]


async def test_messages_are_rate_limited_as_on_discord(bot: RawBot) -> None:
    bot.wire.settings.rates = True
    # The window is half as long as Discord's, and still long enough for six messages on a busy machine.
    bot.wire.settings.rate_factor = 0.5
    left = []
    for _ in range(5):
        assert (await bot.post())[0] == 200
        left.append(bot.headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    status, told = await bot.post()
    assert (status, told["global"], bot.headers["Via"]) == (429, False, "1.1 google")
    assert 0 < told["retry_after"] <= 2.5
    other = bot.wire.world.channel(bot.guild, "elsewhere")
    assert (await bot.post(channel=other))[0] == 200


async def test_fifty_requests_a_second_pass_and_answers_do_not_count(bot: RawBot) -> None:
    bot.wire.settings.rates = True
    answered = [await bot.ask("GET", "/users/@me") for _ in range(51)]
    assert [status for status, _ in answered] == [200] * 50 + [429]
    assert answered[-1][1]["global"]
    callback, _ = await command(bot)
    assert (await bot.ask("POST", callback, {"type": 6}))[0] == 204


async def test_edits_of_messages_older_than_an_hour_are_limited(bot: RawBot) -> None:
    bot.wire.settings.old_edits = (1, 60)
    number = await bot.posted()
    path = f"/channels/{bot.channel.id}/messages/{number}"
    assert [(await bot.ask("PATCH", path, {"content": "x", **LOUD}))[0] for _ in range(3)] == [200] * 3
    bot.wire.advance(3601)
    assert (await bot.ask("PATCH", path, {"content": "y", **LOUD}))[0] == 200
    assert await bot.code("PATCH", path, {"content": "z", **LOUD}) == (400, 30046)


async def test_history_is_newest_first_and_respects_limit_and_before(bot: RawBot) -> None:
    numbers = [await bot.posted() for _ in range(5)]
    path = f"/channels/{bot.channel.id}/messages"

    async def listed(query: str) -> list[int]:
        return [numbers.index(one["id"]) for one in (await bot.ask("GET", f"{path}?{query}"))[1]]

    assert await listed("limit=2") == [4, 3]
    assert await listed(f"limit=2&before={numbers[2]}") == [1, 0]
    assert await listed(f"limit=2&after={numbers[1]}") == [3, 2]
