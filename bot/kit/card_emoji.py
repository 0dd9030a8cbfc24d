"""The application's emoji of cards: their names, and which of them Discord has.

An emoji belongs to the application, so one process shows the same ones to everybody. While a card has none, it is text.
"""

from collections.abc import Mapping
from typing import Final

from bot.piquet.cards import Suit

BACK: Final = "card_back"
_LETTERS: Final = {
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
_OWN_COLOURS: Final = {Suit.DIAMONDS: "blue_diamonds", Suit.CLUBS: "green_clubs"}
"""The suits that look different if each suit has its own colour."""

_installed: dict[str, str] = {}


def emoji_name(letter: str, suit: Suit, *, four: bool = False, gold: bool = False) -> str:
    """The name of a card's emoji, without its hash: ``king_of_spades``, ``dame_of_blue_diamonds_gold``.

    ``letter`` is the rank as printed in a language. Raises KeyError for a letter that no language prints.
    """
    suit_name = _OWN_COLOURS.get(suit) if four else None
    return f"{_LETTERS[letter]}_of_{suit_name or suit.name.lower()}" + ("_gold" if gold else "")


def install(mentions: Mapping[str, str]) -> None:
    """Shows cards as these emoji from now on: mentions as in a message, ``<:name:id>``, by name without hash."""
    _installed.clear()
    _installed.update(mentions)


def mention(name: str) -> str | None:
    """The emoji of a name as written in a message; None while the application does not have it."""
    return _installed.get(name)
