"""Delivers the outbox to Discord: retries each message until it arrives, once, and in order.

A message is composed at delivery, from what is stored then. Its notice's id is Discord's nonce. A notice that may have
arrived before is searched for first.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any, Final, TypeAlias

from bot.model.changes import NoticeAdded, TurnBegan
from bot.model.ids import PartieId
from bot.model.outbox_messages import Retire, Ring, TellAwards
from bot.model.sight import Sight
from bot.runtime.alarm import Alarm
from bot.runtime.context import Context
from bot.runtime.deliverer import Deliverer, L, Loaded, NoticeGone, Seen, Store, Then
from bot.runtime.messenger import At, Failure, Reply
from bot.runtime.refusals import Refusals
from bot.runtime.worker_pool import WorkerPool
from data import outbox, parties, posts, requests
from data.outbox import HANDS, Notice, Place
from data.players import users
from data.store.errors import DamagedValue, ServerGone
from data.store.transaction import Transaction, Work

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


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice and who delivers it; no one if it is not due, and those behind it have to wait for it."""

    notice: Notice
    deliverer: Deliverer[Any] | None


Choose: TypeAlias = Callable[[Sequence[Notice]], Sequence[Delivery]]
"""Chooses what to deliver next of all that waits."""


@dataclass(frozen=True, slots=True)
class Round:
    """What waits in the outbox for a partie, and what of it is delivered now."""

    waiting: Sequence[Notice]
    due: Sequence[Delivery]
    partie: Seen[Any] | None = None
    damaged: DamagedValue | None = None
    """What kept the partie from being loaded."""
    stores_clicks_first: bool = False
    """Whether a click was on another message than the live hand, and decides which one that is."""

    @property
    def seen(self) -> Seen[Any]:
        """What the deliverers need. Raises DamagedValue."""
        if self.partie is None:
            raise self.damaged or LookupError("nothing is due")
        return self.partie


_log = logging.getLogger(__name__)


