from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.features.parties.deciding import TRICK_WAITS
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import check_table_messages, row_of
from tests.support.players import at_table, begin, bot_at, challenge, players_of, step, table

DAY = 24 * 60 * 60


async def started(harness: Harness, steps: int = 8, *, pace: int = 3 * DAY) -> tuple[Person, Person]:
    await begin(harness, pace=pace)
    await decide(harness, steps)
    both, to_act = (harness.alice, harness.bob), (await row_of(harness)).to_act or 0
    return both[to_act], both[1 - to_act]


async def play(harness: Harness, steps: int, seed: int = 1) -> None:
    players = players_of(harness, seed)
    for _ in range(steps):
        assert await step(harness, players)


def table_says(harness: Harness) -> str:
    return "\n".join(post.text for post in at_table(harness))


# People.


@pytest.mark.parametrize("restart", [False, True])
async def test_a_player_who_left_is_reported_and_the_opponent_may_claim(harness: Harness, restart: bool) -> None:
    gone, waiting = await started(harness, pace=DAY)
    harness.leave(gone)
    if restart:
        await harness.restart()
    await harness.advance(DAY // 2 + 60)
    assert f"**{gone.name}** has left this server" in table_says(harness)
    assert f"{gone.name} has left the server" in waiting.live().text
    assert len(waiting.lives()) == 1
    if restart:
        await harness.restart()
    await harness.advance(DAY // 2)
    await waiting.click(waiting.live(), verb="claiming")
    await waiting.click(waiting.live(), verb="claim")
    row = await row_of(harness)
    assert (row.ending, row.winner) == ("claimed", (harness.alice, harness.bob).index(waiting))
    assert table_says(harness).count("has left this server") == 1


WHEREABOUTS = {
    "unknown user": (404, 10013, True),
    "unknown server": (404, 10004, False),
    "no access": (403, 50001, False),
    "error": (500, 0, False),
    "too many": (429, 0, False),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("why", WHEREABOUTS)
async def test_only_a_clear_answer_from_discord_counts_as_a_departure(database: Path, why: str) -> None:
    status, code, deleted = WHEREABOUTS[why]
    async with Harness(bot_at(database)) as harness:
        _, waiting = await started(harness, pace=DAY)
        with harness.fault("look", status, code):
            await harness.advance(DAY // 2 + 60)
        assert "has left" not in waiting.live().text
        assert ("has deleted their account" in waiting.live().text) == deleted


async def test_a_deleted_account_is_reported_as_gone(harness: Harness) -> None:
    gone, waiting = await started(harness, pace=DAY)
    harness.leave(gone)
    harness.discord.delete_account(gone.id)
    await harness.advance(DAY // 2 + 60)
    assert f"**{gone.name}** has deleted their account" in table_says(harness)
    assert f"{gone.name} has deleted their account" in waiting.live().text


async def test_a_player_who_comes_back_and_plays_is_reported_as_back(harness: Harness) -> None:
    gone, waiting = await started(harness, pace=DAY)
    harness.leave(gone)
    await harness.advance(DAY // 2 + 60)
    harness.come_back(gone)
    players = players_of(harness, seed=2)
    shown = await gone.slash("piquet hand")
    assert shown.post is not None
    await players[gone.name].decide(shown.post)
    assert f"**{gone.name}** is back on this server" in table_says(harness)
    assert "has left" not in waiting.live().text


# Channels.


@pytest.mark.sampled(1)
@pytest.mark.parametrize("restart", [False, True])
async def test_after_the_channel_is_deleted_the_hands_say_so_and_work(harness: Harness, restart: bool) -> None:
    await started(harness)
    await harness.delete(harness.channel)
    if restart:
        await harness.restart()
    for person in (harness.alice, harness.bob):
        assert "This game’s table is gone from the server" in person.live().text
    await play(harness, 5, seed=2)


async def test_an_archived_thread_is_reopened_by_the_next_message(harness: Harness) -> None:
    await started(harness)
    harness.discord.archive(table(harness).id, locked=False)
    await play(harness, 6, seed=2)
    assert (await row_of(harness)).table_channel == table(harness).id
    await check_table_messages(harness)


async def test_a_table_moves_from_a_closed_thread_to_the_channel(harness: Harness) -> None:
    await started(harness)
    harness.withhold("send_messages_in_threads")
    there = table(harness).id
    with harness.fault("table message", 403, 50013, times=1), harness.fault("edit", 403, 50013, channel=there):
        await play(harness, 1, seed=2)
        await harness.advance(TRICK_WAITS)
    assert (await row_of(harness)).table_channel == harness.channel.id
    assert "The table has moved here" in harness.posts()[-1].text
    await play(harness, 4, seed=3)


async def grant(harness: Harness) -> None:
    harness.withhold()


async def ask(harness: Harness) -> None:
    await harness.alice.slash("piquet games")


async def wait_an_hour(harness: Harness) -> None:
    await harness.advance(3600)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("noticed", [grant, ask, wait_an_hour])
async def test_a_table_returns_to_a_reopened_channel(
    harness: Harness, noticed: Callable[[Harness], Awaitable[None]]
) -> None:
    await started(harness)
    if noticed is grant:
        harness.withhold("send_messages", "send_messages_in_threads")
    there = table(harness).id
    with harness.fault("table message", 403, 50001), harness.fault("edit", 403, 50001, channel=there):
        await play(harness, 1, seed=2)
        await harness.advance(TRICK_WAITS)
        assert (await row_of(harness)).table_channel is None
    before = len(harness.posts())
    await noticed(harness)
    await harness.settle()
    assert len(harness.posts()) == before + 1
    assert (await row_of(harness)).table_channel == harness.channel.id
    await play(harness, 3, seed=3)
    assert "has no table" not in harness.alice.live().text


async def test_renaming_or_moving_a_channel_changes_nothing(harness: Harness) -> None:
    await started(harness)
    harness.discord.rename(harness.channel.id, "cards")
    await play(harness, 6, seed=2)
    await check_table_messages(harness)


# The bot.


async def remove_bot(harness: Harness, *, down: bool) -> None:
    for person in (harness.alice, harness.bob):
        person.close_dms(50278)
    if down:
        await harness.discord._close()
    harness.discord.remove_bot(harness.server.id)
    if down:
        await harness.restart()
    await harness.settle()


async def invite_bot(harness: Harness, *, down: bool) -> None:
    for person in (harness.alice, harness.bob):
        person.open_dms()
    if down:
        await harness.discord._close()
    harness.discord.invite(harness.server.id)
    if down:
        await harness.restart()
    await harness.settle()


@pytest.mark.parametrize("down", [False, True])
async def test_after_the_bot_is_removed_and_invited_again_the_partie_continues(harness: Harness, down: bool) -> None:
    await started(harness, pace=DAY)
    due = (await row_of(harness)).due_at
    assert due is not None
    await remove_bot(harness, down=down)
    row = await row_of(harness)
    assert (row.due_at, row.is_paused) == (None, True)
    for person in (harness.alice, harness.bob):
        assert "I’m no longer on this table’s server" in person.live().text
    await harness.advance(5 * DAY)
    assert (await row_of(harness)).ended_at is None
    await invite_bot(harness, down=down)
    again = (await row_of(harness)).due_at
    assert again is not None
    assert 0 <= again - due - 5 * DAY <= 60
    for person in (harness.alice, harness.bob):
        assert "I am no longer" not in person.live().text
        assert len(person.lives()) == 1
    await play(harness, 10, seed=2)
    await check_table_messages(harness)


async def test_an_outage_does_not_count_as_removal(harness: Harness) -> None:
    await started(harness, pace=DAY)
    before = await row_of(harness)
    harness.discord.outage(harness.server.id)
    await harness.settle()
    assert await row_of(harness) == before
    harness.discord.recover(harness.server.id)
    await harness.settle()
    assert await row_of(harness) == before
    await play(harness, 5, seed=2)


async def test_a_challenge_by_a_person_who_left_expires(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    harness.leave(harness.alice)
    await harness.advance(2 * DAY)
    (post,) = [post for post in harness.posts() if post.id == offer.id]
    assert "expired" in post.text
