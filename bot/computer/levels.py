"""The players of the house by name."""

from collections.abc import Callable
from typing import Final

from bot.computer.greedy import Greedy
from bot.computer.player import Player

LEVELS: Final[dict[str, Callable[[], Player]]] = {"greedy": Greedy}
"""Each makes a player that knows nothing yet."""
