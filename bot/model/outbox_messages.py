"""The messages that the outbox can hold: one class each, stored as a text in the ``kind`` column of the table.

``str(message)`` writes the text and ``parse_message`` reads it; no other code depends on it. The texts never change,
since an old database may hold them.
"""

from dataclasses import astuple, dataclass, fields
from typing import ClassVar, Final, TypeAlias, get_args


@dataclass(frozen=True, slots=True)
class _Message:
    """A message whose text is a word and the numbers of its fields, separated by colons."""

    WORD: ClassVar[str]

    def __str__(self) -> str:
        return ":".join([self.WORD, *map(str, astuple(self))])


@dataclass(frozen=True, slots=True)
class _AboutSeat(_Message):
    seat: int


@dataclass(frozen=True, slots=True)
class _AboutMessage(_Message):
    channel: int
    message: int


# At the table.


class OpenTable(_Message):
    """Opens the table with the rules, the cut and the first dealer."""

    WORD = "open"


class MoveTable(_Message):
    """Gives the table a new thread or channel, because it has lost its own."""

    WORD = "move"


@dataclass(frozen=True, slots=True)
class Talk(_Message):
    """Posts decisions of a deal at the table, as the players say them. ``deal`` counts from 0."""

    WORD = "talk"
    deal: int


class DealerChosen(_Message):
    """The winner of the cut has chosen who deals first."""

    WORD = "dealer"


class CallPlayer(_AboutSeat):
    """Calls a player at the table, because their DMs are closed."""

    WORD = "call"


class EndedEarly(_Message):
    """The partie ended before it was played out: by resignation, claim or stop."""

    WORD = "end"


class CloseTalk(_Message):
    """Removes the hand button from the table's opening, and the line about the turn, once the partie is over."""

    WORD = "close"


class TimeUp(_AboutSeat):
    """The player at this seat has run out of time."""

    WORD = "late"


class MoreTime(_AboutSeat):
    """The player at this seat was given more time."""

    WORD = "more"


class WentAway(_AboutSeat):
    """The player at this seat went on vacation."""

    WORD = "away"


class CameBack(_AboutSeat):
    """The player at this seat came back before the end of their vacation."""

    WORD = "back"


class PlayerGone(_AboutSeat):
    """The player at this seat left the server or deleted their account."""

    WORD = "gone"


class PlayerFound(_AboutSeat):
    """The player at this seat is on the server again."""

    WORD = "here"


class BecameFriendly(_AboutSeat):
    """The player at this seat asked for advice, so the partie no longer counts for ratings."""

    WORD = "friendly"


# On a hand, in a player's DM.


class NewHand(_Message):
    """Sends the hand as a new message, which notifies the player."""

    WORD = "ring"


class RemindHand(_Message):
    """Sends the hand as a new message, because time is running out."""

    WORD = "remind"


class RedrawHand(_Message):
    """Redraws the hand on its message, without a notification."""

    WORD = "show"


class RefreshHand(_Message):
    """Redraws the hand for what is not a decision: the table’s location, or the player’s settings."""

    WORD = "place"


class RetireHand(_AboutMessage):
    """Replaces the buttons of an older hand message with the decisions made since."""

    WORD = "retire"


class DeleteMessage(_AboutMessage):
    """Deletes a message that a newer one replaces."""

    WORD = "delete"


# In the channel that a table belongs to.


@dataclass(frozen=True, slots=True)
class TellAwards(_Message):
    """Posts the notable results of a deal, and the server's best deal so far. Deals count from 0."""

    WORD = "award"
    deal: int | None
    best: int | None = None

    def __str__(self) -> str:
        deal = "-" if self.deal is None else str(self.deal)
        return f"{self.WORD}:{deal}" + ("" if self.best is None else f":{self.best}")


class TellResult(_Message):
    """Shows the result of a partie on its challenge's message, which for a private challenge is in a DM."""

    WORD = "result"


class NameThread(_Message):
    """Renames the table's thread after this partie, since it still has the name of an earlier one."""

    WORD = "name"


@dataclass(frozen=True, slots=True)
class UnknownMessage:
    """A text that no version of the bot writes. The doctor reports it, and nothing is sent."""

    text: str

    def __str__(self) -> str:
        return self.text


PlayerNews: TypeAlias = TimeUp | MoreTime | WentAway | CameBack | PlayerGone | PlayerFound | BecameFriendly
Announcement: TypeAlias = DealerChosen | CallPlayer | EndedEarly | PlayerNews
"""A message at the table that reports no decision of a deal."""
SpokenMessage: TypeAlias = OpenTable | MoveTable | Talk | Announcement
TableMessage: TypeAlias = SpokenMessage | CloseTalk
HandMessage: TypeAlias = NewHand | RemindHand | RedrawHand | RefreshHand | RetireHand | DeleteMessage
ChannelMessage: TypeAlias = TellAwards | TellResult | NameThread
OutboxMessage: TypeAlias = TableMessage | HandMessage | ChannelMessage | UnknownMessage

_NUMBERED: Final = {one.WORD: one for one in (*get_args(TableMessage), *get_args(HandMessage), TellResult, NameThread)}


def parse_message(text: str) -> OutboxMessage:
    """The message for this text, or an UnknownMessage."""
    word, *numbers = text.split(":")
    if word == TellAwards.WORD:
        return _awards(numbers) or UnknownMessage(text)
    kind = _NUMBERED.get(word)
    if kind is None or len(numbers) != len(fields(kind)) or not all(map(_is_number, numbers)):
        return UnknownMessage(text)
    message: OutboxMessage = kind(*map(int, numbers))
    return message


def _awards(parts: list[str]) -> TellAwards | None:
    deal, *best = parts or [""]
    if not (_is_number(deal) or deal == "-") or len(best) > 1 or not all(map(_is_number, best)):
        return None
    return TellAwards(None if deal == "-" else int(deal), *map(int, best))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()
