"""Enters a finished partie in the results ledger, in its last transaction: results, ratings, leaderboards, names.

Results depend only on the stored partie; ratings also depend on earlier ratings.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.features.results.leaderboards import ALL_TIME, EVERYWHERE, deviation, periods
from bot.model import glicko
from bot.model.glicko import RatedGame, Strength
from bot.model.house_seats import pool_of
from bot.model.ids import PRIVATE, PartieId, is_known
from bot.model.leaderboards import LeaderboardKey, RankedBy
from bot.model.results import CALLED_OFF, PAIR_LIMIT, PAIR_PERIOD, WITHOUT_WINNER, EndedBy, Unrated
from bot.piquet.deal import Deal
from bot.piquet.partie import Outcome, Settlement, Tally, outcome, points_won
from bot.piquet.reckoning import Reason, sums
from bot.runtime.context import Context
from bot.runtime.replay import UnknownRules, Unplayable, replay, stored_rules, tallies_of, tally_of
from data import leaderboard_places, parties, ratings, results
from data.parties import DealRow, PartieRow, SeatRow
from data.players import users
from data.ratings import Rating
from data.results import DealResult, NewResult
from data.store.transaction import Transaction

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """Both seats' results, without ratings, and results for the finished deals."""

    results: tuple[NewResult, NewResult]
    deals: tuple[DealResult, ...]


def enter(tx: Transaction, partie_id: PartieId) -> None:
    row = parties.get_partie(tx, partie_id)
    if row is None or row.ended_at is None or row.booked:
        return
    ended_at = row.ended_at
    if results.results_of(tx, partie_id):
        _log.warning(
            "partie %d is entered in the ledger already, though it is not marked so: ask the doctor", partie_id
        )
        parties.set_entered(tx, partie_id)
        return
    parties.set_entered(tx, partie_id)
    if row.rated and row.ending not in WITHOUT_WINNER and unrated(tx, row) is not None:
        parties.set_friendly(tx, partie_id)
        row = replace(row, rated=0)
    entry = entry_of(tx, row)
    if entry is None:
        _log.warning("partie %d is not entered in the ledger, because its rules are unknown", partie_id)
        return
    if not entry.deals and any(map(tally_of, parties.deals(tx, partie_id))):
        _log.warning("partie %d is entered in the ledger without its deals, because they cannot be replayed", partie_id)
    entered = _rated(tx, entry.results) if row.rated and _counts(entry.results) else entry.results
    results.add_results(tx, entered, entry.deals)
    for seat in parties.seats(tx, partie_id):
        if is_known(seat.user):
            for guild in {row.guild, EVERYWHERE}:
                users.set_name(tx, seat.user, guild, seat.name, ended_at)
    for result in entered:
        _place(tx, result)


# The results.


def unrated(tx: Transaction, row: PartieRow) -> Unrated | None:
    """Returns why a partie meant to be rated stays unrated, or None if it is rated."""
    if _ends_without_deal(row, parties.deals(tx, row.id)):
        return Unrated.NO_DEAL
    if row.house is None:
        first, second = parties.seats(tx, row.id)
        if week_is_full(tx, first.user, second.user, row.ended_at or 0):
            return Unrated.PAIR
    return None


def week_is_full(tx: Transaction, user: int, other: int, at: int) -> bool:
    """Whether two people have reached the limit of rated parties in the week up to ``at``."""
    return results.rated_between(tx, user, other, at - PAIR_PERIOD, at) >= PAIR_LIMIT


def _ends_without_deal(row: PartieRow, deals: Sequence[DealRow]) -> bool:
    return row.ending != EndedBy.PLAYED and not tallies_of(deals)


def entry_of(tx: Transaction, row: PartieRow) -> LedgerEntry | None:
    """Calculates a partie's ledger entry. None if the partie's rules are unknown."""
    seats, deals = parties.seats(tx, row.id), parties.deals(tx, row.id)
    try:
        played: Sequence[Deal] = replay(row, deals, parties.actions_of(tx, row.id)).deals
    except UnknownRules:
        return None
    except Unplayable:
        played = ()
    return entry_from(row, seats, deals, played)


def entry_from(
    row: PartieRow,
    seats: tuple[SeatRow, SeatRow],
    deals: Sequence[DealRow],
    played: Sequence[Deal],
    kept: Sequence[NewResult] = (),
) -> LedgerEntry:
    """Builds a ledger entry. Raises UnknownRules.

    A partie without a finished deal has no outcome or rating, unless results stored before version 0.2 (``kept``) have
    them.
    """
    rules = stored_rules(row)
    settled = outcome(rules, tallies_of(deals)) if row.ending == EndedBy.PLAYED else None
    pool = pool_of(rules.form, row.house)
    # One seat's result proves nothing if the other seat has none.
    won_before = row.rated == 1 or (bool(kept) and all(result.outcome is not None for result in kept))
    counts = row.ending not in WITHOUT_WINNER and (won_before or not _ends_without_deal(row, deals))
    first, second = (_result(row, seat, seats[1 - seat.seat], pool, settled, counts=counts) for seat in seats)
    finished = () if row.ending in CALLED_OFF else played
    scored = (
        _deal_result(deal, number, seat, row, pool)
        for number, deal in enumerate(finished)
        if deal.over
        for seat in seats
    )
    return LedgerEntry((first, second), tuple(scored))


