from dataclasses import dataclass
from enum import StrEnum


class RankedBy(StrEnum):
    RATING = "rating"
    POINTS = "points"
    WON = "won"


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """Identifies a leaderboard by server, ranking, pool and period."""

    guild: int
    """0 for all servers."""
    what: RankedBy
    pool: str
    period: int
    """0 for all time, a year, or a month such as 202611 (UTC)."""

    @property
    def columns(self) -> tuple[int, str, str, int]:
        return self.guild, self.what, self.pool, self.period


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A player's leaderboard row. Equal values share a place; a provisional rating comes last, without a place."""

    place: int
    user: int
    name: str
    value: int
    deviation: float | None = None
    """None unless the leaderboard ranks ratings, like ``volatility`` and ``at``."""
    volatility: float | None = None
    at: int | None = None
    """When the rating was last changed, in Unix seconds."""
    provisional: bool = False
