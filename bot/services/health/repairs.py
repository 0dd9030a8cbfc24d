"""What the doctor has found, mended: by what the actions make, and by notices that bring anew what is missing."""

from dataclasses import replace
from typing import Final

from bot.piquet.partie import Tally, sum_of
from bot.services.clocks.guild_membership import standing_still
from bot.services.core import turn_clock
from bot.services.core.house_seats import is_house
from bot.services.core.notices import HANDS, tell
from bot.services.core.replay import replay, tallies_of
from bot.services.health import invariants
from bot.services.health.checks import Ailment, Finding, examine, examine_finished
from bot.services.health.invariants import Kept
from bot.services.ledger import entries
from data import outbox, parties, posts, users
from data.outbox import Place
from data.outbox_messages import MoveTable, NewHand, Talk
from data.parties import PartieId
from data.store import integrity
from data.store.transaction import Transaction

ROUNDS: Final = 2
"""One finding can hide another: while nobody is to act there is no clock to look at."""


def mend(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """Mends what can be mended of a partie in play, as it is now; what is still wrong with it then."""
    found = examine(tx, partie_id, now)
    for _ in range(ROUNDS):
        for finding in found:
            _mend(tx, finding, now)
        found = examine(tx, partie_id, now)
    return found


def _mend(tx: Transaction, finding: Finding, now: int) -> None:
    kept = invariants.load(tx, finding.partie)
    assert kept is not None  # noqa: S101 - it was found in it
    match finding.ailment:
        case Ailment.COUNT | Ailment.SCORE | Ailment.TOTALS | Ailment.TURN:
            _mend_game(tx, kept, now)
        case Ailment.CLOCK:
            _mend_clock(tx, kept)
        case Ailment.MUTE:
            _ring(tx, kept, now)
        case Ailment.UNTOLD:
            _tell_again(tx, kept, now)
        case Ailment.NOTICE:
            outbox.told(tx, finding.number)
        case Ailment.FAR:
            outbox.hasten(tx, finding.number, now)
        case _:
            pass


def _mend_game(tx: Transaction, kept: Kept, now: int) -> None:
    """Count, scores, totals and turn as the actions make them."""
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
        clock = turn_clock.wound(tx, row, users.get_user(tx, kept.seats[to_act].user), since)
    parties.set_turn(tx, row.id, played.seq, to_act, since, clock)
    if to_act is not None and to_act != row.to_act:
        tell(tx, kept.row, HANDS[to_act], NewHand(), now)


def _mend_clock(tx: Transaction, kept: Kept) -> None:
    row, user = kept.row, kept.user
    if user is None:
        return
    if kept.guild.left_at is not None:
        parties.set_clock(tx, row.id, standing_still(row, kept.guild.left_at))
        return
    row = replace(row, wake_at=None)
    clock = turn_clock.wound(tx, row, user, row.since, extra=row.extra, reminded=row.reminded)
    parties.set_clock(tx, row.id, clock)


def _ring(tx: Transaction, kept: Kept, now: int) -> None:
    at = next((seat.seat for seat in kept.seats if is_house(seat.user)), None)
    if at != kept.row.house:
        parties.set_house(tx, kept.row.id, at)
    elif kept.row.to_act is not None:
        tell(tx, kept.row, HANDS[kept.row.to_act], NewHand(), now)
        tell(tx, kept.row, Place.TABLE, MoveTable(), now)


def _tell_again(tx: Transaction, kept: Kept, now: int) -> None:
    """All that was decided since the table's last message, deal by deal."""
    last = posts.last_post(tx, kept.row.id)
    first = 0 if last is None else last.last_seq + 1
    untold: dict[int, list[int]] = {}
    for action in parties.actions_of(tx, kept.row.id):
        if action.seq >= first:
            untold.setdefault(action.deal, []).append(action.seq)
    for deal, seqs in untold.items():
        outbox.tell(tx, kept.row.id, Place.TABLE, Talk(deal), first_seq=min(seqs), last_seq=max(seqs), now=now)


def mend_finished(tx: Transaction, partie_id: PartieId) -> list[Finding]:
    """Sets the totals of a partie that is over by its deals, and its books by its actions; what is still wrong then."""
    parties.set_totals(tx, partie_id, sum_of(tally.points for tally in tallies_of(parties.deals(tx, partie_id))))
    row = parties.get_partie(tx, partie_id)
    if row is not None and row.booked and not entries.is_correct(tx, row):
        entries.enter_again(tx, row)
    return examine_finished(tx, partie_id)


def mend_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    """Deletes notices, posts and requests that belong to nothing; what people decided is never deleted."""
    if table not in integrity.PASSING:
        return False
    integrity.forget_orphans(tx, table, rows)
    return True
