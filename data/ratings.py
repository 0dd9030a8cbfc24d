"""Ratings: one for each player and rating pool."""

from dataclasses import dataclass

from data.store.rows import fetch_row, fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Glicko-2 rating in a pool."""

    user: int
    pool: str
    rating: float
    """In points, like ``deviation``."""
    deviation: float
    volatility: float
    played_at: int
    """The last rated partie's time (Unix seconds)."""
    parties: int
    """The number of rated parties."""


def get_rating(tx: Transaction, user: int, pool: str) -> Rating | None:
    return fetch_row(tx, Rating, 'SELECT {columns} FROM ratings WHERE "user" = ? AND pool = ?', user, pool)


def ratings_of(tx: Transaction, user: int) -> list[Rating]:
    return fetch_rows(tx, Rating, 'SELECT {columns} FROM ratings WHERE "user" = ? ORDER BY pool', user)


def save_rating(tx: Transaction, rating: Rating) -> None:
    """Stores a rating, and marks its player as active."""
    put_row(tx, "ratings", rating, "user", "pool", rests=0)


def inactive_since(tx: Transaction, last: int, most: int) -> list[Rating]:
    """Returns ratings marked as active but without a partie since ``last``, the longest idle first."""
    query = "SELECT {columns} FROM ratings WHERE rests = 0 AND played_at <= ? ORDER BY played_at LIMIT ?"
    return fetch_rows(tx, Rating, query, last, most)


def set_inactive(tx: Transaction, user: int, pool: str) -> None:
    """Marks a player as inactive (column ``rests``) until their next rated partie."""
    tx.execute('UPDATE ratings SET rests = 1 WHERE "user" = ? AND pool = ?', user, pool)
