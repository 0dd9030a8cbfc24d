"""Counterpique's auction, implemented a second time. Each auction becomes a string of letters.

Dealer and non-dealer speak in turn, the dealer first. B is a bid, Y a *yes*, P a *pass*.
"""

import re
from itertools import pairwise
from typing import Final

BIDS: Final = tuple(f"{tricks}-{cards}" for tricks in range(7, 14) for cards in range(3, 9))
SO_FAR: Final = re.compile("(BY)*(|B|BP|P|PB|PP)")
CLOSED: Final = re.compile("(BY)*(BP|PB|PP)")

Words = list[str]


def value(bid: str) -> int:
    """Returns a bid's value: its tricks times the cards it leaves."""
    tricks, cards = bid.split("-")
    return int(tricks) * int(cards)


def letters(words: Words) -> str:
    """Returns the auction as letters, such as "BBY"."""
    return "".join({"yes": "Y", "pass": "P"}.get(word, "B") for word in words)


def allowed(words: Words) -> bool:
    """Whether the words are a legal auction: each bid is one of the forty-two and worth more than the last."""
    bids = [word for word in words if word not in ("yes", "pass")]
    if not SO_FAR.fullmatch(letters(words)) or not set(bids) <= set(BIDS):
        return False
    return all(value(low) < value(high) for low, high in pairwise(bids))


def closed(words: Words) -> bool:
    return CLOSED.fullmatch(letters(words)) is not None


def is_misere(words: Words) -> bool:
    return letters(words) == "PP"


def contract(words: Words) -> str | None:
    """Returns elder's bid; None during the auction and in a misère."""
    if not closed(words) or is_misere(words):
        return None
    return [word for word in words if word not in ("yes", "pass")][-1]


def dealer_is_elder(words: Words) -> bool:
    """Whether the dealer won the auction, because the other player did not match the bid."""
    return re.fullmatch("(BY)*BP", letters(words)) is not None
