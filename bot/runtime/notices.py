"""Puts messages about a partie into the outbox, as of its newest decision."""

from typing import Final

from bot.model.outbox_messages import NewHand, OutboxMessage
from data import outbox
from data.outbox import Place
from data.parties import PartieRow
from data.store.transaction import Transaction

HANDS: Final = (Place.HAND0, Place.HAND1)
"""The places of the hands, by seat."""


def enqueue(tx: Transaction, row: PartieRow, place: Place, message: OutboxMessage, now: int) -> None:
    """Puts a message about the newest decision into the outbox, due at ``now``.

    A new hand message that waits for a later time is replaced by this one.
    """
    if message == NewHand():
        outbox.drop_delayed(tx, row.id, place, message, now)
    outbox.enqueue(tx, row.id, place, message, first_seq=row.seq, last_seq=row.seq, due_at=now)


def enqueue_for_hands(tx: Transaction, row: PartieRow, message: OutboxMessage, now: int) -> None:
    """The same for both hands."""
    for place in HANDS:
        enqueue(tx, row, place, message, now)
