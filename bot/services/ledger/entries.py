"""Enters a finished partie in the ledger, in the transaction that ends it.

It writes results of the partie and its deals, both players' ratings, their leaderboard rows, and their names. All of it
follows from the stored partie, except that a new rating also depends on the ratings before.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial

from bot.piquet.deal import Deal
from bot.piquet.partie import Outcome, Settlement, Tally, outcome, points_won
from bot.piquet.reckoning import Reason, sums
from bot.services.core import glicko
from bot.services.core.glicko import RatedGame, Strength
from bot.services.core.house_seats import pool_of
from bot.services.core.replay import UnknownRules, Unplayable, replay, stored_rules, tallies_of, tally_of
from bot.services.ledger.leaderboards import ALL_TIME, EVERYWHERE, deviation, periods
from data import leaderboard_places, parties, ratings, results, users
from data.leaderboard_places import LeaderboardKey, RankedBy
from data.parties import DealRow, EndedBy, PartieId, PartieRow, SeatRow
from data.ratings import Rating
from data.results import DealResult, NewResult
from data.store.transaction import Transaction

_log = logging.getLogger(__name__)

NOBODY = 0
"""The user id that stands for a deleted person."""


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """The results of a partie for both seats and of its finished deals, without ratings."""

    results: tuple[NewResult, NewResult]
    deals: tuple[DealResult, ...]


def enter(tx: Transaction, partie_id: PartieId) -> None:
    """Enters a finished partie, unless it is entered already."""
    row = parties.get_partie(tx, partie_id)
    if row is None or row.ended_at is None or row.booked:
        return
    if results.results_of(tx, partie_id):
        _log.warning(
            "partie %d is entered in the ledger already, though it is not marked so: ask the doctor", partie_id
        )
        parties.set_entered(tx, partie_id)
        return
    parties.set_entered(tx, partie_id)
    entry = entry_of(tx, row)
    if entry is None:
        _log.warning("partie %d is not entered in the ledger, because its rules are unknown", partie_id)
        return
    if not entry.deals and any(map(tally_of, parties.deals(tx, partie_id))):
        _log.warning("partie %d is entered in the ledger without its deals, because they cannot be replayed", partie_id)
    entered = _rated(tx, entry.results) if row.rated and _counts(entry.results) else entry.results
    results.add_results(tx, entered, entry.deals)
    for seat in parties.seats(tx, partie_id):
        if seat.user != NOBODY:
            for guild in (row.guild, EVERYWHERE):
                users.set_name(tx, seat.user, guild, seat.name, row.ended_at)
    for result in entered:
        _place(tx, result)


class State(Enum):
    """How the stored results of a finished partie stand to the partie."""

    RIGHT = auto()
    DERIVABLE = auto()
    """They differ, and the partie's actions say what is right."""
    CONTRADICTORY = auto()
    """They differ in what no action says, such as the players, the end of the partie, or ratings that are lost."""


def audit(tx: Transaction, row: PartieRow) -> State:
    """Compares the stored results of a finished partie with the partie. Values of ratings are not checked."""
    entry, kept = entry_of(tx, row), results.results_of(tx, row.id)
    kept_deals = results.deal_results_of(tx, row.id)
    if entry is None or (not row.booked and not kept and not kept_deals):
        return State.RIGHT
    unrated = tuple(replace(result, rating=None, deviation=None, number=None) for result in kept)
    if row.booked and (unrated, tuple(kept_deals)) == (entry.results, entry.deals):
        return State.RIGHT if all(_is_rated_rightly(row, result) for result in kept) else State.CONTRADICTORY
    if row.rated and not (len(kept) == len(entry.results) and all(_is_rated_rightly(row, result) for result in kept)):
        return State.CONTRADICTORY
    said = {(result.seat, _unplayed(row, result)) for result in kept}
    said_of_deals = {(deal.seat, deal.user, deal.guild, deal.pool) for deal in kept_deals}
    right = {(result.seat, _unplayed(row, result)) for result in entry.results}
    right_of_deals = {(result.seat, result.user, result.guild, result.pool) for result in entry.results}
    return State.DERIVABLE if said <= right and said_of_deals <= right_of_deals else State.CONTRADICTORY


def _is_rated_rightly(row: PartieRow, result: NewResult) -> bool:
    """Whether a result has a rating if it must have one. Beside a deleted person either may be."""
    values = (result.rating, result.deviation, result.number)
    if NOBODY in (result.user, result.other):
        return True
    rated = bool(row.rated) and result.outcome is not None
    return None not in values if rated else values == (None, None, None)


def _unplayed(row: PartieRow, result: NewResult) -> tuple[object, ...]:
    """What the result of a partie says that does not follow from its actions."""
    outcome = () if row.ending == EndedBy.PLAYED else (result.outcome,)
    return (result.user, result.other, result.guild, result.pool, result.ended_at, *outcome)


def enter_again(tx: Transaction, row: PartieRow) -> None:
    """Enters the results of a partie again, with its old ratings, which cannot be derived from the partie."""
    entry = entry_of(tx, row)
    if entry is None:
        return
    parties.set_entered(tx, row.id)
    before = {result.seat: result for result in results.results_of(tx, row.id)}
    results.forget_results(tx, row.id)
    results.add_results(tx, (_as_rated(result, before.get(result.seat)) for result in entry.results), entry.deals)