def _result(
    row: PartieRow, mine: SeatRow, theirs: SeatRow, pool: str, settled: Outcome | None, *, counts: bool
) -> NewResult:
    winner = row.winner if settled is None else settled.winner
    wins = 0 if winner is None else 1 if winner == mine.seat else -1
    return NewResult(
        partie=row.id,
        seat=mine.seat,
        user=mine.user,
        other=theirs.user,
        guild=row.guild,
        pool=pool,
        ended_at=row.ended_at or 0,
        outcome=wins if counts else None,
        points=points_won(settled) if settled and wins == 1 else 0,
        rubicon=wins if isinstance(settled, Settlement) and settled.rubicon else 0,
    )


def _deal_result(deal: Deal, number: int, seat: SeatRow, row: PartieRow, pool: str) -> DealResult:
    at, scored = seat.seat, sums(deal.reckoning.items)

    def points(reason: Reason) -> int:
        return scored.get(reason, (0, 0))[at]

    return DealResult(
        partie=row.id,
        number=number,
        seat=at,
        user=seat.user,
        guild=row.guild,
        pool=pool,
        elder=int(deal.elder == at),
        points=Tally.of(deal).points[at],
        carte_blanche=points(Reason.CARTE_BLANCHE),
        point=points(Reason.POINT),
        sequence=points(Reason.SEQUENCE),
        set=points(Reason.SET),
        pique=int(points(Reason.PIQUE) > 0),
        repique=int(points(Reason.REPIQUE) > 0),
        capot=int(points(Reason.CAPOT) > 0),
    )


# The ratings.


def _counts(results: tuple[NewResult, NewResult]) -> bool:
    first, second = results
    return first.outcome is not None and is_known(first.user) and is_known(second.user)


def _rated(tx: Transaction, results: tuple[NewResult, NewResult]) -> list[NewResult]:
    first, second = (ratings.get_rating(tx, result.user, result.pool) for result in results)
    after = rating_after(results[0], first, second), rating_after(results[1], second, first)
    for rating in after:
        ratings.save_rating(tx, rating)
    return [
        replace(result, rating=rating.rating, deviation=rating.deviation, number=rating.parties)
        for result, rating in zip(results, after, strict=True)
    ]


def rating_after(result: NewResult, mine: Rating | None, theirs: Rating | None) -> Rating:
    """Returns the new rating, from both ratings before the partie. A rating is None before the first rated partie."""
    now, start = result.ended_at, Strength()
    score = {1: 1.0, 0: 0.5, -1: 0.0}[result.outcome or 0]
    opponent = Strength(theirs.rating, deviation(theirs, now), theirs.volatility) if theirs else start
    before = Strength(mine.rating, mine.deviation, mine.volatility) if mine else start
    periods_since = max(now - mine.played_at, 0) / glicko.PERIOD if mine else 0.0
    after = glicko.rate(before, [RatedGame(opponent, score)], periods_since)
    number = mine.parties + 1 if mine else 1
    return Rating(result.user, result.pool, after.rating, after.deviation, after.volatility, now, number)


async def if_resigned(context: Context, partie_id: PartieId, user: int) -> tuple[int, int] | Unrated | None:
    """Returns a player's rating now and after resigning, or why it would stay.

    None if the partie is friendly or over.
    """

    def work(tx: Transaction) -> tuple[int, int] | Unrated | None:
        row = parties.get_partie(tx, partie_id)
        seat = next((seat for seat in parties.seats(tx, partie_id) if seat.user == user), None) if row else None
        if row is None or seat is None or row.ended_at is not None:
            return None
        resigned = replace(row, ended_at=context.clock(), ending=EndedBy.RESIGNED, winner=1 - seat.seat)
        why = unrated(tx, resigned)
        if why is Unrated.NO_DEAL or (row.rated and why):
            return why
        if not row.rated:
            return None
        entry = entry_of(tx, resigned)
        if entry is None or not _counts(entry.results):
            return None
        mine, theirs = (
            ratings.get_rating(tx, entry.results[at].user, entry.results[at].pool) for at in (seat.seat, 1 - seat.seat)
        )
        before = glicko.START if mine is None else mine.rating
        return round(before), round(rating_after(entry.results[seat.seat], mine, theirs).rating)

    return await context.database.read(work)


# The leaderboards.


def _place(tx: Transaction, result: NewResult) -> None:
    if result.outcome is None or not is_known(result.user):
        return
    guilds = [] if result.guild == PRIVATE or users.is_gone(tx, result.user, result.guild) else [result.guild]
    if users.get_user(tx, result.user).listed:
        guilds.append(EVERYWHERE)
    for guild in guilds:
        for period in periods(result.ended_at):
            _add(tx, LeaderboardKey(guild, RankedBy.POINTS, result.pool, period), result.user, result.points)
            _add(tx, LeaderboardKey(guild, RankedBy.WON, result.pool, period), result.user, int(result.outcome == 1))
    if result.rating is not None and result.deviation is not None:
        _place_rating(tx, result, guilds, leaderboard_places.placed_value(result.rating, result.deviation))


def _add(tx: Transaction, board: LeaderboardKey, user: int, more: int) -> None:
    if more:
        leaderboard_places.put(tx, board, user, (leaderboard_places.value_of(tx, board, user) or 0) + more)


def _place_rating(tx: Transaction, result: NewResult, guilds: list[int], value: int) -> None:
    """Puts a rating on leaderboards. An inactive player returns to every server where they finished a rated partie."""
    ranked = {board.guild for board, _ in leaderboard_places.values_of(tx, result.user, RankedBy.RATING, result.pool)}
    played = ranked or results.rated_in(tx, result.user, result.pool)
    here = {guild for guild in played - {PRIVATE} if not users.is_gone(tx, result.user, guild)}
    for guild in {*guilds, *here}:
        leaderboard_places.put(tx, LeaderboardKey(guild, RankedBy.RATING, result.pool, ALL_TIME), result.user, value)
