"""The application's emoji of cards: their names, and which of them Discord has.

An emoji belongs to the application, so one process shows the same ones to everybody. While a card has none, it is text.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from bot.piquet.cards import Suit

FOLDER: Final = Path(__file__).parents[2] / "data" / "emoji"
"""The pictures, which ``bot.kit.pictures.tiles`` has drawn. Each file is named like its emoji."""
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
"""The ranks as printed in the languages of the bot, and their names. A queen is a D in French and in German."""
COLOURED: Final = {Suit.DIAMONDS: "blue_diamonds", Suit.CLUBS: "green_clubs"}
"""The suits that look different if each suit has its own colour."""

_HASH: Final = 4
"""The number of digits of the hash in a name."""
_installed: dict[str, str] = {}


@cache
def emoji_name(letter: str, suit: Suit, *, four: bool = False, gold: bool = False) -> str:
    """The name of a card's emoji, without its hash: ``king_of_spades``, ``dame_of_blue_diamonds_gold``.

    ``letter`` is the rank as printed in a language. Raises KeyError for a letter that no language prints.
    """
    suit_name = COLOURED.get(suit) if four else None
    return f"{LETTERS[letter]}_of_{suit_name or suit.name.lower()}" + ("_gold" if gold else "")


@cache
def files() -> dict[str, Path]:
    """The picture of each emoji by its name, which ends with a hash of the picture."""
    return {path.stem: path for path in FOLDER.glob("*.png")}


def path_of(name: str, picture: bytes) -> Path:
    """The file of a picture: new art has another name than old art, so that Discord takes it for another emoji."""
    return FOLDER / f"{name}_{sha256(picture).hexdigest()[:_HASH]}.png"


def install(ids: Mapping[str, int]) -> bool:
    """Shows cards as these emoji of the application from now on, or as text if any is missing. Returns which.

    ``ids`` are Discord's, by name with hash. Emoji of older art will do.
    """
    found = {_without_hash(name): f"<:{name}:{number}>" for name, number in ids.items()}
    whole = bool(found) and found.keys() >= set(map(_without_hash, files()))
    _installed.clear()
    if whole:
        _installed.update(found)
    return whole


def mention(name: str) -> str | None:
    """The emoji of a name without hash as written in a message; None while cards are text."""
    return _installed.get(name)


def _without_hash(name: str) -> str:
    return name[: -_HASH - 1]
