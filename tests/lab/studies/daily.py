"""How the score of the deal of the day is fitted, and how often it has the better player ahead.

``nice python -m tests.lab.studies.daily --days DAYS`` plays days of two deals against the house. Each level plays the
deals of all days, and meets a house of the same seed. Par is that of ``bot/features/par``. After every 20 days it
prints:

- what each level makes of a deal against par, and in steps;
- the steps that would all be reached equally often: at equal quantiles of the points better or worse than par, the
  levels taken together. Such a score says most about a deal for the numbers it has;
- on which share of days the better level is ahead, ties counting half, by points and by steps: on the packs of the same
  day, and on those of any two days. A day is scored by equal steps that were fitted on the other half of the days;
- the share by equal steps less the share by today's steps.

Each with the 95 % interval. ``--levels club,beginner`` leaves out master, which takes a third of the time.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from multiprocessing import Pool
from statistics import fmean, quantiles, stdev
from typing import Final

from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.duel import half_interval, packs, played
from bot.features.daily.score import STEPS, steps
from bot.features.daily.service import DEALS, LEVEL, RULES, is_elder
from bot.features.par.line import par_line
from bot.features.par.service import LINES
from bot.piquet.cards import Card
from tests.lab.studies.comparison import growing

CORES: Final = 2
TOLD: Final = 20
"""After so many days, the result so far is printed."""
_HOUSE: Final = 1_000_000
_PERSON: Final = 2_000_000
"""The first seeds of the house and of the level that plays it, far from those of par."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of a day: its par for the person's seat, and the difference of points that each level made there."""

    par: float
    differences: tuple[int, ...]

    def better(self, level: int) -> float:
        """The points by which a level was better than par."""
        return self.differences[level] - self.par


Day = tuple[PlayedDeal, ...]
Scoring = Callable[[int, Day, int], float]
"""The score of a day, given its number, its deals, and the level that played them."""


def played_day(number: int, seed: int, levels: Sequence[str]) -> Day:
    """The deals of a day as each level plays them."""
    made = packs(f"{seed}/{number}", DEALS)
    return tuple(played_deal(pack, number, deal, levels) for deal, pack in enumerate(made))


def played_deal(pack: tuple[Card, ...], number: int, deal: int, levels: Sequence[str]) -> PlayedDeal:
    """A deal of the day with this number, as elder (0) or as younger (1)."""
    side = 1 if is_elder(deal) else -1
    par = side * fmean(par_line(pack, RULES, line) for line in range(LINES))
    return PlayedDeal(par, tuple(_difference(pack, number, deal, level) for level in levels))


def _difference(pack: tuple[Card, ...], number: int, deal: int, level: str) -> int:
    person, house = PLAYERS[level](_PERSON + number), PLAYERS[LEVEL](_HOUSE + number)
    if is_elder(deal):
        mine, theirs = played(RULES, person, house, pack)
    else:
        theirs, mine = played(RULES, house, person, pack)
    return mine - theirs


def equal_steps(days: Sequence[Day]) -> tuple[float, ...]:
    """As many thresholds as ``STEPS``, between which equally many deals of these days lie, all levels together.

    A deal that is exactly par has no steps, and is left out.
    """
    better = [deal.better(level) for day in days for deal in day for level in range(len(deal.differences))]
    return tuple(quantiles([abs(one) for one in better if one], n=len(STEPS) + 1))


def by_points(_number: int, day: Day, level: int) -> float:
    """The score of a day by points alone."""
    return sum(deal.differences[level] for deal in day)


def against_par(_number: int, day: Day, level: int) -> float:
    """The score of a day by points less par."""
    return sum(deal.better(level) for deal in day)


def by_steps(_number: int, day: Day, level: int) -> float:
    """The score of a day as the bot has it."""
    return sum(steps(deal.better(level)) for deal in day)


def by_equal_steps(days: Sequence[Day]) -> Scoring:
    """The score by equal steps, fitted on the days with even numbers for the odd ones, and the other way round."""
    fitted = [equal_steps(days[1 - half :: 2]) for half in (0, 1)]
    return lambda number, day, level: sum(steps(deal.better(level), fitted[number % 2]) for deal in day)


