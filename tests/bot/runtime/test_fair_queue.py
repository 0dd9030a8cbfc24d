import asyncio

import pytest

from bot.runtime.queues import FairQueue

ADA, BEN, CLEO = 1, 2, 3
MANY = 100


async def served(queue: FairQueue, *asked: int) -> list[int]:
    """Asks for these people at once, in this order. Returns the people in the order served."""
    done: list[int] = []
    working: set[int] = set()

    async def work(person: int) -> None:
        async with queue.turn(person):
            assert person not in working
            working.add(person)
            await asyncio.sleep(0)
            working.remove(person)
            done.append(person)

    await asyncio.gather(*map(work, asked))
    return done


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_person_who_asks_after_another_persons_many_jobs_is_served_second(workers: int) -> None:
    done = await served(FairQueue(workers), *[ADA] * MANY, BEN)
    assert done.index(BEN) <= 1
    assert len(done) == MANY + 1


async def test_people_are_served_in_turn() -> None:
    done = await served(FairQueue(), ADA, ADA, ADA, BEN, BEN, CLEO)
    assert done == [ADA, BEN, CLEO, ADA, BEN, ADA]


async def test_at_most_one_person_per_worker_has_a_turn_at_once() -> None:
    queue, at_once, most = FairQueue(2), 0, 0

    async def work(person: int) -> None:
        nonlocal at_once, most
        async with queue.turn(person):
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0)
            at_once -= 1

    await asyncio.gather(*map(work, range(10)))
    assert most == 2


async def test_a_job_that_fails_or_is_cancelled_blocks_nobody() -> None:
    queue = FairQueue()

    async def fail() -> None:
        async with queue.turn(ADA):
            await asyncio.sleep(0)
            raise ValueError("it failed")

    async def wait() -> None:
        async with queue.turn(ADA):
            raise AssertionError("it was given up before its turn")

    failing, waiting = asyncio.create_task(fail()), asyncio.create_task(wait())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(ValueError, match="it failed"):
        await failing
    assert await served(queue, ADA, BEN) == [ADA, BEN]
