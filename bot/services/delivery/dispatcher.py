"""The outbox brought to Discord: again and again until it has arrived, once, and in order.

What is told is made when it is told, from what is kept. A message is posted under the number of its notice, which
Discord takes for its nonce; a notice that may have been posted before is looked for first.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Hashable
from functools import partial
from typing import Final, TypeAlias

from bot.services.background.alarm import Alarm
from bot.services.background.worker_pool import WorkerPool
from bot.services.core.context import Context
from bot.services.core.messenger import At, Messenger
from bot.services.core.notices import HANDS
from bot.services.core.sight import Sight
from bot.services.delivery.channel_posts import ChannelPosts
from bot.services.delivery.deliverer import Deliverer
from bot.services.delivery.hand_messages import HandMessages
from bot.services.delivery.table_posts import TablePosts
from data import outbox, parties, requests
from data.changes import NoticeAdded, TurnBegan
from data.outbox import Notice, Place
from data.outbox_messages import DeleteMessage, MoveTable, NewHand, OpenTable, RetireHand
from data.parties import PartieId
from data.store.transaction import Transaction

_PLACES = (OpenTable, MoveTable)
"""What gives a table its place: all else that is to be told there waits for it."""

AWARDS: Final = 4
"""For so many parties at a time awards are told: few, as nobody waits for them, and channels are slow."""

KEPT = 3 * 24 * 60 * 60
"""How long a request is remembered, in seconds; Discord answers none that is older than 15 minutes."""
EVERY = 6 * 60 * 60
"""How often old requests are forgotten, in seconds."""
BITE = 200
"""How many of them at a time: whoever decides meanwhile waits behind it."""

Round: TypeAlias = Callable[[PartieId, list[Notice]], Awaitable[bool]]
"""Brings some of what waits of a partie; whether there may be more to bring now."""

_log = logging.getLogger(__name__)


class Dispatcher:
    """Brings what is in the outbox. ``hurry`` or ``bring`` when something was put there, ``start`` at first."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._table_posts = TablePosts(context, messenger)
        self._hand_messages = HandMessages(context, messenger)
        self._channel_posts = ChannelPosts(context, messenger)
        self._workers = WorkerPool[PartieId](partial(self._bring_and_set, self._round))
        # Apart from the others: a channel that is slow holds up neither table nor hands.
        self._bells = WorkerPool[PartieId](partial(self._bring_and_set, self._announce), workers=AWARDS, most=AWARDS)
        self._stopped = False
        self._unsubscribe: Callable[[], None] = lambda: None
        self._forgets_at: int | None = None
        self._alarm = Alarm(context.clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Brings what was left when the bot stopped, and whatever falls due from now on."""
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._forgets_at = self._context.clock()
        await self._ring()
        await self._alarm.set()

    async def stop(self) -> None:
        """Lets what is under way end, and begins nothing more; the rest stays in the outbox."""
        self._stopped = True
        self._unsubscribe()
        await self._alarm.stop()
        await self._workers.stop()
        await self._bells.stop()
        await self._hand_messages.settle()

    def _committed(self, changes: Collection[Hashable]) -> None:
        urgent = {change.partie_id for change in changes if isinstance(change, TurnBegan)}
        for change in changes:
            if isinstance(change, NoticeAdded):
                person_waits = change.partie_id in urgent or self._context.throttle.is_held(change.partie_id)
                (self.hurry if person_waits else self.bring)(change.partie_id)

    def hurry(self, partie_id: PartieId) -> None:
        """Something of this partie is in the outbox, and somebody waits for it."""
        self._workers.hurry(partie_id)

    def bring(self, partie_id: PartieId) -> None:
        """Something of this partie is in the outbox, because its time has come."""
        self._workers.call(partie_id)

    def shown(self, sight: Sight, at: At, *, since: int) -> None:
        """A message in a player's DM shows ``sight``, in answer to a click on what it showed ``since``."""
        self._hand_messages.clicked(sight, at, since)
        self.hurry(sight.partie_id)

    async def lost(self, channel: int, guild: int | None = None) -> None:
        """A thread, or a channel of ``guild`` with its threads, was deleted: its tables find a new place, or none."""

        def work(tx: Transaction) -> set[PartieId]:
            below = parties.ongoing_of_channel(tx, guild, channel) if guild else []
            return {row.id for row in parties.partie_of_table(tx, channel)} | set(below)

        for partie in sorted(await self._context.database.read(work)):
            await self._table_posts.move(partie)

    async def reseat(self, partie_id: PartieId, channel: int) -> None:
        """A table that has lost its place is set up in this channel."""
        await self._table_posts.move(partie_id, channel)

    async def _next_due(self) -> int | None:
        due = await self._context.database.read(outbox.next_due)
        return min((one for one in (due, self._forgets_at) if one is not None), default=None)

    async def _ring(self) -> None:
        now = self._context.clock()
        await self._bring_due(now)
        if self._forgets_at is not None and self._forgets_at <= now:
            await self._forget(now)

    async def _forget(self, now: int) -> None:
        """Forgets old requests; the next bite soon, or all that is old by then after some hours."""
        forgotten = await self._context.database.write(lambda tx: requests.forget_requests(tx, now - KEPT, BITE))
        self._forgets_at = now + (1 if forgotten == BITE else EVERY)

    async def _bring_due(self, now: int) -> None:
        for partie in await self._context.database.read(lambda tx: outbox.due_parties(tx, now)):
            self.bring(partie)
        for partie in await self._context.database.read(lambda tx: outbox.due_in_channels(tx, now)):
            self._bells.call(partie)

    async def _bring_and_set(self, round_: Round, partie_id: PartieId) -> None:
        # A click on the partie is answered before its messages go out; the answer may make some of them needless.
        await self._context.throttle.answered(partie_id)
        try:
            while waiting := await self._hand_messages.waiting(partie_id):
                if not await round_(partie_id, waiting) or self._stopped:
                    await self._alarm.set()
                    break
        except Exception:
            _log.exception("partie %d: what is to be told could not be looked up", partie_id)
            await self._alarm.set_after_failure()

    async def _round(self, partie_id: PartieId, waiting: list[Notice]) -> bool:
        """Brings what is next in each place of a partie, as far as it is due; whether there may be more."""
        now, brought = self._context.clock(), False
        table = _at_table(waiting)
        hands = [notice for place in HANDS for notice in _next_hand(waiting, place, now)]
        if table and table[0].due_at > now:
            await self._put_off(table[0], table[1:])
        # A table opens before the hands are dealt, which show the way to it; all else is said after them.
        elif table and (table[0].message == OpenTable() or all(notice.attempts for notice in hands)):
            brought |= await self._bring(self._table_posts, table[0])
        for notice in [*hands, *(notice for notice in waiting if _retires(notice) and notice.due_at <= now)]:
            brought |= await self._bring(self._hand_messages, notice)
        if not brought and any(notice.due_at <= now for notice in _in_channel(waiting)):
            self._bells.call(partie_id)
        return brought

    async def _announce(self, _: PartieId, waiting: list[Notice]) -> bool:
        """Tells the channel what is next for it, if that is due; whether there may be more."""
        mine = _in_channel(waiting)
        if mine and mine[0].due_at <= self._context.clock():
            return await self._bring(self._channel_posts, mine[0])
        if mine:
            await self._put_off(mine[0], mine[1:])
        return False

    async def _put_off(self, first: Notice, others: list[Notice]) -> None:
        """What waits behind a notice of its place that is not due yet is not due before it."""
        if any(notice.due_at < first.due_at for notice in others):
            await self._context.database.write(lambda tx: outbox.put_off(tx, first.partie, first.place, first.due_at))

    async def _bring(self, deliverer: Deliverer, notice: Notice) -> bool:
        """Brings one notice; what is wrong with it holds up no other."""
        await self._context.throttle.give_way()
        try:
            return await deliverer.bring(notice)
        except Exception:
            _log.exception("partie %d: %s could not be brought to %s", notice.partie, notice.message, notice.place)
            return await deliverer.later(notice)


def _at_table(waiting: list[Notice]) -> list[Notice]:
    """What is to be told at the table, in its order."""
    mine = [notice for notice in waiting if notice.place is Place.TABLE]
    return sorted(mine, key=lambda notice: (not isinstance(notice.message, _PLACES), notice.first_seq, notice.id))


def _in_channel(waiting: list[Notice]) -> list[Notice]:
    """What is to be told in the channel, in its order."""
    return [notice for notice in waiting if notice.place is Place.CHANNEL]


def _next_hand(waiting: list[Notice], place: Place, now: int) -> list[Notice]:
    """What is due for a hand: a bell before all else, as it brings the hand as it is; the first bell before others."""
    mine = [notice for notice in waiting if notice.place is place and not _retires(notice)]
    due = [notice for notice in mine if notice.due_at <= now]
    rings = [notice for notice in mine if notice.message == NewHand()]
    return rings[:1] if any(notice.message == NewHand() for notice in due) else due[:1]


def _retires(notice: Notice) -> bool:
    return isinstance(notice.message, RetireHand | DeleteMessage)