class Dispatcher:
    """Delivers the outbox. After ``start``, commits wake it; ``hurry`` and ``bring`` wake it by hand."""

    def __init__(
        self,
        context: Context,
        load: Callable[[Transaction, PartieId, int], L],
        *,
        tables: Deliverer[L],
        hands: Deliverer[L],
        channels: Deliverer[L],
    ) -> None:
        self._context = context
        self._load: Callable[[Transaction, PartieId, int], Loaded] = load
        self._tables: Deliverer[Any] = tables
        self._hands: Deliverer[Any] = hands
        self._channels: Deliverer[Any] = channels
        self._workers = WorkerPool[PartieId](self._deliver)
        # A separate pool, so that a slow channel delays no table and no hand.
        self._announcers = WorkerPool[PartieId](
            partial(self._deliver_all, self._choose_announcement), workers=AWARDS, most=AWARDS
        )
        self.arrived_at = context.clock()
        """The last time a notice left the outbox, or else the time this was created, in Unix seconds."""
        self._unsubscribe: Callable[[], None] = lambda: None
        self._deletes_at: int | None = None
        self._alarm = Alarm(context.clock, self._next_due, self._ring)

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
        await self._context.clicks.settle_all()

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
        if not self._workers.runs(sight.partie_id):
            self.hurry(sight.partie_id)

    async def _next_due(self) -> int | None:
        due = await self._context.database.read(outbox.next_due)
        if due is not None and (wait := self._refusals.wait()) > 0:
            due = max(due, self._context.clock() + ceil(wait))
        return min((one for one in (due, self._deletes_at) if one is not None), default=None)

    @property
    def _refusals(self) -> Refusals:
        return self._context.throttle.refusals

    async def _ring(self) -> None:
        now = self._context.clock()
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
        tables, channels = await self._context.database.read(lambda tx: outbox.due(tx, now))
        if not self._refusals.is_open:
            tables, channels = tables[:1], [] if tables else channels[:1]
        for partie in tables:
            self.bring(partie)
        for partie in channels:
            self._announcers.call(partie)

    async def _deliver(self, partie_id: PartieId) -> None:
        if self._context.throttle.is_held(partie_id):
            self._workers.stop_counting(partie_id)
        await self._deliver_all(self._choose, partie_id)

    async def _deliver_all(self, choose: Choose, partie_id: PartieId) -> None:
        # A click on the partie is answered before its messages go out; the answer may make some of them unnecessary.
        await self._context.throttle.answered(partie_id)
        if self._refusals.wait() > 0:
            await self._alarm.set()
            return
        try:
            await self._deliver_in_rounds(choose, partie_id)
        except Exception:
            _log.exception("partie %d: what is to be told could not be looked up or stored", partie_id)
            await self._alarm.set_after_failure()

    async def _deliver_in_rounds(self, choose: Choose, partie_id: PartieId) -> None:
        """Delivers what is due, until nothing more is.

        Messages of a round go out at once. One transaction stores what became of them, and looks for the next round.
        """
        look = partial(self._look, choose, partie_id)
        round_ = await self._context.database.read(look)
        while round_.due or self._context.clicks.has(partie_id):
            if not round_.due or round_.stores_clicks_first:
                round_ = await self._context.clicks.write(partie_id, look)
                continue
            stores = await self._send(round_)
            after = await self._store(partie_id, stores, look)
            if {delivery.notice.id for delivery in round_.due} - {notice.id for notice in after.waiting}:
                self.arrived_at = self._context.clock()
            if len(stores) < len(round_.due) or self._alarm.stopped:
                await self._alarm.set()
                return
            round_ = after
        self._call_later(partie_id, round_.waiting)

    async def _send(self, round_: Round) -> list[Store]:
        """Sends the messages of a round, apart but without waiting for answers. Returns what to store about each.

        There are fewer if no more may be sent now.
        """
        sending = list[asyncio.Task[Store]]()
        # If this task is cancelled, so are those, and it ends after them.
        async with asyncio.TaskGroup() as group:
            for delivery in round_.due:
                await self._context.throttle.give_way()
                if self._alarm.stopped or self._refusals.wait() > 0:
                    break
                sending.append(group.create_task(self._deliver_one(delivery, round_)))
        return [sent.result() for sent in sending]

    def _look(self, choose: Choose, partie_id: PartieId, tx: Transaction) -> Round:
        """What is waiting, what of it is to be delivered now, and if anything is, the partie."""
        waiting = outbox.waiting(tx, partie_id)
        clicks = self._context.clicks
        if all(clicks.may_cover(delivery.notice) for delivery in choose(waiting)):
            # Nothing is due, or the clicks are stored first: then perhaps nothing is.
            return Round(waiting, ())
        try:
            partie = self._load(tx, partie_id, self._context.clock())
        except DamagedValue as damaged:
            return Round(waiting, choose(waiting), damaged=damaged)
        untold = [notice for notice in waiting if not clicks.covers(notice, partie.seats)]
        due = choose(untold)
        at_table = any(delivery.notice.place is Place.TABLE for delivery in due)
        seen = Seen(partie, waiting, posts.last_post(tx, partie_id) if at_table else None)
        return Round(waiting, due, seen, stores_clicks_first=clicks.moves_hand(partie_id, partie.seats))

    async def _store(self, partie_id: PartieId, stores: list[Store], look: Work[Round]) -> Round:
        """Stores what became of the messages of a round, and looks for the next one."""

        def work(tx: Transaction) -> tuple[list[Then | None], Round]:
            return [store(tx) for store in stores], look(tx)

        follows, round_ = await self._context.clicks.write(partie_id, work)
        for then in follows:
            if then is not None:
                await then()
        return round_

    def _call_later(self, partie_id: PartieId, waiting: Sequence[Notice]) -> None:
        """Sees to it that what waits for the channel, or for its time, is delivered too."""
        now = self._context.clock()
        if any(notice.due_at <= now for notice in _for_channel(waiting)):
            self._announcers.call(partie_id)
        # What has become due at a table or a hand since the last look is waiting too.
        if later := [one.due_at for one in waiting if one.due_at > now or one.place is not Place.CHANNEL]:
            self._alarm.ring_by(min(later))

    def _choose(self, waiting: Sequence[Notice]) -> Sequence[Delivery]:
        """What is delivered next at the table and to the hands."""
        now = self._context.clock()
        table = self._first(self._tables, _for_table(waiting))
        if table and _opens(table[0].notice) and table[0].deliverer is not None:
            # The table opens before the hands are sent, since they link to it.
            return table
        hands = [notice for place in HANDS for notice in _due_for_hand(waiting, place, now)]
        olds = [notice for notice in waiting if _is_about_old_message(notice) and notice.due_at <= now]
        to_hands = [Delivery(notice, self._hands) for notice in [*hands, *olds]]
        new = [notice for notice in hands if isinstance(notice.message, Ring)]
        # What is told at the table follows the new hands, since it may call players whom no DM has reached.
        if any(not notice.attempts for notice in new):
            return to_hands
        return [*table, *to_hands] if new else [*to_hands, *table]

    def _choose_announcement(self, waiting: Sequence[Notice]) -> Sequence[Delivery]:
        """What is delivered next in the channel."""
        return self._first(self._channels, _for_channel(waiting))

    def _first(self, deliverer: Deliverer[Any], waiting: Sequence[Notice]) -> Sequence[Delivery]:
        """The first of these if any is due; those behind it wait for it while it is being retried."""
        now = self._context.clock()
        if not waiting or all(notice.due_at > now for notice in waiting):
            return []
        return [Delivery(waiting[0], deliverer if waiting[0].due_at <= now or not waiting[0].attempts else None)]

    async def _deliver_one(self, delivery: Delivery, round_: Round) -> Store:
        """Delivers one notice. A failure delays no other place. Raises ServerGone."""
        notice, deliverer = delivery.notice, delivery.deliverer
        if deliverer is None:
            return lambda tx: outbox.postpone(tx, notice, notice.due_at, failed=False)
        try:
            return await deliverer.bring(notice, round_.seen)
        except NoticeGone:
            return lambda _: None
        except ServerGone:
            # The database failed, not Discord: nothing is postponed, and everything is retried when it is back.
            raise
        except Exception:
            _log.exception("partie %d: %s could not be brought to %s", notice.partie, notice.message, notice.place)
            return deliverer.later(notice)


