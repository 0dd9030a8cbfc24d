from collections.abc import Sequence
from itertools import islice
from math import fsum

from ...reckoning import PIQUE, PIQUE_AT, REPIQUE, Score
from ...rules import KINDS, Rules
from ...tricks import ALL
from .games_of_a_hundred import is_over
from .points import HAULS, end_points
from .points_estimate import Estimate, HandCalls, likely, sure_tricks
from .settlement import Worth


class SettlementEstimate(Estimate):
    """Estimates the worth of a deal's end to elder from the points so far, if both players call everything and the play
    is average.
    """

    __slots__ = ("_cards", "_known", "_scored", "_worth", "_worths")

    def __init__(self, rules: Rules, worth: Worth, scored: Score = (0, 0)) -> None:
        super().__init__(rules)
        self._worth = worth
        self._cards = end_points(rules)
        self._scored = scored
        self._known: dict[Score, tuple[float, ...]] = {}
        self._worths: dict[tuple[int, ...], float] = {}

    def value(self, elder: int, younger: int, elders: HandCalls, others: HandCalls) -> float:
        within = self._within
        scored = [
            (mine if one > other - within else 0, theirs if other > one else 0)
            for (one, mine), (other, theirs) in zip(elders, others, strict=True)
        ]
        return self.called(elder, younger, scored)

    def called(self, elder: int, younger: int, scored: Sequence[Score]) -> float:
        """Returns the worth to elder, given both sides' points for point, sequences and sets."""
        mine: Sequence[int]
        lost: Sequence[int]
        mine, lost = zip(*scored, strict=True)
        if self._rules.scoring.carte_rouge:
            mine, lost = self._with_carte_rouge(elder, younger, mine, lost)
        known = *mine, *lost, sure_tricks(elder, younger)
        if known not in self._worths:
            self._worths[known] = self._worth_of(mine, lost, known[-1])
        return self._worths[known]

    def _worth_of(self, mine: Sequence[int], lost: Sequence[int], sure: int) -> float:
        points = self._after_calls(mine, lost, sure & 15)
        if points not in self._known:
            self._known[points] = tuple(self._ended(*points, haul) for haul in HAULS)
        return fsum(map(float.__mul__, likely(sure & 15, sure >> 4), self._known[points]))

    def _with_carte_rouge(
        self, elder: int, younger: int, mine: Sequence[int], lost: Sequence[int]
    ) -> tuple[list[int], list[int]]:
        both = list(mine), list(lost)
        point, run, of_set = (one - other for one, other in zip(mine, lost, strict=True))
        if rouge := self._carte_rouge(elder, younger, (point, run, of_set)):
            scored = both[rouge < 0]
            if rouge < 0 and self._rules.scoring.carte_rouge_bar:
                return [*both[0], 0], [*both[1], -rouge]
            scored[2 if scored[2] else 1] += abs(rouge)
        return both

    def _after_calls(self, mine: Sequence[int], lost: Sequence[int], sure: int) -> Score:
        # A player who makes a pique has it before the other scores anything.
        short = self._worth.short
        all_ = self._with(mine, lost, sure)
        if short is None or not is_over(short, all_):
            return all_
        marks = [self._with(mine[:end], lost[:end], None) for end in range(1, len(mine) + 1)]
        return next((mark for mark in marks if is_over(short, mark)), all_)

    def _with(self, mine: Sequence[int], lost: Sequence[int], sure: int | None) -> Score:
        elder, younger = self._scored
        return elder + sum(mine) + self._bonus(mine, lost, sure), younger + sum(lost) + self._bonus(lost, mine, None)

    def _bonus(self, mine: Sequence[int], others: Sequence[int], sure: int | None) -> int:
        scored = 0
        # Anything after the three classes is a barred carte rouge.
        for own, other in islice(zip(mine, others, strict=True), len(KINDS)):
            if other:
                return PIQUE if self._as_played and sure is not None and sum(mine) + 1 >= PIQUE_AT else 0
            scored += own
            if scored >= PIQUE_AT:
                return REPIQUE
        return PIQUE if sure is not None and sure >= self._piques[scored] else 0

    def _ended(self, elder: int, younger: int, haul: int) -> float:
        won, last = divmod(haul, 2)
        more = 2 * won - ALL + last
        # About the mean number of lead changes: an even one if elder wins the last trick, else an odd one.
        ways = [(ALL + 1 + changes) for changes in ((2, 4) if last else (3,))]
        tricks = [(elder + (all_ + more) // 2, younger + (all_ - more) // 2) for all_ in ways]
        cards, others = self._cards[won], self._cards[ALL - won]
        worth, called = self._worth.on_the_way, (elder, younger)
        return fsum(worth(called, (one, other), (one + cards, other + others)) for one, other in tricks) / len(tricks)
