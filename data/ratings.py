"""Ratings: one for each player and pool, as it was after their last rated partie."""

from dataclasses import dataclass

from data.store.rows import fetch_row, fetch_rows, put_row
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Rating:
    """A Glicko-2 rating and its deviation, in points, as of ``played_at`` (unix seconds), after ``parties`` parties."""

    user: int
    pool: str
    rating: float
    deviation: float
    volatility: float
    played_at: int
    parties: int


def get_rating(tx: Transaction, user: int, pool: str) -> Rating | None:
    """A player's rating in a pool, None if they have finished no rated partie."""
    return fetch_row(tx, Rating, 'SELECT {columns} FROM ratings WHERE "user" = ? AND pool = ?', user, pool)


def ratings_of(tx: Transaction, user: int) -> list[Rating]:
    """A player's ratings, ordered by pool."""
    return fetch_rows(tx, Rating, 'SELECT {columns} FROM ratings WHERE "user" = ? ORDER BY pool', user)


def save_rating(tx: Transaction, rating: Rating) -> None:
    """Saves a rating, and marks its player as active again."""
    put_row(tx, "ratings", rating, "user", "pool", rests=0)


def inactive_since(tx: Transaction, last: int, most: int) -> list[Rating]:
    """Up to ``most`` ratings still marked as active whose last partie ended by ``last``, the longest ago first."""
    query = "SELECT {columns} FROM ratings WHERE rests = 0 AND played_at <= ? ORDER BY played_at LIMIT ?"
    return fetch_rows(tx, Rating, query, last, most)


def set_inactive(tx: Transaction, user: int, pool: str) -> None:
    """Marks a player as inactive until they finish a rated partie. (The column is called ``rests``.)"""
    tx.execute('UPDATE ratings SET rests = 1 WHERE "user" = ? AND pool = ?', user, pool)
