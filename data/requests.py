"""Requests that were carried out, by their key, so that one that comes again gets its first answer again."""

from dataclasses import dataclass

from data.parties import PartieId
from data.store.transaction import Transaction


class TakenKey(Exception):
    """A request of this key was kept before."""


@dataclass(frozen=True, slots=True)
class KeptRequest:
    """A request (its key is the interaction's snowflake) and the decision it became: ``seq`` of ``partie``."""

    key: int
    partie: PartieId
    seq: int
    at: int


def keep_request(tx: Transaction, key: int, partie_id: PartieId, seq: int, at: int) -> None:
    """Keep that the request was carried out. Raises TakenKey where one of its key is kept."""
    row = tx.fetch_one(
        "INSERT INTO requests (key, partie, seq, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING key",
        key,
        partie_id,
        seq,
        at,
    )
    if row is None:
        raise TakenKey(key)


def kept_request(tx: Transaction, key: int) -> KeptRequest | None:
    """The request of this key, None where none was kept."""
    row = tx.fetch_one("SELECT * FROM requests WHERE key = ?", key)
    return None if row is None else KeptRequest(**dict(row))


def forget_requests(tx: Transaction, before: int, most: int = 500) -> int:
    """Forget the oldest of the requests kept earlier than ``before``, no more than ``most``. How many there were."""
    rows = tx.fetch_all(
        "DELETE FROM requests WHERE key IN (SELECT key FROM requests WHERE at < ? ORDER BY at LIMIT ?) RETURNING key",
        before,
        most,
    )
    return len(rows)
