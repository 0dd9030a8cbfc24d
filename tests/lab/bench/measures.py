"""Measures turn costs on the wire, in a full database and under load."""

import asyncio
import itertools
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

from data.store.address import Address, ServerAddress
from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.wire_discord import Wire
from tests.lab.bench.beside import Beside, beside, spent
from tests.lab.bench.crowd import crowd
from tests.lab.bench.hall import Hall, Sitting, seat
from tests.lab.bench.pace import Turn, a_second, at_a_time, turns_of
from tests.support.figures import AtLeast, Figure
from tests.support.server_databases import address_of, create_copy, drop

RATE: Final = 16
"""Turns a second. No bot can have more: Discord accepts 50 requests a second, and a turn makes 2.8."""
IN_FLIGHT: Final = 16
PARTIES: Final = 200
SOME: Final = 50
ROUNDS: Final = 3
SLICE: Final = 1.0
"""Seconds of turns for one bot before the next bot's."""
A_MINUTE, FIVE_MINUTES = 60, 300
GUILDS: Final = 20
SEEDED: Final = "tests.lab.bench.seeded_bot:run"
BARE: Final = "tests.lab.bench.bare:run"
AS_FAST: Final = 1.2
"""The bound for a start or turn with many other parties, as a multiple."""
FLAT: Final = 1.1
"""The bound for memory growth after the first minute, as a factor."""


def fast(*, rates: bool) -> Settings:
    """Returns settings without payload checks, to leave the processor to the bot. ``rates`` turns rate limits on."""
    return Settings(rates=rates, limits=False, witness=False)


@dataclass(frozen=True, slots=True)
class Cost:
    """Processor seconds used by the bot and by its database server."""

    bot: float
    server: float

    def __sub__(self, before: "Cost") -> "Cost":
        return Cost(self.bot - before.bot, self.server - before.server)

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(self.bot + other.bot, self.server + other.server)


@dataclass(frozen=True, slots=True)
class Measured:
    """A running bot, and functions to play one turn at each of its parties."""

    bot: BotProcess
    wire: Wire
    turns: list[Turn]
    hall: Hall
    beside: Beside

    async def at_rate(self, seconds: float) -> tuple[list[float], float]:
        """Plays RATE turns a second. Returns each turn's seconds, and the processor seconds of all turns."""
        took, cost = await self.cost_of(seconds)
        return took, cost.bot

    async def cost_of(self, seconds: float) -> tuple[list[float], Cost]:
        """Plays RATE turns a second. Returns each turn's seconds, and the cost of all turns."""
        before = self._spent()
        took = await a_second(self.turns, RATE, seconds)
        await self.hall.all_told()
        return took, self._spent() - before

    def _spent(self) -> Cost:
        return Cost(spent(self.bot.pid), sum(map(spent, self.beside.server_processes())))

    async def alone(self, number: int) -> int:
        """Plays turns one by one, each fully delivered. Returns how many; fewer if a partie ended."""
        took = 0
        for turn in itertools.islice(itertools.cycle(self.turns), number):
            took += await turn() is not None
            await self.hall.all_told()
        return took

    async def crowded(self, seconds: float) -> float:
        """Keeps IN_FLIGHT turns unanswered at a time. Returns turns per second."""
        rate = await at_a_time(self.turns, IN_FLIGHT, seconds)
        await self.hall.all_told()
        return rate


def high(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.95)]


def crowded(in_play: int, finished: int, *, server: bool = False) -> Callable[[], Iterator[Figure]]:
    """Returns a function to measure start and turn costs with this many parties, on a file or a server."""

    def measure() -> Iterator[Figure]:
        with tempfile.TemporaryDirectory(prefix="piquet-crowd-") as folder:
            yield from asyncio.run(_crowd(Path(folder), in_play, finished, server=server))

    return measure


def load() -> Iterator[Figure]:
    """Plays many parties for long enough to notice growing costs."""
    with tempfile.TemporaryDirectory(prefix="piquet-load-") as folder:
        yield from asyncio.run(_load(Path(folder)))


