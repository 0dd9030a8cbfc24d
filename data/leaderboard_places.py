"""The rows of the leaderboards: by rating, by points, or by parties won. Fast for any place among a million people.

A player's ``rank`` combines their value and their user id, so it also orders players with equal values; higher is
better. The table ``crowds`` counts the people in buckets of ranks, at several levels of bucket size. Adding up a few
counts gives a player's place, and walking down the levels finds a page.
"""

from collections.abc import Sequence
from typing import Final

from bot.model.glicko import PROVISIONAL
from bot.model.leaderboards import LeaderboardKey, LeaderboardRow, RankedBy
from data.store.transaction import Row, Transaction

LEVELS: Final = (4, 8, 12, 16, 20, 24)
"""The bucket sizes of the levels, as powers of two: a bucket of level 8 holds 256 ranks."""
WITHIN: Final = 16
"""The number of buckets of the next lower level in one bucket; at the lowest level, the number of ranks."""
RANKS: Final = 4096
"""The number of ranks of each value."""
BELOW: Final = 1 << 16
"""What a provisional rating has less in its value, so that it is listed below all others."""
_OF_ONE_VALUE: Final = LEVELS[:2]
"""The levels whose buckets each hold only a part of one value's ranks."""
_LAST: Final = 1 << 62


def put(tx: Transaction, board: LeaderboardKey, user: int, value: int | None) -> None:
    """Saves a player's value on a leaderboard; None removes them from it.

    The row copies the player's name and rating from ``names`` and ``ratings``, so save those first.
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
    """The value of a rating on its leaderboards."""
    return int(rating + 0.5) - (BELOW if deviation >= PROVISIONAL else 0)


def shown_value(value: int) -> int:
    """The points that a value on a leaderboard stands for. Only that of a provisional rating is below 0."""
    return value + BELOW if value < 0 else value


def rank(value: int, user: int) -> int:
    """The rank of a player with this value. The user id spreads players with equal values over 4,093 ranks."""
    return value * RANKS + user % 4093


def _update_counts(tx: Transaction, board: LeaderboardKey, before: int | None, after: int | None) -> None:
    """Moves a player from the buckets of one rank to those of another; None means not on the leaderboard."""
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
    """A player's value on a leaderboard, None if they are not on it."""
    query = 'SELECT rank FROM places WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND "user" = ?'
    found: int | None = tx.fetch_value(query, *board.columns, user)
    return None if found is None else found // RANKS


def values_of(tx: Transaction, user: int, what: RankedBy, pool: str) -> list[tuple[LeaderboardKey, int]]:
    """The leaderboards of a pool, by rating, points or wins, that a player is on, with their value on each."""
    query = 'SELECT guild, period, rank FROM places WHERE "user" = ? AND what = ? AND pool = ? ORDER BY guild, period'
    return [
        (LeaderboardKey(guild, what, pool, period), rank // RANKS)
        for guild, period, rank in tx.fetch_all(query, user, what, pool)
    ]


def people(tx: Transaction, board: LeaderboardKey) -> int:
    """The number of people on a leaderboard."""
    query = """
        SELECT COALESCE(sum(people), 0) FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ?
    """
    return int(tx.fetch_value(query, *board.columns, LEVELS[-1]))


def place(tx: Transaction, board: LeaderboardKey, value: int) -> int:
    """The place of a player with this value: 1 plus the number of people with a higher value."""
    return 1 + _number_above(tx, board, (value * RANKS + RANKS - 1, _LAST))


def ahead(tx: Transaction, board: LeaderboardKey, user: int) -> int | None:
    """The number of people with a higher rank than a player; None if the player is not on the leaderboard."""
    value = value_of(tx, board, user)
    return None if value is None else _number_above(tx, board, (rank(value, user), user))


def row_of(tx: Transaction, board: LeaderboardKey, user: int) -> LeaderboardRow | None:
    """A player's row on a leaderboard, None if they are not on it."""
    row = tx.fetch_one(_ROW + 'AND "user" = ?', *board.columns, user)
    return None if row is None else _row(row, place(tx, board, row["rank"] // RANKS))


def page(tx: Transaction, board: LeaderboardKey, after: int, most: int) -> list[LeaderboardRow]:
    """Up to ``most`` rows of a leaderboard, highest first, after skipping the first ``after``."""
    found = _find_row(tx, board, after)
    if found is None:
        return []
    query = _ROW + 'AND rank <= ? ORDER BY rank DESC, "user" DESC LIMIT ? OFFSET ?'
    highest, skipped = found
    return _rows(tx, board, tx.fetch_all(query, *board.columns, highest, most, skipped), after)


def page_of(tx: Transaction, board: LeaderboardKey, user: int, most: int) -> tuple[int, list[LeaderboardRow]] | None:
    """The number (from 0) and rows of the page that a player is on, None if on none. ``most`` is the page size."""
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
    """These neighbouring rows as LeaderboardRows; ``after`` people are above the first one."""
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
    """Finds the row with ``after`` rows above it.

    Returns the highest rank of its lowest-level bucket, and the number of rows above it in that bucket; None if the
    leaderboard is too short.
    """
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
    """The buckets of a level from ``lowest`` to ``highest`` with their counts, the highest first."""
    query = """
        SELECT bucket, people FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket BETWEEN ? AND ?
        ORDER BY bucket DESC
    """
    return tx.fetch_all(query, *board.columns, level, lowest, highest)


def _number_above(tx: Transaction, board: LeaderboardKey, at: tuple[int, int], levels: Sequence[int] = LEVELS) -> int:
    """The number of people above this (rank, user); fewer ``levels`` count only within one bucket of the next level."""
    query = """
        SELECT count(*) FROM places
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND (rank, "user") > (?, ?) AND rank <= ?
    """
    number = int(tx.fetch_value(query, *board.columns, *at, at[0] | WITHIN - 1))
    return number + sum(_number_above_in(tx, board, level, at[0] >> level) for level in levels)


def _number_above_in(tx: Transaction, board: LeaderboardKey, level: int, bucket: int) -> int:
    """The number of people in higher buckets of a level, within the same bucket of the level above."""
    query = """
        SELECT COALESCE(sum(people), 0) FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket > ? AND bucket <= ?
    """
    last = _LAST if level == LEVELS[-1] else bucket | WITHIN - 1
    return int(tx.fetch_value(query, *board.columns, level, bucket, last))
