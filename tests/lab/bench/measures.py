"""Load and speed: turns of our bot on the wire, in turn with clicks on a bare bot in the same run."""

import asyncio
import os
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from data.store.address import Address, ServerAddress
from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.wire_discord import Wire
from tests.lab.bench.beside import Beside, beside, spent
from tests.lab.bench.crowd import crowd
from tests.lab.bench.hall import Hall, Sitting, a_message, click, seat
from tests.lab.bench.pace import Turn, a_second, at_a_time, turns_of
from tests.support.figures import AtLeast, Figure
from tests.support.server_databases import address_of, create_copy, drop

RATE: Final = 16
"""Turns a second: no bot has more, since Discord takes 50 requests a second and a turn makes 2.8 of them."""
IN_FLIGHT: Final = 16
PARTIES: Final = 200
SOME: Final = 50
ROUNDS: Final = 3
SLICES: Final = 16
"""So often each of two bots has its turn: what slows the machine down for a while slows both."""
SLICE: Final = 1.0
"""The length of a turn of a bot, in seconds."""
COUNTED: Final = 4.0
"""For how many seconds the requests of turns are counted."""
OF_ALL: Final = 50
"""Discord's limit for a bot: requests a second, answers to interactions apart."""
A_MINUTE, FIVE_MINUTES = 60, 300
GUILDS: Final = 20
SEEDED: Final = "tests.lab.bench.seeded_bot:run"
SLOWER: Final = 5
"""So many times what a click on the bare bot takes a turn of ours may take until its answer, in the median and at the
99th percentile."""
DEARER: Final = 12
"""So many times the processor time of a click on the bare bot a turn may cost: it commits a decision, draws two
pictures and makes 3.8 requests, where the bare bot commits one row and makes one request."""
AS_FAST: Final = 1.2
"""So many times as long as without them a start or a turn may take with many other parties."""
FLAT: Final = 1.1
"""So many times may the memory grow after the first minute."""


def fast(*, rates: bool) -> Settings:
    """Discord that looks at nothing that it is sent, as the processor is for the bot. ``rates``: it limits requests."""
    return Settings(rates=rates, limits=False, witness=False)


@dataclass(frozen=True, slots=True)
class Cost:
    """The processor time of each of a bot's processes and of their database's server, in seconds."""

    bots: Sequence[float]
    server: float

    def __sub__(self, before: "Cost") -> "Cost":
        return Cost(
            [after - then for after, then in zip(self.bots, before.bots, strict=True)], self.server - before.server
        )

    def __add__(self, other: "Cost") -> "Cost":
        return Cost([one + more for one, more in zip(self.bots, other.bots, strict=True)], self.server + other.server)


@dataclass(frozen=True, slots=True)
class Measured:
    """A bot that is up, in one process or in several, and the turns of the people before it."""

    bots: Sequence[BotProcess]
    wire: Wire
    turns: list[Turn]
    hall: Hall
    beside: Beside

    async def at_rate(self, seconds: float) -> tuple[list[float], float]:
        """RATE turns a second: what each takes, and all the processor time that they bring. In seconds."""
        took, cost = await self.cost_of(seconds)
        return took, sum(cost.bots)

    async def cost_of(self, seconds: float) -> tuple[list[float], Cost]:
        """The same, with the processor time of each process."""
        before = self._spent()
        took = await a_second(self.turns, RATE, seconds)
        await self.hall.all_told()
        return took, self._spent() - before

    def _spent(self) -> Cost:
        return Cost([spent(bot.pid) for bot in self.bots], sum(map(spent, self.beside.server_processes())))

    async def crowded(self, seconds: float) -> float:
        """IN_FLIGHT turns at a time: how many there are in a second."""
        rate = await at_a_time(self.turns, IN_FLIGHT, seconds)
        await self.hall.all_told()
        return rate


def high(took: list[float]) -> float:
    """The 99th percentile."""
    return sorted(took)[int(len(took) * 0.99)]


def speed() -> Iterator[Figure]:
    """Turns beside clicks on the bare bot. All that a turn brings is delivered at once, and counts."""
    with tempfile.TemporaryDirectory(prefix="piquet-speed-") as folder:
        yield from asyncio.run(_speed(Path(folder)))


