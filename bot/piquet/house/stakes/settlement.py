"""Values a deal's end by the partie's settlement.

In the last of several deals the worth is the settlement; 0 for a tie, since two more deals favour neither player.
Before the last deal it is the mean over the remaining deals (``chances``), scaled to compare with points.

In a partie of games the worth is the lead in games (``games_of_a_hundred``). In a rubber, points below the line also
count (``rubbers``).
"""

from collections.abc import Callable
from functools import cache, lru_cache
from math import fsum, sqrt
from statistics import fmean, median
from typing import Final

from ...partie import Standing, settle
from ...reckoning import Score
from ...rules import Form, Rules
from . import games_of_a_hundred
from .chances import DEALS, IN_ORDER, chances
from .rubbers import bonus_by_scores, toward_the_bonus

_LINEAR: Final = 0.98
"""Point differences are used if worths have at least this correlation with them over the sample."""

Values = Callable[[Score], float]


class Worth:
    """A deal's worth to one side, as a function of both sides' points: read from a table, scaled and shifted.

    Without a table, it is the point difference. A deal may end when a side reaches a hundred, and scores below the line
    may have an extra worth.
    """

    __slots__ = ("_beyond", "_known", "_off", "_unit", "_values", "plain", "short")

    def __init__(
        self,
        values: Values | None = None,
        unit: float = 1,
        off: float = 0,
        short: Score | None = None,
        beyond: Values | None = None,
    ) -> None:
        self._beyond = beyond
        self._values = values
        self._unit = unit
        self._off = off
        self._known: dict[Score, float] = {}
        self.plain = values is None
        self.short = short

    def __call__(self, mine: int, theirs: int) -> float:
        if self._values is None:
            return mine - theirs
        points = mine, theirs
        if points not in self._known:
            self._known[points] = self._values(points) / self._unit - self._off
        return self._known[points]

    def on_the_way(self, *marks: Score) -> float:
        """Returns a deal's worth, given its successive scores. The last is final unless a hundred is reached sooner."""
        if self.short is None:
            return self(*marks[-1])
        return fmean(self(*end) for end in games_of_a_hundred.ends(self.short, marks))

    def below(self, mine: int, theirs: int) -> float:
        return mine - theirs + (self._beyond((mine, theirs)) if self._beyond else 0)


PLAIN: Final = Worth()
"""The worth if only the points count."""


def worth_to(rules: Rules, standing: Standing, seat: int, elder: int) -> Worth:
    """Returns the next deal's worth to a seat. ``standing`` is the standing before it, ``elder`` the deal's elder."""
    if rules.form is Form.RUBBER:
        return _of_rubber(toward_the_bonus(standing, seat))
    first, second = standing.totals[seat], standing.totals[1 - seat]
    if rules.form is Form.GAMES:
        return _of_game(*(pair if seat == 0 else pair[::-1] for pair in (standing.games, standing.game)), seat == elder)
    if not standing.deals and rules.deals > 2:
        # The tables would give almost the same (a correlation of 0.989), and take time to fill.
        return PLAIN
    to_come = rules.deals - 1 - standing.deals
    return _of_deals(rules, to_come if to_come >= 0 else to_come + 2, (first, second), seat == elder)


@lru_cache(maxsize=256)
def _of_rubber(standing: Standing) -> Worth:
    return Worth(beyond=bonus_by_scores(standing))


@lru_cache(maxsize=256)
def _of_deals(rules: Rules, to_come: int, totals: Score, is_elder: bool) -> Worth:
    values = _values(rules, to_come, totals, is_elder=is_elder)
    brought = DEALS if is_elder else tuple((younger, elder) for elder, younger in DEALS)
    worths, plain = list(map(values, brought)), [float(mine - theirs) for mine, theirs in brought]
    if _is_linear(worths, plain):
        return PLAIN
    unit = _spread(worths) / _spread(plain) if to_come else 1
    return Worth(values, unit, median(worths) / unit - median(plain))


