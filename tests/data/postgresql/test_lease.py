import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from data.meta import get_meta, set_meta
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import DatabaseInUse, ServerError, ServerGone
from data.store.lock import take_lock
from data.store.postgresql import connecting, lease
from data.store.postgresql.lease import Lease
from data.store.transaction import Transaction
from tests.support.server_databases import address_of, admin, create_copy, database_for, drop
from tests.support.server_proxy import proxy_before
from tests.support.waiting import wait_for

pytestmark = pytest.mark.of_a_server


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "LEASE", 2.0)
    monkeypatch.setattr(lease, "FRESH", 1.0)
    monkeypatch.setattr(lease, "SETTLES", 0.0)
    monkeypatch.setattr(lease, "PATIENCE", 2.0)
    monkeypatch.setattr(lease, "KEEPS_EVERY", 0.1)


@pytest.fixture
def server(path: Path) -> ServerAddress:
    return database_for(path)


@pytest.fixture
def empty() -> Iterator[ServerAddress]:
    name = create_copy("template0")
    yield address_of(name)
    drop(name)


class Process:
    """A bot process: its lease, and its database once it is active."""

    def __init__(self, address: ServerAddress, by: ServerAddress | None = None) -> None:
        self.lease = Lease(by or address)
        self.stood_by = False
        self.displaced = asyncio.Event()
        self._address = by or address
        self.database: Database

    async def run(self) -> None:
        """Waits for the lease, keeps it, and opens the database."""

        def stand_by() -> None:
            self.stood_by = True

        await self.lease.wait(stand_by)
        self.lease.keep(self.displaced.set)
        self.database = await Database.open(self._address, lock=self.lease)

    def freeze(self) -> None:
        assert self.lease._keeper is not None
        self.lease._keeper.cancel()

    def thaw(self) -> None:
        self.lease.keep(self.displaced.set)

    async def end(self) -> None:
        with suppress(AttributeError):
            await self.database.close()
        await self.lease.close()


@pytest.fixture
async def active(server: ServerAddress) -> AsyncIterator[Process]:
    process = Process(server)
    await process.run()
    yield process
    await process.end()


@pytest.fixture
async def standby(server: ServerAddress) -> AsyncIterator[Process]:
    """Returns a process on which the test must call ``run``."""
    process = Process(server)
    yield process
    await process.end()


def write(text: str = "yes") -> object:
    return lambda tx: set_meta(tx, "kept", text)


async def kept(process: Process) -> str | None:
    return await process.database.read(lambda tx: get_meta(tx, "kept"))


async def test_a_renewed_lease_is_kept_and_passes_on_at_the_end(
    server: ServerAddress, standby: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE", 4.0)
    active = Process(server)
    await active.run()
    waiting = asyncio.create_task(standby.run())
    await asyncio.sleep(5)
    assert standby.stood_by
    assert not waiting.done()
    assert await active.lease.until_certain()
    assert not standby.lease.is_certain
    with pytest.raises(DatabaseInUse):
        take_lock(server)
    await active.end()
    async with wait_for("the standby takes over"):
        await waiting
    assert await standby.lease.until_certain()


async def test_a_silent_process_loses_its_lease_and_stores_nothing_after(active: Process, standby: Process) -> None:
    active.freeze()
    await standby.run()
    assert standby.stood_by
    assert not active.lease.is_certain
    assert not await active.lease.until_certain()
    with pytest.raises(ServerGone):
        await active.database.write(lambda tx: set_meta(tx, "kept", "by the old"))
    active.thaw()
    async with wait_for("the old process ends"):
        await active.displaced.wait()
    assert not active.lease.may_answer
    assert await kept(standby) is None
    await standby.database.write(lambda tx: set_meta(tx, "kept", "by the new"))


async def test_a_takeover_undoes_what_the_old_process_is_about_to_commit(active: Process, standby: Process) -> None:
    loop, reached = asyncio.get_running_loop(), asyncio.Event()

    def work(tx: Transaction) -> None:
        set_meta(tx, "kept", "by the old")
        loop.call_soon_threadsafe(reached.set)
        time.sleep(lease.LEASE + 2)

    writing = asyncio.create_task(active.database.write(work))
    await reached.wait()
    active.freeze()
    await standby.run()
    with pytest.raises(ServerGone):
        await writing
    assert await kept(standby) is None


async def test_work_that_waited_past_the_end_of_the_lease_is_dropped(active: Process, standby: Process) -> None:
    def work(tx: Transaction) -> None:
        set_meta(tx, "kept", "by the old")
        active.freeze()
        time.sleep(1.5 * lease.FRESH)

    with pytest.raises(ServerGone):
        await active.database.write(work)
    assert await kept(active) is None


async def test_after_lost_connections_nothing_is_stored_before_a_new_lease(
    active: Process,
) -> None:
    def cut(tx: Transaction) -> None:
        set_meta(tx, "kept", "once")
        if not done:
            done.append(1)
            admin().execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = %s",
                [tx.fetch_value("SELECT current_database()")],
            )

    done: list[int] = []
    await active.database.write(cut)
    assert await active.lease.until_certain()
    assert await kept(active) == "once"


