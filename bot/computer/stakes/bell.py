"""The normal distribution, to the last bit the same on every machine.

Each system has its own exponential function, and they differ in the last bit. That of ``decimal`` does not.
"""

from decimal import ROUND_HALF_EVEN, Context, Decimal
from functools import cache
from math import fsum
from typing import Final

_DIGITS: Final = Context(prec=28, rounding=ROUND_HALF_EVEN)


@cache
def density(distance: float) -> float:
    """The likelihood of a value so many standard deviations away from the middle; in the middle 1."""
    return float(Decimal(-distance * distance / 2).exp(_DIGITS))


@cache
def around(middle: float, spread: float, values: range) -> tuple[float, ...]:
    """The chance of each value, by a normal distribution around ``middle`` with the standard deviation ``spread``."""
    weights = [density((value - middle) / spread) for value in values]
    total = fsum(weights)
    return tuple(weight / total for weight in weights)
