"""Derives the stored rows of a partie from its actions, so that the doctor can compare and repair them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.admin.health.invariants import StoredPartie
from bot.model.house_seats import house_seat
from bot.model.results import EndedBy
from bot.piquet.partie import Outcome, Tally, outcome
from bot.piquet.record import outcome_json
from bot.runtime.replay import ReplayedPartie, tally_of
from data.parties import DealRow, PartieRow


@dataclass(frozen=True, slots=True)
class DerivedRows:
    """The rows of a partie as its actions give them. Values that no action determines are as stored."""

    row: PartieRow
    totals: tuple[int, int]
    deals: tuple[DealRow, ...]


def derive(kept: StoredPartie, deals: Sequence[DealRow], played: ReplayedPartie) -> DerivedRows:
    """The rows that should be stored for this partie."""
    game, row = played.game, replace(kept.row, seq=played.seq, house=house_seat([seat.user for seat in kept.seats]))
    if deals:
        row = replace(row, chooser=None, first_dealer=deals[0].dealer)
    settled = outcome(game.rules, game.tallies)
    if row.ended_at is None:
        to_act = row.to_act if is_stuck(deals, played) else played.to_act(row)
        row = replace(row, to_act=to_act, winner=None, result=None)
    else:
        row = _with_result(replace(row, to_act=None, due_at=None, wake_at=None), settled)
    tallies = [*game.tallies, *[None] * (len(deals) - len(game.tallies))]
    return DerivedRows(row, game.standing.totals, tuple(map(_with_points, deals, tallies)))


def is_stuck(deals: Sequence[DealRow], played: ReplayedPartie) -> bool:
    """True if the last deal of a partie in play is over, but no other deal has begun."""
    return bool(deals) and played.game.deal is None


def _with_result(row: PartieRow, settled: Outcome | None) -> PartieRow:
    if settled is None:
        return replace(row, result=None) if can_have_ended(row, None) else row
    if row.ending != EndedBy.PLAYED:
        return row
    result = outcome_json(settled)
    text = row.result if _read(row.result) == result else json.dumps(result)
    return replace(row, winner=settled.winner, result=text)


def _read(result: str | None) -> object:
    try:
        return json.loads(result or "null")
    except (ValueError, RecursionError):
        return None


def _with_points(deal: DealRow, tally: Tally | None) -> DealRow:
    if tally is None:
        return replace(deal, score0=None, score1=None, below0=None, below1=None)
    if tally == tally_of(deal):
        return deal
    (score0, score1), (below0, below1) = tally.points, tally.below
    return replace(deal, score0=score0, score1=score1, below0=below0, below1=below1)


def can_have_ended(row: PartieRow, settled: Outcome | None) -> bool:
    """True if the row's ending fits the actions, which do not show who won a partie that was not played out."""
    match row.ending:
        case EndedBy.PLAYED:
            return settled is not None
        case EndedBy.RESIGNED | EndedBy.CLAIMED:
            return settled is None and row.winner is not None
        case EndedBy.STOPPED:
            return (settled, row.winner) == (None, None)
        case EndedBy.AGREED | EndedBy.SILENT:
            return (settled, row.winner, row.house) == (None, None, None)
        case EndedBy.DAY:
            return row.winner is None and row.day is not None
        case _:
            return False
