"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.greedy import Greedy
from bot.computer.player import Player
from bot.computer.solving import Solving, Weighing

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "beginner": lambda _seed: Greedy(),
    "club": Solving,
    "master": Weighing,
    "greedy": lambda _seed: Greedy(),
    "solving": Solving,
    "weighing": Weighing,
}
"""Each makes of a seed a player that knows nothing yet."""
