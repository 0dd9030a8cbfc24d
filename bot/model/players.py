"""People: their settings, their names, and the people they have blocked."""

from dataclasses import dataclass
from enum import StrEnum


class Pictures(StrEnum):
    """The pictures that a person sees in their hands. Each choice also shows those of the choices before it."""

    NEVER = "never"
    DEALS = "deals"
    """The score sheet once a deal is over."""
    HANDS = "hands"
    """The cards in each new hand message."""
    ALWAYS = "always"
    """The cards, or the table, at every step."""


@dataclass(frozen=True, slots=True)
class User:
    """The settings of a person. Each default holds until they change it.

    ``locale`` is their Discord locale, ``language`` the one they have chosen instead, "" for none. ``quiet`` are the
    hours without reminders, such as "22-7", in the time zone ``zone`` (a name of the tz database); "" for none.
    ``listed`` is whether they want to be on the leaderboards of all servers. ``four_colours`` is whether each suit has
    its own colour, ``cards_as_text`` whether cards are letters and symbols instead of emoji. ``confirms_cards`` is
    whether they press twice to play a card; None for only their first one, until they play one with one press.
    ``sure_leads`` is whether the bot offers to lead their sure winners one after the other, ``asks_cut`` whether they
    cut before a partie against the house. ``plays_forced`` is whether the bot makes forced decisions for them against
    the house.
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
        """The language in which the bot writes to them."""
        return self.language or self.locale


@dataclass(frozen=True, slots=True)
class Block:
    """A person whom ``user`` blocked at ``at`` (Unix seconds), with their ``name`` at that time.

    ``blocked`` is the id, or the alias that replaces a forgotten person's id (``data/forgetting``).
    """

    user: int
    blocked: int
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class NamedPlayer:
    """A person or the house, under the name they have in a challenge."""

    id: int
    name: str
