"""The public messages of a table, in their order, and which decisions each one tells."""

from dataclasses import astuple, dataclass

from data.parties import PartieId
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Post:
    """A message at a table that tells the decisions ``first_seq`` to ``last_seq`` (inclusive), posted at ``at``.

    ``calls`` is the seat that it does nothing but call, None for all others.
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
    """Keep a message that was posted."""
    tx.execute(
        """
        INSERT INTO posts (partie, number, channel, message, first_seq, last_seq, at, calls)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        *astuple(post),
    )


def widen_post(tx: Transaction, partie_id: PartieId, number: int, last_seq: int) -> None:
    """Keep that the message was changed and now tells as far as ``last_seq``."""
    tx.execute("UPDATE posts SET last_seq = ? WHERE partie = ? AND number = ?", last_seq, partie_id, number)


def forget_post(tx: Transaction, partie_id: PartieId, number: int) -> None:
    """The message stands no more: what it told is told nowhere."""
    tx.execute("DELETE FROM posts WHERE partie = ? AND number = ?", partie_id, number)


def last_post(tx: Transaction, partie_id: PartieId) -> Post | None:
    """The newest message of the table, None where nothing was posted."""
    row = tx.fetch_one("SELECT * FROM posts WHERE partie = ? ORDER BY number DESC LIMIT 1", partie_id)
    return None if row is None else Post(**dict(row))


def calls_of(tx: Transaction, partie_id: PartieId, seat: int) -> list[Post]:
    """The messages that do nothing but call a seat."""
    rows = tx.fetch_all("SELECT * FROM posts WHERE partie = ? AND calls = ? ORDER BY number", partie_id, seat)
    return [Post(**dict(row)) for row in rows]


def posts(tx: Transaction, partie_id: PartieId) -> list[Post]:
    """The messages of the table, in their order."""
    rows = tx.fetch_all("SELECT * FROM posts WHERE partie = ? ORDER BY number", partie_id)
    return [Post(**dict(row)) for row in rows]
