"""Three processes of one bot with a shard each, and two thinkers, on one PostgreSQL database.

All of them are killed, the connections are cut, and the server is restarted.
"""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Final

from tests.fakes.process.bot_process import BotProcess
from tests.fakes.process.think_process import ThinkProcess
from tests.lab.faults import Effort
from tests.lab.faults.left_work import LATER, left_work
from tests.lab.faults.own_server import OwnServer, own_server
from tests.lab.faults.room import Room, figures, shared_room
from tests.support.figures import AtLeast, Figure, Progress
from tests.support.waiting import wait_for

PROCESSES: Final = 3
THINKERS: Final = 2
THINKERS_LIVE: Final = 4
"""Every so many kills of a process, a thinker is killed too."""
TABLES: Final = 9
LONELY: Final = {0, 4}
"""At these somebody plays the house."""
PAUSE: Final = 0.03
STARTS: Final = 0.2
"""Every fourth process is killed within so many seconds after the last start: before it is up, or hardly so."""
LIVES: Final = 90
"""The others live until the bot has sent so many requests at most."""
AIMED: Final = 5
"""Every so many kills one falls when there is work to take over, and nobody starts the process before it is done."""
CUTS: Final = 3
"""Every so many kills connections are cut in a transaction; and every ``RESTARTS`` the server is restarted."""
RESTARTS: Final = 7
TAKEN_OVER: Final = 60.0
"""The most seconds that the work of a dead process waits. On an idle machine it is 15; beside other work, processes
start and answer more slowly."""

PROMISED: Final = 15.0
"""What waits for longer, in seconds, is named on standard error."""
HANDED_OUT: Final = "SELECT coalesce(max(last_value), 0) FROM pg_sequences WHERE sequencename = 'thoughts_id_seq'"


def processes(effort: Effort) -> Iterator[Figure]:
    """Processes of one bot are killed and started again, and the server that they share is restarted."""
    with tempfile.TemporaryDirectory(prefix="piquet-processes-") as folder:
        yield from asyncio.run(_run(Path(folder), effort.of(300, quick=20)))


async def _run(folder: Path, times: int) -> list[Figure]:
    async with own_server() as server, shared_room(folder, server.address, PROCESSES) as here:
        here.lonely |= LONELY
        tables = [asyncio.create_task(here.keep_table(number, PAUSE)) for number in range(TABLES)]
        thinkers = [await ThinkProcess.start(server.address.url) for _ in range(THINKERS)]
        harm = Harm(here, server, thinkers)
        try:
            await harm.do(times)
            here.closing = True
            await asyncio.gather(*tables)
        finally:
            for thinker in thinkers:
                await thinker.end()
        ((handed_out,),) = here.books.ask(HANDED_OUT)
        of = f"{times:,} kills of a process"
        return [
            *figures(here, of),
            Figure("processes that ended by themselves", harm.crashed, f"in {times:,} kills", 0),
            AtLeast("questions handed to thinkers", handed_out, f"in {harm.thinkers_killed:,} kills of a thinker", 1),
            AtLeast("restarts of the shared database", harm.restarts, f"in {times:,} kills", 1),
            AtLeast("transactions of a process that were cut", harm.cuts, f"in {times:,} kills", 1),
            AtLeast("other connections that were cut", harm.lost, f"in {times:,} kills", 1),
            AtLeast("times that work of a dead process was seen", len(harm.taken_over), f"in {times:,} kills", 1),
            Figure("until another has done it, median", median(harm.taken_over or [0.0]), "s"),
            Figure("until another has done it, longest", max(harm.taken_over, default=0.0), "s", TAKEN_OVER),
        ]


class Harm:
    """What is done to the processes and to their database, and what it cost."""

    def __init__(self, here: Room, server: OwnServer, thinkers: list[ThinkProcess]) -> None:
        self._here = here
        self._server = server
        self._thinkers = thinkers
        self.thinkers_killed = 0
        self.crashed = self.restarts = self.cuts = self.lost = 0
        self.taken_over: list[float] = []
        """How many seconds the work of each dead process waited."""

    async def do(self, times: int) -> None:
        """Kills a process so many times, at random moments."""
        here, progress = self._here, Progress("kills of a process", times)
        for done in range(times):
            bot = here.dice.choice(here.bots)
            if done % AIMED == AIMED - 1:
                await self._leave_work(bot)
            else:
                await self._live(done)
                await bot.kill()
            if done % THINKERS_LIVE == 0:
                await self._thinkers.pop(0).end()
                self._thinkers.append(await ThinkProcess.start(self._server.address.url))
                self.thinkers_killed += 1
            self.crashed += sum(not other.alive for other in here.bots) - 1
            for dead in [other for other in here.bots if not other.alive]:
                await dead.start(wait=False)
            here.mute += [f"partie {partie}: {breach}" for partie, breach in here.books.breaches()]
            here.wire.said.clear()
            here.wire.requests.clear()
            progress(done)
        await self._up()

    async def _up(self) -> None:
        gateway = self._here.wire.gateway
        await self._here.wire.until(lambda: all(map(gateway.hears, self._here.guilds)), why="all processes are up")

    async def _live(self, number: int) -> None:
        """Until the moment at which a process is killed: its database may have had its share before."""
        if number % 4 == 0:
            await asyncio.sleep(self._here.dice.random() * STARTS)
            return
        await self._up()
        if number % CUTS == 0:
            self.cuts += await self._server.cut()
        if number % CUTS == 1:
            self.lost += self._server.cut_some()
        if number % RESTARTS == 1:
            await self._server.restart(self._here.dice.choice(("fast", "immediate")))
            self.restarts += 1
        await self._here.asked_for(self._here.dice.randrange(LIVES))

    async def _leave_work(self, bot: BotProcess) -> None:
        """Kills a process while there is something to do at once, and waits until the others have done it."""
        await self._up()
        await self._here.asked_for(self._here.dice.randrange(LIVES))
        async with wait_for("there is something to do at once"):
            while not left_work(self._here.books):  # noqa: ASYNC110 - it is other processes that leave it
                await asyncio.sleep(0)
        await bot.kill()
        left, began, named = left_work(self._here.books), monotonic(), False
        with suppress(AssertionError):
            async with wait_for("others have done what a dead process left"):
                while left := {key: said for key, said in left_work(self._here.books, LATER).items() if key in left}:
                    if not named and monotonic() - began > PROMISED:
                        named = True
                        self._here.tell(f"waits for {PROMISED:g} s: {'; '.join(left.values())}")
                    await asyncio.sleep(0.02)
        self.taken_over.append(monotonic() - began)
