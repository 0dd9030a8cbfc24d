"""Measures PostgreSQL round trips per turn, and the resulting turns per second."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from data.store.address import ServerAddress
from tests.fakes.process.bot_process import Zygote
from tests.lab.bench.measures import IN_FLIGHT, PARTIES, seated
from tests.support.figures import AtLeast, Figure
from tests.support.server_databases import VARIABLE
from tests.support.server_proxy import proxy_before

MOST: Final = 45
"""The bound for round trips per turn."""
LEAST: Final = 25
"""The lower bound for turns a second, at one millisecond per round trip."""
ROUND_TRIPS: Final = (0.2, 1.0, 2.7)
"""Milliseconds per round trip: within a room, within a city, and between two zones."""
WARM: Final = 4.0
SECONDS: Final = 8.0
ALONE: Final = 100


def trips(seconds: float = SECONDS) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-trips-") as folder:
        yield from asyncio.run(_trips(Path(folder), seconds))


async def _trips(folder: Path, seconds: float) -> list[Figure]:
    async with (
        Zygote() as zygote,
        proxy_before(ServerAddress(os.environ[VARIABLE])) as proxy,
        seated(zygote, folder / "bot", PARTIES, server=True, port=proxy.port) as (bot, _),
    ):
        await bot.at_rate(WARM)
        before = await proxy.trips()
        turns = await bot.alone(ALONE)
        alone = (await proxy.trips() - before) / turns
        rates = []
        for milliseconds in ROUND_TRIPS:
            await proxy.delay(milliseconds)
            await bot.crowded(WARM)
            before = await proxy.trips()
            rate = await bot.crowded(seconds)
            rates.append((milliseconds, rate, (await proxy.trips() - before) / (rate * seconds)))
    return [
        Figure("round trips of a turn alone", alone, "with what the bot looks up meanwhile"),
        *(
            Figure(f"round trips of a turn, {IN_FLIGHT} in flight at {milliseconds:g} ms", each, "round trips", MOST)
            for milliseconds, _, each in rates
        ),
        *(
            AtLeast(
                f"turns with round trips of {milliseconds:g} ms", rate, "a second", LEAST if milliseconds == 1 else None
            )
            for milliseconds, rate, _ in rates
        ),
    ]
