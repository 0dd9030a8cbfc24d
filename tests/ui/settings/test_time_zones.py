"""Time zones are found in the ways people look for them, and quiet hours are read in the ways people write them."""

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
def test_a_zone_is_found_by_city_country_or_name(typed: str, first: str) -> None:
    assert search(typed, "en-US")[0].name == first


def test_the_zones_of_the_locales_country_are_offered_first() -> None:
    assert [zone.name for zone in search("", "en-GB")] == ["Europe/London"]
    assert "Europe/Berlin" in [zone.name for zone in search("  ", "de")]
    assert len(search("", "en-US")) == MOST


def test_no_more_zones_are_offered_than_discord_shows() -> None:
    assert len(search("a", "en-GB")) == MOST
    assert search("nowhere at all", "en-GB") == []


def test_a_typed_zone_is_accepted_if_it_is_unambiguous() -> None:
    assert zone_named("Europe/Berlin") == "Europe/Berlin"
    assert zone_named("new york") == "America/New_York"
    assert zone_named("america new_york") == "America/New_York"
    assert zone_named("Germany") is None
    assert zone_named("Atlantis") is None
    assert zone_named("") is None


def test_every_offered_zone_has_a_local_time() -> None:
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
def test_quiet_hours_are_read_in_the_ways_people_write_them(typed: str, kept: str) -> None:
    assert quiet_hours(words(), typed) == kept


@pytest.mark.parametrize("typed", ["", "22", "at night", "22:30-7", "25-7", "7-7", "0-24", "13pm-7", "0am-7", "1-2-3"])
def test_anything_but_two_full_hours_is_refused(typed: str) -> None:
    assert quiet_hours(words(), typed) is None
