"""What SQLite itself can check of a whole database: damage, and rows that refer to missing rows."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
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


def forget_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    """Deletes those of these rows of whose partie nothing is left. Gives whether none of the rows is an orphan now.

    Raises ValueError unless the table is in PASSING.
    """
    if table not in PASSING:
        raise ValueError(table)
    for row in rows:
        tx.execute(
            f"DELETE FROM {table} WHERE rowid = ? AND partie NOT IN (SELECT id FROM parties)"  # noqa: S608 - the table is one of PASSING
            " AND partie NOT IN (SELECT partie FROM seats) AND partie NOT IN (SELECT partie FROM actions)",
            row,
        )
    return table not in orphans(tx)


def schema_faults(tx: Transaction) -> dict[str, str | None]:
    """The tables and indexes that are missing or other than this bot's, and triggers and indexes that are not its own.

    Each name comes with the statement that creates it; None if it cannot be created again without a loss.
    """
    kept, ours = _schema(tx.fetch_all), _own_schema()
    wrong: dict[str, str | None] = {}
    for name, (kind, sql) in ours.items():
        if kept.get(name) != (kind, sql):
            wrong[name] = sql if kind == "index" and name not in kept else None
    for name, (kind, _) in kept.items():
        if name not in ours and kind in ("trigger", "index"):
            wrong[name] = None
    return wrong


def create_again(tx: Transaction, statement: str) -> bool:
    """Creates a missing index. Gives whether it could: a unique one cannot if rows were doubled meanwhile."""
    try:
        tx.execute(statement)
    except sqlite3.IntegrityError:
        return False
    return True


def _own_schema() -> dict[str, tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as file:
        for step in migrations():
            for statement in step.statements:
                file.execute(statement)
        return _schema(lambda sql: file.execute(sql).fetchall())


def _schema(fetch: Callable[[str], Sequence[Sequence[str]]]) -> dict[str, tuple[str, str]]:
    """The kind and the statement of each table, index and trigger, by name."""
    rows = fetch("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {row[0]: (row[1], row[2]) for row in rows}


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
    """The ids of the parties that do not have exactly two seats, or have one person at both. 0 is a deleted person."""
    rows = tx.fetch_all(
        """
        SELECT parties.id FROM parties LEFT JOIN seats ON seats.partie = parties.id
        GROUP BY parties.id
        HAVING count(seats.seat) <> 2 OR (min(seats."user") = max(seats."user") AND min(seats."user") <> 0)
        ORDER BY parties.id
        """
    )
    return [row["id"] for row in rows]


def sampled(tx: Transaction, number: int) -> list[PartieId]:
    """The ids of up to ``number`` finished parties, chosen at random."""
    rows = tx.fetch_all("SELECT id FROM parties WHERE ended_at IS NOT NULL ORDER BY random() LIMIT ?", number)
    return [row["id"] for row in rows]


def clock_settings(tx: Transaction) -> list[tuple[int, str, str]]:
    """Each person who chose quiet hours or a time zone, with both."""
    rows = tx.fetch_all("SELECT id, quiet, zone FROM users WHERE quiet <> '' OR zone <> 'UTC' ORDER BY id")
    return [(row["id"], row["quiet"], row["zone"]) for row in rows]


def paces(tx: Transaction) -> list[tuple[str, int, int]]:
    """The paces of servers, open challenges and parties in play, each once, with the table and the id of its row."""
    rows = tx.fetch_all(
        """
        SELECT 'guilds' AS "table", min(id) AS id, pace FROM guilds WHERE pace IS NOT NULL GROUP BY pace
        UNION ALL
        SELECT 'challenges', min(id), pace FROM challenges WHERE state = 'open' AND pace IS NOT NULL GROUP BY pace
        UNION ALL
        SELECT 'parties', min(id), pace FROM parties WHERE ended_at IS NULL AND pace IS NOT NULL GROUP BY pace
        """
    )
    return [(row["table"], row["id"], row["pace"]) for row in rows]


def broken_challenges(tx: Transaction) -> list[int]:
    """The challenges that are accepted without a partie, or not accepted with one, or whose partie has another."""
    rows = tx.fetch_all(
        """
        SELECT challenges.id FROM challenges LEFT JOIN parties ON parties.id = challenges.partie
        WHERE (state = 'accepted') <> (challenges.partie IS NOT NULL)
            OR (challenges.partie IS NOT NULL AND parties.challenge IS NOT challenges.id)
        UNION
        SELECT challenges.id FROM parties JOIN challenges ON challenges.id = parties.challenge
        WHERE challenges.partie IS NOT parties.id
        ORDER BY 1
        """
    )
    return [row["id"] for row in rows]


def shared_dms(tx: Transaction) -> list[int]:
    """The people one of whose DM channels is stored for another person too, or is a channel of a server.

    A hand sent there would be seen by the wrong person.
    """
    rows = tx.fetch_all(
        """
        WITH dms AS (
            SELECT DISTINCT hand_channel AS channel, "user" FROM seats WHERE hand_channel IS NOT NULL AND "user" <> 0
        )
        SELECT DISTINCT "user" FROM dms
        WHERE channel IN (SELECT channel FROM dms GROUP BY channel HAVING count(*) > 1)
            OR channel IN (SELECT channel FROM parties UNION SELECT table_channel FROM parties)
            OR "user" IN (SELECT "user" FROM dms GROUP BY "user" HAVING count(*) > 1)
        ORDER BY "user"
        """
    )
    return [row["user"] for row in rows]
