import asyncio
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Collection, Hashable, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from data.meta import get_meta, set_meta
from data.store.database import Database
from data.store.errors import CONSTRAINT_ERRORS, DATABASE_ERRORS, ClosedDatabase
from data.store.transaction import Transaction, Work
from tests.data.table import opened
from tests.lab.faults.kinds.sabotage import Manner, Saboteur
from tests.support.sqlite_lanes import writer_of
from tests.support.waiting import LONGEST

WRITERS = 400
T = TypeVar("T")


class Refused(Exception): ...


def write_both(tx: Transaction, name: str, fails: bool = False) -> str:
    set_meta(tx, f"{name} left", "kept")
    time.sleep(0)
    if fails:
        raise Refused(name)
    set_meta(tx, f"{name} right", "kept")
    return name


def writing(name: str, fails: bool = False) -> Work[str]:
    return partial(write_both, name=name, fails=fails)


async def halves(db: Database, name: str) -> tuple[bool, bool]:
    def look(tx: Transaction) -> tuple[bool, bool]:
        return get_meta(tx, f"{name} left") is not None, get_meta(tx, f"{name} right") is not None

    return await db.read(look)


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


async def test_each_of_400_failing_and_cancelled_writers_is_all_or_nothing(path: Path) -> None:
    chance = random.Random(1882)
    failing = {str(n) for n in range(WRITERS) if chance.random() < 0.2}
    loop = asyncio.get_running_loop()
    async with opened(path) as db:
        writers = {
            name: asyncio.create_task(db.write(writing(name, fails=name in failing)))
            for name in map(str, range(WRITERS))
        }
        for name in chance.sample(sorted(writers), WRITERS // 2):
            loop.call_later(chance.uniform(0, 0.4), writers[name].cancel)
        outcomes = dict(zip(writers, await asyncio.gather(*writers.values(), return_exceptions=True), strict=True))

    acknowledged = {name for name, outcome in outcomes.items() if outcome == name}
    cancelled = {name for name, outcome in outcomes.items() if isinstance(outcome, asyncio.CancelledError)}
    refused = {name for name, outcome in outcomes.items() if isinstance(outcome, Refused)}
    assert acknowledged | cancelled | refused == set(outcomes)
    assert acknowledged
    assert cancelled - failing
    assert refused

    async with opened(path) as db:
        for name, outcome in outcomes.items():
            kept = name not in failing
            assert await halves(db, name) == (kept, kept), outcome


async def test_failed_work_is_rolled_back_completely_and_affects_no_other(db: Database) -> None:
    with pytest.raises(Refused):
        await db.write(writing("first", fails=True))
    await db.write(writing("second"))
    assert await halves(db, "first") == (False, False)
    assert await halves(db, "second") == (True, True)


async def test_a_statement_that_fails_undoes_the_whole_work(db: Database) -> None:
    def work(tx: Transaction) -> None:
        set_meta(tx, "first left", "kept")
        tx.execute("INSERT INTO meta (name, value) VALUES (?, ?)", "first right", None)

    with pytest.raises(CONSTRAINT_ERRORS):
        await db.write(work)
    assert await halves(db, "first") == (False, False)


class Slow(sqlite3.Connection):
    loop: asyncio.AbstractEventLoop
    half_way: asyncio.Event
    go_on: threading.Event

    def commit(self) -> None:
        self.loop.call_soon_threadsafe(self.half_way.set)
        self.go_on.wait()
        super().commit()


@asynccontextmanager
async def slow(path: Path) -> AsyncIterator[tuple[Database, Slow]]:
    files: list[Slow] = []

    def connect(path: Path) -> sqlite3.Connection:
        file = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Slow)
        file.loop, file.half_way, file.go_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
        file.go_on.set()
        files.append(file)
        return file

    db = await Database.open(path, connect=connect)
    file = files[0]
    file.half_way.clear()
    file.go_on.clear()
    try:
        yield db, file
    finally:
        file.go_on.set()
        await db.close()


@pytest.mark.of_a_file
async def test_a_caller_cancelled_halfway_is_cancelled_and_the_work_still_completes(path: Path) -> None:
    async with slow(path) as (db, file):
        caller = asyncio.create_task(db.write(writing("slow")))
        await file.half_way.wait()
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        assert await halves(db, "slow") == (False, False)
        file.go_on.set()
        await db.write(writing("next"))
        assert await halves(db, "slow") == (True, True)
        assert await halves(db, "next") == (True, True)


