"""Each player's results in finished parties and deals, for histories, statistics and rating graphs."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from bot.model.ids import PartieId
from bot.model.results import Best, Result, Statistics, WinLossRecord
from data.store.rows import add_row, columns, fetch_row, fetch_rows
from data.store.transaction import Row, Transaction, Value


@dataclass(frozen=True, slots=True)
class NewResult:
    """A finished partie's result for one seat."""

    partie: PartieId
    seat: int
    user: int
    other: int
    guild: int
    pool: str
    ended_at: int
    outcome: int | None
    """1 won, 0 drawn, -1 lost; None if the partie does not count: stopped, or without a finished deal."""
    points: int
    """The settlement if won, else 0."""
    rubicon: int
    """1 if the opponent was rubiconed, -1 if the player was, else 0."""
    rating: float | None = None
    """The player's rating after the partie; None if unrated."""
    deviation: float | None = None
    number: int | None = None
    """Counts the player's rated parties in the pool from 1; None if unrated."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """A seat's points in a finished deal, in total and by source."""

    partie: PartieId
    number: int
    seat: int
    user: int
    guild: int
    pool: str
    elder: int
    """1 or 0, like ``pique``, ``repique`` and ``capot``."""
    points: int
    carte_blanche: int
    point: int
    sequence: int
    set: int
    pique: int
    repique: int
    capot: int


@dataclass(frozen=True, slots=True)
class DealtResult:
    """A finished deal's cards as dealt, with the player's result."""

    other: int
    elder: int
    points: int
    """The player's points less the opponent's."""
    dealer: int
    hand0: str = field(repr=False)
    hand1: str = field(repr=False)
    talon: str = field(repr=False)
    rules: str
    options: str


def add_results(tx: Transaction, results: Iterable[NewResult], deals: Iterable[DealResult]) -> None:
    for result in results:
        add_row(tx, "results", result)
    for deal in deals:
        add_row(tx, "deal_results", deal)


def results_of(tx: Transaction, partie_id: PartieId) -> list[NewResult]:
    return fetch_rows(tx, NewResult, "SELECT {columns} FROM results WHERE partie = ? ORDER BY seat", partie_id)


def deal_results_of(tx: Transaction, partie_id: PartieId) -> list[DealResult]:
    query = "SELECT {columns} FROM deal_results WHERE partie = ? ORDER BY number, seat"
    return fetch_rows(tx, DealResult, query, partie_id)


_LINE = f"""
    SELECT {columns(NewResult, "results")},
        mine.name, mine.total, theirs.name AS other_name, theirs.total AS other_total,
        parties.rules, parties.options, parties.ending, parties.began_at, others.points AS other_points,
        (SELECT former.rating FROM results AS former
            WHERE former."user" = results."user" AND former.pool = results.pool
                AND former.number = results.number - 1
                AND (former.ended_at, former.partie) < (results.ended_at, results.partie)
            ORDER BY former.ended_at DESC, former.partie DESC LIMIT 1) AS rating_before
    FROM results
    JOIN parties ON parties.id = results.partie
    JOIN results AS others ON others.partie = results.partie AND others.seat = 1 - results.seat
    JOIN seats AS mine ON mine.partie = results.partie AND mine.seat = results.seat
    JOIN seats AS theirs ON theirs.partie = results.partie AND theirs.seat = 1 - results.seat
"""  # noqa: S608 - a constant
_NEWEST_FIRST = """
    AND (results.guild = ? OR CAST(? AS BIGINT) IS NULL) AND (results.ended_at, results.partie) < (?, ?)
    ORDER BY results.ended_at DESC, results.partie DESC LIMIT ?
"""
_OLDEST_FIRST = """
    AND (results.guild = ? OR CAST(? AS BIGINT) IS NULL) AND (results.ended_at, results.partie) > (?, ?)
    ORDER BY results.ended_at, results.partie LIMIT ?
"""
_OF_ONE = _LINE + 'WHERE results."user" = ?'
_OF_TWO = _LINE + 'WHERE results."user" = ? AND results.other = ?'
_LAST = 1 << 62


