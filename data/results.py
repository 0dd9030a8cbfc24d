"""What finished parties have brought those who sat in them: for lists, statistics and the course of a rating."""

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from data.parties import PartieId
from data.store.transaction import Row, Transaction

Pair = tuple[int, int]
"""Something of his, and the same of those who sat opposite."""


@dataclass(frozen=True, slots=True)
class NewResult:
    """What a finished partie brought a seat. ``outcome``: 1 won, 0 drawn, -1 lost, None broken off.

    ``points`` are what the settlement brought him; ``rubicon``: 1 the other was rubiconed, -1 he himself. ``rating``
    and ``deviation`` are his after it, his ``number``-th rated partie of the pool; None where it was friendly.
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
    """What a deal of a finished partie brought a seat, and its points by what they were scored for.

    ``pique``, ``repique`` and ``capot`` are 1 where he made one.
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


@dataclass(frozen=True, slots=True)
class Result:
    """A line of somebody's history: a partie that he sat in, as it went for him.

    ``name`` and the other's are as they were then; ``totals`` are his and the other's points; ``ending`` is as in
    EndedBy, ``options`` the house rules as JSON. ``other_points`` is what the settlement brought the other,
    ``rating_before`` his rating after his rated partie before this. The rest is as in NewResult.
    """

    partie: PartieId
    seat: int
    user: int
    name: str
    other: int
    other_name: str
    guild: int
    pool: str
    rules: str
    options: str
    ending: str
    began_at: int
    ended_at: int
    totals: Pair
    outcome: int | None
    points: int
    rubicon: int
    rating: float | None
    deviation: float | None
    number: int | None
    other_points: int
    rating_before: float | None


@dataclass(frozen=True, slots=True)
class Best:
    """A deal: what it brought somebody, and which deal (from 0) of which partie it was."""

    points: int
    partie: PartieId
    number: int
    user: int


@dataclass(frozen=True, slots=True)
class WinLossRecord:
    """How somebody's parties ended, those broken off left out; ``points`` and ``rubicons`` are his and the others'."""

    parties: int
    won: int
    drawn: int
    lost: int
    points: Pair
    rubicons: Pair


@dataclass(frozen=True, slots=True)
class Figures:
    """What can be counted of somebody in a pool. Pairs are of his and of those who sat opposite, over the same deals.

    ``deals`` and ``scored`` are how many he was elder and younger in, and his points in those.
    """

    win_loss: WinLossRecord
    longest_run: int
    """The most parties he won one after the other."""
    deals: Pair
    scored: Pair
    point: Pair
    sequence: Pair
    set: Pair
    cartes_blanches: Pair
    piques: Pair
    repiques: Pair
    capots: Pair
    best: Best | None


