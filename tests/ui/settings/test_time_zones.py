"""Time zones are found as people look for them, and quiet hours are read as people write them."""

from zoneinfo import ZoneInfo

import pytest

from bot.ui.kit.words import words
from bot.ui.settings.quiet_hours import quiet_hours
from bot.ui.settings.time_zones import MOST, search, title, zone_named, zones


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("berl", "Europe/Berlin"),
        ("germany", "Europe/Berlin"),
        ("new y", "America/New_York"),
        ("york", "America/New_York"),
        ("america/los", "America/Los_Angeles"),
        ("India", "Asia/Kolkata"),
        ("calcutta", "Asia/Calcutta"),
        ("São P", "America/Sao_Paulo"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_city_country_or_its_own_name(typed: str, first: str) -> None:
    assert search(typed, "en-US")[0].name == first


def test_before_anything_is_typed_the_zones_of_ones_own_country_are_offered() -> None:
    assert [zone.name for zone in search("", "en-GB")] == ["Europe/London"]
    assert "Europe/Berlin" in [zone.name for zone in search("  ", "de")]
    assert len(search("", "en-US")) == MOST


def test_no_more_is_offered_than_discord_shows() -> None:
    assert len(search("a", "en-GB")) == MOST
    assert search("nowhere at all", "en-GB") == []


def test_a_zone_that_was_not_chosen_from_the_list_is_taken_where_it_is_clear() -> None:
    assert zone_named("Europe/Berlin") == "Europe/Berlin"
    assert zone_named("new york") == "America/New_York"
    assert zone_named("america new_york") == "America/New_York"
    assert zone_named("Germany") is None
    assert zone_named("Atlantis") is None
    assert zone_named("") is None


def test_whatever_is_offered_can_be_told_the_time_of() -> None:
    for zone in zones():
        assert ZoneInfo(zone.name).key == zone.name
        assert zone_named(zone.name) == zone.name
    assert title("America/New_York") == "America/New York"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("22-7", "22-7"),
        ("22–7", "22-7"),
        ("22:00 to 07:00", "22-7"),
        ("10pm-7am", "22-7"),
        ("from 10 p.m. until 7 a.m.", "22-7"),
        ("12am - 12pm", "0-12"),
        ("24-6", "0-6"),
        ("13-14", "13-14"),
        ("off", ""),
        (" None ", ""),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(typed: str, kept: str) -> None:
    assert quiet_hours(words(), typed) == kept


@pytest.mark.parametrize("typed", ["", "22", "at night", "22:30-7", "25-7", "7-7", "0-24", "13pm-7", "0am-7", "1-2-3"])
def test_what_is_no_pair_of_full_hours_is_not_read_as_any(typed: str) -> None:
    assert quiet_hours(words(), typed) is None
