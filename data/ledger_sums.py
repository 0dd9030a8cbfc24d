"""Checks, in SQL, that ratings and leaderboards agree with the results, and derives them from the results again."""

from itertools import pairwise

from bot.model.glicko import PROVISIONAL
from bot.model.leaderboards import LeaderboardKey, RankedBy
from data import leaderboard_places
from data.leaderboard_places import BELOW, LEVELS, RANKS
from data.players.users import is_gone, set_gone
from data.ratings import Rating
from data.results import NewResult
from data.store.rows import fetch_rows
from data.store.transaction import Dialect, Row, Transaction


def rated_results(tx: Transaction) -> list[NewResult]:
    """The results of all rated parties, except those without a rating in a partie with a forgotten person."""
    query = """
        SELECT {results.columns} FROM results JOIN parties ON parties.id = partie
        WHERE rated = 1 AND outcome IS NOT NULL AND (number IS NOT NULL OR ("user" > 0 AND other > 0))
    """
    return fetch_rows(tx, NewResult, query)


def all_ratings(tx: Transaction) -> list[Rating]:
    """The ratings of all players."""
    return fetch_rows(tx, Rating, "SELECT {columns} FROM ratings")


def wrongly_inactive(tx: Transaction, last: int) -> list[Rating]:
    """The ratings marked as inactive whose last partie ended after ``last`` (unix seconds)."""
    return fetch_rows(tx, Rating, "SELECT {columns} FROM ratings WHERE rests = 1 AND played_at > ?", last)


def last_rated(tx: Transaction, user: int, pool: str) -> Row | None:
    """The last rated partie of a player in a pool: rating, deviation, end and number; None if there is none."""
    query = """
        SELECT rating, deviation, ended_at, number FROM results
        WHERE "user" = ? AND pool = ? AND number IS NOT NULL ORDER BY number DESC LIMIT 1
    """
    return tx.fetch_one(query, user, pool)


def rated_parties(tx: Transaction, user: int, pool: str) -> int:
    """The number of rated parties of a player in a pool that have results."""
    query = 'SELECT count(*) FROM results WHERE "user" = ? AND pool = ? AND number IS NOT NULL'
    return int(tx.fetch_value(query, user, pool))


def placed_rating(tx: Transaction, user: int, pool: str) -> tuple[int, float, float] | None:
    """A player's rounded rating, deviation and volatility, from any leaderboard row of theirs; None without one."""
    query = """
        SELECT rank >> 12, deviation, volatility FROM places
        WHERE "user" = ? AND what = 'rating' AND pool = ? AND deviation IS NOT NULL AND volatility IS NOT NULL LIMIT 1
    """
    found = tx.fetch_tuples(query, user, pool)
    return (leaderboard_places.shown_value(found[0][0]), *found[0][1:]) if found else None


_NAMED = """
    WITH played AS (
        SELECT parties.guild, seats."user", seats.name, parties.ended_at, parties.id
        FROM parties JOIN seats ON seats.partie = parties.id
        WHERE parties.ended_at IS NOT NULL AND booked = 1 AND seats."user" > 0
    ),
    everywhere AS (
        SELECT guild, "user", name, ended_at, id FROM played
        UNION ALL SELECT 0, "user", name, ended_at, id FROM played
    ),
    named AS (
        SELECT guild, "user", name, ended_at FROM (
            SELECT guild, "user", name, ended_at,
                row_number() OVER (PARTITION BY guild, "user" ORDER BY ended_at DESC, id DESC) AS at
            FROM everywhere
        ) AS counted WHERE at = 1
    )
"""


def wrong_names(tx: Transaction) -> list[tuple[int, int]]:
    """The (guild, user) pairs whose name is not the one in the user's last partie there; guild 0 is any server."""
    columns = 'guild, "user", name, ended_at'
    different = _difference(f"SELECT {columns} FROM named", f"SELECT {columns} FROM names", 'guild, "user"')  # noqa: S608
    return tx.fetch_tuples(_NAMED + different)


