"""Results of finished parties, as profiles and histories show them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.model.clocks import WEEK
from bot.model.ids import PartieId

Pair = tuple[int, int]
"""The player's number and their opponents' number."""


class EndedBy(StrEnum):
    """The way a partie ended."""

    PLAYED = "played"
    RESIGNED = "resigned"
    CLAIMED = "claimed"
    """One player ran out of time, and the other claimed the partie."""
    STOPPED = "stopped"
    """A moderator or the bot stopped it; there is no winner."""
    AGREED = "agreed"
    """Both players agreed to end it without a result."""
    SILENT = "silent"
    """No clock ran, one player made no decision for 30 days, and it ended without a result."""
    DAY = "day"
    """A deal of the day ended, with its last trick or with the day; it has points, but no winner."""


CALLED_OFF: Final = frozenset({EndedBy.AGREED, EndedBy.SILENT})
"""The endings of parties that players called off: not even their finished deals count."""
WITHOUT_WINNER: Final = frozenset({EndedBy.STOPPED, EndedBy.DAY, *CALLED_OFF})
"""The endings of parties that no one wins."""


class Unrated(StrEnum):
    """The reason why a partie is not rated, although it was agreed to be or has a winner."""

    NO_DEAL = "no-deal"
    """It ended before a deal was finished, and counts for nothing."""
    PAIR = "pair"
    """Its players have finished ``PAIR_LIMIT`` rated parties against each other in ``PAIR_PERIOD``."""


PAIR_LIMIT: Final = 3
"""The most rated parties of two people in any ``PAIR_PERIOD``."""
PAIR_PERIOD: Final = WEEK
"""In seconds, back from the end of a partie: a calendar week would allow six rated parties around its end."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished partie in a player's history, from their side. ``NewResult`` explains the other fields.

    ``name`` and ``other_name`` are the players' names at the time. ``totals`` are the points of the player and of the
    opponent. ``ending`` is as in EndedBy, ``options`` are the house rules as JSON. ``other_points`` are the points that
    the settlement gives the opponent. ``rating_before`` is the player's rating after their previous rated partie.
    """

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
    rating_before: float | None


@dataclass(frozen=True, slots=True)
class Best:
    """A player's best deal: its points, its partie, and its number in the partie, from 0."""

    points: int
    partie: PartieId
    number: int
    user: int


@dataclass(frozen=True, slots=True)
class WinLossRecord:
    """The number of parties that a player won, drew and lost, not counting stopped ones.

    ``points`` are won by settlements, by the player and by the opponents. ``rubicons`` counts the parties in which an
    opponent was rubiconed, and those in which the player was.
    """

    parties: int
    won: int
    drawn: int
    lost: int
    points: Pair
    rubicons: Pair


@dataclass(frozen=True, slots=True)
class Statistics:
    """A player's statistics in a pool. A pair is the player's number and their opponents', over the same deals.

    Two pairs differ: ``deals`` counts the player's deals as elder and as younger, ``scored`` their points in these.
    """

    win_loss: WinLossRecord
    longest_run: int
    """The most parties won in a row."""
    deals: Pair
    scored: Pair
    point: Pair
    sequence: Pair
    set: Pair
    cartes_blanches: Pair
    piques: Pair
    repiques: Pair
    capots: Pair
    best: Best | None
