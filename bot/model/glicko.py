"""Glicko-2 ratings, each with a deviation for its uncertainty.

Source: Glickman, “Example of the Glicko-2 system” (2013), glicko.net/glicko/glicko2.pdf; comments name its steps. As
on lichess, each partie is rated when it ends, and deviation grows with the time since the last rated partie.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

START: Final = 1500.0
WIDEST: Final = 350.0
"""A new player's deviation, and the maximum."""
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How fast volatility changes: the paper's example."""
PERIOD: Final = 7 * 24 * 60 * 60
"""Seconds."""
PROVISIONAL: Final = 110.0
"""From this deviation on, a rating has a question mark and no place. New players need 10 to 14 parties to fall below.
"""
_SCALE: Final = 173.7178
_CLOSE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Strength:
    """A player's rating and deviation, both in points, and volatility."""

    rating: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game against ``other``; ``score`` is 1 for a win, 0.5 for a draw, 0 for a loss."""

    other: Strength
    score: float


def rate(player: Strength, games: Sequence[RatedGame], periods: float = 1.0) -> Strength:
    """Returns the player's strength after ``games``, by steps 2 to 8 of the Glicko-2 paper.

    ``periods`` counts the rating periods since the player's last game.
    """
    if not games:
        return Strength(player.rating, grown_deviation(player, periods), player.volatility)
    mu, phi = (player.rating - START) / _SCALE, player.deviation / _SCALE
    # Step 3. ``known`` is 1/v.
    weights = [_weight(game.other.deviation / _SCALE) for game in games]
    expected = [_expected(mu, game.other, weight) for game, weight in zip(games, weights, strict=True)]
    known = sum(weight**2 * odds * (1 - odds) for weight, odds in zip(weights, expected, strict=True))
    # Step 4: delta, without the factor v.
    surprise = sum(weight * (game.score - odds) for game, weight, odds in zip(games, weights, expected, strict=True))
    volatility = _volatility(player.volatility, phi, surprise / known, 1 / known)
    # Steps 6 and 7.
    widened = min(sqrt(phi**2 + periods * volatility**2), WIDEST / _SCALE)
    after = 1 / sqrt(1 / widened**2 + known)
    return Strength(player.rating + _SCALE * after**2 * surprise, _SCALE * after, volatility)


def grown_deviation(player: Strength, periods: float) -> float:
    """Returns the player's deviation after ``periods`` without a game, by step 6 of the Glicko-2 paper."""
    return min(sqrt(player.deviation**2 + max(periods, 0.0) * (_SCALE * player.volatility) ** 2), WIDEST)


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)  # g in the paper


def _expected(mu: float, other: Strength, weight: float) -> float:
    return 1 / (1 + exp(-weight * (mu - (other.rating - START) / _SCALE)))  # E in the paper


def _volatility(before: float, phi: float, delta: float, variance: float) -> float:
    # Step 5, by the Illinois algorithm.
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
    # The value B of step 5: the other end of the interval with the new variance's logarithm.
    if excess > 0:
        return log(excess)
    steps = 1
    while f(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
