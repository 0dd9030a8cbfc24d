"""Messages posted at tables, and the decisions in each."""

from dataclasses import dataclass

from bot.model.ids import PartieId
from data.store.rows import add_row, fetch_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Post:
    """A table message about decisions ``first_seq`` to ``last_seq``, or a mention of a player."""

    partie: PartieId
    number: int
    channel: int
    message: int
    first_seq: int
    last_seq: int
    at: int
    calls: int | None = None
    """The seat of the mentioned player, if any."""


def add_post(tx: Transaction, post: Post) -> None:
    add_row(tx, "posts", post)


def widen_post(tx: Transaction, post: Post, last_seq: int) -> None:
    tx.execute("UPDATE posts SET last_seq = ? WHERE partie = ? AND number = ?", last_seq, post.partie, post.number)


def delete_post(tx: Transaction, partie_id: PartieId, number: int) -> None:
    """Deletes a message that is missing on Discord, so its decisions are posted again."""
    tx.execute("DELETE FROM posts WHERE partie = ? AND number = ?", partie_id, number)


def last_post(tx: Transaction, partie_id: PartieId) -> Post | None:
    return fetch_row(tx, Post, "SELECT {columns} FROM posts WHERE partie = ? ORDER BY number DESC LIMIT 1", partie_id)


def calls_of(tx: Transaction, partie_id: PartieId, seat: int) -> list[Post]:
    """Returns table messages that mention this seat's player, the oldest first."""
    query = "SELECT {columns} FROM posts WHERE partie = ? AND calls = ? ORDER BY number"
    return fetch_rows(tx, Post, query, partie_id, seat)


def posts(tx: Transaction, partie_id: PartieId) -> list[Post]:
    return fetch_rows(tx, Post, "SELECT {columns} FROM posts WHERE partie = ? ORDER BY number", partie_id)
