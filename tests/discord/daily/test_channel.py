from pathlib import Path

import pytest

from bot.features.daily.day_posts import PAUSE
from bot.model.clocks import DAY, HOUR
from bot.piquet.proof import key
from tests.discord.daily.test_daily import begin, play_out
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query
from tests.support.messages import Response, VisibleMessage
from tests.support.players import member_with_permissions

FAIR = "Fair deals"
CHOOSE = "pq:1:serverset:0:0:daily"


async def choose(harness: Harness) -> VisibleMessage:
    """Chooses the daily channel as a manager. Returns the channel's first message."""
    chief = member_with_permissions(harness, manage_guild=True)
    panel = await chief.open_privately("piquet server")
    await chief.press(panel, CHOOSE, values=[str(harness.channel.id)])
    assert f"Daily deal channel: <#{harness.channel.id}>." in panel.text
    await harness.advance(2)
    return harness.posts()[-1]


async def gives(person: Person, anchor: VisibleMessage, words: str) -> Response:
    """Presses *Fair deals* and *Add words*, and sends the form with these words."""
    page = (await person.click(anchor, label=FAIR)).post
    assert page is not None
    return await person.submit(page, await person.click(page, label="Add words"), words)


async def until(harness: Harness, heading: str) -> None:
    """Passes time until the channel's last message has this heading."""
    for _ in range(10):
        if heading in harness.posts()[-1].text:
            return
        await harness.advance(DAY / 4)
    pytest.fail(f"no message: {heading}")


async def test_a_person_gets_from_the_anchor_message_to_the_table(harness: Harness) -> None:
    anchor = await choose(harness)
    assert "(places taken so far: 0 of 20)" in anchor.text
    fair = await harness.alice.click(anchor, label=FAIR)
    assert "only words added before the first day could change the deals" in fair.text
    learning = await harness.bob.click(anchor, custom_id=anchor.controls[0].custom_id)
    assert learning.ephemeral
    assert "Step 1" in learning.text
    told = await gives(harness.alice, anchor, "my own words")
    assert told.ephemeral
    assert "Your words have been added: `my own words`." in told.text
    assert key("my own words") in told.text
    await harness.advance(PAUSE)
    assert "(places taken so far: 1 of 20)" in harness.posts()[-1].text
    await until(harness, "Daily deals, day 1")
    day = harness.posts()[-1]
    assert "Daily deals, day 1" in day.text
    assert [control.label for control in day.controls] == ["Play today’s deals", "Learn by playing: 10 minutes", FAIR]
    await harness.alice.click(day, label="Play today’s deals")
    await play_out(harness.alice)
    await begin(harness.alice)
    await play_out(harness.alice)
    await harness.advance(20)
    assert "**1 finished** (Alice)" in harness.posts()[-1].text
    await until(harness, "Daily deals, day 2")
    old, new = harness.posts()[-2:]
    assert "The day is over. Its secret:" in (await harness.carol.click(old, label=FAIR)).text
    assert "Daily deals, day 2" in new.text
    assert "Alice" not in new.text, "the table is directly above"
    assert [control.label for control in old.controls] == ["Play today’s deals", "Learn by playing: 10 minutes", FAIR]
    assert [control.label for control in new.controls] == ["Play today’s deals", FAIR]


@pytest.mark.parametrize("right", ["send_messages", "read_message_history"])
async def test_a_channel_where_the_bot_may_not_write_is_refused(harness: Harness, right: str) -> None:
    harness.withhold(right)
    chief = member_with_permissions(harness, manage_guild=True)
    panel = await chief.open_privately("piquet server")
    told = await chief.press(panel, CHOOSE, values=[str(harness.channel.id)])
    assert "I can’t write in that channel" in told.text


async def test_people_can_add_words_even_if_days_preceded_the_choice_of_channel(
    harness: Harness, database: Path
) -> None:
    await begin(harness.alice)
    await harness.advance(DAY)
    await begin(harness.alice)
    await choose(harness)
    while len(harness.posts()) < 2:
        await harness.advance(HOUR)
    anchor, day = harness.posts()
    ((number,),) = query(database, "SELECT max(number) FROM days")
    assert f"Daily deals, day {number}" in day.text
    assert f"Day {number + 1} begins " in anchor.text
    await gives(harness.alice, anchor, "my own words")
    await until(harness, f"Daily deals, day {number + 1}")
    page = (await harness.alice.click(anchor, label=FAIR)).text
    assert f"Their keys: `{key('my own words')}`" in page
    assert "Unless the host knew everyone’s words, nobody picked the deals." in page
    assert "this proves nothing about the time before that" not in page
    words = query(database, "SELECT words FROM days ORDER BY number")
    assert words == [("",)] * number + [(key("my own words"),)]


async def test_an_anchor_posted_in_time_still_says_later_that_packs_were_fixed(harness: Harness) -> None:
    anchor = await choose(harness)
    await until(harness, "Daily deals, day 1")
    await harness.restart()
    await harness.advance(DAY)
    page = await harness.alice.click(anchor, label=FAIR)
    assert "only words added before the first day could change the deals" in page.text
    assert "this proves nothing about the time before that" not in page.text
    assert page.post is not None
    assert not page.post.controls