async def at_once(db: Database, works: Sequence[Work[T]]) -> list[T | BaseException]:
    return await asyncio.gather(*(db.write(work) for work in works), return_exceptions=True)


@pytest.mark.of_a_file
async def test_writes_that_wait_together_share_one_commit(db: Database) -> None:
    seen: list[str] = []
    await writer_of(db).set_trace_callback(seen.append)
    names = [str(n) for n in range(10)]
    assert await at_once(db, [writing(name) for name in names]) == names
    assert seen.count("COMMIT") == 1
    assert [await halves(db, name) for name in names] == [(True, True)] * 10


async def test_the_event_loop_runs_while_a_write_runs(db: Database) -> None:
    loop, runs, may_end = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def work(tx: Transaction) -> bool:
        set_meta(tx, "first left", "kept")
        loop.call_soon_threadsafe(runs.set)
        return may_end.wait(LONGEST)

    writer = asyncio.create_task(db.write(work))
    await runs.wait()
    may_end.set()
    assert await writer


async def test_each_write_has_the_context_of_its_caller(db: Database) -> None:
    caller: ContextVar[int] = ContextVar("caller")

    async def write(number: int) -> int:
        caller.set(number)
        return await db.write(lambda _: caller.get())

    assert await asyncio.gather(*(write(number) for number in range(10))) == list(range(10))


async def test_a_failed_write_in_a_shared_commit_is_rolled_back_alone(db: Database) -> None:
    outcomes = await at_once(db, [writing(str(n), fails=n == 1) for n in range(3)])
    assert [type(outcome) for outcome in outcomes] == [str, Refused, str]
    assert [await halves(db, str(n)) for n in range(3)] == [(True, True), (False, False), (True, True)]


@pytest.mark.of_a_file
async def test_no_write_in_a_shared_commit_is_acknowledged_if_the_commit_fails(db: Database) -> None:
    heard: list[Hashable] = []
    db.subscribe(heard.extend)

    def orphan(tx: Transaction) -> str:
        tx.note("undone")
        # A reference that is checked at the commit alone.
        tx.execute("PRAGMA defer_foreign_keys = ON")
        tx.execute("INSERT INTO requests (key, partie, seq, at) VALUES (1, 404, 0, 0)")
        return "kept"

    outcomes = await at_once(db, [writing("before"), orphan, writing("own", fails=True), writing("after")])
    failed = sqlite3.IntegrityError
    assert [type(outcome) for outcome in outcomes] == [failed, failed, Refused, failed]
    assert not writer_of(db).in_transaction
    assert not heard
    assert await halves(db, "before") == (False, False)
    assert await halves(db, "after") == (False, False)
    await db.write(writing("next"))
    assert await halves(db, "next") == (True, True)


@pytest.mark.of_a_file
async def test_a_commit_that_sqlite_undoes_is_acknowledged_to_nobody(db: Database) -> None:
    def full(tx: Transaction) -> str:
        # As where the disk is full: what was done for the others is gone with it.
        tx.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    outcomes = await at_once(db, [writing("before"), full, writing("after")])
    assert [str(outcome) for outcome in outcomes] == ["database or disk is full"] * 3
    assert await halves(db, "before") == (False, False)
    assert await halves(db, "after") == (False, False)


