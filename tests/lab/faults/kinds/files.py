"""Tries unusable files: full disk, read-only file or folder, foreign lock, every kind of damage."""

import asyncio
import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.model.sight import Sight
from data.store.database import Database
from data.store.errors import UnusableDatabase
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened, simply
from tests.lab.faults import Effort
from tests.lab.faults.kinds.disk import Disk
from tests.lab.faults.kinds.processes import child, line_of
from tests.lab.faults.kinds.statements import Toll, half, judge
from tests.support.figures import Figure, Progress

NOBODY: Final = 65_534
"""A user without files, because tests may run as root."""
PAGE: Final = 4096


@asynccontextmanager
async def a_partie(path: Path, decisions: int = 40) -> AsyncIterator[tuple[ServiceContext, PartieId]]:
    async with opened(path) as services:
        partie = await services.begin()
        await services.play(partie, decisions)
        yield services, partie


# ------------------------------------------------------------------------------ a full disk


def full(effort: Effort) -> Iterator[Figure]:
    """Fills the disk during every decision, after some writes, then frees it."""
    with tempfile.TemporaryDirectory(prefix="piquet-full-") as folder:
        toll = asyncio.run(filled(Path(folder) / "piquet.sqlite3", effort.of(1_000, quick=20)))
    yield from toll.figures("the disk is full")


async def filled(path: Path, decisions: int) -> Toll:
    rng, toll, disk = random.Random(1), Toll(), Disk(f"full-{os.getpid()}")
    async with opened(path, connect=disk.connect) as services:
        partie = await services.begin()
        for _ in range(decisions):
            row = await services.row(partie)
            if row.to_act is None:
                break
            request, user = key(), (ADA, BEN)[row.to_act]
            disk.room = rng.randrange(12)
            try:
                await deciding.act(services.context, partie, user, simply, seen=row.seq, key=request)
            except sqlite3.OperationalError:
                toll.faults += 1
                toll.twice += await services.row(partie) != row
            await services.tell(partie)
            disk.room = None
            await deciding.act(services.context, partie, user, simply, seen=row.seq, key=request)
            toll.lost += (await services.row(partie)).seq == row.seq
        await judge(services, partie, toll)
    disk.unregister()
    return toll


# ------------------------------------------------------------------------------ read-only, locked


def unwritable(effort: Effort) -> Iterator[Figure]:
    """Checks that locked and read-only files are refused with a message and left unchanged."""
    with tempfile.TemporaryDirectory(prefix="piquet-unwritable-", dir=open_to_all()) as folder:
        wrong = asyncio.run(read_only(Path(folder))) + asyncio.run(locked(Path(folder) / "locked.sqlite3"))
    yield Figure("read-only or locked databases that were not refused, or not as they were", wrong, "of 5", 0)


def open_to_all() -> str:
    """Returns a temporary folder open to other users; the usual temporary folder if there is none."""
    places = (Path(place) for place in (tempfile.gettempdir(), "/dev/shm", "/tmp", "/var/tmp") if os.path.isdir(place))  # noqa: S108
    open_ones = (one for one in places if all(above.stat().st_mode & 0o001 for above in (one, *one.parents)))
    return str(next(open_ones, None) or tempfile.gettempdir())


async def read_only(folder: Path) -> int:
    """Counts read-only files, read-only folders and empty files wrongly accepted or changed."""
    wrong = 0
    for name, file_mode, folder_mode in (("file", 0o444, 0o777), ("folder", 0o444, 0o555), ("empty", None, 0o555)):
        place = folder / name
        place.mkdir()
        if file_mode:
            async with a_partie(place / "piquet.sqlite3"):
                pass
            (place / "piquet.sqlite3").chmod(file_mode)
        for above in (place, folder):
            above.chmod(folder_mode if above == place else 0o755)
        before = contents(place)
        async with child("open", place / "piquet.sqlite3", NOBODY if os.geteuid() == 0 else 0) as process:
            said = await line_of(process)
        wrong += not said.startswith("The database ") or contents(place) != before
        place.chmod(0o755)
    return wrong


async def locked(path: Path) -> int:
    """Counts wrong results while another process holds the lock too long, and afterwards."""
    async with a_partie(path) as (services, partie):
        row, request = await services.row(partie), key()

        def decide() -> Coroutine[Any, Any, Sight]:
            user = (ADA, BEN)[row.to_act or 0]
            return deciding.act(services.context, partie, user, simply, seen=row.seq, key=request)

        async with child("hold", path) as holder:
            assert await line_of(holder) == "held"
            answers = await asyncio.gather(decide(), Database.open(path), return_exceptions=True)
        wrong = not isinstance(answers[0], sqlite3.OperationalError) or await services.row(partie) != row
        await decide()
        return wrong + (not isinstance(answers[1], UnusableDatabase)) + ((await services.row(partie)).seq <= row.seq)


