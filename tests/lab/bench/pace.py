"""Clicks at a rate per second, or with some number of turns unanswered at a time."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from tests.lab.bench.hall import Hall, Sitting

Turn = Callable[[], Awaitable[float | None]]
"""Plays a turn. Returns seconds until the answer; None if the partie has ended."""


def turns_of(hall: Hall, sittings: Sequence[Sitting]) -> list[Turn]:
    """Returns a function per partie to play one turn."""

    def at(sitting: Sitting) -> Turn:
        return lambda: hall.turn(sitting)

    return [at(sitting) for sitting in sittings]


async def a_second(turns: Sequence[Turn], rate: int, seconds: float) -> list[float]:
    """Starts ``rate`` turns a second without waiting for answers. Returns each turn's seconds."""
    places, took = asyncio.Queue[Turn](), list[float]()
    for turn in turns:
        places.put_nowait(turn)
    began = time.perf_counter()

    async def go(turn: Turn) -> None:
        if (answered := await turn()) is not None:
            took.append(answered)
            # Only now may the next player at this table click.
            places.put_nowait(turn)

    async with asyncio.TaskGroup() as running:
        for at in range(int(rate * seconds)):
            await asyncio.sleep(began + at / rate - time.perf_counter())
            running.create_task(go(await places.get()))
    return took


async def at_a_time(turns: Sequence[Turn], number: int, seconds: float) -> float:
    """Keeps ``number`` turns unanswered at a time. Returns turns per second."""
    end, places, done = time.perf_counter() + seconds, deque(turns), 0

    async def go() -> None:
        nonlocal done
        while time.perf_counter() < end:
            turn = places.popleft()
            if await turn() is not None:
                places.append(turn)
                done += 1

    began = time.perf_counter()
    await asyncio.gather(*(go() for _ in range(number)))
    return done / (time.perf_counter() - began)
