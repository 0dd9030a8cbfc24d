"""The results of finished parties and their deals, for each player: for histories, statistics and rating graphs."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.model.ids import PartieId
from bot.model.results import Best, Figures, Result, WinLossRecord
from data.store.rows import add_row
from data.store.transaction import Row, Transaction


@dataclass(frozen=True, slots=True)
class NewResult:
    """The result of a finished partie for one seat.

    ``outcome`` is 1 for won, 0 drawn, -1 lost, None if the partie was stopped. ``points`` are what the player won by
    the settlement, 0 unless they won. ``rubicon`` is 1 if the opponent was rubiconed, -1 if the player was, else 0.
    ``rating`` and ``deviation`` are the player's after the partie, which was their ``number``-th rated one of the
    pool. All three are None if it was friendly.
    """

    partie: PartieId
    seat: int
    user: int
    other: int
    guild: int
    pool: str
    ended_at: int
    outcome: int | None
    points: int
    rubicon: int
    rating: float | None = None
    deviation: float | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of one seat in a deal of a finished partie, in all and by what they were scored for.

    ``elder`` is 1 if the seat was elder. ``pique``, ``repique`` and ``capot`` are 1 if the player made one.
    """

    partie: PartieId
    number: int
    seat: int
    user: int
    guild: int
    pool: str
    elder: int
    points: int
    carte_blanche: int
    point: int
    sequence: int
    set: int
    pique: int
    repique: int
    capot: int


def add_results(tx: Transaction, results: Iterable[NewResult], deals: Iterable[DealResult]) -> None:
    """Saves the results of a partie and of its deals."""
    for result in results:
        add_row(tx, "results", result)
    for deal in deals:
        add_row(tx, "deal_results", deal)


def results_of(tx: Transaction, partie_id: PartieId) -> list[NewResult]:
    """The stored results of a partie, by seat; none if it is not entered."""
    rows = tx.fetch_all("SELECT * FROM results WHERE partie = ? ORDER BY seat", partie_id)
    return [NewResult(**dict(row)) for row in rows]


def deal_results_of(tx: Transaction, partie_id: PartieId) -> list[DealResult]:
    """The stored results of a partie's deals, by deal and seat."""
    rows = tx.fetch_all("SELECT * FROM deal_results WHERE partie = ? ORDER BY number, seat", partie_id)
    return [DealResult(**dict(row)) for row in rows]


def forget_results(tx: Transaction, partie_id: PartieId) -> None:
    """Deletes the results of a partie and of its deals, so that they can be entered again."""
    tx.execute("DELETE FROM results WHERE partie = ?", partie_id)
    tx.execute("DELETE FROM deal_results WHERE partie = ?", partie_id)


def save_rated(tx: Transaction, result: NewResult) -> None:
    """Saves the rating, the deviation and the number of a result that is entered already."""
    tx.execute(
        "UPDATE results SET rating = ?, deviation = ?, number = ? WHERE partie = ? AND seat = ?",
        result.rating,
        result.deviation,
        result.number,
        result.partie,
        result.seat,
    )


_LINE = """
    SELECT results.*, mine.name, mine.total, theirs.name AS other_name, theirs.total AS other_total,
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
"""
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


def has_finished(tx: Transaction, user: int) -> bool:
    """Whether a person has ever finished a partie, in whatever way."""
    return tx.fetch_one('SELECT 1 AS found FROM results WHERE "user" = ? LIMIT 1', user) is not None


def of_user(
    tx: Transaction,
    user: int,
    *,
    other: int | None = None,
    guild: int | None = None,
    before: tuple[int, int] | None = None,
    most: int,
) -> list[Result]:
    """Up to ``most`` finished parties of a player, the newest first.

    ``other`` limits them to parties against this opponent, ``guild`` to parties on this server. ``before`` is the end
    and the id of a partie: only older ones are returned.
    """
    return _lines(tx, _NEWEST_FIRST, (user, other), (guild, guild, *(before or (_LAST, _LAST)), most))