def crowded(in_play: int, finished: int, *, server: bool = False) -> Callable[[], Iterator[Figure]]:
    """What a database of so many parties does to a start and to a turn; a file, or one on a server."""

    def measure() -> Iterator[Figure]:
        with tempfile.TemporaryDirectory(prefix="piquet-crowd-") as folder:
            yield from asyncio.run(_crowd(Path(folder), in_play, finished, server=server))

    return measure


def load() -> Iterator[Figure]:
    """Many parties in play at once, for as long as it takes to see what grows."""
    with tempfile.TemporaryDirectory(prefix="piquet-load-") as folder:
        yield from asyncio.run(_load(Path(folder)))


async def _speed(folder: Path) -> list[Figure]:
    (folder / "bare").mkdir()
    async with (
        Zygote() as zygote,
        Wire(fast(rates=False)) as wire,
        BotProcess(wire, zygote, folder / "bare", main="tests.lab.bench.bare:run") as bare,
        seated(zygote, folder, PARTIES) as (ours, sittings),
    ):
        bare_clicks = Measured([bare], wire, _clicks(wire, ours.hall, sittings), ours.hall, ours.beside)
        return await _side_by_side(bare_clicks, ours)


async def _crowd(folder: Path, in_play: int, finished: int, *, server: bool) -> list[Figure]:
    """Both databases, the full one and the empty one, in turn."""
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
    """Stops a bot and starts it. How much of the processor it took to be up, in seconds."""
    (bot,) = measured.bots
    await bot.kill()
    await bot.start()
    return spent(bot.pid)


async def _cost(bot: Measured) -> float:
    """How much of the processor a turn costs, all that is told of it included, in seconds."""
    took, cost = await bot.at_rate(3)
    return cost / len(took)


async def _load(folder: Path) -> list[Figure]:
    async with Zygote() as zygote, seated(zygote, folder, PARTIES, rates=True) as (ours, _):
        (bot,) = ours.bots
        took = await a_second(ours.turns, RATE, A_MINUTE)
        before = resident(bot.pid)
        took += await a_second(ours.turns, RATE, FIVE_MINUTES - A_MINUTE)
        grown = resident(bot.pid) / before
    of_them = f"{PARTIES} parties at {RATE} decisions a second for {FIVE_MINUTES / 60:g} minutes"
    return [
        AtLeast(f"{of_them}: decisions", len(took), "in all", RATE * FIVE_MINUTES),
        Figure(f"{of_them}: a turn, median", 1e3 * median(took), "milliseconds"),
        Figure(f"{of_them}: a turn, 99th percentile", 1e3 * high(took), "milliseconds"),
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
    server: bool = False,
    shards: Sequence[str] = ("",),
) -> AsyncIterator[tuple[Measured, list[Sitting]]]:
    """The bot, up, with so many parties on a wire of its own, all of them told, and others that nobody looks at.

    Without ``rates`` Discord takes all that comes, and the bot delivers its messages without a pause between them.
    ``server``: the database is on PostgreSQL. ``shards``: those of each of the bot's processes, as PIQUET_SHARDS.
    """
    async with Wire(fast(rates=False)) as wire, AsyncExitStack() as running:
        database = running.enter_context(_database(folder, server=server))
        wire.settings.shards = len(shards)
        guilds = [wire.guild(f"Club {at}", shard=at % len(shards)) for at in range(GUILDS)]
        sittings = await seat(wire, database, number, guilds)
        if in_play:
            await crowd(database, [guild.id for guild in guilds], in_play, finished)
        url = database.url if isinstance(database, ServerAddress) else str(database)
        settings = {"PIQUET_DATABASE": url, "PIQUET_LOG_LEVEL": "WARNING"}
        connection = running.enter_context(beside(database))
        hall = Hall(wire, connection)
        bots = [BotProcess(wire, zygote, folder, main=SEEDED, shards=some) for some in shards]
        for bot in bots:
            bot.set_environment(**settings)
            await running.enter_async_context(bot)
        await hall.all_told()
        if rates:
            wire.settings.rates = True
            for bot in bots:
                bot.set_environment(WIRE_APART="")
                await bot.restart()
        yield Measured(bots, wire, turns_of(hall, sittings), hall, connection), sittings


@contextmanager
def _database(folder: Path, *, server: bool) -> Iterator[Address]:
    """A new database for a bot that runs in this folder."""
    folder.mkdir(exist_ok=True)
    if not server:
        yield folder / "piquet.sqlite3"
        return
    name = create_copy()
    try:
        yield address_of(name)
    finally:
        drop(name)