def best_won(tx: Transaction, guild: int, pool: str, since: int, until: int) -> tuple[str, str, int, int] | None:
    """Returns (winner, loser, winner's total, loser's total) for a server's partie with the most settlement points in a
    pool. Ignores parties with forgotten people.
    """
    query = """
        SELECT winner.name, loser.name, winner.total, loser.total FROM results
        JOIN parties ON parties.id = results.partie
        JOIN seats AS winner ON winner.partie = results.partie AND winner.seat = results.seat
        JOIN seats AS loser ON loser.partie = results.partie AND loser.seat = 1 - results.seat
        WHERE parties.guild = ? AND parties.ended_at >= ? AND parties.ended_at < ? AND parties.ending = 'played'
            AND results.pool = ? AND results.outcome = 1 AND winner."user" > 0 AND loser."user" > 0
        ORDER BY results.points DESC, results.partie LIMIT 1
    """
    found: list[tuple[str, str, int, int]] = tx.fetch_tuples(query, guild, since, until, pool)
    return found[0] if found else None


def met(tx: Transaction, user: int, what: str, outside: PartieId) -> bool:
    """Whether ``what`` ever happened in a player's parties, except in partie ``outside``.

    ``what`` is ``rubicon`` or a column of ``DealResult``, such as ``capot``.
    """
    if what == "rubicon":
        query = 'SELECT 1 FROM results WHERE "user" = ? AND partie <> ? AND rubicon <> 0 LIMIT 1'
    else:
        query = f"""
            SELECT 1 FROM deal_results AS mine
            JOIN deal_results AS every_seat ON every_seat.partie = mine.partie AND every_seat.number = mine.number
            WHERE mine."user" = ? AND mine.partie <> ? AND every_seat.{what} > 0 LIMIT 1
        """  # noqa: S608 - the name of a column
    return tx.fetch_one(query, user, outside) is not None


def has_finished(tx: Transaction, user: int) -> bool:
    return tx.fetch_one('SELECT 1 FROM results WHERE "user" = ? LIMIT 1', user) is not None


def latest_of(tx: Transaction, user: int) -> PartieId | None:
    query = 'SELECT partie FROM results WHERE "user" = ? ORDER BY ended_at DESC, partie DESC LIMIT 1'
    row = tx.fetch_one(query, user)
    return None if row is None else PartieId(row["partie"])


def of_user(
    tx: Transaction,
    user: int,
    *,
    other: int | None = None,
    guild: int | None = None,
    before: tuple[int, int] | None = None,
    most: int,
) -> list[Result]:
    """Returns a player's finished parties, the newest first; with ``before`` (end, id), only earlier parties."""
    return _lines(tx, _NEWEST_FIRST, user, other, guild, guild, *(before or (_LAST, _LAST)), most)


def of_user_after(
    tx: Transaction, user: int, after: tuple[int, int], *, other: int | None = None, guild: int | None = None, most: int
) -> list[Result]:
    """Returns a player's next ``most`` finished parties after partie ``after`` (end, id), the newest first."""
    return _lines(tx, _OLDEST_FIRST, user, other, guild, guild, *after, most)[::-1]


def _lines(tx: Transaction, order: str, user: int, other: int | None, *rest: int | None) -> list[Result]:
    people, query = ((user,), _OF_ONE) if other is None else ((user, other), _OF_TWO)
    return [_line(row) for row in tx.fetch_all(query + order, *people, *rest)]


def _line(row: Row) -> Result:
    fields = dict(row)
    totals = fields.pop("total"), fields.pop("other_total")
    return Result(**fields, totals=totals)


def number_of(tx: Transaction, user: int) -> int:
    return int(tx.fetch_value('SELECT count(*) FROM results WHERE "user" = ?', user))


def rating_after(tx: Transaction, user: int, pool: str, number: int) -> tuple[float, float] | None:
    """Returns (rating, deviation) after a player's ``number``-th rated partie, or None if they played fewer."""
    query = 'SELECT rating, deviation FROM results WHERE "user" = ? AND pool = ? AND number = ?'
    row = tx.fetch_one(query, user, pool, number)
    return None if row is None else (row["rating"], row["deviation"])


