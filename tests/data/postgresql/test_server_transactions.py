import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Hashable
from pathlib import Path
from secrets import token_hex
from typing import Any

import psycopg
import pytest

from data.meta import get_meta, set_meta
from data.parties import ActionRow, append_action
from data.store.database import Database
from data.store.errors import DATABASE_ERRORS, ServerError, ServerGone, UnknownOutcome
from data.store.postgresql import connections
from data.store.postgresql.connections import Link, ServerLane
from data.store.transaction import Transaction
from tests.data.table import a_dealt_partie, opened
from tests.support.server_databases import _names, accept_connections, admin
from tests.support.waiting import LONGEST

pytestmark = pytest.mark.of_a_server


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.5)
    monkeypatch.setattr(connections, "APART", 0.05)


@pytest.fixture
async def two(path: Path) -> AsyncIterator[tuple[Database, Database]]:
    async with opened(path) as one, opened(path) as other:
        yield one, other


def link_of(db: Database) -> Link:
    assert isinstance(db._writer, ServerLane)
    return db._writer.link


def raw(db: Database) -> psycopg.Connection[Any]:
    connection = link_of(db)._connection
    assert connection is not None
    return connection


def cut(db: Database) -> None:
    """Makes the server end the writing connection, as a restart does."""
    admin().execute("SELECT pg_terminate_backend(%s)", [raw(db).info.backend_pid])


def take_away(path: Path) -> None:
    """Makes the server end all connections to the test's database and accept no new ones."""
    accept_connections(path, yes=False)
    admin().execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [_names[path]])


async def test_a_conflicting_unit_runs_again_and_announces_only_what_it_stored(
    two: tuple[Database, Database],
) -> None:
    db, other = two
    await db.write(lambda tx: set_meta(tx, "count", "0"))
    tries: list[str] = []
    heard: list[Hashable] = []
    db.subscribe(heard.extend)
    loop = asyncio.get_running_loop()
    read, go_on = asyncio.Event(), threading.Event()

    def count(tx: Transaction) -> str:
        tries.append(get_meta(tx, "count") or "")
        tx.note(f"try {len(tries)}")
        loop.call_soon_threadsafe(read.set)
        go_on.wait()
        set_meta(tx, "count", str(int(tries[-1]) + 1))
        return tries[-1]

    counting = asyncio.create_task(db.write(count))
    await read.wait()
    await other.write(lambda tx: set_meta(tx, "count", "10"))
    go_on.set()
    assert await counting == "10"
    assert tries == ["0", "10"]
    assert heard == ["try 2"]
    assert link_of(db).retries == 1
    assert await other.read(lambda tx: get_meta(tx, "count")) == "11"


async def test_a_unit_that_left_the_server_waiting_for_too_long_runs_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "STOPPED_SECONDS", 1)
    tries: list[str | None] = []

    def count(tx: Transaction) -> None:
        tries.append(get_meta(tx, "count"))
        set_meta(tx, "count", str(len(tries)))
        if len(tries) == 1:
            assert get_meta(tx, "count") == "1"
            # As if the process were stopped: the server ends the connection meanwhile.
            time.sleep(2.5)

    async with opened(path) as db:
        await db.write(count)
        assert await db.read(lambda tx: get_meta(tx, "count")) == "2"
    assert tries == [None, None]


async def test_a_unit_that_catches_a_statements_error_is_not_confirmed(two: tuple[Database, Database]) -> None:
    db, _ = two

    def careless(tx: Transaction) -> str:
        set_meta(tx, "kept", "no")
        try:
            tx.execute("INSERT INTO meta (name, value) VALUES ('kept', 'twice')")
        except DATABASE_ERRORS:
            return "all is well"
        return "it was possible"

    with pytest.raises(ServerError, match="duplicate key"):
        await db.write(careless)
    assert await db.read(lambda tx: get_meta(tx, "kept")) is None


async def test_an_error_quotes_no_row_and_no_value(two: tuple[Database, Database]) -> None:
    db, _ = two
    partie = await db.write(a_dealt_partie)

    def break_a_rule(tx: Transaction) -> None:
        append_action(tx, ActionRow(partie.id, 0, 7, "0 play AS", 300))

    def no_number(tx: Transaction) -> None:
        tx.execute("UPDATE meta SET value = '' WHERE CAST(? AS BIGINT) = 1", "AS KS QS")

    def none(tx: Transaction) -> None:
        tx.execute("UPDATE deals SET hand0 = NULL WHERE partie = ?", partie.id)

    for work in (break_a_rule, no_number, none):
        with pytest.raises(ServerError) as failed:
            await db.write(work)
        whole = f"{failed.value} {failed.value!r} {failed.value.__cause__} {failed.value.__context__}"
        assert "AS" not in whole.replace("CAST", "").split()
        assert "0 play" not in whole
        assert "KS" not in whole
    await db.write(lambda tx: set_meta(tx, "next", "well"))


