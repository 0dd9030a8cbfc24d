from zoneinfo import ZoneInfo

import pytest

from bot.features.clocks.time_zones import MOST, search, title, zone_named, zones
from bot.kit.words import languages


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


@pytest.mark.parametrize(
    ("typed", "language", "first", "shown"),
    [
        ("britain", "en", "Europe/London", "London, United Kingdom"),
        ("buenos", "en", "America/Argentina/Buenos_Aires", "Buenos Aires, Argentina"),
        ("wien", "de", "Europe/Vienna", "Wien, Österreich"),
        ("vienna", "de", "Europe/Vienna", "Wien, Österreich"),
        ("österr", "de", "Europe/Vienna", "Wien, Österreich"),
        ("deutsch", "de", "Europe/Berlin", "Berlin, Deutschland"),
        ("london", "fr", "Europe/London", "Londres, Royaume-Uni"),
        ("londres", "fr", "Europe/London", "Londres, Royaume-Uni"),
        ("luxemb", "de", "Europe/Luxembourg", "Luxemburg"),
        ("utc", "de", "UTC", "UTC"),
    ],
)
def test_a_zone_is_found_and_shown_in_the_readers_language(typed: str, language: str, first: str, shown: str) -> None:
    assert search(typed, language, language)[0].name == first
    assert title(first, language) == shown


@pytest.mark.parametrize("language", languages())
def test_every_zone_has_a_title_in_every_language(language: str) -> None:
    titles = [title(zone.name, language) for zone in zones() if zone.code]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= 60


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
    assert title("America/New_York") == "New York, United States"
