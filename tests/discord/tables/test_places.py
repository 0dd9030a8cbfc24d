from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import check_table_messages, deal_of, row_of, skip_to
from tests.support.players import at_table, begin, bot_at, challenge, member_with_permissions, players_of, step, table
from tests.support.requests_seen import RequestKind


async def play_some(harness: Harness, steps: int, seed: int) -> None:
    players = players_of(harness, seed)
    for _ in range(steps):
        assert await step(harness, players)


# Thread or channel.


async def test_a_table_is_in_a_thread_on_its_challenge(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.bob.click(offer, verb="accept")
    await decide(harness, 6)
    (thread,) = harness.threads
    assert thread.id == offer.id
    assert thread.name == "Piquet #1: Alice – Bob"
    assert [post.id for post in harness.posts()] == [offer.id]
    await check_table_messages(harness)


async def test_a_server_can_have_its_tables_in_the_channel(harness: Harness) -> None:
    chief = member_with_permissions(harness, manage_guild=True)
    said = await chief.slash("piquet server", tables="channel")
    assert said.ephemeral
    assert "Tables: in **the channel itself**" in said.text
    await begin(harness)
    await decide(harness, 6)
    assert not harness.threads
    assert "## Alice – Bob" in harness.posts()[1].text
    await check_table_messages(harness)
    await chief.slash("piquet server", tables="thread")
    await harness.bob.click(await challenge(harness.alice, harness.bob), verb="accept")
    assert len(harness.threads) == 1


async def test_only_server_managers_choose_where_tables_are(harness: Harness) -> None:
    refusal = await harness.alice.slash("piquet server", tables="channel")
    assert refusal.ephemeral
    assert "people who manage this server" in refusal.text
    assert all("MissingPermissions" in error for error in harness.take_errors())
    await begin(harness)
    assert len(harness.threads) == 1


@pytest.mark.parametrize("withheld", ["create_public_threads", "send_messages_in_threads"])
async def test_without_permission_for_threads_the_table_is_in_the_channel(database: Path, withheld: str) -> None:
    async with Harness(bot_at(database), withheld=[withheld]) as harness:
        await begin(harness)
        await decide(harness, 25)
        assert "## Alice – Bob" in harness.posts()[1].text
        await check_table_messages(harness)
        kept = await row_of(harness)
        assert kept.table_channel == harness.channel.id


# Missing permissions.

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
}


@pytest.mark.parametrize("withheld", NEEDED)
async def test_a_missing_permission_is_named_to_a_challenger_who_can_grant_it(database: Path, withheld: str) -> None:
    async with Harness(bot_at(database), withheld=[withheld]) as harness:
        mender = member_with_permissions(harness, manage_roles=True)
        answer = await mender.slash("piquet challenge", opponent=harness.bob)
        assert answer.ephemeral
        named = [name for name in NEEDED.values() if f"**{name}**" in answer.text]
        assert named == [NEEDED[withheld]]
        assert "You can grant them" in answer.text
        assert not harness.posts()


async def test_all_missing_permissions_are_named_with_the_people_who_can_grant_them(database: Path) -> None:
    async with Harness(bot_at(database), withheld=NEEDED) as harness:
        answer = await harness.alice.slash("piquet challenge", opponent=harness.bob)
        assert answer.ephemeral
        assert all(f"**{name}**" in answer.text for name in NEEDED.values())
        assert "You can grant them" not in answer.text
        assert harness.server.owner.mention in answer.text
        assert not any("challenges" in seen.text for seen in harness.everything_seen_by(harness.bob))


async def test_only_people_who_can_grant_permissions_see_why_there_is_no_thread(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["create_public_threads"]) as harness:
        mender = member_with_permissions(harness, manage_roles=True)
        answer = await mender.slash("piquet challenge", opponent=harness.bob)
        assert "Create Public Threads" in answer.follow_ups[0].text
        assert answer.follow_ups[0].ephemeral
        others = await harness.alice.slash("piquet challenge", opponent=harness.bob)
        assert "Create Public Threads" not in others.text


# Deleted threads, channels and messages.


async def test_the_table_of_a_deleted_thread_moves_to_the_channel(harness: Harness) -> None:
    await begin(harness)
    await decide(harness, 14)
    await harness.delete(table(harness))
    moved = harness.posts()[-1]
    assert "The table has moved here" in moved.text
    assert "## Piquet · #1 · deal 1 of 6" in moved.text
    await check_table_messages(harness)
    await play_some(harness, 6, seed=2)
    await check_table_messages(harness)
    assert sum("The table has moved here" in post.text for post in harness.posts()) == 1


