"""Spells the words of a record, and corrects words that cannot be read."""

import json
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 60
"""The letters of a word that an error quotes."""
RANKS: Final = "A K Q J T 9 8 7"
SPACES: Final = "write one space between two words, and none at an end"
_SUITS: Final = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC")


class Unwritten(ValueError):
    """A word of a record cannot be read. The message corrects it."""


def quoted(value: object) -> str:
    """A value of a record as an error names it: in backquotes, printable, and cut if it is long."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        return "a list"
    text = value if isinstance(value, str) else json.dumps(value)
    text = printable(text[: LONGEST + 1])
    return f"`{text if len(text) <= LONGEST else f'{text[:LONGEST]}…'}`"


def printable(text: str) -> str:
    """The text, with a mark in place of each letter that would move the cursor."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def no_card(word: str) -> str:
    """Corrects a word that is no card.

    >>> no_card("10♥")
    '`10♥`: write `TH`'
    >>> no_card("6S")
    '`6S`: the pack has no card below the seven'
    """
    meant = word.strip(",;.").upper().replace("10", "T").translate(_SUITS)
    for name in (meant, meant[::-1]):
        if len(name) == 2 and name[1] in "SHDC":
            if name[0] in RANKS.split():
                return f"{quoted(word)}: write `{name}`"
            if name[0] in "23456":
                return f"{quoted(word)}: the pack has no card below the seven"
    if word == "??":
        return "`??` hides a card: only a record as one seat sees it has hidden cards"
    if not word or word.isspace():
        return SPACES
    return f"{quoted(word)} is not a card: write a rank ({RANKS}) and a suit (S H D C), such as `TS`"


def no_suit(word: str) -> str:
    """Corrects a word that is no suit.

    >>> no_suit("♠"), no_suit("X")
    ('`♠`: write `S`', '`X` is no suit: write S, H, D or C')
    """
    meant = word.upper().translate(_SUITS)[:1]
    if meant in ("S", "H", "D", "C") and word.upper() in (meant, *"♠♤♥♡♦♢♣♧", "SPADES", "HEARTS", "DIAMONDS", "CLUBS"):
        return f"{quoted(word)}: write `{meant}`"
    return f"{quoted(word)} is no suit: write S, H, D or C"


def listed(words: Iterable[object]) -> str:
    """Words to choose from.

    >>> listed("SHD")
    'S, H or D'
    """
    *first, last = map(str, words)
    return f"{', '.join(first)} or {last}" if first else last