def rated_between(tx: Transaction, user: int, other: int, since: int, until: int) -> int:
    query = """
        SELECT count(*) FROM results WHERE "user" = ? AND other = ? AND ended_at > ? AND ended_at <= ?
        AND number IS NOT NULL
    """
    return int(tx.fetch_value(query, user, other, since, until))


def rated_in(tx: Transaction, user: int, pool: str) -> set[int]:
    query = 'SELECT DISTINCT guild FROM results WHERE "user" = ? AND pool = ? AND number IS NOT NULL'
    return set(tx.fetch_column(query, user, pool))


# Below, ``guild`` None counts all servers.


def course(tx: Transaction, user: int, pool: str, guild: int | None) -> list[tuple[int, float, float]]:
    """Returns (end, rating, deviation) for each of a player's rated parties, in order."""
    query = """
        SELECT ended_at, rating, deviation FROM results
        WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild) AND number IS NOT NULL ORDER BY number
    """
    return tx.fetch_tuples(query, user, pool, guild)


_WIN_LOSS = """
    SELECT count(*) AS parties, count(*) FILTER (WHERE mine.outcome = 1) AS won,
        count(*) FILTER (WHERE mine.outcome = 0) AS drawn, count(*) FILTER (WHERE mine.outcome = -1) AS lost,
        COALESCE(sum(mine.points) FILTER (WHERE mine.pool = ?), 0) AS points,
        COALESCE(sum(theirs.points) FILTER (WHERE mine.pool = ?), 0) AS their_points,
        count(*) FILTER (WHERE mine.rubicon = 1) AS rubicons,
        count(*) FILTER (WHERE mine.rubicon = -1) AS their_rubicons
    FROM results AS mine
    JOIN results AS theirs ON theirs.partie = mine.partie AND theirs.seat = 1 - mine.seat
    WHERE mine."user" = ? AND mine.guild = COALESCE(?, mine.guild) AND mine.outcome IS NOT NULL
"""


def against(tx: Transaction, user: int, other: int, pool: str, guild: int | None) -> WinLossRecord:
    """Counts a player's wins and losses against an opponent in all pools, but points only in ``pool``."""
    return _win_loss(tx, "AND mine.other = ?", pool, pool, user, guild, other)


def statistics(tx: Transaction, user: int, pool: str, guild: int | None) -> Statistics:
    query = """
        SELECT COALESCE(sum(mine.elder), 0), COALESCE(sum(1 - mine.elder), 0),
            COALESCE(sum(mine.points * mine.elder), 0), COALESCE(sum(mine.points * (1 - mine.elder)), 0),
            COALESCE(sum(mine.point), 0), COALESCE(sum(theirs.point), 0),
            COALESCE(sum(mine.sequence), 0), COALESCE(sum(theirs.sequence), 0),
            COALESCE(sum(mine."set"), 0), COALESCE(sum(theirs."set"), 0),
            count(*) FILTER (WHERE mine.carte_blanche > 0), count(*) FILTER (WHERE theirs.carte_blanche > 0),
            COALESCE(sum(mine.pique), 0), COALESCE(sum(theirs.pique), 0),
            COALESCE(sum(mine.repique), 0), COALESCE(sum(theirs.repique), 0),
            COALESCE(sum(mine.capot), 0), COALESCE(sum(theirs.capot), 0)
        FROM deal_results AS mine
        JOIN deal_results AS theirs
            ON theirs.partie = mine.partie AND theirs.number = mine.number AND theirs.seat = 1 - mine.seat
        WHERE mine."user" = ? AND mine.pool = ? AND mine.guild = COALESCE(?, mine.guild)
    """
    (sums,) = tx.fetch_tuples(query, user, pool, guild)
    pairs = zip(sums[::2], sums[1::2], strict=True)
    deals, scored, point, sequence, sets, blanches, piques, repiques, capots = pairs
    win_loss = _win_loss(tx, "AND mine.pool = ?", pool, pool, user, guild, pool)
    run = _longest_run(tx, user, pool, guild)
    best = _best_of(tx, user, pool, guild)
    return Statistics(win_loss, run, deals, scored, point, sequence, sets, blanches, piques, repiques, capots, best)


