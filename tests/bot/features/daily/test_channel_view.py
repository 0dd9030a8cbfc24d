import re
from dataclasses import replace

import pytest
from discord import ButtonStyle, ui

from bot.features.daily.channel import DayPost, DayTable
from bot.features.daily.channel_view import channel_view
from bot.features.daily.service import DailyDeal, DealState
from bot.features.daily.standings import DayScore, ScoredDeal
from bot.kit.words import languages, words
from bot.model.ids import PartieId
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD

DEAL = ScoredDeal(DailyDeal(DealState.FINISHED, PartieId(1), (31, 12)), 8.0, 11.0, 4)
AHEAD = ScoredDeal(DailyDeal(DealState.AHEAD))
LEFT = ScoredDeal(DailyDeal(DealState.LEFT, PartieId(2)))
PEOPLE = (
    DayScore(ADA, "Ada", (DEAL, DEAL), 8, 1),
    DayScore(BEN, "Ben", (DEAL, DEAL), 8, 1),
    DayScore(CLEO, "Cleo", (DEAL, LEFT), -12, 3),
)
OPEN = DayPost(GUILD, 7, 100, 2, 1, ("Ada", "Ben"))


def text_of(view: ui.LayoutView) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))


def test_an_open_day_is_three_lines() -> None:
    assert text_of(channel_view(words(), OPEN)).splitlines() == [
        "### Daily deals, day 7: the same two for everyone here",
        "**2 finished** (Ada, Ben), 1 still playing",
        "-# Open until <t:100:f> (<t:100:R>)",
    ]


@pytest.mark.parametrize("language", languages())
def test_an_open_day_is_three_lines_in_each_language(language: str) -> None:
    assert len(text_of(channel_view(words(language), OPEN)).splitlines()) == 3


@pytest.mark.parametrize(
    ("finished", "playing", "says"),
    [
        (0, 0, "Nobody has finished yet."),
        (0, 2, "Nobody has finished yet (2 still playing)."),
        (1, 0, "**1 finished** (Ada)"),
        (30, 2, "**30 finished** (Ada and 29 more), 2 still playing"),
    ],
)
def test_an_open_day_shows_which_players_have_finished(finished: int, playing: int, says: str) -> None:
    names = ("Ada",) if finished else ()
    assert says in text_of(channel_view(words(), DayPost(GUILD, 7, 100, finished, playing, names))).splitlines()


def test_play_comes_first_and_learning_only_on_a_servers_first_message() -> None:
    for post, learns in ((OPEN, False), (replace(OPEN, is_first=True), True)):
        first, *others = [part for part in channel_view(words(), post).walk_children() if isinstance(part, ui.Button)]
        assert (first.label, first.style) == ("Play today’s deals", ButtonStyle.success)
        assert any((other.label or "").startswith("Learn") for other in others) is learns


def test_a_closed_day_shows_points_against_par_and_unfinished_deals() -> None:
    table = DayTable(PEOPLE, 0, ("Ada", 11), 5)
    told = text_of(channel_view(words(), DayPost(GUILD, 7, 100, 2, 1, (), results=table)))
    rows = ["1\\. **Ada** +22", "1\\. **Ben** +22", "3\\. **Cleo** +11 · 1 deal not finished"]
    assert [line for line in told.splitlines() if "\\." in line] == rows
    assert "Points against par" in told
    assert "Best deal: **Ada**, 11 above par" in told


@pytest.mark.parametrize("language", languages())
def test_people_who_share_a_place_are_shown_with_it(language: str) -> None:
    """Discord numbers the items of a list itself, so no line may look like a list item."""
    table = DayTable(PEOPLE, 37, ("Ada", 11), 5)
    view = channel_view(words(language), DayPost(GUILD, 7, 100, 2, 1, (), results=table))
    told = text_of(view)
    assert [line.split("**")[0].strip() for line in told.splitlines() if "\\." in line] == ["1\\.", "1\\.", "3\\."]
    assert not re.search(r"^\d+\. ", told, re.MULTILINE)


@pytest.mark.parametrize(("began", "says"), [(0, "Nobody played."), (2, "Nobody finished a deal.")])
def test_a_table_without_places_says_why(began: int, says: str) -> None:
    table = DayTable((), 0, None, 0)
    told = text_of(channel_view(words(), DayPost(GUILD, 7, 100, 0, began, (), results=table)))
    assert says in told
