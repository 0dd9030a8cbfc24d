"""Delivers the outbox to Discord: retries each message until it arrives, once, and in order.

A message is composed at delivery, from what is stored then. Its notice's id is Discord's nonce. A notice that may have
arrived before is searched for first.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Hashable
from functools import partial
from math import ceil
from time import monotonic
from typing import Final, TypeAlias

from bot.model.changes import NoticeAdded, TurnBegan
from bot.model.ids import PartieId
from bot.model.outbox_messages import DeleteMessage, MoveTable, NewHand, OpenTable, RetireHand, TellAwards
from bot.model.sight import Sight
from bot.runtime.alarm import AFTER_FAILURE, Alarm
from bot.runtime.context import Context
from bot.runtime.deliverer import Deliverer, NoticeGone
from bot.runtime.messenger import At, Failure, Reply
from bot.runtime.notices import HANDS
from bot.runtime.peers import MayTell
from bot.runtime.refusals import Refusals
from bot.runtime.worker_pool import LOOKS_EVERY, WorkerPool
from data import outbox, parties, requests
from data.outbox import Notice, Place
from data.players import users
from data.store.errors import ServerGone
from data.store.transaction import Transaction

_LOCATING = (OpenTable, MoveTable)
"""Messages that give a table its location; all other messages for the table wait for them."""

AWARDS: Final = 4
"""How many parties have awards announced at once: few, since no one waits for them and channels are slow."""

REQUESTS_KEPT = 3 * 24 * 60 * 60
"""How long a request key is stored, in seconds. Discord accepts no answer to an interaction older than 15 minutes."""
DELETES_EVERY = 6 * 60 * 60
"""How often old request keys are deleted, in seconds."""
DELETES_AT_ONCE = 200
"""The batch size for these deletions; decisions wait while a batch is deleted."""

FIRST_HAND: Final = 1.5
"""How long an answer waits for the first hand of a partie, to link to it, in seconds; Discord waits three."""

POLLS_EVERY: Final = 2
"""How often a bot of several processes checks what is due, in seconds: another process may have left work."""

Round: TypeAlias = Callable[[PartieId, list[Notice], MayTell], Awaitable[bool]]
"""Delivers some notices of a partie while it may; returns whether more may be due now."""

_log = logging.getLogger(__name__)


class Dispatcher:
    """Delivers the outbox. After ``start``, commits wake it; ``hurry`` and ``bring`` wake it by hand."""

    def __init__(self, context: Context, tables: Deliverer, hands: Deliverer, channels: Deliverer) -> None:
        self._context = context
        self._tables = tables
        self._hands = hands
        self._channels = channels
        self._workers = WorkerPool[PartieId](self._deliver)
        # A separate pool, so that a slow channel delays no table and no hand.
        self._announcers = WorkerPool[PartieId](
            partial(self._deliver_all, self._deliver_announcement), workers=AWARDS, most=AWARDS
        )
        self.arrived_at = context.clock()
        """The last time a notice left the outbox, or else the time this was created, in Unix seconds."""
        self._unsubscribe: Callable[[], None] = lambda: None
        self._deletes_at: int | None = None
        self._polls_at = 0
        # If the database was unavailable, others may have failed too, and a dead process's leftovers wait for them.
        delay = POLLS_EVERY if context.peers.several else AFTER_FAILURE
        self._alarm = Alarm(context.clock, self._next_due, self._ring, after_failure=delay)

    async def start(self) -> None:
        """Delivers the backlog from before the restart, then anything that is committed or falls due."""
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._refusals.resumed = self._alarm.ring
        self._deletes_at = self._context.clock()
        await self._ring()
        await self._alarm.set()

    async def stop(self) -> None:
        """Finishes the messages being sent and starts no more; the rest stays in the outbox."""
        self._context.throttle.stop()
        self._unsubscribe()
        self._refusals.resumed = lambda: None
        await self._alarm.stop()
        await self._workers.stop()
        await self._announcers.stop()
        await self._context.clicks.settle()

    def _committed(self, changes: Collection[Hashable]) -> None:
        urgent = {change.partie_id for change in changes if isinstance(change, TurnBegan)}
        for change in changes:
            if isinstance(change, NoticeAdded):
                person_waits = change.partie_id in urgent or self._context.throttle.is_held(change.partie_id)
                (self.hurry if person_waits else self.bring)(change.partie_id)

    def hurry(self, partie_id: PartieId) -> None:
        """Delivers the notices of this partie soon, because a person is waiting for them."""
        self._workers.hurry(partie_id)

    def bring(self, partie_id: PartieId) -> None:
        """Delivers the notices of this partie after the urgent ones."""
        self._workers.call(partie_id)

    async def first_hand(self, partie_id: PartieId, user: int) -> Reply:
        """The message with the first hand of a new partie; CLOSED, or LATER if it has not arrived soon."""
        self.hurry(partie_id)
        await self._workers.done(partie_id, FIRST_HAND)
        reply, until = await self._first_hand(partie_id, user), monotonic() + FIRST_HAND
        while reply is Failure.LATER and monotonic() < until and not await self._context.peers.serves(partie_id):
            await asyncio.sleep(LOOKS_EVERY)
            reply = await self._first_hand(partie_id, user)
        return reply

    async def _first_hand(self, partie_id: PartieId, user: int) -> Reply:
        def work(tx: Transaction) -> Reply:
            seat = next(seat for seat in parties.seats(tx, partie_id) if seat.user == user)
            if seat.hand_channel is not None and seat.hand_message is not None:
                return At(seat.hand_channel, seat.hand_message)
            return Failure.CLOSED if users.get_user(tx, user).dms_closed else Failure.LATER

        return await self._context.database.read(work)

    def shown(self, sight: Sight, at: At, *, since: int) -> None:
        """Stores that a message in a player's DM now shows ``sight``: the answer to a click on what it showed
        ``since``.
        """
        self._context.clicks.add(sight, at, since)
        self.hurry(sight.partie_id)

    async def settle(self, partie_id: PartieId) -> None:
        """Stores what answers to clicks show, before another process delivers for the partie."""
        await self._context.clicks.waiting(partie_id)

    async def _next_due(self) -> int | None:
        if self._context.peers.several:
            return self._polls_at
        due = await self._context.database.read(outbox.next_due)
        if due is not None and (wait := self._refusals.wait()) > 0:
            due = max(due, self._context.clock() + ceil(wait))
        return min((one for one in (due, self._deletes_at) if one is not None), default=None)

    @property
    def _refusals(self) -> Refusals:
        return self._context.throttle.refusals

    async def _ring(self) -> None:
        now = self._context.clock()
        self._polls_at = now + POLLS_EVERY
        await self._wake_due(now)
        if self._deletes_at is not None and self._deletes_at <= now:
            await self._delete_old_requests(now)

    async def _delete_old_requests(self, now: int) -> None:
        """Deletes old request keys: the next batch soon, or after some hours if none are left."""
        forgotten = await self._context.database.write(
            lambda tx: requests.forget_requests(tx, now - REQUESTS_KEPT, DELETES_AT_ONCE)
        )
        self._deletes_at = now + (1 if forgotten == DELETES_AT_ONCE else DELETES_EVERY)

    async def _wake_due(self, now: int) -> None:
        """Starts delivering what is due; after Discord has refused everything, one partie alone."""
        if self._refusals.wait() > 0:
            return
        at_tables, in_channels = await self._context.database.read(lambda tx: outbox.due(tx, now))
        tables = await self._context.peers.due_here("outbox", at_tables)
        channels = await self._context.peers.due_here("channels", in_channels)
        if not self._refusals.is_open:
            tables, channels = tables[:1], () if tables else channels[:1]
        for partie in tables:
            self.bring(partie)
        for partie in channels:
            self._announcers.call(partie)

    async def _deliver(self, partie_id: PartieId) -> None:
        if self._context.throttle.is_held(partie_id):
            self._workers.stop_counting(partie_id)
        await self._deliver_all(self._deliver_next, partie_id)

    async def _deliver_all(self, delivery: Round, partie_id: PartieId) -> None:
        # A click on the partie is answered before its messages go out; the answer may make some of them unnecessary.
        await self._context.throttle.answered(partie_id)
        if self._refusals.wait() > 0:
            await self._alarm.set()
            return
        try:
            async with self._context.peers.telling(partie_id) as may_tell:
                while may_tell and (waiting := await self._context.clicks.waiting(partie_id)):
                    if not await delivery(partie_id, waiting, may_tell) or self._alarm.stopped:
                        await self._alarm.set()
                        break
        except Exception:
            _log.exception("partie %d: what is to be told could not be looked up or stored", partie_id)
            await self._alarm.set_after_failure()

    async def _deliver_next(self, partie_id: PartieId, waiting: list[Notice], may_tell: MayTell) -> bool:
        """Delivers what is due next at each place (table and hands) of a partie; returns whether more may be due."""
        now, brought = self._context.clock(), False
        table = _for_table(waiting)
        hands = [notice for place in HANDS for notice in _due_for_hand(waiting, place, now)]
        if table and table[0].due_at > now:
            await self._delay_others(table[0], table[1:])
        # The table opens before the hands are sent, since they link to it. Everything else follows the hands.
        elif table and (table[0].message == OpenTable() or all(notice.attempts for notice in hands)):
            brought |= await self._deliver_one(self._tables, table[0], may_tell)
        for notice in [
            *hands,
            *(notice for notice in waiting if _is_about_old_message(notice) and notice.due_at <= now),
        ]:
            brought |= await self._deliver_one(self._hands, notice, may_tell)
        if not brought and any(notice.due_at <= now for notice in _for_channel(waiting)):
            self._announcers.call(partie_id)
        return brought

    async def _deliver_announcement(self, _: PartieId, waiting: list[Notice], may_tell: MayTell) -> bool:
        """Delivers what is due next for the channel; returns whether more may be due."""
        mine = _for_channel(waiting)
        if mine and mine[0].due_at <= self._context.clock():
            return await self._deliver_one(self._channels, mine[0], may_tell)
        if mine:
            await self._delay_others(mine[0], mine[1:])
        return False

    async def _delay_others(self, first: Notice, others: list[Notice]) -> None:
        """Delays the notices behind one that is not due yet, so that their place keeps its order."""
        if any(notice.due_at < first.due_at for notice in others):
            await self._context.database.write(lambda tx: outbox.put_off(tx, first.partie, first.place, first.due_at))

    async def _deliver_one(self, deliverer: Deliverer, notice: Notice, may_tell: MayTell) -> bool:
        """Delivers one notice. A failure delays no other place. Raises ServerGone."""
        await self._context.throttle.give_way()
        if self._alarm.stopped or self._refusals.wait() > 0 or not await may_tell():
            return False
        try:
            brought = await deliverer.bring(notice)
        except NoticeGone:
            return True
        except ServerGone:
            # The database failed, not Discord: nothing is postponed, and everything is retried when it is back.
            raise
        except Exception:
            _log.exception("partie %d: %s could not be brought to %s", notice.partie, notice.message, notice.place)
            return await deliverer.later(notice)
        if brought:
            self.arrived_at = self._context.clock()
        return brought


def _for_table(waiting: list[Notice]) -> list[Notice]:
    """The notices for the table, in the order of delivery."""
    mine = [notice for notice in waiting if notice.place is Place.TABLE]
    return sorted(mine, key=lambda notice: (not isinstance(notice.message, _LOCATING), notice.first_seq, notice.id))


def _for_channel(waiting: list[Notice]) -> list[Notice]:
    """The notices for the channel, in delivery order: no announcement waits for the edit of a challenge."""
    mine = [notice for notice in waiting if notice.place is Place.CHANNEL]
    return sorted(mine, key=lambda notice: (not isinstance(notice.message, TellAwards), notice.id))


def _due_for_hand(waiting: list[Notice], place: Place, now: int) -> list[Notice]:
    """The notices due for a hand: a new message first, since it shows the current hand; of two, the older one."""
    mine = [notice for notice in waiting if notice.place is place and not _is_about_old_message(notice)]
    due = [notice for notice in mine if notice.due_at <= now]
    rings = [notice for notice in mine if notice.message == NewHand()]
    return rings[:1] if any(notice.message == NewHand() for notice in due) else due[:1]


def _is_about_old_message(notice: Notice) -> bool:
    return isinstance(notice.message, RetireHand | DeleteMessage)
