"""SIGTERM in mid-play: nothing new is taken, what is in flight is kept and answered, and the bot soon ends with 0."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.faults import Effort
from tests.faults.room import Room, figures, room
from tests.support.figures import Figure, Progress

TABLES: Final = 8
LIVES: Final = 0.3
"""A bot lives so long at most after it is up, in seconds, before it is asked to stop."""
LONGEST: Final = 8.0
"""The longest that it may take to end, in seconds."""
PATIENCE: Final = 1.0


def stops(effort: Effort) -> Iterator[Figure]:
    """The bot is stopped and started again while parties of all kinds are played."""
    with tempfile.TemporaryDirectory(prefix="piquet-stops-") as folder:
        yield from asyncio.run(_stopped(Path(folder), effort.of(100, quick=20)))


async def _stopped(folder: Path, times: int) -> list[Figure]:
    """So many stops, and what they cost."""
    badly, longest, progress = 0, 0.0, Progress("stops", times)
    async with room(folder, patience=PATIENCE) as here:
        tables = [asyncio.create_task(here.keep_table(number, 0.01)) for number in range(TABLES)]
        for done in range(times):
            await here.wire.up()
            await asyncio.sleep(here.dice.random() * LIVES)
            began = asyncio.get_running_loop().time()
            badly += await here.bot.stop() != 0
            longest = max(longest, asyncio.get_running_loop().time() - began)
            await here.bot.start()
            progress(done)
        unanswered = _kept_unanswered(here)
        here.closing = True
        await asyncio.gather(*tables)
        return [
            *figures(here, f"{times:,} stops"),
            Figure("bots that did not end with 0", badly, f"of {times:,} stops", 0),
            Figure("longest time to stop", longest, "s", LONGEST),
            Figure("decisions kept whose answer was lost by a stop", unanswered, f"in {times:,} stops", 0),
        ]


def _kept_unanswered(here: Room) -> int:
    """How many of those who decided were never told that it was kept."""
    kept = {key for (key,) in here.books.ask("SELECT key FROM requests")}
    return len(kept & here.decisions.failed)
