"""A process of a bot of three falls silent without dying: it is stopped, or its way to the database is cut, or hangs.

The others do what it left once its lease has run out, and it does nothing of its own accord until it has a new one.
"""

import asyncio
import signal
import socket
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from enum import StrEnum
from pathlib import Path
from statistics import median
from time import time
from typing import Final

import aiohttp

from data.store.postgresql.session import FRESH, LEASE
from tests.fakes.process.bot_process import BotProcess
from tests.fakes.wire.policy import Fault, FaultKind
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.lab.faults import Effort
from tests.lab.faults.left_work import LATER, left_work
from tests.lab.faults.made_messages import MadeMessages
from tests.lab.faults.own_server import OwnServer, own_server
from tests.lab.faults.room import Room, figures, shared_room
from tests.support.figures import AtLeast, Figure, Goal, Progress
from tests.support.server_proxy import Proxy, proxy_before
from tests.support.waiting import wait_for

PROCESSES: Final = 3
VICTIM: Final = 1
TABLES: Final = (0, 1, 2, 4, 7)
"""Three of them are the victim's."""
LONELY: Final = {4}
"""At this one somebody plays the house."""
PAUSE: Final = 0.2
USER: Final = "victim"
"""The name by which the database knows the victim."""
HOST: Final = "localhost"
"""The name by which the victim calls Discord."""
UNDER_WAY: Final = 1.0
"""Seconds in which a message that has left the victim reaches Discord, on a busy machine."""
REPLIES: Final = (0.5, 12.0)
"""Seconds for which a reply is held back: it comes while the victim is silent, or after that."""
COMMIT: Final = 0.3
"""Seconds until the reply comes after which a transaction begins that is to be met."""
MISSED: Final = 5.0
"""Seconds after which a transaction that did not come is awaited no longer."""
RANDOM: Final = 3.0
"""A random moment is within so many seconds."""
ASKED: Final = 10.0
"""Seconds within which others are to tell what the victim left. What waits for longer is named on standard error."""
TOLD: Final = 60.0
"""Seconds within which they must, on a busy machine."""
OF_USE: Final = 60.0
"""Seconds after which the victim must be of use again. On an idle machine it is so after 3."""

WATCH: Final = """
CREATE ROLE victim SUPERUSER LOGIN;
CREATE SCHEMA lab;
CREATE TABLE lab.stored (number xid8 DEFAULT pg_current_xact_id(), who name DEFAULT session_user, what text);
CREATE FUNCTION lab.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO lab.stored (what) VALUES (concat_ws(' ', TG_TABLE_NAME, TG_OP, to_jsonb(coalesce(NEW, OLD))));
    RETURN NULL;
END $$;
"""
WATCHED: Final = """
CREATE TRIGGER posted AFTER INSERT OR UPDATE OR DELETE ON posts FOR EACH ROW EXECUTE FUNCTION lab.note();
CREATE TRIGGER tried AFTER UPDATE ON outbox FOR EACH ROW
    WHEN (NEW.tried <> OLD.tried OR NEW.attempts <> OLD.attempts) EXECUTE FUNCTION lab.note();
CREATE TRIGGER told AFTER DELETE ON outbox FOR EACH ROW
    WHEN (OLD.place IN ('table', 'channel')) EXECUTE FUNCTION lab.note();
CREATE TRIGGER decided AFTER INSERT ON requests FOR EACH ROW EXECUTE FUNCTION lab.note();
"""
"""What the delivery of a message changes, and what marks the transaction of a decision.

Not watched is what any click may change without a lease: it begins a partie, sends a hand sooner, or shows a hand.
"""
STORED: Final = """
SELECT number, string_agg(DISTINCT what, ', ') FROM lab.stored
WHERE who = 'victim' AND extract(epoch FROM pg_xact_commit_timestamp(xmin)) BETWEEN %s AND %s
GROUP BY number HAVING NOT bool_or(what LIKE 'requests %%')
"""
"""The transactions about messages that the victim committed between two moments. A click that it decides is not one:
that needs no lease."""
_OPEN: Final = """
SELECT 1 FROM pg_stat_activity WHERE usename = 'victim' AND backend_xid IS NOT NULL AND wait_event_type = 'Lock'
"""
_TRIED: Final = """
SELECT count(*) FROM outbox JOIN parties ON parties.id = outbox.partie WHERE tried = 1 AND parties.guild = ?
"""
_LEASED: Final = """
SELECT CAST(extract(epoch FROM backend_start) AS double precision) FROM pg_stat_activity
WHERE usename = 'victim' AND application_name LIKE 'piquet %%/%%' AND backend_start > to_timestamp(%s)
"""
"""When the victim began the connection that has its lease since that moment."""


class Case(StrEnum):
    """How the victim falls silent."""

    STOPPED = "a process is stopped"
    """By SIGSTOP."""
    CUT = "its network is cut"
    """The packets between it and the database vanish, in both directions (see ``server_proxy``)."""
    HANGING = "its proxy hangs"
    """Nothing is passed on to the database, and nothing is closed."""


