"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.levels.beginner import Beginner
from bot.computer.levels.house import House
from bot.computer.levels.thinking_player import Doubting, Solving, Weighing
from bot.computer.players.greedy import Greedy
from bot.computer.players.player import Player

_WORLDS_OF_CLUB: Final = 4
"""So few that master beats him by more than eight points a pair; with fewer yet he beats greedy by less than 25."""

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "beginner": Beginner,
    "club": lambda seed: House(Doubting(seed, _WORLDS_OF_CLUB), seed),
    "master": lambda seed: House(Weighing(seed), seed),
    "greedy": lambda _seed: Greedy(),
    "solving": Solving,
    "weighing": Weighing,
}
"""Each makes of a seed a player that knows nothing yet."""
