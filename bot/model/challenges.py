"""Challenges, and the terms of a partie."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model.house_seats import is_house
from bot.model.ids import PRIVATE, PartieId, is_known
from bot.model.results import PAIR_LIMIT
from bot.piquet.rules import Rules


class ChallengeState(StrEnum):
    """A challenge's state, final unless OPEN."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge in a channel. Times are Unix seconds; ``pace`` is seconds for a decision (None: no limit).

    Anyone may accept a challenge without ``opponent``. ``options`` are house rules (JSON). A rematch sets
    ``first_dealer``; with None, players cut. ``pings`` 0 notifies nobody. ``commitment`` binds the pack secret (""
    without one), mixed with both cut words. ``gone`` says why the challenger was not found: "left" or "deleted".
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
    rated_before: int = 0

    def is_open(self, now: int) -> bool:
        return self.state is ChallengeState.OPEN and self.expires_at > now

    @property
    def is_private(self) -> bool:
        return self.guild == PRIVATE

    @property
    def can_be_forwarded(self) -> bool:
        """Whether other people see the message: Discord does not forward an ephemeral one."""
        return not (self.is_private and self.against_house)

    @property
    def against_house(self) -> bool:
        return self.opponent is not None and is_house(self.opponent)

    @property
    def week_is_full(self) -> bool:
        """Whether the partie is friendly because the pair has played its rated parties of the week."""
        return bool(self.rated) and not self.against_house and self.rated_before >= PAIR_LIMIT

    @property
    def opponent_forgotten(self) -> bool:
        return self.opponent is not None and not is_known(self.opponent)


@dataclass(frozen=True, slots=True)
class Terms:
    """A challenge's terms. ``pace`` is seconds for a decision (None: no limit).

    ``rated`` None rates the partie, unless house rules shorten it or the house plays. Players cut if ``first_dealer``
    is None.
    """

    rules: Rules
    pace: int | None = None
    rated: bool | None = None
    first_dealer: int | None = None