async def _crowd(folder: Path, in_play: int, finished: int, *, server: bool) -> list[Figure]:
    async with (
        Zygote() as zygote,
        seated(zygote, folder / "empty", SOME, server=server) as (empty, _),
        seated(zygote, folder / "full", SOME, in_play, finished, server=server) as (full, _),
    ):
        starts = [(await _start(empty), await _start(full)) for _ in range(ROUNDS)]
        turns = [(await _cost(empty), await _cost(full)) for _ in range(ROUNDS)]
    with_them = f"with {in_play:,} parties in play and {finished:,} finished{' on PostgreSQL' if server else ''}"
    start, turn = (min(slow for _, slow in both) / min(quick for quick, _ in both) for both in (starts, turns))
    return [
        Figure(f"a start {with_them}, of the processor", start, "times that with none", AS_FAST),
        Figure(f"a turn {with_them}, of the processor", turn, "times that with none", AS_FAST),
    ]


async def _start(measured: Measured) -> float:
    await measured.bot.kill()
    await measured.bot.start()
    return spent(measured.bot.pid)


async def _cost(bot: Measured) -> float:
    took, cost = await bot.at_rate(3)
    return cost / len(took)


async def _load(folder: Path) -> list[Figure]:
    async with Zygote() as zygote, seated(zygote, folder, PARTIES, rates=True) as (ours, _):
        bot = ours.bot
        took = await a_second(ours.turns, RATE, A_MINUTE)
        before = resident(bot.pid)
        took += await a_second(ours.turns, RATE, FIVE_MINUTES - A_MINUTE)
        grown = resident(bot.pid) / before
    of_them = f"{PARTIES} parties at {RATE} decisions a second for {FIVE_MINUTES / 60:g} minutes"
    return [
        AtLeast(f"{of_them}: decisions", len(took), "in all", RATE * FIVE_MINUTES),
        Figure(f"{of_them}: a turn, median", 1e3 * median(took), "milliseconds"),
        Figure(f"{of_them}: a turn, 95th percentile", 1e3 * high(took), "milliseconds"),
        Figure(f"{of_them}: memory at the end", grown, "times that after the first minute", FLAT),
    ]


@asynccontextmanager
async def seated(
    zygote: Zygote,
    folder: Path,
    number: int,
    in_play: int = 0,
    finished: int = 0,
    *,
    rates: bool = False,
    paced: bool = False,
    server: bool = False,
    port: int | None = None,
    main: str = SEEDED,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> AsyncIterator[tuple[Measured, list[Sitting]]]:
    """Starts the bot on its own wire, with ``number`` played, fully delivered parties, and others without players.

    Without ``rates`` Discord accepts every request; if also not ``paced``, the bot sends without production's pauses.
    ``server`` puts the database on PostgreSQL, and ``port`` reaches it through a local proxy. ``main`` is the module to
    run, with ``environment`` added to its variables.
    """
    async with Wire(fast(rates=False)) as wire, AsyncExitStack() as running:
        database = running.enter_context(_database(folder, server=server))
        guilds = [wire.guild(f"Club {at}") for at in range(GUILDS)]
        sittings = await seat(wire, database, number, guilds)
        if in_play:
            await crowd(database, [guild.id for guild in guilds], in_play, finished)
        url = database.url if isinstance(database, ServerAddress) else str(database)
        if port is not None:
            url = f"postgresql://{urlsplit(url).username}@127.0.0.1:{port}{urlsplit(url).path}"
        settings = {"PIQUET_DATABASE": url, "PIQUET_LOG_LEVEL": "WARNING"}
        connection = running.enter_context(beside(database))
        hall = Hall(wire, connection)
        bot = BotProcess(wire, zygote, folder, main=main)
        bot.set_environment(**settings, **environment)
        await running.enter_async_context(bot)
        await hall.all_told()
        if rates or paced:
            wire.settings.rates = rates
            bot.set_environment(WIRE_APART="")
            await bot.restart()
        yield Measured(bot, wire, turns_of(hall, sittings), hall, connection), sittings


@contextmanager
def _database(folder: Path, *, server: bool) -> Iterator[Address]:
    folder.mkdir(exist_ok=True)
    if not server:
        yield folder / "piquet.sqlite3"
        return
    name = create_copy()
    try:
        yield address_of(name)
    finally:
        drop(name)


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
