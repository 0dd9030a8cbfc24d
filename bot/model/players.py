"""People: settings, names, blocks."""

from dataclasses import dataclass
from enum import StrEnum


class Pictures(StrEnum):
    """When the bot adds pictures; each choice includes the choices before it."""

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

    ``language`` overrides Discord's ``locale`` unless "". ``quiet`` are hours without reminders, like "22-7", in
    ``zone`` (tz database). With ``confirms_cards`` None, only the first card takes two presses. ``sure_leads`` offers
    to lead sure winners in a row. With ``asks_cut``, the person cuts before a partie against the house.
    ``plays_forced`` plays forced cards against the house automatically.
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
        return self.language or self.locale


@dataclass(frozen=True, slots=True)
class Block:
    """A block at ``at`` (Unix seconds). ``blocked`` is a user id or a disguised one (``data/forgetting``)."""

    user: int
    blocked: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class NamedPlayer:
    id: int
    name: str
