"""Makes, compares and damages databases for the tests of backup and restore."""

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from bot.__main__ import main
from data.parties import in_play
from data.store.database import Database
from data.store.transaction import Transaction
from tests.fakes.service_context import opened

Capture = pytest.CaptureFixture[str]


async def play(path: Path, decisions: int) -> None:
    async with opened(path) as house:
        await house.play(await house.begin(), decisions)


def make_empty(path: Path) -> None:
    async def make() -> None:
        await (await Database.open(path)).close()

    asyncio.run(make())


def play_on(path: Path) -> None:
    async def play() -> None:
        async with opened(path) as house:
            (partie,) = await house.context.database.read(lambda tx: in_play(tx, most=10))
            await house.play(partie, 10)
            assert (await house.row(partie)).seq >= 30
            await house.play(await house.begin(), 10)

    asyncio.run(play())


@cache
def _played(decisions: int) -> bytes:
    with tempfile.TemporaryDirectory(prefix="piquet-played-") as folder:
        path = Path(folder) / "played.sqlite3"
        asyncio.run(play(path, decisions))
        assert set(files(Path(folder))) == {path.name}
        return path.read_bytes()


def played(path: Path, decisions: int = 30) -> str:
    assert not path.exists()
    path.write_bytes(_played(decisions))
    return digest(path)


def digest(path: Path) -> str:
    async def read() -> str:
        database = await Database.open(path)
        try:
            return await database.read(digest_in)
        finally:
            await database.close()

    return asyncio.run(read())


def digest_in(tx: Transaction) -> str:
    mark = sha256()
    names = tx.fetch_all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    for (name,) in names:
        if name not in ("sqlite_sequence", "deal_secrets"):
            rows = [dict(row) | {"commitment": ""} for row in tx.fetch_all(f'SELECT * FROM "{name}"')]  # noqa: S608 - our own names
            mark.update(repr((name, sorted(rows, key=repr))).encode())
    return mark.hexdigest()


def spoil(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute(sql)
        file.commit()


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    # On a busy machine the progress is told before.
    (sentence,) = [line for line in err.splitlines(keepends=True) if not line.endswith("% copied\n")]
    return sentence


def files(folder: Path) -> dict[str, bytes]:
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if not file.name.endswith(("-shm", "-lock")) and file.stat().st_size
    }


def leave_log(path: Path) -> None:
    async def play() -> None:
        async with opened(path) as house:
            await house.play(await house.begin(), 20)
            shutil.copy(f"{path}-wal", f"{path}-kept")

    asyncio.run(play())
    Path(f"{path}-kept").rename(f"{path}-wal")
