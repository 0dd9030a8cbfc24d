"""Sends SIGTERM during play: the bot refuses new clicks, stores and answers running ones, and exits with 0."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from tests.lab.faults import Effort
from tests.lab.faults.room import Room, figures, room
from tests.support.figures import Figure, Progress

TABLES: Final = 8
LIVES: Final = 40
"""A running bot is stopped after this many requests at most."""
HALF: Final = 8.0
"""Bound for the median stop in seconds; the bot gives up waiting after ten."""


def stops(effort: Effort) -> Iterator[Figure]:
    """Stops and restarts the bot while parties of all kinds are played."""
    with tempfile.TemporaryDirectory(prefix="piquet-stops-") as folder:
        yield from asyncio.run(_stopped(Path(folder), effort.of(100, quick=20)))


async def _stopped(folder: Path, times: int) -> list[Figure]:
    badly, took, progress = 0, list[float](), Progress("stops", times)
    async with room(folder) as here:
        tables = [asyncio.create_task(here.keep_table(number, 0.01)) for number in range(TABLES)]
        for done in range(times):
            await here.wire.up()
            await here.asked_for(here.dice.randrange(LIVES))
            began = asyncio.get_running_loop().time()
            badly += await here.bot.stop() != 0
            took.append(asyncio.get_running_loop().time() - began)
            here.wire.interactions.cut_off()
            await here.bot.start()
            progress(done)
        unanswered = _kept_unanswered(here)
        here.closing = True
        await asyncio.gather(*tables)
        return [
            *figures(here, f"{times:,} stops"),
            Figure("bots that did not end with 0", badly, f"of {times:,} stops", 0),
            Figure("time to stop, median", median(took), "s", HALF),
            Figure("time to stop, longest", max(took), "s"),
            Figure("decisions kept whose answer was lost by a stop", unanswered, f"in {times:,} stops", 0),
        ]


def _kept_unanswered(here: Room) -> int:
    kept = {key for (key,) in here.books.ask("SELECT key FROM requests")}
    return len(kept & here.decisions.failed)
