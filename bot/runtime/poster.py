"""The poster: brings the outbox to Discord, and retries each message until it arrives, once and in order.

A message is composed when it is sent, from what is stored then. Its notice's id is Discord's nonce. A notice that may
have arrived before is searched for first.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from bot.model.changes import NoticeAdded, TurnBegan
from bot.model.ids import PartieId
from bot.model.outbox_messages import Retire, Ring, Show, TellAwards
from bot.model.sight import Sight
from bot.runtime.agenda import AFTER_FAILURE, Entry
from bot.runtime.context import Context
from bot.runtime.limits import Refusals
from bot.runtime.messenger import RETRIES, At, Failure, Messenger, Reply
from bot.runtime.worker_pool import WorkerPool
from data import outbox, parties, posts
from data.outbox import HANDS, NewNotice, Notice, Place
from data.parties import SeatRow
from data.players import users
from data.posts import Post
from data.store.database import Database
from data.store.errors import DamagedValue, ServerGone
from data.store.transaction import Transaction, Work

FIRST_DELAY: Final = 10
"""The delay before the first retry, in seconds. It doubles with each further one."""
LONGEST_DELAY: Final = 600
AWARDS: Final = 4
"""How many parties have awards announced at once: few, since no one waits for them and channels are slow."""

FIRST_HAND: Final = 1.5
"""How long an answer waits for the first hand of a partie, to link to it, in seconds; Discord waits three."""

_log = logging.getLogger(__name__)

Store: TypeAlias = Work[None]
"""Stores what became of a notice, in the transaction that ends its round."""


class Loaded(Protocol):
    """A partie as loaded; the poster itself looks only at its seats."""

    @property
    def seats(self) -> tuple[SeatRow, SeatRow]:
        """The two seats."""


L = TypeVar("L", bound=Loaded)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen(Generic[L]):
    """What a round of deliveries begins with, read in one transaction: a partie and what is to be told of it."""

    partie: L
    waiting: Sequence[Notice]
    last_post: Post | None
    """The table's last message; read only if something is due there."""


class NoticeGone(Exception):
    """The notice is deleted: its reader was forgotten."""


