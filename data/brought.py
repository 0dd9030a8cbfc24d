"""Records that people brought to look at. They are no parties and count nowhere."""

from dataclasses import dataclass

from bot.model.ids import BROUGHT, PartieId
from data.store.rows import fetch_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class BroughtRow:
    """``record`` is JSON with all cards; ``brought_at`` is in Unix seconds."""

    id: int
    user: int
    brought_at: int
    record: str

    @property
    def partie(self) -> PartieId:
        """The id in controls."""
        return PartieId(BROUGHT + self.id)


def add_brought(tx: Transaction, user: int, now: int, record: str, most: int) -> PartieId:
    """Stores a record, keeps a person's newest ``most``, and returns its id in controls."""
    insert = 'INSERT INTO brought ("user", brought_at, record) VALUES (?, ?, ?) RETURNING id'
    added = int(tx.fetch_value(insert, user, now, record))
    newest = 'SELECT id FROM brought WHERE "user" = ? ORDER BY id DESC LIMIT ?'
    tx.execute(f'DELETE FROM brought WHERE "user" = ? AND id NOT IN ({newest})', user, user, most)  # noqa: S608 - fixed
    return PartieId(BROUGHT + added)


def get_brought(tx: Transaction, partie: PartieId) -> BroughtRow | None:
    """Returns a record by its id in controls, or None."""
    return fetch_row(tx, BroughtRow, "SELECT {columns} FROM brought WHERE id = ?", partie - BROUGHT)


def brought_of(tx: Transaction, user: int) -> list[BroughtRow]:
    """Returns a person's records, the newest first."""
    return fetch_rows(tx, BroughtRow, 'SELECT {columns} FROM brought WHERE "user" = ? ORDER BY id DESC', user)


def drop_brought(tx: Transaction, partie: PartieId, user: int) -> bool:
    """Deletes a person's record. Returns whether there was one."""
    delete = 'DELETE FROM brought WHERE id = ? AND "user" = ? RETURNING id'
    return tx.fetch_one(delete, partie - BROUGHT, user) is not None


def drop_old(tx: Transaction, before: int) -> None:
    """Deletes the records that were brought up to ``before``."""
    tx.execute("DELETE FROM brought WHERE brought_at <= ?", before)


def oldest(tx: Transaction) -> int | None:
    """Returns when the oldest record was brought, or None."""
    return tx.fetch_number("SELECT min(brought_at) FROM brought")
