"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.beginner import Beginner
from bot.computer.greedy import Greedy
from bot.computer.house import House
from bot.computer.player import Player
from bot.computer.solving import Solving, Weighing

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "beginner": Beginner,
    "club": lambda seed: House(Solving(seed), seed),
    "master": lambda seed: House(Weighing(seed), seed),
    "greedy": lambda _seed: Greedy(),
    "solving": Solving,
    "weighing": Weighing,
}
"""Each makes of a seed a player that knows nothing yet."""
