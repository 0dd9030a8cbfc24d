"""Thinking goes on in other processes; when one of them dies or hangs, who asked is answered all the same."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import pytest

from bot.services.background import engine_pool as module
from bot.services.background.engine_pool import NICENESS, EnginePool, Unanswered
from tests.fakes.fake_engine import die_once, fail_over, hang, hang_once, pid_and_niceness, slowly, think_without_end
from tests.support.waiting import LONGEST

SHORT = 0.2
"""A budget for those who hang."""


@pytest.fixture
async def pool() -> AsyncIterator[EnginePool]:
    made = EnginePool(1)
    yield made
    await made.close()
    assert multiprocessing.active_children() == []


async def test_a_worker_thinks_in_a_process_of_its_own_with_less_priority_and_stays(pool: EnginePool) -> None:
    first, second = await pool.ask(pid_and_niceness), await pool.ask(pid_and_niceness)
    assert first == second
    assert first[0] != os.getpid()
    assert first[1] == min(os.nice(0) + NICENESS, 19)


async def test_the_loop_goes_on_while_a_worker_thinks(pool: EnginePool) -> None:
    await pool.ask(pid_and_niceness)
    asked = asyncio.create_task(pool.ask(time.sleep, 0.2))
    turns = 0
    while not asked.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 10


async def test_what_a_killed_worker_was_asked_another_answers(pool: EnginePool, tmp_path: Path) -> None:
    pid, _ = await pool.ask(pid_and_niceness)
    assert await pool.ask(die_once, str(tmp_path / "died")) == "alive"
    assert (await pool.ask(pid_and_niceness))[0] != pid


async def test_a_worker_killed_while_it_waits_is_replaced(pool: EnginePool) -> None:
    pid, _ = await pool.ask(pid_and_niceness)
    os.kill(pid, signal.SIGKILL)
    assert (await pool.ask(pid_and_niceness))[0] != pid


async def test_what_a_worker_hangs_over_another_answers(pool: EnginePool, tmp_path: Path) -> None:
    assert await pool.ask(hang_once, str(tmp_path / "hung"), budget=SHORT) == "awake"


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="here only the clock counts")
async def test_a_budget_is_of_the_processor_s_time_and_not_of_the_clock_s(
    pool: EnginePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Or the clock would come first on a busy machine.
    monkeypatch.setattr(module, "CROWDED", LONGEST / SHORT)
    await pool.ask(time.sleep, 2 * SHORT, budget=SHORT)
    with pytest.raises(Unanswered, match=r"more than 0\.2 s of thought"):
        await pool.ask(think_without_end, budget=SHORT)
    assert await pool.ask(abs, -1) == 1


async def test_whoever_hangs_twice_is_not_waited_for_and_the_next_is_answered(pool: EnginePool) -> None:
    with pytest.raises(Unanswered):
        await pool.ask(hang, budget=SHORT)
    assert await pool.ask(abs, -1) == 1


async def test_a_failure_says_where_and_never_a_value(pool: EnginePool) -> None:
    with pytest.raises(Unanswered, match=r"ValueError at .*fake_engine\.py") as failed:
        await pool.ask(fail_over, "AS")
    assert "AS" not in str(failed.value)


async def test_where_no_process_can_be_started_nobody_answers_and_once_one_can_somebody_does(
    pool: EnginePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left() -> NoReturn:
        raise BlockingIOError("no process more")

    with monkeypatch.context() as full:
        full.setattr(module, "_context", none_left)
        with pytest.raises(Unanswered, match="BlockingIOError"):
            await pool.ask(abs, -1)
    assert await pool.ask(abs, -1) == 1


async def test_they_are_answered_in_the_order_in_which_they_asked(pool: EnginePool, tmp_path: Path) -> None:
    said = tmp_path / "said"
    async with asyncio.TaskGroup() as asking:
        for word in "abcd":
            asking.create_task(pool.ask(slowly, str(said), word))
    assert said.read_text() == "abcd"


async def test_whoever_plays_waits_behind_one_at_most_of_those_who_learn(pool: EnginePool, tmp_path: Path) -> None:
    said = tmp_path / "said"
    async with asyncio.TaskGroup() as asking:
        for word in "abc":
            asking.create_task(pool.ask_at_leisure(slowly, str(said), word))
        asking.create_task(pool.ask(slowly, str(said), "!"))
    assert said.read_text() == "a!bc"


async def test_the_end_waits_for_nobody_who_thinks() -> None:
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
