import asyncio
import re
import sqlite3

import psycopg
import pytest

from bot.admin.monitor import vitals
from bot.admin.monitor.vitals import Running, ShardState
from bot.features.servers import membership
from bot.runtime.agenda import Agenda, Entry
from bot.runtime.limits import IN_A_ROW
from bot.runtime.messenger import Failure
from data import meta
from data.outbox import Place
from data.store.errors import ServerError
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import CHANNEL, GUILD, ServiceContext
from tests.support.paths import ROOT
from tests.support.server_databases import address_of
from tests.support.waiting import wait_for

DAY = 24 * 60 * 60


def running(services: ServiceContext, *entries: Entry) -> Running:
    agenda = Agenda(services.context)
    agenda.add(services.reminders, *entries)
    return Running(services.context, agenda, lambda: services.poster.arrived_at)


def shard(number: int, ago: float | None = 1.0, *, ready: bool = True) -> ShardState:
    return ShardState(number, ago, 0.05, ready)


def test_the_gateway_is_as_good_as_its_worst_shard() -> None:
    good = vitals.gateway([shard(0), shard(1, vitals.GATEWAY_SILENCE)])
    assert (good.good, good.figure, good.beside) == (
        True,
        vitals.GATEWAY_SILENCE,
        {"shards": 2, "ready": 2, "latency": 0.05},
    )
    assert not vitals.gateway([shard(0), shard(1, vitals.GATEWAY_SILENCE + 1)]).good
    assert not vitals.gateway([shard(0), shard(1, ready=False)]).good
    never = vitals.gateway([shard(0), shard(1, None, ready=False)])
    assert (never.good, never.figure) == (False, None)
    assert not vitals.gateway([]).good


async def test_a_database_that_takes_the_write_is_good(services: ServiceContext) -> None:
    found = await vitals.database(running(services))
    assert found.good
    assert found.figure is not None


@pytest.mark.of_a_file
async def test_a_database_that_refuses_the_write_says_why(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: tx.execute("PRAGMA query_only = ON"))
    found = await vitals.database(running(services))
    await services.context.database.read(lambda tx: tx.execute("PRAGMA query_only = OFF"))
    assert not found.good
    assert "READONLY" in found.why