def rename(tx: Transaction, guild: int, user: int) -> None:
    """Sets a user's name on a server to the one from their last partie there, or deletes it if there is none."""
    # SQLite and PostgreSQL take a WITH before the INSERT.
    insert = f"""
        {_NAMED} INSERT INTO names (guild, "user", name, ended_at)
        SELECT guild, "user", name, ended_at FROM named WHERE guild = ? AND "user" = ?
    """  # noqa: S608 - a constant of this file only
    gone = is_gone(tx, user, guild)
    tx.execute('DELETE FROM names WHERE guild = ? AND "user" = ?', guild, user)
    tx.execute(insert, guild, user)
    if gone:
        set_gone(tx, user, guild, gone)


def forget_rating(tx: Transaction, user: int, pool: str) -> None:
    """Deletes a rating that no result supports."""
    tx.execute('DELETE FROM ratings WHERE "user" = ? AND pool = ?', user, pool)


# All rows of all leaderboards, derived from the results. A result counts in three periods (all time, year, month), on
# its server, if it has one and the player has not left it, and, if the player is listed, on the leaderboards of all
# servers (guild 0). Ratings have only all-time leaderboards; an active player's rating is on those of every server
# where they have finished a rated partie. A row also has the player's name and, for a rating, its deviation and
# volatility.

_COUNTED = """
    WITH monthly AS (
        SELECT guild, pool, "user", {month} AS month,
            sum(points) AS points, count(*) FILTER (WHERE outcome = 1) AS won, max(number) AS number
        FROM results WHERE outcome IS NOT NULL AND "user" > 0 GROUP BY guild, pool, "user", {month}
    ),
    here AS (
        SELECT guild, pool, "user", month, points, won, number FROM monthly
        WHERE guild <> 0 AND (guild, "user") NOT IN (SELECT guild, "user" FROM names WHERE gone = 1)
        UNION ALL SELECT 0, pool, "user", month, points, won, number FROM monthly
        WHERE "user" IN (SELECT id FROM users WHERE listed = 1)
    ),
    dated AS (
        SELECT guild, pool, "user", points, won, 0 AS period FROM here
        UNION ALL SELECT guild, pool, "user", points, won, month / 100 FROM here
        UNION ALL SELECT guild, pool, "user", points, won, month FROM here
    ),
    latest AS (
        SELECT results.pool, results."user", results.rating, results.deviation
        FROM (SELECT pool, "user", max(number) AS number FROM monthly GROUP BY pool, "user") AS last
        JOIN results ON results."user" = last."user" AND results.pool = last.pool AND results.number = last.number
    ),
    rated AS (
        SELECT here.guild, here.pool, here."user", latest.rating, latest.deviation
        FROM here JOIN latest ON latest.pool = here.pool AND latest."user" = here."user"
        WHERE here.number IS NOT NULL
    ),
    counted AS (
        SELECT guild, 'points' AS what, pool, period, "user", sum(points) AS value FROM dated
        GROUP BY guild, pool, period, "user" HAVING sum(points) > 0
        UNION ALL
        SELECT guild, 'won', pool, period, "user", sum(won) FROM dated
        GROUP BY guild, pool, period, "user" HAVING sum(won) > 0
        UNION ALL
        SELECT DISTINCT guild, 'rating', pool, 0, "user",
            {rating} - CASE WHEN deviation >= {provisional} THEN {below} ELSE 0 END FROM rated
        WHERE ("user", pool) NOT IN (SELECT "user", pool FROM ratings WHERE rests = 1)
    ),
    lines AS (
        SELECT counted.guild, what, counted.pool, period, value * 4096 + counted."user" % 4093 AS rank,
            counted."user", COALESCE(name, '') AS name, deviation, volatility, played_at AS rated_at
        FROM counted
        LEFT JOIN names ON names.guild = counted.guild AND names."user" = counted."user"
        LEFT JOIN ratings ON what = 'rating' AND ratings."user" = counted."user" AND ratings.pool = counted.pool
    )
"""
_OF_ONE = _COUNTED.replace('"user" > 0', '"user" > 0 AND "user" = ?')


def _in(dialect: Dialect, counted: str) -> str:
    """Fills in ``_COUNTED`` or ``_OF_ONE`` for one of the databases."""
    return counted.format(
        month=dialect.month_of.format(column="ended_at"),
        rating=dialect.rounded.format(column="rating"),
        provisional=PROVISIONAL,
        below=BELOW,
    )


_COLUMNS = 'guild, what, pool, period, rank, "user", name, deviation, volatility, rated_at'
_ROWS = f"SELECT {_COLUMNS} FROM "  # noqa: S608 - constants of this file only


