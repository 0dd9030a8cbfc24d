"""What the services need of whoever carries news to Discord: the room ``ui`` answers for it.

An expected failure is a value: a message that is gone, a door that is closed, an hour that is bad.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import NamedTuple, Protocol

from bot.services.core.sight import Sight
from data.challenges import Challenge

RETRIES = 5
"""How often a message that the bot is not let in to change is tried again: Discord counts what it forbids."""


MORE = 0
"""The mark of a message that was changed: it is none's number, as what changed it may come to be another message."""


class At(NamedTuple):
    """Where a message stands."""

    channel: int
    message: int


class Failure(Enum):
    """Why a message did not arrive."""

    GONE = "the message, thread or channel is no more"
    CLOSED = "the person or the channel does not let the bot in"
    FULL = "the message cannot hold any more"
    REFUSED = "Discord will not take it as it is"
    LATER = "Discord could not be reached, or answered with an error of its own"


Reply = At | Failure


class Presence(Enum):
    """Whether a person is in a server."""

    HERE = "he is in it"
    LEFT = "he is not in it"
    DELETED = "his account is no longer there"
    UNKNOWN = "Discord could not be asked, or did not say"


class Saying(Enum):
    """What a message at the table is."""

    OPENING = "the table opens"
    DEALER = "the winner of the cut has chosen who deals"
    TALK = "what was called and played"
    CALLING = "somebody whose DMs are closed is told that it is his turn"
    MOVED = "the table has moved here"
    END = "the partie was given up, claimed or stopped"
    LATE = "the time of one is up"
    MORE = "the other gives him more time"
    AWAY = "one goes on vacation"
    BACK = "he is back before its end"
    GONE = "one is not to be found any more"
    HERE = "he is found again"
    FRIENDLY = "one has asked the house, and the partie counts for no rating any more"


@dataclass(frozen=True, slots=True)
class Speech:
    """A message at the table. ``sight`` is the public's; of a talk, the actions ``first`` to ``last`` of its deal.

    ``calling`` are the seats to be called by name, since no DM reaches them. ``mark`` is this message's own number, by
    which it is found again; ``MORE`` on one that is known, and need not be found.
    ``seat`` is whom it is about: who is late, away (``until`` then), back, gone or here. ``pictures``: the server
    wants what there is to see.
    """

    saying: Saying
    sight: Sight
    mark: int
    first: int = 0
    last: int = 0
    calling: tuple[int, ...] = ()
    seat: int = 0
    until: int | None = None
    pictures: bool = False

    @property
    def ends_deal(self) -> bool:
        """Whether it tells the last of its deal."""
        told, seen = self.saying in (Saying.TALK, Saying.MOVED), self.sight.deal
        return told and seen is not None and seen.over and self.last == len(seen.actions)


class Feat(StrEnum):
    """What an award is for."""

    CARTE_BLANCHE = "carte-blanche"
    REPIQUE = "repique"
    CAPOT = "capot"
    RUBICON = "rubicon"
    BEST = "best"
    """More points in a deal than in any deal of the server's finished parties of the same pool."""


@dataclass(frozen=True, slots=True)
class Honour:
    """A feat of a seat in deal ``number`` (from 0). ``points`` are the deal's; for a rubicon, the settlement's."""

    feat: Feat
    seat: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Award:
    """An announcement in the channel. ``sight`` is the public's, of that deal; ``mark`` identifies the message."""

    sight: Sight
    honours: tuple[Honour, ...]
    mark: int


class Messenger(Protocol):
    """Carries news. ``again``: it may have arrived before, so look first; ``mark`` tells one message from another."""

    async def open_table(self, speech: Speech, challenge: Challenge, *, in_channel: bool, again: bool) -> Reply:
        """Makes the thread (or stays in the channel, if the thread cannot be made) and opens the table there."""

    async def say(self, speech: Speech, channel: int, *, again: bool) -> Reply:
        """A new message at the table."""

    async def say_more(self, speech: Speech, at: At) -> Reply:
        """The message at the table says this now."""

    async def announce(self, award: Award, channel: int, *, again: bool) -> Reply:
        """A new message in the channel to which a table belongs."""

    async def deal_hand(self, sight: Sight, mark: int, channel: int | None) -> Reply:
        """A new message with the hand, in the player's DM, which is ``channel`` where that is known."""

    async def find_hand(self, sight: Sight, after: int | None) -> Reply:
        """The newest message with a hand of this partie in the player's DM, newer than ``after``; GONE for none."""

    async def show_hand(self, sight: Sight, at: At) -> Reply:
        """The message with the hand shows it as it is now."""

    async def retire_hand(self, sight: Sight, at: At, first: int, last: int) -> Reply:
        """The message with the hand loses its buttons, and says what was done since (``first`` to ``last``)."""

    async def delete_hand(self, at: At) -> Reply:
        """The message with the hand is no more: one with the same hand has come after it."""

    async def close_challenge(self, challenge: Challenge) -> Reply:
        """The message of a challenge says what became of it."""

    async def look_for(self, guild: int, user: int) -> Presence:
        """Whether a person is in a server."""
