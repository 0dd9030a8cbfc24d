from dataclasses import dataclass
from enum import StrEnum


class RankedBy(StrEnum):
    RATING = "rating"
    POINTS = "points"
    WON = "won"


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """Names a leaderboard. ``guild`` 0: all servers. ``period``: 0 (all time), a year, or a month like 202611 (UTC)."""

    guild: int
    what: RankedBy
    pool: str
    period: int

    @property
    def columns(self) -> tuple[int, str, str, int]:
        return self.guild, self.what, self.pool, self.period


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A player's row. Equal values share a place. A ``provisional`` rating has no place and comes last.

    ``deviation``, ``volatility`` and ``at`` (Unix seconds) are None unless ranked by rating.
    """

    place: int
    user: int
    name: str
    value: int
    deviation: float | None = None
    volatility: float | None = None
    at: int | None = None
    provisional: bool = False
