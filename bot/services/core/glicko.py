"""Glicko-2, as its author has published it: ratings from games, each with what is not known of it yet.

Mark E. Glickman, “Example of the Glicko-2 system” (2013), glicko.net/glicko/glicko2.pdf; its steps are named here by
their numbers. The published method takes all games of a period together. Here, as on the large sites that rate each
game when it ends (lichess does), a partie is a period of one game, and of the length that has passed since his last:
the deviation grows with a period's volatility for each period, in fractions too. A period is a week.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

START: Final = 1500.0
WIDEST: Final = 350.0
"""The deviation of whoever has not played yet, and the greatest that there is."""
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How much a volatility can change: the author's choice in the example, in the middle of what he finds reasonable."""
PERIOD: Final = 7 * 24 * 60 * 60
"""In seconds."""
PROVISIONAL: Final = 110.0
"""From this deviation on a rating is shown with a question mark."""
_SCALE: Final = 173.7178
_CLOSE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating with its deviation, both in points, and the volatility."""

    rating: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game against somebody of such strength, and what came of it: 1 won, 0.5 drawn, 0 lost."""

    other: Strength
    score: float


def rated(player: Strength, games: Sequence[RatedGame], periods: float = 1.0) -> Strength:
    """The strength of somebody after the games of some periods (step 2 to 8), of one in the published method."""
    if not games:
        return Strength(player.rating, grown(player, periods), player.volatility)
    mu, phi = (player.rating - START) / _SCALE, player.deviation / _SCALE
    # Step 3: how much the games tell.
    weights = [_weight(game.other.deviation / _SCALE) for game in games]
    expected = [_expected(mu, game.other, weight) for game, weight in zip(games, weights, strict=True)]
    known = sum(weight**2 * odds * (1 - odds) for weight, odds in zip(weights, expected, strict=True))
    # Step 4, without the factor v.
    surprise = sum(weight * (game.score - odds) for game, weight, odds in zip(games, weights, expected, strict=True))
    volatility = _volatility(player.volatility, phi, surprise / known, 1 / known)
    # Steps 6 and 7.
    widened = min(sqrt(phi**2 + periods * volatility**2), WIDEST / _SCALE)
    after = 1 / sqrt(1 / widened**2 + known)
    return Strength(player.rating + _SCALE * after**2 * surprise, _SCALE * after, volatility)


def grown(player: Strength, periods: float) -> float:
    """The deviation after so many periods without a game (step 6, and the note after step 8), in points."""
    return min(sqrt(player.deviation**2 + max(periods, 0.0) * (_SCALE * player.volatility) ** 2), WIDEST)


def _weight(phi: float) -> float:
    """How much a game against somebody of this deviation counts: the method's g."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, other: Strength, weight: float) -> float:
    """What is to be expected of a game: the method's E."""
    return 1 / (1 + exp(-weight * (mu - (other.rating - START) / _SCALE)))


def _volatility(before: float, phi: float, delta: float, variance: float) -> float:
    """The new volatility (step 5), by the Illinois algorithm."""
    start = log(before**2)

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / TAU**2

    low, high = start, _beyond(f, start, delta**2 - phi**2 - variance)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def _beyond(f: Callable[[float], float], start: float, excess: float) -> float:
    """The other end of the interval in which the logarithm of the new volatility's square lies."""
    if excess > 0:
        return log(excess)
    steps = 1
    while f(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
