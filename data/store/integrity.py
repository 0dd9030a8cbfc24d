"""Checks of a whole database: damage, missing rows and tables, contradictory values."""

from typing import Final

from bot.model.ids import PartieId
from data.store.address import Address, ServerAddress
from data.store.database import Database
from data.store.errors import CONSTRAINT_ERRORS, DATABASE_ERRORS
from data.store.migrations import newest_version
from data.store.sqlite import integrity as sqlite
from data.store.sqlite.schema import check_up_to_date
from data.store.transaction import SQLITE, Transaction

PASSING: Final = frozenset({"outbox", "posts", "requests", "results", "deal_results"})
"""Tables with temporary or derived rows. None holds a decision, so a repair may delete rows."""


async def open_as_it_is(address: Address) -> Database:
    """Opens an existing, up-to-date database without changing it. Raises UnusableDatabase."""
    if isinstance(address, ServerAddress):
        from data.store.postgresql.opening import check_up_to_date as check  # noqa: PLC0415 - not without a server

        check(address, newest_version())
    else:
        check_up_to_date(address, newest_version())
    return await Database.open(address)


async def damages(database: Database) -> list[str]:
    """Returns SQLite's messages about damage, without stored values.

    Returns [] for PostgreSQL: its administrators run ``pg_amcheck``.
    """
    try:
        return await database.read(lambda tx: sqlite.damages(tx) if tx.dialect is SQLITE else [])
    except DATABASE_ERRORS as error:
        return [str(error)]


def empty_bytes(tx: Transaction) -> int:
    """Returns how many bytes a VACUUM would free; always 0 on a server."""
    return sqlite.empty_bytes(tx) if tx.dialect is SQLITE else 0


def orphans(tx: Transaction) -> dict[str, list[int]]:
    """Returns, by table, the ids of rows with a reference to a missing row. PostgreSQL prevents them."""
    return sqlite.orphans(tx) if tx.dialect is SQLITE else {}


def schema_faults(tx: Transaction) -> dict[str, str | None]:
    if tx.dialect is SQLITE:
        return sqlite.schema_faults(tx)
    from data.store.postgresql import schema  # noqa: PLC0415 - not without a server

    return schema.faults(tx)


def delete_orphans(tx: Transaction, table: str, rows: list[int]) -> bool:
    """Deletes rows with a missing partie. Returns whether the table then has no orphans.

    Raises ValueError for tables outside ``PASSING`` (temporary or derived rows).
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


def create_index(tx: Transaction, statement: str) -> bool:
    """Creates a missing index. Returns False if rows prevent it, for example duplicates."""
    try:
        tx.fetch_all(statement)
    except CONSTRAINT_ERRORS:
        return False
    return True


def number_of_parties(tx: Transaction) -> int:
    return int(tx.fetch_value("SELECT count(*) FROM parties"))


def seated_wrongly(tx: Transaction) -> list[PartieId]:
    """Returns parties without exactly two seats, or with one person at both seats, except user 0 (deleted people)."""
    return tx.fetch_column(
        """
        SELECT parties.id FROM parties LEFT JOIN seats ON seats.partie = parties.id
        GROUP BY parties.id
        HAVING count(seats.seat) <> 2 OR (min(seats."user") = max(seats."user") AND min(seats."user") <> 0)
        ORDER BY parties.id
        """
    )


def sampled(tx: Transaction, number: int) -> list[PartieId]:
    return tx.fetch_column("SELECT id FROM parties WHERE ended_at IS NOT NULL ORDER BY random() LIMIT ?", number)


def needless_secrets(tx: Transaction) -> list[int]:
    """Returns challenges that still have a secret but were closed without a partie."""
    return tx.fetch_column(
        """
        SELECT challenge FROM deal_secrets JOIN challenges ON challenges.id = deal_secrets.challenge
        WHERE state NOT IN ('open', 'accepted') ORDER BY challenge
        """
    )


def undealt_secrets(tx: Transaction) -> list[int]:
    """Returns challenges with packs still to be dealt: open, or with a partie in play."""
    return tx.fetch_column(
        """
        SELECT deal_secrets.challenge FROM deal_secrets
        JOIN challenges ON challenges.id = deal_secrets.challenge LEFT JOIN parties ON parties.id = challenges.partie
        WHERE state = 'open' OR (state = 'accepted' AND ended_at IS NULL) ORDER BY 1
        """
    )


def number_unclaimed(tx: Transaction) -> int:
    """Counts finished parties without proof of a fair deal: without a commitment, or with proof version 1."""
    query = """
        SELECT count(*) FROM parties LEFT JOIN deal_secrets ON deal_secrets.challenge = parties.challenge
        WHERE ended_at IS NOT NULL AND (commitment = '' OR version = 1)
    """
    return int(tx.fetch_value(query))


def broken_challenges(tx: Transaction) -> list[int]:
    """Returns challenges accepted without a partie, not accepted but with a partie, or linked to a wrong partie."""
    return tx.fetch_column(
        """
        SELECT challenges.id FROM challenges LEFT JOIN parties ON parties.id = challenges.partie
        WHERE (state = 'accepted') <> (challenges.partie IS NOT NULL)
            OR (challenges.partie IS NOT NULL AND COALESCE(parties.challenge, 0) <> challenges.id)
        UNION
        SELECT challenges.id FROM parties JOIN challenges ON challenges.id = parties.challenge
        WHERE COALESCE(challenges.partie, 0) <> parties.id
        ORDER BY 1
        """
    )


def shared_dms(tx: Transaction) -> list[int]:
    """Returns people with two DM channels, or with a channel shared with another person or a server.

    Ignores private parties' channels.
    """
    return tx.fetch_column(
        """
        WITH dms AS (
            SELECT DISTINCT hand_channel AS channel, "user" FROM seats WHERE hand_channel IS NOT NULL AND "user" > 0
        )
        SELECT DISTINCT "user" FROM dms
        WHERE channel IN (SELECT channel FROM dms GROUP BY channel HAVING count(*) > 1)
            OR channel IN (SELECT channel FROM parties WHERE guild <> 0 UNION SELECT table_channel FROM parties)
            OR "user" IN (SELECT "user" FROM dms GROUP BY "user" HAVING count(*) > 1)
        ORDER BY "user"
        """
    )
