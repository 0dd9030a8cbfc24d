"""Changes reported to the database's subscribers after a commit."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.model.ids import PartieId


@dataclass(frozen=True, slots=True)
class NoticeAdded:
    """The outbox has a new or earlier message about a partie."""

    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A decision, a deal or an end was stored. ``of_house``: whether the house is to act."""

    partie_id: PartieId
    of_house: bool


@dataclass(frozen=True, slots=True)
class PartieFinished:
    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class DecisionsStored:
    partie_id: PartieId
    seq: int
    kinds: tuple[str, ...]
    by_house: bool


@dataclass(frozen=True, slots=True)
class ClocksChanged:
    """A clock changed within a turn, so its next step may be due earlier."""


@dataclass(frozen=True, slots=True)
class ChallengeOpened: ...


@dataclass(frozen=True, slots=True)
class DayBegan:
    guild: int


@dataclass(frozen=True, slots=True)
class WordsGiven:
    guild: int


@dataclass(frozen=True, slots=True)
class DayChanged:
    """A day ended, or a person began or ended a daily deal."""

    day: int


@dataclass(frozen=True, slots=True)
class PersonLanguage:
    """A person's settings were stored. ``language`` "" follows Discord."""

    user: int
    language: str


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """A person was forgotten, so caches drop their data."""


@dataclass(frozen=True, slots=True)
class GuildLanguage:
    """A server's settings were stored. ``language`` "" follows Discord."""

    guild: int
    language: str


@dataclass(frozen=True, slots=True)
class DayReminderSet:
    """A daily reminder was set or moved."""


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
