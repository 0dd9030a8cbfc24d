"""Leaderboards by rating, points or wins, fast with a million people.

Table ``places`` lists players by ``rank``, a number made from value and user id; higher is better. Table ``crowds``
counts players in ranges of ranks (buckets) of several sizes (levels). Adding a few counts gives a player's place;
searching from large to small buckets finds a page.
"""

from collections.abc import Sequence
from typing import Final

from bot.model.glicko import PROVISIONAL
from bot.model.leaderboards import LeaderboardKey, LeaderboardRow, RankedBy
from data.store.transaction import Row, Transaction

LEVELS: Final = (4, 8, 12, 16, 20, 24)
"""Bucket sizes as powers of two: a bucket of level 8 holds 256 ranks."""
WITHIN: Final = 16
"""How many buckets of the next lower level fill one bucket; on the lowest level, how many ranks."""
RANKS: Final = 4096
"""How many ranks each value has, for the players who share it; ``rank`` uses 4,093."""
BELOW: Final = 1 << 16
"""Subtracted from the value of a provisional rating, to list it below all other ratings."""
_OF_ONE_VALUE: Final = LEVELS[:2]
"""The levels with more than one bucket per value."""
_LAST: Final = 1 << 62


def put(tx: Transaction, board: LeaderboardKey, user: int, value: int | None) -> None:
    """Stores a player's value on a leaderboard; None removes the player.

    Update tables ``names`` and ``ratings`` first: the leaderboard row copies from them.
    """
    before = value_of(tx, board, user)
    if before is not None:
        delete = 'DELETE FROM places WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND "user" = ?'
        tx.execute(delete, *board.columns, user)
    if value is not None:
        # Python 3.14 accepts no numbered placeholders, so repeated values are passed again.
        rated = user, board.pool, board.what
        tx.execute(_PUT, *board.columns, rank(value, user), user, board.guild, user, *rated, *rated, *rated)
    old_rank = None if before is None else rank(before, user)
    new_rank = None if value is None else rank(value, user)
    _update_counts(tx, board, old_rank, new_rank)


_PUT = """
    INSERT INTO places (guild, what, pool, period, rank, "user", name, deviation, volatility, rated_at)
    VALUES (?, ?, ?, ?, ?, ?,
        COALESCE((SELECT name FROM names WHERE guild = ? AND "user" = ?), ''),
        (SELECT deviation FROM ratings WHERE "user" = ? AND pool = ? AND ? = 'rating'),
        (SELECT volatility FROM ratings WHERE "user" = ? AND pool = ? AND ? = 'rating'),
        (SELECT played_at FROM ratings WHERE "user" = ? AND pool = ? AND ? = 'rating'))
"""


def placed_value(rating: float, deviation: float) -> int:
    return int(rating + 0.5) - (BELOW if deviation >= PROVISIONAL else 0)


def shown_value(value: int) -> int:
    """Converts a stored value to points. A provisional rating is stored below 0: reduced by ``BELOW``."""
    return value + BELOW if value < 0 else value


def rank(value: int, user: int) -> int:
    """Combines a value with the user id, which spreads players of equal value over 4,093 ranks."""
    return value * RANKS + user % 4093


def _update_counts(tx: Transaction, board: LeaderboardKey, before: int | None, after: int | None) -> None:
    for level in LEVELS:
        left = None if before is None else before >> level
        entered = None if after is None else after >> level
        if left == entered:
            return
        if left is not None:
            _add_people(tx, board, level, left, -1)
        if entered is not None:
            _add_people(tx, board, level, entered, 1)


def _add_people(tx: Transaction, board: LeaderboardKey, level: int, bucket: int, number: int) -> None:
    add = """
        INSERT INTO crowds (guild, what, pool, period, level, bucket, people) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (guild, what, pool, period, level, bucket) DO UPDATE SET people = crowds.people + excluded.people
        RETURNING people
    """
    delete = """
        DELETE FROM crowds WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket = ?
    """
    if tx.fetch_value(add, *board.columns, level, bucket, number) <= 0:
        tx.execute(delete, *board.columns, level, bucket)


def value_of(tx: Transaction, board: LeaderboardKey, user: int) -> int | None:
    query = 'SELECT rank FROM places WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND "user" = ?'
    found: int | None = tx.fetch_value(query, *board.columns, user)
    return None if found is None else found // RANKS