def contents(folder: Path) -> dict[str, bytes]:
    """Returns a folder's databases and side files as bytes. An empty log and its index count as missing."""
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if not file.name.endswith("-shm") and file.stat().st_size
    }


# ------------------------------------------------------------------------------ damage


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage to one file: the database (``end`` is "") or its log ("-wal")."""

    name: str
    do: Callable[[bytes], bytes]
    end: str = ""
    refused: bool = True
    """Whether the database must be refused when it is opened, and not only when the damaged part is needed."""


def corrupt(effort: Effort) -> Iterator[Figure]:
    """Checks that damaged databases are refused and left unchanged, or play on without their unreadable parts."""
    with tempfile.TemporaryDirectory(prefix="piquet-corrupt-") as folder:
        number, wrong = asyncio.run(damaged(Path(folder), effort))
    yield Figure("damaged databases with which something was done", wrong, f"of {number:,}", 0)


async def damaged(folder: Path, effort: Effort) -> tuple[int, int]:
    path = folder / "piquet.sqlite3"
    async with a_partie(path):
        (folder / "sound").mkdir()
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", folder / "sound" / f"piquet.sqlite3{end}")
    async with a_partie(folder / "closed.sqlite3"):
        pass
    damages = [*_damages((folder / "closed.sqlite3").read_bytes(), effort)]
    progress, wrong = Progress("damaged databases", len(damages)), 0
    for done, damage in enumerate(damages):
        place = folder / f"damaged-{done}"
        shutil.copytree(folder / "sound", place)
        if not damage.end:
            (place / "piquet.sqlite3-wal").unlink()
            shutil.copy(folder / "closed.sqlite3", place / "piquet.sqlite3")
        file = place / f"piquet.sqlite3{damage.end}"
        file.write_bytes(damage.do(file.read_bytes()))
        wrong += not await _met(place, damage)
        progress(done)
    return len(damages), wrong


def _damages(sound: bytes, effort: Effort) -> Iterator[Damage]:
    rng, pages = random.Random(1), len(sound) // PAGE
    yield Damage("no database", lambda _: b"This is no database.\n" * 500)
    yield Damage("no header", lambda old: rng.randbytes(16) + old[16:])
    yield Damage("no size of pages", lambda old: old[:16] + b"\xff\xff" + old[18:])
    yield Damage("no first page", lambda old: bytes(PAGE) + old[PAGE:])
    yield Damage("half of it", lambda old: old[: len(old) // 2])
    yield Damage("cut within a page", lambda old: old[: PAGE * 3 + 700])
    yield Damage("a log of zeros", lambda old: bytes(len(old)), "-wal", refused=False)
    yield Damage("a log of noise", lambda old: rng.randbytes(len(old)), "-wal", refused=False)
    for page in range(1, pages) if not effort.quick else rng.sample(range(1, pages), 5):
        for filler in (bytes(PAGE), rng.randbytes(PAGE)):
            yield Damage(f"page {page}", _filled(page, filler), refused=False)


def _filled(page: int, filler: bytes) -> Callable[[bytes], bytes]:
    return lambda old: old[: page * PAGE] + filler + old[(page + 1) * PAGE :]


async def _met(place: Path, damage: Damage) -> bool:
    before = contents(place)
    try:
        async with opened(place / "piquet.sqlite3") as services:
            if damage.refused:
                return False
            await _plays_or_says(services)
    except UnusableDatabase as unusable:
        return str(unusable).startswith("The database ") and contents(place) == before
    return True


async def _plays_or_says(services: ServiceContext) -> None:
    """The next decision is stored, or fails with an error, but is never stored in part."""
    try:
        row = await services.row(PartieId(1))
    except (sqlite3.DatabaseError, AssertionError):
        return
    request = key()
    try:
        user = (ADA, BEN)[row.to_act or 0]
        await deciding.act(services.context, row.id, user, simply, seen=row.seq, key=request)
    except sqlite3.DatabaseError:
        with suppress(sqlite3.DatabaseError):  # an unreadable file cannot be judged
            assert not await half(services, row, request)
    else:
        assert (await services.row(PartieId(1))).seq > row.seq
