"""Restarts the PostgreSQL server and cuts connections of a bot and its standby. The bot continues."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from data.store.postgresql.lease import SETTLES
from tests.fakes.process.bot_process import HASTE, BotProcess
from tests.fakes.wire.policy import Fault, FaultKind
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.lab.faults import Effort
from tests.lab.faults.made_messages import MadeMessages
from tests.lab.faults.own_server import OwnServer, own_server
from tests.lab.faults.room import Room, figures, room
from tests.support.figures import AtLeast, Figure, Progress

TABLES: Final = 4
LONELY: Final = {1}
"""The table against the house."""
PAUSE: Final = 0.1
MODES: Final = ("fast", "immediate")
RANDOM: Final = 2.0
"""The server restarts within this many seconds, or while a message is on its way."""
REPLY: Final = 2.0
"""Seconds for which Discord holds back the message's answer."""
WATCHED: Final = SETTLES + 2.0
"""Seconds after a restart in which the standby could take the lease of the active process."""
HOST: Final = "localhost"
"""The standby's host name for Discord."""
LEASED: Final = 60.0
"""Seconds after a restart until the active process has its lease again; 1 on an idle machine."""

_HOLDERS: Final = """
SELECT DISTINCT usename FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND datname = 'piquet'
"""


def restarts(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-restarts-") as folder:
        yield from asyncio.run(_run(Path(folder), effort.of(10, quick=2)))


async def _run(folder: Path, times: int) -> list[Figure]:
    async with own_server() as server, room(folder, PIQUET_DATABASE=server.address.url) as here:
        with server.connected() as admin:
            admin.execute("CREATE ROLE second SUPERUSER LOGIN")
        (folder / "second").mkdir()
        second = BotProcess(
            here.wire,
            here.zygote,
            folder / "second",
            haste=HASTE,
            PIQUET_DATABASE=server.address.url.replace("piquet@", "second@"),
            WIRE_REST=here.wire.address.replace("127.0.0.1", HOST),
        )
        try:
            await second.stand_by()
            return await Restarts(here, server, second).figures(times)
        finally:
            if second.alive:
                await second.kill()


class Restarts:
    def __init__(self, here: Room, server: OwnServer, second: BotProcess) -> None:
        self._here = here
        self._server = server
        self._second = second
        self._made = MadeMessages()
        self._cuts = 0
        self._intruded: list[str] = []
        self._not_one: list[str] = []
        self._leased: list[float] = []

    async def figures(self, times: int) -> list[Figure]:
        here, progress = self._here, Progress("restarts of the server of a bot and its standby", times)
        here.lonely |= LONELY
        tables = [asyncio.create_task(here.keep_table(number, PAUSE)) for number in range(TABLES)]
        for done in range(times):
            self._cuts += await self._server.cut()
            await self._restart(
                MODES[done % 2], message=bool(done // 2 % 2) or (times == len(MODES) and bool(done % 2))
            )
            progress(done + 1)
        # Once the first is killed, clicks may fail.
        refused = here.decisions.failed | here.decisions.denied
        took_over = await self._take_over()
        here.closing = True
        await asyncio.gather(*tables)
        self._made.count(here.wire)
        for wrong in [*self._not_one, *self._intruded]:
            here.tell(wrong)
        of = f"{times:,} restarts"
        return [
            *figures(here, of),
            Figure(f"clicks refused, {of}", len(refused), f"of {len(here.decisions.pressed):,}", 0),
            Figure(f"requests with which the standby changes something, {of}", len(self._intruded), "requests", 0),
            Figure(f"messages told twice, {of}", self._made.twice, f"of {self._made.number:,}", 0),
            Figure(f"times that not exactly one process was active, {of}", len(self._not_one), f"of {times:,}", 0),
            Figure(f"until the bot has its lease again, longest, {of}", max(self._leased), "seconds", LEASED),
            AtLeast("transactions that were cut", self._cuts, f"in {of}", 1),
            AtLeast("standbys that took over once the bot was dead", took_over, f"after {of}", 1),
        ]

    async def _restart(self, mode: str, *, message: bool) -> None:
        here = self._here
        if message:
            fault = here.wire.faults.add(Fault(FaultKind.LATE, "POST", "/channels/{}/messages", delay=REPLY))
            await here.wire.until(lambda: fault.hits, why="a message is sent")
            here.wire.faults.clear()
        else:
            await asyncio.sleep(here.dice.random() * RANDOM)
        await self._server.restart(mode)
        began = monotonic()
        ran = await self._watch(began)
        sessions = len(here.wire.gateway.sessions)
        if ran != {"piquet"} or not (here.bot.alive and self._second.alive) or sessions != 1:
            lives = here.bot.alive, self._second.alive
            self._not_one.append(f"{mode}: {ran} had the database, they live: {lives}, {sessions} sessions")
        await self._played(1)
        self._intruded += [f"{request} by the standby" for request in here.wire.requests if self._acts(request)]
        here.wire.requests.clear()
        self._made.count(here.wire)
        here.mute += [f"partie {partie}: {breach}" for partie, breach in here.books.breaches()]

    async def _watch(self, began: float) -> set[str]:
        ran = set[str]()
        with self._server.connected() as admin:
            while monotonic() < began + WATCHED or not ran:
                found = {user for (user,) in admin.execute(_HOLDERS).fetchall()}
                if found and not ran:
                    self._leased.append(monotonic() - began)
                ran |= found
                await asyncio.sleep(0.02)
        return ran

    async def _take_over(self) -> int:
        here = self._here
        await here.bot.kill()
        await self._played(TABLES)
        return int(any(map(self._acts, here.wire.requests)))

    async def _played(self, decisions: int) -> None:
        confirmed = self._here.decisions.confirmed
        wanted = len(confirmed) + decisions
        await self._here.wire.until(lambda: len(confirmed) >= wanted, why="a decision is confirmed")

    @staticmethod
    def _acts(request: ReceivedRequest) -> bool:
        return request.host == HOST and request.method != "GET"
