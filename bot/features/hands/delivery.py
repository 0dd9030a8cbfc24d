"""Delivers hand messages in DMs: sends one when a turn comes, redraws the current one, retires old ones."""

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.features.clocks import absences
from bot.features.parties.loaded_partie import LoadedPartie, load
from bot.features.parties.pings import calls_for, has_begun, silenced
from bot.features.players import service as players
from bot.model.clocks import DAY
from bot.model.outbox_messages import OutboxMessage, Retire, Say, Says, SendNew, Show
from bot.model.reminders import UP
from bot.model.sight import EndOffer
from bot.runtime.delivering import LONGEST_DELAY, HandDeliverer, Seen, Store, set_live_hand
from bot.runtime.messenger import At, Failure, Reply
from data import outbox, parties
from data.outbox import HANDS, Notice, Place, enqueue
from data.parties import PartieRow, SeatRow
from data.players import users
from data.store.transaction import Transaction

_log = logging.getLogger(__name__)


class HandMessages(HandDeliverer[LoadedPartie]):
    async def deliver(self, notice: Notice, seen: Seen[LoadedPartie]) -> Store:
        match notice.message:
            case SendNew():
                return await self._send_new(notice)
            case Show():
                return await self._redraw(notice, seen.partie)
            case Retire():
                return await self._retire(notice, notice.message, seen.partie)
            case other:
                raise ValueError(f"{other} is not for a hand")

    def retry_later(self, notice: Notice) -> Store:
        """Postpones the notice. If the player's DM channel is queued for opening, retries at its time in the queue."""
        otherwise = super().retry_later(notice)

        def work(tx: Transaction) -> None:
            turn = self._context.direct_messages.turn(parties.seats(tx, notice.partie)[HANDS.index(notice.place)].user)
            if turn is None or turn <= self._context.clock():
                return otherwise(tx)
            outbox.postpone(tx, notice, turn, failed=False)
            return None

        return work

    async def _freeze_and_load(self, notice: Notice, seat: int) -> tuple[Notice, LoadedPartie, bool]:
        def work(tx: Transaction) -> tuple[Notice, LoadedPartie, bool]:
            # Later decisions then get a notice of their own.
            frozen = self._mark_tried(tx, notice, None)
            loaded = LoadedPartie.load(tx, notice.partie, self._context.clock())
            return frozen, loaded, bool(silenced(tx, loaded, (seat,)))

        return await self._context.database.write(self.clicks.before(notice.partie, work))

    # A new hand message.

    async def _send_new(self, notice: Notice) -> Store:
        seat = HANDS.index(notice.place)
        frozen, loaded, silent = await self._freeze_and_load(notice, seat)
        if begun := await self._begun_next_deal(loaded, seat):
            return await self._redraw(begun, loaded)
        if notice.tried:
            found = await self._find(loaded, seat)
            if isinstance(found, At):
                return self._arrived(loaded, seat, found, notice, lambda other: other.id == notice.id)
            if found is Failure.LATER:
                return self.retry_later(notice)
        if _is_needed(loaded, seat, notice.message) and _may_be_gone(loaded, seat, notice):
            await absences.check_player(self._context, self._messenger, notice.partie, seat)
            # The player may have acted in the meantime.
            loaded = await load(self._context, notice.partie)
        if not _is_needed(loaded, seat, notice.message):
            return await self._redraw(frozen, loaded)
        if loaded.users[seat].dms_closed and _skips_dm(loaded, notice, self._context.clock()):
            return self._call_at_table(frozen, seat, calls=_will_call)
        return await self._send(frozen, loaded, seat, silent=silent)

    async def _send(self, notice: Notice, loaded: LoadedPartie, seat: int, *, silent: bool) -> Store:
        seq = loaded.row.seq
        user = loaded.seats[seat].user
        reply = await self._messenger.deal_hand(loaded.sight(seat), notice.id, silent=silent)
        match reply:
            case At():
                return self._arrived(
                    loaded, seat, reply, notice, lambda other: other.id == notice.id or _is_reported_by(other, seq)
                )
            case Failure.LATER:
                return self.retry_later(notice)
            case _:
                _log.info("partie %d: the DMs of seat %d are closed", notice.partie, seat)
                await players.remember_dms_closed(self._context, user, closed=True)
                if not _may_be_gone(loaded, seat, notice):
                    await absences.check_player(self._context, self._messenger, notice.partie, seat)
                return self._call_at_table(notice, seat, calls=lambda _: False)

    async def _find(self, loaded: LoadedPartie, seat: int) -> Reply:
        sight = loaded.sight(seat)
        found = await self._messenger.find_hand(sight, loaded.seats[seat].hand_message)
        return await self._messenger.show_hand(sight, found) if isinstance(found, At) else found

    def _arrived(
        self, loaded: LoadedPartie, seat: int, at: At, notice: Notice, told: Callable[[Notice], bool]
    ) -> Store:
        def work(tx: Transaction) -> None:
            kept = (parties.seats(tx, loaded.row.id))[seat]
            if kept.user != loaded.seats[seat].user:
                # The player was forgotten during the send.
                outbox.done(tx, notice)
                return
            reminded = notice.message == SendNew(reminds=True) and not _is_of_earlier_deal(loaded, kept)
            set_live_hand(tx, kept, at, loaded.row.seq, self._context.clock(), deletes=reminded)
            for other in outbox.waiting(tx, loaded.row.id):
                if other.place is HANDS[seat] and told(other):
                    outbox.done(tx, other)
            row = parties.get_partie(tx, loaded.row.id)
            if row is not None and row.seq != loaded.row.seq:
                # A click may have shown the newer state only on the previous message.
                enqueue(tx, row, HANDS[seat], Show(), self._context.clock())

            person = users.get_user(tx, kept.user)
            if person.dms_closed:
                users.save_user(tx, replace(person, dms_closed=False))

        return work

    def _call_at_table(self, notice: Notice, seat: int, *, calls: Callable[[Notice], bool]) -> Store:
        def work(tx: Transaction) -> None:
            row, now = parties.get_partie(tx, notice.partie), self._context.clock()
            others = outbox.waiting(tx, notice.partie)
            if row is not None and row.to_act == seat and not (row.is_paused or _has_table(row, others, now)):
                self._retry_tomorrow(tx, notice, others)
                return
            if row is not None and (row.is_paused or row.ended_at is not None):
                # The old hand message must not contradict the table.
                enqueue(tx, row, notice.place, Show(), now)
            seats = parties.seats(tx, notice.partie)
            if row is not None and calls_for(row, seats, seat) and not any(map(calls, others)):
                enqueue(tx, row, Place.TABLE, Say(Says.CALL, seat), now)
            outbox.done(tx, notice)

        return work

    def _retry_tomorrow(self, tx: Transaction, notice: Notice, others: list[Notice]) -> None:
        now = self._context.clock()
        outbox.postpone(tx, notice, notice.due_at if notice.due_at > now else now + DAY, alone=True)
        for other in others:
            if other.place is notice.place and isinstance(other.message, SendNew) and other.id != notice.id:
                outbox.done(tx, other)

    # The live hand message.

    async def _redraw(self, notice: Notice, loaded: LoadedPartie) -> Store:
        kept = loaded.seats[HANDS.index(notice.place)]
        if kept.hand_channel is None or kept.hand_message is None:
            return self._drop(notice)
        if _is_of_earlier_deal(loaded, kept) and not loaded.users[kept.seat].dms_closed:
            again = notice.tried
            notice, loaded, _ = await self._freeze_and_load(notice, kept.seat)
            sent = await self._send_next_deal(notice, loaded, kept.seat, again=again)
            if sent is not None:
                return sent
        if self.clicks.covers(notice, loaded.seats):
            # While this redraw waited, a click's answer showed a newer hand.
            return lambda _: None
        # Not marked as tried first, because a repeated redraw does no harm.
        reply = await self._messenger.show_hand(loaded.sight(kept.seat), At(kept.hand_channel, kept.hand_message))
        if reply is Failure.LATER:
            return self._redraw_later(notice)
        return lambda tx: self._after_redraw(tx, notice, kept, reply, loaded.row.seq)

    def _redraw_later(self, notice: Notice) -> Store:
        later = self.retry_later(notice)

        def work(tx: Transaction) -> None:
            # Otherwise the next decision would join this notice and wait too.
            outbox.mark_tried(tx, notice.id, None)
            return later(tx)

        return work

    async def _begun_next_deal(self, loaded: LoadedPartie, seat: int) -> Notice | None:
        if not _is_of_earlier_deal(loaded, loaded.seats[seat]):
            return None
        waiting = await self._context.database.read(lambda tx: outbox.waiting(tx, loaded.row.id))
        # An earlier redraw may already have sent the next deal's hand.
        mine = (one for one in waiting if one.place is HANDS[seat] and one.message == Show())
        return next((one for one in mine if one.tried), None)

    async def _send_next_deal(self, notice: Notice, loaded: LoadedPartie, seat: int, *, again: bool) -> Store | None:
        reply = await self._find(loaded, seat) if again else Failure.GONE
        if reply is Failure.GONE:
            reply = await self._messenger.deal_hand(loaded.sight(seat), notice.id, silent=True)
        match reply:
            case At():
                # A new message due later still notifies the player.
                return self._arrived(
                    loaded,
                    seat,
                    reply,
                    notice,
                    lambda other: other.id == notice.id or _is_redraw(other, loaded.row.seq),
                )
            case Failure.LATER:
                return self.retry_later(notice)
            case _:
                await players.remember_dms_closed(self._context, loaded.seats[seat].user, closed=True)
                return None

    def _after_redraw(self, tx: Transaction, notice: Notice, kept: SeatRow, reply: Reply, seq: int) -> None:
        if isinstance(reply, At) and outbox.done(tx, notice, seq=seq):
            return
        row, now = parties.get_partie(tx, notice.partie), self._context.clock()
        calls = outbox.done(tx, notice)
        if reply is Failure.GONE:
            parties.set_hand(tx, notice.partie, kept.seat, hand_channel=None, hand_message=None, hand_seq=0)
        if row is None:
            return
        if isinstance(reply, At) and (row.seq != seq or not calls):
            # Before this redraw arrived, a click may have shown a newer state, or newer orders.
            enqueue(tx, row, notice.place, Show(), now)
        if isinstance(reply, Failure) and row.to_act == kept.seat:
            enqueue(tx, row, notice.place, SendNew(), now)

    async def _retire(self, notice: Notice, old: Retire, loaded: LoadedPartie) -> Store:
        seat, at = HANDS.index(notice.place), At(old.channel, old.message)
        if loaded.seats[seat].hand_message == at.message:
            return self._drop(notice)
        if old.deletes:
            return await self._delete(notice, old)
        deals = [deal.number for deal in loaded.deals if deal.first_seq <= notice.first_seq]
        if deals and deals[-1] != loaded.deals[-1].number:
            loaded = await load(self._context, notice.partie, deals[-1])
        sight = loaded.sight(seat)
        first, last = notice.first_seq - sight.shown.first_seq, notice.last_seq - sight.shown.first_seq
        return self._drop_or_retry(notice, await self._messenger.retire_hand(sight, at, max(first, 0), max(last, 0)))