def of_user_after(
    tx: Transaction, user: int, after: tuple[int, int], *, other: int | None = None, guild: int | None = None, most: int
) -> list[Result]:
    """Like ``of_user``, but the parties that follow this end and id most closely; still the newest first."""
    return _lines(tx, _OLDEST_FIRST, (user, other), (guild, guild, *after, most))[::-1]


def _lines(tx: Transaction, order: str, people: tuple[int, int | None], rest: tuple[int | None, ...]) -> list[Result]:
    user, other = people
    rows = (
        tx.fetch_all(_OF_ONE + order, user, *rest)
        if other is None
        else tx.fetch_all(_OF_TWO + order, user, other, *rest)
    )
    return [_line(row) for row in rows]


def _line(row: Row) -> Result:
    fields = dict(row)
    totals = fields.pop("total"), fields.pop("other_total")
    return Result(**fields, totals=totals)


def number_of(tx: Transaction, user: int) -> int:
    """How many finished parties a player has."""
    return int(tx.fetch_only('SELECT count(*) AS number FROM results WHERE "user" = ?', user)["number"])


def rating_after(tx: Transaction, user: int, pool: str, number: int) -> tuple[float, float] | None:
    """A player's rating and deviation after their ``number``-th rated partie of a pool; None if there is none."""
    row = tx.fetch_one(
        'SELECT rating, deviation FROM results WHERE "user" = ? AND pool = ? AND number = ?', user, pool, number
    )
    return None if row is None else (row["rating"], row["deviation"])


def rated_in(tx: Transaction, user: int, pool: str) -> set[int]:
    """The servers on which a player has finished rated parties of a pool."""
    rows = tx.fetch_all(
        'SELECT DISTINCT guild FROM results WHERE "user" = ? AND pool = ? AND number IS NOT NULL', user, pool
    )
    return {row["guild"] for row in rows}


# Where a function takes a guild, it limits what is counted to parties on this server; None counts all.


def course(tx: Transaction, user: int, pool: str, guild: int | None) -> list[tuple[int, float, float]]:
    """A player's rated parties of a pool in order, each as (end in unix seconds, rating, deviation)."""
    rows = tx.fetch_all(
        """
        SELECT ended_at, rating, deviation FROM results
        WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild) AND number IS NOT NULL ORDER BY number
        """,
        user,
        pool,
        guild,
    )
    return [(row["ended_at"], row["rating"], row["deviation"]) for row in rows]


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
    """A player's record against an opponent, over all pools. Only the points are limited to this pool."""
    return _win_loss(tx.fetch_only(_WIN_LOSS + "AND mine.other = ?", pool, pool, user, guild, other))


def figures(tx: Transaction, user: int, pool: str, guild: int | None) -> Figures:
    """A player's statistics in a pool."""
    row = tx.fetch_only(
        """
        SELECT COALESCE(sum(mine.elder), 0) AS elder, COALESCE(sum(1 - mine.elder), 0) AS younger,
            COALESCE(sum(mine.points * mine.elder), 0) AS as_elder,
            COALESCE(sum(mine.points * (1 - mine.elder)), 0) AS as_younger,
            COALESCE(sum(mine.point), 0) AS point, COALESCE(sum(theirs.point), 0) AS their_point,
            COALESCE(sum(mine.sequence), 0) AS sequence, COALESCE(sum(theirs.sequence), 0) AS their_sequence,
            COALESCE(sum(mine."set"), 0) AS sets, COALESCE(sum(theirs."set"), 0) AS their_sets,
            count(*) FILTER (WHERE mine.carte_blanche > 0) AS blanches,
            count(*) FILTER (WHERE theirs.carte_blanche > 0) AS their_blanches,
            COALESCE(sum(mine.pique), 0) AS piques, COALESCE(sum(theirs.pique), 0) AS their_piques,
            COALESCE(sum(mine.repique), 0) AS repiques, COALESCE(sum(theirs.repique), 0) AS their_repiques,
            COALESCE(sum(mine.capot), 0) AS capots, COALESCE(sum(theirs.capot), 0) AS their_capots
        FROM deal_results AS mine
        JOIN deal_results AS theirs
            ON theirs.partie = mine.partie AND theirs.number = mine.number AND theirs.seat = 1 - mine.seat
        WHERE mine."user" = ? AND mine.pool = ? AND mine.guild = COALESCE(?, mine.guild)
        """,
        user,
        pool,
        guild,
    )
    return Figures(
        win_loss=_win_loss(tx.fetch_only(_WIN_LOSS + "AND mine.pool = ?", pool, pool, user, guild, pool)),
        longest_run=_longest_run(tx, user, pool, guild),
        deals=(row["elder"], row["younger"]),
        scored=(row["as_elder"], row["as_younger"]),
        point=(row["point"], row["their_point"]),
        sequence=(row["sequence"], row["their_sequence"]),
        set=(row["sets"], row["their_sets"]),
        cartes_blanches=(row["blanches"], row["their_blanches"]),
        piques=(row["piques"], row["their_piques"]),
        repiques=(row["repiques"], row["their_repiques"]),
        capots=(row["capots"], row["their_capots"]),
        best=best_of(tx, user, pool, guild),
    )


