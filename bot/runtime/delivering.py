"""Deliverers send the outbox's messages (notices) to tables, hands and channels."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from bot.model.ids import PartieId
from bot.model.outbox_messages import Retire, SendNew, Show
from bot.model.sight import Sight
from bot.runtime.context import Context
from bot.runtime.messenger import RETRIES, At, Failure, Messenger, Reply
from data import outbox, parties
from data.outbox import HANDS, NewNotice, Notice
from data.parties import SeatRow
from data.posts import Post
from data.store.transaction import Transaction, Work

FIRST_DELAY: Final = 10
"""Seconds before the first retry; each further retry doubles the delay."""
LONGEST_DELAY: Final = 600

Store: TypeAlias = Work[None]
"""A function that stores a notice's outcome in the transaction that ends the delivery round."""


class Loaded(Protocol):
    @property
    def seats(self) -> tuple[SeatRow, SeatRow]: ...


L = TypeVar("L", bound=Loaded)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen(Generic[L]):
    """The input for one round of deliveries, read in one transaction."""

    partie: L
    waiting: Sequence[Notice]
    last_post: Post | None
    """The table's last message, or None if no notice is due at the table."""


class NoticeGone(Exception):
    """Raised if a notice was deleted from the outbox before delivery."""


class Deliverer(ABC, Generic[L]):
    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger

    @abstractmethod
    async def deliver(self, notice: Notice, seen: Seen[L]) -> Store:
        """Sends a notice to Discord. Returns a function that stores the outcome. Raises NoticeGone."""

    def retry_later(self, notice: Notice) -> Store:
        """Returns a function that postpones a notice and the partie's later notices for its hand, table or channel."""
        due = self._due_again(notice)
        return lambda tx: outbox.postpone(tx, notice, due)

    def _due_again(self, notice: Notice) -> int:
        return self._context.clock() + min(FIRST_DELAY << min(notice.attempts, 10), LONGEST_DELAY)

    def _drop(self, notice: Notice) -> Store:
        def work(tx: Transaction) -> None:
            outbox.done(tx, notice)

        return work

    def _drop_or_retry(self, notice: Notice, reply: Reply, few: Collection[Failure] = (Failure.CLOSED,)) -> Store:
        # Failures in ``few`` are retried only a few times. Later notices need not wait for an old message.
        hopeless = reply in few and notice.attempts >= RETRIES
        if hopeless or reply not in (Failure.LATER, Failure.FULL, Failure.CLOSED):
            return self._drop(notice)
        due = self._due_again(notice)
        return lambda tx: outbox.postpone(tx, notice, due, alone=True)

    async def _delete(self, notice: Notice, old: Retire) -> Store:
        return self._drop_or_retry(notice, await self._messenger.delete_hand(At(old.channel, old.message)))

    async def _freeze(self, notice: Notice, channel: int | None) -> Notice:
        """Marks the notice as tried, so later decisions become a separate notice. Raises NoticeGone.

        Load the partie only after this call: a decision made in between would be reported twice.
        """
        return await self._context.database.write(lambda tx: self._mark_tried(tx, notice, channel))

    def _mark_tried(self, tx: Transaction, notice: Notice, channel: int | None) -> Notice:
        found = outbox.mark_tried(tx, notice.id, channel)
        if found is None:
            raise NoticeGone
        return found


# Hands.


class HandDeliverer(Deliverer[L]):
    """Delivers hand messages, except hands already redrawn by the answer to a click."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        super().__init__(context, messenger)
        self.clicks = HandClicks(context.clock)


@dataclass(frozen=True, slots=True)
class _Click:
    seat: int
    at: At
    since: int
    """The decision count shown before the click."""
    seq: int
    """The decision count shown now."""

    def is_on_live_hand(self, seats: tuple[SeatRow, SeatRow]) -> bool:
        return self.at.message == seats[self.seat].hand_message


class HandClicks:
    """Remembers hand messages already redrawn by the answer to a click, so they are not edited again."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._clicks: dict[PartieId, dict[tuple[int, At], _Click]] = {}

    def add(self, sight: Sight, at: At, since: int) -> None:
        """Remembers that a click redrew message ``at``, from decision number ``since`` to the view ``sight``."""
        assert sight.eye is not None  # noqa: S101 - a hand is a seat's
        clicks, on = self._clicks.setdefault(sight.partie_id, {}), (sight.eye, at)
        first = min(since, clicks[on].since) if on in clicks else since
        clicks[on] = _Click(sight.eye, at, first, sight.seq)

    @property
    def parties(self) -> Collection[PartieId]:
        return self._clicks.keys()

    def showing(self, notice: Notice) -> list[_Click]:
        """Returns clicks that are not yet stored and whose answers showed all decisions in the notice."""
        if notice.message != Show():
            return []
        clicks = self._of(notice.partie)
        return [one for one in clicks if notice.place is HANDS[one.seat] and notice.last_seq <= one.seq]

    def covers(self, notice: Notice, seats: tuple[SeatRow, SeatRow]) -> bool:
        """Whether a click already drew the notice's decisions on the seat's current hand message."""
        return any(click.is_on_live_hand(seats) for click in self.showing(notice))

    def moves_hand(self, partie_id: PartieId, seats: tuple[SeatRow, SeatRow]) -> bool:
        """Whether a click that is not yet stored redrew a message other than the player's current hand message."""
        return not all(click.is_on_live_hand(seats) for click in self._of(partie_id))

    def _of(self, partie_id: PartieId) -> list[_Click]:
        # A copy, because the reading thread also calls this.
        return list(self._clicks.get(partie_id, {}).values())

    def before(self, partie_id: PartieId, work: Work[T]) -> Work[T]:
        """Takes the partie's clicks from memory. Returns a function that stores these clicks, then runs ``work``."""
        clicks = self._clicks.pop(partie_id, {})

        def keep(tx: Transaction) -> T:
            for click in clicks.values():
                self._store(tx, partie_id, click)
            return work(tx)

        return keep

    def _store(self, tx: Transaction, partie_id: PartieId, click: _Click) -> None:
        place = HANDS[click.seat]
        if outbox.drop_shown(tx, partie_id, place, Show(), click.seq, live=click.at.message):
            # The usual turn needs no further read.
            return
        seats = parties.seats(tx, partie_id)
        kept = seats[click.seat]
        if kept.hand_message is not None and click.at.message < kept.hand_message:
            _retire(tx, kept, Retire(*click.at), click.since, click.seq, self._clock())
            return
        if click.is_on_live_hand(seats):
            return
        # The bot was killed before it stored this newer message as the live hand.
        set_live_hand(tx, kept, click.at, click.seq, self._clock())
        for message in (Show(), SendNew(), SendNew(reminds=True)):
            outbox.drop_shown(tx, partie_id, place, message, click.seq)


def set_live_hand(tx: Transaction, seat: SeatRow, at: At, seq: int, now: int, *, deletes: bool = False) -> None:
    """Makes message ``at`` the seat's current hand message.

    Retires the previous message or, with ``deletes``, deletes it.
    """
    if seat.hand_channel is not None and seat.hand_message is not None and seat.hand_message != at.message:
        _retire(tx, seat, Retire(seat.hand_channel, seat.hand_message, deletes), seat.hand_seq, seq, now)
    parties.set_hand(tx, seat.partie, seat.seat, hand_channel=at.channel, hand_message=at.message, hand_seq=seq)


def _retire(tx: Transaction, seat: SeatRow, message: Retire, first: int, last: int, now: int) -> None:
    outbox.enqueue_all(tx, seat.partie, [NewNotice(HANDS[seat.seat], message, first, last, now)])
