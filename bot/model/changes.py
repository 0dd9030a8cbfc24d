"""Events sent to the database's subscribers after a commit."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.model.ids import PartieId


@dataclass(frozen=True, slots=True)
class NoticeAdded:
    """A message about a partie was added to the outbox, or became due earlier."""

    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A partie's decision, deal or ending was stored. ``of_house`` is True if the house acts next."""

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
    """A clock changed during a turn, so a reminder or deadline may be due earlier."""


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
    """A day of daily deals ended, or a person began or finished one of its deals."""

    day: int
    """The day id."""


@dataclass(frozen=True, slots=True)
class PersonLanguage:
    """A person's settings were stored, perhaps with a new language."""

    user: int
    language: str
    """The chosen language; "" for the person's Discord language."""


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """A person's data was deleted, so caches must drop it."""


@dataclass(frozen=True, slots=True)
class GuildLanguage:
    """A server's settings were stored, perhaps with a new language."""

    guild: int
    language: str
    """The chosen language; "" for the server's Discord language."""


@dataclass(frozen=True, slots=True)
class DayReminderSet:
    """A person set or moved their daily reminder."""


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
