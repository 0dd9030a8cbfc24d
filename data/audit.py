"""Whether ratings and boards add up with the results that they follow from: all of them looked through, in SQL."""

from data import boards
from data.boards import LEVELS, Board, What
from data.transaction import Row, Transaction

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


# Everyone's places, counted anew from the results. Each counts in three periods, and in its server and, of whoever is
# listed, in all of them. A rating is on the board of a period that its owner has finished a rated partie in, as it was
# after the last of them; on that of all time while he does not rest.

_COUNTED = """
    WITH entered AS (
        SELECT guild, pool, "user", ended_at, outcome, points, rating, number FROM results
        WHERE outcome IS NOT NULL AND "user" <> 0
    ),
    here AS (
        SELECT * FROM entered
        UNION ALL SELECT 0, pool, "user", ended_at, outcome, points, rating, number FROM entered
        WHERE "user" IN (SELECT id FROM users WHERE listed = 1)
    ),
    dated AS (
        SELECT *, 0 AS period FROM here
        UNION ALL SELECT *, CAST(strftime('%Y', ended_at, 'unixepoch') AS INTEGER) FROM here
        UNION ALL SELECT *, CAST(strftime('%Y%m', ended_at, 'unixepoch') AS INTEGER) FROM here
    ),
    latest AS (
        SELECT pool, period, "user", max(number) AS number FROM dated WHERE number IS NOT NULL
        GROUP BY pool, period, "user"
    ),
    counted AS (
        SELECT guild, 'points' AS what, pool, period, "user", sum(points) AS value FROM dated
        GROUP BY guild, pool, period, "user" HAVING sum(points) > 0
        UNION ALL
        SELECT guild, 'won', pool, period, "user", sum(outcome = 1) FROM dated
        GROUP BY guild, pool, period, "user" HAVING sum(outcome = 1) > 0
        UNION ALL
        SELECT DISTINCT dated.guild, 'rating', dated.pool, dated.period, dated."user",
            CAST(entered.rating + 0.5 AS INTEGER)
        FROM dated
        JOIN latest ON (latest.pool, latest.period, latest."user") = (dated.pool, dated.period, dated."user")
        JOIN entered ON (entered.pool, entered."user", entered.number) = (dated.pool, dated."user", latest.number)
        WHERE dated.number IS NOT NULL AND (dated.period > 0 OR (dated."user", dated.pool) NOT IN (
            SELECT "user", pool FROM ratings WHERE rests = 1
        ))
    )
"""
_OF_ONE = _COUNTED.replace('"user" <> 0', '"user" = ?')
_ROWS = 'SELECT guild, what, pool, period, "user", value FROM '


def wrongly_placed(tx: Transaction) -> list[int]:
    """Those who do not stand on the boards as the results have it, by their ids."""
    sql = _COUNTED + _differing(_ROWS + "counted", _ROWS + "places", 'DISTINCT "user"')
    return [row["user"] for row in tx.fetch_all(sql)]


def place_anew(tx: Transaction, user: int) -> None:
    """Put somebody where the results have him."""
    counted = {_board(row): int(row["value"]) for row in tx.fetch_all(_OF_ONE + _ROWS + "counted", user)}
    stood = [_board(row) for row in tx.fetch_all(_ROWS + 'places WHERE "user" = ?', user)]
    for board in {*counted, *stood}:
        boards.put(tx, board, user, counted.get(board))


def place_all(tx: Transaction) -> None:
    """Put everyone where the results have him, on boards that are empty."""
    tx.execute('INSERT INTO places (guild, what, pool, period, "user", value) ' + _COUNTED + _ROWS + "counted")
    tx.execute("INSERT INTO crowds " + _CROWDS)


_LEVELS = " UNION ALL ".join(f"SELECT {level} AS level" for level in LEVELS)
_CROWDS = f"""
    SELECT guild, what, pool, period, level, rank >> level AS bucket, count(*) AS people
    FROM places CROSS JOIN ({_LEVELS}) AS levels GROUP BY guild, what, pool, period, level, rank >> level
"""  # noqa: S608 - of numbers alone


def wrong_crowds(tx: Transaction) -> list[Board]:
    """The boards of which it is kept wrongly how many stand where."""
    sql = _differing(f"SELECT * FROM ({_CROWDS})", "SELECT * FROM crowds", "DISTINCT guild, what, pool, period")  # noqa: S608
    return [_board(row) for row in tx.fetch_all(sql)]


def count_anew(tx: Transaction, board: Board) -> None:
    """Count who stands where on a board."""
    where = "guild = ? AND what = ? AND pool = ? AND period = ?"
    tx.execute(f"DELETE FROM crowds WHERE {where}", *board.key)  # noqa: S608
    counted = _CROWDS.replace("GROUP BY", f"WHERE {where} GROUP BY")
    tx.execute(f"INSERT INTO crowds {counted}", *board.key)


def _differing(one: str, other: str, columns: str) -> str:
    """A query for what is in one of two only."""
    return f"""
        SELECT {columns} FROM (
            SELECT * FROM ({one} EXCEPT {other}) UNION ALL SELECT * FROM ({other} EXCEPT {one})
        )
    """  # noqa: S608 - of queries that stand here


def _board(row: Row) -> Board:
    return Board(row["guild"], What(row["what"]), row["pool"], row["period"])
