"""Repairs the doctor's findings: derives stored values from the actions again, and sends missing messages."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import Final

from bot.admin.health import invariants
from bot.admin.health.checks import UNTRUSTED, Finding, Problem, check_partie
from bot.admin.health.derived import derive
from bot.admin.health.invariants import StoredPartie
from bot.features.clocks import turn_clock
from bot.features.results import entries
from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from bot.model.outbox_messages import Ring, Show
from bot.model.results import EndedBy
from bot.runtime.replay import replay
from data import outbox, parties
from data.outbox import HANDS, Place, enqueue
from data.players import users
from data.store import integrity
from data.store.transaction import Transaction

ROUNDS: Final = 2
"""The number of repair rounds: one problem can hide another, as a missing turn hides a wrong clock."""


def repair_partie(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """Checks a partie again and repairs it from its actions. Returns the problems that are left.

    Changes nothing if the actions cannot be trusted.
    """
    found = check_partie(tx, partie_id, now)
    if any(finding.problem in UNTRUSTED for finding in found):
        return found
    for _ in range(ROUNDS):
        for finding in found:
            _repair(tx, finding, now)
        found = check_partie(tx, partie_id, now)
    return found


def _repair(tx: Transaction, finding: Finding, now: int) -> None:
    kept = invariants.load(tx, finding.partie)
    assert kept is not None  # noqa: S101 - the finding is about it
    if finding.problem is Problem.NOTICE:
        for notice in kept.notices:
            if notice.id == finding.number:
                outbox.done(tx, notice)
    elif finding.problem is Problem.FAR:
        outbox.hasten(tx, finding.partie, now)
    elif finding.problem is Problem.ORDERS:
        _cancel_orders(tx, kept, finding.number, now)
    elif repair := REPAIRS.get(finding.problem):
        repair(tx, kept, now)


def _write_derived(tx: Transaction, kept: StoredPartie, now: int) -> None:
    """Stores the derived rows. If they change whose turn it is, sends that player their hand."""
    deals = parties.deals(tx, kept.row.id)
    right = derive(kept, deals, replay(kept.row, deals, parties.actions_of(tx, kept.row.id)))
    row = right.row
    if row.ended_at is not None and row.ending != EndedBy.PLAYED:
        # The actions of a partie that was not played out do not show whether the last one is missing.
        row = replace(row, seq=kept.row.seq)
    if row.ended_at is None and row.to_act is not None and row.to_act != kept.row.to_act:
        enqueue(tx, row, HANDS[row.to_act], Ring(), now)
        user = users.get_user(tx, kept.seats[row.to_act].user)
        row = replace(row, since=now, **asdict(turn_clock.started_clock(tx, row, user, now)))
    parties.rewrite(tx, row, right.totals, right.deals)


def _repair_clock(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    parties.set_clock(tx, kept.row.id, invariants.right_clock(kept))


def _send_messages(tx: Transaction, kept: StoredPartie, now: int) -> None:
    if kept.row.to_act is not None and not is_house(kept.seats[kept.row.to_act].user):
        enqueue(tx, kept.row, HANDS[kept.row.to_act], Ring(), now)
        enqueue(tx, kept.row, Place.TABLE, Ring(), now)


def _tell_again(tx: Transaction, kept: StoredPartie, now: int) -> None:
    """Has the table report all decisions since its last message."""
    enqueue(tx, kept.row, Place.TABLE, Show(), now)


def _cancel_orders(tx: Transaction, kept: StoredPartie, seat: int, now: int) -> None:
    """Cancels a player's orders and redraws their hand, so that they can decide again."""
    parties.set_orders(tx, kept.row.id, seat, "")
    enqueue(tx, kept.row, HANDS[seat], Show(), now)


def _open_table(tx: Transaction, kept: StoredPartie, now: int) -> None:
    enqueue(tx, kept.row, Place.TABLE, Ring(), now)


def _enter_again(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    entries.enter_again(tx, kept.row)


REPAIRS: Final[Mapping[Problem, Callable[[Transaction, StoredPartie, int], None]]] = {
    Problem.COUNT: _write_derived,
    Problem.SCORE: _write_derived,
    Problem.TOTALS: _write_derived,
    Problem.TURN: _write_derived,
    Problem.DEALER: _write_derived,
    Problem.RESULT: _write_derived,
    Problem.HOUSE: _write_derived,
    Problem.CLOCK: _repair_clock,
    Problem.MUTE: _send_messages,
    Problem.HANDLESS: _send_messages,
    Problem.TABLELESS: _open_table,
    Problem.UNTOLD: _tell_again,
    Problem.LEDGER: _enter_again,
}
"""The repairs that need no more than the partie and the time in Unix seconds."""


def delete_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    """Deletes rows without a partie from a table of temporary or derived rows. Returns True if all are deleted.

    Rows of a partie that still has seats, deals or actions stay.
    """
    if table not in integrity.PASSING:
        return False
    return integrity.forget_orphans(tx, table, rows)
