"""Kills or silences a bot's active process at the worst moments, so that its standby takes over.

The process is suspended, its database connection is cut or hangs, or the server ends its connections. When it wakes, it
does nothing but exit, and restarts as the standby.
"""

import asyncio
import signal
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from statistics import median
from time import time
from typing import Final

from data.store.postgresql.lease import FRESH, LEASE
from tests.fakes.process.bot_process import BotProcess
from tests.fakes.wire.policy import Fault, FaultKind
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.lab.faults import Effort
from tests.lab.faults.left_work import LATER, left_work
from tests.lab.faults.made_messages import MadeMessages
from tests.lab.faults.own_server import OwnServer, own_server
from tests.lab.faults.room import Room, figures, room_with_standby
from tests.support.figures import AtLeast, Figure, Goal, Progress
from tests.support.server_proxy import Proxy, proxy_before
from tests.support.waiting import wait_for

TABLES: Final = range(4)
LONELY: Final = {3}
"""The table against the house."""
PAUSE: Final = 0.2
UNDER_WAY: Final = 1.0
"""Seconds for a sent message to reach Discord, on a busy machine."""
REPLIES: Final = (0.5, 12.0)
"""Seconds for which an answer is held back: it comes while the process is silent, or afterwards."""
COMMIT: Final = 0.3
"""Seconds until an answer that starts a transaction, which is then interrupted."""
MISSED: Final = 5.0
"""Seconds to wait for a transaction."""
RANDOM: Final = 3.0
"""A random moment comes within this many seconds."""
ASKED: Final = 10.0
"""The goal for a complete takeover, in seconds."""
TAKEN: Final = 60.0
"""The bound for a complete takeover on a busy machine, in seconds."""
ENDED: Final = 1
"""The exit status after losing the lease to another process."""

WATCH: Final = """
CREATE ROLE first SUPERUSER LOGIN;
CREATE ROLE second SUPERUSER LOGIN;
CREATE SCHEMA lab;
CREATE TABLE lab.stored (number xid8 DEFAULT pg_current_xact_id(), who name DEFAULT session_user, what text);
CREATE FUNCTION lab.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO lab.stored (what) VALUES (concat_ws(' ', TG_TABLE_NAME, TG_OP));
    RETURN NULL;
END $$;
"""
WATCHED: Final = "; ".join(
    f"CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON {table} FOR EACH STATEMENT EXECUTE FUNCTION lab.note()"
    for table in ("actions", "meta", "outbox", "parties", "posts", "requests", "seats", "users")
)
STORED: Final = """
SELECT number, string_agg(DISTINCT what, ', ') FROM lab.stored
WHERE who = %s AND extract(epoch FROM pg_xact_commit_timestamp(xmin)) > %s GROUP BY number
"""
"""Selects the transactions committed by a process since a given time."""
_OPEN: Final = """
SELECT 1 FROM pg_stat_activity WHERE usename = %s AND backend_xid IS NOT NULL AND wait_event_type = 'Lock'
"""
_ACTIVE: Final = "SELECT 1 FROM pg_stat_activity WHERE usename = %s AND application_name = 'piquet active'"
_END: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s"


class Case(StrEnum):
    """How the active process is silenced."""

    KILLED = "the process is killed"
    STOPPED = "the process is stopped"
    """By SIGSTOP."""
    CUT = "its network is cut"
    """Packets to and from the database vanish (see ``server_proxy``)."""
    HANGING = "its proxy hangs"
    """The database connection hangs, and nothing is closed."""
    ENDED = "the server ends its connections"
    """The process itself goes on, and last heard from the server just before."""


BEGUN: Final = Counter({Case.STOPPED: 10})
"""The most requests that the old process may still send on waking. On a busy machine, several have passed the request
gate and are not written yet when the process is stopped. Other figures count their damage."""


class Aim(StrEnum):
    """When the active process is silenced."""

    REPLY = "while a reply is on its way"
    """Discord has a message, but its answer has not arrived."""
    TRANSACTION = "while a transaction is open"
    """The transaction waits for a database lock while it stores a delivery."""
    RANDOM = "at a random moment"


@dataclass(slots=True)
class Side:
    """One of the bot's two processes, identified by its database user and host name."""

    bot: BotProcess
    user: str
    """Its database user."""
    host: str
    """Its host name for Discord."""
    proxy: Proxy


