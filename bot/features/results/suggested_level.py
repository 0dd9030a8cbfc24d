"""Suggests a house level against which a person wins about half of their parties.

- Strength is in points a deal: 0 for ``PAR_LEVEL``, ``STEP`` more for each stronger level.
- ``within`` is one standard deviation. A newcomer is as strong as the weakest level, within ``SPREAD``.
- A deal's points minus par estimate the person's strength minus the opponent's, within ``AGAINST_PAR``. Without par,
  points minus elder's usual ``ADVANTAGE`` estimate it, within ``PLAIN``. The more deals, the closer the estimate.
- Another person's strength is as uncertain as a newcomer's, so even many deals with one person show little.
- Only the last ``LATEST`` deals count.
- The chance to win sums a partie's deals, each within ``PLAIN``. Elder's advantage cancels out.
- The current level stays while this chance is between ``EVEN`` and ``1 - EVEN``, so suggestions seldom change.
  Otherwise suggests the level nearest to 50 %, moving at most one level for each known partie.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from bot.features.results.against_par import with_pars
from bot.model.house_seats import LEVELS, PAR_LEVEL, level_of
from bot.piquet.rules import RUBICON, Form
from data import results
from data.store.transaction import Transaction

STEP: Final = 5.0
SPREAD: Final = 10.0
AGAINST_PAR: Final = 18.0
PLAIN: Final = 35.0
ADVANTAGE: Final = 15.0
LATEST: Final = 72
PARTIE: Final = RUBICON.deals
"""Deals in a usual partie."""
EVEN: Final = 0.42
"""The least chance to win an even partie. Over 0.4, because the estimate errs."""
TOO_SMALL: Final = 0.37
"""A smaller chance to win shows that a level is too strong. Under 0.4, because the estimate errs."""

STRENGTHS: Final = {level: STEP * (LEVELS.index(level) - LEVELS.index(PAR_LEVEL)) for level in LEVELS}
_WEAKEST: Final = STRENGTHS[LEVELS[0]]
_LAW: Final = NormalDist()


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """A deal's points minus the cards' worth (``better``), with standard deviation ``within``."""

    other: int
    better: float
    within: float


@dataclass(frozen=True, slots=True)
class PlayingStrength:
    """An estimated strength in points, with standard deviation ``within``, from ``deals`` deals."""

    points: float
    within: float
    deals: int

    def chance(self, level: str) -> float:
        """Returns the chance to win a usual partie against ``level``."""
        luck = sqrt(PARTIE * PLAIN**2 + (PARTIE * self.within) ** 2)
        return _LAW.cdf(PARTIE * (self.points - STRENGTHS[level]) / luck)

    def suggested(self, now: str | None) -> str:
        """Suggests a level. ``now`` is the current level, None before any house partie."""
        if now is not None and EVEN < self.chance(now) < 1 - EVEN:
            return now
        at = LEVELS.index(now or LEVELS[0])
        within_reach = LEVELS[max(at - self._reach, 0) : at + self._reach + 1]
        return min(within_reach, key=lambda level: abs(self.chance(level) - 0.5))

    @property
    def _reach(self) -> int:
        return self.deals // PARTIE

    @property
    def needs_hints(self) -> bool:
        """Whether at least one partie shows that even the weakest level is too strong."""
        return self._reach > 0 and self.chance(LEVELS[0]) < TOO_SMALL


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A house level. ``deals`` is 0 while too few deals are known to change the level."""

    level: str
    deals: int


def suggestion(tx: Transaction, user: int, now: str | None) -> Suggestion:
    """Suggests a level to a person. ``now`` is the current level, None before any house partie.

    Only this person may see the level. Deals in play and open daily deals do not count.
    """
    estimate = estimate_of(tx, user)
    return Suggestion(estimate.suggested(now), estimate.deals if estimate.deals >= PARTIE else 0)


def needs_hints(tx: Transaction, user: int) -> bool:
    """Whether even the weakest level is too strong for a person."""
    return estimate_of(tx, user).needs_hints


def estimate_of(tx: Transaction, user: int) -> PlayingStrength:
    return estimated(_known(tx, user))


def estimated(deals: Iterable[KnownDeal]) -> PlayingStrength:
    by_opponent: dict[int, list[KnownDeal]] = {}
    for deal in deals:
        by_opponent.setdefault(deal.other, []).append(deal)
    precision, total = SPREAD**-2, _WEAKEST * SPREAD**-2
    for other, several in by_opponent.items():
        level = level_of(other)
        weights = [deal.within**-2 for deal in several]
        better = sum(weight * deal.better for weight, deal in zip(weights, several, strict=True)) / sum(weights)
        theirs, unknown = (_WEAKEST, SPREAD) if level is None else (STRENGTHS[level], 0.0)
        weight = 1 / (1 / sum(weights) + unknown**2)
        precision += weight
        total += weight * (theirs + better)
    return PlayingStrength(total / precision, sqrt(1 / precision), sum(map(len, by_opponent.values())))


def _known(tx: Transaction, user: int) -> Iterable[KnownDeal]:
    for row, rules, par in with_pars(tx, results.latest_deals(tx, user, LATEST)):
        # In an auction the higher bidder becomes elder, so being elder says little about the cards.
        if rules.auction:
            continue
        if par is not None and rules.form is Form.DEALS:
            yield KnownDeal(row.other, row.points - par.of(row.elder == 1), AGAINST_PAR)
        else:
            yield KnownDeal(row.other, row.points - (ADVANTAGE if row.elder else -ADVANTAGE), PLAIN)