def pools_of(tx: Transaction, user: int, guild: int | None) -> list[tuple[str, int]]:
    """The pools in which a player has finished parties, the most first, with their number, without stopped ones."""
    rows = tx.fetch_all(
        """
        SELECT pool, count(*) AS parties FROM results
        WHERE "user" = ? AND guild = COALESCE(?, guild) AND outcome IS NOT NULL
        GROUP BY pool ORDER BY parties DESC, pool
        """,
        user,
        guild,
    )
    return [(row["pool"], row["parties"]) for row in rows]


def _win_loss(row: Row) -> WinLossRecord:
    return WinLossRecord(
        row["parties"],
        row["won"],
        row["drawn"],
        row["lost"],
        (row["points"], row["their_points"]),
        (row["rubicons"], row["their_rubicons"]),
    )


def _longest_run(tx: Transaction, user: int, pool: str, guild: int | None) -> int:
    rows = tx.fetch_all(
        """
        SELECT outcome FROM results
        WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild) AND outcome IS NOT NULL ORDER BY ended_at, partie
        """,
        user,
        pool,
        guild,
    )
    longest = run = 0
    for row in rows:
        run = run + 1 if row["outcome"] == 1 else 0
        longest = max(longest, run)
    return longest


def best_of(tx: Transaction, user: int, pool: str, guild: int | None) -> Best | None:
    """A player's best deal in a pool, the earliest of equals; None without any."""
    row = tx.fetch_one(
        """
        SELECT points, partie, number, "user" FROM deal_results
        WHERE "user" = ? AND pool = ? AND guild = COALESCE(?, guild)
        ORDER BY points DESC, partie, number LIMIT 1
        """,
        user,
        pool,
        guild,
    )
    return None if row is None else Best(**dict(row))


def best_in(tx: Transaction, guild: int, pool: str) -> Best | None:
    """The best deal of anybody on a server in a pool, the earliest of equals; None without any."""
    row = tx.fetch_one(
        """
        SELECT points, partie, number, "user" FROM deal_results WHERE guild = ? AND pool = ?
        ORDER BY points DESC, partie, number LIMIT 1
        """,
        guild,
        pool,
    )
    return None if row is None else Best(**dict(row))


def best_before(tx: Transaction, guild: int, pool: str, partie_id: PartieId, most: int) -> tuple[int, int]:
    """How many deals a server has in a pool (up to ``most``) and the most points in one, all without this partie."""
    rows = tx.fetch_all(
        """
        SELECT points FROM deal_results WHERE guild = ? AND pool = ? AND partie <> ? ORDER BY points DESC LIMIT ?
        """,
        guild,
        pool,
        partie_id,
        2 * most,
    )
    return len(rows) // 2, rows[0]["points"] if rows else 0
