"""The doctor finds damage in every column of every table, or it is harmless; and what can be derived it makes right.

The columns are those of the schema, so that a column added later is covered.
"""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from data.store.schema import migrations
from tests.faults.kinds.corruptions import Toll, cells, corrupt_once, fill, ways

LEDGER: Final = ("results", "deal_results", "ratings", "names", "places", "crowds")
"""The tables of which every row follows from the parties."""


def columns() -> Iterator[tuple[str, str]]:
    """Each table of the schema with each of its columns."""
    with closing(sqlite3.connect(":memory:")) as file:
        for statement in (statement for step in migrations() for statement in step.statements):
            file.execute(statement)
        tables = file.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for (table,) in tables.fetchall():
            yield from ((table, column[1]) for column in file.execute(f"PRAGMA table_info({table})"))


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("columns") / "sound.sqlite3"
    asyncio.run(fill(path))
    return path


@pytest.mark.parametrize(("table", "column"), columns())
def test_damage_in_any_column_is_found_or_harmless(sound: Path, table: str, column: str) -> None:
    dice, toll = random.Random(f"{table}.{column}"), Toll()
    several = [sql for name, sql in ways(sound, dice) if name == f"{table}.{column}"]
    assert several
    dice.shuffle(several)
    for sql in several:
        if toll.done < (2 if table in LEDGER else 1):
            corrupted = corrupt_once(toll, sound, sql)
            if table in LEDGER:
                assert cells(corrupted) == cells(sound), sql
    assert (toll.missed, toll.spoilt, toll.crashed) == ([], [], [])


def test_a_name_that_follows_that_of_the_last_partie_is_not_spoilt(sound: Path) -> None:
    toll = Toll()
    corrupt_once(toll, sound, "UPDATE seats SET name = 'Somebody' WHERE partie = 3")
    assert (toll.found, toll.spoilt) == (1, [])
