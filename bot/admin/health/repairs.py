"""Repairs what the doctor has found: stored values from the actions, missing messages by new notices in the outbox."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.admin.health import invariants
from bot.admin.health.checks import UNTRUSTED, Finding, Problem, check_partie
from bot.admin.health.invariants import StoredPartie
from bot.features.clocks import turn_clock
from bot.features.results import entries
from bot.features.servers.membership import stopped_clock
from bot.model.clocks import NO_CLOCK
from bot.model.house_seats import house_seat, is_house
from bot.model.ids import PartieId
from bot.model.outbox_messages import MoveTable, NewHand, RedrawHand, Talk
from bot.model.results import EndedBy
from bot.piquet.partie import Tally, outcome, sum_of
from bot.piquet.record import outcome_json
from bot.runtime.notices import HANDS, enqueue
from bot.runtime.replay import replay, stored_rules, tallies_of
from data import outbox, parties, posts
from data.outbox import Place
from data.players import users
from data.store import integrity
from data.store.transaction import Transaction

ROUNDS: Final = 2
"""How often a partie is repaired, because one problem can hide another: with nobody to act, no clock is checked."""


def repair_partie(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """Checks a partie again and repairs what its actions say. Returns the problems that are left.

    A partie that the engine cannot replay is left as it is.
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
        outbox.delete(tx, finding.number)
    elif finding.problem is Problem.FAR:
        outbox.set_due(tx, finding.number, now)
    elif finding.problem is Problem.ORDERS:
        _cancel_orders(tx, kept, finding.number, now)
    elif repair := REPAIRS.get(finding.problem):
        repair(tx, kept, now)


def _repair_game(tx: Transaction, kept: StoredPartie, now: int) -> None:
    """Sets the count of decisions, the scores, the totals and the turn from the actions."""
    row, deals = kept.row, parties.deals(tx, kept.row.id)
    played = replay(row, deals, parties.actions_of(tx, row.id))
    done: list[Tally] = []
    for deal, tally in zip(deals, played.game.tallies, strict=False):
        done.append(tally)
        totals = sum_of(before.points for before in done)
        parties.finish_deal(tx, row.id, deal.number, tally.points, totals, tally.below)
    if not done:
        parties.set_totals(tx, row.id, (0, 0))
    parties.clear_scores(tx, row.id, len(done))
    if row.ended_at is not None:
        # A partie that was resigned may have lost its last action: its actions do not say how many there were.
        seq = played.seq if row.ending == EndedBy.PLAYED else row.seq
        parties.set_turn(tx, row.id, seq, None, row.since)
        return
    to_act = row.to_act if deals and played.game.deal is None else played.to_act(row)
    since = row.since if to_act == row.to_act else now
    clock = NO_CLOCK
    if to_act is not None:
        clock = turn_clock.started_clock(tx, row, users.get_user(tx, kept.seats[to_act].user), since)
    parties.set_turn(tx, row.id, played.seq, to_act, since, clock)
    if to_act is not None and to_act != row.to_act:
        enqueue(tx, kept.row, HANDS[to_act], NewHand(), now)


def _repair_result(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    """Sets result and winner of a partie that was played to its end, and deletes the result of another one.

    How another partie ended, no action says.
    """
    row = kept.row
    if row.ended_at is None:
        parties.set_unended(tx, row.id)
        return
    settled = outcome(stored_rules(row), tallies_of(parties.deals(tx, row.id)))
    if row.ending == EndedBy.PLAYED and settled is not None:
        result = json.dumps(outcome_json(settled))
        parties.set_end(tx, row.id, row.ended_at, ending=EndedBy.PLAYED, winner=settled.winner, result=result)
    elif row.ending in (EndedBy.RESIGNED, EndedBy.CLAIMED, EndedBy.STOPPED) and settled is None:
        parties.set_end(tx, row.id, row.ended_at, ending=EndedBy(row.ending), winner=row.winner, result=None)


def _repair_clock(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    row, user = kept.row, kept.user
    if user is None:
        return
    if kept.guild.left_at is not None:
        parties.set_clock(tx, row.id, stopped_clock(row, kept.guild.left_at))
        return
    row = replace(row, wake_at=None)
    clock = turn_clock.started_clock(tx, row, user, row.since, extra=row.extra, reminded=row.reminded)
    parties.set_clock(tx, row.id, clock)


def _send_messages(tx: Transaction, kept: StoredPartie, now: int) -> None:
    if kept.row.to_act is not None and not is_house(kept.seats[kept.row.to_act].user):
        enqueue(tx, kept.row, HANDS[kept.row.to_act], NewHand(), now)
        enqueue(tx, kept.row, Place.TABLE, MoveTable(), now)


def _tell_again(tx: Transaction, kept: StoredPartie, now: int) -> None:
    """Puts all decisions since the table's last message into the outbox again, deal by deal."""
    last = posts.last_post(tx, kept.row.id)
    first = 0 if last is None else last.last_seq + 1
    untold: dict[int, list[int]] = {}
    for action in parties.actions_of(tx, kept.row.id):
        if action.seq >= first:
            untold.setdefault(action.deal, []).append(action.seq)
    for deal, seqs in untold.items():
        outbox.enqueue(tx, kept.row.id, Place.TABLE, Talk(deal), first_seq=min(seqs), last_seq=max(seqs), due_at=now)


def _repair_dealer(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    parties.set_choice(tx, kept.row.id, None, parties.deals(tx, kept.row.id)[0].dealer)


def _repair_house(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    parties.set_house(tx, kept.row.id, house_seat([seat.user for seat in kept.seats]))


def _cancel_orders(tx: Transaction, kept: StoredPartie, seat: int, now: int) -> None:
    """Cancels the orders of a player. They are shown their hand without them, and decide again."""
    parties.set_orders(tx, kept.row.id, seat, "")
    enqueue(tx, kept.row, HANDS[seat], RedrawHand(), now)


def _open_table(tx: Transaction, kept: StoredPartie, now: int) -> None:
    enqueue(tx, kept.row, Place.TABLE, MoveTable(), now)


def _enter_again(tx: Transaction, kept: StoredPartie, _now: int) -> None:
    entries.enter_again(tx, kept.row)


REPAIRS: Final[Mapping[Problem, Callable[[Transaction, StoredPartie, int], None]]] = {
    Problem.COUNT: _repair_game,
    Problem.SCORE: _repair_game,
    Problem.TOTALS: _repair_game,
    Problem.TURN: _repair_game,
    Problem.DEALER: _repair_dealer,
    Problem.RESULT: _repair_result,
    Problem.HOUSE: _repair_house,
    Problem.CLOCK: _repair_clock,
    Problem.MUTE: _send_messages,
    Problem.HANDLESS: _send_messages,
    Problem.TABLELESS: _open_table,
    Problem.UNTOLD: _tell_again,
    Problem.LEDGER: _enter_again,
}
"""The repair of a problem; any other problem of a partie is left. It gets the time in unix seconds."""


def delete_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    """Deletes rows without a partie, if the table holds only temporary or derived rows; never a player's decision.

    Gives whether all are deleted. Those of a partie that has seats, deals or actions stay: it lost only its own row.
    """
    if table not in integrity.PASSING:
        return False
    return integrity.forget_orphans(tx, table, rows)