async def test_the_bot_notices_a_thread_that_was_deleted_during_downtime(harness: Harness) -> None:
    await begin(harness)
    await decide(harness, 14)
    await harness.discord._close()
    harness.discord.delete_channel(table(harness).id)
    await harness.restart()
    await play_some(harness, 3, seed=2)
    assert "The table has moved here" in harness.posts()[-1].text
    await check_table_messages(harness)


async def test_if_the_thread_is_gone_the_channel_shows_the_settlement(harness: Harness) -> None:
    await begin(harness)
    await skip_to(harness, [(60, 10)] * 5)
    await decide(harness, 18)
    players = players_of(harness, seed=3)
    # The last trick plays itself.
    while (await deal_of(harness)).led is None or len((await deal_of(harness)).tricks) < 10:
        await step(harness, players)
    await harness.discord._close()
    harness.discord.delete_channel(table(harness).id)
    await harness.restart()
    assert await step(harness, players)
    assert (await row_of(harness)).ended_at is not None
    said = "".join(post.text for post in harness.posts())
    assert said.count("· deal 6 of 6") == said.count("This deal") == said.count(" wins by ") == 1


async def test_the_bot_sends_a_deleted_table_message_again(harness: Harness) -> None:
    await begin(harness)
    await decide(harness, 14)
    await harness.delete(at_table(harness)[-1])
    await play_some(harness, 1, seed=2)
    await check_table_messages(harness)
    await play_some(harness, 4, seed=2)
    await check_table_messages(harness)


async def test_without_a_channel_the_table_command_sets_one_up(harness: Harness) -> None:
    harness.discord.withhold(harness.channel.id, ["create_public_threads"])
    elsewhere = harness.server.create_text_channel("elsewhere")
    await begin(harness)
    await decide(harness, 5)
    await harness.delete(harness.channel)
    for person in (harness.alice, harness.bob):
        assert "This game’s table is gone from the server" in person.live().text
    players = players_of(harness, seed=2)
    for _ in range(5):
        assert await step(harness, players)
    answer = await harness.alice.slash("piquet table", elsewhere)
    assert "is now in this channel" in answer.text
    assert "The table has moved here" in harness.posts(elsewhere)[0].text
    await check_table_messages(harness)
    for _ in range(5):
        assert await step(harness, players)
    await check_table_messages(harness)
    for person in (harness.alice, harness.bob):
        assert "has no table" not in person.live().text


async def test_missing_permissions_are_named_and_no_table_set_up(harness: Harness) -> None:
    elsewhere = harness.server.create_text_channel("elsewhere")
    harness.discord.withhold(elsewhere.id, ["send_messages", "create_public_threads"])
    harness.discord.withhold(harness.channel.id, ["create_public_threads"])
    await begin(harness)
    await harness.delete(harness.channel)
    answer = await harness.alice.slash("piquet table", elsewhere)
    assert "**Send Messages**" in answer.text
    assert not harness.posts(elsewhere)


async def test_a_deleted_hand_is_sent_again_at_the_next_turn(harness: Harness) -> None:
    await begin(harness)
    await decide(harness, 10)
    acting = (await row_of(harness)).to_act
    waiting = harness.bob if acting == 0 else harness.alice
    await harness.delete(waiting.live())
    assert not waiting.lives()
    players = players_of(harness, seed=4)
    while (await row_of(harness)).to_act == acting:
        assert await step(harness, players)
    assert len(waiting.lives()) == 1
    assert await step(harness, players)


async def test_the_hand_command_replaces_a_deleted_hand(harness: Harness) -> None:
    await begin(harness)
    await decide(harness, 10)
    acting = harness.alice if (await row_of(harness)).to_act == 0 else harness.bob
    await harness.delete(acting.live())
    shown = await acting.slash("piquet hand")
    assert shown.post is not None
    before = (await row_of(harness)).seq
    await players_of(harness, seed=2)[acting.name].decide(shown.post)
    assert (await row_of(harness)).seq > before


async def test_a_table_without_a_channel_makes_no_failing_requests(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["create_public_threads"]) as harness:
        await begin(harness)
        await harness.delete(harness.channel)
        before = len(harness.requests)
        await decide(harness, 8)
        assert not [
            request for request in harness.requests[before:] if request.kind is RequestKind.TABLE and request.error
        ]


async def test_a_table_opens_when_the_bot_regains_access_to_its_channel(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    harness.discord.withhold(harness.channel.id, ["view_channel", "send_messages", "create_public_threads"])
    await harness.bob.click(offer, verb="accept")
    assert not harness.threads
    harness.discord.withhold(harness.channel.id, [])
    await harness.settle()
    assert "## Alice – Bob" in at_table(harness)[0].text
