"""Kills the bot with ``kill -9`` at random moments: during delivery, at the start, right after a commit."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.lab.faults import Effort
from tests.lab.faults.daily import PEOPLE, DaysOfRoom
from tests.lab.faults.room import Room, figures, room
from tests.support.figures import AtLeast, Figure, Progress
from tests.support.waiting import wait_for

TABLES: Final = 10
LONELY: Final = {0, 5}
"""Tables against the house: in a thread, and in the channel itself."""
STARTS: Final = 0.2
"""Every fourth bot is killed within this many seconds after its start, before or just after it is ready."""
LIVES: Final = 120
"""The most requests before the other bots are killed: about ten decisions, on any machine."""
PAUSE: Final = 0.03
DAYS_END: Final = 15
"""After this many kills, all days close while the bot is down."""
AIMED: Final = 5
"""One kill in this many waits for a stored decision whose answer is not sent yet, because chance seldom hits it. Half
of these decisions are the house's, which thinks longer than most bots live."""


def kills(effort: Effort) -> Iterator[Figure]:
    """Kills and restarts the bot while parties of all kinds are played."""
    with tempfile.TemporaryDirectory(prefix="piquet-kills-") as folder:
        yield from asyncio.run(killed(Path(folder), effort.of(1_000, quick=50)))


async def killed(folder: Path, times: int) -> list[Figure]:
    async with room(folder) as here:
        here.lonely |= LONELY
        days = DaysOfRoom(here)
        await days.open()
        tables = [asyncio.create_task(here.keep_table(number, PAUSE)) for number in range(TABLES)]
        tables += [asyncio.create_task(days.play(number)) for number in range(PEOPLE)]
        crashed = await _kill(here, days, times)
        here.closing = True
        await asyncio.gather(*tables)
        unheard, expected = _pressed(here) - len(here.decisions.confirmed), max(times // AIMED // 2, 1)
        return [
            *figures(here, f"{times:,} kills"),
            *await days.figures(f"{times:,} kills"),
            AtLeast("decisions kept whose answer was lost", unheard, f"in {times:,} kills", expected),
            Figure("bots that ended by themselves", crashed, f"in {times:,} kills", 0),
        ]


async def _kill(here: Room, days: DaysOfRoom, times: int) -> int:
    bot, crashed, progress = here.bot, 0, Progress("kills", times)
    for done in range(times):
        await (_live(here, done) if done % AIMED else _commit(here, of_house=bool(done // AIMED % 2)))
        crashed += not bot.alive
        await bot.kill()
        here.wire.interactions.cut_off()
        if done % DAYS_END == DAYS_END - 1:
            days.run_out()
        await bot.start(wait=False)
        here.mute += [f"partie {partie}: {breach}" for partie, breach in here.books.breaches()]
        here.wire.said.clear()
        here.wire.requests.clear()
        progress(done)
    await here.wire.up()
    return crashed


async def _live(here: Room, number: int) -> None:
    if number % 4:
        await here.wire.up()
        await here.asked_for(here.dice.randrange(LIVES))
    else:
        await asyncio.sleep(here.dice.random() * STARTS)


async def _commit(here: Room, *, of_house: bool) -> None:
    await here.wire.up()
    kept = _decided if of_house else _pressed
    before = kept(here)
    async with wait_for(f"a decision of {'the house' if of_house else 'a player'} is stored"):
        while kept(here) == before:  # noqa: ASYNC110 - it is another process that stores it
            await asyncio.sleep(0)


def _decided(here: Room) -> int:
    return here.books.ask("SELECT count(*) FROM requests WHERE key < 0")[0][0]


def _pressed(here: Room) -> int:
    return here.books.ask("SELECT count(*) FROM requests WHERE key > 0")[0][0]