class Aim(StrEnum):
    """The moment at which it falls silent."""

    REPLY = "while a reply is on its way"
    """A message of one of its tables has arrived, and it has not heard of that."""
    TRANSACTION = "while a transaction is open"
    """It waits for a lock of the database in a transaction in which it stores what became of a message."""
    RANDOM = "at a random moment"


def silence(effort: Effort) -> Iterator[Figure]:
    """A process falls silent at the worst moments, and comes back."""
    yield from asyncio.run(_run(effort.of(20, quick=len(Aim))))


async def _run(rounds: int) -> list[Figure]:
    found = await asyncio.gather(*(_case(case, rounds) for case in Case))
    return [figure for case in found for figure in case]


async def _case(case: Case, rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-silence-") as folder:
        async with own_server(tcp=True) as server, proxy_before(server.by_tcp(USER)) as proxy:
            with server.connected(database="piquet") as admin:
                admin.execute(WATCH)
                admin.execute("ALTER SYSTEM SET track_commit_timestamp = on")
            await server.restart("fast")
            async with _room(Path(folder), server, proxy, case) as (here, health):
                return await Silences(here, server, proxy, case, health).figures(rounds)


@asynccontextmanager
async def _room(folder: Path, server: OwnServer, proxy: Proxy, case: Case) -> AsyncIterator[tuple[Room, str]]:
    """The room, and the address at which the victim tells how it is."""
    address = server.by_tcp(USER) if case is Case.STOPPED else proxy.address
    health = f"127.0.0.1:{_free_port()}"

    def prepare(bots: Sequence[BotProcess]) -> None:
        rest = bots[VICTIM].wire.address.replace("127.0.0.1", HOST)
        bots[VICTIM].set_environment(PIQUET_DATABASE=address.url, WIRE_REST=rest, PIQUET_HTTP=health)

    async with shared_room(folder, server.address, PROCESSES, seed=[*Case].index(case), prepare=prepare) as here:
        here.lonely |= LONELY
        yield here, f"http://{health}/healthz"


class Silences:
    """The rounds of one case, and what came of them."""

    def __init__(self, here: Room, server: OwnServer, proxy: Proxy, case: Case, health: str) -> None:
        self._here = here
        self._server = server
        self._proxy = proxy
        self._case = case
        self._health = health
        self._victim = here.bots[VICTIM]
        self._guild = here.guilds[VICTIM]
        self._aims = Counter[Aim]()
        self._made = MadeMessages()
        self._missed = self._tried = 0
        self._told: list[float] = []
        self._of_use: list[float] = []
        self._sent: list[str] = []
        self._stored: list[str] = []
        self._ended: list[str] = []

    async def figures(self, rounds: int) -> list[Figure]:
        """Plays, with so many silences."""
        here, progress = self._here, Progress(f"silences, {self._case}", rounds)
        with self._server.connected(database="piquet") as admin:
            admin.execute(WATCHED)
        tables = [asyncio.create_task(here.keep_table(number, PAUSE)) for number in TABLES]
        for done in range(rounds):
            await self._round([*Aim][done % len(Aim)])
            progress(done + 1)
        here.closing = True
        await asyncio.gather(*tables)
        self._made.count(here.wire)
        for wrong in [*self._sent, *self._stored, *self._ended]:
            here.tell(wrong)
        with self._server.connected(database="piquet") as admin:
            stored = len(admin.execute(STORED, [0, time()]).fetchall())
        case, of = self._case, f"in {rounds:,} silences"
        return [
            *figures(here, case),
            Goal(f"until another has told what it left, longest, {case}", "seconds", None, ASKED, TOLD).measured(
                max(self._told)
            ),
            Figure(f"until another has told what it left, median, {case}", median(self._told), "seconds"),
            Figure(f"messages told twice, {case}", self._made.twice, f"of {self._made.number:,}", 0),
            AtLeast(f"messages that had arrived and were not stored as told, {case}", self._tried, of, 1),
            AtLeast(f"transactions about messages that the victim stored, {case}", stored, of, 1),
            Figure(f"messages that the old holder sent before it might, {case}", len(self._sent), of, 0),
            Figure(f"transactions that the old holder stored before it might, {case}", len(self._stored), of, 0),
            Figure(f"until it is of use again, longest, {case}", max(self._of_use), "seconds", OF_USE),
            Figure(f"processes that ended by themselves, {case}", len(self._ended), of, 0),
            *(AtLeast(f"silences {aim}, {case}", self._aims[aim], of, rounds // len(Aim)) for aim in Aim),
            Figure(f"transactions that were awaited in vain, {case}", self._missed, of),
        ]

    async def _round(self, aim: Aim) -> None:
        here = self._here
        began = await self._fall_silent(aim)
        self._aims[aim] += 1
        ((tried,),) = here.books.ask(_TRIED, self._guild.id)
        self._tried += tried
        await self._take_over()
        # Not before the lease has run out: until then the victim may go on as if nothing had been.
        await asyncio.sleep(max(began + LEASE + UNDER_WAY - time(), 0))
        woke = time()
        await self._come_back()
        leased = await self._lease_since(began)
        # Until then nobody else may act for it, and it may.
        may_until = woke if self._case is Case.STOPPED else began + FRESH + UNDER_WAY
        self._sent += [
            f"{request} from a process without its lease, {request.when - began:.1f} s after it fell silent"
            for request in here.wire.requests
            if self._is_message(request) and may_until < request.when < leased
        ]
        with self._server.connected(database="piquet") as admin:
            stored = admin.execute(STORED, [may_until, leased]).fetchall()
        self._stored += [f"a process without its lease stored {what}" for _, what in stored]
        await self._be_of_use(leased)
        self._of_use.append(time() - woke)
        self._ended += [f"process {bot.shards[0]} ended" for bot in here.bots if not bot.alive]
        self._made.count(here.wire)
        here.wire.requests.clear()
        here.mute += [f"partie {partie}: {breach}" for partie, breach in here.books.breaches()]

    # The moments.

    async def _fall_silent(self, aim: Aim) -> float:
        """Waits for such a moment, and gives it."""
        match aim:
            case Aim.REPLY:
                await self._message_arrives(self._here.dice.choice(REPLIES))
            case Aim.TRANSACTION:
                return await self._fall_silent_in_transaction()
            case Aim.RANDOM:
                await asyncio.sleep(self._here.dice.random() * RANDOM)
        return await self._silence()

    async def _message_arrives(self, delay: float) -> None:
        """Waits until a message of the victim's has arrived, and its reply is held back for so long."""
        fault = Fault(FaultKind.LATE, "POST", "/channels/{}/messages", delay=delay, where=self._is_at_table)
        self._here.wire.faults.add(fault)
        await self._here.wire.until(lambda: fault.hits, why="the victim sends a message")
        self._here.wire.faults.clear()

    async def _fall_silent_in_transaction(self) -> float:
        while True:
            await self._message_arrives(COMMIT)
            with self._server.connected(database="piquet") as admin, self._server.connected(database="piquet") as other:
                admin.execute("BEGIN")
                await asyncio.to_thread(admin.execute, "LOCK TABLE posts IN SHARE ROW EXCLUSIVE MODE")
                if await _comes(lambda: other.execute(_OPEN).fetchall()):
                    # The lock is freed after it: the transaction goes on as far as it can.
                    return await self._silence()
            self._missed += 1

    async def _silence(self) -> float:
        match self._case:
            case Case.STOPPED:
                self._victim.signal(signal.SIGSTOP)
            case Case.CUT:
                await self._proxy.cut()
            case Case.HANGING:
                await self._proxy.hang()
        return time()

    async def _come_back(self) -> None:
        if self._case is Case.STOPPED:
            self._victim.signal(signal.SIGCONT)
        else:
            await self._proxy.go_on()

    # What comes of it.

    async def _take_over(self) -> None:
        """Waits until others have done what there was to do for the victim, or what there is soon."""
        async with wait_for("there is something to take over"):
            while not (left := left_work(self._here.books, guild=self._guild.id)):  # noqa: ASYNC110 - it is others'
                await asyncio.sleep(0.02)
        began, named = time(), False
        async with wait_for(f"others do what a silent process left: {'; '.join(left.values())}"):
            while left := {key: said for key, said in left_work(self._here.books, LATER).items() if key in left}:
                if not named and time() - began > ASKED:
                    named = True
                    self._here.tell(f"{self._case}, waits for {ASKED:g} s: {'; '.join(left.values())}")
                await asyncio.sleep(0.02)
        self._told.append(time() - began)

    async def _lease_since(self, began: float) -> float:
        """When the victim began to take its lease again."""
        with self._server.connected(database="piquet") as admin:
            async with wait_for("the victim takes its lease again"):
                while not (found := admin.execute(_LEASED, [began]).fetchall()):  # noqa: ASYNC110 - it is others'
                    await asyncio.sleep(0.02)
        return float(found[0][0])

    async def _be_of_use(self, since: float) -> None:
        """Waits until the victim is well and has told something at one of its tables."""
        async with wait_for("the victim is well"), aiohttp.ClientSession() as session:
            while not await _is_well(session, self._health):  # noqa: ASYNC110 - it is others'
                await asyncio.sleep(0.05)

        def tells() -> bool:
            return any(self._is_at_table(one) and one.when > since for one in self._here.wire.requests)

        await self._here.wire.until(tells, why="the victim tells something")

    def _is_message(self, request: ReceivedRequest) -> bool:
        """Whether the victim sends, edits or deletes a message of its own accord."""
        return request.host == HOST and request.method != "GET" and request.route.startswith("/channels/")

    def _is_at_table(self, request: ReceivedRequest) -> bool:
        """Whether it is one at its own tables."""
        return self._is_message(request) and int(request.path.split("/")[2]) in self._guild.channels


async def _comes(found: Callable[[], object]) -> bool:
    """Whether something is found soon."""
    until = time() + MISSED
    while not found():
        if time() > until:
            return False
        await asyncio.sleep(0.002)
    return True


async def _is_well(session: aiohttp.ClientSession, address: str) -> bool:
    try:
        async with session.get(address) as response:
            return response.status == 200
    except aiohttp.ClientError:
        return False


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