@dataclass(frozen=True, slots=True)
class Share:
    """The share of days on which the better level is ahead: its mean is the share, its scatter gives the interval."""

    of_days: tuple[float, ...]

    def less(self, other: "Share") -> "Share":
        """The difference from another share of the same days."""
        return Share(tuple(mine - theirs for mine, theirs in zip(self.of_days, other.of_days, strict=True)))

    def __str__(self) -> str:
        return f"{100 * fmean(self.of_days):5.1f} ± {100 * half_interval(self.of_days):.1f} %"


def same_packs(days: Sequence[Day], scoring: Scoring, better: int, worse: int) -> Share:
    """The share if both play the packs of the same day."""
    scores = _scores(days, scoring, better), _scores(days, scoring, worse)
    return Share(tuple(_ahead(one, other) for one, other in zip(*scores, strict=True)))


def different_packs(days: Sequence[Day], scoring: Scoring, better: int, worse: int) -> Share:
    """The share if they play the packs of two days, over all pairs of days.

    A day is in a pair with each other one twice, so its part in the scatter is what both give together.
    """
    mine, theirs = _scores(days, scoring, better), _scores(days, scoring, worse)
    others = len(days) - 1
    as_better = [sum(_ahead(one, other) for b, other in enumerate(theirs) if b != a) for a, one in enumerate(mine)]
    as_worse = [sum(_ahead(one, other) for a, one in enumerate(mine) if a != b) for b, other in enumerate(theirs)]
    mean = sum(as_better) / others / len(days)
    return Share(tuple((one + other) / others - mean for one, other in zip(as_better, as_worse, strict=True)))


def _scores(days: Sequence[Day], scoring: Scoring, level: int) -> list[float]:
    return [scoring(number, day, level) for number, day in enumerate(days)]


def _ahead(mine: float, theirs: float) -> float:
    return (mine > theirs) + (mine == theirs) / 2


def report(days: Sequence[Day], levels: Sequence[str]) -> Iterator[str]:
    """The lines of the results of four days or more; ``levels`` are the best first."""
    yield f"{len(days)} days"
    for level, name in enumerate(levels):
        gains = [deal.better(level) for day in days for deal in day]
        points, scored = (f"{fmean(one):6.2f} ± {half_interval(one):.2f}" for one in (gains, [*map(steps, gains)]))
        yield f"{name:>10}: {points} points against par (deviation {stdev(gains):.1f}), {scored} steps a deal"
    reached = [abs(steps(deal.better(level))) for day in days for deal in day for level in range(len(levels))]
    shares = (f"{100 * reached.count(number) / len(reached):.0f}" for number in range(len(STEPS) + 1))
    yield f"{'today':>10}: {' '.join(map(str, STEPS))}; % of deals with 0, 1, … steps: {' '.join(shares)}"
    yield f"{'equal':>10}: {' '.join(f'{one:.1f}' for one in equal_steps(days))}"
    for better, worse in pairwise(range(len(levels))):
        yield f"{levels[better]} ahead of {levels[worse]}"
        equal = by_equal_steps(days)
        for packs_are, share in (("different", different_packs), ("the same", same_packs)):
            for name, scoring in (("points", by_points), ("points less par", against_par), ("steps", by_steps)):
                yield f"{packs_are + ' packs, ' + name:>32}: {share(days, scoring, better, worse)}"
            fitted, kept = (share(days, scoring, better, worse) for scoring in (equal, by_steps))
            yield f"{packs_are + ' packs, equal steps':>32}: {fitted}; less today's {fitted.less(kept)}"


def main() -> None:
    """Measures and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=200)
    parser.add_argument("--seed", type=int, default=28)
    parser.add_argument("--levels", default="master,club,beginner", help="the best first")
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    with Pool(CORES) as pool:
        play = partial(played_day, seed=asked.seed, levels=levels)
        for found in growing(pool.imap(play, range(asked.days)), TOLD):
            sys.stdout.write("\n".join(report(found, levels)) + "\n\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
