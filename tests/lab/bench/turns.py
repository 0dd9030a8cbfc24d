"""Compares our bot's turns on the wire with clicks on a bare bot, alternating, and counts their work."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from tests.fakes.process.bot_process import BotProcess, Zygote
from tests.fakes.wire.entities import Channel
from tests.fakes.wire.wire_discord import Wire
from tests.lab.bench import bare, counted_bot, goals
from tests.lab.bench.counted_bot import read_counts
from tests.lab.bench.hall import Hall, Sitting, a_message, click
from tests.lab.bench.measures import BARE, IN_FLIGHT, PARTIES, RATE, SLICE, Measured, fast, high, seated
from tests.lab.bench.pace import Turn
from tests.support.figures import Figure

SLICES: Final = 16
"""Rounds per bot, alternating, so that a slow moment slows every bot."""
WARM: Final = 5.0
"""Warm-up seconds, after which each person has clicked."""
ALONE: Final = 150
COUNTED: Final = 400
"""How many turns are counted one by one, and as many at RATE: on a busy machine, more turns share a commit."""
STEADY: Final = 30.0
"""Seconds of turns at RATE before the counted ones, so that the messages queued before and after the count are equally
many."""
OF_ALL: Final = 50
"""Discord's limit for a bot: requests a second, without interaction answers."""
COUNTED_BOT: Final = "tests.lab.bench.counted_bot:run"


def speed() -> Iterator[Figure]:
    """Times turns, with the delivery of their messages, next to clicks on a bare bot.

    For the figures with many turns at a time, the bot sends at production's pace, to leave the processor to answers.
    """
    with tempfile.TemporaryDirectory(prefix="piquet-speed-") as folder:
        yield from asyncio.run(_speed(Path(folder)))


def counts() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-counts-") as folder:
        yield from asyncio.run(_counts(Path(folder)))


@dataclass(slots=True)
class Paced:
    """A compared bot, with the seconds taken by each click."""

    bot: Measured
    took: list[float]
    spent: float = 0.0

    async def slice(self) -> None:
        took, cost = await self.bot.at_rate(SLICE)
        self.took += took
        self.spent += cost

    @property
    def cost(self) -> float:
        return self.spent / len(self.took)


async def _speed(folder: Path) -> list[Figure]:
    (folder / "bare").mkdir()
    async with (
        Zygote() as zygote,
        Wire(fast(rates=False)) as wire,
        BotProcess(wire, zygote, folder / "bare", main=BARE) as process,
        seated(zygote, folder, PARTIES) as (ours, sittings),
        seated(zygote, folder / "paced", PARTIES, paced=True) as (in_production, _),
    ):
        hall = Hall(wire, ours.beside)
        few, edits, pictures = (
            Measured(process, wire, _clicks(wire, hall, sittings, button), hall, ours.beside)
            for button in (_again, _edits, _pictures)
        )
        for bot in (ours, in_production):
            await bot.crowded(WARM)
        for bot in (few, edits, pictures):
            await bot.at_rate(1)
        paced = [Paced(bot, []) for bot in (few, edits, pictures, ours)]
        for _ in range(SLICES):
            for one in paced:
                await one.slice()
        full = [(await few.crowded(SLICE), await in_production.crowded(SLICE)) for _ in range(SLICES)]
        bare_rate, rate = (median(one) for one in zip(*full, strict=True))
        return [*_told(*paced), *_told_crowded(bare_rate, rate)]


def _told(few: Paced, edits: Paced, pictures: Paced, ours: Paced) -> Iterator[Figure]:
    yield Figure(f"clicks and turns measured, {RATE} a second", len(ours.took), "of each")
    for name, one in (
        ("a click on the bare bot", few),
        ("the same that edits two more messages", edits),
        ("the same with two pictures", pictures),
        ("a turn", ours),
    ):
        yield Figure(f"{name}, median", 1e3 * median(one.took), "milliseconds")
        yield Figure(f"{name}, 95th percentile", 1e3 * high(one.took), "milliseconds")
        yield Figure(f"{name} and all that is told of it, of the processor", 1e3 * one.cost, "milliseconds")
    yield Figure("a turn ÷ the bare bot's that edits two more messages, processor", ours.cost / edits.cost, "times")
    yield Figure("a turn ÷ the same with two pictures, processor", ours.cost / pictures.cost, "times")
    yield goals.PROCESSOR.measured(ours.cost / few.cost)
    yield goals.ANSWER.measured(median(ours.took) / median(few.took))
    yield goals.LATE_ANSWER.measured(high(ours.took) / high(few.took))


