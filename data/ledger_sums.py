"""Whether ratings and boards add up with the results that they follow from: all of them looked through, in SQL."""

from itertools import pairwise

from data import leaderboard_places
from data.leaderboard_places import LEVELS, RANKS, LeaderboardKey, RankedBy
from data.store.transaction import Row, Transaction

_LAST_RATED = """
    SELECT "user", pool, rating, deviation, ended_at, number FROM (
        SELECT "user", pool, rating, deviation, ended_at, number,
            row_number() OVER (PARTITION BY "user", pool ORDER BY number DESC) AS at
        FROM results WHERE number IS NOT NULL AND "user" <> 0
    ) AS counted WHERE at = 1
"""


def wrongly_rated(tx: Transaction) -> list[tuple[int, str]]:
    """Those whose rating in a pool is not what it was after their last rated partie: their ids, and the pools."""
    kept = 'SELECT "user", pool, rating, deviation, played_at, parties FROM ratings'
    rows = tx.fetch_all(_differing(_LAST_RATED, kept, 'DISTINCT "user", pool'))
    return [(row["user"], row["pool"]) for row in rows]


def last_rated(tx: Transaction, user: int, pool: str) -> Row | None:
    """The rating, its deviation, the end and the number of somebody's last rated partie of a pool."""
    return tx.fetch_one(
        """
        SELECT rating, deviation, ended_at, number FROM results
        WHERE "user" = ? AND pool = ? AND number IS NOT NULL ORDER BY number DESC LIMIT 1
        """,
        user,
        pool,
    )


def forget_rating(tx: Transaction, user: int, pool: str) -> None:
    """Delete a rating that no result is left of."""
    tx.execute('DELETE FROM ratings WHERE "user" = ? AND pool = ?', user, pool)


# Everyone's lines, counted anew from the results. Each counts in three periods, and in its server and, of whoever is
# listed, in all of them. A rating is on the board of all time alone, while he does not rest, wherever he has finished a
# rated partie. His line shows besides how he is called there, and how sure a rating is.

_COUNTED = """
    -- With a maximum SQLite takes the other columns, here the rating, from the row that has it.
    WITH monthly AS (
        SELECT guild, pool, "user", CAST(strftime('%Y%m', ended_at, 'unixepoch') AS INTEGER) AS month,
            sum(points) AS points, sum(outcome = 1) AS won, max(number) AS number, rating
        FROM results WHERE outcome IS NOT NULL AND "user" <> 0 GROUP BY guild, pool, "user", month
    ),
    here AS (
        SELECT * FROM monthly
        UNION ALL SELECT 0, pool, "user", month, points, won, number, rating FROM monthly
        WHERE "user" IN (SELECT id FROM users WHERE listed = 1)
    ),
    dated AS (
        SELECT *, 0 AS period FROM here
        UNION ALL SELECT *, month / 100 FROM here
        UNION ALL SELECT *, month FROM here
    ),
    rated AS (
        SELECT guild, pool, "user",
            first_value(rating) OVER (PARTITION BY pool, "user" ORDER BY number DESC) AS rating
        FROM here WHERE number IS NOT NULL
    ),
    counted AS (
        SELECT guild, 'points' AS what, pool, period, "user", sum(points) AS value FROM dated
        GROUP BY guild, pool, period, "user" HAVING sum(points) > 0
        UNION ALL
        SELECT guild, 'won', pool, period, "user", sum(won) FROM dated
        GROUP BY guild, pool, period, "user" HAVING sum(won) > 0
        UNION ALL
        SELECT DISTINCT guild, 'rating', pool, 0, "user", CAST(rating + 0.5 AS INTEGER) FROM rated
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
_OF_ONE = _COUNTED.replace('"user" <> 0', '"user" = ?')
_COLUMNS = 'guild, what, pool, period, rank, "user", name, deviation, volatility, rated_at'
_ROWS = f"SELECT {_COLUMNS} FROM "  # noqa: S608 - of columns that stand here


def wrongly_placed(tx: Transaction) -> list[int]:
    """Those who do not stand on the boards as the results have it, by their ids."""
    sql = _COUNTED + _differing(_ROWS + "lines", _ROWS + "places", 'DISTINCT "user"')
    return [row["user"] for row in tx.fetch_all(sql)]


def place_anew(tx: Transaction, user: int) -> None:
    """Put somebody where the results have him."""
    counted = {_board(row): row["rank"] // RANKS for row in tx.fetch_all(_OF_ONE + _ROWS + "lines", user)}
    stood = [_board(row) for row in tx.fetch_all(_ROWS + 'places WHERE "user" = ?', user)]
    for board in {*counted, *stood}:
        leaderboard_places.put(tx, board, user, counted.get(board))


def place_all(tx: Transaction) -> None:
    """Put everyone where the results have him, on boards that are empty."""
    tx.execute(f"INSERT INTO places ({_COLUMNS}) {_COUNTED} {_ROWS} lines ORDER BY 1, 2, 3, 4, 5, 6")
    tx.execute("INSERT INTO crowds " + _CROWDS)


_LOWEST = """
    SELECT guild, what, pool, period, {level} AS level, rank >> {level} AS bucket, count(*) AS people
    FROM places GROUP BY guild, what, pool, period, rank >> {level}
"""
_HIGHER = """
    SELECT guild, what, pool, period, {level} AS level, bucket >> {step} AS bucket, sum(people) AS people
    FROM level_{below} GROUP BY guild, what, pool, period, bucket >> {step}
"""


def _crowds() -> str:
    """A query for how many are in each bucket, each level counted from the one below."""
    levels = {LEVELS[0]: _LOWEST.format(level=LEVELS[0])}
    for below, level in pairwise(LEVELS):
        levels[level] = _HIGHER.format(level=level, below=below, step=level - below)
    counted = ", ".join(f"level_{level} AS MATERIALIZED ({sql})" for level, sql in levels.items())
    return f"WITH {counted} " + " UNION ALL ".join(f"SELECT * FROM level_{level}" for level in levels)  # noqa: S608


_CROWDS = _crowds()


def wrong_crowds(tx: Transaction) -> list[LeaderboardKey]:
    """The boards of which it is kept wrongly how many stand where."""
    sql = _differing(f"SELECT * FROM ({_CROWDS})", "SELECT * FROM crowds", "DISTINCT guild, what, pool, period")  # noqa: S608
    return [_board(row) for row in tx.fetch_all(sql)]


def count_anew(tx: Transaction, board: LeaderboardKey) -> None:
    """Count who stands where on a board."""
    where = "WHERE guild = ? AND what = ? AND pool = ? AND period = ?"
    tx.execute(f"DELETE FROM crowds {where}", *board.columns)  # noqa: S608
    counted = _CROWDS.replace("FROM places", f"FROM places {where}")
    tx.execute(f"INSERT INTO crowds {counted}", *board.columns)


def _differing(one: str, other: str, columns: str) -> str:
    """A query for what is in one of two only."""
    return f"""
        SELECT {columns} FROM (
            SELECT * FROM ({one} EXCEPT {other}) UNION ALL SELECT * FROM ({other} EXCEPT {one})
        )
    """  # noqa: S608 - of queries that stand here


def _board(row: Row) -> LeaderboardKey:
    return LeaderboardKey(row["guild"], RankedBy(row["what"]), row["pool"], row["period"])
