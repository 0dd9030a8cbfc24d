"""The figures of load and speed, side by side with a bare bot in the same run."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from tests.figures import AtLeast, Figure
from tests.load.hall import Hall, a_message, click, seat
from tests.load.pace import Turn, a_second, at_a_time, turns_of
from tests.wire.policy import Settings
from tests.wire.process import Bot, Zygote
from tests.wire.wire import Wire

RATE: Final = 50
IN_FLIGHT: Final = 16
PARTIES: Final = 200
CROWDED: Final = 5.0
"""For how many seconds so many are in flight."""
SLOWER: Final = 3
"""So many times what the bare bot takes a turn of ours may take."""
P99: Final = 10.0
"""In milliseconds."""
TURNS: Final = 600
"""The least a second, with IN_FLIGHT of them at a time."""


def fast() -> Settings:
    """Discord with its rates, which looks at nothing that it is sent: the processor is for the bot."""
    return Settings(rates=True, limits=False, witness=False)


def high(took: list[float]) -> float:
    """The 99th percentile."""
    return sorted(took)[int(len(took) * 0.99)]


def speed() -> Iterator[Figure]:
    """Turns on the wire."""
    with tempfile.TemporaryDirectory(prefix="piquet-speed-") as folder:
        yield from asyncio.run(_speed(Path(folder)))


async def _speed(folder: Path) -> list[Figure]:
    (folder / "bare").mkdir()
    (folder / "ours").mkdir()
    async with Zygote() as zygote, Wire(fast()) as bares, Wire(fast()) as wire:
        bare = Bot(bares, zygote, folder / "bare", main="tests.load.bare:run")
        ours = Bot(wire, zygote, folder / "ours", PIQUET_LOG_LEVEL="WARNING")
        sittings = await seat(wire, ours.database, PARTIES)
        async with bare, ours:
            hall = Hall(wire, ours.database)
            try:
                return await _side_by_side((bare, _clicks(bares)), (ours, turns_of(hall, sittings)))
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


async def _side_by_side(bare: tuple[Bot, list[Turn]], ours: tuple[Bot, list[Turn]]) -> list[Figure]:
    for _, turns in (bare, ours):
        await a_second(turns, RATE, 2)
    rounds = [(await a_second(bare[1], RATE, 1), await a_second(ours[1], RATE, 2)) for _ in range(8)]
    least = [took for one, _ in rounds for took in one]
    took = [took for _, one in rounds for took in one]
    (bare_rate, bare_cost), (rate, cost) = [await _crowded(*one) for one in (bare, ours)]
    return [
        Figure("a click on the bare bot, median", 1e3 * median(least), "milliseconds"),
        Figure(f"a click on the bare bot at {RATE} a second, 99th percentile", 1e3 * high(least), "milliseconds"),
        Figure(f"clicks on the bare bot, {IN_FLIGHT} in flight", bare_rate, "a second"),
        Figure("a click on the bare bot, of the processor", bare_cost, "milliseconds"),
        Figure("a turn, median", 1e3 * median(took), "milliseconds"),
        Figure("a turn, median", median(took) / median(least), "times the bare bot's", SLOWER),
        Figure(f"a turn at {RATE} a second, 99th percentile", 1e3 * high(took), "milliseconds", P99),
        AtLeast(f"turns, {IN_FLIGHT} in flight", rate, "a second", TURNS),
        Figure("a turn, of the processor", cost, "milliseconds"),
    ]


async def _crowded(bot: Bot, turns: list[Turn]) -> tuple[float, float]:
    """With IN_FLIGHT at a time: how many turns a second there are, and how much of the processor one costs, in ms."""
    before = spent(bot.pid)
    rate = await at_a_time(turns, IN_FLIGHT, CROWDED)
    return rate, 1e3 * (spent(bot.pid) - before) / (rate * CROWDED)


def spent(pid: int) -> float:
    """How much of the processor a process has had, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """How much memory a process has, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
