import re
from pathlib import Path

import pytest

from tests.fakes.simcord_harness import Harness
from tests.support.discord.past_parties import decide
from tests.support.discord.table_checks import check_table_messages, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, bot_at, challenge, players_of, resign, step

RESIGNED = "**Alice** resigns, so **Bob** wins the game."


@pytest.mark.parametrize("steps", [0, 9])
async def test_the_table_shows_no_turn_after_a_resignation(harness: Harness, steps: int) -> None:
    await begin(harness)
    await decide(harness, steps)
    assert "’s turn" in at_table(harness)[-1].text or not steps
    await resign(harness.alice)
    *_, last, end = at_table(harness)
    assert RESIGNED in end.text
    for post in (last, end):
        assert "’s turn" not in post.text
        assert "Show my hand" not in post.text
        assert [control.label for control in post.controls] == ["Rematch", "Replay", "More…"]
    if steps:
        await check_table_messages(harness)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("steps", [9, 45], ids=["first deal", "second deal"])
async def test_after_a_resignation_the_opening_offers_no_hand(harness: Harness, steps: int) -> None:
    await begin(harness)
    opening = at_table(harness)[0]
    before = opening.text
    assert "Show my hand" in before
    assert [control.label for control in opening.controls] == ["Show my hand", "Fair deals"]
    await decide(harness, steps)
    await resign(harness.alice)
    # Without a finished deal it counts for nothing.
    check_opening(opening, before.replace(", rated.", ", not rated.") if steps == 9 else before)
    await check_table_messages(harness)


def check_opening(opening: VisibleMessage, before: str) -> None:
    assert "Show my hand" not in opening.text
    assert opening.text.startswith(before.partition("\n-# Your cards are in your DMs")[0])
    assert [control.label for control in opening.controls] == ["Replay", "More…"]


async def test_the_challenge_message_shows_the_result_with_a_link_to_the_table(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.bob.click(offer, verb="accept")
    assert "Your cards are in your DMs" in offer.text
    await resign(harness.alice)
    assert "Your cards are in your DMs" not in offer.text
    assert offer.text.startswith(f"### {RESIGNED}\n-# Game #1 · Rubicon Piquet\n")
    table = (await row_of(harness)).table_channel
    (link,) = [control for control in offer.controls if control.label == "To the table"]
    assert link.address == f"https://discord.com/channels/{harness.server.id}/{table}"
    replayed = await harness.carol.click(offer, label="Replay")
    assert replayed.ephemeral
    assert "deal 1 of 6" in replayed.text


async def test_the_challenge_and_the_opening_show_that_a_partie_was_played_out(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob, deals=1)
    await harness.bob.click(offer, verb="accept")
    opening = at_table(harness)[0]
    before = opening.text
    await play_out(harness)
    assert re.match(r"### \*\*\w+\*\* beat \*\*\w+\*\* \d+–\d+(, [a-z ]+)?\n-# Game #1 · ", offer.text)
    check_opening(opening, before)


async def play_out(harness: Harness) -> None:
    await decide(harness, 20)
    players = players_of(harness, seed=1)
    while (await row_of(harness)).ended_at is None:
        assert await step(harness, players)


async def test_a_rematch_in_the_thread_gives_the_thread_its_name(harness: Harness) -> None:
    await begin(harness)
    await resign(harness.alice)
    (thread,) = harness.threads
    assert thread.name == "Piquet #1: Alice – Bob"
    offer = (await harness.bob.click(at_table(harness)[-1], label="Rematch")).post
    assert offer is not None
    await harness.alice.click(offer, verb="accept")
    assert [(one.id, one.name) for one in harness.threads] == [(thread.id, "Piquet #2: Bob – Alice")]


async def test_a_channel_with_a_table_keeps_its_name(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["create_public_threads"]) as harness:
        name = harness.channel.name
        await begin(harness)
        assert at_table(harness)[-1].channel == harness.channel.id
        assert harness.channel.name == name
