"""The doctor finds damage in every column, unless the damage is harmless, and repairs derived columns.

The columns come from the schema, so that new columns are covered too.
"""

import asyncio
import random
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import pytest

from data.store.migrations import Migration, migrations
from tests.lab.faults.kinds.corruptions import Toll, cells, corrupt_once, fill, ways
from tests.support.inline_database import use_inline_databases

pytestmark = pytest.mark.of_a_file

LEDGER: Final = ("results", "deal_results", "ratings", "names", "places", "crowds")
LEARNED: Final = ("names", "gone")
"""A column learned from Discord, which the doctor cannot derive: who has left a server."""
GUARDED: Final = {
    ("challenges", "gone"),
    ("results", "seat"),
    ("deal_results", "seat"),
    ("seats", "seat"),
    ("seats", "gone"),
    ("users", "pictures"),
    ("day_posts", "kind"),
}
"""Columns in which the schema's constraints refuse every wrong value."""
SEED: Final = 1


def columns(steps: Sequence[Migration]) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as file:
        for statement in (statement for step in steps for statement in step.statements):
            file.execute(statement)
        return file.execute(
            """
            SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
            WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' ORDER BY tables.name, columns.cid
            """
        ).fetchall()


def cases() -> Iterator[Any]:
    steps, dice = migrations(), random.Random(SEED)
    every = columns(steps)
    sample = set(every) - set(columns(steps[:-1]))
    sample |= {dice.choice(list(of_table)) for _, of_table in groupby(every, key=itemgetter(0))}
    for column in every:
        yield pytest.param(*column, marks=() if column in sample else pytest.mark.long)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("columns") / "sound.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        use_inline_databases(patch)
        asyncio.run(fill(path))
    return path


@pytest.fixture(scope="module")
def damage(sound: Path) -> Mapping[str, Sequence[str]]:
    dice, found = random.Random(SEED), defaultdict[str, list[str]](list)
    several = ways(sound, dice)
    dice.shuffle(several)
    for name, sql in several:
        found[name].append(sql)
    return found


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("table", "column"), cases())
def test_damage_in_any_column_is_found_or_harmless(
    sound: Path, damage: Mapping[str, Sequence[str]], table: str, column: str
) -> None:
    toll, times = Toll(), 2 if table in LEDGER else 1
    for sql in damage[f"{table}.{column}"]:
        if toll.done < times:
            corrupted = corrupt_once(toll, sound, sql)
            if table in LEDGER and (table, column) != LEARNED:
                assert cells(corrupted) == cells(sound), sql
    assert toll.done == (0 if (table, column) in GUARDED else times)
    assert (toll.missed, toll.spoilt, toll.crashed) == ([], [], [])


def test_orders_that_nobody_can_have_left_are_found_and_cancelled(sound: Path) -> None:
    toll = Toll()
    mended = corrupt_once(toll, sound, "UPDATE seats SET orders = 'nonsense' WHERE partie = 4")
    assert (toll.found, toll.spoilt) == (1, [])
    with closing(sqlite3.connect(mended)) as file:
        assert file.execute("SELECT DISTINCT orders FROM seats").fetchall() == [("",)]


def test_losing_the_last_decision_of_any_partie_spoils_nothing_else(sound: Path) -> None:
    with closing(sqlite3.connect(sound)) as file:
        last = file.execute("SELECT partie, max(seq) FROM actions GROUP BY partie").fetchall()
    toll = Toll()
    for partie, seq in last:
        corrupt_once(toll, sound, f"DELETE FROM actions WHERE partie = {partie} AND seq = {seq}")  # noqa: S608
    assert (toll.found, toll.missed, toll.spoilt, toll.crashed) == (len(last), [], [], [])


def test_a_name_derived_from_the_last_partie_does_not_count_as_spoilt(sound: Path) -> None:
    toll = Toll()
    corrupt_once(toll, sound, "UPDATE seats SET name = 'Somebody' WHERE partie = 3")
    assert (toll.found, toll.spoilt) == (1, [])