def add_results(tx: Transaction, results: Iterable[NewResult], deals: Iterable[DealResult]) -> None:
    """Keep what a partie brought."""
    for result in results:
        tx.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *astuple(result))
    for deal in deals:
        tx.execute("INSERT INTO deal_results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *astuple(deal))


def results_of(tx: Transaction, partie_id: PartieId) -> list[NewResult]:
    """What is kept of what a partie brought, by seat."""
    rows = tx.fetch_all("SELECT * FROM results WHERE partie = ? ORDER BY seat", partie_id)
    return [NewResult(**dict(row)) for row in rows]


def deal_results_of(tx: Transaction, partie_id: PartieId) -> list[DealResult]:
    """What is kept of what its deals brought, in their order, by seat."""
    rows = tx.fetch_all("SELECT * FROM deal_results WHERE partie = ? ORDER BY number, seat", partie_id)
    return [DealResult(**dict(row)) for row in rows]


def forget_results(tx: Transaction, partie_id: PartieId) -> None:
    """Delete what is kept of what a partie brought, to be written anew."""
    tx.execute("DELETE FROM results WHERE partie = ?", partie_id)
    tx.execute("DELETE FROM deal_results WHERE partie = ?", partie_id)


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
    AND (results.guild = ? OR ? IS NULL) AND (results.ended_at, results.partie) < (?, ?)
    ORDER BY results.ended_at DESC, results.partie DESC LIMIT ?
"""
_OLDEST_FIRST = """
    AND (results.guild = ? OR ? IS NULL) AND (results.ended_at, results.partie) > (?, ?)
    ORDER BY results.ended_at, results.partie LIMIT ?
"""
_OF_ONE = _LINE + 'WHERE results."user" = ?'
_OF_TWO = _LINE + 'WHERE results."user" = ? AND results.other = ?'
_LAST = 1 << 62


def of_user(
    tx: Transaction,
    user: int,
    *,
    other: int | None = None,
    guild: int | None = None,
    before: tuple[int, int] | None = None,
    most: int,
) -> list[Result]:
    """The finished parties of somebody, all or those against another and in a server, the newest first.

    ``before`` is the end and the id of the partie after which (in this order) to go on.
    """
    return _lines(tx, _NEWEST_FIRST, (user, other), (guild, guild, *(before or (_LAST, _LAST)), most))


def of_user_after(
    tx: Transaction, user: int, after: tuple[int, int], *, other: int | None = None, guild: int | None = None, most: int
) -> list[Result]:
    """Those of ``of_user`` that ended after this end and id, the nearest to it, the newest first."""
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


def rating_after(tx: Transaction, user: int, pool: str, number: int) -> tuple[float, float] | None:
    """Somebody's rating and its deviation after his ``number``-th rated partie of a pool; None where there is none."""
    row = tx.fetch_one(
        'SELECT rating, deviation FROM results WHERE "user" = ? AND pool = ? AND number = ?', user, pool, number
    )
    return None if row is None else (row["rating"], row["deviation"])


def rated_in(tx: Transaction, user: int, pool: str) -> set[int]:
    """The servers in which somebody has finished rated parties of a pool."""
    rows = tx.fetch_all(
        'SELECT DISTINCT guild FROM results WHERE "user" = ? AND pool = ? AND number IS NOT NULL', user, pool
    )
    return {row["guild"] for row in rows}


def course(tx: Transaction, user: int, pool: str) -> list[tuple[int, float, float]]:
    """When somebody's rated parties of a pool ended, and his rating and its deviation after each, in their order."""
    rows = tx.fetch_all(
        """
        SELECT ended_at, rating, deviation FROM results
        WHERE "user" = ? AND pool = ? AND number IS NOT NULL ORDER BY number
        """,
        user,
        pool,
    )
    return [(row["ended_at"], row["rating"], row["deviation"]) for row in rows]


_TALLY = """
    SELECT count(*) AS parties, COALESCE(sum(mine.outcome = 1), 0) AS won, COALESCE(sum(mine.outcome = 0), 0) AS drawn,
        COALESCE(sum(mine.outcome = -1), 0) AS lost,
        COALESCE(sum(mine.points * (mine.pool = ?)), 0) AS points,
        COALESCE(sum(theirs.points * (mine.pool = ?)), 0) AS their_points,
        COALESCE(sum(mine.rubicon = 1), 0) AS rubicons, COALESCE(sum(mine.rubicon = -1), 0) AS their_rubicons
    FROM results AS mine
    JOIN results AS theirs ON theirs.partie = mine.partie AND theirs.seat = 1 - mine.seat
    WHERE mine."user" = ? AND mine.outcome IS NOT NULL
"""


def against(tx: Transaction, user: int, other: int, pool: str) -> WinLossRecord:
    """How somebody's parties against another ended, of all pools; the points, which differ in kind, of this one."""
    return _win_loss(tx.fetch_only(_TALLY + "AND mine.other = ?", pool, pool, user, other))


def figures(tx: Transaction, user: int, pool: str) -> Figures:
    """What can be counted of somebody in a pool."""
    row = tx.fetch_only(
        """
        SELECT COALESCE(sum(mine.elder), 0) AS elder, COALESCE(sum(1 - mine.elder), 0) AS younger,
            COALESCE(sum(mine.points * mine.elder), 0) AS as_elder,
            COALESCE(sum(mine.points * (1 - mine.elder)), 0) AS as_younger,
            COALESCE(sum(mine.point), 0) AS point, COALESCE(sum(theirs.point), 0) AS their_point,
            COALESCE(sum(mine.sequence), 0) AS sequence, COALESCE(sum(theirs.sequence), 0) AS their_sequence,
            COALESCE(sum(mine."set"), 0) AS sets, COALESCE(sum(theirs."set"), 0) AS their_sets,
            COALESCE(sum(mine.carte_blanche > 0), 0) AS blanches,
            COALESCE(sum(theirs.carte_blanche > 0), 0) AS their_blanches,
            COALESCE(sum(mine.pique), 0) AS piques, COALESCE(sum(theirs.pique), 0) AS their_piques,
            COALESCE(sum(mine.repique), 0) AS repiques, COALESCE(sum(theirs.repique), 0) AS their_repiques,
            COALESCE(sum(mine.capot), 0) AS capots, COALESCE(sum(theirs.capot), 0) AS their_capots
        FROM deal_results AS mine
        JOIN deal_results AS theirs
            ON theirs.partie = mine.partie AND theirs.number = mine.number AND theirs.seat = 1 - mine.seat
        WHERE mine."user" = ? AND mine.pool = ?
        """,
        user,
        pool,
    )
    return Figures(
        win_loss=_win_loss(tx.fetch_only(_TALLY + "AND mine.pool = ?", pool, pool, user, pool)),
        longest_run=_longest_run(tx, user, pool),
        deals=(row["elder"], row["younger"]),
        scored=(row["as_elder"], row["as_younger"]),
        point=(row["point"], row["their_point"]),
        sequence=(row["sequence"], row["their_sequence"]),
        set=(row["sets"], row["their_sets"]),
        cartes_blanches=(row["blanches"], row["their_blanches"]),
        piques=(row["piques"], row["their_piques"]),
        repiques=(row["repiques"], row["their_repiques"]),
        capots=(row["capots"], row["their_capots"]),
        best=best_of(tx, user, pool),
    )


def pools_of(tx: Transaction, user: int) -> list[tuple[str, int]]:
    """The pools in which somebody has finished parties, and how many in each: most first. Those broken off are none."""
    rows = tx.fetch_all(
        """
        SELECT pool, count(*) AS parties FROM results WHERE "user" = ? AND outcome IS NOT NULL
        GROUP BY pool ORDER BY parties DESC, pool
        """,
        user,
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


def _longest_run(tx: Transaction, user: int, pool: str) -> int:
    rows = tx.fetch_all(
        """
        SELECT outcome FROM results WHERE "user" = ? AND pool = ? AND outcome IS NOT NULL ORDER BY ended_at, partie
        """,
        user,
        pool,
    )
    longest = run = 0
    for row in rows:
        run = run + 1 if row["outcome"] == 1 else 0
        longest = max(longest, run)
    return longest


def best_of(tx: Transaction, user: int, pool: str) -> Best | None:
    """The best deal that somebody has had in a pool, the first of several."""
    row = tx.fetch_one(
        """
        SELECT points, partie, number, "user" FROM deal_results WHERE "user" = ? AND pool = ?
        ORDER BY points DESC, partie, number LIMIT 1
        """,
        user,
        pool,
    )
    return None if row is None else Best(**dict(row))


def best_in(tx: Transaction, guild: int, pool: str) -> Best | None:
    """The best deal that anybody has had in a server in a pool, the first of several."""
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
    """How many deals a server has had in a pool in other parties, ``most`` at most, and the most points in one."""
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
