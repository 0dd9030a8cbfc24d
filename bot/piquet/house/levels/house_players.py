"""The house's players by name."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...spelling import listed, quoted
from ..players.greedy import GreedyPlayer
from ..players.player import Player
from .complete_player import CompletePlayer
from .habits import CHARACTERS, HabitualPlayer
from .thinking_player import DoubtingPlayer, SolvingPlayer, WeighingPlayer

_WORLDS_OF_EXPERT: Final = 2
"""The expert draws few worlds for a card, so that master is stronger (``RESULTS.md``)."""

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    **{level: partial(HabitualPlayer, character) for level, character in CHARACTERS.items()},
    "expert": lambda seed: CompletePlayer(DoubtingPlayer(seed, _WORLDS_OF_EXPERT), seed),
    "master": lambda seed: CompletePlayer(WeighingPlayer(seed), seed),
    "greedy": lambda _seed: GreedyPlayer(),
    "solving": SolvingPlayer,
    "weighing": WeighingPlayer,
}
"""Functions, by name, that make a new player from a seed."""


def player(level: str, seed: int = 0) -> Player:
    """A new player of a level. Raises ValueError if there is none of this name."""
    if level not in PLAYERS:
        raise ValueError(f"{quoted(level)} is no player: write {listed(PLAYERS)}")
    return PLAYERS[level](seed)
