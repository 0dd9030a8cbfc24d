"""Makes each statement in whole parties fail once, cancels tasks, and sets the clock back."""

import asyncio
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import astuple, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.admin.doctor.parties import replays
from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet import record
from data import parties, requests
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened, simply
from tests.lab.faults import Effort
from tests.lab.faults.kinds.sabotage import Manner, Saboteur
from tests.support.discord.table_checks import record_of
from tests.support.figures import AtLeast, Figure, Progress
from tests.support.played_again import decisions_since
from tests.support.waiting import LONGEST

WHOLE: Final = 1_000
"""More decisions than any partie played by ``simply``."""


@dataclass(slots=True)
class Toll:
    """Faults made, decisions lost or not stored exactly once, and messages not delivered exactly once."""

    faults: int = 0
    lost: int = 0
    twice: int = 0
    untold: int = 0
    hanging: int = 0

    def __add__(self, other: "Toll") -> "Toll":
        return Toll(*(one + another for one, another in zip(astuple(self), astuple(other), strict=True)))

    def figures(self, of: str) -> Iterator[Figure]:
        unit = f"of {self.faults:,} faults"
        yield Figure(f"confirmed decisions lost, {of}", self.lost, unit, 0)
        yield Figure(f"decisions kept twice or by half, {of}", self.twice, unit, 0)
        yield Figure(f"decisions not told once and in order, {of}", self.untold, unit, 0)
        yield Figure(f"what hangs, {of}", self.hanging, unit, 0)
        yield AtLeast(f"faults that struck, {of}", self.faults, "faults", 1)


def statements(effort: Effort) -> Iterator[Figure]:
    toll = Toll()
    for manner in Manner:
        toll += run(partial(failing, manner=manner, decisions=effort.of(WHOLE, quick=4)))
    yield from toll.figures("each statement fails in every manner")


def cancellations(effort: Effort) -> Iterator[Figure]:
    yield from run(lambda path: cancelled(path, effort.of(2_000, quick=100))).figures("a task is cancelled at random")


def clock(effort: Effort) -> Iterator[Figure]:
    toll = run(lambda path: backwards(path, effort.of(WHOLE, quick=60)))
    yield from toll.figures("the clock goes backwards")


def run(work: Callable[[Path], Coroutine[Any, Any, Toll]]) -> Toll:
    with tempfile.TemporaryDirectory(prefix="piquet-statements-") as folder:
        return asyncio.run(work(Path(folder) / "piquet.sqlite3"))


# ------------------------------------------------------------------------------ each statement fails


async def failing(path: Path, manner: Manner, decisions: int) -> Toll:
    """Plays two parties side by side, so that their decisions share a commit.

    Each decision is tried with the first statement failing, then the second, and so on until it succeeds.
    """
    saboteur, toll, progress = Saboteur(), Toll(), Progress(manner.value, decisions)
    async with opened(path, connect=saboteur.connect) as services:
        pair = [await services.begin(), await services.begin()]
        for done in range(decisions):
            rows = [row for partie in pair if (row := await services.row(partie)).to_act is not None]
            if not rows:
                break
            await _decide(services, saboteur, manner, rows, toll)
            await _tell(services, saboteur, manner, pair, toll)
            progress(done)
        for partie in pair:
            await judge(services, partie, toll)
    return toll


async def _decide(
    services: ServiceContext, saboteur: Saboteur, manner: Manner, rows: list[parties.PartieRow], toll: Toll
) -> None:
    requests_left = {row: key() for row in rows}
    after = 0
    while requests_left:
        tasks = {row: _acting(services, row, request) for row, request in requests_left.items()}
        await _faulty(list(tasks.values()), saboteur, manner, after, toll)
        for row, task in tasks.items():
            toll.twice += await half(services, row, requests_left[row])
            if not task.cancelled() and not task.exception():
                del requests_left[row]
        after += 1
    for row in rows:
        await _judge_one(services, row, toll)


async def _tell(services: ServiceContext, saboteur: Saboteur, manner: Manner, pair: list[PartieId], toll: Toll) -> None:
    after = 0
    while await _faulty([_telling(services, partie) for partie in pair], saboteur, manner, after, toll):
        after += 1


def _acting(services: ServiceContext, row: parties.PartieRow, request: int) -> asyncio.Task[Sight]:
    return asyncio.ensure_future(
        deciding.act(services.context, row.id, (ADA, BEN)[row.to_act or 0], simply, seen=row.seq, key=request)
    )


