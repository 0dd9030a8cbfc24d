"""The messages that the outbox can hold: one class each, with its text in the ``kind`` column of the table.

``str(message)`` writes the text and ``parse_message`` reads it; no other code knows it. The texts never change, since
an old database may hold them.
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
    """The table opens: rules, cut, first dealer."""

    WORD = "open"


class MoveTable(_Message):
    """The table has lost its thread or channel and gets a new one."""

    WORD = "move"


@dataclass(frozen=True, slots=True)
class Talk(_Message):
    """Decisions of a deal, as spoken at the table. ``deal`` counts from 0."""

    WORD = "talk"
    deal: int


class DealerChosen(_Message):
    """The winner of the cut has chosen who deals first."""

    WORD = "dealer"


class CallPlayer(_AboutSeat):
    """A player whose DMs are closed is called at the table."""

    WORD = "call"


class EndedEarly(_Message):
    """The partie ended before it was played out: by resignation, claim or stop."""

    WORD = "end"


class CloseTalk(_Message):
    """The partie is over: the table's opening no longer offers a hand, and no message says whose turn it is."""

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
    """The hand as a new message, which notifies the player."""

    WORD = "ring"


class RemindHand(_Message):
    """The hand as a new message, because time is running out."""

    WORD = "remind"


class RedrawHand(_Message):
    """The hand redrawn on its message, without a notification."""

    WORD = "show"


class ShowLocation(_Message):
    """The hand redrawn, because the table has a new location or none."""

    WORD = "place"


class RetireHand(_AboutMessage):
    """An older hand message loses its buttons and says what has been done since."""

    WORD = "retire"


class DeleteMessage(_AboutMessage):
    """A message that a newer one replaces is deleted."""

    WORD = "delete"


# In the channel that a table belongs to.


@dataclass(frozen=True, slots=True)
class TellAwards(_Message):
    """The notable results of a deal, and the server's best deal so far. Deals count from 0."""

    WORD = "award"
    deal: int | None
    best: int | None = None

    def __str__(self) -> str:
        deal = "-" if self.deal is None else str(self.deal)
        return f"{self.WORD}:{deal}" + ("" if self.best is None else f":{self.best}")


class TellResult(_Message):
    """The challenge's message shows the result of its partie. A private challenge has one too, in a DM."""

    WORD = "result"


class NameThread(_Message):
    """The thread of an earlier partie, which holds the table, gets the name of this one."""

    WORD = "name"


@dataclass(frozen=True, slots=True)
class UnknownMessage:
    """A text that no version of the bot wrote: the doctor reports it, and nothing is sent."""

    text: str

    def __str__(self) -> str:
        return self.text


PlayerNews: TypeAlias = TimeUp | MoreTime | WentAway | CameBack | PlayerGone | PlayerFound | BecameFriendly
Announcement: TypeAlias = DealerChosen | CallPlayer | EndedEarly | PlayerNews
"""A message at the table that reports no decision of a deal."""
SpokenMessage: TypeAlias = OpenTable | MoveTable | Talk | Announcement
TableMessage: TypeAlias = SpokenMessage | CloseTalk
HandMessage: TypeAlias = NewHand | RemindHand | RedrawHand | ShowLocation | RetireHand | DeleteMessage
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
