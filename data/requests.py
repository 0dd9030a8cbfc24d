"""Completed requests, by key, so that a repeated request gets its first answer and does not run again."""

from dataclasses import dataclass

from bot.model.ids import PartieId
from data.store.rows import add_row, fetch_row
from data.store.transaction import Transaction


class KeyTaken(Exception):
    """A request with this key is stored already."""


@dataclass(frozen=True, slots=True)
class RequestRow:
    """A completed request: ``key`` is the interaction's snowflake, and ``seq`` of ``partie`` its decision."""

    key: int
    partie: PartieId
    seq: int
    at: int


def store_request(tx: Transaction, key: int, partie_id: PartieId, seq: int, at: int) -> None:
    """Records a completed request. Raises KeyTaken if its key is stored already."""
    request = RequestRow(key, partie_id, seq, at)
    if not add_row(tx, "requests", request, "ON CONFLICT DO NOTHING RETURNING key"):
        raise KeyTaken(key)


def stored_request(tx: Transaction, key: int) -> RequestRow | None:
    """The stored request with this key, or None."""
    return fetch_row(tx, RequestRow, "SELECT {columns} FROM requests WHERE key = ?", key)


def forget_requests(tx: Transaction, before: int, most: int = 500) -> int:
    """Deletes up to ``most`` requests older than ``before``, the oldest first. Returns their number."""
    delete = "DELETE FROM requests WHERE key IN (SELECT key FROM requests WHERE at < ? ORDER BY at LIMIT ?) RETURNING 1"
    return len(tx.fetch_all(delete, before, most))
