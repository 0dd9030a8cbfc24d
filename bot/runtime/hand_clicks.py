"""Hand messages that answers to clicks have redrawn, until the database knows it: it needs no second edit then."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.model.ids import PartieId
from bot.model.outbox_messages import Retire, Ring, Show
from bot.model.sight import Sight
from bot.runtime.messenger import At
from data import outbox, parties
from data.outbox import HANDS, NewNotice, Notice
from data.parties import SeatRow
from data.store.database import Database
from data.store.transaction import Transaction, Work

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Click:
    """A click that redrew message ``at``: it shows the hand as of ``seq``, and before as of ``since``."""

    seat: int
    at: At
    since: int
    seq: int


class HandClicks:
    """Answers to clicks that are not stored yet. If the bot is killed, those hands are redrawn once more."""

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
