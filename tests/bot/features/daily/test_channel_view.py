"""What the messages of the channel say: every place as it is, also a shared one."""

import re
from dataclasses import replace

import pytest
from discord import ui

from bot.features.daily.channel import DayPost, DayTable, Unfound
from bot.features.daily.channel_view import channel_view
from bot.features.daily.service import DealOfDay, DealState
from bot.features.daily.standings import PersonsScore, ScoredDeal
from bot.kit.words import languages, words
from bot.model.ids import PartieId
from tests.fakes.service_context import ADA, BEN, CLEO, GUILD

DEAL = ScoredDeal(DealOfDay(DealState.FINISHED, PartieId(1), (31, 12)), 8.0, 11.0, 4)
LEFT = ScoredDeal(DealOfDay(DealState.LEFT, PartieId(2)))
PEOPLE = (
    PersonsScore(ADA, "Ada", (DEAL, DEAL), 8, 1),
    PersonsScore(BEN, "Ben", (DEAL, DEAL), 8, 1),
    PersonsScore(CLEO, "Cleo", (DEAL, LEFT), -2, 3),
)


def text_of(view: ui.LayoutView) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))


@pytest.mark.parametrize("language", languages())
def test_people_who_share_a_place_are_shown_with_it(language: str) -> None:
    """Discord numbers the lines of a list itself, so no line may be one."""
    table = DayTable(PEOPLE, 37, ("Ada", 11), 5, "ab" * 32)
    view = channel_view(words(language), DayPost(GUILD, 7, 100, 2, 1, (), results=table))
    told = text_of(view)
    assert [line.split("**")[0].strip() for line in told.splitlines() if ":12" in line] == ["1\\.", "1\\.", "3\\."]
    assert not re.search(r"^\d+\. ", told, re.MULTILINE)
    assert "31:12 · –" in told


@pytest.mark.parametrize("language", languages())
def test_what_nobody_found_is_told_with_both_results(language: str) -> None:
    table = DayTable(PEOPLE, 0, None, 0, "ab" * 32, unfound=Unfound(1, 94, -3))
    told = text_of(channel_view(words(language), DayPost(GUILD, 7, 100, 2, 1, (), results=table)))
    assert all(part in told for part in (" 2", "+94", "−3"))
    assert "94" not in text_of(
        channel_view(words(language), DayPost(GUILD, 7, 100, 2, 1, (), results=replace(table, unfound=None)))
    )


@pytest.mark.parametrize(("began", "says"), [(0, "Nobody played."), (2, "Nobody finished a deal.")])
def test_a_table_without_places_says_why(began: int, says: str) -> None:
    table = DayTable((), 0, None, 0, "ab" * 32)
    told = text_of(channel_view(words(), DayPost(GUILD, 7, 100, 0, began, (), results=table)))
    assert says in told
