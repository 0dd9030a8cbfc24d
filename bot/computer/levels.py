"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.greedy import Greedy
from bot.computer.player import Player
from bot.computer.solving import Solving

LEVELS: Final[dict[str, Callable[[], Player]]] = {"greedy": Greedy, "solving": Solving}
"""Each makes a player that knows nothing yet."""
