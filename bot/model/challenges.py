"""Challenges and the terms they offer."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model.house_seats import is_house
from bot.model.ids import PRIVATE, PartieId, is_known
from bot.model.results import PAIR_LIMIT
from bot.piquet.rules import Rules


class ChallengeState(StrEnum):
    """A challenge's state. Every state but OPEN is final."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge to play a partie. Times are Unix seconds."""

    id: int
    guild: int
    channel: int
    message: int | None
    """The message's id; None until it is posted."""
    challenger: int
    challenger_name: str
    opponent: int | None
    """The person challenged; None if anyone may accept."""
    opponent_name: str | None
    rules: str
    first_dealer: int | None
    """The seat to deal first, set by a rematch; None if the players cut for it."""
    made_at: int
    expires_at: int
    state: ChallengeState
    partie: PartieId | None
    options: str
    """House rules (JSON)."""
    pace: int | None
    """Seconds for each decision; None without a time limit."""
    rated: int
    """0 for a friendly partie, else 1."""
    pings: int = 1
    """0 if the message notifies nobody, else 1."""
    rests: str = ""
    """The challenger's rest days, stored as digits: "0" is Monday."""
    opponent_rests: str = ""
    """The opponent's rest days, stored as digits."""
    commitment: str = ""
    """The hash of the secret that determines all packs together with both players' cut words; "" without a secret."""
    cut_words: str = ""
    opponent_cut_words: str = ""
    gone: str | None = None
    """Why the challenger was not found: "left" or "deleted"; None otherwise."""
    rated_before: int = 0
    """The rated parties between both people within a week before this partie."""

    def is_open(self, now: int) -> bool:
        return self.state is ChallengeState.OPEN and self.expires_at > now

    @property
    def is_private(self) -> bool:
        return self.guild == PRIVATE

    @property
    def can_be_forwarded(self) -> bool:
        """Whether people can forward the challenge's message: Discord forwards no ephemeral message."""
        return not (self.is_private and self.against_house)

    @property
    def against_house(self) -> bool:
        return self.opponent is not None and is_house(self.opponent)

    @property
    def week_is_full(self) -> bool:
        """Whether the partie will be friendly (unrated), because the pair has reached its weekly limit of rated
        parties.
        """
        return bool(self.rated) and not self.against_house and self.rated_before >= PAIR_LIMIT

    @property
    def opponent_forgotten(self) -> bool:
        return self.opponent is not None and not is_known(self.opponent)


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms offered in a challenge."""

    rules: Rules
    pace: int | None = None
    """Seconds for each decision; None without a time limit."""
    rated: bool | None = None
    """With None, the partie is rated, unless house rules shorten it or the house plays."""
    first_dealer: int | None = None
    """The seat to deal first; None if the players cut for it."""
