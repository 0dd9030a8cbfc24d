"""The leases of a process: silence ends them, another one takes them over, and the old holder does nothing after."""

import asyncio
import time
from pathlib import Path
from threading import Event
from typing import Final

import aiohttp
import pytest
from multidict import CIMultiDict
from yarl import URL

from bot.cluster import leases
from bot.cluster.single import SingleProcess
from bot.kit.discord.request_gate import HeldBack, RequestGate
from bot.model.ids import PartieId
from bot.runtime.peers import NoLongerHere, Peers
from bot.runtime.refusals import Refusals
from data.meta import get_meta, set_meta
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import DatabaseInUse
from data.store.postgresql import connecting
from data.store.postgresql import session as sessions
from data.store.postgresql.connections import Link
from data.store.postgresql.session import Session
from data.store.transaction import Transaction
from tests.support.server_databases import database_for
from tests.support.server_proxy import proxy_before
from tests.support.waiting import wait_for

pytestmark = [pytest.mark.of_a_server, pytest.mark.two_processes]

PARTIE: Final = PartieId(1)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "LEASE", 2.0)
    monkeypatch.setattr(sessions, "FRESH", 1.0)
    monkeypatch.setattr(sessions, "STARTS", 0.3)
    monkeypatch.setattr(sessions, "SETTLES", 0.0)
    monkeypatch.setattr(leases, "KEEPS_EVERY", 0.1)


@pytest.fixture
def server(tmp_path: Path) -> ServerAddress:
    address = database_for(tmp_path / "piquet.sqlite3")
    assert isinstance(address, ServerAddress)
    return address


async def test_a_bot_that_renews_its_lease_keeps_it(server: ServerAddress) -> None:
    bot = await SingleProcess.join(server)
    bot.keep(lambda: None)
    await asyncio.sleep(1.5 * sessions.LEASE)
    with pytest.raises(DatabaseInUse):
        await Session.open(server, None)
    async with bot.telling(PARTIE) as still_tells:
        assert still_tells is not None
        assert await still_tells()
        assert bot.certainly_tells(PARTIE)
    await bot.close()
    # A clean stop frees it at once.
    await (await Session.open(server, None)).close()


async def test_a_silent_bot_loses_its_lease_and_does_nothing_after(
    server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await SingleProcess.join(server)
    old.keep(lambda: None)
    async with old.telling(PARTIE) as still_tells:
        assert still_tells is not None
        assert old._keeper is not None
        old._keeper.cancel()  # as if the process were stopped
        monkeypatch.setattr(sessions, "STARTS", 30.0)
        new = await Session.open(server, None)
        assert not await still_tells()
        assert not old.certainly_tells(PARTIE)
    displaced = asyncio.Event()
    old.keep(displaced.set)
    async with wait_for("the old bot ends"):
        await displaced.wait()
    assert not old._session.is_fresh
    await old.close()
    await new.keep()
    await new.close()


async def test_a_bot_goes_by_the_clock_of_its_database(server: ServerAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 600)
    bot = await SingleProcess.join(server)
    assert abs(bot.clock_offset + 600) < 5
    monkeypatch.setattr(time, "time", lambda: right() - 600)
    bot.keep(lambda: None)
    async with wait_for("the bot knows that its clock was put back"):
        while abs(bot.clock_offset - 600) > 5:  # noqa: ASYNC110 - the keeper compares the clocks
            await asyncio.sleep(0.05)
    await bot.close()


async def test_a_bot_without_its_lease_sends_no_message_but_answers(server: ServerAddress) -> None:
    bot = await SingleProcess.join(server)
    gate = RequestGate(Refusals(), may_send=lambda: bot.may_send)
    sent, answer, read = (
        aiohttp.TraceRequestStartParams(method, URL(f"https://discord.com/api/v10/{path}"), CIMultiDict())
        for method, path in (("POST", "channels/1/messages"), ("POST", "interactions/1/x/callback"), ("GET", "users/1"))
    )
    await gate._begins(None, None, sent)
    await asyncio.sleep(1.5 * sessions.FRESH)  # as if the process had been stopped
    with pytest.raises(HeldBack):
        await gate._begins(None, None, sent)
    for other in (answer, read):
        await gate._begins(None, None, other)
    await bot._session.keep()
    await gate._begins(None, None, sent)
    await bot.close()


async def test_a_bot_behind_a_proxy_that_hangs_loses_its_lease_and_ends_once_it_sees_another(
    server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "HANGS", 0.5)
    async with proxy_before(server) as proxy:
        old = await SingleProcess.join(proxy.address)
        displaced = asyncio.Event()
        old.keep(displaced.set)
        async with old.telling(PARTIE) as still_tells:
            assert still_tells is not None
            await proxy.hang()
            monkeypatch.setattr(sessions, "STARTS", 30.0)
            new = await Session.open(server, None)
            assert not await still_tells()
            assert not old.certainly_tells(PARTIE)
        await proxy.go_on()
        async with wait_for("the old bot ends"):
            await displaced.wait()
        await old.close()
        await new.keep()
        await new.close()


async def test_one_process_always_certainly_tells() -> None:
    peers = Peers()
    assert peers.certainly_tells(PARTIE)
    async with peers.telling(PARTIE) as still_tells:
        assert still_tells is not None
        assert await still_tells()


async def test_what_waited_for_the_server_until_the_lease_had_run_out_is_not_stored(server: ServerAddress) -> None:
    loop = asyncio.get_running_loop()
    async with proxy_before(server) as proxy:
        old, database = await SingleProcess.join(server), await Database.open(proxy.address)

        def work(tx: Transaction) -> None:
            old.only_while_telling(tx, PARTIE)
            set_meta(tx, "told", "yes")
            assert old.certainly_tells(PARTIE)
            # What the transaction has asked arrives once the lease has run out.
            asyncio.run_coroutine_threadsafe(proxy.hang(), loop).result()

        writing = asyncio.create_task(database.write(work))
        await asyncio.sleep(1.5 * sessions.FRESH)
        await proxy.go_on()
        with pytest.raises(NoLongerHere):
            await writing
        assert await database.read(lambda tx: get_meta(tx, "told")) is None
        await database.close()
        await old.close()


async def test_a_process_that_stops_between_two_statements_keeps_no_row_while_another_lives(
    server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "STOPPED_SECONDS", 1)
    # The statement has been sent without a Sync, so that for the server the transaction is not idle.
    stopped, other = await asyncio.to_thread(lambda: (Link(server, reads=False), Link(server, reads=False)))
    reached, goes_on = Event(), Event()

    def stop(tx: Transaction) -> None:
        tx.execute("UPDATE meta SET value = 'stopped'")
        reached.set()
        goes_on.wait()

    await asyncio.to_thread(other.run, lambda tx: set_meta(tx, "kept", "at first"))
    stopping = asyncio.create_task(asyncio.to_thread(stopped.run, stop))
    await asyncio.to_thread(reached.wait)
    bot = await SingleProcess.join(server)
    bot.keep(lambda: None)
    try:
        async with wait_for("the row is free", sessions.LEASE + 5):
            await asyncio.to_thread(other.run, lambda tx: set_meta(tx, "kept", "by another"))
        assert (await asyncio.to_thread(other.run, lambda tx: get_meta(tx, "kept"))).result == "by another"
    finally:
        goes_on.set()
        # Nothing of it was stored, and so it runs again.
        await stopping
        for link in (stopped, other):
            await asyncio.to_thread(link.close)
        await bot.close()
