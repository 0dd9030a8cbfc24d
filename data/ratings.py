"""Ratings: what everybody's is in each pool, as it was after his last rated partie."""

from dataclasses import astuple, dataclass

from data.store.transaction import Row, Transaction


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating of Glicko-2, with its deviation in points, as they were at ``played_at``, after so many ``parties``."""

    user: int
    pool: str
    rating: float
    deviation: float
    volatility: float
    played_at: int
    parties: int


def get_rating(tx: Transaction, user: int, pool: str) -> Rating | None:
    """The rating of somebody in a pool, None where he has finished no rated partie."""
    row = tx.fetch_one('SELECT * FROM ratings WHERE "user" = ? AND pool = ?', user, pool)
    return None if row is None else _rating(row)


def ratings_of(tx: Transaction, user: int) -> list[Rating]:
    """The ratings of somebody, by pool."""
    return [_rating(row) for row in tx.fetch_all('SELECT * FROM ratings WHERE "user" = ? ORDER BY pool', user)]


def save_rating(tx: Transaction, rating: Rating) -> None:
    """Keep a rating as it is now; whoever has it rests no more."""
    tx.execute(
        """
        INSERT INTO ratings ("user", pool, rating, deviation, volatility, played_at, parties)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
            volatility = excluded.volatility, played_at = excluded.played_at, parties = excluded.parties, rests = 0
        """,
        *astuple(rating),
    )


def resting_since(tx: Transaction, last: int, most: int) -> list[Rating]:
    """Those who do not count as resting yet and whose last rated partie ended by ``last``, the longest ago first."""
    rows = tx.fetch_all(
        "SELECT * FROM ratings WHERE rests = 0 AND played_at <= ? ORDER BY played_at LIMIT ?", last, most
    )
    return [_rating(row) for row in rows]


def set_resting(tx: Transaction, user: int, pool: str) -> None:
    """Keep that somebody rests, until he finishes a rated partie."""
    tx.execute('UPDATE ratings SET rests = 1 WHERE "user" = ? AND pool = ?', user, pool)


def _rating(row: Row) -> Rating:
    return Rating(
        row["user"],
        row["pool"],
        row["rating"],
        row["deviation"],
        row["volatility"],
        row["played_at"],
        row["parties"],
    )
