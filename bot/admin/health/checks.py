"""Checks one partie: everything stored about it must agree with its actions, which are the source of truth."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.admin.health import invariants
from bot.admin.health.derived import can_have_ended, derive, is_stuck
from bot.admin.health.invariants import Breach, StoredPartie
from bot.computer.levels.engine_number import is_engine
from bot.features.daily import service as daily_deals
from bot.features.parties import packs
from bot.features.parties.loaded_partie import stored_cut
from bot.features.results import entries
from bot.model.house_seats import is_house, user_of
from bot.model.ids import PartieId
from bot.model.outbox_messages import Retire, Ring, Say, Show, TellAwards
from bot.model.results import EndedBy
from bot.piquet.deal import Deal
from bot.piquet.orders import UnreadableOrders, can_be_left, parse_orders
from bot.piquet.partie import outcome, sum_of
from bot.piquet.proof import VERSION, commitment_to
from bot.piquet.proof_check import ProofVerdict, check_proof
from bot.piquet.record import RecordedPartie
from bot.piquet.view import view
from bot.runtime.replay import ReplayedPartie, UnknownRules, Unplayable, replay, tallies_of
from data import challenges, deal_secrets, parties, posts, results
from data.outbox import Notice, Place
from data.parties import ActionRow, DealRow, PartieRow, SeatRow, WrongSeats
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

LONGEST_WAIT: Final = 2 * 24 * 60 * 60
"""A notice due later than this, in seconds, comes from a wrong system clock: the bot delays one by a day at most."""


class Problem(StrEnum):
    """A kind of finding. The value names the sentence in the catalogues."""

    DAMAGED = "damaged"
    """SQLite finds the file itself damaged."""
    ORPHANS = "orphans"
    """Rows that refer to a missing row."""
    SCHEMA = "schema"
    """A table is missing, a table or an index is changed, or a trigger or an index is not this bot's."""
    INDEX = "index"
    """An index is missing: searches are slow, and duplicate rows are possible."""
    SEATS = "seats"
    """A partie does not have exactly two seats, or one person has both."""
    SETTING = "setting"
    """An impossible time zone, quiet hours or pace."""
    CHALLENGE = "challenge"
    """A challenge is accepted but has no partie, has one but is not accepted, or could not be accepted."""
    VALUE = "value"
    """A stored value has a form that no version of the bot writes."""
    RULES = "rules"
    """The rules of a partie are unknown to this bot."""
    UNDEALT = "undealt"
    """The engine refuses the cards or the dealer of a deal."""
    UNPLAYABLE = "unplayable"
    """The engine refuses an action, or one is missing."""
    OTHER_CHALLENGE = "other-challenge"
    """The partie differs from its challenge in players, server, rule set or options, or is rated without its leave."""
    OTHER_CARDS = "other-cards"
    """The stored scores and totals agree, but not with the cards and actions: a card or an action was changed."""
    PROOF = "proof"
    """Cards do not follow from the secret of the partie: the secret, cut words, a card or an action was changed."""
    PROMISE = "promise"
    """An open challenge lacks the secret it is committed to, or a challenge that came to nothing still has one."""
    LOST = "lost"
    """The last decision is missing, though its player got an answer and others may have seen it."""
    UNENDED = "unended"
    """The partie has not ended, but has results or is marked as having them."""
    STUCK = "stuck"
    """The last deal is over, but neither another deal nor the end of the partie followed."""
    COUNT = "count"
    """The stored number of decisions is wrong."""
    SCORE = "score"
    """The stored score of a deal is wrong."""
    TOTALS = "totals"
    """The stored total points are wrong."""
    RESULT = "result"
    """The stored result or winner is wrong."""
    DEALER = "dealer"
    """The stored first dealer did not deal the first deal, or is marked as still to be chosen."""
    TURN = "turn"
    """The stored seat to act is wrong."""
    ORDERS = "orders"
    """Stored orders cannot be read, or are impossible in the current deal."""
    CLOCK = "clock"
    """The clock is wrong, as in Breach.CLOCK."""
    MUTE = "mute"
    """The player to act has no message to act with, as in Breach.MUTE."""
    UNTOLD = "untold"
    """Decisions were not posted at the table, and no notice will post them."""
    POST = "post"
    """The last message at the table is recorded as showing decisions that have not been made."""
    NOTICE = "notice"
    """A notice cannot be delivered: its message does not fit its place, or its decisions do not exist."""
    FAR = "far"
    """A notice is due too far in the future."""
    SHARED_DM = "shared-dm"
    """A DM channel of one person is stored for another too, or is a channel of a server."""
    HOUSE = "house"
    """The stored seat of the house is wrong."""
    ENGINE = "engine"
    """The engine stored with an action of the house has a form that no version of the bot writes."""
    HANDLESS = "handless"
    """The player to act has no hand in their DMs, though these are open, and no notice will send one."""
    TABLELESS = "tableless"
    """The partie has no table, and no notice will open one."""
    LEDGER = "ledger"
    """The results in the ledger differ from those that a partie's actions give."""
    CONTRADICTION = "contradiction"
    """The ledger and the partie differ in something that no action determines, such as the winner by a resignation."""
    NAMES = "names"
    """Stored names differ from the names in the players' latest parties."""
    RATINGS = "ratings"
    """Current ratings, or those in the results, differ from the ones derived from the rated parties."""
    LEADERBOARDS = "leaderboards"
    """Leaderboard rows differ from those derived from the results."""
    CROWDS = "crowds"
    """Leaderboards have wrong counts in the table ``crowds``."""


