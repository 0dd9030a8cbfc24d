"""Checks a partie's messages: every notice (message to send) can be delivered, and no needed message is lost."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.model.house_seats import is_house
from bot.model.outbox_messages import PostAwards, Retire, Say, SendNew, Show
from data import outbox, posts, servers
from data.derived_rows import Difference
from data.outbox import HANDS, Notice, Place
from data.parties import PartieRow, SeatRow
from data.players import users
from data.store.transaction import Transaction

LONGEST_WAIT: Final = 2 * 24 * 60 * 60
"""The most seconds until a notice is due. The longest delay is a day, so more means that the system clock was wrong."""


def differences(tx: Transaction, row: PartieRow, seats: Sequence[SeatRow], now: int) -> Iterator[Difference]:
    """Yields notices that are missing, undeliverable or due too late, and posts about decisions never made.

    A missing notice has no id: its difference has the partie as key, the ``Place`` as column, the message as value.
    """
    waiting = outbox.waiting(tx, row.id)
    for notice in waiting:
        if not _is_deliverable(notice) or not 0 <= notice.first_seq <= notice.last_seq <= row.seq + 1:
            yield Difference("outbox", (notice.id,), "", {"id": notice.id}, None)
        elif notice.due_at > now + LONGEST_WAIT:
            yield Difference("outbox", (notice.id,), "due_at", notice.due_at, now)
    last = posts.last_post(tx, row.id)
    if last is not None and last.last_seq >= max(row.seq, 1):
        yield Difference("posts", (row.id, last.number), "last_seq", last.last_seq, max(row.seq - 1, 0))
    for place, message in _lost(tx, row, seats, waiting):
        yield Difference("outbox", (row.id,), place.value, None, str(message))
    tells = any(notice.place is Place.TABLE and notice.message in (SendNew(), Show()) for notice in waiting)
    if row.table_channel is not None and last is not None and last.last_seq + 1 < row.seq and not tells:
        yield Difference("outbox", (row.id,), Place.TABLE.value, None, str(Show()))


def _is_deliverable(notice: Notice) -> bool:
    match notice.place:
        case Place.TABLE:
            return notice.message == SendNew() or isinstance(notice.message, Show | Say | Retire)
        case Place.CHANNEL:
            return isinstance(notice.message, Show | PostAwards)
        case _:
            return isinstance(notice.message, SendNew | Show | Retire)


def _lost(
    tx: Transaction, row: PartieRow, seats: Sequence[SeatRow], waiting: Sequence[Notice]
) -> Iterator[tuple[Place, SendNew]]:
    # Without these messages the player to act cannot act, or has no table or hand.
    if row.to_act is None or servers.get_server(tx, row.guild).left_at is not None:
        return
    has_table = row.table_channel is not None or any(opens_table(notice) for notice in waiting)
    if not has_table and not row.is_private:
        yield Place.TABLE, SendNew()
    seat = seats[row.to_act]
    user = users.get_user(tx, seat.user)
    if is_house(user.id) or seat.hand_message is not None or any(sends_hand(one, seat.seat) for one in waiting):
        return
    if not has_table or (not user.dms_closed and seat.gone is None):
        yield HANDS[seat.seat], SendNew()


def opens_table(notice: Notice) -> bool:
    """Whether a notice posts the partie's table, for the first time or in a new channel."""
    return notice.place is Place.TABLE and notice.message == SendNew()


def sends_hand(notice: Notice, seat: int) -> bool:
    return notice.place is HANDS[seat] and isinstance(notice.message, SendNew)
