"""Values the last tricks against a known hand, which is played by the greedy player's rule.

The possible results depend on hands and leader alone, so they are cached across imagined hands.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from ...cards import Card
from ...rules import Following, any_of_suit
from ...tricks import ALL
from ..players.greedy import greedy_card
from ..search.patterns import ELDER
from ..search.position import Position, after_each
from .against_greedy import moves

End = int
"""A possible result of the last tricks, packed into a number. ``parts`` unpacks it."""
_BITS: Final = 8
_SCORES: Final[tuple[End, End]] = (1, 1 << _BITS)
"""One point for elder, and one for younger."""
_ELDER_WINS: Final[End] = 1 << 2 * _BITS
_PIQUE: Final[End] = 1 << 3 * _BITS


def parts(end: End) -> tuple[int, int, int, bool]:
    """Unpacks a result of the last tricks: both scores, elder's tricks, and whether elder makes the pique."""
    return end & 255, end >> _BITS & 255, end >> 2 * _BITS & 255, end >= _PIQUE


class EndsAgainstGreedy:
    """Finds one side's best last tricks against a greedy player. Results are valued for elder.

    Elder makes a pique by winning a given number of tricks from the first.
    """

    __slots__ = ("_best", "_known", "_pique", "_rule", "_side", "_trick", "_worth")

    def __init__(self, side: int, pique: int, worth: Callable[[End], float], rule: Following = any_of_suit) -> None:
        self._rule = rule
        self._side = side
        self._pique = pique
        self._worth = cache(worth)
        self._best = max if side == ELDER else min
        self._trick = tuple(tuple(self._scored(leads, wins) for wins in (False, True)) for leads in (False, True))
        self._known: tuple[dict[tuple[int, int, bool], frozenset[End]], ...] = ({}, {})

    def values(self, position: Position) -> dict[Card, float]:
        """Returns each playable card's worth to elder, without the point for a card already led."""
        if position.led is not None:
            begun = -_SCORES[position.leader]
        else:
            begun = _PIQUE if position.won[ELDER] == sum(position.won) == self._pique else 0
        return after_each(position, position.playable(), lambda after: self._value(after, position.leader, begun))

    def _value(self, position: Position, leader: int, begun: End) -> float:
        if position.led is not None:
            position = position.after(greedy_card(position.playable(), position.led))
        side = self._side
        wins = position.leader == side
        won, played = position.won[ELDER], sum(position.won)
        trick = begun + self._trick[leader == side][wins] + (_PIQUE if won == played == self._pique else 0)
        mine, theirs = int(position.hands[side]), int(position.hands[1 - side])
        ends = self._ends(mine, theirs, wins, won == played < self._pique)
        return self._best(self._worth(trick + end) for end in ends)

    def _scored(self, leads: bool, wins: bool) -> End:
        side = self._side
        leader, winner = (side if mine else 1 - side for mine in (leads, wins))
        follows = _SCORES[winner] if winner != leader else 0
        return _SCORES[leader] + follows + (_ELDER_WINS if winner == ELDER else 0)

    def _ends(self, mine: int, theirs: int, leads: bool, straight: bool) -> frozenset[End]:
        if not mine:
            return frozenset({_SCORES[self._side if leads else 1 - self._side]})
        known, key = self._known[straight], (mine, theirs, leads)
        ends = known.get(key)
        if ends is None:
            ends = known[key] = frozenset(self._each_end(mine, theirs, leads, straight))
        return ends

    def _each_end(self, mine: int, theirs: int, leads: bool, straight: bool) -> set[End]:
        found = set[End]()
        makes = straight and ALL + 1 - mine.bit_count() == self._pique
        for after, others, wins in moves(mine, theirs, leads, self._rule):
            trick, still = self._trick[leads][wins], straight and wins == (self._side == ELDER)
            if still and makes:
                trick, still = trick + _PIQUE, False
            found.update(trick + end for end in self._ends(after, others, wins, still))
        return found
