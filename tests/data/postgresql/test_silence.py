import asyncio
import ctypes
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event, Thread

import pytest

from data.meta import get_meta, set_meta
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.postgresql import connecting
from data.store.transaction import Transaction
from tests.support.server_databases import database_for
from tests.support.server_proxy import Proxy, proxy_before
from tests.support.waiting import wait_for

pytestmark = pytest.mark.of_a_server


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "HANGS", 0.3)


@pytest.fixture
async def proxy(path: Path) -> AsyncIterator[Proxy]:
    address = database_for(path)
    assert isinstance(address, ServerAddress)
    async with proxy_before(address) as before:
        yield before


@pytest.fixture
async def db(proxy: Proxy) -> AsyncIterator[Database]:
    opened = await Database.open(proxy.address)
    yield opened
    await opened.close()


def backend(tx: Transaction) -> int:
    return int(tx.fetch_value("SELECT pg_backend_pid()"))


async def test_a_request_on_an_abandoned_connection_is_repeated(proxy: Proxy, db: Database) -> None:
    old = await db.write(backend), await db.read(backend)
    await proxy.abandon()
    async with wait_for("a write and a read"):
        await asyncio.gather(db.write(lambda tx: set_meta(tx, "kept", "yes")), db.read(backend))
    assert await db.read(lambda tx: get_meta(tx, "kept")) == "yes"
    assert not {await db.write(backend), await db.read(backend)} & {*old}


async def test_work_whose_answer_is_lost_runs_again_and_stores_once(proxy: Proxy, db: Database) -> None:
    asked = Event()

    def append(tx: Transaction) -> None:
        set_meta(tx, "kept", f"{get_meta(tx, 'kept') or ''}x")
        if not asked.is_set():
            asked.set()
            # The answer comes when nobody passes it on any more.
            tx.fetch_value("SELECT CAST(pg_sleep(1) AS text)")

    writing = asyncio.create_task(db.write(append))
    await asyncio.to_thread(asked.wait)
    await proxy.abandon()
    async with wait_for("the work is done again"):
        await writing
    assert await db.read(lambda tx: get_meta(tx, "kept")) == "x"


async def test_a_long_statement_does_not_end_its_connection(db: Database) -> None:
    before = await db.write(backend), await db.read(backend)
    await asyncio.gather(
        *(ask(lambda tx: tx.fetch_value("SELECT CAST(pg_sleep(1.5) AS text)")) for ask in (db.write, db.read))
    )
    assert (await db.write(backend), await db.read(backend)) == before


@pytest.mark.skipif(sys.platform == "win32", reason="needs a function that keeps the interpreter's lock")
@pytest.mark.parametrize("answers_soon", [True, False])
async def test_an_answer_that_came_while_the_process_was_paused_is_received(
    path: Path, answers_soon: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "HANGS", 1.0)
    address = database_for(path)
    assert isinstance(address, ServerAddress)
    connection = connecting.connect(address, answers_soon=answers_soon)

    def pause() -> None:
        time.sleep(0.2)
        ctypes.PyDLL(None).sleep(2)

    pausing = Thread(target=pause)
    pausing.start()
    connection.execute("SELECT CAST(pg_sleep(0.5) AS text)")
    pausing.join()
    connection.execute("SELECT 1")
    connection.close()


async def test_a_connection_is_kept_while_the_server_cannot_be_reached(
    proxy: Proxy, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "CONNECT_SECONDS", 2)
    before = await db.read(backend)
    await proxy.hang()
    reading = asyncio.create_task(db.read(backend))
    await asyncio.sleep(4)
    assert not reading.done()
    await proxy.go_on()
    async with wait_for("the answer that was held"):
        assert await reading == before
