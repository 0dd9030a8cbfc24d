"""Where a table stands: thread or channel, what the bot lacks there, and places that are lost."""

from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Club
from tests.support.crossing import Kind
from tests.support.discord.told_checks import check_told, deal_of, row_of, skip_to
from tests.support.players import at_table, begin, bot_at, challenge, officer, players_of, step, table


async def play_some(club: Club, steps: int, seed: int = 1) -> None:
    players = players_of(club, seed)
    for _ in range(steps):
        assert await step(club, players)


# Thread or channel.


async def test_a_table_stands_in_a_thread_on_its_challenge(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        await club.bob.click(offer, verb="accept")
        await play_some(club, 6)
        (thread,) = club.threads
        assert thread.id == offer.id
        assert thread.name == "Piquet: Alice – Bob"
        assert [post.id for post in club.posts()] == [offer.id]
        await check_told(club)


async def test_a_server_that_wishes_it_has_its_tables_in_the_channel(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        chief = officer(club, manage_guild=True)
        said = await chief.slash("piquet server", tables="channel")
        assert said.ephemeral
        assert "A table stands in **the channel itself**" in said.text
        await begin(club)
        await play_some(club, 6)
        assert not club.threads
        assert "## Alice – Bob" in club.posts()[1].text
        await check_told(club)
        await chief.slash("piquet server", tables="thread")
        await club.bob.click(await challenge(club.alice, club.bob), verb="accept")
        assert len(club.threads) == 1


async def test_where_tables_stand_is_for_those_who_manage_the_server(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        refusal = await club.alice.slash("piquet server", tables="channel")
        assert refusal.ephemeral
        assert "for those who manage the server" in refusal.text
        assert all("MissingPermissions" in error for error in club.take_errors())
        await begin(club)
        assert len(club.threads) == 1


@pytest.mark.parametrize("withheld", ["create_public_threads", "send_messages_in_threads"])
async def test_where_the_bot_may_make_no_threads_the_table_stands_in_the_channel(database: Path, withheld: str) -> None:
    async with Club(bot_at(database), withheld=[withheld]) as club:
        await begin(club)
        await play_some(club, 25)
        assert "## Alice – Bob" in club.posts()[1].text
        await check_told(club)
        kept = await row_of(club)
        assert kept.table_channel == club.channel.id


# What the bot lacks.

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
}


@pytest.mark.parametrize("withheld", NEEDED)
async def test_what_the_bot_lacks_is_named_at_the_challenge_to_one_who_can_mend_it(
    database: Path, withheld: str
) -> None:
    async with Club(bot_at(database), withheld=[withheld]) as club:
        mender = officer(club, manage_roles=True)
        answer = await mender.slash("piquet challenge", opponent=club.bob)
        assert answer.ephemeral
        named = [name for name in NEEDED.values() if f"**{name}**" in answer.text]
        assert named == [NEEDED[withheld]]
        assert "You can mend it" in answer.text
        assert not club.posts()


async def test_all_that_the_bot_lacks_is_named_to_one_who_cannot_mend_it_and_who_can(database: Path) -> None:
    async with Club(bot_at(database), withheld=NEEDED) as club:
        answer = await club.alice.slash("piquet challenge", opponent=club.bob)
        assert answer.ephemeral
        assert all(f"**{name}**" in answer.text for name in NEEDED.values())
        assert "You can mend it" not in answer.text
        assert club.server.owner.mention in answer.text
        assert not any("challenges" in seen.text for seen in club.everything_seen_by(club.bob))


async def test_who_can_mend_it_is_told_why_a_table_will_stand_in_the_channel_and_others_are_not(
    database: Path,
) -> None:
    async with Club(bot_at(database), withheld=["create_public_threads"]) as club:
        mender = officer(club, manage_roles=True)
        answer = await mender.slash("piquet challenge", opponent=club.bob)
        assert "Create Public Threads" in answer.follow_ups[0].text
        assert answer.follow_ups[0].ephemeral
        assert not (await club.alice.slash("piquet challenge", opponent=club.bob)).follow_ups


# Places that are lost.


async def test_a_table_whose_thread_is_deleted_moves_to_the_channel_and_tells_the_deal_there(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await play_some(club, 14)
        await club.delete(table(club))
        moved = club.posts()[-1]
        assert "The table has moved here" in moved.text
        assert "### Deal 1 of 6" in moved.text
        await check_told(club)
        await play_some(club, 6, seed=2)
        await check_told(club)
        assert sum("The table has moved here" in post.text for post in club.posts()) == 1


async def test_a_thread_deleted_while_the_bot_is_down_is_missed_at_the_next_turn(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await play_some(club, 14)
        await club.discord._close()
        club.discord.delete_channel(table(club).id)
        await club.restart()
        await play_some(club, 3, seed=2)
        assert "The table has moved here" in club.posts()[-1].text
        await check_told(club)


async def test_a_settlement_whose_thread_is_gone_is_told_in_the_channel(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await skip_to(club, [(60, 10)] * 5)
        players = players_of(club, seed=3)
        while (await deal_of(club)).led is None or len((await deal_of(club)).tricks) < 11:
            await step(club, players)
        await club.discord._close()
        club.discord.delete_channel(table(club).id)
        await club.restart()
        assert await step(club, players)
        assert (await row_of(club)).ended_at is not None
        said = "".join(post.text for post in club.posts())
        assert said.count("### Deal 6 of 6") == said.count("This deal") == said.count(" wins by ") == 1


async def test_what_stood_in_a_message_of_the_table_that_is_deleted_is_told_again_with_what_follows(
    database: Path,
) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await play_some(club, 14)
        await club.delete(at_table(club)[-1])
        await play_some(club, 1, seed=2)
        await check_told(club)
        await play_some(club, 4, seed=2)
        await check_told(club)


async def test_without_a_channel_the_hand_says_so_and_the_table_is_set_up_where_it_is_asked_for(
    database: Path,
) -> None:
    async with Club(bot_at(database)) as club:
        club.discord.withhold(club.channel.id, ["create_public_threads"])
        elsewhere = club.server.create_text_channel("elsewhere")
        await begin(club)
        await play_some(club, 5)
        await club.delete(club.channel)
        for person in (club.alice, club.bob):
            assert "has no table in the server any more" in person.live().text
        players = players_of(club, seed=2)
        for _ in range(5):
            assert await step(club, players)
        answer = await club.alice.slash("piquet table", elsewhere)
        assert "set up in this channel" in answer.text
        assert "The table has moved here" in club.posts(elsewhere)[0].text
        await check_told(club)
        for _ in range(5):
            assert await step(club, players)
        await check_told(club)
        for person in (club.alice, club.bob):
            assert "has no table" not in person.live().text


async def test_no_table_is_set_up_where_the_bot_may_not_write_and_what_it_lacks_is_named(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        elsewhere = club.server.create_text_channel("elsewhere")
        club.discord.withhold(elsewhere.id, ["send_messages", "create_public_threads"])
        club.discord.withhold(club.channel.id, ["create_public_threads"])
        await begin(club)
        await club.delete(club.channel)
        answer = await club.alice.slash("piquet table", elsewhere)
        assert "**Send Messages**" in answer.text
        assert not club.posts(elsewhere)


async def test_a_hand_that_is_deleted_comes_anew_with_the_next_turn(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await play_some(club, 10)
        acting = (await row_of(club)).to_act
        waiting = club.bob if acting == 0 else club.alice
        await club.delete(waiting.live())
        assert not waiting.lives()
        players = players_of(club, seed=4)
        while (await row_of(club)).to_act == acting:
            assert await step(club, players)
        assert len(waiting.lives()) == 1
        assert await step(club, players)


async def test_a_hand_deleted_by_him_who_is_to_act_is_had_again_by_command(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await play_some(club, 10)
        acting = club.alice if (await row_of(club)).to_act == 0 else club.bob
        await club.delete(acting.live())
        shown = await acting.slash("piquet hand")
        assert shown.post is not None
        before = (await row_of(club)).seq
        await players_of(club, seed=2)[acting.name].decide(shown.post)
        assert (await row_of(club)).seq > before


async def test_a_table_without_a_place_costs_no_request_a_turn(database: Path) -> None:
    async with Club(bot_at(database), withheld=["create_public_threads"]) as club:
        await begin(club)
        await club.delete(club.channel)
        before = len(club.requests)
        await play_some(club, 8)
        assert not [request for request in club.requests[before:] if request.kind is Kind.TABLE and request.error]
