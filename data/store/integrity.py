"""What SQLite itself can check of a whole database: damage, and rows that refer to missing rows."""

import sqlite3
from pathlib import Path
from typing import Final

from data.parties import PartieId
from data.store.database import Database
from data.store.schema import check_up_to_date, migrations
from data.store.transaction import Transaction

MOST_FAULTS: Final = 100

PASSING: Final = frozenset({"outbox", "posts", "requests", "results", "deal_results"})
"""The tables whose rows are temporary or can be derived again. None holds a player's decision."""


async def open_as_it_is(path: Path) -> Database:
    """Opens the database at ``path`` without changing it. It must exist and be of this bot's version.

    Raises UnusableDatabase.
    """
    check_up_to_date(path, len(migrations()))
    return await Database.open(path)


async def damages(database: Database) -> list[str]:
    """SQLite's messages on damage in the file, which quote no stored value; empty if the file is sound."""
    try:
        return await database.read(_damages)
    except sqlite3.DatabaseError as error:
        return [str(error)]


def _damages(tx: Transaction) -> list[str]:
    found = [str(row[0]) for row in tx.fetch_all(f"PRAGMA integrity_check({MOST_FAULTS:d})")]
    return [line for line in found if line != "ok"]


def orphans(tx: Transaction) -> dict[str, list[int]]:
    """The rows that refer to a missing row, as row ids by table."""
    found: dict[str, list[int]] = {}
    for row in tx.fetch_all("PRAGMA foreign_key_check"):
        found.setdefault(row["table"], []).append(row["rowid"])
    return found


def forget_orphans(tx: Transaction, table: str, rows: list[int]) -> None:
    """Deletes those of these rows whose partie is still missing. Raises ValueError unless the table is in PASSING."""
    if table not in PASSING:
        raise ValueError(table)
    for row in rows:
        tx.execute(
            f"DELETE FROM {table} WHERE rowid = ? AND partie NOT IN (SELECT id FROM parties)",  # noqa: S608 - the table is one of PASSING
            row,
        )


def number_notices_from(tx: Transaction, number: int) -> None:
    """Makes every notice from now on have at least this id."""
    tx.execute(
        """
        INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', 0
        WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'outbox')
        """
    )
    tx.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'outbox' AND seq < ?", number - 1, number - 1)


def number_of_parties(tx: Transaction) -> int:
    """An upper bound of the number of parties: the highest id, since ids are given one after the other."""
    row = tx.fetch_only("SELECT max(id) AS last FROM parties")
    return int(row["last"] or 0)


def seated_wrongly(tx: Transaction) -> list[PartieId]:
    """The ids of the parties that do not have exactly two seats."""
    rows = tx.fetch_all(
        """
        SELECT parties.id FROM parties LEFT JOIN seats ON seats.partie = parties.id
        GROUP BY parties.id HAVING count(seats.seat) <> 2 ORDER BY parties.id
        """
    )
    return [row["id"] for row in rows]


def finished(tx: Transaction, after: int, most: int) -> list[PartieId]:
    """The ids of up to ``most`` finished parties with an id above ``after``, in order."""
    rows = tx.fetch_all("SELECT id FROM parties WHERE ended_at IS NOT NULL AND id > ? ORDER BY id LIMIT ?", after, most)
    return [row["id"] for row in rows]
