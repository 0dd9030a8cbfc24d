"""One partie looked through: whether what is kept beside its actions is what they make.

The actions are the truth. They are played through again by the engine; turn, count, scores and result follow.
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
from bot.services.health.invariants import Breach, Kept
from bot.services.ledger import entries
from data import parties, posts
from data.outbox import Notice, Place
from data.outbox_messages import HandMessage, MoveTable, OpenTable, TableMessage, Talk, TellAwards
from data.parties import EndedBy, PartieId
from data.store.transaction import Transaction

LONGEST_WAIT: Final = 2 * 24 * 60 * 60
"""No notice waits longer than a day, in seconds; but a clock that was wrong may have said so."""


class Ailment(StrEnum):
    """What can be wrong with what is kept."""

    DAMAGED = "damaged"
    """The file itself."""
    ORPHANS = "orphans"
    """Rows that belong to nothing that is kept."""
    SEATS = "seats"
    RULES = "rules"
    UNDEALT = "undealt"
    """The engine refuses a deal as it was dealt."""
    UNPLAYABLE = "unplayable"
    """The engine refuses an action, or one is missing."""
    STUCK = "stuck"
    """All that was dealt is played, and neither another deal nor the end has come of it."""
    COUNT = "count"
    SCORE = "score"
    TOTALS = "totals"
    RESULT = "result"
    TURN = "turn"
    CLOCK = "clock"
    MUTE = "mute"
    UNTOLD = "untold"
    """Decisions that the table was never told, and no notice that will tell them."""
    NOTICE = "notice"
    """A notice that nobody can bring."""
    FAR = "far"
    """A notice that waits longer than any can."""
    BOOKS = "books"
    """What a partie is kept to have brought is not what its actions make."""
    RATINGS = "ratings"
    """Ratings that are not those after the last rated partie."""
    BOARDS = "boards"
    """People who do not stand where the results have them."""
    CROWDS = "crowds"
    """Boards of which it is kept wrongly how many stand where."""


WHOLE_FILE: Final = PartieId(0)
"""Stands for the partie of a finding that is about no single one."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong, in a partie or in the whole file. ``number`` and ``detail`` say where, and never name a card."""

    ailment: Ailment
    partie: PartieId = WHOLE_FILE
    number: int = 0
    detail: str = ""


def examine(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """What is wrong with a partie in play that has its two seats; nothing with one that is over or not kept."""
    try:
        kept = invariants.load(tx, partie_id)
    except ValueError:
        return []
    if kept is None or kept.row.ended_at is not None:
        return []
    return [*_of_the_game(tx, kept), *_of_the_invariant(kept), *_of_the_outbox(tx, kept, now)]


def examine_finished(tx: Transaction, partie_id: PartieId) -> list[Finding]:
    """What is wrong with the totals and the result of a partie that is over, by the scores of its deals; and with what
    it is in the books to have brought, by its actions.
    """
    row = parties.get_partie(tx, partie_id)
    if row is None:
        return []
    try:
        rules, seats = stored_rules(row), parties.seats(tx, partie_id)
    except UnknownRules:
        return [Finding(Ailment.RULES, partie_id)]
    except ValueError:
        return []
    tallies = tallies_of(parties.deals(tx, partie_id))
    found = []
    if (seats[0].total, seats[1].total) != sum_of(tally.points for tally in tallies):
        found.append(Finding(Ailment.TOTALS, partie_id))
    if row.ending == EndedBy.PLAYED and not _same(row.result, row.winner, outcome(rules, tallies)):
        found.append(Finding(Ailment.RESULT, partie_id))
    if row.booked and not entries.is_correct(tx, row):
        found.append(Finding(Ailment.BOOKS, partie_id))
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


def _of_the_game(tx: Transaction, kept: Kept) -> Iterator[Finding]:
    row, deals = kept.row, parties.deals(tx, kept.row.id)
    try:
        played = replay(row, deals, parties.actions_of(tx, row.id))
    except UnknownRules:
        yield Finding(Ailment.RULES, row.id)
        return
    except Unplayable as broken:
        ailment = Ailment.UNDEALT if broken.action < 0 else Ailment.UNPLAYABLE
        yield Finding(ailment, row.id, broken.deal + 1, str(broken.action + 1))
        return
    if row.seq != played.seq:
        yield Finding(Ailment.COUNT, row.id, played.seq)
    for number, (deal, tally) in enumerate(zip(deals, played.game.tallies, strict=False)):
        if tally_of(deal) != tally:
            yield Finding(Ailment.SCORE, row.id, number + 1)
    if played.game.totals != (kept.seats[0].total, kept.seats[1].total):
        yield Finding(Ailment.TOTALS, row.id)
    if deals and played.game.deal is None:
        yield Finding(Ailment.STUCK, row.id)
    elif row.to_act != played.to_act(row):
        yield Finding(Ailment.TURN, row.id)


# The clock, the messages and the outbox.


def _of_the_invariant(kept: Kept) -> Iterator[Finding]:
    for breach in invariants.breaches(kept):
        # Whose turn it is, the game has told.
        if breach in (Breach.CLOCK, Breach.MUTE):
            yield Finding(Ailment(breach.value), kept.row.id)


def _of_the_outbox(tx: Transaction, kept: Kept, now: int) -> Iterator[Finding]:
    partie = kept.row.id
    for notice in kept.notices:
        if not _can_be_brought(notice):
            yield Finding(Ailment.NOTICE, partie, notice.id, notice.place.value)
        elif notice.due_at > now + LONGEST_WAIT:
            yield Finding(Ailment.FAR, partie, notice.id, notice.place.value)
    last = posts.last_post(tx, partie)
    told = last is None or last.last_seq + 1 >= kept.row.seq or any(map(_tells, kept.notices))
    if kept.row.table_channel is not None and not told:
        yield Finding(Ailment.UNTOLD, partie)


def _can_be_brought(notice: Notice) -> bool:
    match notice.place:
        case Place.TABLE:
            return isinstance(notice.message, TableMessage)
        case Place.CHANNEL:
            return isinstance(notice.message, TellAwards)
        case _:
            return isinstance(notice.message, HandMessage)


def _tells(notice: Notice) -> bool:
    return notice.place is Place.TABLE and isinstance(notice.message, Talk | MoveTable | OpenTable)
