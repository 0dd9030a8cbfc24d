"""Checks one partie: whether everything stored about it agrees with its actions.

The actions are the source of truth. The engine replays them; the turn, the count of decisions, the scores and the
result must follow from them.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.piquet.partie import Outcome, outcome, sum_of
from bot.piquet.record import outcome_json
from bot.services.core.replay import UnknownRules, Unplayable, replay, stored_rules, tallies_of, tally_of
from bot.services.health import invariants
from bot.services.health.invariants import Breach, StoredPartie
from bot.services.ledger import entries
from data import parties, posts
from data.outbox import Notice, Place
from data.outbox_messages import HandMessage, MoveTable, OpenTable, TableMessage, Talk, TellAwards
from data.parties import EndedBy, PartieId
from data.store.transaction import Transaction

LONGEST_WAIT: Final = 2 * 24 * 60 * 60
"""A longer delay of a notice, in seconds, comes from a wrong system clock: the bot delays notices by a day at most."""


class Problem(StrEnum):
    """What the doctor can find wrong in a database. The value names the sentence in the catalogues."""

    DAMAGED = "damaged"
    """SQLite finds the file itself damaged."""
    ORPHANS = "orphans"
    """Rows that refer to a missing row."""
    SEATS = "seats"
    """A partie does not have exactly two seats."""
    RULES = "rules"
    """The rules of a partie are unknown to this bot."""
    UNDEALT = "undealt"
    """The engine refuses the cards or the dealer of a deal."""
    UNPLAYABLE = "unplayable"
    """The engine refuses an action, or one is missing."""
    STUCK = "stuck"
    """The last deal is played to its end, but neither another deal nor the end of the partie followed."""
    COUNT = "count"
    """The stored number of decisions is wrong."""
    SCORE = "score"
    """The stored score of a deal is wrong."""
    TOTALS = "totals"
    """The stored total points are wrong."""
    RESULT = "result"
    """The stored result or winner is wrong."""
    TURN = "turn"
    """The stored seat to act is wrong."""
    CLOCK = "clock"
    """The clock is wrong, as in Breach.CLOCK."""
    MUTE = "mute"
    """The player to act has no message to act with, as in Breach.MUTE."""
    UNTOLD = "untold"
    """Decisions were not posted at the table, and no notice will post them."""
    NOTICE = "notice"
    """A notice that cannot be delivered: its place does not fit its message."""
    FAR = "far"
    """A notice that is due too far in the future."""
    LEDGER = "ledger"
    """The results in the ledger differ from what a partie's actions give."""
    RATINGS = "ratings"
    """Ratings differ from those after the last rated partie."""
    LEADERBOARDS = "leaderboards"
    """Leaderboard rows differ from what the results give."""
    CROWDS = "crowds"
    """Leaderboards have wrong counts in the table ``crowds``."""


WHOLE_FILE: Final = PartieId(0)
"""Stands for the partie in a finding about the whole database."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem in a partie or in the whole database. ``number`` and ``detail`` say where, and never name a card."""

    problem: Problem
    partie: PartieId = WHOLE_FILE
    number: int = 0
    detail: str = ""


