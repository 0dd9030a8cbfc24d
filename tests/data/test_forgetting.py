import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache

import pytest

from data.forgetting import HELD, NOBODYS, Fate
from data.store.migrations import migrations

PERSONAL = re.compile(r"user|person|player|challenger|opponent|other|blocked|name|dealer|owner|author|member|winner|dm")
HARMLESS = {
    ("deals", "dealer"): "a seat",
    ("parties", "first_dealer"): "a seat",
    ("parties", "winner"): "a seat",
    ("meta", "name"): "the name of a fact about the bot",
    ("sqlite_sequence", "name"): "the name of a table",
}
"""Columns that seem to be about a person, and what they really hold."""


@cache
def schema() -> dict[str, list[str]]:
    with closing(sqlite3.connect(":memory:")) as file:
        for statement in (statement for step in migrations() for statement in step.statements):
            file.execute(statement)
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {table: [row[1] for row in file.execute(f"PRAGMA table_info({table})")] for table in tables}


def columns_that_sound_personal() -> Iterator[tuple[str, str]]:
    for table, columns in schema().items():
        for column in columns:
            if PERSONAL.search(column) and (table, column) not in HARMLESS:
                yield table, column


def test_every_table_is_listed_as_holding_people_or_nobody() -> None:
    assert HELD.keys() | NOBODYS == schema().keys()
    assert HELD.keys() & NOBODYS == set()


@pytest.mark.parametrize(("table", "column"), columns_that_sound_personal())
def test_a_column_that_sounds_personal_is_on_the_list(table: str, column: str) -> None:
    columns = HELD.get(table, {})
    goes_with_its_row = [held for held in columns.values() if held.fate is Fate.DELETED]
    assert column in columns or goes_with_its_row, (
        f"say in forgetting.HELD what becomes of {table}.{column} with a forgotten person, or here what it holds"
    )


def test_the_list_names_only_columns_that_exist() -> None:
    for table, columns in HELD.items():
        named = {*columns, *(held.by or held.reader for held in columns.values() if held.by or held.reader)}
        assert named <= {*schema()[table]}
    assert [*HELD][-1] == "seats"
