"""Plays whole parties on a recording disk and cuts its power at random points.

After reopening, every confirmed decision must be there, and none stored in part. A control run with ``synchronous =
NORMAL`` must lose confirmed decisions, or the disk would prove nothing.
"""

import asyncio
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

import apsw

from bot.features.parties.loaded_partie import LoadedPartie
from data.meta import set_meta
from data.store.database import Database
from data.store.errors import UnusableDatabase
from data.store.sqlite.opening import Connect
from data.store.transaction import SQLITE, Transaction
from tests.fakes.service_context import ServiceContext, opened
from tests.lab.faults import Effort
from tests.lab.faults.ground import Ground
from tests.lab.faults.kinds.disk import Connection, Disk, Event
from tests.support.figures import AtLeast, Figure, Progress

RESTARTS: Final = 60
"""Decisions between two restarts."""
WHOLE: Final = 240
"""More decisions than any partie played by ``simply``."""
_DISKS = count()


@dataclass(slots=True)
class Tape:
    """The log of disk operations. ``kept`` has the log's length and a hash of the state at each confirmation."""

    log: list[Event]
    kept: list[tuple[int, str]] = field(default_factory=list)


@dataclass(slots=True)
class Toll:
    """The number of cuts, confirmed decisions lost, and files broken or half written."""

    cuts: int = 0
    lost: int = 0
    broken: int = 0
    why: set[str] = field(default_factory=set)


class Careless(Connection):
    """A connection with ``synchronous = NORMAL``: commits do not wait for the disk."""

    def worded(self, sql: str) -> str:
        return sql.replace("synchronous = FULL", "synchronous = NORMAL")


def careful(disk: Disk) -> Connect:
    return disk.connect


def careless(disk: Disk) -> Connect:
    return lambda path: cast("Any", Careless(str(path), disk.name))


def power(effort: Effort) -> Iterator[Figure]:
    cuts, parties = effort.of(10_000, quick=300), effort.of(10, quick=2)
    toll = cut_many(careful, parties, cuts)
    yield Figure("confirmed decisions lost by power cuts", toll.lost, f"of {toll.cuts:,} cuts", 0)
    yield Figure("databases broken or half done by power cuts", toll.broken, f"of {toll.cuts:,} cuts", 0)
    control = cut_many(careless, 1, effort.of(1_000, quick=100))
    yield AtLeast("control: lost with synchronous=NORMAL", control.lost, f"of {control.cuts:,} cuts", 1)


