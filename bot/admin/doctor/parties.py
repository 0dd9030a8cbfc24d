"""Checks one partie: compares stored rows with rows derived from its deals and decisions."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace

from bot.admin.doctor import messages
from bot.admin.doctor.findings import Damage, DamageKind, Finding, damaged
from bot.features.clocks import turn_clock
from bot.features.daily import service as daily_deals
from bot.features.parties import packs
from bot.features.parties.loaded_partie import stored_cut
from bot.features.results import entries
from bot.features.servers.membership import stopped_clock
from bot.model import reminders
from bot.model.changes import ClocksChanged
from bot.model.clocks import Clock
from bot.model.house_seats import PAR_LEVEL, house_seat, user_of
from bot.model.ids import PartieId, is_known
from bot.model.outbox_messages import OutboxMessage, SendNew, Show, parse_message
from bot.model.results import WITHOUT_WINNER, EndedBy
from bot.piquet.deal import Deal
from bot.piquet.orders import UnreadableOrders, can_be_left, parse_orders
from bot.piquet.partie import Outcome, Tally, outcome, sum_of
from bot.piquet.proof import VERSION, commitment_to
from bot.piquet.proof_check import ProofVerdict, check_proof
from bot.piquet.record import RecordedPartie, outcome_json
from bot.piquet.view import view
from bot.runtime.replay import ReplayedPartie, UnknownRules, Unplayable, replay, tallies_of, tally_of
from data import challenges, deal_secrets, parties, results, servers
from data.derived_rows import Difference, compare, write
from data.outbox import HANDS, Place, enqueue
from data.parties import DealRow, PartieRow, SeatRow, WrongSeats
from data.players import users
from data.results import DealResult, NewResult
from data.store.errors import DamagedValue
from data.store.rows import AnyRow, cells
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class PartieRows:
    row: PartieRow
    seats: tuple[SeatRow, SeatRow]
    deals: tuple[DealRow, ...]
    results: tuple[NewResult, ...]
    deal_results: tuple[DealResult, ...]

    def tables(self) -> Mapping[str, Sequence[AnyRow]]:
        return {
            "parties": [self.row],
            "seats": self.seats,
            "deals": self.deals,
            "results": self.results,
            "deal_results": self.deal_results,
        }


def check_partie(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """Returns a partie's findings, or an empty list if the partie or a seat is missing.

    If its decisions cannot be trusted, reports only this, because all other rows depend on decisions.
    """
    try:
        return list(_findings(tx, partie_id, now))
    except WrongSeats:
        return []
    except UnknownRules:
        return [_distrust(partie_id, "this bot does not know its rules")]
    except Unplayable as broken:
        why = f"from decision {broken.action + 1} on" if broken.action >= 0 else "because its cards break the rules"
        return [_distrust(partie_id, f"deal {broken.deal + 1} cannot be replayed {why}")]
    except DamagedValue as value:
        return [replace(damaged(str(value)), kind=DamageKind.ACTIONS, partie=partie_id)]


def _distrust(partie: PartieId, why: str) -> Damage:
    return Damage(DamageKind.ACTIONS, "parties", f"partie {partie}", why, partie)


def _findings(tx: Transaction, partie_id: PartieId, now: int) -> Iterator[Finding]:
    row = parties.get_partie(tx, partie_id)
    if row is None:
        return
    actions, deals = parties.actions_of(tx, partie_id), parties.deals(tx, partie_id)
    kept, kept_deals = results.results_of(tx, partie_id), results.deal_results_of(tx, partie_id)
    stored = PartieRows(row, parties.seats(tx, partie_id), tuple(deals), tuple(kept), tuple(kept_deals))
    played = replay(row, deals, actions)
    stored_cut(row)
    if why := _doubt(tx, stored, played):
        yield _distrust(partie_id, why)
        return
    derived = _derived(tx, stored, played, now)
    if not _agrees_on_the_end(stored, derived):
        why = "its results have other players, another end or another rating, and no decision shows which is right"
        yield Damage(DamageKind.ACTIONS, "results", f"partie {partie_id}", why, partie_id)
        derived = replace(derived, results=stored.results, deal_results=stored.deal_results)
    after = derived.tables()
    for table, rows in stored.tables().items():
        yield from compare(table, map(cells, rows), map(cells, after[table]))
    if row.ended_at is None:
        yield from messages.differences(tx, derived.row, derived.seats, now)


def replays(tx: Transaction, row: PartieRow) -> bool:
    """Whether the engine can replay a partie's deals and actions, and reaches the stored decision count."""
    try:
        return replay(row, parties.deals(tx, row.id), parties.actions_of(tx, row.id)).seq == row.seq
    except (Unplayable, UnknownRules):
        return False


def repair_partie(tx: Transaction, partie_id: PartieId, now: int) -> list[Finding]:
    """Replaces a partie's wrong rows with derived ones, and sends lost messages. Returns the remaining findings."""
    for finding in check_partie(tx, partie_id, now):
        match finding:
            case Difference(table="outbox", stored=None):
                _send(tx, finding, Place(finding.column), parse_message(str(finding.derived)), now)
            case Difference():
                write(tx, finding)
                _redraw(tx, finding, now)
    tx.note(ClocksChanged())
    return check_partie(tx, partie_id, now)