def _clicks(wire: Wire, hall: Hall, sittings: list[Sitting]) -> list[Turn]:
    """People before the bare bot's button, as many as there are parties before ours."""
    guild = wire.guild()

    def at(sitting: Sitting) -> Turn:
        person = wire.world.user("Cleo")
        wire.world.join(person, guild)
        a_message(wire, wire.world.dm(person))

        async def turn() -> float:
            hall.think(sitting)
            return await click(wire, person, "again")

        return turn

    return list(map(at, sittings))


async def _side_by_side(bare: Measured, ours: Measured) -> list[Figure]:
    for bot in (bare, ours):
        await bot.at_rate(2)
    paced = [(await bare.at_rate(SLICE), await ours.at_rate(SLICE)) for _ in range(SLICES)]
    (bare_took, bare_cost), (took, cost) = (_in_all(one) for one in zip(*paced, strict=True))
    full = [(await bare.crowded(SLICE), await ours.crowded(SLICE)) for _ in range(SLICES)]
    bare_rate, rate = (median(one) for one in zip(*full, strict=True))
    return [
        Figure("a click on the bare bot, median", 1e3 * median(bare_took), "milliseconds"),
        Figure("a turn, median", 1e3 * median(took), "milliseconds"),
        Figure("a turn beside the bare bot's, median", median(took) / median(bare_took), "times", SLOWER),
        Figure(f"a click on the bare bot at {RATE} a second, 99th percentile", 1e3 * high(bare_took), "milliseconds"),
        Figure(f"a turn at {RATE} a second, 99th percentile", 1e3 * high(took), "milliseconds"),
        Figure("a turn beside the bare bot's, 99th percentile", high(took) / high(bare_took), "times", SLOWER),
        Figure(f"clicks on the bare bot, {IN_FLIGHT} in flight", bare_rate, "a second"),
        Figure(f"turns, {IN_FLIGHT} in flight", rate, "a second"),
        Figure(f"turns, {IN_FLIGHT} in flight, beside the bare bot's", rate / bare_rate, "times"),
        Figure("a click on the bare bot, of the processor", 1e3 * bare_cost, "milliseconds"),
        Figure("a turn and all that is told of it, of the processor", 1e3 * cost, "milliseconds"),
        Figure("a turn beside the bare bot's click, of the processor", cost / bare_cost, "times", DEARER),
        *await _requests(ours),
    ]


def _in_all(slices: tuple[tuple[list[float], float], ...]) -> tuple[list[float], float]:
    """What each turn took, and what one costs of the processor, in seconds."""
    took = [one for some, _ in slices for one in some]
    return took, sum(cost for _, cost in slices) / len(took)


async def _requests(ours: Measured) -> list[Figure]:
    """What a turn asks of Discord: what its limit counts, and answers to interactions, which it does not."""
    ours.wire.requests.clear()
    ours.wire.settings.witness = True
    took, _ = await ours.at_rate(COUNTED)
    ours.wire.settings.witness = False
    kinds = Counter(_kind(request.method, request.route) for request in ours.wire.requests)
    ours.wire.requests.clear()
    ours.wire.said.clear()
    free = kinds.pop(ANSWERS, 0)
    counted = sum(kinds.values()) / len(took)
    return [
        *(Figure(f"{kind}, of a turn", many / len(took), "requests") for kind, many in sorted(kinds.items())),
        Figure("requests of a turn that Discord's limit counts", counted, "requests"),
        Figure(f"{ANSWERS}, of a turn", free / len(took), "requests"),
        Figure(f"turns with all that is told of them at {OF_ALL} requests a second", OF_ALL / counted, "a second"),
    ]


ANSWERS: Final = "answers to interactions"
_KINDS: Final = {
    ("POST", "/channels/{}/messages"): "messages posted",
    ("PATCH", "/channels/{}/messages/{}"): "messages edited",
    ("DELETE", "/channels/{}/messages/{}"): "messages deleted",
}


def _kind(method: str, route: str) -> str:
    if route.startswith(("/interactions", "/webhooks")):
        return ANSWERS
    return _KINDS.get((method, route), f"other requests ({method} {route})")


def resident(pid: int) -> int:
    """How much memory a process has, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