def _opens(notice: Notice) -> bool:
    """Whether a notice opens its table; one that moves a table is about a later state."""
    return notice.message == Ring() and notice.first_seq == 0


def _for_table(waiting: Sequence[Notice]) -> list[Notice]:
    """The notices for the table, in the order of delivery."""
    mine = [notice for notice in waiting if notice.place is Place.TABLE]
    return sorted(mine, key=lambda notice: (notice.message != Ring(), notice.first_seq, notice.id))


def _for_channel(waiting: Sequence[Notice]) -> list[Notice]:
    """The notices for the channel, in delivery order: no announcement waits for the edit of a challenge."""
    mine = [notice for notice in waiting if notice.place is Place.CHANNEL]
    return sorted(mine, key=lambda notice: (not isinstance(notice.message, TellAwards), notice.id))


def _due_for_hand(waiting: Sequence[Notice], place: Place, now: int) -> list[Notice]:
    """The notices due for a hand: a new message first, since it shows the current hand; of two, the older one."""
    mine = [notice for notice in waiting if notice.place is place and not _is_about_old_message(notice)]
    due = [notice for notice in mine if notice.due_at <= now]
    rings = [notice for notice in mine if notice.message == Ring()]
    return rings[:1] if any(notice.message == Ring() for notice in due) else due[:1]


def _is_about_old_message(notice: Notice) -> bool:
    return isinstance(notice.message, Retire)
