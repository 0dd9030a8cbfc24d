"""The end of a partie: saves it, enters it in the ledger, and announces it if it was not played out."""

import json

from bot.features.results import entries
from bot.features.results.awards import best_deal, tell_awards
from bot.model.outbox_messages import CloseTalk, EndedEarly, NewHand, RedrawHand, TellResult
from bot.model.parties import EndedBy
from bot.piquet.partie import Outcome
from bot.piquet.record import outcome_json
from bot.runtime.notices import HANDS, enqueue
from data import challenges, parties
from data.outbox import Place
from data.parties import PartieRow
from data.store.transaction import Transaction


def close(
    tx: Transaction, row: PartieRow, now: int, *, by: EndedBy, winner: int | None, outcome: Outcome | None = None
) -> None:
    """Saves that a partie is over, and enters it in the ledger. Its actions and scores must be saved first.

    The message of its challenge, if any, will show the result.
    """
    result = None if outcome is None else json.dumps(outcome_json(outcome))
    parties.set_end(tx, row.id, now, ending=by, winner=winner, result=result)
    entries.enter(tx, row.id)
    offer = None if row.challenge is None else challenges.get_challenge(tx, row.challenge)
    if offer is not None and offer.message is not None:
        enqueue(tx, row, Place.CHANNEL, TellResult(), now)


def end(
    tx: Transaction, row: PartieRow, now: int, *, by: EndedBy, winner: int | None, actor: int | None = None
) -> None:
    """Ends a partie that is resigned, claimed or stopped, and puts the messages about it into the outbox.

    They go to the table and to both hands. ``actor`` is the seat that ended it and so is not notified; None for no
    seat.
    """
    close(tx, row, now, by=by, winner=winner)
    tell_awards(tx, row, (), best_deal(tx, row.id), now)
    enqueue(tx, row, Place.TABLE, EndedEarly(), now)
    enqueue(tx, row, Place.TABLE, CloseTalk(), now)
    for seat, place in enumerate(HANDS):
        enqueue(tx, row, place, RedrawHand() if seat == actor else NewHand(), now)
