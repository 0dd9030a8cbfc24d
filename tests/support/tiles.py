"""Reads card emoji in messages, as text and as cards."""

import re
from collections.abc import Iterator
from typing import Final

from bot.kit import card_emoji
from bot.piquet.cards import Card, Rank, Suit

LETTERS: Final = {
    "ace": "A",
    "king": "K",
    "roi": "R",
    "queen": "Q",
    "dame": "D",
    "knave": "J",
    "valet": "V",
    "bube": "B",
    "ten": "10",
    "nine": "9",
    "eight": "8",
    "seven": "7",
}
_RANKS: Final = {"roi": Rank.KING, "dame": Rank.QUEEN, "valet": Rank.KNAVE, "bube": Rank.KNAVE}
_SYMBOLS: Final = dict(zip(("spades", "hearts", "diamonds", "clubs"), "♠♥♦♣", strict=True))
_NAME: Final = rf"({'|'.join(LETTERS)})_of_(?:blue_|green_)?({'|'.join(_SYMBOLS)})(?:_gold)?_[0-9a-f]{{4}}"
_CARD: Final = re.compile(_NAME)
_MENTION: Final = re.compile(rf"<a?:(?:{_NAME}|(card_back)_[0-9a-f]{{4}}):[0-9]+>(?=(<)?)")


def install_all() -> None:
    """Shows cards as emoji until the test ends, with ids unknown to Discord."""
    card_emoji.install({name: 10**18 + number for number, name in enumerate(card_emoji.files())})


def read_aloud(text: str) -> str:
    """Replaces each card emoji with text such as ``K♠ 10♥``; a card's back is ``▯``."""
    return _MENTION.sub(_letters, text)


def _letters(found: re.Match[str]) -> str:
    rank, suit, back, another = found.groups()
    # Emoji in a row touch each other, and letters do not.
    return "▯" if back else LETTERS[rank] + _SYMBOLS[suit] + (" " if another else "")


def name_aloud(name: str) -> str:
    """Returns a card emoji's name as text such as ``K♠``, and any other name unchanged."""
    found = _CARD.fullmatch(name)
    return name if found is None else LETTERS[found[1]] + _SYMBOLS[found[2]]


def tiles_in(raw: str) -> Iterator[Card]:
    """Yields the cards whose emoji are in a message's text, buttons or menus."""
    for rank, suit in _CARD.findall(raw):
        yield Card.of(_RANKS.get(rank) or Rank[rank.upper()], Suit[suit.upper()])