async def test_a_process_alone_for_long_may_answer_while_the_server_is_silent(
    server: ServerAddress, standby: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE", 60.0)
    monkeypatch.setattr(lease, "FRESH", 0.0)
    active = Process(server)
    await active.lease.wait(lambda: None)
    await renew(active)
    assert not active.lease.may_answer
    monkeypatch.setattr(lease, "ALONE", 0.0)
    await renew(active)
    assert active.lease.may_answer
    waiting = asyncio.create_task(standby.run())
    await stands_by(standby)
    await renew(active)
    assert not active.lease.may_answer
    await active.end()
    monkeypatch.setattr(lease, "FRESH", 1.0)
    async with wait_for("the standby takes over"):
        await waiting


async def test_a_process_goes_by_the_clock_of_its_database(
    server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 600)
    process = Process(server)
    await process.run()
    assert abs(process.lease.clock_offset + 600) < 5
    monkeypatch.setattr(time, "time", lambda: right() - 600)
    async with wait_for("the process knows that its clock was put back"):
        while abs(process.lease.clock_offset - 600) > 5:  # noqa: ASYNC110 - the keeper compares the clocks
            await asyncio.sleep(0.05)
    await process.end()


async def test_a_standby_that_loses_its_connection_as_it_takes_over_tries_again(
    server: ServerAddress, standby: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_others = standby.lease._end_others

    def lose_once(*arguments: Any) -> None:
        monkeypatch.setattr(standby.lease, "_end_others", end_others)
        lose_connection(standby)
        end_others(*arguments)

    old = Process(server)
    await old.run()
    monkeypatch.setattr(standby.lease, "_end_others", lose_once)
    waiting = asyncio.create_task(standby.run())
    await stands_by(standby)
    await old.end()
    async with wait_for("the standby takes over"):
        await waiting
    assert await standby.lease.until_certain()


async def test_after_a_failed_takeover_a_later_lease_is_kept(
    server: ServerAddress, standby: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "FRESH", 60.0)
    with monkeypatch.context() as faulty:
        faulty.setattr(lease, "_CONFIRM", "SELECT 1/0 WHERE %s <> %s OR %s = ''")
        with pytest.raises(ServerError):
            await standby.lease._run(standby.lease._take_over)
    other = Process(server)
    await other.run()
    await other.end()
    await standby.run()
    standby.freeze()
    lose_connection(standby)
    await renew(standby)
    assert standby.lease.is_certain


async def test_a_process_behind_a_proxy_that_hangs_ends_once_it_sees_another(
    server: ServerAddress, standby: Process
) -> None:
    async with proxy_before(server) as proxy:
        old = Process(server, by=proxy.address)
        await old.run()
        await proxy.hang()
        await standby.run()
        assert not old.lease.is_certain
        await proxy.go_on()
        async with wait_for("the old process ends"):
            await old.displaced.wait()
        await old.end()
    assert await standby.lease.until_certain()


async def renew(process: Process) -> None:
    await process.lease._run(process.lease._renew)


async def stands_by(process: Process) -> None:
    async with wait_for("the process stands by"):
        while not process.stood_by:  # noqa: ASYNC110 - its thread asks the server
            await asyncio.sleep(0.05)


def lose_connection(process: Process) -> None:
    """Makes the server end the connection that holds the lock."""
    connection = process.lease._connection
    assert connection is not None
    admin().execute("SELECT pg_terminate_backend(%s, 60000)", [connection.backend[0]])


async def test_a_connection_lost_before_the_lock_leaves_the_lease_uncertain(
    server: ServerAddress, active: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    active.freeze()
    lose_connection(active)
    with monkeypatch.context() as faulty:
        faulty.setattr(lease, "_LOCK", "SELECT 1/0 WHERE %s <> %s")
        with pytest.raises(ServerError):
            await renew(active)
    with closing(take_lock(server)):
        with pytest.raises(DatabaseInUse):
            await renew(active)
        assert not active.lease.is_certain


async def test_a_process_whose_connection_no_longer_has_the_lock_is_not_certain(
    server: ServerAddress, active: Process
) -> None:
    active.freeze()
    connection = active.lease._connection
    assert connection is not None
    await active.lease._run(lambda: connection.execute("SELECT pg_advisory_unlock_all()"))
    with closing(take_lock(server)):
        with pytest.raises(DatabaseInUse):
            await renew(active)
        assert not active.lease.is_certain


async def test_a_lost_connection_is_ended_though_the_first_attempt_fails(
    server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE", 60.0)
    monkeypatch.setattr(lease, "FRESH", 60.0)
    async with proxy_before(server) as proxy:
        process = Process(server, by=proxy.address)
        await process.run()
        process.freeze()
        await proxy.abandon()
        with monkeypatch.context() as faulty:
            faulty.setattr(connecting, "HANGS", 0.5)
            faulty.setattr(lease, "END", "SELECT 1/0 WHERE %s <> %s")
            with pytest.raises(ServerError):
                await renew(process)
        await renew(process)
        assert process.lease.is_certain
        await process.end()


async def test_a_process_that_slept_through_a_takeover_ends(server: ServerAddress, active: Process) -> None:
    active.freeze()
    new = Process(server)
    await new.run()
    await new.end()
    active.thaw()
    async with wait_for("the old process ends"):
        await active.displaced.wait()
    assert not active.lease.is_certain


async def test_the_first_process_on_an_empty_database_has_a_term_too(
    empty: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "FRESH", 60.0)
    old, new = Process(empty), Process(empty)
    await old.run()
    async with wait_for("the process has stored its term"):
        while not old.lease._has_stored_term:  # noqa: ASYNC110 - the keeper stores it
            await asyncio.sleep(0.05)
    old.freeze()
    lose_connection(old)
    await renew(old)
    assert old.lease.is_certain
    await new.run()
    await new.end()
    with pytest.raises(DatabaseInUse):
        await renew(old)
    await old.end()


async def test_a_process_becomes_active_even_on_a_server_that_refuses_writes(
    server: ServerAddress, standby: Process
) -> None:
    name = urlsplit(server.url).path[1:]
    admin().execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    await standby.run()
    assert await standby.lease.until_certain()
    assert await kept(standby) is None
