"""The play of two known hands: the worth of a position, and of each card that may be played."""

from collections.abc import Iterable

from bot.computer.play.pique_play import PiqueSearch
from bot.computer.search.patterns import ELDER
from bot.computer.search.position import Position, after_each
from bot.computer.search.solver import Solver
from bot.computer.stakes.points import Stakes
from bot.piquet.cards import Card


class SolvedPlay:
    """Values positions of one deal's play: elder's points less younger's, from the first lead to the last trick.

    The value counts all that both sides will have made if they play their best from there, past points included.
    One solver serves any number of plays, since its results stay true.
    """

    __slots__ = ("_solver", "stakes")

    def __init__(self, stakes: Stakes, solver: Solver) -> None:
        self.stakes = stakes
        self._solver = solver

    def values(self, position: Position) -> dict[Card, float]:
        """The worth of the position after each card that may be played now."""
        return after_each(position, position.playable(), self.value)

    def value(self, position: Position) -> float:
        """The worth of a position."""
        undecided = self.stakes.open_after(position.won)
        if position.led is not None:
            return self._best(position, position.playable() if undecided else position.worth_playing())
        if not undecided:
            return self.stakes.made_after(position.first) + self.stakes.points[self._haul(position)]
        if self.stakes.pique and position.leader == self.stakes.pique.side:
            return PiqueSearch(self._solver, self.stakes, position).value()
        return self._best(position, position.playable())

    def _haul(self, position: Position) -> int:
        """Elder's haul of the whole play."""
        made = self._solver.haul(position.leader, position.key, position.left)
        rest = made if position.leader == ELDER else 2 * position.left + 1 - made
        return 2 * position.won[ELDER] + rest

    def _best(self, position: Position, cards: Iterable[Card]) -> float:
        choose = max if position.to_play == ELDER else min
        return choose(after_each(position, cards, self.value).values())
