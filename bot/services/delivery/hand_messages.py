"""What is told to each player alone: his hand, with a bell when his turn comes, and nowhere else while it lives."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from bot.services.clocks import absences
from bot.services.core import settings
from bot.services.core.clock import DAY, UP
from bot.services.core.context import Context
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.messenger import RETRIES, At, Failure, Messenger, Reply
from bot.services.core.notices import HANDS, tell
from bot.services.core.sight import Sight
from bot.services.delivery.deliverer import Deliverer, calls_for, freeze
from data import outbox, parties, users
from data.outbox import Notice, Place
from data.outbox_messages import (
    CallPlayer,
    DealerChosen,
    DeleteMessage,
    MoveTable,
    NewHand,
    OpenTable,
    OutboxMessage,
    RedrawHand,
    RemindHand,
    RetireHand,
    ShowTablePlace,
    Talk,
    TimeUp,
)
from data.parties import PartieId, PartieRow, SeatRow
from data.store.transaction import Transaction, Work

T = TypeVar("T")
Parting: TypeAlias = type[RetireHand | DeleteMessage]
"""What becomes of a hand message when a newer one has taken its place."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Click:
    """``at``, in a player's DM, shows his hand as of ``seq`` in answer to a click on what it showed ``since``."""

    seat: int
    at: At
    since: int
    seq: int


