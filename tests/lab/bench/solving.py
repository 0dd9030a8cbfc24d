import random
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from statistics import median
from time import process_time
from typing import Final

from bot.piquet.cards import PACK
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.search.patterns import ELDER
from bot.piquet.house.search.position import Position
from bot.piquet.house.search.solver import Solver
from bot.piquet.house.stakes.points import stakes_of_play
from bot.piquet.rules import RUBICON
from tests.support.figures import Figure
from tests.support.house.positions import exchanged

DEALS: Final = 101
ROUNDS: Final = 5
SHUFFLES: Final = 20


def solving() -> Iterator[Figure]:
    """Solves whole deals after the exchange with open cards, each with a new solver."""
    dice = random.Random(1)
    dealt = [exchanged(dice) for _ in range(DEALS)]
    shuffle, unit = _shuffle(), "shuffles of the pack"
    solved = sorted(_seconds(partial(_solve, position)) for position in dealt)
    yield Figure("solving a deal, the median", median(solved) / shuffle, unit, 1_000)
    yield Figure("solving a deal, one of ten takes longer", solved[DEALS * 9 // 10] / shuffle, unit)
    valued = [_seconds(partial(_value, position)) for position in dealt]
    yield Figure("the worth of each lead of a deal, the median", median(valued) / shuffle, unit)
    yield Figure("searched in a deal, the median", median(_solve(position) for position in dealt), "positions")


def _solve(position: Position) -> int:
    solver = Solver()
    solver.haul(ELDER, position.key, position.left)
    return solver.nodes


def _value(position: Position) -> None:
    SolvedPlay(stakes_of_play(RUBICON, (0, 1)), Solver()).values(position)


def _seconds(work: Callable[[], object]) -> float:
    least = inf
    for _ in range(ROUNDS):
        begun = process_time()
        work()
        least = min(least, process_time() - begun)
    return least


def _shuffle() -> float:
    pack = list(PACK)

    def shuffles() -> None:
        for _ in range(SHUFFLES):
            random.shuffle(pack)

    return min(_seconds(shuffles) for _ in range(100)) / SHUFFLES
