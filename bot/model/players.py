"""People: settings, names, blocks."""

from dataclasses import dataclass
from enum import StrEnum


class Pictures(StrEnum):
    """Each choice includes the ones before it."""

    NEVER = "never"
    DEALS = "deals"
    """Score sheets."""
    HANDS = "hands"
    """Cards in new hand messages."""
    ALWAYS = "always"
    """Cards or table at every step."""


@dataclass(frozen=True, slots=True)
class User:
    """A person's settings.

    ``language`` is chosen instead of Discord's ``locale``; "": none. ``quiet`` are hours without reminders, like
    "22-7", in ``zone`` (tz database). ``confirms_cards`` None: the first card takes two presses. ``sure_leads``: offers
    to lead sure winners in a row. ``asks_cut``: cuts before a partie against the house. ``plays_forced``: forced
    decisions against the house are made for them.
    """

    id: int
    locale: str = "en"
    dms_closed: bool = False
    asks_deal: bool = False
    answers_self: bool = False
    reminders: bool = True
    quiet: str = ""
    zone: str = "UTC"
    listed: bool = False
    pictures: Pictures = Pictures.DEALS
    four_colours: bool = False
    sure_leads: bool = True
    language: str = ""
    asks_cut: bool = False
    cards_as_text: bool = False
    confirms_cards: bool | None = None
    plays_forced: bool = False

    @property
    def reads(self) -> str:
        """The language of the bot's messages to this person."""
        return self.language or self.locale


@dataclass(frozen=True, slots=True)
class Block:
    """``blocked`` is a user id, or the alias of a forgotten person (``data/forgetting``); ``at`` in Unix seconds."""

    user: int
    blocked: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class NamedPlayer:
    """A person or the house, named as in a challenge."""

    id: int
    name: str
