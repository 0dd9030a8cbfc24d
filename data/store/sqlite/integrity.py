"""Checks of a whole SQLite file: damage, rows that refer to missing rows, and the schema."""

import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from typing import Final

from data.store.migrations import is_newer, migrations
from data.store.transaction import Row, Transaction

MOST_FAULTS: Final = 100
_TOKEN: Final = re.compile(r"""(--[^\n]*|/\*.*?\*/)|'(?:[^']|'')*'|"(?:[^"]|"")*"|\w+|[^\w\s]""", re.DOTALL)
"""Matches a comment (the group), a quoted text or name, a word, or a sign."""


def damages(tx: Transaction) -> list[str]:
    found = [str(row[0]) for row in tx.fetch_all(f"PRAGMA integrity_check({MOST_FAULTS:d})")]
    return [line for line in found if line != "ok"]


def empty_bytes(tx: Transaction) -> int:
    return int(tx.fetch_value("PRAGMA freelist_count")) * int(tx.fetch_value("PRAGMA page_size"))


def orphans(tx: Transaction) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for row in tx.fetch_all("PRAGMA foreign_key_check"):
        found.setdefault(row["table"], []).append(row["rowid"])
    return found


def schema_faults(tx: Transaction) -> dict[str, str | None]:
    """Returns missing, different or unknown tables, indexes and triggers, each with a CREATE statement for repair.

    The statement is None if repair would lose data. In a newer schema, only missing objects count.
    """
    kept, ours, newer = _schema(tx.fetch_all), _own_schema(), is_newer(tx)
    wrong = {
        name: sql if kind == "index" and name not in kept else None
        for name, (kind, sql) in ours.items()
        if (name not in kept if newer else not _alike(kept.get(name), (kind, sql)))
    }
    strays = [name for name, (kind, _) in kept.items() if name not in ours and kind in ("trigger", "index")]
    return wrong if newer else wrong | dict.fromkeys(strays)


@cache
def _own_schema() -> dict[str, tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as file:
        for step in migrations():
            for statement in step.statements:
                file.execute(statement)
        return _schema(lambda sql: file.execute(sql).fetchall())


def _schema(fetch: Callable[[str], Sequence[Row]]) -> dict[str, tuple[str, str]]:
    rows = fetch("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {row[0]: (row[1], row[2]) for row in rows}


def _alike(one: tuple[str, str] | None, other: tuple[str, str]) -> bool:
    return one == other or _plain(one) == _plain(other)


def _plain(entry: tuple[str, str] | None) -> list[str]:
    # Without comments and quotes: neither is a difference.
    kind, statement = entry or ("", "")
    return [kind, *(token[0].strip('"') for token in _TOKEN.finditer(statement) if not token[1])]


def number_from(tx: Transaction, table: str, number: int) -> None:
    """Makes a table's next id at least ``number``."""
    insert = """
        INSERT INTO sqlite_sequence (name, seq) SELECT ?, 0
        WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?)
    """
    tx.execute(insert, table, table)
    tx.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ? AND seq < ?", number - 1, table, number - 1)
