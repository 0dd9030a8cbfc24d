from pathlib import Path

import pytest

from bot.model.clocks import DAY, HOUR
from tests.discord.daily.test_daily import page_of
from tests.fakes.simcord_harness import Harness
from tests.support.discord.database_rows import query


async def test_a_person_can_request_reminders_play_from_one_and_stop_them(harness: Harness, database: Path) -> None:
    alice = harness.alice
    page = await page_of(alice)
    await alice.click(page, label="Remind me daily")
    assert [control.label for control in page.controls if control.verb == "dayremind"] == ["Stop reminding me"]
    ((closes_at,),) = query(database, "SELECT closes_at FROM days WHERE closed_at IS NULL")
    await harness.advance(closes_at - HOUR - harness.now.timestamp())
    reminder = alice.dms()[-1]
    assert "**Today’s two deals are waiting.** Open until <t:" in reminder.text
    await alice.click(reminder, label="Play today’s deals")
    assert "Daily deal" in alice.live().text, "the hand follows in the same conversation"
    assert "are waiting" in reminder.text, "the reminder stays"
    await alice.click(reminder, label="Stop reminding me")
    assert "Daily reminders are off." in reminder.text
    number = len(alice.dms())
    await harness.advance(2 * DAY)
    assert not any("waiting" in post.text for post in alice.dms()[number:])


@pytest.mark.parametrize("lost", [True, False])
async def test_a_reminder_is_delivered_once_despite_errors_from_discord(
    harness: Harness, database: Path, lost: bool
) -> None:
    alice = harness.alice
    await alice.click(await page_of(alice), label="Remind me daily")
    ((closes_at,),) = query(database, "SELECT closes_at FROM days WHERE closed_at IS NULL")
    with harness.fault("dm", 500, to=alice, times=50, lost=lost) as fault:
        await harness.advance(closes_at - HOUR - harness.now.timestamp())
        assert fault.hits == (1 if lost else 50)
    assert sum("waiting" in post.text for post in alice.dms()) == 1


async def test_the_button_on_the_page_ends_the_reminders_too(harness: Harness) -> None:
    page = await page_of(harness.alice)
    await harness.alice.click(page, label="Remind me daily")
    await harness.alice.click(page, label="Stop reminding me")
    assert [control.label for control in page.controls if control.verb == "dayremind"] == ["Remind me daily"]
    await harness.advance(2 * DAY)
    assert not any("waiting" in post.text for post in harness.alice.dms())
    assert not any("waiting" in post.text for post in harness.bob.dms())