class HandMessages(Deliverer):
    """Brings the notices of hands."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        super().__init__(context, messenger)
        self._clicks: dict[PartieId, dict[tuple[int, At], _Click]] = {}
        """What answers to clicks have shown in which parties, and is not kept yet. Lost, it is drawn once more."""

    async def bring(self, notice: Notice) -> bool:
        """Brings one."""
        match notice.message:
            case NewHand() | RemindHand():
                return await self._ring(notice)
            case RedrawHand() | ShowTablePlace():
                return await self._show(notice)
            case RetireHand(channel, message):
                return await self._retire(notice, At(channel, message))
            case DeleteMessage(channel, message):
                return await self._delete(notice, At(channel, message))
            case other:
                raise ValueError(f"{other} is not for a hand")

    def clicked(self, sight: Sight, at: At, since: int) -> None:
        """``at``, in a player's DM, shows ``sight`` in answer to a click on what it showed ``since``.

        It is kept with whatever is kept of the partie's hands next, so that no turn waits for it.
        """
        assert sight.eye is not None  # noqa: S101 - a hand is a seat's
        clicks, on = self._clicks.setdefault(sight.partie_id, {}), (sight.eye, at)
        first = min(since, clicks[on].since) if on in clicks else since
        clicks[on] = _Click(sight.eye, at, first, sight.seq)

    async def waiting(self, partie_id: PartieId) -> list[Notice]:
        """What is to be told of a partie, when all that clicks have shown is kept."""
        if partie_id in self._clicks:
            return await self._write(partie_id, lambda tx: outbox.waiting(tx, partie_id))
        return await self._context.database.read(lambda tx: outbox.waiting(tx, partie_id))

    async def settle(self) -> None:
        """Keeps all that clicks have shown."""
        for partie in list(self._clicks):
            await self.waiting(partie)

    async def _write(self, partie_id: PartieId, work: Work[T]) -> T:
        """What ``work`` returns, done after what clicks have shown before it is kept."""
        clicks = self._clicks.pop(partie_id, {})

        def keep(tx: Transaction) -> T:
            for click in clicks.values():
                self._keep(tx, partie_id, click)
            return work(tx)

        return await self._context.database.write(keep)

    def _keep(self, tx: Transaction, partie_id: PartieId, click: _Click) -> None:
        """On the live hand nothing is left to be shown. A newer one arrived without the bot's knowledge, and is the
        live hand from now on; an older one loses its buttons again.
        """
        kept = parties.seats(tx, partie_id)[click.seat]
        if kept.hand_message is not None and click.at.message < kept.hand_message:
            self._tell_part(tx, kept, click.at, click.since, click.seq)
            return
        on_live_hand = click.at.message == kept.hand_message
        arrived = RedrawHand if on_live_hand else RedrawHand | NewHand | RemindHand
        if not on_live_hand:
            self._new_hand(tx, kept, click.at, click.seq)
        for notice in outbox.waiting(tx, partie_id):
            if (
                notice.place is HANDS[click.seat]
                and isinstance(notice.message, arrived)
                and notice.last_seq <= click.seq
            ):
                outbox.told(tx, notice.id)

    async def _take_up(self, notice: Notice) -> tuple[Notice, LoadedPartie]:
        """The notice as it will be told, and the partie, loaded after that: what is decided now becomes another."""

        def work(tx: Transaction) -> tuple[Notice, LoadedPartie]:
            return freeze(tx, notice, None), LoadedPartie.load(tx, notice.partie, self._context.clock())

        return await self._write(notice.partie, work)

    # The bell.

    async def _ring(self, notice: Notice) -> bool:
        """A new message with the hand, for whoever waited; one that may stand there already is looked for."""
        frozen, loaded = await self._take_up(notice)
        seat = HANDS.index(notice.place)
        if notice.tried:
            found = await self._find(loaded, seat)
            if isinstance(found, At):
                return await self._arrived(loaded, seat, found, notice, lambda other: other.id == notice.id)
            if found is Failure.LATER:
                return await self.later(notice)
        if _waits(loaded, seat, notice.message) and _may_be_gone(loaded, seat, notice):
            await absences.look_for(self._context, self._messenger, notice.partie, seat)
            # He may have moved meanwhile.
            loaded = await self._load(notice.partie)
        if not _waits(loaded, seat, notice.message):
            return await self._show(frozen)
        if loaded.users[seat].dms_closed and _knows_the_way(loaded, notice, self._context.clock()):
            return await self._call(frozen, seat, is_told=_calls)
        return await self._deal(frozen, loaded, seat)

    async def _deal(self, notice: Notice, loaded: LoadedPartie, seat: int) -> bool:
        seq = loaded.row.seq
        reply = await self._messenger.deal_hand(loaded.sight(seat), notice.id, loaded.seats[seat].hand_channel)
        match reply:
            case At():
                return await self._arrived(
                    loaded, seat, reply, notice, lambda other: other.id == notice.id or _heard(other, seq)
                )
            case Failure.LATER:
                return await self.later(notice)
            case _:
                _log.info("partie %d: the DMs of seat %d are closed", notice.partie, seat)
                await settings.remember_dms_closed(self._context, loaded.seats[seat].user, closed=True)
                if not _may_be_gone(loaded, seat, notice):
                    await absences.look_for(self._context, self._messenger, notice.partie, seat)
                return await self._call(notice, seat, is_told=lambda _: False)

    async def _find(self, loaded: LoadedPartie, seat: int) -> Reply:
        """The hand that was sent before, drawn as it is now; a failure where none arrived."""
        sight = loaded.sight(seat)
        found = await self._messenger.find_hand(sight, loaded.seats[seat].hand_message)
        return await self._messenger.show_hand(sight, found) if isinstance(found, At) else found

    async def _arrived(
        self, loaded: LoadedPartie, seat: int, at: At, notice: Notice, told: Callable[[Notice], bool]
    ) -> bool:
        """The hand is in this message, and those notices of it are told."""

        def work(tx: Transaction) -> None:
            kept = (parties.seats(tx, loaded.row.id))[seat]
            self._new_hand(
                tx, kept, at, loaded.row.seq, DeleteMessage if isinstance(notice.message, RemindHand) else RetireHand
            )
            for other in outbox.waiting(tx, loaded.row.id):
                if other.place is HANDS[seat] and told(other):
                    outbox.told(tx, other.id)
            row = parties.get_partie(tx, loaded.row.id)
            if row is not None and row.seq != loaded.row.seq:
                # The answer to a click may have shown the newer, on the message that it was before.
                tell(tx, row, HANDS[seat], RedrawHand(), self._context.clock())

            person = users.get_user(tx, kept.user)
            if person.dms_closed:
                users.save_user(tx, replace(person, dms_closed=False))

        await self._write(notice.partie, work)
        return True

    def _new_hand(self, tx: Transaction, old: SeatRow, at: At, seq: int, parting: Parting = RetireHand) -> None:
        """This message is the live hand; the one before it is to lose its buttons, or to be deleted."""
        if old.hand_channel is not None and old.hand_message is not None and old.hand_message != at.message:
            self._tell_part(tx, old, At(old.hand_channel, old.hand_message), old.hand_seq, seq, parting)
        parties.set_hand(tx, old.partie, old.seat, hand_channel=at.channel, hand_message=at.message, hand_seq=seq)

    def _tell_part(
        self, tx: Transaction, seat: SeatRow, at: At, first: int, last: int, parting: Parting = RetireHand
    ) -> None:
        message, now = parting(at.channel, at.message), self._context.clock()
        outbox.tell(tx, seat.partie, HANDS[seat.seat], message, first_seq=first, last_seq=last, now=now)

    async def _call(self, notice: Notice, seat: int, *, is_told: Callable[[Notice], bool]) -> bool:
        """No DM reaches him: he is called at the table, where he sees his hand alone, unless he is told otherwise."""

        def work(tx: Transaction) -> None:
            row, now = parties.get_partie(tx, notice.partie), self._context.clock()
            others = outbox.waiting(tx, notice.partie)
            if row is not None and row.to_act == seat and not (row.stands_still or _has_table(row, others)):
                self._wait_a_day(tx, notice, others)
                return
            if row is not None and (row.stands_still or row.ended_at is not None):
                # This is told on the hand that he has: it says nothing else any more.
                tell(tx, row, notice.place, RedrawHand(), now)
            if row is not None and calls_for(row, seat) and not any(map(is_told, others)):
                tell(tx, row, Place.TABLE, CallPlayer(seat), now)
            outbox.told(tx, notice.id)

        await self._write(notice.partie, work)
        return True

    def _wait_a_day(self, tx: Transaction, notice: Notice, others: list[Notice]) -> None:
        """Nowhere can he be called: later his DMs may be open, or there may be a table. One bell waits for all."""
        now = self._context.clock()
        outbox.delay(tx, notice.id, notice.due_at if notice.due_at > now else now + DAY)
        for other in others:
            if (
                other.place is notice.place
                and isinstance(other.message, NewHand | RemindHand)
                and other.id != notice.id
            ):
                outbox.told(tx, other.id)

    # The hand as it is.

    async def _show(self, notice: Notice) -> bool:
        notice, loaded = await self._take_up(notice)
        kept = loaded.seats[HANDS.index(notice.place)]
        if kept.hand_channel is None or kept.hand_message is None:
            return await self._done(notice)
        reply = await self._messenger.show_hand(loaded.sight(kept.seat), At(kept.hand_channel, kept.hand_message))
        if reply is Failure.LATER:
            return await self.later(notice)
        await self._write(notice.partie, lambda tx: self._drawn(tx, notice, kept, reply, loaded.row.seq))
        return True

    def _drawn(self, tx: Transaction, notice: Notice, kept: SeatRow, reply: Reply, seq: int) -> None:
        """The hand was drawn as of ``seq``; or it cannot be, and comes anew to him who is to act."""
        row, now = parties.get_partie(tx, notice.partie), self._context.clock()
        outbox.told(tx, notice.id)
        if reply is Failure.GONE:
            parties.set_hand(tx, notice.partie, kept.seat, hand_channel=None, hand_message=None, hand_seq=0)
        if row is None:
            return
        if isinstance(reply, At) and row.seq != seq:
            # An answer to a click may have shown the newer, and this one have come after it.
            tell(tx, row, notice.place, RedrawHand(), now)
        if isinstance(reply, Failure) and row.to_act == kept.seat:
            tell(tx, row, notice.place, NewHand(), now)

    async def _retire(self, notice: Notice, at: At) -> bool:
        loaded, seat = await self._load(notice.partie), HANDS.index(notice.place)
        if loaded.seats[seat].hand_message == at.message:
            return await self._done(notice)
        deals = [deal.number for deal in loaded.deals if deal.first_seq <= notice.first_seq]
        if deals and deals[-1] != loaded.deals[-1].number:
            loaded = await self._load(notice.partie, deals[-1])
        sight = loaded.sight(seat)
        first, last = notice.first_seq - sight.shown.first_seq, notice.last_seq - sight.shown.first_seq
        reply = await self._messenger.retire_hand(sight, at, max(first, 0), max(last, 0))
        return await self._parted(notice, reply)

    async def _delete(self, notice: Notice, at: At) -> bool:
        loaded, seat = await self._load(notice.partie), HANDS.index(notice.place)
        if loaded.seats[seat].hand_message == at.message:
            return await self._done(notice)
        return await self._parted(notice, await self._messenger.delete_hand(at))

    async def _parted(self, notice: Notice, reply: Reply) -> bool:
        """A message of the past is as it is to be, or will be, or never can."""
        hopeless = reply is Failure.CLOSED and notice.attempts >= RETRIES
        if hopeless or reply not in (Failure.LATER, Failure.FULL, Failure.CLOSED):
            return await self._done(notice)
        # Nothing else waits for this: it is about a message of the past.
        due = self._due_again(notice)
        await self._write(notice.partie, lambda tx: outbox.delay(tx, notice.id, due))
        return False


def _waits(loaded: LoadedPartie, seat: int, message: OutboxMessage) -> bool:
    """Whether a bell is for him still: it is his turn, the other is late, or he has no hand of this beginning or end.

    He is reminded of nothing once he has moved.
    """
    row = loaded.row
    if isinstance(message, RemindHand):
        return row.to_act == seat and row.reminded > 0 and loaded.users[seat].reminders and not loaded.away[seat]
    news = row.seq == 0 or row.ended_at is not None or row.reminded >= UP or row.stands_still
    news = news or loaded.seats[1 - seat].gone is not None
    return news or row.to_act == seat or loaded.seats[seat].hand_message is None


def _may_be_gone(loaded: LoadedPartie, seat: int, notice: Notice) -> bool:
    """Whether to ask if he is still there: he is reminded, or no DM reaches him in a partie that he can let lie.

    When his time is up the table asks.
    """
    lets_lie = loaded.row.pace is None and loaded.users[seat].dms_closed
    reminded = isinstance(notice.message, RemindHand) and loaded.row.reminded < UP
    return not notice.tried and loaded.row.to_act == seat and (reminded or lets_lie)


def _knows_the_way(loaded: LoadedPartie, notice: Notice, now: int) -> bool:
    """Whether one whose DMs were closed before needs not be tried again: he was told how to play at the table.

    Where there is none he is tried again a day later.
    """
    begun = loaded.row.seq > 0 or isinstance(notice.message, RemindHand)
    its_day = notice.tried and notice.due_at <= now
    return begun and (loaded.row.table_channel is not None or not its_day)


def _has_table(row: PartieRow, waiting: list[Notice]) -> bool:
    """Whether there is a table, or will be."""
    return row.table_channel is not None or any(isinstance(notice.message, OpenTable | MoveTable) for notice in waiting)


def _calls(notice: Notice) -> bool:
    """Whether this calls him who is to do something, when it is told at the table: talk, the dealer, the time."""
    return isinstance(notice.message, Talk | DealerChosen | TimeUp) and not notice.tried


def _heard(notice: Notice, seq: int) -> bool:
    """Whether a bell that brought the hand as of ``seq`` has told this as well."""
    return isinstance(notice.message, NewHand | RemindHand | RedrawHand) and not notice.tried and notice.last_seq <= seq
