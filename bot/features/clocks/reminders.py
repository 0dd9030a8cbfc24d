"""Sends reminders, ends overdue turns, and ends parties on servers without the bot.

One transaction reads and handles a partie, so late, early or repeated calls do no harm.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import inf
from typing import Final

from bot.features.clocks import turn_clock
from bot.features.results.service import end
from bot.model.changes import ClocksChanged
from bot.model.clock_pauses import ClockPauses, after_quiet
from bot.model.clocks import HOUR, PACES
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says, SendNew, Show
from bot.model.players import User
from bot.model.reminders import UP, reminded_by, reminder_time
from bot.model.results import EndedBy
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from data import parties, servers
from data.outbox import HANDS, Place, enqueue
from data.parties import PartieRow
from data.players import users
from data.store.transaction import Transaction

RETRY_DELAY: Final = 60
"""Seconds until a clock that could not be handled is tried again."""
SERVERS_KNOWN_AFTER: Final = 60
"""Seconds after a start in which the bot learns its servers; with several shards it may take longer."""
PARTIES_AT_ONCE: Final = 16
"""The most parties handled in one commit: players' decisions wait for it."""
LONGEST_SLEEP: Final = min(PACES) // 2
"""The longest sleep in seconds: short enough for the first reminder of a turn that begins meanwhile."""

_log = logging.getLogger(__name__)


class Reminders(Entry):
    """The agenda entry for due clocks; ``since`` is the bot's start time."""

    timely = True
    # Players whose time ran out during downtime get more before anyone may claim.
    start_waits = inf

    def __init__(self, context: Context, since: int | None = None) -> None:
        self._context = context
        self._since = context.clock() if since is None else since
        self._handled_at = self._not_before = 0

    def wakes_on(self, change: Hashable) -> bool:
        return change == ClocksChanged()

    async def next_due(self) -> int:
        """Returns the time when the next clock is due or, after a failure, ``RETRY_DELAY`` later."""
        since, looks = self._since, self._context.clock() + LONGEST_SLEEP
        first, later = await self._context.database.read(
            lambda tx: (parties.next_wake(tx), parties.next_wake(tx, since))
        )
        # Parties still due from the start wait until the bot knows its servers.
        waits = self._handled_at + SERVERS_KNOWN_AFTER if first is not None and first <= since else None
        wakes = [wake for wake in (waits, later) if wake is not None]
        return min(max(min(wakes), self._not_before), looks) if wakes else looks

    async def do(self) -> None:
        now = self._context.clock()
        # If the clock was turned back, this process must not have started later than now.
        self._since, self._handled_at = min(self._since, now), now
        due = await self._context.database.read(lambda tx: parties.awake(tx, now))
        for first in range(0, len(due), PARTIES_AT_ONCE):
            await asyncio.gather(*(self._handle(partie, now) for partie in due[first : first + PARTIES_AT_ONCE]))

    async def _handle(self, partie_id: PartieId, now: int) -> None:
        try:
            await self._context.database.write(
                lambda tx: handle_due(tx, partie_id, now, self._since, self._context.knows_server)
            )
        except Exception:
            _log.exception("the clock of partie %d could not be handled", partie_id)
            self._not_before = now + RETRY_DELAY


@dataclass(frozen=True, slots=True)
class _DueTurn:
    row: PartieRow
    seat: int
    user: User
    now: int


def handle_due(
    tx: Transaction, partie_id: PartieId, now: int, since: int, knows: Callable[[int], bool] = lambda _: True
) -> bool:
    """Sends a partie's due reminder or ends its overdue turn. Returns False if nothing was due.

    A player whose time ran out before ``since``, the bot's start, gets more time. A partie on a server the bot left
    ends only once ``knows(guild)`` confirms that the server list is complete.
    """
    row = parties.get_partie(tx, partie_id)
    if row is None or row.to_act is None or row.wake_at is None or row.wake_at > now:
        return False
    if row.pace is None or row.due_at is None:
        if row.wake_at <= since and (now < since + SERVERS_KNOWN_AFTER or not knows(row.guild)):
            return False
        end(tx, row, now, by=EndedBy.STOPPED, winner=None)
        return True
    user = users.get_user(tx, parties.seats(tx, partie_id)[row.to_act].user)
    turn = _DueTurn(row, row.to_act, user, now)
    if row.reminded < UP and row.wake_at <= since and row.due_at <= since:
        _give_an_hour(tx, turn, row.pace)
    elif row.reminded >= UP:
        _end_unclaimed(tx, turn)
    elif now >= row.due_at:
        _time_is_up(tx, turn)
    else:
        pauses = turn_clock.clock_pauses(tx, user.id, row.since)
        _remind(tx, turn, row.due_at, reminded_by(now, row.due_at, row.pace, pauses), pauses)
    return True


def _remind(tx: Transaction, turn: _DueTurn, due_at: int, reminded: int, pauses: ClockPauses) -> None:
    _set_reminded(tx, turn, reminded)
    remind_at = reminder_time(turn.now, turn.user, pauses)
    if remind_at < due_at:
        enqueue(tx, turn.row, HANDS[turn.seat], SendNew(reminds=True), remind_at)


def _give_an_hour(tx: Transaction, turn: _DueTurn, pace: int) -> None:
    turn_clock.grant_time(tx, turn.row, turn.user.id, turn.now, min(HOUR, pace))
    enqueue(tx, turn.row, HANDS[turn.seat], _overdue_notice(turn), turn.now)


def _time_is_up(tx: Transaction, turn: _DueTurn) -> None:
    row, now = turn.row, turn.now
    if servers.get_server(tx, row.guild).claims_itself:
        end(tx, row, now, by=EndedBy.CLAIMED, winner=1 - turn.seat)
        return
    _set_reminded(tx, turn, UP)
    enqueue(tx, row, Place.TABLE, Say(Says.LATE, turn.seat), now)
    enqueue(tx, row, HANDS[1 - turn.seat], SendNew(), now)
    enqueue(tx, row, HANDS[turn.seat], _overdue_notice(turn), now)


def _end_unclaimed(tx: Transaction, turn: _DueTurn) -> None:
    waits = 1 - turn.seat
    gone = parties.seats(tx, turn.row.id)[waits].gone
    end(tx, turn.row, turn.now, by=EndedBy.STOPPED if gone else EndedBy.CLAIMED, winner=None if gone else waits)


def _overdue_notice(turn: _DueTurn) -> SendNew | Show:
    user = turn.user
    notifies = user.reminders and after_quiet(turn.now, user.quiet, user.zone) == turn.now
    return SendNew(reminds=True) if notifies else Show()


def _set_reminded(tx: Transaction, turn: _DueTurn, reminded: int) -> None:
    row = turn.row
    clock = turn_clock.started_clock(tx, row, turn.user, row.since, extra=row.extra, reminded=reminded)
    parties.set_clock(tx, row.id, clock)
