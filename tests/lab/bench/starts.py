"""Measures processor time until the bot is ready, next to a bare bot."""

import asyncio
import sys
import tempfile
from asyncio.subprocess import Process
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.wire.wire_discord import Wire
from tests.lab.bench import goals
from tests.lab.bench.beside import spent
from tests.lab.bench.measures import BARE, fast
from tests.support.figures import Figure
from tests.support.paths import ROOT

ROUNDS: Final = 5
AS_FAST: Final = 1.8
"""The bound for our start, as a multiple of a bare bot's, which mostly imports discord.py."""


def starts() -> Iterator[Figure]:
    """Starts both bots in turn, after one unmeasured start each to write bytecode and tables."""
    with tempfile.TemporaryDirectory(prefix="piquet-starts-") as folder:
        yield from asyncio.run(_starts(Path(folder)))


class FreshProcess(BotProcess):
    """A bot process with its own imports, as on a host."""

    def __init__(self, wire: Wire, folder: Path, main: str = "") -> None:
        super().__init__(wire, Zygote(), folder, main=main)
        folder.mkdir()
        self._running: Process | None = None

    async def took(self) -> float:
        """Starts and stops the bot. Returns its processor seconds until ready."""
        with self.log.open("ab") as log:
            running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.fakes.process.launch"),
                cwd=self.folder,
                env=self._environment | {"PYTHONPATH": str(ROOT)},
                stdout=log,
                stderr=log,
            )
        before = self._begun
        await self.wire.until(lambda: self._begun > before, why="the bot starts")
        seconds = spent(running.pid)
        running.kill()
        await running.wait()
        return seconds


async def _starts(folder: Path) -> list[Figure]:
    async with Wire(fast(rates=False)) as wire, Wire(fast(rates=False)) as other:
        wire.guild("Club")
        ours, bare = FreshProcess(wire, folder / "ours"), FreshProcess(other, folder / "bare", BARE)
        rounds = [(await ours.took(), await bare.took()) for _ in range(1 + ROUNDS)][1:]
    took, bare_took = map(min, zip(*rounds, strict=True))
    return [
        Figure("from start to ready, processor, beside the bare bot's", took / bare_took, "times", AS_FAST),
        goals.START.measured(took),
    ]