def wrongly_placed(tx: Transaction) -> list[int]:
    """The users whose leaderboard rows disagree with the results."""
    sql = _in(tx.dialect, _COUNTED) + _difference(_ROWS + "lines", _ROWS + "places", '"user"')
    return tx.fetch_column(sql)


def place_again(tx: Transaction, user: int) -> None:
    """Rewrites a user's leaderboard rows from the results."""
    strays = ", ".join(f"'{ranked.value}'" for ranked in RankedBy)
    tx.execute(f'DELETE FROM places WHERE "user" = ? AND what NOT IN ({strays})', user)  # noqa: S608 - our own values
    counted = {
        _leaderboard_key(row): row["rank"] // RANKS
        for row in tx.fetch_all(_in(tx.dialect, _OF_ONE) + _ROWS + "lines", user)
    }
    stood = [_leaderboard_key(row) for row in tx.fetch_all(_ROWS + 'places WHERE "user" = ?', user)]
    for board in {*counted, *stood}:
        leaderboard_places.put(tx, board, user, counted.get(board))


def place_all(tx: Transaction) -> None:
    """Fills empty leaderboards with the rows of all players, from the results."""
    counted = _in(tx.dialect, _COUNTED)
    tx.execute(f"INSERT INTO places ({_COLUMNS}) {counted} {_ROWS} lines ORDER BY 1, 2, 3, 4, 5, 6")
    tx.execute(f"INSERT INTO crowds ({_BUCKET}) {_CROWDS}")


_LOWEST = """
    SELECT guild, what, pool, period, {level} AS level, rank >> {level} AS bucket, count(*) AS people
    FROM places GROUP BY guild, what, pool, period, rank >> {level}
"""
_HIGHER = """
    SELECT guild, what, pool, period, {level} AS level, bucket >> {step} AS bucket, sum(people) AS people
    FROM level_{below} GROUP BY guild, what, pool, period, bucket >> {step}
"""


_BUCKET = "guild, what, pool, period, level, bucket, people"


def _crowds() -> str:
    """A query for the number of people in each bucket; each level is summed from the level below."""
    levels = {LEVELS[0]: _LOWEST.format(level=LEVELS[0])}
    for below, level in pairwise(LEVELS):
        levels[level] = _HIGHER.format(level=level, below=below, step=level - below)
    counted = ", ".join(f"level_{level} AS MATERIALIZED ({sql})" for level, sql in levels.items())
    return f"WITH {counted} " + " UNION ALL ".join(f"SELECT {_BUCKET} FROM level_{level}" for level in levels)  # noqa: S608


_CROWDS = _crowds()


Board = tuple[int, str, str, int]
"""The columns of a leaderboard as stored: guild, what, pool and period. Damaged values are possible."""


def wrong_crowds(tx: Transaction) -> list[Board]:
    """The leaderboards with wrong counts in ``crowds``."""
    counted = f"SELECT {_BUCKET} FROM ({_CROWDS}) AS counted"  # noqa: S608 - a constant of this file only
    sql = _difference(counted, f"SELECT {_BUCKET} FROM crowds", "guild, what, pool, period")  # noqa: S608 - the same
    return tx.fetch_tuples(sql)


def count_again(tx: Transaction, board: Board) -> None:
    """Counts the people in each bucket of a leaderboard again."""
    where = "WHERE guild = ? AND what = ? AND pool = ? AND period = ?"
    tx.execute(f"DELETE FROM crowds {where}", *board)  # noqa: S608
    counted = _CROWDS.replace("FROM places", f"FROM places {where}")
    tx.execute(f"INSERT INTO crowds ({_BUCKET}) {counted}", *board)


def _difference(one: str, other: str, columns: str) -> str:
    """A query for the columns, each combination once, of the rows that only one of two queries returns."""
    return f"""
        SELECT {columns} FROM ({one} EXCEPT {other}) AS lacking
        UNION SELECT {columns} FROM ({other} EXCEPT {one}) AS beyond
    """  # noqa: S608 - constants of this file only


def _leaderboard_key(row: Row) -> LeaderboardKey:
    return LeaderboardKey(row["guild"], RankedBy(row["what"]), row["pool"], row["period"])
