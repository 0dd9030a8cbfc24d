"""Messages waiting to be sent. ``str(message)`` writes the database text, ``parse_message`` parses it.

These texts must never change, because old databases contain them.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias


class Says(StrEnum):
    """The event reported by a table message."""

    OPENING = "opening"
    MOVED = "moved"
    """The table has a new thread or channel."""
    PLAY = "play"
    DEALER = "dealer"
    CALL = "call"
    """A player whose DMs are closed is to act."""
    ENDED = "end"
    """By resignation, claim or stop."""
    LATE = "late"
    MORE_TIME = "more"
    AWAY = "away"
    BACK = "back"
    """From a vacation, early."""
    GONE = "gone"
    """Left the server or deleted the account."""
    FOUND = "here"
    FRIENDLY = "friendly"
    """No longer rated, after a request for advice."""


WITHOUT_SEAT: Final = frozenset({Says.DEALER, Says.ENDED})
ABOUT_SEAT: Final = frozenset(Says) - WITHOUT_SEAT - {Says.OPENING, Says.MOVED, Says.PLAY}


@dataclass(frozen=True, slots=True)
class Show:
    """Redraws a hand, table or challenge message with the state at sending time, without a notification."""

    def __str__(self) -> str:
        return "show"


@dataclass(frozen=True, slots=True)
class SendNew:
    """Sends a new hand message, with a notification, or a new table message."""

    reminds: bool = False
    """Whether the message is dropped once the player acts."""

    def __str__(self) -> str:
        return "remind" if self.reminds else "ring"


@dataclass(frozen=True, slots=True)
class Say:
    """Posts a sentence at the table. ``seat`` is the player in the sentence, if any."""

    what: Says
    seat: int | None = None

    def __str__(self) -> str:
        return self.what if self.seat is None else f"{self.what}:{self.seat}"


@dataclass(frozen=True, slots=True)
class Retire:
    """Replaces an old hand with later decisions or the deal's end.

    ``deletes`` deletes a hand or table message.
    """

    channel: int
    message: int
    deletes: bool = False

    def __str__(self) -> str:
        return f"{'delete' if self.deletes else 'retire'}:{self.channel}:{self.message}"


@dataclass(frozen=True, slots=True)
class PostAwards:
    """Announces a deal's rare scores, or the server's best deal, in the channel."""

    deal: int | None
    """A deal with rare scores, counted from 0; None without such a deal."""
    best: int | None = None
    """The deal that sets a server record, counted from 0."""

    def __str__(self) -> str:
        return f"award:{'-' if self.deal is None else self.deal}" + ("" if self.best is None else f":{self.best}")


@dataclass(frozen=True, slots=True)
class UnknownMessage:
    """A stored text unknown to all bot versions. It is never sent; the ``doctor`` command reports it."""

    text: str

    def __str__(self) -> str:
        return self.text


OutboxMessage: TypeAlias = Show | SendNew | Say | Retire | PostAwards | UnknownMessage


def parse_message(text: str) -> OutboxMessage:
    word, *parts = text.split(":")
    numbers = [int(part) for part in parts if part.isascii() and part.isdecimal()]
    match word, numbers, len(parts):
        case "show", [], 0:
            return Show()
        case "ring" | "remind", [], 0:
            return SendNew(reminds=word == "remind")
        case (("retire" | "delete"), [channel, message], 2):
            return Retire(channel, message, deletes=word == "delete")
        case "award", [deal, *best], count if len(best) < 2 and count == 1 + len(best):
            return PostAwards(deal, *best)
        case "award", best, count if parts[:1] == ["-"] and len(best) < 2 and count == 1 + len(best):
            return PostAwards(None, *best)
        case news, [], 0 if news in WITHOUT_SEAT:
            return Say(Says(news))
        case news, [seat], 1 if news in ABOUT_SEAT:
            return Say(Says(news), seat)
        case _:
            return UnknownMessage(text)
