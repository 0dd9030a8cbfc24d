import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import pytest

from bot.runtime import engine_pool as module
from bot.runtime.engine_pool import NICENESS, EnginePool, Unanswered
from tests.fakes.fake_engine import (
    die_once,
    fail_over,
    hang,
    hang_once,
    pid_and_niceness,
    slowly,
    think_for,
    think_without_end,
)

pytestmark = pytest.mark.engine_processes

ADA, BEN = 1001, 1002
SHORT = 0.2
"""A short budget, in seconds of processor time."""
SOON = 1.0
"""Seconds after which these tests consider a job hung."""


@pytest.fixture
async def pool() -> AsyncIterator[EnginePool]:
    made = EnginePool(1)
    yield made
    await made.close()
    assert multiprocessing.active_children() == []


async def test_a_worker_is_a_process_with_low_priority_and_is_reused(pool: EnginePool) -> None:
    first, second = await pool.ask(pid_and_niceness), await pool.ask(pid_and_niceness)
    assert first == second
    assert first[0] != os.getpid()
    assert first[1] == min(os.nice(0) + NICENESS, 19)


async def test_the_event_loop_runs_while_a_worker_computes(pool: EnginePool) -> None:
    await pool.ask(pid_and_niceness)
    asked = asyncio.create_task(pool.ask(time.sleep, 0.2))
    turns = 0
    while not asked.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 10


async def test_the_job_of_a_killed_worker_is_done_by_another(pool: EnginePool, tmp_path: Path) -> None:
    pid, _ = await pool.ask(pid_and_niceness)
    assert await pool.ask(die_once, str(tmp_path / "died")) == "alive"
    assert (await pool.ask(pid_and_niceness))[0] != pid


async def test_a_worker_killed_while_it_waits_is_replaced(pool: EnginePool) -> None:
    pid, _ = await pool.ask(pid_and_niceness)
    os.kill(pid, signal.SIGKILL)
    assert (await pool.ask(pid_and_niceness))[0] != pid


async def test_the_job_of_a_hanging_worker_is_done_by_another(
    pool: EnginePool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HUNG_AFTER", SOON)
    assert await pool.ask(hang_once, str(tmp_path / "hung")) == "awake"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="here only the clock counts")
async def test_a_budget_counts_processor_time_and_not_clock_time(pool: EnginePool) -> None:
    with pytest.raises(Unanswered, match=r"more than 0\.2 s of thought"):
        await pool.ask(think_without_end, budget=SHORT)
    budget = 0.05
    await pool.ask(time.sleep, 10 * budget, budget=budget)
    assert await pool.ask(abs, -1) == 1


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="a process cannot be kept to one processor here")
@pytest.mark.parametrize("others", [3, pytest.param(8, marks=pytest.mark.long)])
async def test_a_worker_that_competes_for_its_processor_still_answers(pool: EnginePool, others: int) -> None:
    worker = await pool.ask(pid_and_niceness)
    pid, processor = worker[0], {next(iter(os.sched_getaffinity(0)))}
    os.sched_setaffinity(pid, processor)
    spin = f"import os; os.sched_setaffinity(0, {processor})\nwhile True: pass"
    spinning = [await asyncio.create_subprocess_exec(sys.executable, "-c", spin) for _ in range(others)]
    try:
        await asyncio.sleep(0.2)
        await pool.ask(think_for, 0.07, budget=0.1)
        assert await pool.ask(pid_and_niceness) == worker
    finally:
        for process in spinning:
            process.kill()
            await process.wait()


async def test_a_job_that_hangs_twice_fails_and_the_next_is_answered(
    pool: EnginePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr(module, "HUNG_AFTER", SOON)
        with pytest.raises(Unanswered, match=r"nothing within 1 s"):
            await pool.ask(hang)
    assert await pool.ask(abs, -1) == 1


def test_a_hung_worker_is_killed_only_after_many_times_its_budget() -> None:
    assert module.HUNG_AFTER >= 60 * module.BUDGET


async def test_an_error_names_the_place_and_never_a_value(pool: EnginePool) -> None:
    with pytest.raises(Unanswered, match=r"ValueError at .*fake_engine\.py") as failed:
        await pool.ask(fail_over, "AS")
    assert "AS" not in str(failed.value)


async def test_jobs_fail_while_no_process_can_be_started(pool: EnginePool, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left() -> NoReturn:
        raise BlockingIOError("no process more")

    with monkeypatch.context() as full:
        full.setattr(module, "_context", none_left)
        with pytest.raises(Unanswered, match="BlockingIOError"):
            await pool.ask(abs, -1)
    assert await pool.ask(abs, -1) == 1


async def test_jobs_run_in_the_order_in_which_they_are_requested(pool: EnginePool, tmp_path: Path) -> None:
    said = tmp_path / "said"
    async with asyncio.TaskGroup() as asking:
        for word in "abcd":
            asking.create_task(pool.ask(slowly, str(said), word))
    assert said.read_text() == "abcd"


async def test_a_partie_waits_for_at_most_one_background_job(pool: EnginePool, tmp_path: Path) -> None:
    said = tmp_path / "said"
    async with asyncio.TaskGroup() as asking:
        for word in "abc":
            asking.create_task(pool.ask_in_turn(ADA, slowly, str(said), word))
        asking.create_task(pool.ask(slowly, str(said), "!"))
    assert said.read_text() in ("!abc", "a!bc")


async def test_background_jobs_alternate_between_people(pool: EnginePool, tmp_path: Path) -> None:
    said = tmp_path / "said"
    async with asyncio.TaskGroup() as asking:
        for person, word in ((ADA, "a"), (ADA, "b"), (ADA, "c"), (BEN, "!")):
            asking.create_task(pool.ask_in_turn(person, slowly, str(said), word))
    assert said.read_text() == "a!bc"


async def test_closing_the_pool_does_not_wait_for_jobs() -> None:
    pool = EnginePool(1)
    pid, _ = await pool.ask(pid_and_niceness)
    hanging, waiting = (asyncio.create_task(pool.ask(hang)) for _ in range(2))
    await asyncio.sleep(0.05)
    await pool.close()
    for asked in (hanging, waiting):
        with pytest.raises(Unanswered):
            await asked
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(Unanswered):
        await pool.ask(abs, -1)
