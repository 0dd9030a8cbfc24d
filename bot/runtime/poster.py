"""The poster sends outbox messages (notices) to Discord, each once and in order, and retries until they arrive.

A message is composed when it is sent, with the notice id as its nonce. If it may have arrived already, the poster first
searches for it.
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
from bot.model.outbox_messages import PostAwards, Retire, SendNew
from bot.model.sight import Sight
from bot.runtime.agenda import AFTER_FAILURE, Entry
from bot.runtime.context import Context
from bot.runtime.delivering import Deliverer, HandDeliverer, L, Loaded, NoticeGone, Seen, Store, T
from bot.runtime.limits import Refusals
from bot.runtime.messenger import At, Failure, Reply
from bot.runtime.queues import WorkerPool
from data import outbox, parties, posts
from data.outbox import HANDS, Notice, Place
from data.players import users
from data.store.errors import DamagedValue, ServerGone
from data.store.transaction import Transaction, Work

AWARDS: Final = 4
"""Parties with awards announced at once: few, because nobody waits for them and channels are slow."""

FIRST_HAND: Final = 1.5
"""Seconds that an answer waits for the first hand message, to link to it; Discord allows three."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Round:
    waiting: Sequence[Notice]
    due: Sequence[Notice]
    seen: Seen[Any] | DamagedValue | None = None
    """The deliverers' input, or the error from loading the partie."""
    stores_clicks_first: bool = False
    """Whether a click on another message must be stored first, because it may replace the live hand."""


_Choose: TypeAlias = Callable[[Sequence[Notice]], Sequence[Notice]]
"""Chooses the notices to deliver next."""


