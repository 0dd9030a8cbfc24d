"""The figures of load and speed, side by side with a bare bot in the same run."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final

from tests.bench.crowd import crowd
from tests.bench.hall import PATIENCE, Hall, a_message, click, seat
from tests.bench.pace import Turn, a_second, at_a_time, turns_of
from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.wire_discord import Wire
from tests.support.figures import AtLeast, Figure

RATE: Final = 50
IN_FLIGHT: Final = 16
PARTIES: Final = 200
SOME: Final = 50
ROUNDS: Final = 3
CROWDED: Final = 2.5
"""For how many seconds so many are in flight in a round."""
A_MINUTE, FIVE_MINUTES = 60, 300
GUILDS: Final = 20
SLOWER: Final = 3
"""So many times what the bare bot takes a turn of ours may take."""
P99: Final = 10.0
"""In milliseconds."""
AS_FAST: Final = 1.2
"""So many times as long as without them a start or a turn may take with many other parties."""
FLAT: Final = 1.1
"""So many times may the memory grow after the first minute."""
TURNS: Final = 600
"""The least a second, with IN_FLIGHT of them at a time."""


def fast() -> Settings:
    """Discord with its rates, which looks at nothing that it is sent: the processor is for the bot."""
    return Settings(patience=PATIENCE, rates=True, limits=False, witness=False)


def high(took: list[float]) -> float:
    """The 99th percentile."""
    return sorted(took)[int(len(took) * 0.99)]


def speed() -> Iterator[Figure]:
    """Turns on the wire beside the bare bot's. The best of several rounds: nothing makes a turn faster than it is."""
    with tempfile.TemporaryDirectory(prefix="piquet-speed-") as folder:
        yield from asyncio.run(_speed(Path(folder)))


def crowded(in_play: int, finished: int) -> Callable[[], Iterator[Figure]]:
    """What a database of so many parties does to a start and to a turn."""

    def measure() -> Iterator[Figure]:
        with tempfile.TemporaryDirectory(prefix="piquet-crowd-") as folder:
            yield from asyncio.run(_crowd(Path(folder), in_play, finished))

    return measure


def load() -> Iterator[Figure]:
    """Many parties in play at once, for as long as it takes to see what grows."""
    with tempfile.TemporaryDirectory(prefix="piquet-load-") as folder:
        yield from asyncio.run(_load(Path(folder)))


async def _speed(folder: Path) -> list[Figure]:
    (folder / "bare").mkdir()
    async with (
        Zygote() as zygote,
        Wire(fast()) as wire,
        BotProcess(wire, zygote, folder / "bare", main="tests.bench.bare:run") as bare,
        _sat(zygote, folder, PARTIES) as (ours, turns),
    ):
        return await _side_by_side((bare, _clicks(wire)), (ours, turns))


async def _crowd(folder: Path, in_play: int, finished: int) -> list[Figure]:
    """Both databases, the full one and the empty one, in turn."""
    (folder / "empty").mkdir()
    (folder / "full").mkdir()
    async with (
        Zygote() as zygote,
        _sat(zygote, folder / "empty", SOME) as (empty, few),
        _sat(zygote, folder / "full", SOME, in_play, finished) as (full, many),
    ):
        starts = [(await _start(empty), await _start(full)) for _ in range(ROUNDS)]
        turns = [(await _cost(empty, few), await _cost(full, many)) for _ in range(ROUNDS)]
    with_them = f"with {in_play:,} parties in play and {finished:,} finished"
    start, turn = (min(slow for _, slow in both) / min(quick for quick, _ in both) for both in (starts, turns))
    return [
        Figure(f"a start {with_them}, of the processor", start, "times that with none", AS_FAST),
        Figure(f"a turn {with_them}, of the processor", turn, "times that with none", AS_FAST),
    ]


async def _start(bot: BotProcess) -> float:
    """Stops a bot and starts it. How much of the processor it took to be up, in seconds."""
    await bot.kill()
    await bot.start()
    return spent(bot.pid)


async def _cost(bot: BotProcess, turns: list[Turn]) -> float:
    """How much of the processor a turn costs, all that is told of it included, in seconds."""
    before = spent(bot.pid)
    took = await a_second(turns, RATE, 3)
    return (spent(bot.pid) - before) / len(took)


