"""The ``Messenger`` protocol for all services' calls to Discord, implemented by ``bot/discord_messenger.py``.

Expected failures (a deleted message, closed DMs, Discord unavailable) are returned, not raised.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import NamedTuple, Protocol

from bot.model.challenges import Challenge
from bot.model.outbox_messages import Say, Says
from bot.model.sight import Sight

RETRIES = 5
"""The most retries of a forbidden edit: Discord counts refused requests."""

MORE = 0
"""The ``Speech.mark`` of an edit; a notice id marks only new messages."""


class At(NamedTuple):
    channel: int
    message: int


class Failure(Enum):
    GONE = "the message, thread or channel is no more"
    CLOSED = "the person or the channel does not let the bot in"
    FULL = "the message cannot hold any more"
    REFUSED = "Discord will not take it as it is"
    LATER = "Discord could not be reached, or answered with an error of its own"


Reply = At | Failure


class Presence(Enum):
    HERE = "on it"
    LEFT = "not on it"
    DELETED = "the account no longer exists"
    UNKNOWN = "Discord could not be asked, or did not say"


@dataclass(frozen=True, slots=True)
class Speech:
    """A table message. A message about play reports the public actions from ``first`` up to ``last``."""

    message: Say
    sight: Sight
    mark: int
    """The notice id, used to find the message again; ``MORE`` for an edit."""
    first: int = 0
    last: int = 0
    calling: tuple[int, ...] = ()
    """Seats to mention because no DM reaches them."""
    until: int | None = None
    """When a vacation ends, in Unix seconds."""
    pictures: bool = False
    silent: tuple[int, ...] = ()
    """Seats mentioned without a notification."""

    @property
    def ends_deal(self) -> bool:
        """Whether the message reports the last action of a deal."""
        told, seen = self.message.what in (Says.PLAY, Says.MOVED), self.sight.deal
        return told and seen is not None and seen.over and self.last == len(seen.actions)


class Feat(StrEnum):
    CARTE_BLANCHE = "carte-blanche"
    REPIQUE = "repique"
    CAPOT = "capot"
    RUBICON = "rubicon"
    BEST = "best"
    """More points in a deal than in any deal of the server's finished parties in the same pool."""


@dataclass(frozen=True, slots=True)
class Honour:
    """A seat's rare score, or win by rubicon."""

    feat: Feat
    seat: int
    number: int
    """The deal, counted from 0."""
    points: int
    """The deal's points; for a rubicon, the settlement."""


@dataclass(frozen=True, slots=True)
class Award:
    """A channel announcement of rare scores in a deal."""

    sight: Sight
    """The public's view of the deal."""
    honours: tuple[Honour, ...]
    mark: int


class Messenger(Protocol):
    """Sends and edits messages, each identified by a mark.

    ``again`` first searches Discord for the message, because it may have arrived.
    """

    async def open_table(self, speech: Speech, challenge: Challenge, *, in_channel: bool, again: bool) -> Reply:
        """Opens the table in a new thread, or in the channel if ``in_channel`` is True or no thread can be created."""

    async def say(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        """Posts a new table message, or returns FULL if it is too long."""

    async def find_speech(self, speech: Speech, channel: int) -> Reply:
        """Searches the channel for a table message after an uncertain delivery. Returns GONE if it is not found."""

    async def say_more(self, speech: Speech, at: At) -> Reply:
        """Edits table message ``at`` to include ``speech``."""

    async def announce(self, award: Award, channel: int, *, again: bool) -> Reply:
        """Posts the award in a new message in the channel."""

    async def deal_hand(self, sight: Sight, mark: int, *, silent: bool) -> Reply:
        """Sends the hand as a new DM, without a notification if ``silent``."""

    async def find_hand(self, sight: Sight, after: int | None) -> Reply:
        """Finds the partie's newest hand message after message ``after`` in the player's DM, or returns GONE."""

    async def show_hand(self, sight: Sight, at: At) -> Reply: ...
    async def retire_hand(self, sight: Sight, at: At, first: int, last: int) -> Reply:
        """Replaces an old hand with the actions from ``first`` up to ``last``, or with its deal's end."""

    async def delete_hand(self, at: At) -> Reply: ...

    async def greet(self, user: int, language: str) -> Reply:
        """Tests the person's DM channel by sending an explanation of private parties."""

    async def redraw_challenge(self, challenge: Challenge, language: str, over: Sight | None = None) -> Reply:
        """Redraws a challenge message in ``language``, or in the server's language for "".

        ``over`` is the public's view of the finished partie, if any.
        """

    async def name_thread(self, sight: Sight, channel: int) -> Reply:
        """Names the table's thread after the partie, if the bot made the thread."""

    async def look_for(self, guild: int, user: int) -> Presence:
        """Checks whether a person is on the server or, if ``guild`` is PRIVATE, whether their account exists."""