def _telling(services: ServiceContext, partie: PartieId) -> asyncio.Task[None]:
    services.poster.hurry(partie)
    return services.poster._workers._running[partie]


async def _faulty(tasks: list[asyncio.Task[Any]], saboteur: Saboteur, manner: Manner, after: int, toll: Toll) -> bool:
    loop = asyncio.get_running_loop()
    saboteur.arm(after, manner, lambda: [loop.call_soon_threadsafe(task.cancel) for task in tasks])
    await _ended(tasks, toll)
    saboteur.disarm()
    toll.faults += saboteur.fired
    return saboteur.fired


async def _ended(tasks: list[asyncio.Task[Any]], toll: Toll) -> None:
    done, hanging = await asyncio.wait(tasks, timeout=LONGEST)
    for task in hanging:
        sys.stderr.write(f"  waited {LONGEST:g} s in vain: {task.get_name()} ends\n")
    toll.hanging += len(hanging)
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, sqlite3.OperationalError):
            raise error


async def half(services: ServiceContext, before: parties.PartieRow, request: int) -> bool:
    """Whether a decision is stored without its request, or a request without its decision."""

    def work(tx: Transaction) -> bool:
        row = parties.get_partie(tx, before.id)
        assert row is not None
        return (row.seq == before.seq) != (requests.stored_request(tx, request) is None)

    # A writing transaction waits for the end of a cancelled caller's one.
    return await services.context.database.write(work)


async def _judge_one(services: ServiceContext, before: parties.PartieRow, toll: Toll) -> None:
    game = record.read(await services.context.database.read(lambda tx: record_of(tx, before.id)))
    decided = decisions_since(game.deals, before.seq)
    toll.lost += decided == 0
    toll.twice += decided > 1


async def judge(services: ServiceContext, partie: PartieId, toll: Toll) -> None:
    """Delivers all messages, and counts those missing or repeated, and players without exactly one live hand."""
    await services.later(partie, seconds=10_000_000)
    row = await services.row(partie)
    toll.untold += services.messenger.told(THREAD + partie) != list(range(row.seq))
    toll.untold += len(await services.waiting(partie))
    toll.untold += sum(
        [hand.partie_id for hand in services.messenger.lives(user)].count(partie) != 1 for user in (ADA, BEN)
    )
    # From the database alone, without this process's memory.
    toll.twice += not await services.context.database.read(lambda tx: replays(tx, row))
    for eye in (0, 1, None):
        await deciding.sight(services.context, partie, eye)


# ------------------------------------------------------------------------------ tasks are cancelled


async def cancelled(path: Path, times: int) -> Toll:
    rng, toll, progress = random.Random(1), Toll(), Progress("tasks cancelled", times)
    async with opened(path) as services:
        partie = await services.begin()
        while toll.faults < times:
            before, request = await services.row(partie), key()
            if before.to_act is None:
                await judge(services, partie, toll)
                await services.new_messenger()
                partie = await services.begin()
                continue
            await _cut_short([_acting(services, before, request), _telling(services, partie)], rng, toll)
            toll.twice += await half(services, before, request)
            await _acting(services, before, request)
            await _judge_one(services, before, toll)
            progress(toll.faults)
        await judge(services, partie, toll)
    return toll


async def _cut_short(tasks: list[asyncio.Task[Any]], rng: random.Random, toll: Toll) -> None:
    for task in rng.sample(tasks, len(tasks)):
        await asyncio.sleep(rng.random() * 0.006)
        toll.faults += task.cancel()
    await _ended(tasks, toll)


# ------------------------------------------------------------------------------ the clock


async def backwards(path: Path, decisions: int) -> Toll:
    rng, toll = random.Random(1), Toll()
    async with opened(path) as services:
        partie = await services.begin()
        for _ in range(decisions):
            before = await services.row(partie)
            if before.to_act is None:
                break
            _turn_clock(services, rng, toll)
            await _acting(services, before, key())
            _turn_clock(services, rng, toll)
            await services.tell(partie)
            await _judge_one(services, before, toll)
        await judge(services, partie, toll)
    return toll


def _turn_clock(services: ServiceContext, rng: random.Random, toll: Toll) -> None:
    services.clock.now = max(services.clock.now + rng.randint(-86_400, 86_400), 1)
    toll.faults += 1
