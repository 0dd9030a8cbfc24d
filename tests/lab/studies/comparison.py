"""A player that knows a standing against the same player that does not: what each side gains by it."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import TypeVar

from bot.computer.players.duel import half_interval
from bot.computer.players.player import Player, Turn
from bot.piquet.actions import Action

T = TypeVar("T")
Gains = tuple[float, float]


class Remembering:
    """A player that remembers its decision for each view, because it is always asked under the same standing."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._done: dict[tuple[int, str], Action] = {}

    def choose(self, turn: Turn) -> Action:
        """The decision of the player, remembered by view."""
        key = int(turn.deal.hand), " ".join(map(str, turn.deal.actions))
        if key not in self._done:
            self._done[key] = self._player.choose(turn)
        return self._done[key]


def growing(measured: Iterable[T], every: int) -> Iterator[list[T]]:
    """The results so far, after every ``every`` (at least two) and after the last; a single one has no interval."""
    found, told = list[T](), 1
    for one in measured:
        found.append(one)
        if len(found) % every == 0:
            told = len(found)
            yield found
    if len(found) > told:
        yield found


def tell(sides: tuple[str, str], names: Sequence[str], deals: Iterable[list[Gains]], every: int) -> None:
    """Prints, after every ``every`` deals and after the last, the gains of both sides: the mean, and at each standing.

    Each item of ``deals`` has the gains of both sides at the standings of these names.
    """
    for found in growing(deals, every):
        _say(sides, names, found)


def _say(sides: tuple[str, str], names: Sequence[str], found: Sequence[Sequence[Gains]]) -> None:
    sys.stdout.write("\n".join([f"{len(found)} deals", *_lines(sides, names, found)]) + "\n")
    sys.stdout.flush()


def _lines(sides: tuple[str, str], names: Sequence[str], found: Sequence[Sequence[Gains]]) -> Iterator[str]:
    for side, name in enumerate(sides):
        yield f"{name:>10}: {_mean([fmean(gains[side] for gains in deal) for deal in found])}"
    yield f"{'both':>10}: {_mean([fmean(sum(gains) for gains in deal) for deal in found])}"
    for at, name in enumerate(names):
        told = (f"{side} {_mean([deal[at][number] for deal in found])}" for number, side in enumerate(sides))
        yield f"{name:>10}: {', '.join(told)}"


def _mean(found: Sequence[float]) -> str:
    return f"{fmean(found):7.2f} ± {half_interval(found):.2f}"
