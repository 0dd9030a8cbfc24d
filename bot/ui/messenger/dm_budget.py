"""How fast the bot opens direct messages with people: Discord takes a bot that opens many at once for spam."""

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST: Final = 10
"""How many DMs are opened in ``SECONDS`` at most. A DM that is open already costs nothing."""
SECONDS: Final = 10.0


class DmBudget:
    """Counts the DMs that were opened lately. ``clock`` gives seconds."""

    def __init__(
        self, most: int | None = None, seconds: float = SECONDS, clock: Callable[[], float] = monotonic
    ) -> None:
        self._most = MOST if most is None else most
        self._seconds = seconds
        self._clock = clock
        self._opened: deque[float] = deque()

    def take(self) -> bool:
        """Whether one more may be opened now; if so, it counts."""
        now = self._clock()
        while self._opened and self._opened[0] <= now - self._seconds:
            self._opened.popleft()
        if len(self._opened) >= self._most:
            return False
        self._opened.append(now)
        return True
