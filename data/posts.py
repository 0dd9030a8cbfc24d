"""The messages posted at a table, in order, and the decisions that each one is about."""

from dataclasses import dataclass

from bot.model.ids import PartieId
from data.store.rows import add_row, fetch_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Post:
    """A message at a table about the decisions ``first_seq`` to ``last_seq`` (inclusive), posted at ``at``.

    ``calls`` is a seat if the message only calls that player to the table, None for every other message.
    """

    partie: PartieId
    number: int
    channel: int
    message: int
    first_seq: int
    last_seq: int
    at: int
    calls: int | None = None


def add_post(tx: Transaction, post: Post) -> None:
    """Saves a message that was posted."""
    add_row(tx, "posts", post)


def widen_post(tx: Transaction, post: Post, last_seq: int) -> None:
    """Saves that a message was edited and is now about the decisions up to ``last_seq``."""
    tx.execute("UPDATE posts SET last_seq = ? WHERE partie = ? AND number = ?", last_seq, post.partie, post.number)


def forget_post(tx: Transaction, partie_id: PartieId, number: int) -> None:
    """Deletes a message that is gone from Discord, so that its decisions can be posted again."""
    tx.execute("DELETE FROM posts WHERE partie = ? AND number = ?", partie_id, number)


def last_post(tx: Transaction, partie_id: PartieId) -> Post | None:
    """The newest message of the table, None if nothing was posted."""
    return fetch_row(tx, Post, "SELECT {columns} FROM posts WHERE partie = ? ORDER BY number DESC LIMIT 1", partie_id)


def calls_of(tx: Transaction, partie_id: PartieId, seat: int) -> list[Post]:
    """The messages that only call the player at this seat, the oldest first."""
    query = "SELECT {columns} FROM posts WHERE partie = ? AND calls = ? ORDER BY number"
    return fetch_rows(tx, Post, query, partie_id, seat)


def posts(tx: Transaction, partie_id: PartieId) -> list[Post]:
    """All messages of the table, the oldest first."""
    return fetch_rows(tx, Post, "SELECT {columns} FROM posts WHERE partie = ? ORDER BY number", partie_id)
