"""Challenges, and the terms of a partie."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model.house_seats import is_house
from bot.model.ids import PRIVATE, PartieId, is_known
from bot.piquet.rules import Rules


class ChallengeState(StrEnum):
    """The state of a challenge. Every state but OPEN is final."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge in a channel. If ``opponent`` is None, anyone may accept it.

    ``options`` are the house rules on top of the rule set, as JSON. ``first_dealer`` is the user who deals first in a
    rematch, None if the players cut for it. ``pace`` is the time for a decision in seconds, None for no limit.
    ``rated`` is 0 for a friendly partie. ``pings`` is 0 if its message does not notify the opponent. ``rests`` and
    ``opponent_rests`` are the latest stored days of rest of the challenger and of the opponent. ``commitment`` is the
    commitment to the secret from which the packs will be made, "" for a challenge without a secret. ``cut_words`` and
    ``opponent_cut_words`` are the words that the players mix with it, "" for none. ``gone`` is "left" or "deleted" if
    the challenge was closed because its challenger could not be found, else None. Times are Unix seconds.
    """

    id: int
    guild: int
    channel: int
    message: int | None
    challenger: int
    challenger_name: str
    opponent: int | None
    opponent_name: str | None
    rules: str
    first_dealer: int | None
    made_at: int
    expires_at: int
    state: ChallengeState
    partie: PartieId | None
    options: str
    pace: int | None
    rated: int
    pings: int = 1
    rests: str = ""
    opponent_rests: str = ""
    commitment: str = ""
    cut_words: str = ""
    opponent_cut_words: str = ""
    gone: str | None = None

    def is_open(self, now: int) -> bool:
        """Whether the challenge can be answered at a Unix time."""
        return self.state is ChallengeState.OPEN and self.expires_at > now

    @property
    def is_private(self) -> bool:
        """Whether the challenge is in direct messages; its partie will be too."""
        return self.guild == PRIVATE

    @property
    def can_be_forwarded(self) -> bool:
        """Whether others see its message too: Discord forwards no message that is shown to one person alone."""
        return not (self.is_private and self.against_house)

    @property
    def against_house(self) -> bool:
        """Whether the house is challenged, or has accepted."""
        return self.opponent is not None and is_house(self.opponent)

    @property
    def opponent_forgotten(self) -> bool:
        """Whether the person challenged has been forgotten."""
        return self.opponent is not None and not is_known(self.opponent)


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a challenge.

    ``pace`` is the time for a decision in seconds, None for no limit. If ``rated`` is None, the partie is rated unless
    house rules shorten it or the house plays. ``first_dealer`` is the user who deals first, None to cut for it.
    """

    rules: Rules
    pace: int | None = None
    rated: bool | None = None
    first_dealer: int | None = None