async def _load(folder: Path) -> list[Figure]:
    async with Zygote() as zygote, _sat(zygote, folder, PARTIES) as (ours, turns):
        took = await a_second(turns, RATE, A_MINUTE)
        before = resident(ours.pid)
        took += await a_second(turns, RATE, FIVE_MINUTES - A_MINUTE)
        grown = resident(ours.pid) / before
    of_them = f"{PARTIES} parties at {RATE} decisions a second for {FIVE_MINUTES / 60:g} minutes"
    return [
        AtLeast(f"{of_them}: decisions", len(took), "in all", RATE * FIVE_MINUTES),
        Figure(f"{of_them}: a turn, median", 1e3 * median(took), "milliseconds"),
        Figure(f"{of_them}: a turn, 99th percentile", 1e3 * high(took), "milliseconds", P99),
        Figure(f"{of_them}: memory at the end", grown, "times that after the first minute", FLAT),
    ]


@asynccontextmanager
async def _sat(
    zygote: Zygote, folder: Path, number: int, in_play: int = 0, finished: int = 0
) -> AsyncIterator[tuple[BotProcess, list[Turn]]]:
    """The bot, up, with so many parties on a wire of its own, and others that nobody looks at."""
    async with Wire(fast()) as wire:
        guilds = [wire.guild(f"Club {at}").id for at in range(GUILDS)]
        bot = BotProcess(wire, zygote, folder, PIQUET_LOG_LEVEL="WARNING")
        sittings = await seat(wire, bot.database, number)
        if in_play:
            await crowd(bot.database, guilds, in_play, finished)
        hall = Hall(wire, bot.database)
        try:
            async with bot:
                yield bot, turns_of(hall, sittings)
        finally:
            hall.close()


def _clicks(wire: Wire) -> list[Turn]:
    """People before the bare bot's button."""
    guild = wire.guild()
    people = [wire.world.user("Cleo") for _ in range(PARTIES)]
    for person in people:
        wire.world.join(person, guild)
        a_message(wire, wire.world.dm(person))

    return [lambda person=person: click(wire, person, "again") for person in people]  # type: ignore[misc]


async def _side_by_side(bare: tuple[BotProcess, list[Turn]], ours: tuple[BotProcess, list[Turn]]) -> list[Figure]:
    for _, turns in (bare, ours):
        await a_second(turns, RATE, 2)
    rounds = [(await a_second(bare[1], RATE, 2), await a_second(ours[1], RATE, 4)) for _ in range(ROUNDS)]
    least = min(median(one) for one, _ in rounds)
    turn = min(median(one) for _, one in rounds)
    crowds = [(await _crowded(*bare), await _crowded(*ours)) for _ in range(ROUNDS)]
    (bare_rate, bare_cost), (rate, cost) = (max(one) for one in zip(*crowds, strict=True))
    return [
        Figure("a click on the bare bot, median", 1e3 * least, "milliseconds"),
        Figure(f"clicks on the bare bot, {IN_FLIGHT} in flight", bare_rate, "a second"),
        Figure("a click on the bare bot, of the processor", bare_cost, "milliseconds"),
        Figure("a turn, median", 1e3 * turn, "milliseconds"),
        Figure("a turn beside the bare bot's, median", turn / least, "times", SLOWER),
        Figure(
            f"a turn at {RATE} a second, 99th percentile",
            1e3 * min(high(one) for _, one in rounds),
            "milliseconds",
            P99,
        ),
        AtLeast(f"turns, {IN_FLIGHT} in flight", rate, "a second", TURNS),
        Figure("a turn, of the processor", cost, "milliseconds"),
    ]


async def _crowded(bot: BotProcess, turns: list[Turn]) -> tuple[float, float]:
    """With IN_FLIGHT at a time: how many turns a second there are, and how much of the processor one costs, in ms."""
    before = spent(bot.pid)
    rate = await at_a_time(turns, IN_FLIGHT, CROWDED)
    return rate, 1e3 * (spent(bot.pid) - before) / (rate * CROWDED)


def spent(pid: int) -> float:
    """How much of the processor the threads of a process have had, in seconds."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def resident(pid: int) -> int:
    """How much memory a process has, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
