"""Values the play by haul (trick count) when the partie's score matters.

Each lead change gives both sides a point more; an average number of changes is assumed. The solver needs a worth that
never falls as elder's haul rises. This fails if a side cannot avoid the rubicon: it then prefers that neither side wins
the cards (Cavendish: "if he cannot win the cards himself, should play to lose them").
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import fsum, sqrt
from statistics import fmean
from typing import Final

from ...reckoning import AT_THE_END, PIQUE, Reason, points_of
from ...tricks import ALL
from ...view import DealView
from .chances import around
from .pending_scores import with_what_comes
from .points import HAULS, Pique, Stakes, end_points
from .settlement import Worth

_IN_PLAY: Final = frozenset({Reason.LEAD, Reason.TRICK, Reason.LAST_TRICK, Reason.CARDS, Reason.CAPOT})
_CHANGES: Final = 2.9
"""The mean number of lead changes (``tests.support.house.outcomes``)."""
_SPREAD: Final = 1.7
"""The standard deviation of a whole play's haul from its haul with all cards known."""
_STEP: Final = 15
"""The most that a trick can bring, the cards included; up to this, no averaging is needed."""
_NONE: Final = 24


def stakes_by_worth(deal: DealView, worth: Worth, plain: Stakes) -> Stakes:
    """Values each haul (trick count) and a pique by elder's ``worth``, if leads and tricks score.

    ``plain`` has their values in points.
    """
    ends = _Ends(deal, worth, plain)
    pique = ends.pique
    if pique is None:
        return Stakes(never_falling(ends.worths(0)))
    more = fmean(
        made - missed for made, missed in list(zip(ends.worths(PIQUE), ends.worths(0), strict=True))[2 * pique.tricks :]
    )
    return Stakes(never_falling(ends.worths(0)), Pique(pique.side, pique.tricks, more) if more > 0 else None)


class _Ends:
    def __init__(self, deal: DealView, worth: Worth, plain: Stakes) -> None:
        items = with_what_comes(deal)
        scored = points_of(item for item in items if item.reason not in _IN_PLAY)
        now = points_of(item for item in items if item.reason not in AT_THE_END)
        made = any(item.reason in {Reason.PIQUE, Reason.REPIQUE} for item in items)
        self._worth = worth
        self._elder, self._younger = scored[deal.elder], scored[deal.younger]
        self._now = now[deal.elder], now[deal.younger]
        self._changed = sum(trick.winner != trick.leader for trick in deal.tricks)
        self._left = ALL - len(deal.tricks)
        self._points = plain.points
        self._cards = end_points(deal.rules)
        self.pique = None if made or self._comes_too_late(plain.pique) else plain.pique
        self._spread = _SPREAD * sqrt(self._left / ALL)

    def _comes_too_late(self, pique: Pique | None) -> bool:
        if pique is None or self._worth.short is None:
            return False
        # Each trick brings at least one point, so a hundred may end the deal before the pique.
        return self._worth.short[pique.side] - self._now[pique.side] <= pique.tricks - (ALL - self._left)

    def worths(self, pique: int) -> list[float]:
        sharp = never_falling([self._on_average(haul, pique) for haul in HAULS])
        if self._worth.short:
            return [self._around(sharp, haul) for haul in HAULS]
        if all(after - before <= _STEP for before, after in pairwise(sharp[2:_NONE])):
            return list(sharp)
        beyond = [worth - points for worth, points in zip(sharp, self._points, strict=True)]
        return [points + self._around(beyond, haul) for haul, points in enumerate(self._points)]

    def _around(self, beyond: Sequence[float], haul: int) -> float:
        # With hidden cards, no haul is certain.
        return fsum(map(float.__mul__, around(haul, self._spread, HAULS), beyond))

    def _on_average(self, haul: int, pique: int) -> float:
        if haul == _NONE:
            return self._on_average(haul - 1, pique)
        won, last = divmod(haul, 2)
        more = 2 * won - ALL + last
        found = [
            (
                chance,
                self._ended((ALL + 1 + changes + more) // 2, (ALL + 1 + changes - more) // 2, won, pique),
            )
            for changes, chance in self._changes(last)
        ]
        return fsum(chance * worth for chance, worth in found) / fsum(chance for chance, _ in found)

    def _ended(self, mine: int, theirs: int, won: int, pique: int) -> float:
        now = self._now[0] + pique, self._now[1]
        elder, younger = max(self._elder + pique + mine, now[0]), max(self._younger + theirs, now[1])
        after = elder + self._cards[won], younger + self._cards[ALL - won]
        return self._worth.on_the_way(now, (elder, younger), after)

    def _changes(self, last: int) -> Iterator[tuple[int, float]]:
        expected, weight = _CHANGES * self._left / ALL, 1.0
        for more in range(self._left + 1):
            changes = self._changed + more
            if (changes + last) % 2:
                yield changes, weight
            weight *= expected / (more + 1)


def never_falling(worths: list[float]) -> tuple[float, ...]:
    """Raises worths so that a greater haul (trick count) is never worth less.

    Assumes one side throws tricks away: elder, if a middle haul is best for elder, otherwise younger.
    """
    ends = worths[0], worths[-1]
    if max(worths) - max(ends) >= min(ends) - min(worths):
        return tuple(accumulate(worths, max))
    return tuple(accumulate(reversed(worths), min))[::-1]