def takeover(effort: Effort) -> Iterator[Figure]:
    yield from asyncio.run(_run(effort.of(20, quick=len(Aim))))


async def _run(rounds: int) -> list[Figure]:
    # One after another: each is to have the machine to itself.
    return [figure for case in Case for figure in await _case(case, rounds)]


async def _case(case: Case, rounds: int) -> list[Figure]:
    async with _sides(case) as (here, server, sides):
        return await Takeovers(here, server, sides, case).figures(rounds)


@asynccontextmanager
async def _sides(case: Case) -> AsyncIterator[tuple[Room, OwnServer, list[Side]]]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="piquet-takeover-")))
        server = await stack.enter_async_context(own_server(tcp=True))
        with server.connected(database="piquet") as admin:
            admin.execute(WATCH)
            admin.execute("ALTER SYSTEM SET track_commit_timestamp = on")
        await server.restart("fast")
        names = {"first": "127.0.0.1", "second": "localhost"}
        proxies = [await stack.enter_async_context(proxy_before(server.by_tcp(user))) for user in names]
        sides: list[Side] = []

        def prepare(bots: list[BotProcess]) -> None:
            for bot, (user, host), proxy in zip(bots, names.items(), proxies, strict=True):
                address = proxy.address if case in (Case.CUT, Case.HANGING) else server.by_tcp(user)
                rest = bot.wire.address.replace("127.0.0.1", host)
                bot.set_environment(PIQUET_DATABASE=address.url, WIRE_REST=rest)
                sides.append(Side(bot, user, host, proxy))

        seed = [*Case].index(case)
        here = await stack.enter_async_context(room_with_standby(folder, server.address, seed, prepare))
        here.lonely |= LONELY
        with server.connected(database="piquet") as admin:
            admin.execute(WATCHED)
        yield here, server, sides


