"""Stops the database server during a COMMIT. Its standby takes over, with or without the transaction."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.features.parties import deciding
from bot.model.ids import PartieId
from data.store.address import ServerAddress
from data.store.errors import DATABASE_ERRORS
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened, simply
from tests.lab.faults import Effort
from tests.lab.faults.own_server import OwnServer, own_server
from tests.support.figures import AtLeast, Figure, Progress
from tests.support.waiting import wait_for

BEFORE: Final = 3
AFTER: Final = 5
"""Decisions before the failover, and after it."""


class Standby(StrEnum):
    """How much of the lost COMMIT has reached the standby."""

    HAS_IT = "with the transaction"
    LACKS_IT = "without the transaction"
    HAS_ANOTHER = "without the transaction, whose number another one has"


@dataclass(slots=True)
class Toll:
    """Damage by the failovers, in decisions."""

    refused: int = 0
    lost: int = 0
    twice: int = 0
    unheard: int = 0


def failover(effort: Effort) -> Iterator[Figure]:
    toll, times = Toll(), effort.of(20, quick=1) * len(Standby)
    asyncio.run(_run(toll, times))
    of = f"of {times:,} failovers"
    yield Figure("clicks answered with an error, a standby takes over", toll.refused, of, 0)
    yield Figure("confirmed decisions lost, a standby takes over", toll.lost, of, 0)
    yield Figure("decisions kept twice, a standby takes over", toll.twice, of, 0)
    yield Figure("decisions that nobody heard of, a standby takes over", toll.unheard, of, 0)
    yield AtLeast("failovers in a COMMIT", times, "failovers", len(Standby))


async def _run(toll: Toll, times: int) -> None:
    progress = Progress("failovers", times)
    for done in range(times):
        async with own_server(standby=True) as server:
            await _fail_over(server, [*Standby][done % len(Standby)], toll)
        progress(done + 1)


async def _fail_over(server: OwnServer, standby: Standby, toll: Toll) -> None:
    # The second host is there once the standby has taken over.
    second = server.folder / "second"
    address = ServerAddress(f"postgresql://piquet@/piquet?host={server.folder},{second}")
    async with opened(address) as services:
        partie = await services.begin()
        for _ in range(BEFORE):
            await _decide(services, partie)
        heard: list[Any] = []
        services.context.database.subscribe(heard.extend)
        await _let_standby_follow(server)
        if standby is not Standby.HAS_IT:
            await _cut_off_standby(server)
        await _let_commits_wait(server)
        deciding_now = asyncio.create_task(_decide(services, partie))
        await _commit_waits(server)
        await server.crash()
        await server.promote_standby()
        if standby is Standby.HAS_ANOTHER:
            with server.connected(standby=True) as admin:
                for _ in range(10):
                    admin.execute("SELECT pg_current_xact_id()")
        second.symlink_to(server.folder / "standby")
        before = BEFORE
        for decision in (deciding_now, *(_decide(services, partie) for _ in range(AFTER))):
            try:
                await decision
            except DATABASE_ERRORS:
                toll.refused += 1
            else:
                before += 1
        kept = await services.context.database.read(
            lambda tx: tx.fetch_value("SELECT count(*) FROM requests WHERE partie = ?", partie)
        )
        toll.lost += max(before - kept, 0)
        toll.twice += max(kept - before, 0)
        toll.unheard += not heard


async def _decide(services: ServiceContext, partie: PartieId) -> None:
    row = await services.row(partie)
    await deciding.act(services.context, partie, (ADA, BEN)[row.to_act or 0], simply, seen=row.seq, key=key())


async def _let_standby_follow(server: OwnServer) -> None:
    with server.connected() as admin:
        replayed = "SELECT replay_lsn >= %s FROM pg_stat_replication"
        ((now,),) = admin.execute("SELECT pg_current_wal_lsn()").fetchall()
        await _until(lambda: admin.execute(replayed, [now]).fetchall() == [(True,)], "the standby follows")


async def _cut_off_standby(server: OwnServer) -> None:
    with server.connected(standby=True) as admin:
        admin.execute("ALTER SYSTEM SET primary_conninfo = ''")
        admin.execute("SELECT pg_reload_conf()")
    with server.connected() as admin:
        followers = "SELECT count(*) FROM pg_stat_replication"
        await _until(lambda: admin.execute(followers).fetchall() == [(0,)], "the standby is cut off")


async def _let_commits_wait(server: OwnServer) -> None:
    """Makes commits wait for a missing synchronous standby: they are stored, but never answered."""
    with server.connected() as admin:
        admin.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        admin.execute("SELECT pg_reload_conf()")
        shown = "SELECT setting FROM pg_settings WHERE name = 'synchronous_standby_names'"
        await _until(lambda: admin.execute(shown).fetchall() == [("nobody",)], "commits wait")


async def _commit_waits(server: OwnServer) -> None:
    with server.connected() as admin:
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND datname = 'piquet'"
        await _until(lambda: admin.execute(waits).fetchall() == [(1,)], "a COMMIT waits")
        if admin.execute("SELECT count(*) FROM pg_stat_replication").fetchall() == [(1,)]:
            await _let_standby_follow(server)


async def _until(true: Callable[[], bool], what: str) -> None:
    async with wait_for(what):
        while not true():  # noqa: ASYNC110 - the server calls nobody
            await asyncio.sleep(0.01)
