"""Solves the play of two known hands.

While a side that has won every trick can still make a pique, the search asks two questions for each haul (trick count).
Can the side reach the haul with a pique? Can it reach, without one, the greater haul that is worth as much? Without a
possible pique, the solver answers. Of touching cards (without cards in play between them) only one is tried.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from ...cards import Card
from ...rules import Following
from ..search.patterns import ELDER, moved, replies, seen_by, swapped, touching, without
from ..search.position import Position, after_each
from ..search.solver import Solver
from ..stakes.points import HAULS, Pique, Stakes

_NEVER: Final = len(HAULS)
Reached = dict[tuple[int, int, int, int], bool]
"""``PiqueSearch`` answers, cached by position key, tricks still to win, and both hauls."""


class SolvedPlay:
    """Solves one deal's play, and values positions by elder's points less younger's."""

    __slots__ = ("_reached", "_solver", "stakes")

    def __init__(self, stakes: Stakes, solver: Solver) -> None:
        self.stakes = stakes
        self._solver = solver
        self._reached: Reached = {}

    def values(self, position: Position) -> dict[Card, float]:
        return after_each(position, position.playable(), self.value)

    def value(self, position: Position) -> float:
        undecided = self.stakes.open_after(position.won)
        if position.led is not None:
            return self._best(position, position.playable() if undecided else position.worth_playing())
        if not undecided:
            return self.stakes.made_after(position.first) + self.stakes.points[self._haul(position)]
        if self.stakes.pique and position.leader == self.stakes.pique.side:
            return PiqueSearch(self._solver, self.stakes, position, self._reached).value()
        return self._best(position, position.playable())

    def _haul(self, position: Position) -> int:
        made = self._solver.haul(position.leader, position.key, position.left)
        rest = made if position.leader == ELDER else 2 * position.left + 1 - made
        return 2 * position.won[ELDER] + rest

    def _best(self, position: Position, cards: Iterable[Card]) -> float:
        choose = max if position.to_play == ELDER else min
        return choose(after_each(position, cards, self.value).values())


class PiqueLead(NamedTuple):
    """The numbers that a lead and its reply add to a key (the position as four suit patterns); 0 means impossible.

    ``won`` has one number for each losing reply, ``lost`` is for the lowest winning reply, and ``free`` for the lead
    alone, before a discard.
    """

    won: tuple[int, ...]
    lost: int
    free: int


class PiqueSearch:
    """Values a position in which the leader can still make a pique."""

    def __init__(self, solver: Solver, stakes: Stakes, position: Position, reached: Reached) -> None:
        """Raises ValueError if no pique can be made."""
        if stakes.pique is None:
            raise ValueError(stakes)
        self._solver = solver
        self._position = position
        self._pique: Pique = stakes.pique
        self._side = stakes.pique.side
        self._worth = stakes.points if self._side == ELDER else tuple(-points for points in reversed(stakes.points))
        self._rule = position.rule
        self._reached = reached

    def value(self) -> float:
        here = self._position
        best = self._worth[2 * here.won[self._side] + self._solver.haul(self._side, here.key, here.left)]
        # Without the pique, the side makes all the points it can. With it, it may make fewer others and still gain.
        for points in sorted({points + self._pique.points for points in self._worth if points <= best}):
            if points > best:
                if not self._can_score(points):
                    break
                best = points
        return best if self._side == ELDER else -best

    def _can_score(self, points: float) -> bool:
        here, worth = self._position, self._worth
        played = 2 * here.won[self._side]
        with_it = next(haul for haul in HAULS if worth[haul] + self._pique.points >= points)
        plain = next((haul for haul in HAULS if worth[haul] >= points), _NEVER)
        more = self._pique.tricks - here.won[self._side]
        return self._reaches(here.key, here.left, more, with_it - played, plain - played)

    def _reaches(self, key: int, left: int, more: int, with_it: int, plain: int) -> bool:
        asked = key, more, with_it, plain
        found = self._reached.get(asked)
        if found is None:
            found = self._reached[asked] = self._tries(key, left, more, with_it, plain)
        return found

    def _tries(self, key: int, left: int, more: int, with_it: int, plain: int) -> bool:
        reaches = self._solver.reaches
        if reaches(self._side, key, left, plain):
            return True
        if not reaches(self._side, key, left, with_it):
            return False
        return not more or any(
            self._holds(key, lead, left, more, with_it, plain) for lead in leads(self._side, key, self._rule)
        )

    def _holds(self, key: int, lead: PiqueLead, left: int, more: int, with_it: int, plain: int) -> bool:
        other = 1 - self._side
        # With this haul, the other side would leave less than required.
        if lead.lost and self._solver.reaches(other, key + lead.lost, left - 1, 2 * left - plain):
            return False
        won = [lead.free + thrown for thrown in discards(other, key)] if lead.free else lead.won
        return all(self._reaches(key + after, left - 1, more - 1, with_it - 2, plain - 2) for after in won)


def _suits(key: int) -> Iterator[tuple[int, int]]:
    return ((suit, key >> 9 * suit & 511) for suit in range(4))


def leads(side: int, key: int, rule: Following) -> Iterator[PiqueLead]:
    return chain.from_iterable(_leads_of(side, suit, pattern, rule) for suit, pattern in _suits(key))


def discards(side: int, key: int) -> Iterator[int]:
    return chain.from_iterable(_discards_of(side, suit, pattern) for suit, pattern in _suits(key))


@cache
def _leads_of(side: int, suit: int, pattern: int, rule: Following) -> tuple[PiqueLead, ...]:
    mine = seen_by(side, pattern)
    return tuple(_lead(side, suit, pattern, at, rule) for at in touching(mine))


def _lead(side: int, suit: int, pattern: int, at: int, rule: Following) -> PiqueLead:
    mine = seen_by(side, pattern)

    def moved_without(*cards: int) -> int:
        after = mine
        for card in sorted(cards, reverse=True):
            after = without(after, card)
        return moved(side, suit, pattern, after)

    lower, higher = replies(mine, at, rule)
    return PiqueLead(
        tuple(moved_without(at, reply) for reply in touching(swapped(mine)) if reply in lower),
        moved_without(at, higher[0]) if higher else 0,
        0 if lower or higher else moved_without(at),
    )


@cache
def _discards_of(side: int, suit: int, pattern: int) -> tuple[int, ...]:
    mine = seen_by(side, pattern)
    return tuple(moved(side, suit, pattern, without(mine, at)) for at in touching(mine))
