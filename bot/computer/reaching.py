"""What is played for where the score of the partie matters: the worth of the deal's end, by elder's haul.

A haul says by how much elder's points in play exceed younger's, but not how many each has: every time that the lead
changes hands both have one more. How often it still will is taken as it happens on average.

The solver wants what never falls as elder's haul rises. That holds wherever the worth rises with one's own points and
falls with the other's. It does not where one of them cannot be saved from the rubicon: the sum counts then, he would
have neither win the cards, and the other would as soon lose them as win them (Cavendish: "if he cannot win the cards
himself, should play to lose them"). A side for whom six tricks are better than seven is taken to be able to throw away
what it has too much, so that more never costs it anything.
"""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from math import exp, factorial, sqrt
from statistics import fmean
from typing import Final

from bot.computer.stakes import HAULS, Pique, Stakes, of_cards
from bot.computer.worth import Worth
from bot.piquet.reckoning import Reason, points_of
from bot.piquet.tricks import ALL
from bot.piquet.view import DealView

_IN_PLAY: Final = frozenset({Reason.LEAD, Reason.TRICK, Reason.LAST_TRICK, Reason.CARDS, Reason.CAPOT})
_CHANGES: Final = 2.9
"""How often the lead changes hands in a deal, whatever the haul (``tests.computer.outcomes``)."""
_SPREAD: Final = 1.7
"""How far a whole play's haul is from what it is with all cards known (``estimate``): one standard deviation."""
_STEP: Final = 15
"""What a trick may bring, the cards too, where nothing is to be reached: no need to say how sure it is."""
_NONE: Final = 24
"""The haul that there is not."""


def stakes_by_worth(deal: DealView, worth: Worth, plain: Stakes) -> Stakes:
    """What is played for where cards led and tricks score; ``worth`` is elder's, ``plain`` what it is in points."""
    ends = _Ends(deal, worth, plain)
    pique = None if any(item.reason is Reason.PIQUE for item in deal.items) else plain.pique
    if pique is None:
        return Stakes(never_falling(ends.worths(0)))
    more = fmean(
        made - missed for made, missed in list(zip(ends.worths(30), ends.worths(0), strict=True))[2 * pique.tricks :]
    )
    return Stakes(never_falling(ends.worths(0)), Pique(pique.side, pique.tricks, more) if more > 0 else None)


class _Ends:
    """How a deal may end by what elder wins of the play to come."""

    def __init__(self, deal: DealView, worth: Worth, plain: Stakes) -> None:
        scored = points_of(item for item in deal.items if item.reason not in _IN_PLAY)
        self._worth = worth
        self._elder, self._younger = scored[deal.elder], scored[deal.younger]
        self._changed = sum(trick.winner != trick.leader for trick in deal.tricks)
        self._left = ALL - len(deal.tricks)
        self._points = plain.points
        self._spread = _SPREAD * sqrt(self._left / ALL)

    def worths(self, pique: int) -> list[float]:
        """By haul, elder having so many more for a pique."""
        sharp = never_falling([self._on_average(haul, pique) for haul in HAULS])
        if all(after - before <= _STEP for before, after in pairwise(sharp[2:_NONE])):
            return list(sharp)
        beyond = [worth - points for worth, points in zip(sharp, self._points, strict=True)]
        return [points + self._around(beyond, haul) for haul, points in enumerate(self._points)]

    def _around(self, beyond: list[float], haul: int) -> float:
        """What hauls near this are worth beyond the points: it is known with all cards open, and played with none."""
        likely = [exp(-(((other - haul) / self._spread) ** 2) / 2) for other in HAULS]
        return sum(map(float.__mul__, likely, beyond)) / sum(likely)

    def _on_average(self, haul: int, pique: int) -> float:
        if haul == _NONE:
            return self._on_average(haul - 1, pique)
        won, last = divmod(haul, 2)
        more = 2 * won - ALL + last
        found = [
            (
                chance,
                (ALL + 1 + changes + more) // 2 + of_cards(won),
                (ALL + 1 + changes - more) // 2 + of_cards(ALL - won),
            )
            for changes, chance in self._changes(last)
        ]
        total = sum(chance for chance, _, _ in found)
        worth, elder, younger = self._worth, self._elder + pique, self._younger
        return sum(chance * worth(elder + mine, younger + theirs) for chance, mine, theirs in found) / total

    def _changes(self, last: int) -> Iterator[tuple[int, float]]:
        """How often the lead will have changed hands in all: an odd number of times if younger wins the last trick."""
        expected = _CHANGES * self._left / ALL
        for changes in range(self._changed, self._changed + self._left + 1):
            if (changes + last) % 2:
                more = changes - self._changed
                yield changes, expected**more / factorial(more)


def never_falling(worths: list[float]) -> tuple[float, ...]:
    """These, but that more never costs a side anything that may throw away what it has too much.

    That is elder where he would have neither few nor many, else younger.
    """
    ends = worths[0], worths[-1]
    if max(worths) - max(ends) >= min(ends) - min(worths):
        return tuple(accumulate(worths, max))
    return tuple(accumulate(reversed(worths), min))[::-1]