async def test_a_unit_whose_connection_is_lost_before_commit_runs_again(
    two: tuple[Database, Database],
) -> None:
    db, _ = two
    tries: list[int] = []

    def work(tx: Transaction) -> str:
        set_meta(tx, "kept", "yes")
        tries.append(1)
        if len(tries) == 1:
            cut(db)
        return get_meta(tx, "kept") or ""

    assert await db.write(work) == "yes"
    assert len(tries) == 2
    cut(db)
    await db.write(lambda tx: set_meta(tx, "again", "yes"))
    assert await db.read(lambda tx: (get_meta(tx, "kept"), get_meta(tx, "again"))) == ("yes", "yes")


Commit = Callable[[], None]


def at_commit(db: Database, monkeypatch: pytest.MonkeyPatch, do: Callable[[Commit], None]) -> None:
    """Runs ``do`` instead of the open connection's next COMMIT."""
    connection = raw(db)
    commit = connection.commit

    class Disturbed:
        closed = False

        def __getattr__(self, name: str) -> Any:
            return getattr(connection, name)

        def commit(self) -> None:
            do(commit)

        def close(self) -> None:
            self.closed = True
            connection.close()

    monkeypatch.setattr(link_of(db), "_connection", Disturbed())


def lost(*_: object) -> None:
    raise psycopg.errors.AdminShutdown("terminating connection due to administrator command")


async def test_after_a_lost_commit_answer_the_server_decides_whether_it_happened(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The server may take a while to end a transaction whose connection is lost.
    monkeypatch.setattr(connections, "PATIENCE", LONGEST)
    db, _ = two
    tries: list[int] = []
    heard: list[Hashable] = []
    db.subscribe(heard.extend)

    def add(tx: Transaction) -> str:
        tries.append(1)
        set_meta(tx, "count", str(int(get_meta(tx, "count") or 0) + 1))
        tx.note("added")
        return "confirmed"

    def committed_then_lost(commit: Commit) -> None:
        commit()
        lost()

    at_commit(db, monkeypatch, committed_then_lost)
    assert await db.write(add) == "confirmed"
    assert (len(tries), heard) == (1, ["added"])

    def lost_before_it_arrived(_: Commit) -> None:
        cut(db)
        lost()

    at_commit(db, monkeypatch, lost_before_it_arrived)
    assert await db.write(add) == "confirmed"
    assert (len(tries), heard) == (3, ["added", "added"])
    assert await db.read(lambda tx: get_meta(tx, "count")) == "2"


async def test_an_uncertain_commit_is_confirmed_only_when_known(
    two: tuple[Database, Database], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, _ = two
    heard: list[Hashable] = []
    db.subscribe(heard.extend)

    def work(tx: Transaction) -> None:
        set_meta(tx, "kept", "yes")
        tx.note("kept")

    def committed_then_away(commit: Commit) -> None:
        commit()
        take_away(path)
        lost()

    at_commit(db, monkeypatch, committed_then_away)
    with pytest.raises(UnknownOutcome):
        await db.write(work)
    assert heard == []
    accept_connections(path, yes=True)
    await asyncio.sleep(2 * connections.APART)
    await db.write(lambda tx: set_meta(tx, "next", "yes"))
    assert heard == ["kept"]
    assert await db.read(lambda tx: get_meta(tx, "kept")) == "yes"


async def test_units_fail_while_the_server_is_away_and_succeed_afterwards(
    two: tuple[Database, Database], path: Path
) -> None:
    db, _ = two
    take_away(path)
    answers = await asyncio.gather(
        *(db.write(lambda tx: set_meta(tx, "late", "no")) for _ in range(5)),
        db.read(lambda tx: get_meta(tx, "late")),
        return_exceptions=True,
    )
    assert {type(answer) for answer in answers} == {ServerGone}
    assert not any("secret" in str(answer) for answer in answers)
    accept_connections(path, yes=True)
    await asyncio.sleep(2 * connections.APART)
    assert await db.read(lambda tx: get_meta(tx, "late")) is None
    await db.write(lambda tx: set_meta(tx, "late", "yes"))


async def test_the_bot_waits_for_a_server_that_is_briefly_unreachable(
    two: tuple[Database, Database], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, _ = two
    monkeypatch.setattr(connections, "PATIENCE", 60)
    take_away(path)
    writing = asyncio.create_task(db.write(lambda tx: set_meta(tx, "kept", "yes")))
    await asyncio.sleep(0.2)
    assert not writing.done()
    accept_connections(path, yes=True)
    await writing
    assert await db.read(lambda tx: get_meta(tx, "kept")) == "yes"


async def test_a_statement_larger_than_the_sockets_buffer_arrives(path: Path) -> None:
    text = token_hex(4_000_000)
    async with opened(path) as database, asyncio.timeout(LONGEST):
        await database.write(lambda tx: set_meta(tx, "large", text))
        assert await database.read(lambda tx: get_meta(tx, "large")) == text


async def test_a_read_is_returned_though_its_transaction_loses_the_connection(
    two: tuple[Database, Database],
) -> None:
    db, _ = two
    await db.write(lambda tx: set_meta(tx, "count", "1"))

    def read(tx: Transaction) -> str | None:
        found = get_meta(tx, "count")
        admin().execute("SELECT pg_terminate_backend(%s, 1000)", [tx.fetch_value("SELECT pg_backend_pid()")])
        return found

    assert await db.read(read) == "1"
    assert await db.read(lambda tx: get_meta(tx, "count")) == "1"
