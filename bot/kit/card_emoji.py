"""Names and Discord markup of the card emoji. While an emoji is missing, cards are shown as text."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.piquet.cards import Suit

FOLDER: Final = Path(__file__).parents[2] / "data" / "emoji"
"""The pictures written by ``bot.kit.pictures.tiles``. Each file is named like its emoji."""
BACK: Final = "card_back"
LETTERS: Final = {
    "A": "ace",
    "K": "king",
    "R": "roi",
    "Q": "queen",
    "D": "dame",
    "J": "knave",
    "V": "valet",
    "B": "bube",
    "10": "ten",
    "9": "nine",
    "8": "eight",
    "7": "seven",
}
"""A queen is a D in French and German."""
COLOURED: Final = {Suit.DIAMONDS: "blue_diamonds", Suit.CLUBS: "green_clubs"}
"""Suits that change in a four-colour deck."""

_HASH: Final = 4
_installed: dict[str, str] = {}


@cache
def emoji_name(letter: str, suit: Suit, *, four: bool = False, gold: bool = False) -> str:
    """Returns an emoji's name without the hash of its picture: ``dame_of_blue_diamonds_gold``.

    Raises KeyError for an unknown letter.
    """
    suit_name = COLOURED.get(suit) if four else None
    return f"{LETTERS[letter]}_of_{suit_name or suit.name.lower()}" + ("_gold" if gold else "")


@cache
def files() -> dict[str, Path]:
    return {path.stem: path for path in FOLDER.glob("*.png")}


def path_of(name: str, picture: bytes) -> Path:
    """Returns the file path for an emoji's picture. New art gets a new hash, so Discord treats it as a new emoji."""
    return FOLDER / f"{name}_{sha256(picture).hexdigest()[:_HASH]}.png"


def install(ids: Mapping[str, int]) -> bool:
    """Shows cards as the emoji with these ids, even outdated emoji. If an emoji is missing, shows text.

    Returns whether cards are now shown as emoji.
    """
    found = {_without_hash(name): f"<:{name}:{number}>" for name, number in ids.items()}
    whole = bool(found) and found.keys() >= set(map(_without_hash, files()))
    _installed.clear()
    if whole:
        _installed.update(found)
    return whole


def mention(name: str) -> str | None:
    """Returns the Discord markup of an emoji, or None while cards are shown as text."""
    return _installed.get(name)


def _without_hash(name: str) -> str:
    return name[: -_HASH - 1]
