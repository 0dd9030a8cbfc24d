"""The bot with fixed packs, counting its statements, transactions and thread hops in a file."""

import asyncio
import mmap
import os
import sqlite3
import struct
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

import aiosqlite

from data.store.database import Database
from data.store.sqlite import opening
from tests.lab.bench import seeded_bot

FILE: Final = "BENCH_COUNTS"
"""The environment variable for the file's path."""


class Counts(NamedTuple):
    """Counts since the bot started.

    ``statements`` excludes BEGIN and COMMIT. One commit can include several ``transactions``. ``hops`` are calls
    answered by another thread.
    """

    statements: int
    transactions: int
    commits: int
    hops: int


_FORM: Final = struct.Struct(f"{len(Counts._fields)}q")


def read_counts(file: Path) -> Counts:
    return Counts(*_FORM.unpack(file.read_bytes()))


def run() -> int:
    _count(Path(os.environ[FILE]))
    return seeded_bot.run()


def _count(path: Path) -> None:
    path.write_bytes(bytes(_FORM.size))
    with path.open("r+b") as file:
        memory = mmap.mmap(file.fileno(), _FORM.size)
    counted, lock = dict.fromkeys(Counts._fields, 0), Lock()

    def add(what: str) -> None:
        with lock:
            counted[what] += 1
            memory[:] = _FORM.pack(*counted.values())

    def statement(sql: str) -> None:
        word = sql.split(maxsplit=1)[0]
        if word == "COMMIT":
            add("commits")
        elif word not in {"BEGIN", "ROLLBACK", "SAVEPOINT", "RELEASE", "PRAGMA", "--"}:
            add("statements")

    connect = opening.connect_file

    def connect_counted(path: Path) -> sqlite3.Connection:
        opened = connect(path)
        opened.set_trace_callback(statement)
        return opened

    opening.connect_file = connect_counted
    for owner, names, what in (
        (Database, ("read", "write"), "transactions"),
        (aiosqlite.Connection, ("_execute",), "hops"),
        (asyncio.BaseEventLoop, ("run_in_executor",), "hops"),
    ):
        for name in names:
            setattr(owner, name, _counting(getattr(owner, name), add, what))


def _counting(function: Callable[..., Any], add: Callable[[str], None], what: str) -> Callable[..., Any]:
    def counting(*arguments: Any, **named: Any) -> Any:
        add(what)
        return function(*arguments, **named)

    return counting
