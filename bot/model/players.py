"""People: their settings, their names, and the people they have blocked."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class User:
    """The settings of a person. Each default holds until they change it.

    ``locale`` is their Discord locale, ``language`` the one they have chosen instead, "" for none. ``quiet`` are the
    hours without reminders, such as "22-7", in the time zone ``zone`` (a name of the tz database); "" for none.
    ``listed`` is whether they want to be on the leaderboards of all servers. ``pictures`` is whether they see cards as
    pictures too, ``four_colours`` whether each suit has its own colour there. ``sure_leads`` is whether the bot offers
    to lead their sure winners one after the other, ``asks_cut`` whether they cut before a partie against the house.
    """

    id: int
    locale: str = "en"
    dms_closed: bool = False
    asks_deal: bool = False
    answers_self: bool = False
    one_click: bool = False
    reminders: bool = True
    quiet: str = ""
    zone: str = "UTC"
    listed: bool = False
    pictures: bool = True
    four_colours: bool = False
    sure_leads: bool = True
    language: str = ""
    asks_cut: bool = True

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
