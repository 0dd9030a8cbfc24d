"""The leaderboards, and their rows."""

from dataclasses import dataclass
from enum import StrEnum


class RankedBy(StrEnum):
    """The value that a leaderboard ranks its players by."""

    RATING = "rating"
    POINTS = "points"
    WON = "won"


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """Identifies a leaderboard: its server (0 for all servers), ranking, pool and period.

    A period is 0 for all time, 2026 for a year, 202611 for a month, in UTC.
    """

    guild: int
    what: RankedBy
    pool: str
    period: int

    @property
    def columns(self) -> tuple[int, str, str, int]:
        """The column values that select this leaderboard."""
        return self.guild, self.what, self.pool, self.period


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A player's row on a leaderboard. Players with equal values share a place.

    A ``provisional`` rating has no place: it is listed below all others.

    ``name`` is the player's name at the end of their last partie there. ``deviation`` and ``volatility`` belong to the
    rating, as of ``at`` (Unix seconds); all three are None unless the leaderboard is by rating.
    """

    place: int
    user: int
    name: str
    value: int
    deviation: float | None = None
    volatility: float | None = None
    at: int | None = None
    provisional: bool = False
