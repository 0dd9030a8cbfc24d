"""The kinds of message that the outbox can hold, each stored as a text in the ``kind`` column of the table.

``str(message)`` writes the text and ``parse_message`` reads it; no other code depends on it. The texts never change,
since an old database may hold them.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias


class Says(StrEnum):
    """What a message at the table says. All but the first three are news that stand in the outbox."""

    OPENING = "opening"
    """The rules, the cut and the first dealer."""
    MOVED = "moved"
    """The table has a new thread or channel; then the play."""
    PLAY = "play"
    """A deal and what the players say in it."""
    DEALER = "dealer"
    """The winner of the cut has chosen who deals first."""
    CALL = "call"
    """Calls a player, because their DMs are closed."""
    ENDED = "end"
    """The partie ended before it was played out: by resignation, claim or stop."""
    LATE = "late"
    MORE_TIME = "more"
    AWAY = "away"
    BACK = "back"
    """The player came back before the end of their vacation."""
    GONE = "gone"
    """The player left the server or deleted their account."""
    FOUND = "here"
    FRIENDLY = "friendly"
    """The player asked for advice, so the partie no longer counts for ratings."""


WITHOUT_SEAT: Final = frozenset({Says.DEALER, Says.ENDED})
ABOUT_SEAT: Final = frozenset(Says) - WITHOUT_SEAT - {Says.OPENING, Says.MOVED, Says.PLAY}
"""The news about the player at a seat."""


@dataclass(frozen=True, slots=True)
class Show:
    """Brings what stands at a place up to date, without a notification: the play at the table, a hand, the challenge.

    What it shows follows from what is stored when it is sent.
    """

    def __str__(self) -> str:
        return "show"


@dataclass(frozen=True, slots=True)
class Ring:
    """Sends what stands at a place as a new message: a hand, which notifies its player, or the table at its location.

    If it ``reminds``, it is wanted only until the player has acted.
    """

    reminds: bool = False

    def __str__(self) -> str:
        return "remind" if self.reminds else "ring"


@dataclass(frozen=True, slots=True)
class Say:
    """Has the table say something, mostly about the player at a seat."""

    what: Says
    seat: int | None = None

    def __str__(self) -> str:
        return self.what if self.seat is None else f"{self.what}:{self.seat}"


@dataclass(frozen=True, slots=True)
class Retire:
    """Deletes a message that a newer one replaces, or leaves in it the decisions made since, without buttons."""

    channel: int
    message: int
    deletes: bool = False

    def __str__(self) -> str:
        return f"{'delete' if self.deletes else 'retire'}:{self.channel}:{self.message}"


@dataclass(frozen=True, slots=True)
class TellAwards:
    """Posts the notable results of a deal, and the server's best deal so far. Deals count from 0."""

    deal: int | None
    best: int | None = None

    def __str__(self) -> str:
        return f"award:{'-' if self.deal is None else self.deal}" + ("" if self.best is None else f":{self.best}")


@dataclass(frozen=True, slots=True)
class UnknownMessage:
    """A text that no version of the bot writes. The doctor reports it, and nothing is sent."""

    text: str

    def __str__(self) -> str:
        return self.text


OutboxMessage: TypeAlias = Show | Ring | Say | Retire | TellAwards | UnknownMessage


def parse_message(text: str) -> OutboxMessage:
    """The message for this text, or an UnknownMessage."""
    word, *parts = text.split(":")
    numbers = [int(part) for part in parts if part.isascii() and part.isdecimal()]
    match word, numbers, len(parts):
        case "show", [], 0:
            return Show()
        case "ring" | "remind", [], 0:
            return Ring(reminds=word == "remind")
        case (("retire" | "delete"), [channel, message], 2):
            return Retire(channel, message, deletes=word == "delete")
        case "award", [deal, *best], count if len(best) < 2 and count == 1 + len(best):
            return TellAwards(deal, *best)
        case "award", best, count if parts[:1] == ["-"] and len(best) < 2 and count == 1 + len(best):
            return TellAwards(None, *best)
        case news, [], 0 if news in WITHOUT_SEAT:
            return Say(Says(news))
        case news, [seat], 1 if news in ABOUT_SEAT:
            return Say(Says(news), seat)
        case _:
            return UnknownMessage(text)