def _told_crowded(bare_rate: float, rate: float) -> Iterator[Figure]:
    yield Figure(f"clicks on the bare bot, {IN_FLIGHT} in flight", bare_rate, "a second")
    yield Figure(f"turns, {IN_FLIGHT} in flight, paced as in production", rate, "a second")
    yield goals.IN_FLIGHT.measured(rate / bare_rate)


Button = Callable[[Wire, Channel], str]
"""Makes the id of a bare bot's button, and the messages that it edits, one of them in this channel."""


def _again(_wire: Wire, _table: Channel) -> str:
    return bare.AGAIN


def _edits(wire: Wire, table: Channel) -> str:
    others = a_message(wire, wire.world.dm(wire.world.user("Dan"))), a_message(wire, table)
    return ":".join([bare.EDITS, *(f"{message.channel.id}:{message.id}" for message in others)])


def _pictures(wire: Wire, table: Channel) -> str:
    return _edits(wire, table).replace(bare.EDITS, bare.PICTURES)


def _clicks(wire: Wire, hall: Hall, sittings: list[Sitting], button: Button) -> list[Turn]:
    guild = wire.guild()
    table = wire.world.channel(guild, "table")

    def at(sitting: Sitting) -> Turn:
        person = wire.world.user("Cleo")
        wire.world.join(person, guild)
        custom_id = button(wire, table)
        a_message(wire, wire.world.dm(person))

        async def turn() -> float:
            hall.think(sitting)
            return await click(wire, person, custom_id)

        return turn

    return list(map(at, sittings))


async def _counts(folder: Path) -> list[Figure]:
    file = folder / "counts"
    async with (
        Zygote() as zygote,
        seated(zygote, folder, PARTIES, main=COUNTED_BOT, environment={counted_bot.FILE: str(file)}) as (ours, _),
    ):
        await ours.crowded(WARM)
        begun = read_counts(file)
        alone = await ours.alone(ALONE)
        ended = read_counts(file)
        await ours.at_rate(STEADY)
        ours.wire.requests.clear()
        ours.wire.settings.witness = True
        between = read_counts(file)
        paced = len((await ours.at_rate(COUNTED / RATE))[0])
        after = read_counts(file)
        ours.wire.settings.witness = False
        kinds = Counter(_kind(request.method, request.route) for request in ours.wire.requests)
        ours.wire.said.clear()
    wanted = goals.STATEMENTS, goals.TRANSACTIONS, goals.COMMITS, goals.HOPS
    each = [(late - early) / alone for late, early in zip(ended, begun, strict=True)]
    together = [(late - early) / paced for late, early in zip(after, between, strict=True)]
    return [
        *_requests(kinds, paced),
        *(
            Figure(f"{goal.name} alone", value, "with what the bot looks up meanwhile")
            for goal, value in zip(wanted, each, strict=True)
        ),
        *(goal.measured(value) for goal, value in zip(wanted, together, strict=True)),
    ]


def _requests(kinds: Counter[str], turns: int) -> Iterator[Figure]:
    free = kinds.pop(ANSWERS, 0)
    counted = sum(kinds.values()) / turns
    for kind, many in sorted(kinds.items()):
        yield Figure(f"{kind}, of a turn", many / turns, "requests")
    yield Figure(f"{ANSWERS}, of a turn", free / turns, "requests")
    yield Figure(f"turns with all that is told of them at {OF_ALL} requests a second", OF_ALL / counted, "a second")
    yield goals.REQUESTS.measured(counted)


ANSWERS: Final = "answers to interactions"
_KINDS: Final = {
    ("POST", "/channels/{}/messages"): "messages posted",
    ("PATCH", "/channels/{}/messages/{}"): "messages edited",
    ("DELETE", "/channels/{}/messages/{}"): "messages deleted",
}


def _kind(method: str, route: str) -> str:
    if route.startswith(("/interactions", "/webhooks")):
        return ANSWERS
    return _KINDS.get((method, route), f"other requests ({method} {route})")
