"""The worth of points below the line toward the rubber's bonus.

The winner of two games gets 300 points, or 500 if the other has won none, and 100 for each game in which the other
scored nothing (Parlett). The mean bonus at a score comes from sampled deals. In each deal one player scores at least 21
below the line, then deals next. So scores only rise, and from 80 any score wins the game.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from math import fsum
from typing import Final

from ...deal import GAME
from ...partie import Standing, Tally, after_deal, rubber_won
from ...reckoning import Score
from ...rules import COUNTERPIQUE
from .chances import interpolation, sample

_STEP: Final = 10
"""Game scores are tabulated in steps of this size and interpolated between them."""
_SURE_TO_WIN: Final = 80
"""From this score on, making the lowest bid, or one undertrick by the other player, wins the game."""


def toward_the_bonus(standing: Standing, seat: int) -> Standing:
    """Returns the part of a standing that counts toward the rubber's bonus, the seat's values first."""
    own = Standing(games=standing.games, game=standing.game, scoreless=standing.scoreless)
    return own if seat == 0 else _seats_exchanged(own)


def bonus_by_scores(now: Standing) -> Callable[[Score], float]:
    """Returns a function from a deal's scores below the line, the player's own first, to the bonus points they bring.

    ``now`` is a standing from ``toward_the_bonus``.
    """
    before = (_mean_bonus(now) - _mean_bonus(_seats_exchanged(now))) / 2

    @cache
    def brought(below: Score) -> float:
        return _bonus_after(now, below) - before

    return brought


def _bonus_after(standing: Standing, below: Score) -> float:
    after = after_deal(COUNTERPIQUE, standing, Tally((0, 0), below))._replace(deals=0)
    if rubber := rubber_won(after):
        return rubber.totals[0] - rubber.totals[1]
    return _mean_bonus(after) if below[0] else -_mean_bonus(_seats_exchanged(after))


def _mean_bonus(standing: Standing) -> float:
    mine, theirs = (min(score, _SURE_TO_WIN) for score in standing.game)
    return fsum(
        one * other * _at_steps(standing._replace(game=(first, second)))
        for first, one in interpolation(mine, _STEP)
        for second, other in interpolation(theirs, _STEP)
    )


@cache
def _at_steps(standing: Standing) -> float:
    return fsum(chance * _bonus_after(standing, below) for below, chance in _chances())


@cache
def _chances() -> tuple[tuple[Score, float], ...]:
    found: defaultdict[Score, float] = defaultdict(float)
    dealers, others = sample("counterpique").split("\n\n")
    for score in map(int, dealers.split()):
        for steps, part in interpolation(min(score, GAME), _STEP):
            found[steps, 0] += part
    for score in map(int, others.split()):
        for steps, part in interpolation(min(score, GAME), _STEP):
            found[0, steps] += part
    total = fsum(found.values())
    return tuple((below, parts / total) for below, parts in sorted(found.items()))


def _seats_exchanged(standing: Standing) -> Standing:
    return Standing(games=standing.games[::-1], game=standing.game[::-1], scoreless=standing.scoreless[::-1])
