"""What is due about the clocks: reminders, the end of a player's time, and of parties that the bot cannot get back to.

A partie is seen to in one transaction, in which all that its clock follows from is read anew: so it does not matter how
often, how late or in how many processes it is woken.
"""

import asyncio
import logging
from collections.abc import Collection, Hashable
from dataclasses import dataclass
from typing import Final

from bot.services.background.alarm import Alarm
from bot.services.core import turn_clock
from bot.services.core.clock import HOUR, PACES, UP, after_quiet, reminded_by
from bot.services.core.context import Context
from bot.services.core.notices import HANDS, tell
from bot.services.ledger.finish import end
from data import guilds, parties, users
from data.changes import ClocksChanged
from data.outbox import Place
from data.outbox_messages import NewHand, RedrawHand, RemindHand, TimeUp
from data.parties import EndedBy, PartieId, PartieRow
from data.store.transaction import Transaction
from data.users import User

AGAIN: Final = 60
"""How long after it failed a partie is seen to again, in seconds."""
SEES: Final = 60
"""How long after its start the bot has seen in which servers it is, in seconds."""
AT_ONCE: Final = 16
"""So many parties are seen to at a time, and kept together: whoever decides meanwhile waits behind them."""
LOOKS: Final = min(PACES) // 2
"""How long it sleeps at most, in seconds: no turn that begins meanwhile has its first reminder earlier."""

_log = logging.getLogger(__name__)


class Reminders:
    """Sends reminders and ends turns whose time is up. ``start`` it once, before anybody can claim."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._since = 0
        self._not_before = 0
        self._unsubscribe = _nothing
        self._alarm = Alarm(context.clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Sees to what fell due while the bot was down, and to all from now on."""
        self._since = self._context.clock()
        self._unsubscribe = self._context.database.subscribe(self._committed)
        await self._ring()
        await self._alarm.set()

    async def stop(self) -> None:
        """Lets what is under way end, and begins nothing more."""
        self._unsubscribe()
        await self._alarm.stop()

    def _committed(self, changes: Collection[Hashable]) -> None:
        if ClocksChanged() in changes:
            self._alarm.set_soon()

    async def _next_due(self) -> int:
        since, looks = self._since, self._context.clock() + LOOKS
        first, later = await self._context.database.read(
            lambda tx: (parties.next_wake(tx), parties.next_wake(tx, since))
        )
        # What was due when the bot began is done, but for what waits until it has seen where it is.
        waits = since + SEES if first is not None and first <= since else None
        wakes = [wake for wake in (waits, later) if wake is not None]
        return min(max(min(wakes), self._not_before), looks) if wakes else looks

    async def _ring(self) -> None:
        now = self._context.clock()
        # By a clock that was turned back the bot has not been running since any later time than now.
        self._since = min(self._since, now)
        awake = await self._context.database.read(lambda tx: parties.awake(tx, now))
        for first in range(0, len(awake), AT_ONCE):
            await asyncio.gather(*(self._attend(partie, now) for partie in awake[first : first + AT_ONCE]))

    async def _attend(self, partie_id: PartieId, now: int) -> None:
        try:
            await self._context.database.write(lambda tx: attend(tx, partie_id, now, self._since))
        except Exception:
            _log.exception("the clock of partie %d could not be seen to", partie_id)
            self._not_before = now + AGAIN


@dataclass(frozen=True, slots=True)
class _Turn:
    """A partie whose clock has woken at ``now``, and who is to act in it."""

    row: PartieRow
    seat: int
    user: User
    now: int


def attend(tx: Transaction, partie_id: PartieId, now: int, since: int) -> bool:
    """Does what is due about the clock of a partie at ``now``; whether anything was.

    The bot runs since ``since``: whose time ran out before that is given some, and what was to be broken off then waits
    until the bot can have seen that it was invited again.
    """
    row = parties.get_partie(tx, partie_id)
    if row is None or row.to_act is None or row.wake_at is None or row.wake_at > now:
        return False
    if row.pace is None or row.due_at is None:
        if row.wake_at <= since and now < since + SEES:
            return False
        end(tx, row, now, by=EndedBy.STOPPED, winner=None)
        return True
    user = users.get_user(tx, parties.seats(tx, partie_id)[row.to_act].user)
    turn = _Turn(row, row.to_act, user, now)
    if row.reminded < UP and row.wake_at <= since and row.due_at <= since:
        _excuse(tx, turn, row.pace)
    elif row.reminded >= UP:
        _unclaimed(tx, turn)
    elif now >= row.due_at:
        _time_is_up(tx, turn)
    else:
        _remind(tx, turn, row.due_at, reminded_by(now, row.due_at, row.pace))
    return True


def _remind(tx: Transaction, turn: _Turn, due_at: int, reminded: int) -> None:
    """A reminder, after his quiet hours if the clock woke too late to wait for their end; none that is overtaken."""
    _set(tx, turn, reminded)
    rings = after_quiet(turn.now, turn.user.quiet, turn.user.zone)
    if rings < due_at:
        tell(tx, turn.row, HANDS[turn.seat], RemindHand(), rings)


def _excuse(tx: Transaction, turn: _Turn, pace: int) -> None:
    """His time ran out while the bot was down and he could not move: he has an hour from now on."""
    turn_clock.give(tx, turn.row, turn.user.id, turn.now, min(HOUR, pace))
    tell(tx, turn.row, HANDS[turn.seat], _bell(turn), turn.now)


def _time_is_up(tx: Transaction, turn: _Turn) -> None:
    row, now = turn.row, turn.now
    if guilds.get_guild(tx, row.guild).claims_itself:
        end(tx, row, now, by=EndedBy.CLAIMED, winner=1 - turn.seat)
        return
    _set(tx, turn, UP)
    tell(tx, row, Place.TABLE, TimeUp(turn.seat), now)
    tell(tx, row, HANDS[1 - turn.seat], NewHand(), now)
    tell(tx, row, HANDS[turn.seat], _bell(turn), now)


def _unclaimed(tx: Transaction, turn: _Turn) -> None:
    """The other has not claimed it for long: it is his, unless he is gone as well."""
    waits = 1 - turn.seat
    if parties.seats(tx, turn.row.id)[waits].gone:
        end(tx, turn.row, turn.now, by=EndedBy.STOPPED, winner=None)
    else:
        end(tx, turn.row, turn.now, by=EndedBy.CLAIMED, winner=waits)


def _bell(turn: _Turn) -> RemindHand | RedrawHand:
    """How he is told of his time where that cannot wait: with a bell, unless he wants none now."""
    user = turn.user
    rings = user.reminders and after_quiet(turn.now, user.quiet, user.zone) == turn.now
    return RemindHand() if rings else RedrawHand()


def _set(tx: Transaction, turn: _Turn, reminded: int) -> None:
    row = turn.row
    clock = turn_clock.wound(tx, row, turn.user, row.since, extra=row.extra, reminded=reminded)
    parties.set_clock(tx, row.id, clock)


def _nothing() -> None:
    pass
