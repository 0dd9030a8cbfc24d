"""Checks rated results in SQL, and the names and leaderboards derived from results."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise
from operator import attrgetter
from typing import Final

from bot.model.glicko import PROVISIONAL
from bot.model.ids import NOBODY
from bot.model.leaderboards import LeaderboardKey, RankedBy
from data import leaderboard_places
from data.derived_rows import KEYS, Cells, Difference, compare
from data.leaderboard_places import BELOW, LEVELS, RANKS
from data.ratings import Rating
from data.results import NewResult
from data.store.rows import fetch_rows
from data.store.transaction import Dialect, Row, Transaction

PAGE: Final = 2_000
"""Results read at once."""
MOST: Final = 10_000
"""The most differences returned per table."""

# Rated results.

_RATED: Final = """
    FROM results JOIN parties ON parties.id = results.partie
    WHERE rated = 1 AND outcome IS NOT NULL AND (number IS NOT NULL OR ("user" > 0 AND other > 0))
"""
"""Selects results in rated parties. Leaves out unrated parties of forgotten people."""


def rated_results(tx: Transaction, after: int) -> list[list[NewResult]]:
    """Returns up to ``PAGE`` results of rated parties after id ``after``, grouped by partie."""
    query = f"SELECT {{results.columns}} {_RATED} AND results.partie > ? ORDER BY results.partie, seat LIMIT ?"
    found = fetch_rows(tx, NewResult, query, after, PAGE)
    several = [list(group) for _, group in groupby(found, attrgetter("partie"))]
    # The second result of the last partie may be on the next page.
    return several[:-1] if len(found) == PAGE else several


def misnumbered(tx: Transaction) -> Iterator[list[NewResult]]:
    """Yields each group of rated results (one player, one rating pool) not numbered 1, 2, 3 and so on."""
    query = f"""
        SELECT "user", results.pool {_RATED} AND "user" <> ? GROUP BY "user", results.pool
        HAVING count(DISTINCT number) <> count(*) OR min(number) <> 1 OR max(number) <> count(*)
    """
    for user, pool in tx.fetch_tuples(query, NOBODY):
        of_player = f'SELECT {{results.columns}} {_RATED} AND "user" = ? AND results.pool = ?'
        yield fetch_rows(tx, NewResult, of_player, user, pool)


@dataclass(frozen=True, slots=True)
class StoredRating(Rating):
    rests: int


def all_ratings(tx: Transaction) -> dict[tuple[int, str], StoredRating]:
    found = fetch_rows(tx, StoredRating, "SELECT {columns} FROM ratings")
    return {(rating.user, rating.pool): rating for rating in found}


# A player's name on a server is that from their last partie there; guild 0 is any server.

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
    derived AS (
        SELECT guild, "user", name, ended_at FROM (
            SELECT guild, "user", name, ended_at,
                row_number() OVER (PARTITION BY guild, "user" ORDER BY ended_at DESC, id DESC) AS at
            FROM everywhere
        ) AS counted WHERE at = 1
    )
"""

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
    derived AS (
        SELECT counted.guild, what, counted.pool, period, value * 4096 + counted."user" % 4093 AS rank,
            counted."user", COALESCE(name, '') AS name, deviation, volatility, played_at AS rated_at
        FROM counted
        LEFT JOIN names ON names.guild = counted.guild AND names."user" = counted."user"
        LEFT JOIN ratings ON what = 'rating' AND ratings."user" = counted."user" AND ratings.pool = counted.pool
    )
"""
_OF_ONE = _COUNTED.replace('"user" > 0', '"user" > 0 AND "user" = ?')


def _in(dialect: Dialect, counted: str) -> str:
    return counted.format(
        month=dialect.month_of.format(column="ended_at"),
        rating=dialect.rounded.format(column="rating"),
        provisional=PROVISIONAL,
        below=BELOW,
    )


_LOWEST = """
    SELECT guild, what, pool, period, {level} AS level, rank >> {level} AS bucket, count(*) AS people
    FROM places GROUP BY guild, what, pool, period, rank >> {level}