def cut_many(manner: Callable[[Disk], Connect], parties: int, cuts: int) -> Toll:
    """Plays parties in separate processes, and makes ``cuts`` power cuts in all."""
    progress, total = Progress("power cuts", cuts), Toll()
    with ProcessPoolExecutor(min(parties, os.cpu_count() or 1)) as pool:
        jobs = [pool.submit(cut_one, manner, seed, cuts // parties) for seed in range(parties)]
        for job in as_completed(jobs):
            toll = job.result()
            total.cuts, total.lost, total.broken = (
                total.cuts + toll.cuts, total.lost + toll.lost, total.broken + toll.broken,
            )  # fmt: skip
            total.why |= toll.why
            progress(total.cuts)
    return total


def cut_one(manner: Callable[[Disk], Connect], seed: int, cuts: int, decisions: int = WHOLE) -> Toll:
    with tempfile.TemporaryDirectory(prefix="piquet-power-") as folder:
        tape = asyncio.run(recorded(manner, Path(folder) / "piquet.sqlite3", seed, decisions))
        return asyncio.run(cut(tape, Path(folder), seed, cuts))


async def recorded(manner: Callable[[Disk], Connect], path: Path, seed: int, decisions: int) -> Tape:
    """Plays a partie and delivers its messages, restarting the bot now and then."""
    disk = Disk(f"disk-{os.getpid()}-{next(_DISKS)}")
    tape, partie = Tape(disk.log), None
    for _ in range(0, decisions, RESTARTS):
        async with opened(path, seed=seed, connect=manner(disk)) as services:
            await _listen(tape, services)
            partie = partie or await services.begin()
            await services.tell(partie)
            await services.play(partie, RESTARTS)
    disk.unregister()
    return tape


async def _listen(tape: Tape, services: ServiceContext) -> None:
    database, turn = services.context.database, asyncio.Lock()
    write = database.write

    async def written(work: Callable[[Transaction], Any]) -> Any:
        async with turn:
            result = await write(work)
            tape.kept.append((len(tape.log), await database.read(state)))
            return result

    tape.kept.append((len(tape.log), await database.read(state)))
    setattr(database, "write", written)  # noqa: B010 - the database's own name for it stays what it is


_FILES_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> ? ORDER BY name"
_SERVERS_TABLES: Final = """
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ? ORDER BY tablename
"""


def state(tx: Transaction, but: str = "") -> str:
    """Returns a hash of all stored rows, except in table ``but``."""
    mark = sha256()
    names = _FILES_TABLES if tx.dialect is SQLITE else _SERVERS_TABLES
    for (name,) in tx.fetch_all(names, but):
        rows = tx.fetch_all(f'SELECT * FROM "{name}"')  # noqa: S608 - the names are our own
        # A server gives rows in no order.
        mark.update(repr((name, sorted((tuple(row) for row in rows), key=repr))).encode())
    return mark.hexdigest()


async def cut(tape: Tape, folder: Path, seed: int, cuts: int) -> Toll:
    rng, ground, toll = random.Random(seed), Ground(), Toll()
    points = sorted(rng.randrange(len(tape.log) + 1) for _ in range(cuts))
    done = 0
    for number, point in enumerate(points):
        for event in tape.log[done:point]:
            ground.do(event)
        done = point
        place = folder / f"cut-{number}"
        place.mkdir()
        await _judge(toll, tape, point, _laid(ground.after_cut(rng), place, rng))
        for file in place.iterdir():
            file.unlink()
        place.rmdir()
    return toll


def _laid(files: dict[str, bytes], place: Path, rng: random.Random) -> Path:
    """The log's index is never synced, so it may contain anything."""
    for name, content in files.items():
        (place / Path(name).name).write_bytes(content)
    path = place / "piquet.sqlite3"
    if path.exists() and rng.random() < 0.25:
        path.with_name(f"{path.name}-shm").write_bytes(rng.randbytes(32_768))
    return path


async def _judge(toll: Toll, tape: Tape, point: int, path: Path) -> None:
    confirmed = sum(at <= point for at, _ in tape.kept)
    marks = [mark for _, mark in tape.kept]
    toll.cuts += 1
    try:
        found = await opened_again(path)
    except (UnusableDatabase, AssertionError, apsw.Error) as error:
        toll.broken += 1
        toll.why.add(f"{type(error).__name__}: {error}".replace(str(path), "…"))
        return
    if confirmed and found not in marks[confirmed - 1 : confirmed + 1]:
        toll.lost += found in marks
        toll.broken += found not in marks
        toll.why.add("lost" if found in marks else "in no state that was ever kept")


async def opened_again(path: Path) -> str:
    """Restarts the bot and returns the state's hash. Every partie must load and continue."""
    database = await Database.open(path)
    try:
        found = await database.read(_sound)
        await database.write(lambda tx: set_meta(tx, "after the cut", "goes on"))
        return found
    finally:
        await database.close()


def _sound(tx: Transaction) -> str:
    assert [tuple(row) for row in tx.fetch_all("PRAGMA integrity_check")] == [("ok",)], "integrity_check"
    assert tx.fetch_all("PRAGMA foreign_key_check") == [], "foreign_key_check"
    for (partie,) in tx.fetch_all("SELECT id FROM parties"):
        LoadedPartie.load(tx, partie, 0)
    return state(tx)
