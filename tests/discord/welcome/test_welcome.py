from pathlib import Path

from tests.fakes.simcord_harness import Harness
from tests.support.discord.database_rows import query
from tests.support.players import begin, resign

GREEN = 3


async def test_a_newcomer_has_cards_after_one_press(harness: Harness) -> None:
    page = await harness.alice.open_privately("piquet play")
    assert "one deal, no clock" in page.text
    assert "New to the game?" in page.text
    labels = [control.label for control in page.controls]
    assert labels[:3] == ["Learn by playing: 10 minutes", "Play the house", "Today’s deal"]
    assert [one.label for one in page.controls if one.style == GREEN] == labels[:1], "Learn leads"
    answer = await harness.alice.click(page, label="Play the house")
    assert "Your cards are in your DMs." in answer.text
    assert "exchange" in {control.verb for control in harness.alice.live().controls}


async def test_two_presses_of_play_begin_one_partie(harness: Harness, database: Path) -> None:
    page = await harness.alice.open_privately("piquet play")
    control = next(one for one in page.controls if one.verb == "draft")
    await harness.alice.press(page, control.custom_id)
    await harness.alice.press(page, control.custom_id)
    assert query(database, "SELECT count(*) FROM parties") == [(1,)]


async def test_todays_deal_begins_and_resumes_with_one_press(harness: Harness, database: Path) -> None:
    page = await harness.alice.open_privately("piquet play")
    await harness.alice.click(page, verb="daily")
    assert "### Daily deal 1 of 2, day 1" in harness.alice.live().text
    again = await harness.alice.open_privately("piquet play")
    await harness.alice.click(again, label="Today’s deal")
    assert query(database, "SELECT count(*) FROM parties") == [(1,)]


async def test_the_bot_offers_the_house_with_the_last_level_and_options(harness: Harness) -> None:
    await harness.alice.slash("piquet challenge", level="master", deals=2)
    page = await harness.alice.open_privately("piquet play")
    assert "The House (master)**, 2 deals" in page.text
    assert "New to the game?" not in page.text


async def test_help_leads_to_the_lesson_todays_deal_and_a_challenge(harness: Harness) -> None:
    page = await harness.alice.open_privately("piquet help")
    assert [control.label for control in page.controls] == ["Learn", "Today’s deal", "Challenge someone"]
    opened = await harness.alice.click(page, label="Today’s deal")
    assert "Daily deals, day 1" in opened.message.text
    await harness.alice.click(page, label="Challenge someone")
    assert "draft" in {control.verb for control in page.controls}


async def test_help_highlights_learn_until_the_player_has_played(harness: Harness) -> None:
    before = await harness.alice.open_privately("piquet help")
    assert [one.label for one in before.controls if one.style == GREEN] == ["Learn"]
    await begin(harness)
    await resign(harness.alice)
    after = await harness.alice.open_privately("piquet help")
    assert [control.label for control in after.controls] == ["Today’s deal", "Challenge someone", "Learn"]
    assert [one.label for one in after.controls if one.style == GREEN] == ["Today’s deal"]


async def test_help_names_the_problems(harness: Harness) -> None:
    page = await harness.alice.open_privately("piquet help")
    assert "`/piquet problem`" in page.text
