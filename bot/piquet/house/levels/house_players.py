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
"""The expert level solves few imagined hands, so that master is stronger (``RESULTS.md``)."""

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    **{level: partial(HabitualPlayer, character) for level, character in CHARACTERS.items()},
    "expert": lambda seed: CompletePlayer(DoubtingPlayer(seed, _WORLDS_OF_EXPERT), seed),
    "master": lambda seed: CompletePlayer(WeighingPlayer(seed), seed),
    "greedy": lambda _seed: GreedyPlayer(),
    "solving": SolvingPlayer,
    "weighing": WeighingPlayer,
}
"""The function by level that creates a player from a seed."""


def player(level: str, seed: int = 0) -> Player:
    """Creates a level's computer player. Raises ValueError for an unknown level."""
    if level not in PLAYERS:
        raise ValueError(f"{quoted(level)} is not a player: write {listed(PLAYERS)}")
    return PLAYERS[level](seed)
