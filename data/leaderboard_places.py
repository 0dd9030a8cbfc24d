"""The boards: who stands where, by rating, by points or by parties won. Fast for any place among a million."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from data.store.transaction import Row, Transaction

LEVELS: Final = (4, 8, 12, 16, 20, 24)
"""How many ranks a bucket of each level holds, as powers of two."""
WITHIN: Final = 16
"""So many buckets of the level below are in one; at the lowest, so many ranks."""
RANKS: Final = 4096
"""So many ranks has each value."""
_OF_ONE_VALUE: Final = LEVELS[:2]
"""The levels whose buckets hold ranks of one value only, and not all of them."""
_LAST: Final = 1 << 62


class RankedBy(StrEnum):
    """What a board is by."""

    RATING = "rating"
    POINTS = "points"
    WON = "won"


@dataclass(frozen=True, slots=True)
class LeaderboardKey:
    """Those who stand in a server (0: all servers) by something in a pool, in a period.

    A period is 0 for all time, 2026 for the year, 202611 for the month, in UTC.
    """

    guild: int
    what: RankedBy
    pool: str
    period: int

    @property
    def columns(self) -> tuple[int, str, str, int]:
        """The columns that name it."""
        return self.guild, self.what, self.pool, self.period


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """Where somebody stands: one more than how many stand higher, so that equals share a place.

    ``name`` is how he was called at the end of his last partie there; ``deviation`` and ``volatility`` are those of a
    rating, as they are at ``at``.
    """

    place: int
    user: int
    name: str
    value: int
    deviation: float | None = None
    volatility: float | None = None
    at: int | None = None


def put(tx: Transaction, board: LeaderboardKey, user: int, value: int | None) -> None:
    """Keep the value of somebody on a board; None takes him from it.

    What his line shows besides is taken from where it is kept, and is to be there before.
    """
    before = value_of(tx, board, user)
    if value is None:
        tx.execute(
            'DELETE FROM places WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND "user" = ?',
            *board.columns,
            user,
        )
    else:
        tx.execute(_PUT, *board.columns, rank(value, user), user)
    _move(tx, board, None if before is None else rank(before, user), None if value is None else rank(value, user))


# It takes the place of the line that he had.
_PUT = """
    INSERT OR REPLACE INTO places (guild, what, pool, period, rank, "user", name, deviation, volatility, rated_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6,
        COALESCE((SELECT name FROM names WHERE guild = ?1 AND "user" = ?6), ''),
        (SELECT deviation FROM ratings WHERE "user" = ?6 AND pool = ?3 AND ?2 = 'rating'),
        (SELECT volatility FROM ratings WHERE "user" = ?6 AND pool = ?3 AND ?2 = 'rating'),
        (SELECT played_at FROM ratings WHERE "user" = ?6 AND pool = ?3 AND ?2 = 'rating'))
"""


def rank(value: int, user: int) -> int:
    """The rank of somebody with this value, as the database has it: those of one value are scattered."""
    return value * RANKS + user % 4093


def _move(tx: Transaction, board: LeaderboardKey, before: int | None, after: int | None) -> None:
    for level in LEVELS:
        left = None if before is None else before >> level
        entered = None if after is None else after >> level
        if left == entered:
            return
        if left is not None:
            _leave(tx, board, level, left)
        if entered is not None:
            _enter(tx, board, level, entered)


def _enter(tx: Transaction, board: LeaderboardKey, level: int, bucket: int) -> None:
    tx.execute(
        """
        INSERT INTO crowds (guild, what, pool, period, level, bucket, people) VALUES (?, ?, ?, ?, ?, ?, 1)
        ON CONFLICT DO UPDATE SET people = people + 1
        """,
        *board.columns,
        level,
        bucket,
    )


def _leave(tx: Transaction, board: LeaderboardKey, level: int, bucket: int) -> None:
    left = tx.fetch_one(
        """
        UPDATE crowds SET people = people - 1
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket = ? RETURNING people
        """,
        *board.columns,
        level,
        bucket,
    )
    if left is not None and not left["people"]:
        tx.execute(
            """
            DELETE FROM crowds
            WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket = ?
            """,
            *board.columns,
            level,
            bucket,
        )


def value_of(tx: Transaction, board: LeaderboardKey, user: int) -> int | None:
    """The value that somebody has on a board, None where he does not stand on it."""
    row = tx.fetch_one(
        'SELECT rank FROM places WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND "user" = ?',
        *board.columns,
        user,
    )
    return None if row is None else row["rank"] // RANKS


def values_of(tx: Transaction, user: int, what: RankedBy, pool: str) -> list[tuple[LeaderboardKey, int]]:
    """The boards by something in a pool on which somebody stands, with his value on each."""
    rows = tx.fetch_all(
        """
        SELECT guild, period, rank FROM places WHERE "user" = ? AND what = ? AND pool = ? ORDER BY guild, period
        """,
        user,
        what,
        pool,
    )
    return [(LeaderboardKey(row["guild"], what, pool, row["period"]), row["rank"] // RANKS) for row in rows]


def people(tx: Transaction, board: LeaderboardKey) -> int:
    """How many stand on a board."""
    row = tx.fetch_only(
        """
        SELECT COALESCE(sum(people), 0) AS people FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ?
        """,
        *board.columns,
        LEVELS[-1],
    )
    return int(row["people"])


def place(tx: Transaction, board: LeaderboardKey, value: int) -> int:
    """The place of whoever has this value: one more than how many have a higher one."""
    return 1 + _before(tx, board, (value * RANKS + RANKS - 1, _LAST))


def ahead(tx: Transaction, board: LeaderboardKey, user: int) -> int | None:
    """How many stand before somebody where equals are put in an order too; None where he does not stand there."""
    value = value_of(tx, board, user)
    return None if value is None else _before(tx, board, (rank(value, user), user))


def row_of(tx: Transaction, board: LeaderboardKey, user: int) -> LeaderboardRow | None:
    """Where somebody stands on a board; None where he does not."""
    row = tx.fetch_one(_STANDING + 'AND "user" = ?', *board.columns, user)
    return None if row is None else _standing(row, place(tx, board, row["rank"] // RANKS))


def page(tx: Transaction, board: LeaderboardKey, after: int, most: int) -> list[LeaderboardRow]:
    """Those who stand on a board, the highest first, without the first ``after``, no more than ``most``."""
    found = _reached(tx, board, after)
    if found is None:
        return []
    highest, skipped = found
    rows = tx.fetch_all(
        _STANDING + 'AND rank <= ? ORDER BY rank DESC, "user" DESC LIMIT ? OFFSET ?',
        *board.columns,
        highest,
        most,
        skipped,
    )
    return _standings(tx, board, rows, after)


def page_of(tx: Transaction, board: LeaderboardKey, user: int, most: int) -> tuple[int, list[LeaderboardRow]] | None:
    """The page of so many on which somebody stands, counted from 0, and who stands on it; None where he does not."""
    value = value_of(tx, board, user)
    if value is None:
        return None
    at = rank(value, user), user
    before = _before(tx, board, at)
    number = before % most
    above = tx.fetch_all(
        _STANDING + 'AND (rank, "user") > (?, ?) ORDER BY rank, "user" LIMIT ?', *board.columns, *at, number
    )
    others = tx.fetch_all(
        _STANDING + 'AND (rank, "user") <= (?, ?) ORDER BY rank DESC, "user" DESC LIMIT ?',
        *board.columns,
        *at,
        most - number,
    )
    return before // most, _standings(tx, board, [*reversed(above), *others], before - number)


_STANDING = """
    SELECT rank, "user", name, deviation, volatility, rated_at FROM places
    WHERE guild = ? AND what = ? AND pool = ? AND period = ?
