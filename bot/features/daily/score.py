"""The score of the deal of the day: what a deal is worth against par, and how people compare.

A deal counts the player's points less those of the house, less par: what these cards bring that seat on average. The
result is in steps, as bridge has IMPs, so that one wild deal does not decide a day.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

STEPS: Final = (1, 3, 6, 9, 13, 17, 22, 28, 35, 43, 52, 62, 75, 90, 110)
"""The points better or worse than par at which each further step begins.

Round numbers chosen by eye: fitted ones showed no gain (``bot/computer/RESULTS.md``).
"""
UNFINISHED: Final = -len(STEPS) - 1
"""The steps of an unfinished deal: one below the worst finished deal, so that giving up never pays."""
PEOPLE_COUNT_FROM: Final = 10
"""From so many people on, their own results are part of par."""
GOOD_STREAK: Final = 3
"""From so many days on, a streak is something to lead with."""

K = TypeVar("K", bound=Hashable)


def steps(better: float, starts: Sequence[float] = STEPS) -> int:
    """The steps of a deal that was so many points better than par, or worse if negative.

    A step counts from exactly its points on, on both sides of par; par itself is not rounded.

    >>> [steps(points) for points in (0, 0.9, 1, 16.9, 17, -17, 500)]
    [0, 0, 1, 5, 6, -6, 15]
    """
    reached = bisect_right(starts, abs(better))
    return reached if better >= 0 else -reached


def par_with_people(total: float, lines: int, differences: Sequence[int]) -> float:
    """The par of a seat: the mean of ``lines`` of the house, ``total`` in sum, and of people's results.

    ``differences`` are people's points less those of the house. They count from ``PEOPLE_COUNT_FROM`` people on, each
    as one line, without the highest and the lowest tenth, so that no one can move par by a wild result.
    """
    if len(differences) < PEOPLE_COUNT_FROM:
        return total / lines
    cut = len(differences) // 10
    counted = sorted(differences)[cut : len(differences) - cut]
    return (total + sum(counted)) / (lines + len(counted))


def ranking(scores: Mapping[K, int]) -> list[tuple[int, K]]:
    """The places of all, the highest score first; equal scores share the higher place.

    >>> ranking({"Ada": 3, "Ben": 7, "Cleo": 3, "Dan": -1})
    [(1, 'Ben'), (2, 'Ada'), (2, 'Cleo'), (4, 'Dan')]
    """
    ordered = sorted(scores.values(), reverse=True)
    place = {score: at for at, score in reversed([*enumerate(ordered, 1)])}
    return sorted(((place[score], one) for one, score in scores.items()), key=lambda found: found[0])


def beaten(mine: int, others: Sequence[int]) -> int:
    """How many of the others, lowest first, have a lower score."""
    return bisect_left(others, mine)


class Highlight(StrEnum):
    """The best that is true of a person's day, to lead their result with; the best of all first."""

    BEAT_ALL = "beat-all"
    BEAT_HALF = "beat-half"
    GAIN = "gain"
    """They were better than par in at least one deal."""
    BEAT_SOME = "beat-some"
    STREAK = "streak"
    FINISHED = "finished"
    """True of all who have a result."""


def best_of(mine: int, others: Sequence[int], gain: int, streak: int) -> Highlight:
    """What to lead a person's result with: the first of ``Highlight`` that is true.

    ``others`` are the scores of the others, lowest first. ``gain`` is their best deal in steps.

    >>> best_of(-9, [-10, -2, 4], gain=-3, streak=1)
    <Highlight.BEAT_SOME: 'beat-some'>
    """
    beat = beaten(mine, others)
    true = {
        Highlight.BEAT_ALL: beat and beat == len(others),
        Highlight.BEAT_HALF: beat and 2 * beat >= len(others),
        Highlight.GAIN: gain > 0,
        Highlight.BEAT_SOME: beat,
        Highlight.STREAK: streak >= GOOD_STREAK,
        Highlight.FINISHED: True,
    }
    return next(found for found in Highlight if true[found])
