"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.levels.beginner import Beginner
from bot.computer.levels.complete_player import CompletePlayer
from bot.computer.levels.thinking_player import DoubtingPlayer, SolvingPlayer, WeighingPlayer
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Player

_WORLDS_OF_CLUB: Final = 4
"""So few that master beats him by more than eight points a pair; with fewer yet he beats greedy by less than 25."""

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "beginner": Beginner,
    "club": lambda seed: CompletePlayer(DoubtingPlayer(seed, _WORLDS_OF_CLUB), seed),
    "master": lambda seed: CompletePlayer(WeighingPlayer(seed), seed),
    "greedy": lambda _seed: GreedyPlayer(),
    "solving": SolvingPlayer,
    "weighing": WeighingPlayer,
}
"""Each makes of a seed a player that knows nothing yet."""