def _redraw(tx: Transaction, difference: Difference, now: int) -> None:
    match difference:
        case Difference(column="to_act", derived=int(seat)):
            _send(tx, difference, HANDS[seat], SendNew(), now)
        case Difference(table="seats", key=(_, int(seat)), column="orders"):
            _send(tx, difference, HANDS[seat], Show(), now)


def _send(tx: Transaction, difference: Difference, place: Place, message: OutboxMessage, now: int) -> None:
    row = parties.get_partie(tx, PartieId(int(str(difference.key[0]))))
    assert row is not None  # noqa: S101 - it was just checked
    enqueue(tx, row, place, message, now)


# Reasons to distrust decisions that the engine accepts.


def _doubt(tx: Transaction, stored: PartieRows, played: ReplayedPartie) -> str | None:
    row, game = stored.row, played.game
    settled = outcome(game.rules, game.tallies)
    if not _agrees_with_challenge(tx, stored):
        return "its players, server, rules or rating are not those of its challenge"
    # Results count only if both players have them: a single stray row proves nothing.
    if row.ended_at is None and (row.booked or len(stored.results) == len(stored.seats)):
        return "it has no end, but results; it is not opened again"
    if _has_lost_its_last(stored, played):
        return f"decision {played.seq + 1} was made but is missing; players may have seen it, so it is not taken back"
    if row.ending == EndedBy.PLAYED and settled is None:
        return f"deal {len(stored.deals)} ends before it was played out"
    if row.ended_at is not None and not _can_have_ended(row, settled):
        return "its end or winner does not fit its decisions"
    if row.ended_at is None and game.deal is None and (stored.deals or row.chooser is None):
        return "its last deal is over, but neither another deal nor the end of the partie followed"
    if _has_other_cards(stored, played):
        return "its cards and decisions do not give the scores that were stored when it was played"
    unproven = _first_unproven_deal(tx, row, played)
    if unproven is not None:
        cards = f"the cards of deal {unproven}" if unproven else "the secret or the cut for deal"
        return f"{cards} do not follow from its proof: a secret, cut words, a card or a decision was changed"
    return None


def _agrees_with_challenge(tx: Transaction, stored: PartieRows) -> bool:
    row = stored.row
    challenge = None if row.challenge is None else challenges.get_challenge(tx, row.challenge)
    players = {seat.user for seat in stored.seats}
    if challenge is None:
        # Without a challenge there is only the daily deal: friendly, by one rule set, against one level of the house.
        terms = daily_deals.RULES.name, json.dumps(daily_deals.RULES.options)
        friendly = not row.rated and user_of(PAR_LEVEL) in players
        return row.challenge is None and friendly and (row.rules, row.options) == terms
    same_terms = (row.rules, row.options) == (challenge.rules, challenge.options)
    # A challenger who plays the house instead of waiting for a person does so in private.
    same_place = row.guild == challenge.guild or (row.is_private and row.house is not None)
    # A moderator may make a rated partie friendly, but not the other way round.
    return (
        players == {challenge.challenger, challenge.opponent}
        and same_terms
        and same_place
        and row.rated <= challenge.rated
    )


def _has_lost_its_last(stored: PartieRows, played: ReplayedPartie) -> bool:
    # If the later seat's count fits the stored decisions, only the partie's count is wrong.
    return stored.row.seq > played.seq != max(seat.acted_seq for seat in stored.seats)


def _can_have_ended(row: PartieRow, settled: Outcome | None) -> bool:
    # Decisions do not show who won a partie that was not played out.
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


def _has_other_cards(stored: PartieRows, played: ReplayedPartie) -> bool:
    tallies, game = tallies_of(stored.deals), played.game
    total = sum_of(tally.points for tally in tallies)
    agree = (stored.seats[0].total, stored.seats[1].total) == total
    return agree and len(tallies) == len(game.tallies) and total != game.standing.totals


def _first_unproven_deal(tx: Transaction, row: PartieRow, played: ReplayedPartie) -> int | None:
    """Returns the number (from 1) of the first deal whose cards do not follow from the partie's secret.

    Returns 0 if the secret, commitment or cut is wrong. Returns None if all is right, or nothing can be proven.
    """
    kept, proof = deal_secrets.secret_of(tx, row.challenge), packs.whole_proof(tx, row)
    if kept is not None and kept.version < VERSION:
        # Older versions compute commitments differently, so a match with today's reveals a changed version.
        return 0 if row.commitment == commitment_to(str(kept.number), kept.secret) else None
    if proof is None or proof.commitment != row.commitment:
        return 0 if row.commitment or proof else None
    found = check_proof(RecordedPartie(played.game.rules, ("", ""), [*played.deals], proof))
    if found.verdict is ProofVerdict.PROVEN:
        return None
    return 0 if found.deal is None else found.deal + 1