class Takeovers:
    """Silences the active process again and again in one way, and counts the damage."""

    def __init__(self, here: Room, server: OwnServer, sides: list[Side], case: Case) -> None:
        self._here = here
        self._server = server
        self._active, self._standby = sides
        self._case = case
        self._aims = Counter[Aim]()
        self._made = MadeMessages()
        self._missed = 0
        self._took: list[float] = []
        self._sent: list[str] = []
        self._stored: list[str] = []
        self._remained: list[str] = []

    async def figures(self, rounds: int) -> list[Figure]:
        here, case, progress = self._here, self._case, Progress(self._case, rounds)
        tables = [asyncio.create_task(here.keep_table(number, PAUSE)) for number in TABLES]
        for done in range(rounds):
            await self._round([*Aim][done % len(Aim)])
            progress(done + 1)
        here.closing = True
        await asyncio.gather(*tables)
        self._made.count(here.wire)
        for wrong in [*self._sent, *self._stored, *self._remained]:
            here.tell(wrong)
        of = f"in {rounds:,} takeovers"
        return [
            *figures(here, case),
            Goal(f"until the standby has taken over, longest, {case}", "seconds", None, ASKED, TAKEN).measured(
                max(self._took)
            ),
            Figure(f"until the standby has taken over, median, {case}", median(self._took), "seconds"),
            Figure(f"messages told twice, {case}", self._made.twice, f"of {self._made.number:,}", 0),
            Goal(f"requests of the old process after the takeover, {case}", "requests", None, 0, BEGUN[case]).measured(
                len(self._sent)
            ),
            Figure(f"transactions of the old process after the takeover, {case}", len(self._stored), of, 0),
            Figure(f"old processes that did not end, {case}", len(self._remained), of, 0),
            *(AtLeast(f"takeovers {aim}, {case}", self._aims[aim], of, rounds // len(Aim)) for aim in Aim),
            Figure(f"transactions that were awaited in vain, {case}", self._missed, of),
        ]

    async def _round(self, aim: Aim) -> None:
        here, old = self._here, self._active
        began = await self._fall_silent(aim)
        self._aims[aim] += 1
        left = left_work(here.books)
        taken = await self._taken()
        await self._do_all(left)
        self._took.append(time() - began)
        # Until then the old process may go on as if nothing had been.
        await asyncio.sleep(max(began + LEASE - time(), 0))
        woke = time()
        await self._wake()
        await self._end(old)
        may_until = {Case.STOPPED: woke, Case.ENDED: taken + UNDER_WAY}.get(self._case, began + FRESH + UNDER_WAY)
        self._sent += [
            f"{request} from the old process, {request.when - began:.1f} s after it fell silent"
            for request in here.wire.requests
            if request.host.partition(":")[0] == old.host and request.method != "GET" and request.when > may_until
        ]
        with self._server.connected(database="piquet") as admin:
            stored = admin.execute(STORED, [old.user, taken]).fetchall()
        self._stored += [f"the old process stored {what}" for _, what in stored]
        self._made.count(here.wire)
        here.wire.requests.clear()
        here.mute += [f"partie {partie}: {breach}" for partie, breach in here.books.breaches()]
        await old.bot.stand_by()
        self._active, self._standby = self._standby, old

    # The moments.

    async def _fall_silent(self, aim: Aim) -> float:
        match aim:
            case Aim.REPLY:
                await self._message_arrives(self._here.dice.choice(REPLIES))
            case Aim.TRANSACTION:
                return await self._fall_silent_in_transaction()
            case Aim.RANDOM:
                await asyncio.sleep(self._here.dice.random() * RANDOM)
        return await self._silence()

    async def _message_arrives(self, delay: float) -> None:
        fault = Fault(FaultKind.LATE, "POST", "/channels/{}/messages", delay=delay)
        self._here.wire.faults.add(fault)
        await self._here.wire.until(lambda: fault.hits, why="the active process sends a message")
        self._here.wire.faults.clear()

    async def _fall_silent_in_transaction(self) -> float:
        while True:
            await self._message_arrives(COMMIT)
            with self._server.connected(database="piquet") as admin, self._server.connected(database="piquet") as other:
                admin.execute("BEGIN")
                await asyncio.to_thread(admin.execute, "LOCK TABLE posts IN SHARE ROW EXCLUSIVE MODE")
                if await _comes(lambda: other.execute(_OPEN, [self._active.user]).fetchall()):
                    # The lock is freed after it: the transaction goes on as far as it can.
                    return await self._silence()
            self._missed += 1

    async def _silence(self) -> float:
        began = time()
        match self._case:
            case Case.KILLED:
                await self._active.bot.kill()
                # Its pending interactions stay unanswered.
                self._here.wire.interactions.cut_off()
            case Case.STOPPED:
                self._active.bot.signal(signal.SIGSTOP)
            case Case.CUT:
                await self._active.proxy.cut()
            case Case.HANGING:
                await self._active.proxy.hang()
            case Case.ENDED:
                self._end_connections()
        return began

    def _end_connections(self) -> None:
        with self._server.connected() as admin:
            admin.execute(_END, [self._active.user])

    async def _wake(self) -> None:
        match self._case:
            case Case.STOPPED:
                self._active.bot.signal(signal.SIGCONT)
            case Case.CUT | Case.HANGING:
                await self._active.proxy.go_on()

    # Results.

    async def _taken(self) -> float:
        with self._server.connected() as admin:

            def has_lease(side: Side) -> bool:
                return bool(admin.execute(_ACTIVE, [side.user]).fetchall())

            async with wait_for("the standby has the lease"):
                while not has_lease(self._standby):
                    if self._case is Case.ENDED and has_lease(self._active):
                        # The old process was quicker.
                        self._end_connections()
                    await asyncio.sleep(0.01)
        return time()

    async def _do_all(self, left: dict[tuple[str, int, int], str]) -> None:
        async with wait_for(f"the standby does what was left: {'; '.join(left.values())}"):
            while any(key in left_work(self._here.books, LATER) for key in left):  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.02)
        wire = self._here.wire
        await wire.until(lambda: any(map(self._answers_click, wire.requests)), why="a click on a hand is answered")

    def _answers_click(self, request: ReceivedRequest) -> bool:
        return request.host.partition(":")[0] == self._standby.host and request.route.startswith("/interactions/")

    async def _end(self, old: Side) -> None:
        if self._case is not Case.KILLED and (status := await old.bot.ended()) != ENDED:
            self._remained.append(f"the old process ended with {status}")


async def _comes(found: Callable[[], object]) -> bool:
    until = time() + MISSED
    while not found():
        if time() > until:
            return False
        await asyncio.sleep(0.002)
    return True
