"""Makes random draws equal for equal seeds, on every machine and in every Python version.

Python promises this only for ``Random.random``.
"""

import random
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

from ...view import DealView

T = TypeVar("T")


class Dice:
    __slots__ = ("_bits", "random")

    def __init__(self, seed: str | int) -> None:
        source = random.Random(seed)  # noqa: S311 - draws must be repeatable and need no secret
        self._bits = source.getrandbits
        self.random = source.random

    def below(self, number: int) -> int:
        size = number.bit_length()
        drawn = self._bits(size)
        while drawn >= number:
            drawn = self._bits(size)
        return drawn

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def sample(self, things: Sequence[T], number: int) -> list[T]:
        left, drawn, below = list(things), [], self.below
        for size in range(len(left), len(left) - number, -1):
            at = below(size)
            drawn.append(left[at])
            left[at] = left[size - 1]
        return drawn

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            at = self.below(last + 1)
            things[last], things[at] = things[at], things[last]

    def choices(self, things: Sequence[T], weights: Sequence[float], number: int) -> list[T]:
        """Draws ``number`` things by weight, perhaps with repeats."""
        marks = list(accumulate(weights))
        total, last = marks[-1], len(things) - 1
        return [things[bisect(marks, self.random() * total, 0, last)] for _ in range(number)]


def dice_of(seed: str | int, deal: DealView) -> Dice:
    return Dice(f"{seed} {deal.hand} {' '.join(map(str, deal.actions))}")
