import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import get_timezone_location
from discord import SelectOption, app_commands, ui

from bot.kit.controls import Control, menu
from bot.kit.words import ENGLISH, Words
from bot.model.clock_pauses import zone_of
from bot.model.errors import NoSuchZone

MOST = 25
"""The most choices that Discord allows."""
_WORLD = (
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Suggested everywhere, from west to east: a person may live outside their locale's country."""
_NO_PLACES = ("Etc/", "Factory")


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone. UTC and outdated names have no country."""

    name: str
    city: str
    code: str = ""
    country: str = ""


def search(asked: str, locale: str, language: str = ENGLISH) -> list[Zone]:
    """Returns time zones matching the text ``asked``, best first.

    Without text, returns zones of the locale's country.
    """
    words = _folded(asked).split()
    if not words:
        return [zone for zone in zones() if zone.code == locale.rpartition("-")[2].upper()][:MOST]
    ranked = []
    for zone, local in zip(zones(), _zones_in(language), strict=True):
        ranks = [rank for named in (zone, local) if (rank := _rank(named, words)) is not None]
        if ranks:
            ranked.append((min(ranks), zone.name, zone))
    return [zone for _, _, zone in sorted(ranked, key=lambda found: found[:2])[:MOST]]


@cache
def suggested(locale: str) -> tuple[str, ...]:
    """Returns the main zones of the locale's country, then well-known zones of the world."""
    code = locale.rpartition("-")[2].upper()
    # Populous places come first, so among zones with equal clocks the best-known city stays.
    chief = {_clock(zone.name): zone.name for zone in reversed(list(_places())) if zone.code == code}
    return tuple(dict.fromkeys((*reversed(chief.values()), *_WORLD)))


def _clock(name: str) -> tuple[object, ...]:
    return tuple(datetime(2026, month, 1, tzinfo=ZoneInfo(name)).utcoffset() for month in (1, 7))


def zone_named(asked: str) -> str | None:
    """Returns the zone with this name, or the only zone with this city. None if unknown or ambiguous."""
    folded = _folded(asked)
    found = [zone for zone in zones() if zone.name == asked]
    found = found or [zone for zone in zones() if _folded(zone.name) == folded]
    found = found or [zone for zone in zones() if zone.code and _folded(zone.city) == folded]
    return found[0].name if len(found) == 1 else None


def zone_menu(say: Words, control: Control, chosen: str, now: int, locale: str) -> ui.Select[Any]:
    near = list(dict.fromkeys((chosen, "UTC", *suggested(locale))))[:MOST]
    options = [SelectOption(label=_label(say, zone, now), value=zone) for zone in near]
    return menu(options, control, chosen=[chosen])


def read_zone(value: str) -> str:
    """Returns ``value`` if it is a zone's exact name. Raises ValueError."""
    if zone_named(value) != value:
        raise ValueError(value)
    return value


def zone_choices(say: Words, typed: str, now: int, locale: str) -> list[app_commands.Choice[str]]:
    found = search(typed, locale, say.language)
    return [app_commands.Choice(name=_label(say, zone.name, now), value=zone.name) for zone in found]


def zone_typed(typed: str | None) -> str | None:
    """Returns the zone a person typed, None without text. Raises NoSuchZone."""
    zone = None if typed is None else zone_named(typed)
    if typed is not None and zone is None:
        raise NoSuchZone
    return zone


def _label(say: Words, zone: str, now: int) -> str:
    return say("zone-choice", zone=title(zone, say.language), time=hour_in(zone, now))


def hour_in(zone: str, now: int) -> str:
    """Formats a zone's time: ``20:49``."""
    return f"{datetime.fromtimestamp(now, zone_of(zone)):%H:%M}"


def title(zone: str, language: str = ENGLISH) -> str:
    """Returns a zone's city and country (``New York, United States``), or its zone name if it has no country."""
    local = next((one for one in _zones_in(language) if one.name == zone), None)
    if local is None or not local.code:
        return zone.replace("_", " ")
    return f"{local.city}, {local.country}" if local.city != local.country else local.city


@cache
def zones() -> tuple[Zone, ...]:
    places = {zone.name: zone for zone in _places()}
    names = sorted(name for (name,) in _rows("zones") if not name.startswith(_NO_PLACES))
    return tuple(places.get(name, Zone(name, _city(name))) for name in names)


def _places() -> Iterator[Zone]:
    countries = {code: country for code, country, *_ in _rows("zoneinfo/iso3166.tab")}
    for code, _, name, *_ in _rows("zoneinfo/zone.tab"):
        yield Zone(name, _city(name), code, countries[code])


def _city(name: str) -> str:
    return name.rpartition("/")[2].replace("_", " ")


@cache
def _zones_in(language: str) -> tuple[Zone, ...]:
    countries = Locale.parse(language, sep="-").territories
    return tuple(
        replace(zone, city=_local_city(zone, language), country=countries.get(zone.code, zone.country))
        if zone.code
        else zone
        for zone in zones()
    )


def _local_city(zone: Zone, language: str) -> str:
    return get_timezone_location(zone.name, locale=language.replace("-", "_"), return_city=True).rpartition("/")[2]


def _rows(file: str) -> Iterator[list[str]]:
    lines = (files("tzdata") / file).read_text(encoding="utf-8").splitlines()
    return (line.split("\t") for line in lines if line and not line.startswith("#"))


def _rank(zone: Zone, words: list[str]) -> int | None:
    asked, city, country = " ".join(words), _folded(zone.city), _folded(zone.country)
    older = 0 if zone.code else 4
    if asked in (city, country, *country.split()):
        return older
    if city.startswith(asked):
        return older + 1
    if country.startswith(asked) or _all_in(words, f"{_folded(zone.name)} {city}"):
        return older + 2
    return older + 3 if _all_in(words, f"{_folded(zone.name)} {city} {country}") else None


def _all_in(words: list[str], text: str) -> bool:
    return all(any(part.startswith(word) for part in text.split()) for word in words)


@cache
def _folded(text: str) -> str:
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain.casefold()).split())
