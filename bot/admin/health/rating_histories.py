"""Derives all ratings again from the results of all rated parties, in the order in which they were rated."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isclose
from typing import Final

from bot.features.results.entries import rating_after
from bot.model.ids import NOBODY
from data.ratings import Rating
from data.results import NewResult

CLOSE: Final = 1e-6
"""The largest accepted difference between a derived and a stored number: processors round logarithms differently."""

Player = tuple[int, str]
"""A user and a pool."""
History = Sequence["RatedPartie"]


@dataclass(frozen=True, slots=True)
class RatedPartie:
    """A rated partie of one player: the stored result, its right ``number``, and the rating that follows from it.

    The rating is None if it cannot be derived, because an earlier opponent was deleted by hand or an earlier result
    is missing.
    """

    result: NewResult
    number: int
    rating: Rating | None

    @property
    def is_right(self) -> bool:
        """True if the stored number and rating are right. Any rating counts as right if none can be derived."""
        return self.result.number == self.number and self.has_rating(self.result.rating, self.result.deviation)

    def has_rating(self, rating: float | None, deviation: float | None) -> bool:
        """True if this is the derived rating, or if none can be derived."""
        if rating is None or deviation is None:
            return False
        return self.rating is None or (
            is_close(rating, self.rating.rating) and is_close(deviation, self.rating.deviation)
        )


def is_close(stored: float, derived: float) -> bool:
    """True if a stored number equals a derived one, except for rounding."""
    return isclose(stored, derived, rel_tol=0, abs_tol=CLOSE)


def derive(rated: Iterable[NewResult]) -> dict[Player, list[RatedPartie]]:
    """The rated parties of each player, in their order, from the results of all rated parties."""
    played: dict[Player, list[NewResult]] = {}
    for result in rated:
        if result.user != NOBODY:
            played.setdefault(_player(result), []).append(result)
    ordered = {player: _ordered(several) for player, several in played.items()}
    derived = _derived(ordered)
    return {
        player: [
            RatedPartie(result, number, derived.get((result.partie, result.seat)))
            for number, result in enumerate(several, start=1)
        ]
        for player, several in ordered.items()
    }


def _player(result: NewResult) -> Player:
    return result.user, result.pool


def _ordered(several: Sequence[NewResult]) -> list[NewResult]:
    """A player's results by number. Those with a duplicate or impossible number fill the gaps in order of ending."""
    held = Counter(result.number for result in several)
    sure = {result.number: result for result in several if held[result.number] == 1}
    numbers = range(1, len(several) + 1)
    unsure = (result for result in several if held[result.number] > 1 or result.number not in numbers)
    left = iter(sorted(unsure, key=lambda result: (result.ended_at, result.partie)))
    return [sure[number] if number in sure else next(left) for number in numbers]


def _derived(ordered: Mapping[Player, Sequence[NewResult]]) -> dict[tuple[int, int], Rating]:
    """The rating after each partie, by its id and seat."""
    now: dict[Player, Rating] = {}
    derived: dict[tuple[int, int], Rating] = {}
    for one, other in _in_order(ordered):
        before = now.get(_player(one)), now.get(_player(other))
        for result, (mine, theirs) in ((one, before), (other, before[::-1])):
            rating = rating_after(result, mine, theirs)
            now[_player(result)] = derived[result.partie, result.seat] = rating
    return derived


def _in_order(ordered: Mapping[Player, Sequence[NewResult]]) -> Iterator[tuple[NewResult, NewResult]]:
    """Yields both results of each partie, after those of all earlier parties of both players.

    Leaves out a player's parties from the first one whose other result is missing or belongs to a deleted person.
    """
    left = {player: deque(several) for player, several in ordered.items()}
    reached: dict[int, NewResult] = {}
    ready = deque(left)
    while ready:
        player = ready.popleft()
        if not left[player]:
            continue
        result = left[player].popleft()
        other = reached.pop(result.partie, None)
        if other is None:
            reached[result.partie] = result
        else:
            yield other, result
            ready += [_player(other), player]