@pytest.mark.of_a_file
async def test_a_full_disk_is_noticed_even_if_it_accepts_small_writes(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = services.context.database
    pages = await database.read(lambda tx: tx.fetch_value("PRAGMA page_count"))
    await database.write(lambda tx: tx.fetch_value(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await database.write(lambda tx: meta.set_meta(tx, "large", "x" * 1_000_000))
    assert "SQLITE_FULL" in (await vitals.database(running(services))).why
    monkeypatch.setattr(vitals, "REFUSAL_LASTS", 0.0)
    assert not (await vitals.database(running(services))).good
    await database.write(lambda tx: tx.fetch_value(f"PRAGMA max_page_count = {pages + 1000}"))
    assert (await vitals.database(running(services))).good
    assert database.refused is None


@pytest.mark.of_a_server
@pytest.mark.parametrize(("code", "named"), [("53100", "disk"), ("58030", "disk"), ("25006", "read-only")])
async def test_a_server_whose_disk_is_full_is_noticed(services: ServiceContext, code: str, named: str) -> None:
    """A full disk refuses only writes to growing tables; the check's own write needs no new page."""
    refuses = f"""
        DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{code}'; END $$
    """
    with pytest.raises(ServerError):
        await services.context.database.write(lambda tx: tx.execute(refuses))
    found = await vitals.database(running(services))
    assert not found.good
    assert named in found.why


@pytest.mark.of_a_server
async def test_a_server_that_takes_no_writes_is_noticed(services: ServiceContext) -> None:
    def work(tx: Transaction) -> None:
        tx.execute("SET TRANSACTION READ ONLY")
        meta.set_meta(tx, "any", "thing")

    with pytest.raises(ServerError):
        await services.context.database.write(work)
    assert "read-only" in (await vitals.database(running(services))).why


async def test_before_the_login_everything_is_bad() -> None:
    found = await vitals.vitals([], None)
    assert set(found) == {"gateway", "database", "schema", "notices", "clocks"}
    assert not any(check.good for check in found.values())


async def test_notices_that_are_not_sent_are_bad_after_a_while(services: ServiceContext) -> None:
    await services.begin()
    assert (await vitals.notices(running(services))).figure == 0
    services.clock.now += int(vitals.NOTICE_WAIT)
    found = await vitals.notices(running(services))
    assert (found.good, found.figure) == (True, vitals.NOTICE_WAIT)
    services.clock.now += 1
    assert not (await vitals.notices(running(services))).good


async def test_notices_that_discord_does_not_accept_are_bad_once_none_arrives(services: ServiceContext) -> None:
    partie = await services.begin()
    services.messenger.fails("open_table", Failure.LATER, times=1000)
    services.messenger.fails("deal_hand", Failure.LATER, times=1000)
    began = services.clock.now
    await services.later(partie, int(vitals.NOTICE_WAIT) + 700)
    found = await vitals.notices(running(services))
    assert not found.good
    # The delays between the attempts tell when it began to wait.
    assert found.figure == services.clock.now - began
    services.poster.arrived_at = services.clock.now
    found = await vitals.notices(running(services))
    assert (found.good, found.figure) == (True, services.clock.now - began)


async def test_notices_for_a_server_without_the_bot_are_held_and_harm_nothing(services: ServiceContext) -> None:
    partie = await services.begin(pace=DAY)
    await services.tell(partie)
    await services.decide(partie)
    await membership.left(services.context, GUILD)
    services.clock.now += DAY
    found = await vitals.notices(running(services))
    assert (found.good, found.figure, found.beside["waiting"]) == (True, 0, 0)
    assert (found.beside["held"] or 0) > 0


async def test_table_notices_are_held_while_the_channel_bars_the_bot(services: ServiceContext) -> None:
    partie = await services.begin()
    services.messenger.barred |= {CHANNEL, THREAD + partie}
    await services.later(partie, 2 * DAY)
    (table,) = [notice for notice in await services.waiting(partie) if notice.place is Place.TABLE]
    assert table.attempts > 5
    services.clock.now = table.due_at
    found = await vitals.notices(running(services))
    assert (found.good, found.figure, found.beside["waiting"]) == (True, 0, 0)
    assert found.beside["held"]


async def test_the_check_says_that_discord_refuses_all_requests(services: ServiceContext) -> None:
    await services.begin()
    for _ in range(IN_A_ROW):
        services.context.throttle.refusals.record(refused=True, whole_bot=True)
    services.clock.now += int(vitals.NOTICE_WAIT) + 1
    found = await vitals.notices(running(services))
    assert not found.good
    assert "Discord refuses all requests" in found.why


async def test_an_unattended_clock_is_bad_after_a_while(services: ServiceContext) -> None:
    await services.start_reminders()
    await services.begin(pace=DAY)
    assert (await vitals.clocks(running(services))).figure == 0
    services.clock.now += DAY
    found = await vitals.clocks(running(services))
    assert not found.good
    assert found.figure is not None
    assert found.figure > vitals.LATENESS


async def test_a_check_that_fails_is_bad_and_hides_no_other(services: ServiceContext) -> None:
    class Broken(Entry):
        timely = True

        async def next_due(self) -> int | None:
            raise RuntimeError("a bug")

    found = await vitals.vitals([shard(0)], running(services, Broken()))
    assert {name for name, check in found.items() if not check.good} == {"clocks"}
    assert "RuntimeError" in found["clocks"].why


def test_the_table_for_hosts_has_every_limit() -> None:
    page = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8").partition("## Health checks")[2]
    told = dict(re.findall(r"^\| `(\w+)` \| .*? \| over (\d+)", page, re.MULTILINE))
    limits = {
        "gateway": vitals.GATEWAY_SILENCE,
        "database": vitals.WRITE_TIME,
        "notices": vitals.NOTICE_WAIT,
        "clocks": vitals.LATENESS,
    }
    assert {name: float(limit) for name, limit in told.items()} == limits | {"standby": vitals.SERVER_SILENCE}


async def test_a_standby_is_well_while_it_reaches_the_database() -> None:
    assert [*(await vitals.vitals([], None, 0.2)).items()] == [("standby", vitals.Vital(0.2, vitals.SERVER_SILENCE))]
    found = await vitals.vitals([], None, 2 * vitals.SERVER_SILENCE)
    assert [check.good for check in found.values()] == [False]


@pytest.mark.of_a_server
async def test_a_server_that_became_read_only_is_noticed(services: ServiceContext) -> None:
    database = services.context.database
    assert (await vitals.database(running(services))).good
    name = await database.read(lambda tx: tx.fetch_value("SELECT current_database()"))
    cut = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
    """
    for state, refused in (("on", True), ("off", False)):
        with psycopg.connect(address_of(name).url, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {state}'.encode())
            connection.execute(cut)
        async with wait_for(f"read-only is {state}"):
            while True:
                why = (await vitals.database(running(services))).why
                if "read-only" in why if refused else not why:
                    break
                database.refused = None
                await asyncio.sleep(0.05)