def _is_needed(loaded: LoadedPartie, seat: int, message: OutboxMessage) -> bool:
    row = loaded.row
    if message == SendNew(reminds=True):
        return row.to_act == seat and row.reminded > 0 and loaded.users[seat].reminders and not loaded.away[seat]
    news = not has_begun(loaded.seats) or row.ended_at is not None or row.reminded >= UP or row.is_paused
    news = news or loaded.seats[1 - seat].gone is not None or loaded.end_offer(1 - seat) is EndOffer.OPEN
    return news or row.to_act == seat or loaded.seats[seat].hand_message is None


def _is_of_earlier_deal(loaded: LoadedPartie, kept: SeatRow) -> bool:
    return loaded.row.ended_at is None and loaded.shown is not None and kept.hand_seq < loaded.shown.first_seq


def _is_redraw(notice: Notice, seq: int) -> bool:
    return notice.message == Show() and not notice.tried and notice.last_seq <= seq


def _may_be_gone(loaded: LoadedPartie, seat: int, notice: Notice) -> bool:
    # In other cases ``IdleParties`` and ``TablePosts`` look for absent players.
    is_unreachable = loaded.row.pace is None and loaded.users[seat].dms_closed
    reminded = notice.message == SendNew(reminds=True) and loaded.row.pace is not None and loaded.row.reminded < UP
    return not notice.tried and loaded.row.to_act == seat and (reminded or is_unreachable)


def _skips_dm(loaded: LoadedPartie, notice: Notice, now: int) -> bool:
    # The table has told the player to play there. Without a table, a DM is tried daily.
    begun = has_begun(loaded.seats) or notice.message == SendNew(reminds=True)
    its_day = notice.tried and notice.due_at <= now
    return begun and (loaded.row.table_channel is not None or not its_day)


def _has_table(row: PartieRow, waiting: list[Notice], now: int) -> bool:
    soon = [notice for notice in waiting if notice.due_at <= now + LONGEST_DELAY]
    return row.table_channel is not None or any(one.place is Place.TABLE and one.message == SendNew() for one in soon)


def _will_call(notice: Notice) -> bool:
    calls = (Show(), Say(Says.DEALER))
    told = notice.message in calls or (isinstance(notice.message, Say) and notice.message.what is Says.LATE)
    return notice.place is Place.TABLE and told and not notice.tried


def _is_reported_by(notice: Notice, seq: int) -> bool:
    return isinstance(notice.message, SendNew | Show) and not notice.tried and notice.last_seq <= seq