def check_in_play(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """The problems of a partie in play. Empty if it is over, is missing, or does not have two seats."""
    try:
        kept = invariants.load(tx, partie_id)
    except ValueError:
        return []
    if kept is None or kept.row.ended_at is not None:
        return []
    return [*_game_problems(tx, kept), *_invariant_problems(kept), *_outbox_problems(tx, kept, now)]


def check_finished(tx: Transaction, partie_id: PartieId) -> list[Finding]:
    """The problems of a finished partie: its totals, its result, and what the ledger says about it.

    Totals and result are checked by the scores of the deals, the ledger by the actions.
    """
    row = parties.get_partie(tx, partie_id)
    if row is None:
        return []
    try:
        rules, seats = stored_rules(row), parties.seats(tx, partie_id)
    except UnknownRules:
        return [Finding(Problem.RULES, partie_id)]
    except ValueError:
        return []
    tallies = tallies_of(parties.deals(tx, partie_id))
    found = []
    if (seats[0].total, seats[1].total) != sum_of(tally.points for tally in tallies):
        found.append(Finding(Problem.TOTALS, partie_id))
    if row.ending == EndedBy.PLAYED and not _same(row.result, row.winner, outcome(rules, tallies)):
        found.append(Finding(Problem.RESULT, partie_id))
    if row.booked and not entries.is_correct(tx, row):
        found.append(Finding(Problem.LEDGER, partie_id))
    return found


def _same(result: str | None, winner: int | None, outcome: Outcome | None) -> bool:
    return outcome is not None and _read(result) == outcome_json(outcome) and winner == outcome.winner


def _read(result: str | None) -> object:
    try:
        return json.loads(result or "null")
    except ValueError:
        return None


def unplayable_parties(tx: Transaction) -> list[PartieId]:
    """The ids of the parties in play that the engine cannot replay from what is stored."""
    found: list[PartieId] = []
    last = 0
    while some := parties.in_play(tx, after=last):
        found += [partie_id for partie_id in some if not replays(tx, partie_id)]
        last = some[-1]
    return found


def replays(tx: Transaction, partie_id: PartieId) -> bool:
    """Whether the engine can replay all stored deals and actions of a partie, and their number is right."""
    row = parties.get_partie(tx, partie_id)
    assert row is not None  # noqa: S101 - it was found in the same transaction
    try:
        return replay(row, parties.deals(tx, partie_id), parties.actions_of(tx, partie_id)).seq == row.seq
    except (Unplayable, UnknownRules):
        return False


# The game.


def _game_problems(tx: Transaction, kept: StoredPartie) -> Iterator[Finding]:
    row, deals = kept.row, parties.deals(tx, kept.row.id)
    try:
        played = replay(row, deals, parties.actions_of(tx, row.id))
    except UnknownRules:
        yield Finding(Problem.RULES, row.id)
        return
    except Unplayable as broken:
        problem = Problem.UNDEALT if broken.action < 0 else Problem.UNPLAYABLE
        yield Finding(problem, row.id, broken.deal + 1, str(broken.action + 1))
        return
    if row.seq != played.seq:
        yield Finding(Problem.COUNT, row.id, played.seq)
    for number, (deal, tally) in enumerate(zip(deals, played.game.tallies, strict=False)):
        if tally_of(deal) != tally:
            yield Finding(Problem.SCORE, row.id, number + 1)
    if played.game.totals != (kept.seats[0].total, kept.seats[1].total):
        yield Finding(Problem.TOTALS, row.id)
    if deals and played.game.deal is None:
        yield Finding(Problem.STUCK, row.id)
    elif row.to_act != played.to_act(row):
        yield Finding(Problem.TURN, row.id)


# The clock, the messages and the outbox.


def _invariant_problems(kept: StoredPartie) -> Iterator[Finding]:
    for breach in invariants.breaches(kept):
        # The turn was checked with the game.
        if breach in (Breach.CLOCK, Breach.MUTE):
            yield Finding(Problem(breach.value), kept.row.id)


def _outbox_problems(tx: Transaction, kept: StoredPartie, now: int) -> Iterator[Finding]:
    partie = kept.row.id
    for notice in kept.notices:
        if not _deliverable(notice):
            yield Finding(Problem.NOTICE, partie, notice.id, notice.place.value)
        elif notice.due_at > now + LONGEST_WAIT:
            yield Finding(Problem.FAR, partie, notice.id, notice.place.value)
    last = posts.last_post(tx, partie)
    told = last is None or last.last_seq + 1 >= kept.row.seq or any(map(_posts_decisions, kept.notices))
    if kept.row.table_channel is not None and not told:
        yield Finding(Problem.UNTOLD, partie)


def _deliverable(notice: Notice) -> bool:
    match notice.place:
        case Place.TABLE:
            return isinstance(notice.message, TableMessage)
        case Place.CHANNEL:
            return isinstance(notice.message, TellAwards)
        case _:
            return isinstance(notice.message, HandMessage)


def _posts_decisions(notice: Notice) -> bool:
    return notice.place is Place.TABLE and isinstance(notice.message, Talk | MoveTable | OpenTable)