"""


def _standings(tx: Transaction, board: LeaderboardKey, rows: Sequence[Row], after: int) -> list[LeaderboardRow]:
    """Those who stand next to one another, the first of them after so many."""
    standings: list[LeaderboardRow] = []
    for number, row in enumerate(rows, start=after + 1):
        if not standings:
            shared = number - _before(tx, board, (row["rank"], row["user"]), _OF_ONE_VALUE)
        elif standings[-1].value != row["rank"] // RANKS:
            shared = number
        standings.append(_standing(row, shared))
    return standings


def _standing(row: Row, shared: int) -> LeaderboardRow:
    return LeaderboardRow(
        place=shared,
        user=row["user"],
        name=row["name"],
        value=row["rank"] // RANKS,
        deviation=row["deviation"],
        volatility=row["volatility"],
        at=row["rated_at"],
    )


def _reached(tx: Transaction, board: LeaderboardKey, after: int) -> tuple[int, int] | None:
    """The highest rank of the lowest bucket in which the ``after``-th stands, and how many of it stand before him."""
    lowest, highest = -_LAST, _LAST
    for level in reversed(LEVELS):
        for bucket, count in _crowd(tx, board, level, lowest, highest):
            if after < count:
                lowest, highest = bucket * WITHIN, bucket * WITHIN + WITHIN - 1
                break
            after -= count
        else:
            return None
    return highest, after


def _crowd(tx: Transaction, board: LeaderboardKey, level: int, lowest: int, highest: int) -> list[Row]:
    """The buckets of a level from one to another, the highest first, each with its people."""
    return tx.fetch_all(
        """
        SELECT bucket, people FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket BETWEEN ? AND ?
        ORDER BY bucket DESC
        """,
        *board.columns,
        level,
        lowest,
        highest,
    )


def _before(tx: Transaction, board: LeaderboardKey, at: tuple[int, int], levels: Sequence[int] = LEVELS) -> int:
    """How many stand before this rank and user, those of one rank by user; within the lowest ``levels`` only."""
    row = tx.fetch_only(
        """
        SELECT count(*) AS people FROM places
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND (rank, "user") > (?, ?) AND rank <= ?
        """,
        *board.columns,
        *at,
        at[0] | WITHIN - 1,
    )
    return int(row["people"]) + sum(_higher(tx, board, level, at[0] >> level) for level in levels)


def _higher(tx: Transaction, board: LeaderboardKey, level: int, bucket: int) -> int:
    """How many are in the higher buckets of a level that lie in the same bucket of the level above."""
    last = _LAST if level == LEVELS[-1] else bucket | WITHIN - 1
    row = tx.fetch_only(
        """
        SELECT COALESCE(sum(people), 0) AS people FROM crowds
        WHERE guild = ? AND what = ? AND pool = ? AND period = ? AND level = ? AND bucket > ? AND bucket <= ?
        """,
        *board.columns,
        level,
        bucket,
        last,
    )
    return int(row["people"])
