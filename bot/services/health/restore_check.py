"""Whether the parties of a database can be played on: each is played through by the engine."""

from bot.services.core.replay import UnknownRules, Unplayable, replay
from data import parties
from data.parties import PartieId
from data.store.transaction import Transaction


def broken(tx: Transaction) -> list[PartieId]:
    """The parties in play that do not play through, by their ids."""
    found: list[PartieId] = []
    last = 0
    while some := parties.in_play(tx, after=last):
        found += [partie for partie in some if not plays_through(tx, partie)]
        last = some[-1]
    return found


def plays_through(tx: Transaction, partie_id: PartieId) -> bool:
    """Whether all that is kept of a partie is played by its rules, deal by deal."""
    row = parties.get_partie(tx, partie_id)
    assert row is not None  # noqa: S101 - it was found in the same transaction
    try:
        return replay(row, parties.deals(tx, partie_id), parties.actions_of(tx, partie_id)).seq == row.seq
    except (Unplayable, UnknownRules):
        return False
