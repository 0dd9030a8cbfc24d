"""Results of finished parties."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.model.clocks import WEEK
from bot.model.ids import PartieId

Pair = tuple[int, int]
"""The player's number and the opponents'."""


class EndedBy(StrEnum):
    PLAYED = "played"
    RESIGNED = "resigned"
    CLAIMED = "claimed"
    """After the other player ran out of time."""
    STOPPED = "stopped"
    """By a moderator or the bot."""
    AGREED = "agreed"
    """Without a result."""
    SILENT = "silent"
    """No clock, no decision for 30 days, no result."""
    DAY = "day"
    """A daily deal: points, no winner."""


CALLED_OFF: Final = frozenset({EndedBy.AGREED, EndedBy.SILENT})
"""Finished deals do not count either."""
WITHOUT_WINNER: Final = frozenset({EndedBy.STOPPED, EndedBy.DAY, *CALLED_OFF})


class Unrated(StrEnum):
    """The reason for not rating a partie that the players agreed to rate."""

    NO_DEAL = "no-deal"
    """No finished deal."""
    PAIR = "pair"
    """The two people reached ``PAIR_LIMIT``."""


PAIR_LIMIT: Final = 3
"""The most rated parties between two people within ``PAIR_PERIOD``."""
PAIR_PERIOD: Final = WEEK
"""Seconds before a partie's end. A calendar week would allow six parties around its end."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished partie's result for one player. ``NewResult`` explains the other fields."""

    partie: PartieId
    seat: int
    user: int
    name: str
    other: int
    other_name: str
    guild: int
    pool: str
    rules: str
    options: str
    """House rules (JSON)."""
    ending: str
    began_at: int
    ended_at: int
    totals: Pair
    outcome: int | None
    points: int
    rubicon: int
    rating: float | None
    deviation: float | None
    number: int | None
    other_points: int
    """The opponent's settlement if they won, else 0."""
    rating_before: float | None
    """The rating after the previous rated partie; None without an earlier rating."""


@dataclass(frozen=True, slots=True)
class Best:
    """A player's deal with the most points; ``number`` counts deals from 0."""

    points: int
    partie: PartieId
    number: int
    user: int


@dataclass(frozen=True, slots=True)
class WinLossRecord:
    """A player's parties won, drawn and lost. Stopped parties do not count."""

    parties: int
    won: int
    drawn: int
    lost: int
    points: Pair
    """The sums of both sides' settlements."""
    rubicons: Pair
    """(made, suffered)."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's statistics in a rating pool. Pairs are (own, opponents') unless noted."""

    win_loss: WinLossRecord
    longest_run: int
    """Wins in a row."""
    deals: Pair
    """(as elder, as younger)."""
    scored: Pair
    """Points (as elder, as younger)."""
    point: Pair
    sequence: Pair
    set: Pair
    cartes_blanches: Pair
    piques: Pair
    repiques: Pair
    capots: Pair
    best: Best | None