@lru_cache(maxsize=256)
def _of_game(won: Score, game: Score, is_elder: bool) -> Worth:
    worths, plain = _sample_worths(_in_games(won, game, is_elder=is_elder), is_elder=is_elder)
    if _is_linear(worths, plain):
        return PLAIN
    begun, _ = _sample_worths(_in_games(won, (0, 0), is_elder=is_elder), is_elder=is_elder)
    unit = _spread(begun) / _spread(plain)
    return _in_games(won, game, unit, median(worths) / unit - median(plain), is_elder=is_elder)


def _in_games(won: Score, game: Score, unit: float = 1, off: float = 0, *, is_elder: bool) -> Worth:
    def value(points: Score) -> float:
        return games_of_a_hundred.after_deal(won, (game[0] + points[0], game[1] + points[1]), elder=not is_elder)

    return Worth(value, unit, off, games_of_a_hundred.lacking(game))


def _sample_worths(worth: Worth, *, is_elder: bool) -> tuple[list[float], list[float]]:
    deals = IN_ORDER if is_elder else [[mark[::-1] for mark in marks] for marks in IN_ORDER]
    return [worth.on_the_way(*marks) for marks in deals], [float(marks[-1][0] - marks[-1][1]) for marks in deals]


def _values(rules: Rules, to_come: int, totals: Score, *, is_elder: bool) -> Values:
    first, second = totals
    if not to_come:
        return lambda points: settled(rules, first + points[0], second + points[1])
    before = _table_of(rules).before
    # Younger of this deal is elder of the next.
    if is_elder:
        return lambda points: -before(to_come, second + points[1], first + points[0])
    return lambda points: before(to_come, first + points[0], second + points[1])


def _is_linear(worths: list[float], plain: list[float]) -> bool:
    return min(worths) < max(worths) and _correlation(worths, plain) >= _LINEAR


def _correlation(these: list[float], others: list[float]) -> float:
    # ``statistics.correlation`` rounds differently in different versions of Python.
    these, others = ([value - fmean(values) for value in values] for values in (these, others))
    squares = fsum(map(float.__mul__, these, these)) * fsum(map(float.__mul__, others, others))
    return fsum(map(float.__mul__, these, others)) / sqrt(squares)


def _spread(values: list[float]) -> float:
    # Medians, so that a few outliers do not count.
    middle = median(values)
    return median(abs(value - middle) for value in values)


def settled(rules: Rules, first: int, second: int) -> float:
    """Returns the settlement points gained by the player with the total ``first``, 0 for a tie."""
    settlement = settle(rules, (first, second))
    return -settlement.points if settlement.winner else settlement.points


def _step(to_come: int) -> int:
    return 10 if to_come < 2 else 20


class _WorthTable:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._known: dict[tuple[int, int, int], float] = {}

    def before(self, to_come: int, elder: int, younger: int) -> float:
        step = _step(to_come)
        low, over = elder // step * step, elder % step / step
        near = self._between(to_come, low, younger)
        return near + over * (self._between(to_come, low + step, younger) - near) if over else near

    def _between(self, to_come: int, elder: int, younger: int) -> float:
        step = _step(to_come)
        low, over = younger // step * step, younger % step / step
        near = self._at(to_come, elder, low)
        return near + over * (self._at(to_come, elder, low + step) - near) if over else near

    def _at(self, to_come: int, elder: int, younger: int) -> float:
        # If both have passed the rubicon, only the difference matters.
        spare = max(min(elder, younger) - self._rules.rubicon - 20, 0) // 20 * 20
        at = to_come, elder - spare, younger - spare
        if at not in self._known:
            self._known[at] = self._computed(*at)
        return self._known[at]

    def _computed(self, to_come: int, elder: int, younger: int) -> float:
        if not to_come:
            return self._near_rubicon(elder, younger)
        later, at = to_come - 1, self._at
        return -fsum(chance * at(later, younger + two, elder + one) for one, two, chance in chances(_step(to_come)))

    def _near_rubicon(self, elder: int, younger: int) -> float:
        if min(elder, younger) != self._rules.rubicon or elder == younger:
            return settled(self._rules, elder, younger)
        # The table interpolates on both sides of the jump at the rubicon.
        below = (elder - 1, younger) if elder < younger else (elder, younger - 1)
        return fmean((settled(self._rules, elder, younger), settled(self._rules, *below)))


_table_of = cache(_WorthTable)