"""
_HIGHER = """
    SELECT guild, what, pool, period, {level} AS level, bucket >> {step} AS bucket,
        CAST(sum(people) AS BIGINT) AS people
    FROM level_{below} GROUP BY guild, what, pool, period, bucket >> {step}
"""


def _crowds() -> str:
    levels = {LEVELS[0]: _LOWEST.format(level=LEVELS[0])}
    for below, level in pairwise(LEVELS):
        levels[level] = _HIGHER.format(level=level, below=below, step=level - below)
    counted = ", ".join(f"level_{level} AS MATERIALIZED ({sql})" for level, sql in levels.items())
    each = " UNION ALL ".join(f"SELECT {_COLUMNS['crowds']} FROM level_{level}" for level in levels)  # noqa: S608 - constants of this file
    return f"WITH {counted}, derived AS ({each})"


_COLUMNS: Final[Mapping[str, str]] = {
    "names": 'guild, "user", name, ended_at',
    "places": 'guild, what, pool, period, rank, "user", name, deviation, volatility, rated_at',
    "crowds": "guild, what, pool, period, level, bucket, people",
}
"""Derived columns by table. Each table derives from earlier ones."""
TABLES: Final = tuple(_COLUMNS)
_DERIVED: Final = {"names": _NAMED, "places": _COUNTED, "crowds": _crowds()}
"""By table, a WITH clause with the right rows as ``derived``."""


def differences(tx: Transaction, table: str) -> list[Difference]:
    """Returns at most ``MOST`` differences between a table's stored and derived rows."""
    names, key = _COLUMNS[table], ", ".join(f'"{column}"' for column in KEYS[table])
    found = tx.fetch_all(
        f"""
        {_derived(tx.dialect, table)},
        lacking AS (SELECT {names} FROM derived EXCEPT SELECT {names} FROM {table}),
        beyond AS (SELECT {names} FROM {table} EXCEPT SELECT {names} FROM derived),
        wrong AS (SELECT {key} FROM lacking UNION SELECT {key} FROM beyond LIMIT {MOST})
        SELECT 1 AS lacks, {names} FROM wrong JOIN lacking USING ({key})
        UNION ALL SELECT 0, {names} FROM wrong JOIN beyond USING ({key})
        """  # noqa: S608 - constants of this file
    )
    rows: dict[int, list[Cells]] = {0: [], 1: []}
    for row in found:
        lacks, *values = row
        rows[lacks].append(dict(zip(row.keys()[1:], values, strict=True)))
    return list(compare(table, rows[0], rows[1]))


def _derived(dialect: Dialect, table: str) -> str:
    return _in(dialect, _DERIVED[table]) if table == "places" else _DERIVED[table]


def rewrite_places(tx: Transaction, user: int) -> None:
    strays = ", ".join(f"'{ranked.value}'" for ranked in RankedBy)
    tx.execute(f'DELETE FROM places WHERE "user" = ? AND what NOT IN ({strays})', user)  # noqa: S608 - our own values
    rows = f"SELECT {_COLUMNS['places']} FROM "  # noqa: S608 - constants of this file
    counted = {
        _leaderboard_key(row): row["rank"] // RANKS
        for row in tx.fetch_all(f"{_in(tx.dialect, _OF_ONE)} {rows} derived", user)
    }
    stood = [_leaderboard_key(row) for row in tx.fetch_all(f'{rows} places WHERE "user" = ?', user)]
    for board in {*counted, *stood}:
        leaderboard_places.put(tx, board, user, counted.get(board))


def fill_places(tx: Transaction) -> None:
    for table in ("places", "crowds"):
        names = _COLUMNS[table]
        tx.execute(f"INSERT INTO {table} ({names}) {_derived(tx.dialect, table)} SELECT {names} FROM derived")  # noqa: S608 - constants of this file


def _leaderboard_key(row: Row) -> LeaderboardKey:
    return LeaderboardKey(row["guild"], RankedBy(row["what"]), row["pool"], row["period"])
