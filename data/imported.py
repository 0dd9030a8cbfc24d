"""Game records from elsewhere, imported by people for analysis: the table ``brought``."""

from dataclasses import dataclass

from bot.model.ids import IMPORTED, PartieId
from data.store.rows import fetch_row, fetch_rows
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ImportedRow:
    """A game record, imported by ``user`` for analysis: JSON, all cards."""

    id: int
    user: int
    brought_at: int
    """Unix seconds."""
    record: str

    @property
    def partie(self) -> PartieId:
        """The partie id that the record's buttons carry: ``IMPORTED`` plus the row's id."""
        return PartieId(IMPORTED + self.id)


def add_imported(tx: Transaction, user: int, now: int, record: str, most: int) -> PartieId:
    """Stores a game record and returns its partie id. Deletes all but the person's newest ``most`` records."""
    insert = 'INSERT INTO brought ("user", brought_at, record) VALUES (?, ?, ?) RETURNING id'
    added = int(tx.fetch_value(insert, user, now, record))
    newest = 'SELECT id FROM brought WHERE "user" = ? ORDER BY id DESC LIMIT ?'
    tx.execute(f'DELETE FROM brought WHERE "user" = ? AND id NOT IN ({newest})', user, user, most)  # noqa: S608 - fixed
    return PartieId(IMPORTED + added)


def get_imported(tx: Transaction, partie: PartieId) -> ImportedRow | None:
    return fetch_row(tx, ImportedRow, "SELECT {columns} FROM brought WHERE id = ?", partie - IMPORTED)


def imported_of(tx: Transaction, user: int) -> list[ImportedRow]:
    return fetch_rows(tx, ImportedRow, 'SELECT {columns} FROM brought WHERE "user" = ? ORDER BY id DESC', user)


def drop_imported(tx: Transaction, partie: PartieId, user: int) -> bool:
    """Deletes a person's game record. Returns False if the person has no record with this id."""
    delete = 'DELETE FROM brought WHERE id = ? AND "user" = ? RETURNING id'
    return tx.fetch_one(delete, partie - IMPORTED, user) is not None


def drop_old(tx: Transaction, before: int) -> None:
    tx.execute("DELETE FROM brought WHERE brought_at <= ?", before)


def oldest(tx: Transaction) -> int | None:
    return tx.fetch_number("SELECT min(brought_at) FROM brought")
