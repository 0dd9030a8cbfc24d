"""Repairs what the doctor has found: stored values from the actions, missing messages by new notices in the outbox."""

from dataclasses import replace
from typing import Final

from bot.piquet.partie import Tally, sum_of
from bot.services.clocks.guild_membership import stopped_clock
from bot.services.core import turn_clock
from bot.services.core.house_seats import is_house
from bot.services.core.notices import HANDS, tell
from bot.services.core.replay import replay, tallies_of
from bot.services.health import invariants
from bot.services.health.checks import Finding, Problem, check_finished, check_in_play
from bot.services.health.invariants import StoredPartie
from bot.services.ledger import entries
from data import outbox, parties, posts, users
from data.outbox import Place
from data.outbox_messages import MoveTable, NewHand, Talk
from data.parties import PartieId
from data.store import integrity
from data.store.transaction import Transaction

ROUNDS: Final = 2
"""How often a partie is repaired, because one problem can hide another: with nobody to act, no clock is checked."""


def repair_in_play(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """Checks a partie in play again and repairs what it can. Returns the problems that are left."""
    found = check_in_play(tx, partie_id, now)
    for _ in range(ROUNDS):
        for finding in found:
            _repair(tx, finding, now)
        found = check_in_play(tx, partie_id, now)
    return found


def _repair(tx: Transaction, finding: Finding, now: int) -> None:
    kept = invariants.load(tx, finding.partie)
    assert kept is not None  # noqa: S101 - the finding is about it
    match finding.problem:
        case Problem.COUNT | Problem.SCORE | Problem.TOTALS | Problem.TURN:
            _repair_game(tx, kept, now)
        case Problem.CLOCK:
            _repair_clock(tx, kept)
        case Problem.MUTE:
            _send_messages(tx, kept, now)
        case Problem.UNTOLD:
            _tell_again(tx, kept, now)
        case Problem.NOTICE:
            outbox.told(tx, finding.number)
        case Problem.FAR:
            outbox.hasten(tx, finding.number, now)
        case _:
            pass


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
    to_act = row.to_act if deals and played.game.deal is None else played.to_act(row)
    since = row.since if to_act == row.to_act else now
    clock = parties.NO_CLOCK
    if to_act is not None:
        clock = turn_clock.started_clock(tx, row, users.get_user(tx, kept.seats[to_act].user), since)
    parties.set_turn(tx, row.id, played.seq, to_act, since, clock)
    if to_act is not None and to_act != row.to_act:
        tell(tx, kept.row, HANDS[to_act], NewHand(), now)


def _repair_clock(tx: Transaction, kept: StoredPartie) -> None:
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
    at = next((seat.seat for seat in kept.seats if is_house(seat.user)), None)
    if at != kept.row.house:
        parties.set_house(tx, kept.row.id, at)
    elif kept.row.to_act is not None:
        tell(tx, kept.row, HANDS[kept.row.to_act], NewHand(), now)
        tell(tx, kept.row, Place.TABLE, MoveTable(), now)


def _tell_again(tx: Transaction, kept: StoredPartie, now: int) -> None:
    """Puts all decisions since the table's last message into the outbox again, deal by deal."""
    last = posts.last_post(tx, kept.row.id)
    first = 0 if last is None else last.last_seq + 1
    untold: dict[int, list[int]] = {}
    for action in parties.actions_of(tx, kept.row.id):
        if action.seq >= first:
            untold.setdefault(action.deal, []).append(action.seq)
    for deal, seqs in untold.items():
        outbox.tell(tx, kept.row.id, Place.TABLE, Talk(deal), first_seq=min(seqs), last_seq=max(seqs), now=now)


def repair_finished(tx: Transaction, partie_id: PartieId) -> list[Finding]:
    """Sets the totals of a finished partie by its deals and its ledger by its actions. Returns the problems left."""
    parties.set_totals(tx, partie_id, sum_of(tally.points for tally in tallies_of(parties.deals(tx, partie_id))))
    row = parties.get_partie(tx, partie_id)
    if row is not None and row.booked and not entries.is_correct(tx, row):
        entries.enter_again(tx, row)
    return check_finished(tx, partie_id)


def delete_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    """Deletes rows without a partie, if the table holds only temporary or derived rows; never a player's decision."""
    if table not in integrity.PASSING:
        return False
    integrity.forget_orphans(tx, table, rows)
    return True