_DEALT = """
    SELECT theirs."user" AS other, mine.elder, mine.points - theirs.points AS points,
        deals.dealer, deals.hand0, deals.hand1, deals.talon, parties.rules, parties.options
    FROM results
    JOIN deal_results AS mine ON mine.partie = results.partie AND mine.seat = results.seat
    JOIN deal_results AS theirs
        ON theirs.partie = mine.partie AND theirs.number = mine.number AND theirs.seat = 1 - mine.seat
    JOIN deals ON deals.partie = mine.partie AND deals.number = mine.number
    JOIN parties ON parties.id = mine.partie
    LEFT JOIN days ON days.id = parties.day
    WHERE (parties.day IS NULL OR days.closed_at IS NOT NULL)
"""


def dealt_results(tx: Transaction, user: int, pool: str, guild: int | None, parties: int) -> list[DealtResult]:
    """Returns finished deals from a player's newest ``parties`` parties in a pool, except daily deals of open days."""
    query = f"""
        {_DEALT} AND (results.partie, results.seat) IN (
            SELECT partie, seat FROM results WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild)
            ORDER BY ended_at DESC, partie DESC LIMIT ?
        )
    """  # noqa: S608 - a constant
    return fetch_rows(tx, DealtResult, query, user, pool, guild, parties)


def latest_deals(tx: Transaction, user: int, most: int) -> list[DealtResult]:
    """Returns a player's finished deals, the newest first, except daily deals of open days."""
    query = f"""
        {_DEALT} AND results."user" = ?
        ORDER BY results.ended_at DESC, results.partie DESC, mine.number DESC LIMIT ?
    """
    return fetch_rows(tx, DealtResult, query, user, most)


def pools_of(tx: Transaction, user: int, guild: int | None) -> list[tuple[str, int]]:
    """Returns (pool, number of parties with a result) for a player, the most played pool first."""
    query = """
        SELECT pool, count(*) AS parties FROM results
        WHERE "user" = ? AND guild = COALESCE(?, guild) AND outcome IS NOT NULL
        GROUP BY pool ORDER BY parties DESC, pool
    """
    return tx.fetch_tuples(query, user, guild)


def _win_loss(tx: Transaction, condition: str, *values: Value) -> WinLossRecord:
    (row,) = tx.fetch_all(_WIN_LOSS + condition, *values)
    parties, won, drawn, lost, points, their_points, rubicons, their_rubicons = row
    return WinLossRecord(parties, won, drawn, lost, (points, their_points), (rubicons, their_rubicons))


def _longest_run(tx: Transaction, user: int, pool: str, guild: int | None) -> int:
    query = """
        SELECT outcome FROM results
        WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild) AND outcome IS NOT NULL ORDER BY ended_at, partie
    """
    outcomes = groupby(tx.fetch_column(query, user, pool, guild))
    return max((len([*run]) for outcome, run in outcomes if outcome == 1), default=0)


def _best_of(tx: Transaction, user: int, pool: str, guild: int | None) -> Best | None:
    query = """
        SELECT points, partie, number, "user" FROM deal_results
        WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild)
        ORDER BY points DESC, partie, number LIMIT 1
    """
    return fetch_row(tx, Best, query, user, pool, guild)


def best_before(tx: Transaction, guild: int, pool: str, partie_id: PartieId, most: int) -> tuple[int, int]:
    """Returns (number of deals, best score) for a server and pool, without this partie.

    Counts up to ``most`` deals.
    """
    query = """
        SELECT points FROM deal_results WHERE guild = ? AND pool = ? AND partie <> ? ORDER BY points DESC LIMIT ?
    """
    points = tx.fetch_column(query, guild, pool, partie_id, 2 * most)
    return len(points) // 2, max(points, default=0)
