"""Snapshots database rows and visible messages, to check for unwanted changes."""

import random
from pathlib import Path
from typing import Any

from bot.model.ids import PartieId
from bot.piquet.proof import SECRET_BYTES
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import FIRST
from tests.support.second_connection import second_connection

TABLES = ("challenges", "parties", "seats", "deals", "actions", "requests", "outbox", "posts")
"""All tables except the settings of people and servers."""


class SeededSecrets:
    """Generates equal secrets, and so equal packs, in every run."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def __call__(self) -> bytes:
        return self._dice.randbytes(SECRET_BYTES)


Rows = dict[str, list[tuple[Any, ...]]]


def stored_rows(database: Path) -> Rows:
    """Returns all committed rows of all tables, read over a separate connection."""
    with second_connection(database) as ask:
        return {name: ask(f"SELECT * FROM {name}") for name in TABLES}  # noqa: S608


def query(database: Path, sql: str, *values: int | str) -> list[tuple[Any, ...]]:
    """Returns a query's rows, read over a separate connection."""
    with second_connection(database) as ask:
        return ask(sql, *values)


def seq_of(database: Path, partie: PartieId = FIRST) -> int:
    ((seq,),) = query(database, "SELECT seq FROM parties WHERE id = ?", partie)
    return int(seq)


def visible_content(harness: Harness, *people: Person | None) -> list[tuple[int, str, tuple[str, ...]]]:
    """Returns message texts and control ids in public channels and in these people's DMs."""
    posts = [post for place in (harness.channel, *harness.threads) for post in harness.posts(place)]
    posts += [post for person in people if person is not None for post in person.dms()]
    return [(post.id, post.text, tuple(control.custom_id for control in post.controls)) for post in posts]
