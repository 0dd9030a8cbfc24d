"""Compares the house's levels: each level's gain on the next weaker one, in points per mirrored pair.

``python -m tests.lab.ladder [--rules NAME …] [--pairs N] [--levels NAME …] [--seed N] [--json]``
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.duel import DuelResult, mirrored, packs
from bot.piquet.house.players.player import LEVELS
from bot.piquet.rules import RULE_SETS
from tests.support.figures import Figure, print_all

PAIRS: Final = 300
SEED: Final = 39
APART: Final = (8, 12)
"""A step's goal, in points per pair."""
SLACK: Final = 2
"""Tolerance around the goal."""


@dataclass(frozen=True, slots=True)
class Step(Figure):
    """A level's gain on the next weaker level. ``within`` is half the 95 % interval."""

    within: float = 0

    @property
    def ok(self) -> bool:
        """Whether the gain is in the required range ``APART``, within the interval and ``SLACK``."""
        return self.beside <= self.within + SLACK

    @property
    def beside(self) -> float:
        """The gain's distance from the required range ``APART``."""
        return max(APART[0] - self.value, self.value - APART[1], 0)

    def __str__(self) -> str:
        verdict = "NOT MET" if not self.ok else "falls short" if self.beside else "reached"
        goal = f"{APART[0]} to {APART[1]}: {verdict}"
        return f"{self.name}: {self.value:.1f} ± {self.within:.1f} {self.unit} ({goal})"


def ladder(rules: str, pairs: int, seed: int = SEED, levels: Sequence[str] = LEVELS) -> Iterator[Step]:
    for weaker, stronger in pairwise(levels):
        left, right = PLAYERS[stronger](0), PLAYERS[weaker](0)
        result = DuelResult.of([mirrored(RULE_SETS[rules], left, right, pack).gain for pack in packs(seed, pairs)])
        yield Step(f"{rules}: {stronger} - {weaker}", result.gain, "points a pair", within=result.within)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the steps. Returns 1 if a step surely misses its goal, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.ladder", description="The house's levels, compared.")
    parser.add_argument("--rules", nargs="+", choices=RULE_SETS, default=tuple(RULE_SETS))
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="neighbours, weakest first")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    given = parser.parse_args(arguments)
    steps = (step for rules in given.rules for step in ladder(rules, given.pairs, given.seed, given.levels))
    return print_all(steps, as_json=given.json)


if __name__ == "__main__":
    sys.exit(main())
