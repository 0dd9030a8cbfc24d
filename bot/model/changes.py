"""Changes that subscribers wait for. The database reports them after the commit of a transaction."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.model.ids import PartieId


@dataclass(frozen=True, slots=True)
class NoticeAdded:
    """The outbox has a new message about this partie, or one is now due earlier."""

    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A decision, a deal or the end of a partie was stored. ``of_house`` is whether the house is to act now."""

    partie_id: PartieId
    of_house: bool


@dataclass(frozen=True, slots=True)
class PartieFinished:
    """A partie ended, however it ended."""

    partie_id: PartieId


@dataclass(frozen=True, slots=True)
class DecisionsStored:
    """Decisions of these ``kinds`` were stored, up to ``seq``, by the house or by a person."""

    partie_id: PartieId
    seq: int
    kinds: tuple[str, ...]
    by_house: bool


@dataclass(frozen=True, slots=True)
class ClocksChanged:
    """Something other than a turn changed a clock, so its next step may be due earlier."""


@dataclass(frozen=True, slots=True)
class ChallengeOpened:
    """A challenge was made; it will expire."""


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A day of a server began. ``day`` is its id."""

    day: int


@dataclass(frozen=True, slots=True)
class WordsGiven:
    """Someone gave words for a server's deals of the day."""

    guild: int


@dataclass(frozen=True, slots=True)
class DayChanged:
    """A day of a server ended, or someone began or ended a deal of it. ``day`` is its id."""

    day: int


@dataclass(frozen=True, slots=True)
class PersonLanguage:
    """A person's settings were stored. ``language`` is their choice, "" to follow Discord."""

    user: int
    language: str


@dataclass(frozen=True, slots=True)
class PersonForgotten:
    """A person's data was deleted or replaced: nothing of them may be kept in memory."""


@dataclass(frozen=True, slots=True)
class GuildLanguage:
    """A server's settings were stored. ``language`` is its choice, "" to follow Discord."""

    guild: int
    language: str


@dataclass(frozen=True, slots=True)
class DayReminderSet:
    """Someone is to be reminded of the deal of the day, or at another time."""


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