class Poster(Entry):
    """Delivers notices from the outbox: new notices after their commit, all other notices when due."""

    # Startup sends the backlog first.
    start_waits = 10.0

    def __init__(
        self,
        context: Context,
        load: Callable[[Transaction, PartieId, int], L],
        *,
        tables: Deliverer[L],
        hands: HandDeliverer[L],
        channels: Deliverer[L],
    ) -> None:
        self._context = context
        self._clicks = hands.clicks
        self._load: Callable[[Transaction, PartieId, int], Loaded] = load
        self._deliverers: dict[Place, Deliverer[Any]] = {
            Place.TABLE: tables,
            Place.HAND0: hands,
            Place.HAND1: hands,
            Place.CHANNEL: channels,
        }
        self._workers = WorkerPool[PartieId](self._deliver)
        # A separate pool, so a slow channel delays no table or hand.
        self._announcers = WorkerPool[PartieId](
            partial(self._deliver_all, self._choose_announcement), workers=AWARDS, most=AWARDS
        )
        self.arrived_at = context.clock()
        """Unix time of the last delivery, or of creation."""
        self._not_before = 0
        """Unix time of the next attempt after a database failure."""
        self._refusals.resumed = self.wake

    async def next_due(self) -> int | None:
        """Returns when the next notice is due or, if later, when the pause after Discord's refusals ends."""
        due = await self._context.database.read(outbox.next_due)
        if due is None:
            return None
        return max(due, self._not_before, self._context.clock() + ceil(self._refusals.wait()))

    async def do(self) -> None:
        """Starts delivering due notices. While Discord refuses everything, tries only one partie's notices."""
        if self._refusals.wait() > 0:
            return
        now = self._context.clock()
        tables, channels = await self._context.database.read(lambda tx: outbox.due(tx, now))
        if not self._refusals.is_open:
            tables, channels = tables[:1], [] if tables else channels[:1]
        for partie in tables:
            self._workers.call(partie)
        for partie in channels:
            self._announcers.call(partie)

    async def stop(self) -> None:
        """Waits for messages being sent. Unsent notices stay in the outbox."""
        self.stopping = True
        self._context.throttle.stop()
        await self._workers.stop()
        await self._announcers.stop()
        for partie in list(self._clicks.parties):
            await self._write(partie, lambda _: None)

    def committed(self, changes: Collection[Hashable]) -> bool:
        """Queues new notices for delivery, urgently if a person waits.

        Returns False, so the agenda does not wake the poster.
        """
        urgent = {change.partie_id for change in changes if isinstance(change, TurnBegan)}
        for change in changes:
            if isinstance(change, NoticeAdded):
                person_waits = change.partie_id in urgent or self._context.throttle.is_held(change.partie_id)
                (self._workers.hurry if person_waits else self._workers.call)(change.partie_id)
        return False

    def hurry(self, partie_id: PartieId) -> None:
        self._workers.hurry(partie_id)

    async def first_hand(self, partie_id: PartieId, user: int) -> Reply:
        """Waits up to ``FIRST_HAND`` seconds for a new partie's first hand message.

        Returns its location, CLOSED or LATER.
        """
        self.hurry(partie_id)
        await self._workers.done(partie_id, FIRST_HAND)

        def work(tx: Transaction) -> Reply:
            seat = next(seat for seat in parties.seats(tx, partie_id) if seat.user == user)
            if seat.hand_channel is not None and seat.hand_message is not None:
                return At(seat.hand_channel, seat.hand_message)
            return Failure.CLOSED if users.get_user(tx, user).dms_closed else Failure.LATER

        return await self._context.database.read(work)

    def shown(self, sight: Sight, at: At, *, since: int) -> None:
        """Records that a click redrew message ``at``, from decision ``since`` to view ``sight``."""
        self._clicks.add(sight, at, since)
        if not self._workers.runs(sight.partie_id):
            self.hurry(sight.partie_id)

    @property
    def _refusals(self) -> Refusals:
        return self._context.throttle.refusals

    async def _deliver(self, partie_id: PartieId) -> None:
        if self._context.throttle.is_held(partie_id):
            self._workers.stop_counting(partie_id)
        await self._deliver_all(self._choose, partie_id)

    async def _deliver_all(self, choose: _Choose, partie_id: PartieId) -> None:
        # A click is answered first: the answer may make some messages unnecessary.
        await self._context.throttle.answered(partie_id)
        if self._refusals.wait() > 0:
            self.wake()
            return
        try:
            await self._deliver_in_rounds(choose, partie_id)
        except Exception:
            _log.exception("partie %d: what is to be told could not be looked up or stored", partie_id)
            # A second failure meanwhile must not extend the pause.
            if self._not_before <= self._context.clock():
                self._not_before = self._context.clock() + AFTER_FAILURE
            self.wake()

    async def _deliver_in_rounds(self, choose: _Choose, partie_id: PartieId) -> None:
        # One transaction stores the outcomes of a round and reads the next round.
        look = partial(self._look, choose, partie_id)
        round_ = await self._context.database.read(look)
        while round_.due or partie_id in self._clicks.parties:
            if not round_.due or round_.stores_clicks_first:
                round_ = await self._write(partie_id, look)
                continue
            stores = await self._send(round_)
            after = await self._write(partie_id, partial(_store, stores, look))
            if {notice.id for notice in round_.due} - {notice.id for notice in after.waiting}:
                self.arrived_at = self._context.clock()
            if len(stores) < len(round_.due) or self.stopping:
                self.wake()
                return
            round_ = after
        self._call_later(partie_id, round_.waiting)

    async def _write(self, partie_id: PartieId, work: Work[T]) -> T:
        return await self._context.database.write(self._clicks.before(partie_id, work))

    async def _send(self, round_: _Round) -> list[Store]:
        sending = list[asyncio.Task[Store]]()
        # Cancelling this task cancels the sends and waits for them.
        async with asyncio.TaskGroup() as group:
            for notice in round_.due:
                if not await self._context.throttle.turn():
                    break
                sending.append(group.create_task(self._deliver_one(notice, round_.seen)))
        return [sent.result() for sent in sending]

    def _look(self, choose: _Choose, partie_id: PartieId, tx: Transaction) -> _Round:
        waiting = outbox.waiting(tx, partie_id)
        clicks = self._clicks
        if all(map(clicks.showing, choose(waiting))):
            # Nothing is due, or storing the clicks first may make it unnecessary.
            return _Round(waiting, ())
        try:
            partie = self._load(tx, partie_id, self._context.clock())
        except DamagedValue as damaged:
            return _Round(waiting, choose(waiting), damaged)
        due = choose([notice for notice in waiting if not clicks.covers(notice, partie.seats)])
        at_table = any(notice.place is Place.TABLE for notice in due)
        seen = Seen(partie, waiting, posts.last_post(tx, partie_id) if at_table else None)
        return _Round(waiting, due, seen, clicks.moves_hand(partie_id, partie.seats))

    def _call_later(self, partie_id: PartieId, waiting: Sequence[Notice]) -> None:
        now = self._context.clock()
        if any(notice.due_at <= now for notice in _for_channel(waiting)):
            self._announcers.call(partie_id)
        # Table and hand notices that became due since the last read count too.
        if later := [one.due_at for one in waiting if one.due_at > now or one.place is not Place.CHANNEL]:
            self.wake(min(later))

    def _choose(self, waiting: Sequence[Notice]) -> Sequence[Notice]:
        now = self._context.clock()
        table = self._first(_for_table(waiting))
        if table and _opens(table[0]) and not _is_held(table[0], now):
            # The table opens first because the hands link to it.
            return table
        hands = [notice for place in HANDS for notice in _due_for_hand(waiting, place, now)]
        olds = [notice for notice in waiting if isinstance(notice.message, Retire) and notice.due_at <= now]
        new = [notice for notice in hands if isinstance(notice.message, SendNew)]
        # Table messages follow new hands: they mention players no DM has reached.
        if any(not notice.attempts for notice in new):
            return [*hands, *olds]
        return [*table, *hands, *olds] if new else [*hands, *olds, *table]

    def _choose_announcement(self, waiting: Sequence[Notice]) -> Sequence[Notice]:
        return self._first(_for_channel(waiting))

    def _first(self, waiting: Sequence[Notice]) -> Sequence[Notice]:
        # Later notices wait for the first while it is retried.
        now = self._context.clock()
        return waiting[:1] if any(notice.due_at <= now for notice in waiting) else []

    async def _deliver_one(self, notice: Notice, seen: Seen[Any] | DamagedValue | None) -> Store:
        if _is_held(notice, self._context.clock()):
            return lambda tx: outbox.postpone(tx, notice, notice.due_at, failed=False)
        deliverer = self._deliverers[notice.place]
        try:
            if not isinstance(seen, Seen):
                raise seen or LookupError("nothing is due")
            return await deliverer.deliver(notice, seen)
        except NoticeGone:
            return lambda _: None
        except ServerGone:
            # The database failed, not Discord: nothing is postponed.
            raise
        except Exception:
            _log.exception("partie %d: %s could not be sent to %s", notice.partie, notice.message, notice.place)
            return deliverer.retry_later(notice)


