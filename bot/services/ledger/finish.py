"""The end of a partie: kept and booked, and where it was not played out, told."""

import json

from bot.piquet.partie import Outcome
from bot.piquet.record import outcome_json
from bot.services.core.notices import HANDS, tell
from bot.services.ledger import entries
from bot.services.ledger.awards import best_deal, tell_awards
from data import parties
from data.outbox import Place
from data.outbox_messages import EndedEarly, NewHand, RedrawHand
from data.parties import EndedBy, PartieRow
from data.store.transaction import Transaction


def close(
    tx: Transaction, row: PartieRow, now: int, *, by: EndedBy, winner: int | None, outcome: Outcome | None = None
) -> None:
    """Keeps that a partie is over, and what it has brought. All that was decided and scored in it must be kept."""
    result = None if outcome is None else json.dumps(outcome_json(outcome))
    parties.set_end(tx, row.id, now, ending=by, winner=winner, result=result)
    entries.book(tx, row.id)


def end(
    tx: Transaction, row: PartieRow, now: int, *, by: EndedBy, winner: int | None, actor: int | None = None
) -> None:
    """Keeps the end of a partie that is resigned, claimed or stopped, and what is told of it.

    That is at the table, and with a bell to whoever did not bring it about.
    """
    close(tx, row, now, by=by, winner=winner)
    tell_awards(tx, row, (), best_deal(tx, row.id), now)
    tell(tx, row, Place.TABLE, EndedEarly(), now)
    for seat, place in enumerate(HANDS):
        tell(tx, row, place, RedrawHand() if seat == actor else NewHand(), now)
