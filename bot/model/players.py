"""People's settings, names and blocks."""

from dataclasses import dataclass
from enum import StrEnum


class Pictures(StrEnum):
    """When the bot adds pictures to messages. Each member includes the members before it."""

    NEVER = "never"
    DEALS = "deals"
    """Score sheets."""
    HANDS = "hands"
    """Cards in new hand messages."""
    ALWAYS = "always"
    """Cards or table at every step."""


@dataclass(frozen=True, slots=True)
class User:
    """A person's settings."""

    id: int
    locale: str = "en"
    """The person's Discord locale."""
    dms_closed: bool = False
    asks_deal: bool = False
    """Whether the person chooses the first dealer after winning the cut."""
    answers_self: bool = False
    """Whether the person answers calls; otherwise the bot answers."""
    reminders: bool = True
    quiet: str = ""
    """Hours without reminders, such as "22-7"."""
    zone: str = "UTC"
    """The time zone of ``quiet`` (tz database)."""
    listed: bool = False
    """Whether the person's activity is visible on all servers."""
    pictures: Pictures = Pictures.DEALS
    four_colours: bool = False
    sure_leads: bool = True
    """Whether to offer to lead all sure winners in a row."""
    language: str = ""
    """The chosen language; "" for ``locale``."""
    asks_cut: bool = False
    """Whether the person cuts before a partie against the house."""
    cards_as_text: bool = False
    confirms_cards: bool | None = None
    """Whether a card takes two presses; with None, only the first card does."""
    plays_forced: bool = False
    """Whether the bot plays forced cards for the person in parties against the house."""

    @property
    def reads(self) -> str:
        return self.language or self.locale


@dataclass(frozen=True, slots=True)
class Block:
    """A person's block of another person, made at ``at`` (Unix seconds)."""

    user: int
    blocked: int
    """The blocked person's user id, or a disguised id (``data/forgetting``)."""
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class NamedPlayer:
    id: int
    name: str
