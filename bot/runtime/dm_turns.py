"""The order and pace of opening DMs with people: Discord treats a bot that opens many at once as a spammer.

Turns go in order of request and are kept once given. The turns of all processes are in the database.
"""

import re
from collections.abc import Callable
from typing import Final

from data.meta import get_meta, set_meta
from data.store.database import Database
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

MOST: Final = 10
"""The most DMs opened in ``SECONDS``. A DM that is already open costs nothing."""
SECONDS: Final = 10
KEPT: Final = 600
"""How long a person's turn is kept, in seconds."""
_LAST_TURNS: Final = "dm-turns"
"""The key that holds, in the database, the time of the last request and then the times of the last turns."""
_TIMES: Final = re.compile("[0-9]{1,18}( [0-9]{1,18})*")


class DmTurns:
    """The people whose DM this process is going to open, each with the time of their turn in Unix seconds."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._turns: dict[int, int] = {}
        self._asked_at = 0

    async def take(self, user: int) -> bool:
        """Whether a person's DM may be opened now, which uses their turn. If not, they get a later turn."""
        now = self._clock()
        if _was_ahead(self._asked_at, now):
            self._turns.clear()
        self._asked_at = now
        self._turns = {one: turn for one, turn in self._turns.items() if turn > now - KEPT}
        if user not in self._turns:
            self._turns[user] = await self._database.write(lambda tx: _next_turn(tx, now))
        if self._turns[user] > now:
            return False
        del self._turns[user]
        return True

    def turn_of(self, user: int) -> int | None:
        """The time of a person's turn; None if they have not asked or it has come."""
        turn = self._turns.get(user)
        return turn if turn is not None and turn > self._clock() else None


def last_turns(tx: Transaction) -> tuple[int, list[int]]:
    """The time of the last request, and the last turns given. Raises DamagedValue."""
    stored = get_meta(tx, _LAST_TURNS) or "0"
    if _TIMES.fullmatch(stored) is None:
        raise DamagedValue(f"meta.value {_LAST_TURNS}")
    asked_at, *given = map(int, stored.split())
    return asked_at, given


def _next_turn(tx: Transaction, now: int) -> int:
    """Takes the next free turn after all those given."""
    try:
        asked_at, given = last_turns(tx)
    except DamagedValue:
        asked_at, given = now, []  # the doctor reports it, and messages must still go out
    if _was_ahead(asked_at, now):
        given = []
    turn = max([now, *given[-1:]])
    if len(given) >= MOST and (later := given[-MOST] + SECONDS) > now:
        # Spaced out, so that those who wait keep their order.
        turn = max(later, given[-1] + SECONDS // MOST)
    set_meta(tx, _LAST_TURNS, " ".join(map(str, [now, *[*given, turn][-MOST:]])))
    return turn


def _was_ahead(asked_at: int, now: int) -> bool:
    """Whether the clock was far ahead at the last request. That must not block everything."""
    return asked_at > now + KEPT