def _agrees_on_the_end(stored: PartieRows, derived: PartieRows) -> bool:
    # Some facts, such as claims, have no decision: only contradictions in all results count.
    if stored.row.ended_at is None or not derived.results:
        return True
    row, right = derived.row, {result.seat: result for result in derived.results}
    if stored.results:
        return not all(_contradicts(row, result, right[result.seat]) for result in stored.results)
    known = {(result.seat, result.user, result.guild, result.pool) for result in derived.results}
    return {(deal.seat, deal.user, deal.guild, deal.pool) for deal in stored.deal_results} <= known


def _contradicts(row: PartieRow, kept: NewResult, right: NewResult) -> bool:
    has_rating = (kept.rating, kept.deviation, kept.number) != (None, None, None)
    is_rated = row.rated and row.ending not in WITHOUT_WINNER
    # A partie of a forgotten person may have been rated before they were forgotten.
    if is_known(right.user) and is_known(right.other) and has_rating != is_rated:
        return True
    return _unplayed(row, kept) != _unplayed(row, right)


def _unplayed(row: PartieRow, result: NewResult) -> tuple[object, ...]:
    # The part of a result that decisions do not determine.
    ending = () if row.ending == EndedBy.PLAYED else (result.outcome,)
    return (result.user, result.other, result.guild, result.pool, result.ended_at, *ending)


# The derived rows.


def _derived(tx: Transaction, stored: PartieRows, played: ReplayedPartie, now: int) -> PartieRows:
    game, row = played.game, stored.row
    tallies = [*game.tallies, *[None] * (len(stored.deals) - len(game.tallies))]
    deals = tuple(map(_with_points, stored.deals, tallies))
    deal = None if row.ended_at else game.deal
    first, second = (
        replace(seat, total=total, orders=_orders(seat, deal))
        for seat, total in zip(stored.seats, game.standing.totals, strict=True)
    )
    row = replace(row, seq=played.seq, house=house_seat([first.user, second.user]))
    if deals:
        row = replace(row, chooser=None, first_dealer=deals[0].dealer)
    if row.ended_at is None:
        row = _with_turn(tx, replace(row, winner=None, result=None), (first, second), played.to_act(row), now)
        return PartieRows(row, (first, second), deals, (), ())
    row = _with_result(replace(row, to_act=None, due_at=None, wake_at=None), outcome(game.rules, game.tallies))
    if not row.booked and not stored.results and not stored.deal_results:
        return PartieRows(row, (first, second), deals, (), ())  # the bot enters it at its next start
    entry = entries.entry_from(row, (first, second), deals, played.deals, stored.results)
    rated = _with_ratings(row, entry.results, stored.results)
    return PartieRows(replace(row, booked=1), (first, second), deals, tuple(rated), entry.deals)


def _with_points(deal: DealRow, tally: Tally | None) -> DealRow:
    if tally is None:
        return replace(deal, score0=None, score1=None, below0=None, below1=None)
    if tally == tally_of(deal):
        return deal
    (score0, score1), (below0, below1) = tally.points, tally.below
    return replace(deal, score0=score0, score1=score1, below0=below0, below1=below1)


def _orders(seat: SeatRow, deal: Deal | None) -> str:
    try:
        orders = parse_orders(seat.orders) if seat.orders else None
    except UnreadableOrders:
        return ""
    if orders is None or deal is None or str(orders) != seat.orders:
        return ""
    return seat.orders if can_be_left(view(deal, seat.seat), orders) else ""


def _with_turn(tx: Transaction, row: PartieRow, seats: Sequence[SeatRow], to_act: int | None, now: int) -> PartieRow:
    if to_act != row.to_act:
        row = replace(row, to_act=to_act, since=now, extra=0, reminded=0)
    return replace(row, **asdict(right_clock(tx, row, seats)))


def right_clock(tx: Transaction, row: PartieRow, seats: Sequence[SeatRow]) -> Clock:
    guild = servers.get_server(tx, row.guild)
    if guild.left_at is not None:
        return stopped_clock(row, guild.left_at)
    if row.pace is None or row.to_act is None:
        return Clock(row.extra, None, None, row.reminded)
    user = users.get_user(tx, seats[row.to_act].user)
    pauses = turn_clock.clock_pauses(tx, user.id, row.since)
    return reminders.new_clock(row.pace, row.since, user, pauses, extra=row.extra, reminded=row.reminded)


def _with_result(row: PartieRow, settled: Outcome | None) -> PartieRow:
    if settled is None:
        return replace(row, result=None)
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


def _with_ratings(row: PartieRow, right: Sequence[NewResult], kept: Collection[NewResult]) -> Iterator[NewResult]:
    # Stored ratings stay: they do not follow from this partie alone.
    before = {result.seat: result for result in kept}
    for result in right:
        old = before.get(result.seat, result) if row.rated and result.outcome is not None else result
        yield replace(result, rating=old.rating, deviation=old.deviation, number=old.number)
