"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.greedy import Greedy
from bot.computer.player import Player
from bot.computer.solving import Solving, Weighing

LEVELS: Final[dict[str, Callable[[], Player]]] = {"greedy": Greedy, "solving": Solving, "weighing": Weighing}
"""Each makes a player that knows nothing yet."""
