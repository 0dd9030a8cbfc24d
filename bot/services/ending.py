"""The end of a partie that was not played out: resigned, claimed, or stopped."""

from data import outbox, parties
from data.outbox import Place
from data.parties import EndedBy, Partie
from data.transaction import Transaction

_HANDS = (Place.HAND0, Place.HAND1)


def end(tx: Transaction, row: Partie, now: int, *, by: EndedBy, winner: int | None, actor: int | None = None) -> None:
    """Keeps the end, and what is told of it: at the table, and with a bell to whoever did not bring it about."""
    parties.set_end(tx, row.id, now, ending=by, winner=winner, result=None)
    outbox.tell(tx, row.id, Place.TABLE, "end", first_seq=row.seq, last_seq=row.seq, now=now)
    for seat, place in enumerate(_HANDS):
        kind = "show" if seat == actor else "ring"
        outbox.tell(tx, row.id, place, kind, first_seq=row.seq, last_seq=row.seq, now=now)
