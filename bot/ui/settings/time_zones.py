"""Time zones of the tz database, found by city, by country, or by the zone's own name."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

MOST = 25
"""The most choices that Discord shows."""
_NO_PLACES = ("Etc/", "Factory")


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone: its ``name``, and the code and English name of its country, "" if it is in none."""

    name: str
    code: str = ""
    country: str = ""

    @property
    def city(self) -> str:
        """The last part of the name, in the form in which it is compared."""
        return _folded(self.name.rpartition("/")[2])


def search(asked: str, locale: str) -> list[Zone]:
    """The zones that match what was typed so far, best first; before that, those of the locale's country."""
    words = _folded(asked).split()
    if not words:
        return [zone for zone in zones() if zone.code == locale.rpartition("-")[2].upper()][:MOST]
    ranked = sorted((rank, zone.name, zone) for zone in zones() if (rank := _rank(zone, words)) is not None)
    return [zone for _, _, zone in ranked[:MOST]]


def zone_named(asked: str) -> str | None:
    """The zone with this name, or the only one with this city; None if unknown or ambiguous."""
    folded = _folded(asked)
    found = [zone for zone in zones() if zone.name == asked]
    found = found or [zone for zone in zones() if _folded(zone.name) == folded]
    found = found or [zone for zone in zones() if zone.code and zone.city == folded]
    return found[0].name if len(found) == 1 else None


def title(zone: str) -> str:
    """The name of a zone in readable form: ``America/New York``."""
    return zone.replace("_", " ")


@cache
def zones() -> tuple[Zone, ...]:
    """All zones, sorted by name."""
    places = {zone.name: zone for zone in _places()}
    names = sorted(name for (name,) in _rows("zones") if not name.startswith(_NO_PLACES))
    return tuple(places.get(name, Zone(name)) for name in names)


def _places() -> Iterator[Zone]:
    """The zones that stand for a place; the others are older names of them, and UTC."""
    countries = {code: country for code, country, *_ in _rows("zoneinfo/iso3166.tab")}
    for code, _, name, *_ in _rows("zoneinfo/zone.tab"):
        yield Zone(name, code, countries[code])


def _rows(file: str) -> Iterator[list[str]]:
    lines = (files("tzdata") / file).read_text(encoding="utf-8").splitlines()
    return (line.split("\t") for line in lines if line and not line.startswith("#"))


def _rank(zone: Zone, words: list[str]) -> int | None:
    """How well a zone matches, 0 the best: city or country in full, then city, then name; None if a word is missing."""
    asked, country = " ".join(words), _folded(zone.country)
    older = 0 if zone.code else 4
    if asked in (zone.city, country, *country.split()):
        return older
    if zone.city.startswith(asked):
        return older + 1
    if country.startswith(asked) or _all_in(words, _folded(zone.name)):
        return older + 2
    return older + 3 if _all_in(words, f"{_folded(zone.name)} {country}") else None


def _all_in(words: list[str], text: str) -> bool:
    """Whether each word is the beginning of a word of the text."""
    return all(any(part.startswith(word) for part in text.split()) for word in words)


@cache
def _folded(text: str) -> str:
    """The letters and digits of a text, without accents or case."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain.casefold()).split())
