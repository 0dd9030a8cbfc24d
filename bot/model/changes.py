"""Changes that the database reports to subscribers after a commit."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.model.ids import PartieId


@dataclass(frozen=True, slots=True)
class NoticeAdded:
    """The outbox has a new message about a partie, or a message is due earlier."""

    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A decision, a deal or the end of a partie was stored. ``of_house``: the house is to act."""

    partie_id: PartieId
    of_house: bool


@dataclass(frozen=True, slots=True)
class PartieFinished:
    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class DecisionsStored:
    """Decisions up to ``seq`` were stored, by the house or by a person."""

    partie_id: PartieId
    seq: int
    kinds: tuple[str, ...]
    by_house: bool


@dataclass(frozen=True, slots=True)
class ClocksChanged:
    """A clock was changed, but not by a turn; its next step may be due earlier."""


@dataclass(frozen=True, slots=True)
class ChallengeOpened:
    pass


@dataclass(frozen=True, slots=True)
class DayBegan:
    guild: int


@dataclass(frozen=True, slots=True)
class WordsGiven:
    """Words for a server's daily deals were stored."""

    guild: int


@dataclass(frozen=True, slots=True)
class DayChanged:
    """A day ended, or a person began or ended one of its deals."""

    day: int


@dataclass(frozen=True, slots=True)
class PersonLanguage:
    """A person's settings were stored. ``language`` "" follows Discord."""

    user: int
    language: str


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """A person's data was deleted or replaced, so caches drop it."""


@dataclass(frozen=True, slots=True)
class GuildLanguage:
    """A server's settings were stored. ``language`` "" follows Discord."""

    guild: int
    language: str


@dataclass(frozen=True, slots=True)
class DayReminderSet:
    """A reminder for the daily deal was set or moved."""


Change: TypeAlias = (
    NoticeAdded
    | TurnBegan
    | PartieFinished
    | DecisionsStored
    | ClocksChanged
    | ChallengeOpened
    | PersonLanguage
    | PersonForgotten
    | GuildLanguage
    | DayBegan
    | DayChanged
    | DayReminderSet
    | WordsGiven
)
