import pytest

from bot.kit.controls import control_id
from bot.kit.words import languages, words
from bot.model.house_seats import LEVELS, USERS
from bot.piquet.house.levels.habits import CHARACTERS
from data import parties
from tests.fakes.simcord_harness import Harness
from tests.support.discord.packs import FIRST
from tests.support.discord.table_checks import bot_of
from tests.support.players import challenge

SAY = words()
LINES = {level: SAY("house-level-line", level=level) for level in LEVELS}


CLAIMS = {
    "beginner": {"keeps-pictures", "keeps-high-cards"},
    "casual": {"keeps-aces", "loves-trios", "forgets-calls"},
    "club": {"takes-every-trick"},
}
"""The habits named in each level's description."""


def test_a_levels_description_mentions_only_habits_that_the_level_has() -> None:
    assert {level: claimed & {*CHARACTERS[level].habits} for level, claimed in CLAIMS.items()} == CLAIMS


@pytest.mark.parametrize("language", languages())
def test_a_levels_character_fits_on_one_line_on_a_phone(language: str) -> None:
    lines = [words(language)("house-level-line", level=level) for level in LEVELS]
    assert [line for line in lines if len(line) > 45] == []


async def house_of(harness: Harness) -> int:
    seats = await bot_of(harness).context.database.read(lambda tx: parties.seats(tx, FIRST))
    return seats[1].user


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", LEVELS)
async def test_the_panel_shows_a_levels_character_and_starts_a_game_against_it(harness: Harness, level: str) -> None:
    panel = await harness.alice.open_privately("piquet challenge")
    menu = next(control for control in panel.controls if control.arg.startswith("whom."))
    shown = {option.value: option.description for option in menu.options if option.value in LEVELS}
    assert shown == LINES
    await harness.alice.choose(panel, [level], custom_id=menu.custom_id)
    await harness.alice.click(panel, label="Play")
    assert await house_of(harness) == USERS[level]
    assert SAY("house-name", level=level) in harness.alice.live().text


@pytest.mark.parametrize("level", LEVELS)
async def test_the_level_option_starts_a_game_against_that_level(harness: Harness, level: str) -> None:
    opening = await challenge(harness.alice, level=level)
    assert f"**Alice** plays **{SAY('house-name', level=level)}**" in opening.text
    assert await house_of(harness) == USERS[level]


async def test_a_challenge_to_the_bot_lists_each_level_with_its_character(harness: Harness) -> None:
    page = (await harness.alice.slash("piquet challenge", opponent=harness.house)).message
    assert f"- **Club player:** {LINES['club']}\n- **Expert:** {LINES['expert']}\n" in page.text
    assert [control.label for control in page.controls][:5] == [SAY("house-level", level=level) for level in LEVELS]


async def test_the_club_player_of_an_older_panel_is_todays_club_player(harness: Harness) -> None:
    panel = await harness.alice.open_privately("piquet challenge")
    await harness.alice.press(panel, control_id("draft", 0, 0, "go.club.rubicon.0.-.-.0"))
    assert await house_of(harness) == USERS["club"]


async def test_a_daily_deal_is_played_by_the_expert(harness: Harness) -> None:
    await harness.alice.click(await harness.alice.open_privately("piquet daily"), verb="daily")
    assert await house_of(harness) == USERS["expert"]
    assert "Against The House (expert)" in harness.alice.live().text
