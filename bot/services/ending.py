"""The end of a partie that was not played out: resigned, claimed, or stopped."""

from bot.services.telling import HANDS, tell
from data import parties
from data.outbox import Place
from data.parties import EndedBy, Partie
from data.transaction import Transaction


def end(tx: Transaction, row: Partie, now: int, *, by: EndedBy, winner: int | None, actor: int | None = None) -> None:
    """Keeps the end, and what is told of it: at the table, and with a bell to whoever did not bring it about."""
    parties.set_end(tx, row.id, now, ending=by, winner=winner, result=None)
    tell(tx, row, Place.TABLE, "end", now)
    for seat, place in enumerate(HANDS):
        tell(tx, row, place, "show" if seat == actor else "ring", now)
