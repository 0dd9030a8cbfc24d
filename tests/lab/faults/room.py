"""Several tables and one bot on one wire: in threads and channels, with DMs open and closed."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

from bot.features.servers.service import BOUNDS
from bot.model.ids import PartieId
from bot.piquet.rules import RULE_SETS, Form
from data.store.address import Address, ServerAddress
from tests.fakes.process.bot_process import HASTE, BotProcess, Zygote, processes
from tests.fakes.wire.entities import Channel, Guild
from tests.fakes.wire.wire_discord import Wire
from tests.lab.faults.books import Books
from tests.lab.faults.decisions import Decisions
from tests.lab.faults.guests import WAITS, Alone, Guest, Sitting
from tests.lab.faults.secrets import Audit
from tests.support.figures import AtLeast, Figure
from tests.support.piquet.packs import random_options
from tests.support.waiting import wait_for

CLOSED: Final = 0.25
"""The share of people with closed DMs."""


class Room:
    """The tables of one bot, perhaps with a standby. Failures go into one list per figure."""

    def __init__(
        self, wire: Wire, zygote: Zygote, bots: Sequence[BotProcess], dice: random.Random, address: Address
    ) -> None:
        self.wire = wire
        self.zygote = zygote
        self.bots = bots
        self.bot = bots[0]
        self.dice = dice
        servers = max(2, wire.settings.shards)
        self.guilds = [wire.guild(f"Club {number}", shard=number % wire.settings.shards) for number in range(servers)]
        self.books = Books(address)
        self.decisions = Decisions(self.books)
        self.audit = Audit(wire, self.books)
        self.untold: list[str] = []
        self.mute: list[str] = []
        self.hanging: list[str] = []
        self.lonely: set[int] = set()
        """Tables against the house."""
        self.hasty: float | None = None
        """Seconds before a guest first gives up a click (see ``Guest``)."""
        self.closing = False
        self.settled = 0
        """Parties checked after full delivery."""
        self._names = count(1)

    async def furnish(self) -> None:
        """Lets every other server play in the channel instead of threads, and raises the limit on new tables."""
        for guild, tables in zip(self.guilds, cycle(("thread", "channel"))):
            host = Guest(self.wire, guild, "Host", self.decisions)
            guild.members[host.id].roles = [role for role in guild.roles if role != guild.id]
            await host.slash("piquet server", tables=tables, tables_a_minute=BOUNDS["tables_a_minute"])

    def sitting(self, number: int, *, closed: float = CLOSED, kind: type[Guest] = Guest) -> Sitting:
        guild, sit = self._guild(number), Alone if number in self.lonely else Sitting
        names = [f"Guest {next(self._names)}" for _ in range(1 if number in self.lonely else 2)]
        people = tuple(kind(self.wire, guild, name, self.decisions) for name in names)
        for person in people:
            person.hasty = self.hasty
            if self.dice.random() < closed:
                person.close_dms()
        return sit(self.wire, people, self._channel(number), self.dice)

    def _channel(self, number: int) -> Channel:
        guild, name = self._guild(number), f"table-{number}"
        found = (channel for channel in guild.channels.values() if channel.name == name)
        return next(found, None) or self.wire.world.channel(guild, name)

    def _guild(self, number: int) -> Guild:
        return self.guilds[number % len(self.guilds)]

    def options(self) -> dict[str, Any]:
        rules = self.dice.choice([*RULE_SETS.values()])
        house_rules = random_options(self.dice, rules.name)
        house_rules.pop("reading", None)
        return {"rules": rules.name} | house_rules | ({"deals": 2} if rules.form is Form.DEALS else {})

    async def keep_table(self, number: int, pause: float = 0.0) -> None:
        """Plays one partie after another at a table until the room closes, and does not finish the last."""
        while not self.closing:
            sitting = self.sitting(number)
            await sitting.begin(self.decisions, **self.options())
            going = True
            while going and not self.closing and not self._over(sitting):
                going = await sitting.play(5, pause)
            await self.settle([sitting], hangs=not going)

    @staticmethod
    def _over(sitting: Sitting) -> bool:
        return any(player.over for player in sitting.players)

    async def settle(self, sittings: Iterable[Sitting], *, hangs: bool = False) -> None:
        """Waits until all messages about these parties are delivered, and checks the parties."""
        for sitting in sittings:
            if hangs:
                self._note(self.hanging, f"waited {WAITS:g} s in vain: a decision is stored in {sitting.described()}")
            try:
                await self.told(sitting)
            except AssertionError as in_vain:
                self._note(self.untold, str(in_vain))
            self.settled += 1
            entry = self.books.partie(sitting.partie)
            self._note(self.untold, sitting.said_wrongly(entry))
            self.audit.judge(entry)
            if self.closing and entry.row.ended_at is None:
                for wrong in await sitting.hands_wrong(entry):
                    self._note(self.mute, wrong)
            sitting.put_away()

    async def told(self, sitting: Sitting) -> None:
        async with wait_for(f"all is told of partie {sitting.partie}"):
            while self.books.untold(PartieId(sitting.partie)):  # noqa: ASYNC110 - it is another process that tells
                await asyncio.sleep(0.02)

    async def asked_for(self, more: int) -> None:
        """Waits until the bot, running or starting, has sent ``more`` further requests."""
        goal = self.wire.served + more
        await self.wire.until(lambda: self.wire.served >= goal, why=f"the bot sends {more} requests")

    def _note(self, to: list[str], wrong: str) -> None:
        if wrong:
            to.append(wrong)
            self.tell(wrong)

    @staticmethod
    def tell(wrong: str) -> None:
        sys.stderr.write(f"  {wrong}\n")

    async def play_all(self, sittings: Sequence[Sitting], at_once: int) -> None:
        """Plays these parties to their ends, ``at_once`` of them at a time."""
        waiting = list(sittings)

        async def keep_table() -> None:
            while waiting:
                sitting = waiting.pop(0)
                await sitting.begin(self.decisions, **self.options())
                await self.settle([sitting], hangs=not await sitting.play(80))

        await asyncio.gather(*(keep_table() for _ in range(at_once)))


@asynccontextmanager
async def room(folder: Path, seed: int = 0, *, clock: bool = False, **environment: str) -> AsyncIterator[Room]:
    async with Zygote() as zygote, Wire() as wire:
        bot = BotProcess(wire, zygote, folder, haste=HASTE, PIQUET_LOG_LEVEL="DEBUG")
        bot.set_environment(**environment)
        if clock:
            bot.follow_clock()
        async with _furnished(wire, zygote, [bot], seed) as made:
            yield made


@asynccontextmanager
async def room_with_standby(
    folder: Path, address: ServerAddress, seed: int, prepare: Callable[[list[BotProcess]], None]
) -> AsyncIterator[Room]:
    """Opens a room with an active bot and a standby. ``prepare`` sets their environments before the start."""
    async with Zygote() as zygote, Wire() as wire:
        bots = processes(wire, zygote, folder, PIQUET_LOG_LEVEL="DEBUG")
        prepare(bots)
        async with _furnished(wire, zygote, bots, seed, address) as here:
            yield here


@asynccontextmanager
async def _furnished(
    wire: Wire, zygote: Zygote, bots: Sequence[BotProcess], seed: int, address: Address | None = None
) -> AsyncIterator[Room]:
    # Clicks from before a session are never delivered.
    wire.gateway.begun = wire.interactions.cut_off
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(bots[0])
        made = Room(wire, zygote, bots, random.Random(seed), address or bots[0].address)
        for standby in bots[1:]:
            await standby.stand_by()
        await made.furnish()
        try:
            yield made
        finally:
            for bot in bots:
                if bot.alive:
                    await bot.kill()
            await wire.quiet()
            made.books.close()


def figures(here: Room, of: str) -> Iterator[Figure]:
    here.audit.judge_all()
    decisions = len(here.decisions.confirmed)
    lost, twice, orders_lost = here.decisions.lost(), here.decisions.twice(), here.decisions.orders_lost()
    secret = [line for bot in here.bots for line in here.audit.in_log(bot.log_text)]
    for wrong in [*lost, *twice, *orders_lost, *here.audit.shown, *secret][:5]:
        here.tell(str(wrong))
    yield AtLeast(f"decisions confirmed, {of}", decisions, f"in {here.settled:,} parties", 1)
    yield Figure(f"acknowledged decisions lost, {of}", len(lost), f"of {decisions:,}", 0)
    yield Figure(f"orders confirmed and lost, {of}", len(orders_lost), f"of {here.decisions.ordered:,}", 0)
    yield Figure(f"decisions applied twice or by nobody, {of}", len(twice), f"of {decisions:,}", 0)
    yield Figure(f"parties not told once and in order, {of}", len(here.untold), f"of {here.settled:,}", 0)
    yield Figure(f"players without a live hand, {of}", len(here.mute), f"of {2 * here.settled:,}", 0)
    yield Figure(f"parties that hang, {of}", len(here.hanging), f"of {here.settled:,}", 0)
    yield Figure(f"hidden cards shown, {of}", len(here.audit.shown), f"in {here.audit.heard:,} messages", 0)
    yield Figure(f"secrets in the log, {of}", len(secret), "lines", 0)
