"""Runs several processes on one file, and kills processes while they migrate it."""

import asyncio
import random
import shutil
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.model.ids import PartieId
from bot.piquet import record
from data.parties import actions_of
from data.store.database import Database
from data.store.errors import UnusableDatabase
from data.store.migrations import BASE, newest_version
from tests.bot.admin.test_upgrade import left_behind, up_to
from tests.data.test_schema import schema
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened
from tests.lab.faults import Effort
from tests.lab.faults.kinds.power import state
from tests.lab.faults.kinds.sabotage import Manner, Saboteur
from tests.support.discord.table_checks import record_of
from tests.support.figures import Figure, Progress
from tests.support.paths import ROOT
from tests.support.played_again import decisions_since
from tests.support.waiting import wait_for


@asynccontextmanager
async def child(what: str, path: Path, number: int = 0) -> AsyncIterator[Process]:
    """Starts ``tests.lab.faults.child`` on a database."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.lab.faults.child", what, str(path), str(number)),
        cwd=ROOT,
        stdin=PIPE,
        stdout=PIPE,
    )
    try:
        yield process
    finally:
        if process.stdin:
            process.stdin.close()
        if process.returncode is None:
            async with wait_for(f"the child that is to {what} ends"):
                await process.wait()


async def line_of(process: Process) -> str:
    assert process.stdout is not None
    async with wait_for(f"the child {process.pid} says something"):
        return (await process.stdout.readline()).decode().strip()


# ------------------------------------------------------------------------------ races


def races(effort: Effort) -> Iterator[Figure]:
    """Lets two processes decide one turn at once: one decision is stored, the other refused."""
    times = effort.of(1_000, quick=50)
    with tempfile.TemporaryDirectory(prefix="piquet-races-") as folder:
        wrong, lost = asyncio.run(raced(Path(folder) / "piquet.sqlite3", times))
    yield Figure("races of two processes for one turn not won by exactly one", wrong, f"of {times:,} races", 0)
    yield Figure("decisions lost or doubled in these races", lost, f"of {times:,} races", 0)


async def raced(path: Path, times: int) -> tuple[int, int]:
    """Counts races without exactly one winner, and turns not decided exactly once."""
    wrong, lost, progress = 0, 0, Progress("races of two processes", times)
    async with opened(path) as services, child("race", path) as one, child("race", path) as two:
        assert [await line_of(one), await line_of(two)] == ["ready", "ready"]
        partie = await services.begin()
        for done in range(times):
            row = await services.row(partie)
            if row.to_act is None:
                partie = await services.begin()
                row = await services.row(partie)
            assert row.to_act is not None
            for process in (one, two):
                assert process.stdin is not None
                process.stdin.write(f"{partie} {(ADA, BEN)[row.to_act]} {row.seq} {key()}\n".encode())
            wrong += sorted([await line_of(one), await line_of(two)]) != ["kept", "stale"]
            lost += await _decided_since(services, partie, row.seq) != 1
            progress(done)
    return wrong, lost


async def _decided_since(services: ServiceContext, partie: PartieId, seq: int) -> int:
    kept = await services.context.database.read(lambda tx: actions_of(tx, partie))
    assert [action.seq for action in kept] == list(range(len(kept)))
    game = record.read(await services.context.database.read(lambda tx: record_of(tx, partie)))
    return decisions_since(game.deals, seq)


# ------------------------------------------------------------------------------ migrations


def upgrades(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-upgrades-") as folder:
        cuts, broken = asyncio.run(interrupted(Path(folder), effort))
    yield Figure("migrations that did not become whole after an interruption", broken, f"of {cuts:,} interruptions", 0)


async def interrupted(folder: Path, effort: Effort) -> tuple[int, int]:
    cuts, broken, rng = 0, 0, random.Random(1)
    for version in (0, *range(BASE, newest_version())):
        older, whole = folder / f"{version}.sqlite3", folder / f"{version}-whole.sqlite3"
        await _left_behind(older, version)
        _copy(older, whole)
        wanted = await _opened(whole)
        statements = await _statements(older, folder / "counted.sqlite3")
        progress = Progress(f"interruptions of an upgrade from version {version}", statements)
        points = range(statements) if not effort.quick else rng.sample(range(statements), 3)
        for done, point in enumerate(points):
            for interrupt in (_killed, _failed):
                copy = folder / "copy.sqlite3"
                _copy(older, copy)
                await interrupt(copy, point)
                cuts += 1
                broken += await _opened(copy) != wanted
            progress(done)
    return cuts, broken


async def _left_behind(path: Path, version: int) -> None:
    if version:
        newest = path.with_name("newest.sqlite3")
        newest.unlink(missing_ok=True)
        async with opened(newest) as services:
            await services.play(await services.begin(), 40)
        await left_behind(path, newest, up_to(version))


def _copy(older: Path, copy: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        copy.with_name(f"{copy.name}{end}").unlink(missing_ok=True)
    if older.exists():
        shutil.copy(older, copy)


async def _opened(path: Path) -> tuple[object, str]:
    database = await Database.open(path)
    try:
        found = await database.read(state)
    finally:
        await database.close()
    return schema(path), found


async def _statements(older: Path, copy: Path) -> int:
    _copy(older, copy)
    saboteur = Saboteur()
    await (await Database.open(copy, connect=saboteur.connect)).close()
    return saboteur.met


async def _killed(path: Path, point: int) -> None:
    async with child("upgrade", path, point) as process, wait_for(f"the child is killed before statement {point}"):
        assert await process.wait() == -signal.SIGKILL


async def _failed(path: Path, point: int) -> None:
    saboteur = Saboteur()
    saboteur.arm(point, Manner.REFUSED)
    try:
        await (await Database.open(path, connect=saboteur.connect)).close()
    except UnusableDatabase:
        return
    raise AssertionError(f"statement {point} did not fail")
