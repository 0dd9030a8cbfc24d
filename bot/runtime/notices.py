"""Puts messages about a partie into the outbox, tied to its latest decision."""

from typing import Final

from bot.model.ids import PartieId
from bot.model.outbox_messages import NewHand, OutboxMessage, RefreshHand
from data import outbox
from data.outbox import Place
from data.parties import PartieRow
from data.store.transaction import Transaction

HANDS: Final = (Place.HAND0, Place.HAND1)
"""The places of the hands, by seat."""


def enqueue(tx: Transaction, row: PartieRow, place: Place, message: OutboxMessage, now: int) -> None:
    """Puts a message about the latest decision into the outbox, due at ``now``.

    It replaces a new hand message that is waiting for a later time.
    """
    if message == NewHand():
        outbox.drop_delayed(tx, row.id, place, message, now)
    outbox.enqueue(tx, row.id, place, message, first_seq=row.seq, last_seq=row.seq, due_at=now)


def enqueue_for_hands(tx: Transaction, row: PartieRow, message: OutboxMessage, now: int) -> None:
    """The same for both hands."""
    for place in HANDS:
        enqueue(tx, row, place, message, now)


def refresh_hand(tx: Transaction, partie_id: PartieId, seat: int, now: int) -> None:
    """Redraws a hand even if its message already shows the latest decision."""
    outbox.enqueue(tx, partie_id, HANDS[seat], RefreshHand(), first_seq=0, last_seq=0, due_at=now)
