"""Measures a turn's processor cost on each store, alternating between the stores in one run.

A turn is a click on a hand message, the decision, the answer and every message caused by it. Starts do not count. The
bot's processes are measured apart from the database server on this machine (``.ci/postgresql``).
"""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import reduce
from operator import add
from pathlib import Path
from typing import Final

from tests.fakes.process.bot_process import Zygote
from tests.lab.bench.measures import PARTIES, SLICE, Cost, Measured, seated
from tests.support.figures import Figure, Progress

SLICES: Final = 30
WARM: Final = 4.0
"""Warm-up seconds."""
DEARER: Final = 3
"""The bound for a turn's bot cost on PostgreSQL, as a multiple of SQLite's."""
MILLISECONDS: Final = "milliseconds"


@dataclass(slots=True)
class Run:
    """A bot on one store, and its turn costs."""

    name: str
    bot: Measured
    turns: int = 0
    costs: list[Cost] = field(default_factory=list)

    async def slice(self) -> None:
        took, cost = await self.bot.cost_of(SLICE)
        self.turns += len(took)
        self.costs.append(cost)

    @property
    def each(self) -> float:
        """The bot's milliseconds per turn."""
        return 1e3 * reduce(add, self.costs).bot / self.turns

    @property
    def server(self) -> float:
        """The database server's milliseconds per turn."""
        return 1e3 * reduce(add, self.costs).server / self.turns


def stores(slices: int = SLICES) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-stores-") as folder:
        yield from asyncio.run(_stores(Path(folder), slices))


async def _stores(folder: Path, slices: int) -> list[Figure]:
    async with Zygote() as zygote, AsyncExitStack() as running:
        file, _ = await running.enter_async_context(seated(zygote, folder / "file", PARTIES))
        server, _ = await running.enter_async_context(seated(zygote, folder / "server", PARTIES, server=True))
        on_file, on_server = runs = [Run("on SQLite", file), Run("on PostgreSQL", server)]
        await _in_turn(runs, slices)
    return [
        *(Figure(f"a turn {run.name}, of the processor", run.each, MILLISECONDS) for run in runs),
        Figure("a turn on PostgreSQL, of the server's processor", on_server.server, MILLISECONDS),
        Figure("a turn on PostgreSQL, of the processor", on_server.each / on_file.each, "times", DEARER),
    ]


async def _in_turn(runs: Sequence[Run], slices: int) -> None:
    """Alternates between the bots, so that a slow period of the machine slows every bot."""
    progress = Progress("seconds of turns", slices)
    for run in runs:
        await run.bot.at_rate(WARM)
    for done in range(slices):
        for run in runs:
            await run.slice()
        progress(done + 1)