def _as_rated(result: NewResult, before: NewResult | None) -> NewResult:
    if before is None:
        return result
    return replace(result, rating=before.rating, deviation=before.deviation, number=before.number)


# The results.


def entry_of(tx: Transaction, row: PartieRow) -> LedgerEntry | None:
    """The results of a finished partie, from its deals and actions; None if its rules are unknown."""
    try:
        rules = stored_rules(row)
    except UnknownRules:
        return None
    seats, deals = parties.seats(tx, row.id), parties.deals(tx, row.id)
    settled = outcome(rules, tallies_of(deals)) if row.ending == EndedBy.PLAYED else None
    pool = pool_of(rules.form, row.house)
    brought = partial(_result, row=row, seats=seats, pool=pool, settled=settled)
    return LedgerEntry((brought(0), brought(1)), _deal_results(tx, row, seats, deals, pool))


def _result(
    seat: int, *, row: PartieRow, seats: tuple[SeatRow, SeatRow], pool: str, settled: Outcome | None
) -> NewResult:
    winner = row.winner if settled is None else settled.winner
    wins = 0 if winner is None else 1 if winner == seat else -1
    return NewResult(
        partie=row.id,
        seat=seat,
        user=seats[seat].user,
        other=seats[1 - seat].user,
        guild=row.guild,
        pool=pool,
        ended_at=row.ended_at or 0,
        outcome=None if row.ending == EndedBy.STOPPED else wins,
        points=points_won(settled) if settled and wins == 1 else 0,
        rubicon=wins if isinstance(settled, Settlement) and settled.rubicon else 0,
    )


def _deal_results(
    tx: Transaction, row: PartieRow, seats: tuple[SeatRow, SeatRow], deals: Sequence[DealRow], pool: str
) -> tuple[DealResult, ...]:
    try:
        played = replay(row, deals, parties.actions_of(tx, row.id)).deals
    except Unplayable:
        return ()
    return tuple(
        _deal_result(deal, number, seat, row, pool) for number, deal in enumerate(played) if deal.over for seat in seats
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


def _counts(brought: tuple[NewResult, NewResult]) -> bool:
    """Whether a partie can be rated: it has a result, and neither player was deleted."""
    first, second = brought
    return first.outcome is not None and NOBODY not in (first.user, second.user)


def _rated(tx: Transaction, brought: tuple[NewResult, NewResult]) -> tuple[NewResult, NewResult]:
    """Rates both players by their ratings before the partie. Returns the results with the new ratings."""
    first, second = (_before(tx, result) for result in brought)
    return _rate(tx, brought[0], first, second), _rate(tx, brought[1], second, first)


def _before(tx: Transaction, result: NewResult) -> Rating:
    kept = ratings.get_rating(tx, result.user, result.pool)
    start = Strength()
    return kept or Rating(result.user, result.pool, start.rating, start.deviation, start.volatility, result.ended_at, 0)


def _rate(tx: Transaction, result: NewResult, mine: Rating, theirs: Rating) -> NewResult:
    now = result.ended_at
    score = {1: 1.0, 0: 0.5, -1: 0.0}[result.outcome or 0]
    game = RatedGame(Strength(theirs.rating, deviation(theirs, now), theirs.volatility), score)
    periods_since = max(now - mine.played_at, 0) / glicko.PERIOD
    after = glicko.rate(Strength(mine.rating, mine.deviation, mine.volatility), [game], periods_since)
    number = mine.parties + 1
    ratings.save_rating(
        tx, Rating(result.user, result.pool, after.rating, after.deviation, after.volatility, now, number)
    )
    return replace(result, rating=after.rating, deviation=after.deviation, number=number)


# The leaderboards.


def _place(tx: Transaction, result: NewResult) -> None:
    """Updates a player's leaderboard rows: on the partie's server, and on those of all servers if they are listed."""
    if result.outcome is None or result.user == NOBODY:
        return
    guilds = [result.guild, EVERYWHERE] if users.get_user(tx, result.user).listed else [result.guild]
    for guild in guilds:
        for period in periods(result.ended_at):
            _add(tx, LeaderboardKey(guild, RankedBy.POINTS, result.pool, period), result.user, result.points)
            _add(tx, LeaderboardKey(guild, RankedBy.WON, result.pool, period), result.user, int(result.outcome == 1))
    if result.rating is not None:
        _place_rating(tx, result, guilds, int(result.rating + 0.5))


def _add(tx: Transaction, board: LeaderboardKey, user: int, more: int) -> None:
    """Adds to a player's value. A player with a value of 0 is not on a leaderboard."""
    if more:
        leaderboard_places.put(tx, board, user, (leaderboard_places.value_of(tx, board, user) or 0) + more)


def _place_rating(tx: Transaction, result: NewResult, guilds: list[int], value: int) -> None:
    """Saves a rating on its leaderboards, which are of all time only.

    A player who was inactive returns to the leaderboards of every server where they have finished a rated partie.
    """
    stood = {board.guild for board, _ in leaderboard_places.values_of(tx, result.user, RankedBy.RATING, result.pool)}
    played = stood or results.rated_in(tx, result.user, result.pool)
    for guild in {*guilds, *played}:
        leaderboard_places.put(tx, LeaderboardKey(guild, RankedBy.RATING, result.pool, ALL_TIME), result.user, value)
