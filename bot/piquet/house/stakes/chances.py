"""Chances of a deal's scores, from samples, and the normal distribution.

The samples are deals of the expert level against itself (``python -m tests.support.house.outcomes RULES 320``):

- ``rubicon.txt``: elder's points and younger's;
- ``au-cent.txt``: elder's points and younger's, a colon, and the points scored before the play, including a pique.
  Games of a hundred, each deal played out;
- ``counterpique.txt``: the dealer's scores below the line in rubbers' first deals, then the other player's.
"""

from collections.abc import Iterator
from decimal import ROUND_HALF_EVEN, Context, Decimal
from functools import cache
from math import fsum
from pathlib import Path
from typing import Final


def sample(rules: str) -> str:
    return (Path(__file__).parent / f"{rules}.txt").read_text(encoding="utf-8")


def _score(text: str) -> tuple[int, int]:
    one, other = text.split("-")
    return int(one), int(other)


DEALS: Final = tuple(map(_score, sample("rubicon").split()))
"""Elder's and younger's points, sorted by elder's; all deals are equally likely."""
IN_ORDER: Final = tuple(
    ((0, 0), _score(called), _score(brought))
    for brought, called in (deal.split(":") for deal in sample("au-cent").split())
)
"""For each sample deal, the scores at its start, before the play and at its end."""
_DIGITS: Final = Context(prec=28, rounding=ROUND_HALF_EVEN)


@cache
def chances(step: int) -> tuple[tuple[int, int, float], ...]:
    """Returns sampled deal scores, interpolated to multiples of ``step``: elder's and younger's points, and their
    chance.
    """
    found: dict[tuple[int, int], float] = {}
    for elder, younger in DEALS:
        for mine, one in interpolation(elder, step):
            for theirs, other in interpolation(younger, step):
                found[mine, theirs] = found.get((mine, theirs), 0.0) + one * other / len(DEALS)
    return tuple((mine, theirs, chance) for (mine, theirs), chance in sorted(found.items()))


def interpolation(points: int, step: int) -> Iterator[tuple[int, float]]:
    """Yields the multiples of ``step`` around a score, weighted by nearness."""
    low, over = divmod(points, step)
    yield low * step, 1 - over / step
    if over:
        yield (low + 1) * step, over / step


@cache
def around(middle: float, spread: float, values: range) -> tuple[float, ...]:
    """Returns each value's chance in a normal distribution.

    Uses ``decimal``, because float exponentials differ in the last bit between systems.
    """
    distances = [(value - middle) / spread for value in values]
    weights = [float(Decimal(-distance * distance / 2).exp(_DIGITS)) for distance in distances]
    total = fsum(weights)
    return tuple(weight / total for weight in weights)
