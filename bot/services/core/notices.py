"""What is to be told of a partie as it stands now."""

from typing import Final

from data import outbox
from data.outbox import Place
from data.outbox_messages import OutboxMessage
from data.parties import PartieRow
from data.store.transaction import Transaction

HANDS: Final = (Place.HAND0, Place.HAND1)
"""The places of the hands, by seat."""


def tell(tx: Transaction, row: PartieRow, place: Place, message: OutboxMessage, now: int) -> None:
    """See that this is told from ``now`` on, as of the newest decision of the partie."""
    outbox.tell(tx, row.id, place, message, first_seq=row.seq, last_seq=row.seq, now=now)


def tell_hands(tx: Transaction, row: PartieRow, message: OutboxMessage, now: int) -> None:
    """The same for both hands."""
    for place in HANDS:
        tell(tx, row, place, message, now)
