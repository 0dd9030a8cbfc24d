"""Completed requests: a repeated request gets its first answer and does not run again."""

from dataclasses import dataclass
from typing import Final

from bot.model.ids import PartieId
from data.store.rows import added_row, fetch_row
from data.store.transaction import Transaction

_NEW: Final = "ON CONFLICT DO NOTHING RETURNING key"


class KeyTaken(Exception):
    pass


@dataclass(frozen=True, slots=True)
class RequestRow:
    key: int
    """The interaction's snowflake."""
    partie: PartieId
    seq: int
    """The decision that the request made."""
    at: int


def store_request(tx: Transaction, key: int, partie_id: PartieId, seq: int, at: int) -> None:
    """Stores a completed request. Raises KeyTaken if its key is already stored."""
    if added_row(tx, "requests", RequestRow(key, partie_id, seq, at), _NEW) is None:
        raise KeyTaken(key)


def is_new(tx: Transaction, key: int, partie_id: PartieId, at: int) -> bool:
    """Stores a request for a partie's next decision. Returns False if its key is already stored."""
    select = "SELECT CAST(? AS BIGINT), id, seq, CAST(? AS BIGINT) FROM parties WHERE id = ?"
    insert = f'INSERT INTO requests ("key", partie, seq, "at") {select} {_NEW}'
    return tx.fetch_one(insert, key, at, partie_id) is not None


def stored_request(tx: Transaction, key: int) -> RequestRow | None:
    return fetch_row(tx, RequestRow, "SELECT {columns} FROM requests WHERE key = ?", key)


def delete_requests(tx: Transaction, before: int, most: int = 500) -> int:
    """Deletes at most ``most`` requests made before ``before``, the oldest first. Returns the number deleted."""
    delete = "DELETE FROM requests WHERE key IN (SELECT key FROM requests WHERE at < ? ORDER BY at LIMIT ?) RETURNING 1"
    return len(tx.fetch_all(delete, before, most))