WHOLE_FILE: Final = PartieId(0)
"""The id in a finding about the whole database."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem in a partie or in the whole database. ``number`` and ``detail`` locate it, and never name a card."""

    problem: Problem
    partie: PartieId = WHOLE_FILE
    number: int = 0
    detail: str = ""


def check_partie(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """The problems of a partie, in play or finished. Empty if it is missing or does not have two seats.

    If the engine cannot replay the partie, that is the only finding: nothing else about it can be judged.
    """
    try:
        return _partie_problems(tx, partie_id, now)
    except WrongSeats:
        return []
    except UnknownRules:
        return [Finding(Problem.RULES, partie_id)]
    except Unplayable as broken:
        problem = Problem.UNDEALT if broken.action < 0 else Problem.UNPLAYABLE
        return [Finding(problem, partie_id, broken.deal + 1, str(broken.action + 1))]
    except DamagedValue as damaged:
        return [Finding(Problem.VALUE, partie_id, detail=str(damaged))]


def _partie_problems(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    kept = invariants.load(tx, partie_id)
    if kept is None:
        return []
    deals = parties.deals(tx, partie_id)
    actions = parties.actions_of(tx, partie_id)
    played = replay(kept.row, deals, actions)
    stored_cut(kept.row)
    if doubt := _doubt(tx, kept, deals, played):
        return [doubt]
    found = [*_row_problems(kept, deals, played), *_order_problems(kept, played), *_engine_problems(partie_id, actions)]
    if kept.row.ended_at is None:
        found += [*_invariant_problems(kept), *_message_problems(kept), *_outbox_problems(tx, kept, now)]
    if kept.row.ended_at is None or all(finding.problem is not Problem.RESULT for finding in found):
        found += _ledger_problems(tx, kept.row)
    return found


def _doubt(tx: Transaction, kept: StoredPartie, deals: Sequence[DealRow], played: ReplayedPartie) -> Finding | None:
    """The finding that makes actions untrustworthy though the engine accepts them; None if they can be trusted."""
    partie = kept.row.id
    if not _agrees_with_challenge(tx, kept):
        return Finding(Problem.OTHER_CHALLENGE, partie)
    # Results count only if both players have them: a single stray row proves nothing.
    if kept.row.ended_at is None and (kept.row.booked or len(results.results_of(tx, partie)) == len(kept.seats)):
        return Finding(Problem.UNENDED, partie)
    if _has_lost_its_last(kept, played):
        return Finding(Problem.LOST, partie, played.seq + 1)
    if disproof := _disproof(kept, deals, played):
        return Finding(disproof, partie, len(deals), str(played.seq + 1))
    unproven = _first_unproven(tx, kept.row, played)
    return None if unproven is None else Finding(Problem.PROOF, partie, unproven)


UNREPLAYABLE: Final = frozenset({Problem.RULES, Problem.UNDEALT, Problem.UNPLAYABLE, Problem.LOST})
"""The problems that keep the engine from replaying a whole partie."""
UNTRUSTED: Final = UNREPLAYABLE | {
    Problem.OTHER_CARDS,
    Problem.OTHER_CHALLENGE,
    Problem.PROOF,
    Problem.UNENDED,
    Problem.VALUE,
}
"""The problems that make a partie's actions untrustworthy, so that nothing is ever repaired from them."""


def replays(tx: Transaction, row: PartieRow) -> bool:
    """True if the engine can replay all stored deals and actions of a partie, and the stored count fits."""
    try:
        return replay(row, parties.deals(tx, row.id), parties.actions_of(tx, row.id)).seq == row.seq
    except (Unplayable, UnknownRules):
        return False


# The game.


def _agrees_with_challenge(tx: Transaction, kept: StoredPartie) -> bool:
    row = kept.row
    challenge = None if row.challenge is None else challenges.get_challenge(tx, row.challenge)
    users = {seat.user for seat in kept.seats}
    if challenge is None:
        # Without a challenge there is only the daily deal: friendly, by one rule set, against one level of the house.
        terms = daily_deals.RULES.name, json.dumps(daily_deals.RULES.options)
        friendly = not row.rated and user_of(daily_deals.LEVEL) in users
        return row.challenge is None and friendly and (row.rules, row.options) == terms
    challenged = {challenge.challenger, challenge.opponent}
    same_terms = (row.rules, row.options) == (challenge.rules, challenge.options)
    # A challenger who plays the house instead of waiting for a person does so in private.
    same_place = row.guild == challenge.guild or (row.is_private and row.house is not None)
    # A moderator may make a rated partie friendly, but not the other way round.
    return users == challenged and same_terms and same_place and row.rated <= challenge.rated


def _has_lost_its_last(kept: StoredPartie, played: ReplayedPartie) -> bool:
    """True if decisions made after the last stored one are missing.

    Each seat keeps the count of decisions after its own last one. If the higher of these two fits the stored
    decisions, only the partie's count is wrong.
    """
    acted = max(seat.acted_seq for seat in kept.seats)
    return kept.row.seq > played.seq and acted != played.seq


def _disproof(kept: StoredPartie, deals: Sequence[DealRow], played: ReplayedPartie) -> Problem | None:
    """The problem if stored results show that the actions, though the engine accepts them, are incomplete or wrong."""
    row, game = kept.row, played.game
    if row.ending == EndedBy.PLAYED and outcome(game.rules, game.tallies) is None:
        return Problem.UNPLAYABLE
    stored = tallies_of(deals)
    total = sum_of(tally.points for tally in stored)
    agreed = (kept.seats[0].total, kept.seats[1].total) == total
    differs = len(stored) == len(game.tallies) and total != game.standing.totals
    return Problem.OTHER_CARDS if agreed and differs else None


def _first_unproven(tx: Transaction, row: PartieRow, played: ReplayedPartie) -> int | None:
    """The number of the first deal (from 1) whose cards do not follow from the partie's secret; None if all do.

    0 means the secret itself or the cut. Nothing is unproven in a partie without a commitment, or with one of an older
    version of the proof.
    """
    kept, proof = deal_secrets.secret_of(tx, row.challenge), packs.whole_proof(tx, row)
    if kept is not None and kept.version < VERSION:
        # Older versions compute commitments differently, so one that fits today's shows that the version was changed.
        return 0 if row.commitment == commitment_to(str(kept.number), kept.secret) else None
    if proof is None or proof.commitment != row.commitment:
        return 0 if row.commitment or proof else None
    found = check_proof(RecordedPartie(played.game.rules, ("", ""), [*played.deals], proof))
    if found.verdict is ProofVerdict.PROVEN:
        return None
    return 0 if found.deal is None else found.deal + 1


_PROBLEMS: Final = {
    "chooser": Problem.DEALER,
    "first_dealer": Problem.DEALER,
    "to_act": Problem.TURN,
    "due_at": Problem.TURN,
    "wake_at": Problem.TURN,
    "winner": Problem.RESULT,
    "result": Problem.RESULT,
    "house": Problem.HOUSE,
}
"""The problem if a column of ``parties`` differs from the value that the actions give."""


def _row_problems(kept: StoredPartie, deals: Sequence[DealRow], played: ReplayedPartie) -> Iterator[Finding]:
    """Compares the stored rows with those derived from the actions."""
    row, right = kept.row, derive(kept, deals, played)
    if row.seq != played.seq:
        yield Finding(Problem.COUNT, row.id, played.seq)
    for deal, right_deal in zip(deals, right.deals, strict=True):
        if deal != right_deal:
            yield Finding(Problem.SCORE, row.id, deal.number + 1)
    if right.totals != (kept.seats[0].total, kept.seats[1].total):
        yield Finding(Problem.TOTALS, row.id)
    problems = [problem for column, problem in _PROBLEMS.items() if getattr(row, column) != getattr(right.row, column)]
    if row.ended_at is None and is_stuck(deals, played):
        problems.append(Problem.STUCK)
    if row.ended_at is not None and not can_have_ended(row, outcome(played.game.rules, played.game.tallies)):
        problems.append(Problem.RESULT)
    for problem in dict.fromkeys(problems):
        yield Finding(problem, row.id)


def _ledger_problems(tx: Transaction, row: PartieRow) -> Iterator[Finding]:
    match entries.audit(tx, row):
        case entries.State.DERIVABLE:
            yield Finding(Problem.LEDGER, row.id)
        case entries.State.CONTRADICTORY:
            yield Finding(Problem.CONTRADICTION, row.id)


def _engine_problems(partie: PartieId, actions: Sequence[ActionRow]) -> Iterator[Finding]:
    for action in actions:
        if action.engine is not None and not is_engine(action.engine):
            yield Finding(Problem.ENGINE, partie, action.seq + 1)


def _order_problems(kept: StoredPartie, played: ReplayedPartie) -> Iterator[Finding]:
    deal = None if kept.row.ended_at else played.game.deal
    for seat in kept.seats:
        if seat.orders and not _can_wait(seat, deal):
            yield Finding(Problem.ORDERS, kept.row.id, seat.seat)


def _can_wait(seat: SeatRow, deal: Deal | None) -> bool:
    try:
        orders = parse_orders(seat.orders)
    except UnreadableOrders:
        return False
    return str(orders) == seat.orders and deal is not None and can_be_left(view(deal, seat.seat), orders)


# The clock, the messages and the outbox.


def _invariant_problems(kept: StoredPartie) -> Iterator[Finding]:
    for breach in invariants.breaches(kept):
        # The other breaches are of the turn, which _row_problems checks.
        if breach in (Breach.CLOCK, Breach.MUTE):
            yield Finding(Problem(breach.value), kept.row.id)


def _message_problems(kept: StoredPartie) -> Iterator[Finding]:
    row = kept.row
    if row.to_act is None or kept.guild.left_at is not None:
        return
    if row.table_channel is None and not row.is_private and not any(map(invariants.opens_table, kept.notices)):
        yield Finding(Problem.TABLELESS, row.id)
    person = kept.user is not None and not is_house(kept.user.id) and not kept.user.dms_closed
    seat = kept.seats[row.to_act]
    comes = any(invariants.brings_hand(notice, row.to_act) for notice in kept.notices)
    if person and seat.hand_message is None and seat.gone is None and not comes:
        yield Finding(Problem.HANDLESS, row.id)


def _outbox_problems(tx: Transaction, kept: StoredPartie, now: int) -> Iterator[Finding]:
    partie = kept.row.id
    for notice in kept.notices:
        if not _deliverable(notice) or not 0 <= notice.first_seq <= notice.last_seq <= kept.row.seq + 1:
            yield Finding(Problem.NOTICE, partie, notice.id, notice.place.value)
        elif notice.due_at > now + LONGEST_WAIT:
            yield Finding(Problem.FAR, partie, notice.id, notice.place.value)
    last = posts.last_post(tx, partie)
    if last is not None and last.last_seq >= max(kept.row.seq, 1):
        yield Finding(Problem.POST, partie)
    told = last is None or last.last_seq + 1 >= kept.row.seq or any(map(_posts_decisions, kept.notices))
    if kept.row.table_channel is not None and not told:
        yield Finding(Problem.UNTOLD, partie)


def _deliverable(notice: Notice) -> bool:
    match notice.place:
        case Place.TABLE:
            return notice.message == Ring() or isinstance(notice.message, Show | Say)
        case Place.CHANNEL:
            return isinstance(notice.message, Show | TellAwards)
        case _:
            return isinstance(notice.message, Ring | Show | Retire)


def _posts_decisions(notice: Notice) -> bool:
    return notice.place is Place.TABLE and notice.message in (Ring(), Show())
