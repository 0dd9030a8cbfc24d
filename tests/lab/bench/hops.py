"""Compares aiosqlite's four ways to run a transaction with 25 statements on a file."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import aiosqlite

from data.store.sqlite.connections import Lane
from data.store.sqlite.opening import connect_file
from tests.support.figures import Figure

ROUNDS: Final = 300
STATEMENTS: Final = [
    ("UPDATE t SET v = ? WHERE k = ?" if k % 5 == 4 else "SELECT ? FROM t WHERE k = ?", (k, k)) for k in range(25)
]


def hops() -> Iterator[Figure]:
    """Measures each way's median time on an idle event loop."""
    with tempfile.TemporaryDirectory(prefix="piquet-hops-") as folder:
        yield from asyncio.run(_hops(Path(folder) / "file"))


async def _hops(path: Path) -> list[Figure]:
    file = connect_file(path)
    file.execute("CREATE TABLE t (k INTEGER PRIMARY KEY, v)")
    file.executemany("INSERT INTO t VALUES (?, 0)", [(k,) for k in range(1000)])
    async with (lane := Lane(file)):
        ways: dict[str, Callable[[], Awaitable[None]]] = {
            "on the event loop": lambda: _on_the_loop(file),
            "in one hop": lambda: lane._in_thread(_whole, file),
            "by execute_fetchall": lambda: _by_fetchall(lane),
            "by async with execute": lambda: _by_cursor(lane),
        }
        took: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, way in ways.items():
                began = perf_counter()
                await way()
                took[name].append(perf_counter() - began)
    name = f"a transaction of {len(STATEMENTS)} statements"
    return [Figure(f"{name} {way}", 1e6 * median(some), "microseconds") for way, some in took.items()]


def _whole(file: sqlite3.Connection) -> None:
    file.execute("BEGIN IMMEDIATE")
    for sql, values in STATEMENTS:
        file.execute(sql, values).fetchall()
    file.execute("ROLLBACK")


async def _on_the_loop(file: sqlite3.Connection) -> None:
    _whole(file)


async def _by_fetchall(lane: aiosqlite.Connection) -> None:
    await lane.execute_fetchall("BEGIN IMMEDIATE")
    for sql, values in STATEMENTS:
        await lane.execute_fetchall(sql, values)
    await lane.rollback()


async def _by_cursor(lane: aiosqlite.Connection) -> None:
    await lane.execute("BEGIN IMMEDIATE")
    for sql, values in STATEMENTS:
        async with lane.execute(sql, values) as cursor:
            await cursor.fetchall()
    await lane.rollback()