class Deliverer(ABC, Generic[L]):
    """Sends the messages of one kind of place. What it returns is stored together with the rest of the round."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    @abstractmethod
    async def bring(self, notice: Notice, seen: Seen[L]) -> Store:
        """Delivers one notice. Raises NoticeGone."""

    def later(self, notice: Notice) -> Store:
        """Retries the notice later. Those waiting behind it are delayed by the same time."""
        due = self._due_again(notice)
        return lambda tx: outbox.postpone(tx, notice, due)

    def _due_again(self, notice: Notice) -> int:
        return self._context.clock() + min(FIRST_DELAY << min(notice.attempts, 10), LONGEST_DELAY)

    def _drop(self, notice: Notice) -> Store:
        """Deletes the notice, unless it was widened since it was read."""

        def work(tx: Transaction) -> None:
            outbox.done(tx, notice)

        return work

    def _drop_or_retry(self, notice: Notice, reply: Reply, few: Collection[Failure] = (Failure.CLOSED,)) -> Store:
        """Drops a notice about an old message, or retries it alone if Discord may accept it later.

        After a failure in ``few``, the number of retries is limited.
        """
        hopeless = reply in few and notice.attempts >= RETRIES
        if hopeless or reply not in (Failure.LATER, Failure.FULL, Failure.CLOSED):
            return self._drop(notice)
        due = self._due_again(notice)
        return lambda tx: outbox.postpone(tx, notice, due, alone=True)

    async def _delete(self, notice: Notice, old: Retire) -> Store:
        """Deletes a message that a newer one replaces."""
        return self._drop_or_retry(notice, await self._messenger.delete_hand(At(old.channel, old.message)))

    async def _freeze(self, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried, so that later decisions become a separate notice.

        Load what it reports after this call; otherwise a decision in between would be reported twice. Raises
        NoticeGone.
        """
        return await self._context.database.write(lambda tx: self._mark_tried(tx, notice, channel))

    def _mark_tried(self, tx: Transaction, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried in this channel, unless it was tried before. Raises NoticeGone."""
        found = outbox.mark_tried(tx, notice.id, channel)
        if found is None:
            raise NoticeGone
        return found


@dataclass(frozen=True, slots=True)
class _Round:
    """What waits in the outbox for a partie, and what of it is delivered now."""

    waiting: Sequence[Notice]
    due: Sequence[Notice]
    seen: Seen[Any] | DamagedValue | None = None
    """What the deliverers need, or what kept the partie from being loaded."""
    stores_clicks_first: bool = False
    """Whether a click was on another message than the live hand, and decides which one that is."""


_Choose: TypeAlias = Callable[[Sequence[Notice]], Sequence[Notice]]
"""Chooses what to deliver next of all that waits."""


@dataclass(frozen=True, slots=True)
class _Click:
    """A click that redrew message ``at``: it shows the hand as of ``seq``, and before as of ``since``."""

    seat: int
    at: At
    since: int
    seq: int


class HandClicks:
    """Hand messages that answers to clicks have redrawn, until the database knows it: they need no second edit then.

    If the bot is killed, they are redrawn once more.
    """

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._clicks: dict[PartieId, dict[tuple[int, At], _Click]] = {}

    def add(self, sight: Sight, at: At, since: int) -> None:
        """Records that message ``at`` in a player's DM now shows ``sight``, after a click on its state as of ``since``.

        It is stored with the next write about the partie, so that no turn waits for it.
        """
        assert sight.eye is not None  # noqa: S101 - a hand is a seat's
        clicks, on = self._clicks.setdefault(sight.partie_id, {}), (sight.eye, at)
        first = min(since, clicks[on].since) if on in clicks else since
        clicks[on] = _Click(sight.eye, at, first, sight.seq)

    def has(self, partie_id: PartieId) -> bool:
        """Whether there are clicks of a partie to store."""
        return partie_id in self._clicks

    def covers(self, notice: Notice, seats: tuple[SeatRow, SeatRow]) -> bool:
        """Whether the live hand shows already, by a click that is not stored yet, what this notice is about."""
        return any(_is_on_live_hand(click, seats) for click in self._showing(notice))

    def may_cover(self, notice: Notice) -> bool:
        """Whether a message shows already, by a click that is not stored yet, what this notice is about.

        If that is the live hand, storing the click drops the notice.
        """
        return bool(self._showing(notice))

    def _showing(self, notice: Notice) -> list[_Click]:
        """The clicks that show what this notice is about."""
        if notice.message != Show():
            return []
        clicks = self._of(notice.partie)
        return [one for one in clicks if notice.place is HANDS[one.seat] and notice.last_seq <= one.seq]

    def moves_hand(self, partie_id: PartieId, seats: tuple[SeatRow, SeatRow]) -> bool:
        """Whether a click that is not stored yet was on another message than the live hand."""
        return not all(_is_on_live_hand(click, seats) for click in self._of(partie_id))

    def _of(self, partie_id: PartieId) -> list[_Click]:
        # A copy, since the thread that reads asks too.
        return list(self._clicks.get(partie_id, {}).values())

    async def settle(self, partie_id: PartieId) -> None:
        """Stores the clicks of a partie, if there are any."""
        if partie_id in self._clicks:
            await self.write(partie_id, lambda _: None)

    async def settle_all(self) -> None:
        """Stores all clicks."""
        for partie in list(self._clicks):
            await self.settle(partie)

    async def write(self, partie_id: PartieId, work: Work[T]) -> T:
        """Runs ``work`` after storing the clicks of the partie, in one transaction; returns its result."""
        clicks = self._clicks.pop(partie_id, {})

        def keep(tx: Transaction) -> T:
            for click in clicks.values():
                self._store(tx, partie_id, click)
            return work(tx)

        return await self._database.write(keep)

    def _store(self, tx: Transaction, partie_id: PartieId, click: _Click) -> None:
        """Drops the notices for what this message already shows.

        If the message is newer than the live hand, the bot was killed before storing it, and it becomes the live hand.
        If it is older, it is retired again.
        """
        place = HANDS[click.seat]
        if outbox.drop_shown(tx, partie_id, place, Show(), click.seq, live=click.at.message):
            # A usual turn: nothing else needs to be known.
            return
        seats = parties.seats(tx, partie_id)
        kept = seats[click.seat]
        if kept.hand_message is not None and click.at.message < kept.hand_message:
            _part_with(tx, kept, Retire(*click.at), click.since, click.seq, self._clock())
            return
        if _is_on_live_hand(click, seats):
            return
        set_live_hand(tx, kept, click.at, click.seq, self._clock())
        for message in (Show(), Ring(), Ring(reminds=True)):
            outbox.drop_shown(tx, partie_id, place, message, click.seq)


def _is_on_live_hand(click: _Click, seats: tuple[SeatRow, SeatRow]) -> bool:
    return click.at.message == seats[click.seat].hand_message


def set_live_hand(tx: Transaction, seat: SeatRow, at: At, seq: int, now: int, *, deletes: bool = False) -> None:
    """Makes this message the live hand. The previous one is retired or deleted."""
    if seat.hand_channel is not None and seat.hand_message is not None and seat.hand_message != at.message:
        _part_with(tx, seat, Retire(seat.hand_channel, seat.hand_message, deletes), seat.hand_seq, seq, now)
    parties.set_hand(tx, seat.partie, seat.seat, hand_channel=at.channel, hand_message=at.message, hand_seq=seq)


def _part_with(tx: Transaction, seat: SeatRow, message: Retire, first: int, last: int, now: int) -> None:
    outbox.enqueue_all(tx, seat.partie, [NewNotice(HANDS[seat.seat], message, first, last, now)])


class HandDeliverer(Deliverer[L]):
    """Delivers hands, and knows those that answers to clicks have just redrawn."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        super().__init__(context, messenger)
        self.clicks = HandClicks(context.database, context.clock)


class Poster(Entry):
    """Delivers the outbox: what is due by the agenda, what a commit adds at once. ``hurry`` wakes it by hand."""

    # The backlog is on its way before the bot is up.
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
        # A separate pool, so that a slow channel delays no table and no hand.
        self._announcers = WorkerPool[PartieId](
            partial(self._deliver_all, self._choose_announcement), workers=AWARDS, most=AWARDS
        )
        self.arrived_at = context.clock()
        """The last time a notice left the outbox, or else the time this was created, in Unix seconds."""
        self._not_before = 0
        """The earliest next look at what is due, after a failure of the database."""
        self._refusals.resumed = self.wake

    async def next_due(self) -> int | None:
        """The time of the next notice, or of the end of a pause that Discord's refusals have begun."""
        due = await self._context.database.read(outbox.next_due)
        if due is None:
            return None
        return max(due, self._not_before, self._context.clock() + ceil(self._refusals.wait()))

    async def do(self) -> None:
        """Starts delivering what is due; after Discord has refused everything, one partie alone."""
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
        """Finishes the messages being sent and starts no more; the rest stays in the outbox."""
        self.stopping = True
        self._context.throttle.stop()
        await self._workers.stop()
        await self._announcers.stop()
        await self._clicks.settle_all()

    def committed(self, changes: Collection[Hashable]) -> bool:
        """Delivers what a commit has added, at once; first what a person waits for."""
        urgent = {change.partie_id for change in changes if isinstance(change, TurnBegan)}
        for change in changes:
            if isinstance(change, NoticeAdded):
                person_waits = change.partie_id in urgent or self._context.throttle.is_held(change.partie_id)
                (self._workers.hurry if person_waits else self._workers.call)(change.partie_id)
        return False

    def hurry(self, partie_id: PartieId) -> None:
        """Delivers the notices of this partie soon, because a person is waiting for them."""
        self._workers.hurry(partie_id)

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
        # A click on the partie is answered before its messages go out; the answer may make some of them unnecessary.
        await self._context.throttle.answered(partie_id)
        if self._refusals.wait() > 0:
            self.wake()
            return
        try:
            await self._deliver_in_rounds(choose, partie_id)
        except Exception:
            _log.exception("partie %d: what is to be told could not be looked up or stored", partie_id)
            # Another failure meanwhile does not put it off further.
            if self._not_before <= self._context.clock():
                self._not_before = self._context.clock() + AFTER_FAILURE
            self.wake()

    async def _deliver_in_rounds(self, choose: _Choose, partie_id: PartieId) -> None:
        """Delivers what is due, until nothing more is.

        Messages of a round go out at once. One transaction stores what became of them, and looks for the next round.
        """
        look = partial(self._look, choose, partie_id)
        round_ = await self._context.database.read(look)
        while round_.due or self._clicks.has(partie_id):
            if not round_.due or round_.stores_clicks_first:
                round_ = await self._clicks.write(partie_id, look)
                continue
            stores = await self._send(round_)
            after = await self._clicks.write(partie_id, partial(_store, stores, look))
            if {notice.id for notice in round_.due} - {notice.id for notice in after.waiting}:
                self.arrived_at = self._context.clock()
            if len(stores) < len(round_.due) or self.stopping:
                self.wake()
                return
            round_ = after
        self._call_later(partie_id, round_.waiting)

    async def _send(self, round_: _Round) -> list[Store]:
        """Sends the messages of a round, apart but without waiting for answers. Returns what to store about each.

        There are fewer if no more may be sent now.
        """
        sending = list[asyncio.Task[Store]]()
        # If this task is cancelled, so are those, and it ends after them.
        async with asyncio.TaskGroup() as group:
            for notice in round_.due:
                if not await self._context.throttle.turn():
                    break
                sending.append(group.create_task(self._deliver_one(notice, round_.seen)))
        return [sent.result() for sent in sending]

    def _look(self, choose: _Choose, partie_id: PartieId, tx: Transaction) -> _Round:
        """What is waiting, what of it is to be delivered now, and if anything is, the partie."""
        waiting = outbox.waiting(tx, partie_id)
        clicks = self._clicks
        if all(map(clicks.may_cover, choose(waiting))):
            # Nothing is due, or the clicks are stored first: then perhaps nothing is.
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
        """Sees to it that what waits for the channel, or for its time, is delivered too."""
        now = self._context.clock()
        if any(notice.due_at <= now for notice in _for_channel(waiting)):
            self._announcers.call(partie_id)
        # What has become due at a table or a hand since the last look is waiting too.
        if later := [one.due_at for one in waiting if one.due_at > now or one.place is not Place.CHANNEL]:
            self.wake(min(later))

    def _choose(self, waiting: Sequence[Notice]) -> Sequence[Notice]:
        """What is delivered next at the table and to the hands."""
        now = self._context.clock()
        table = self._first(_for_table(waiting))
        if table and _opens(table[0]) and not _is_held(table[0], now):
            # The table opens before the hands are sent, since they link to it.
            return table
        hands = [notice for place in HANDS for notice in _due_for_hand(waiting, place, now)]
        olds = [notice for notice in waiting if isinstance(notice.message, Retire) and notice.due_at <= now]
        new = [notice for notice in hands if isinstance(notice.message, Ring)]
        # What is told at the table follows the new hands, since it may call players whom no DM has reached.
        if any(not notice.attempts for notice in new):
            return [*hands, *olds]
        return [*table, *hands, *olds] if new else [*hands, *olds, *table]

    def _choose_announcement(self, waiting: Sequence[Notice]) -> Sequence[Notice]:
        """What is delivered next in the channel."""
        return self._first(_for_channel(waiting))

    def _first(self, waiting: Sequence[Notice]) -> Sequence[Notice]:
        """The first of these if any is due; those behind it wait for it while it is being retried."""
        now = self._context.clock()
        return waiting[:1] if any(notice.due_at <= now for notice in waiting) else []

    async def _deliver_one(self, notice: Notice, seen: Seen[Any] | DamagedValue | None) -> Store:
        """Delivers one notice. A failure delays no other place. Raises ServerGone."""
        if _is_held(notice, self._context.clock()):
            return lambda tx: outbox.postpone(tx, notice, notice.due_at, failed=False)
        deliverer = self._deliverers[notice.place]
        try:
            if not isinstance(seen, Seen):
                raise seen or LookupError("nothing is due")
            return await deliverer.bring(notice, seen)
        except NoticeGone:
            return lambda _: None
        except ServerGone:
            # The database failed, not Discord: nothing is postponed, and everything is retried when it is back.
            raise
        except Exception:
            _log.exception("partie %d: %s could not be brought to %s", notice.partie, notice.message, notice.place)
            return deliverer.later(notice)


def _store(stores: Sequence[Store], look: Work[_Round], tx: Transaction) -> _Round:
    """Stores what became of the messages of a round, and looks for the next one."""
    for store in stores:
        store(tx)
    return look(tx)


def _is_held(notice: Notice, now: int) -> bool:
    """Whether a notice waits to be retried, and those behind it for it."""
    return notice.place not in HANDS and notice.attempts > 0 and notice.due_at > now


def _opens(notice: Notice) -> bool:
    """Whether a notice opens its table; one that moves a table is about a later state."""
    return notice.message == Ring() and notice.first_seq == 0


def _for_table(waiting: Sequence[Notice]) -> list[Notice]:
    """The notices for the table, in the order of delivery."""
    mine = [one for one in waiting if one.place is Place.TABLE and not isinstance(one.message, Retire)]
    return sorted(mine, key=lambda notice: (notice.message != Ring(), notice.first_seq, notice.id))


def _for_channel(waiting: Sequence[Notice]) -> list[Notice]:
    """The notices for the channel, in delivery order: no announcement waits for the edit of a challenge."""
    mine = [notice for notice in waiting if notice.place is Place.CHANNEL]
    return sorted(mine, key=lambda notice: (not isinstance(notice.message, TellAwards), notice.id))


def _due_for_hand(waiting: Sequence[Notice], place: Place, now: int) -> list[Notice]:
    """The notices due for a hand: a new message first, since it shows the current hand; of two, the older one."""
    mine = [notice for notice in waiting if notice.place is place and not isinstance(notice.message, Retire)]
    due = [notice for notice in mine if notice.due_at <= now]
    rings = [notice for notice in mine if notice.message == Ring()]
    return rings[:1] if any(notice.message == Ring() for notice in due) else due[:1]
