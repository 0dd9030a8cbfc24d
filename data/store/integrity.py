"""What SQLite knows of the health of a whole database, and all its parties one after the other."""

import sqlite3
from pathlib import Path
from typing import Final

from data.parties import PartieId
from data.store.database import Database
from data.store.schema import check_up_to_date, migrations
from data.store.transaction import Transaction

MOST_FAULTS: Final = 100

PASSING: Final = frozenset({"outbox", "posts", "requests", "results", "deal_results"})
"""The tables that hold what passes or follows from the rest, and nothing that anybody has decided."""


async def open_as_it_is(path: Path) -> Database:
    """The database at ``path``, which must be there and of this bot's version: nothing of it is changed by opening it.

    Raises UnusableDatabase.
    """
    check_up_to_date(path, len(migrations()))
    return await Database.open(path)


async def damages(database: Database) -> list[str]:
    """What SQLite finds wrong with the file, in its own words, which quote no value; nothing where it is sound."""
    try:
        return await database.read(_damages)
    except sqlite3.DatabaseError as error:
        return [str(error)]


def _damages(tx: Transaction) -> list[str]:
    found = [str(row[0]) for row in tx.fetch_all(f"PRAGMA integrity_check({MOST_FAULTS:d})")]
    return [line for line in found if line != "ok"]


def orphans(tx: Transaction) -> dict[str, list[int]]:
    """The rows that belong to what is not kept: for each table, their row ids."""
    found: dict[str, list[int]] = {}
    for row in tx.fetch_all("PRAGMA foreign_key_check"):
        found.setdefault(row["table"], []).append(row["rowid"])
    return found


def forget_orphans(tx: Transaction, table: str, rows: list[int]) -> None:
    """Deletes rows of a table that ``orphans`` has named, those that belong to nothing still."""
    if table not in PASSING:
        raise ValueError(table)
    for row in rows:
        tx.execute(
            f"DELETE FROM {table} WHERE rowid = ? AND partie NOT IN (SELECT id FROM parties)",  # noqa: S608 - see above
            row,
        )


def number_notices_from(tx: Transaction, number: int) -> None:
    """Give no notice from now on a lower number than this one."""
    tx.execute(
        """
        INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', 0
        WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'outbox')
        """
    )
    tx.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = 'outbox' AND seq < ?", number - 1, number - 1)


def number_of_parties(tx: Transaction) -> int:
    """How many parties are kept at most: ids are given one after the other."""
    row = tx.fetch_only("SELECT max(id) AS last FROM parties")
    return int(row["last"] or 0)


def seated_wrongly(tx: Transaction) -> list[PartieId]:
    """The parties that have not two seats."""
    rows = tx.fetch_all(
        """
        SELECT parties.id FROM parties LEFT JOIN seats ON seats.partie = parties.id
        GROUP BY parties.id HAVING count(seats.seat) <> 2 ORDER BY parties.id
        """
    )
    return [row["id"] for row in rows]


def finished(tx: Transaction, after: int, most: int) -> list[PartieId]:
    """The parties that are over, by their ids, those after ``after``, no more than ``most``."""
    rows = tx.fetch_all("SELECT id FROM parties WHERE ended_at IS NOT NULL AND id > ? ORDER BY id LIMIT ?", after, most)
    return [row["id"] for row in rows]