def values_of(tx: Transaction, user: int, what: RankedBy, pool: str) -> list[tuple[LeaderboardKey, int]]:
    query = 'SELECT guild, period, rank FROM places WHERE "user" = ? AND what = ? AND pool = ? ORDER BY guild, period'
    return [
        (LeaderboardKey(guild, what, pool, period), rank // RANKS)
        for guild, period, rank in tx.fetch_all(query, user, what, pool)
    ]


def people(tx: Transaction, board: LeaderboardKey) -> int:
    query = """
        SELECT COALESCE(sum(people), 0) FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ?
    """
    return int(tx.fetch_value(query, *board.columns, LEVELS[-1]))


def place(tx: Transaction, board: LeaderboardKey, value: int) -> int:
    """Returns a value's place: 1 plus the number of people with a higher value."""
    return 1 + _number_above(tx, board, (value * RANKS + RANKS - 1, _LAST))


def ahead(tx: Transaction, board: LeaderboardKey, user: int) -> int | None:
    """Counts the people listed above a player. Returns None if the player is not listed."""
    value = value_of(tx, board, user)
    return None if value is None else _number_above(tx, board, (rank(value, user), user))


def row_of(tx: Transaction, board: LeaderboardKey, user: int) -> LeaderboardRow | None:
    row = tx.fetch_one(_ROW + 'AND "user" = ?', *board.columns, user)
    return None if row is None else _row(row, place(tx, board, row["rank"] // RANKS))


def page(tx: Transaction, board: LeaderboardKey, after: int, most: int) -> list[LeaderboardRow]:
    """Returns at most ``most`` rows below the first ``after`` rows, the highest first."""
    found = _find_row(tx, board, after)
    if found is None:
        return []
    query = _ROW + 'AND rank <= ? ORDER BY rank DESC, "user" DESC LIMIT ? OFFSET ?'
    highest, skipped = found
    return _rows(tx, board, tx.fetch_all(query, *board.columns, highest, most, skipped), after)


def page_of(tx: Transaction, board: LeaderboardKey, user: int, most: int) -> tuple[int, list[LeaderboardRow]] | None:
    """Returns (page number from 0, rows) for a player's page, or None if the player is not listed."""
    value = value_of(tx, board, user)
    if value is None:
        return None
    at = rank(value, user), user
    before = _number_above(tx, board, at)
    number = before % most
    higher = _ROW + 'AND (rank, "user") > (?, ?) ORDER BY rank, "user" LIMIT ?'
    others = _ROW + 'AND (rank, "user") <= (?, ?) ORDER BY rank DESC, "user" DESC LIMIT ?'
    rows = tx.fetch_all(higher, *board.columns, *at, number)[::-1]
    rows += tx.fetch_all(others, *board.columns, *at, most - number)
    return before // most, _rows(tx, board, rows, before - number)


_ROW = """
    SELECT rank, "user", name, deviation, volatility, rated_at FROM places
    WHERE guild = ? AND what = ? AND pool = ? AND period = ?
"""


def _rows(tx: Transaction, board: LeaderboardKey, rows: Sequence[Row], after: int) -> list[LeaderboardRow]:
    shown: list[LeaderboardRow] = []
    above = 0
    for number, row in enumerate(rows, start=after + 1):
        if not shown:
            shared = number - _number_above(tx, board, (row["rank"], row["user"]), _OF_ONE_VALUE)
        elif above != row["rank"] // RANKS:
            shared = number
        above = row["rank"] // RANKS
        shown.append(_row(row, shared))
    return shown


def _row(row: Row, shared: int) -> LeaderboardRow:
    rank, user, name, deviation, volatility, at = row
    value = rank // RANKS
    return LeaderboardRow(shared, user, name, shown_value(value), deviation, volatility, at, value < 0)


def _find_row(tx: Transaction, board: LeaderboardKey, after: int) -> tuple[int, int] | None:
    # The highest rank in the row's lowest-level bucket, and how many of the bucket's rows are above the row.
    lowest, highest = -_LAST, _LAST
    for level in reversed(LEVELS):
        for bucket, count in _counts(tx, board, level, lowest, highest):
            if after < count:
                lowest, highest = bucket * WITHIN, bucket * WITHIN + WITHIN - 1
                break
            after -= count
        else:
            return None
    return highest, after


def _counts(tx: Transaction, board: LeaderboardKey, level: int, lowest: int, highest: int) -> list[Row]:
    query = """
        SELECT bucket, people FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket BETWEEN ? AND ?
        ORDER BY bucket DESC
    """
    return tx.fetch_all(query, *board.columns, level, lowest, highest)


def _number_above(tx: Transaction, board: LeaderboardKey, at: tuple[int, int], levels: Sequence[int] = LEVELS) -> int:
    query = """
        SELECT count(*) FROM places
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND (rank, "user") > (?, ?) AND rank <= ?
    """
    # With fewer levels, counts only within a bucket of the next level.
    number = int(tx.fetch_value(query, *board.columns, *at, at[0] | WITHIN - 1))
    return number + sum(_number_above_in(tx, board, level, at[0] >> level) for level in levels)


def _number_above_in(tx: Transaction, board: LeaderboardKey, level: int, bucket: int) -> int:
    query = """
        SELECT COALESCE(sum(people), 0) FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket > ? AND bucket <= ?
    """
    last = _LAST if level == LEVELS[-1] else bucket | WITHIN - 1
    return int(tx.fetch_value(query, *board.columns, level, bucket, last))