async def test_closing_waits_for_transactions_in_flight(path: Path) -> None:
    async with opened(path) as db:
        callers = [asyncio.create_task(db.write(writing(str(n)))) for n in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(db.close(), db.close())
        assert await asyncio.gather(*callers) == [str(n) for n in range(20)]
        with pytest.raises(ClosedDatabase):
            await db.write(writing("late"))
        with pytest.raises(ClosedDatabase):
            await halves(db, "late")


async def test_a_cancelled_close_still_closes_the_database(path: Path) -> None:
    async with opened(path) as db:
        writer = asyncio.create_task(db.write(writing("first")))
        await asyncio.sleep(0)
        closing = asyncio.create_task(db.close())
        await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert await writer == "first"
    assert not log_of(path).exists()


async def test_a_read_sees_one_moment_while_others_write(db: Database) -> None:
    looked, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def look_twice(tx: Transaction) -> tuple[str | None, str | None]:
        before = get_meta(tx, "first left")
        loop.call_soon_threadsafe(looked.set)
        go_on.wait()
        return before, get_meta(tx, "first left")

    reader = asyncio.create_task(db.read(look_twice))
    await looked.wait()
    await db.write(writing("first"))
    go_on.set()
    assert await reader == (None, None)
    assert await halves(db, "first") == (True, True)


async def test_a_read_cannot_write(db: Database) -> None:
    with pytest.raises(DATABASE_ERRORS, match=r"read-?only"):
        await db.read(writing("first"))
    assert await halves(db, "first") == (False, False)


async def test_a_finished_transaction_refuses_further_writes(db: Database) -> None:
    def escape(tx: Transaction) -> Transaction:
        return tx

    tx = await db.write(escape)
    with pytest.raises(RuntimeError, match="over"):
        set_meta(tx, "late left", "kept")
    assert await halves(db, "late") == (False, False)


@pytest.mark.of_a_file
async def test_a_power_cut_keeps_exactly_what_was_acknowledged(db: Database, path: Path, tmp_path: Path) -> None:
    await db.write(writing("first"))
    copy = tmp_path / "copy.sqlite3"

    def cut(tx: Transaction) -> None:
        write_both(tx, "second")
        shutil.copy(path, copy)
        shutil.copy(log_of(path), log_of(copy))

    await db.write(cut)
    async with opened(copy) as again:
        assert await halves(again, "first") == (True, True)
        assert await halves(again, "second") == (False, False)
        await again.write(writing("third"))
        assert await halves(again, "third") == (True, True)


def count_one_more(tx: Transaction) -> None:
    count = int(get_meta(tx, "count") or 0)
    time.sleep(0)
    set_meta(tx, "count", str(count + 1))


async def test_two_processes_on_one_file_wait_for_each_other(db: Database, path: Path) -> None:
    async with opened(path) as other:
        await asyncio.gather(*((db, other)[n % 2].write(count_one_more) for n in range(40)))
    assert await db.read(lambda tx: get_meta(tx, "count")) == "40"


@pytest.mark.of_a_file
async def test_each_commit_is_on_the_disk_and_every_reference_is_checked(db: Database) -> None:
    def settings(tx: Transaction) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [tx.fetch_value(f"PRAGMA {name}") for name in names]

    full = 2
    assert await db.write(settings) == ["wal", full, 1]


@pytest.mark.sampled(10)
@pytest.mark.of_a_file
@pytest.mark.parametrize("manner", [Manner.REFUSED, Manner.UNDONE, Manner.STUCK])
@pytest.mark.parametrize("after", range(14))
async def test_a_failed_write_is_never_confirmed_and_blocks_no_later_write(
    path: Path, after: int, manner: Manner
) -> None:
    saboteur = Saboteur()
    db = await Database.open(path, connect=saboteur.connect)
    try:
        saboteur.arm(after, manner)
        answers = await asyncio.gather(*(db.write(writing(str(n))) for n in range(3)), return_exceptions=True)
        saboteur.disarm()
        for n, answer in enumerate(answers):
            kept = not isinstance(answer, sqlite3.OperationalError)
            assert kept == (answer == str(n))
            assert await halves(db, str(n)) == (kept, kept)
        assert saboteur.fired
        await db.write(writing("next"))
        assert await halves(db, "next") == (True, True)
    finally:
        await db.close()


async def test_subscribers_are_notified_only_of_committed_changes(db: Database) -> None:
    heard: list[list[Hashable]] = []
    before: list[int] = []
    unsubscribe = db.subscribe(lambda changes: heard.append(list(changes)))

    def note(tx: Transaction) -> None:
        tx.note("first")
        tx.note("second")
        tx.note("first")
        before.append(len(heard))

    def fail(tx: Transaction) -> None:
        tx.note("undone")
        raise ValueError

    await db.write(note)
    with pytest.raises(ValueError):  # noqa: PT011 - our own
        await db.write(fail)
    # One that fails beside one that is committed with it.
    await asyncio.gather(db.write(note), db.write(fail), return_exceptions=True)
    assert heard == [["first", "second"]] * 2
    assert before == [0, 1]
    unsubscribe()
    unsubscribe()
    await db.write(lambda tx: tx.note("unheard"))
    assert len(heard) == 2


async def test_a_failing_subscriber_does_not_undo_the_commit(db: Database, caplog: pytest.LogCaptureFixture) -> None:
    def stumble(_: Collection[Hashable]) -> None:
        raise RuntimeError("it stumbles")

    heard: list[list[Hashable]] = []
    db.subscribe(stumble)
    db.subscribe(lambda changes: heard.append(list(changes)))
    await db.write(lambda tx: tx.note("first"))
    assert heard == [["first"]]
    assert "a subscriber failed after a commit" in caplog.text
