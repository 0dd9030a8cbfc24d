"""In which order and how fast direct messages with people are opened: Discord takes a bot that opens many for spam.

Who asks first has the first turn, and keeps it. The turns of all processes are in the database.
"""

from collections.abc import Callable
from typing import Final

from data.meta import get_meta, set_meta
from data.store.database import Database
from data.store.transaction import Transaction

MOST: Final = 10
"""How many DMs are opened in ``SECONDS`` at most. A DM that is open already costs nothing."""
SECONDS: Final = 10
KEPT: Final = 600
"""How long a turn is kept for somebody, in seconds."""
_LAST_TURNS: Final = "dm-turns"
"""The key under which the database has the times of the last turns."""


class DmTurns:
    """The people whose DM is to be opened by this process, each with the time of their turn in Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._turns: dict[int, int] = {}

    async def take(self, user: int) -> bool:
        """Whether the DM of a person may be opened now: then their turn is used. Else they have a turn later."""
        now = self._clock()
        self._turns = {one: turn for one, turn in self._turns.items() if turn > now - KEPT}
        if user not in self._turns:
            self._turns[user] = await self._database.write(lambda tx: _next_turn(tx, now))
        if self._turns[user] > now:
            return False
        del self._turns[user]
        return True

    def turn_of(self, user: int) -> int | None:
        """When a person has their turn; None if they have not asked, or it has come."""
        turn = self._turns.get(user)
        return turn if turn is not None and turn > self._clock() else None


def _next_turn(tx: Transaction, now: int) -> int:
    """The next free turn, which is after all that were given, and now taken."""
    given = [int(turn) for turn in (get_meta(tx, _LAST_TURNS) or "").split()]
    # A clock that was ahead must not stop everything.
    given = [turn for turn in given if turn <= now + KEPT]
    turn = max([now, *given[-1:]])
    if len(given) >= MOST and (later := given[-MOST] + SECONDS) > now:
        # Apart from each other, so that those who wait keep their order.
        turn = max(later, given[-1] + SECONDS // MOST)
    set_meta(tx, _LAST_TURNS, " ".join(map(str, [*given, turn][-MOST:])))
    return turn