def _store(stores: Sequence[Store], look: Work[_Round], tx: Transaction) -> _Round:
    for store in stores:
        store(tx)
    return look(tx)


def _is_held(notice: Notice, now: int) -> bool:
    return notice.place not in HANDS and notice.attempts > 0 and notice.due_at > now


def _opens(notice: Notice) -> bool:
    # A notice that moves a table is about a later decision.
    return notice.message == SendNew() and notice.first_seq == 0


def _for_table(waiting: Sequence[Notice]) -> list[Notice]:
    mine = [one for one in waiting if one.place is Place.TABLE and not isinstance(one.message, Retire)]
    return sorted(mine, key=lambda notice: (notice.message != SendNew(), notice.first_seq, notice.id))


def _for_channel(waiting: Sequence[Notice]) -> list[Notice]:
    mine = [notice for notice in waiting if notice.place is Place.CHANNEL]
    # Awards first: they must not wait for the edit of a challenge.
    return sorted(mine, key=lambda notice: (not isinstance(notice.message, PostAwards), notice.id))


def _due_for_hand(waiting: Sequence[Notice], place: Place, now: int) -> list[Notice]:
    mine = [notice for notice in waiting if notice.place is place and not isinstance(notice.message, Retire)]
    due = [notice for notice in mine if notice.due_at <= now]
    # A new message comes first: it shows the current hand, so a redraw may be unnecessary.
    new = [notice for notice in mine if notice.message == SendNew()]
    return new[:1] if any(notice.message == SendNew() for notice in due) else due[:1]
