"""The real services on a real database, without Discord: the test sets clock and packs, and reads a fake messenger."""

import itertools
import random
from collections.abc import AsyncIterator, Callable, Collection, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.features.challenges import service as challenges
from bot.features.clocks.reminders import Reminders
from bot.features.parties import deciding
from bot.features.tables.delivery import TablePosts, delivering_to
from bot.model.challenges import Challenge, Terms
from bot.model.house_seats import is_house
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.model.sight import Sight
from bot.piquet import calls
from bot.piquet.actions import Action, Answer, Bid, Call, Concede, Exchange, Pass, Play, Yes
from bot.piquet.cards import PACK, Card
from bot.piquet.proof import SECRET_BYTES
from bot.piquet.rules import RUBICON, Kind, Rules
from bot.runtime.agenda import Agenda, Entry
from bot.runtime.context import Context
from bot.runtime.limits import Throttle
from bot.runtime.poster import Poster
from bot.runtime.queues import Beat
from bot.runtime.replay import tallies_of
from data import outbox, parties
from data.outbox import Notice
from data.parties import PartieRow, get_partie
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.sqlite.opening import Connect
from tests.fakes.fake_messenger import FakeMessenger
from tests.support.database_template import new_database
from tests.support.hanging import hanging
from tests.support.lifted_limits import lift_limits

ADA, BEN, CLEO = 1001, 1002, 1003
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
GUILD, CHANNEL = 77, 78
_KEYS = [itertools.count(500_000)]


def named(user: int) -> NamedPlayer:
    """Returns the user, a person or the house, with a name."""
    return NamedPlayer(user, "The House" if is_house(user) else NAMES.get(user, f"Person {user}"))


@dataclass(slots=True)
class Clock:
    """Unix seconds, changed only by the test."""

    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


@dataclass(slots=True)
class Stopwatch:
    """Seconds with fractions, advanced only by the test or by ``sleep``."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@dataclass(slots=True)
class Packs:
    """Deals the packs in ``ready``, then shuffled ones from a seeded generator."""

    dice: random.Random
    ready: list[tuple[Card, ...]] = field(default_factory=list)
    secrets: bool = True
    """Whether new parties have a secret, unless packs are ready."""

    def __call__(self) -> tuple[Card, ...]:
        return self.ready.pop(0) if self.ready else tuple(self.dice.sample(PACK, len(PACK)))

    def secret(self) -> bytes | None:
        """Returns a new partie's secret; None if ``ready`` has its packs."""
        return self.dice.randbytes(SECRET_BYTES) if self.secrets and not self.ready else None


@dataclass(slots=True)
class ServiceContext:
    """A bot process without its Discord client. ``poster`` delivers queued messages."""

    context: Context
    clock: Clock
    packs: Packs
    messenger: FakeMessenger
    tables: TablePosts
    poster: Poster

    reminders: Reminders
    agenda: Agenda | None = None

    async def begin(
        self,
        *,
        first_dealer: int | None = BEN,
        rules: Rules = RUBICON,
        pace: int | None = None,
        guild: int = GUILD,
        rated: bool | None = None,
    ) -> PartieId:
        """Makes Ada challenge Ben, and Ben accept. Ada is elder in the first deal, unless the dealer is cut for."""
        offer = await challenges.challenge(
            self.context,
            await self._next_challenge(),
            guild=guild,
            channel=CHANNEL,
            challenger=NamedPlayer(ADA, "Ada"),
            opponent=NamedPlayer(BEN, "Ben"),
            terms=Terms(rules, pace, rated, first_dealer),
        )
        await challenges.posted(self.context, offer.id, 90)
        taken = await challenges.accept(self.context, offer.id, NamedPlayer(BEN, "Ben"))
        assert taken.partie is not None
        return taken.partie

    async def challenge(
        self,
        to: int | None = BEN,
        *,
        by: int = ADA,
        guild: int = GUILD,
        channel: int | None = None,
        terms: Terms | None = None,
        request: int | None = None,
    ) -> Challenge:
        """Challenges a person, the house, or anyone (None)."""
        return await challenges.challenge(
            self.context,
            key() if request is None else request,
            guild=guild,
            channel=channel or (CHANNEL if guild else 0),
            challenger=named(by),
            opponent=None if to is None else named(to),
            terms=terms or Terms(RUBICON),
        )

    async def _next_challenge(self) -> int:
        """Counted per database, because the number enters the packs and must be equal in each run."""
        return int(await self.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM challenges"))) + 1

    async def lift_limits(self) -> None:
        await self.context.database.write(lambda tx: lift_limits(tx, GUILD))

    async def new_messenger(self) -> FakeMessenger:
        # The agenda would go on, and deliver due notices to the old messenger.
        await self.stop()
        self.context.throttle = Throttle(apart=0)
        self.deliver_to(FakeMessenger(number=self.messenger.number))
        self.reminders = Reminders(self.context, since=0)
        return self.messenger

    def deliver_to(self, messenger: FakeMessenger) -> None:
        """Delivers queued messages to this messenger from now on."""
        self.messenger = messenger
        messenger.direct_messages = self.context.direct_messages
        self.tables, self.poster = delivering_to(self.context, messenger)

    async def start(self) -> None:
        """Delivers messages when they are due and after commits, like a running bot."""
        self.agenda = Agenda(self.context)
        self.agenda.add(self.poster)
        await self.agenda.start()

    async def stop(self) -> None:
        agenda, self.agenda = self.agenda, None
        await (self.poster if agenda is None else agenda).stop()

    async def dealt(self, opening: Challenge) -> Challenge:
        """Begins a partie against the house, if the challenger still has to deal. Adds no cut words."""
        if opening.partie is not None:
            return opening
        return await challenges.deal(self.context, opening.id, opening.challenger)

    async def row(self, partie: PartieId) -> PartieRow:
        row = await self.context.database.read(lambda tx: get_partie(tx, partie))
        assert row is not None
        return row

    async def decide(self, partie: PartieId) -> Sight:
        """Makes a simple decision for the player to act; delivers nothing."""
        sight = await self._decide(await self.row(partie))
        await self.check()
        return sight

    async def play(self, partie: PartieId, decisions: int, *, told: bool = True, watched: bool = False) -> None:
        """Makes this many decisions, or plays to the end, and delivers each.

        Checks at the end that no partie hangs; with ``watched``, after each decision.
        """
        for _ in range(decisions):
            row = await self.row(partie)
            if row.to_act is None:
                break
            await self._decide(row)
            if watched:
                await self.check()
            if told:
                await self.tell(partie)
        await self.check()

    async def finish(self, partie: PartieId) -> None:
        """Plays to the end, conceding each deal as early as possible; delivers nothing."""
        while (row := await self.row(partie)).to_act is not None:
            await self._decide(row, briefly)
        await self.check()

    async def resign(self, partie: PartieId, user: int) -> None:
        """Finishes a deal to make the partie count, and resigns for this player."""
        while not tallies_of(await self.context.database.read(lambda tx: parties.deals(tx, partie))):
            await self._decide(await self.row(partie))
        await deciding.decide(self.context, partie, user, deciding.resign, key=key())

    async def _decide(self, row: PartieRow, how: Callable[[Sight], Sequence[Action]] | None = None) -> Sight:
        assert row.to_act is not None
        user = (await self.context.database.read(lambda tx: parties.seats(tx, row.id)))[row.to_act].user
        return await deciding.act(self.context, row.id, user, how or simply, seen=row.seq, key=key())

    @contextmanager
    def delivering(self) -> Iterator[None]:
        """Delivers messages after each commit during the block, like a running bot."""

        def committed(changes: Collection[Hashable]) -> None:
            self.poster.committed(changes)

        unsubscribe = self.context.database.subscribe(committed)
        try:
            yield
        finally:
            unsubscribe()

    async def lost(self, channel: int, guild: int | None = None) -> None:
        with self.delivering():
            await self.tables.lost(channel, guild)

    async def reseat(self, partie: PartieId, channel: int) -> None:
        with self.delivering():
            await self.tables.move(partie, channel)

    async def tell(self, partie: PartieId) -> None:
        self.poster.hurry(partie)
        await self.rest()
        await self.check()

    async def rest(self) -> None:
        await self.poster._workers.rest()
        await self.poster._announcers.rest()

    async def check(self) -> None:
        assert await self.context.database.read(hanging) == []

    async def later(self, partie: PartieId, seconds: int = 3600) -> None:
        """Advances the clock to each queued message due within ``seconds``, and delivers it."""
        end = self.clock.now + seconds
        await self.tell(partie)
        while notices := [notice for notice in await self.waiting(partie) if notice.due_at <= end]:
            due = min(notice.due_at for notice in notices)
            assert due > self.clock.now, f"what is due is not sent: {notices}"
            self.clock.now = due
            await self.tell(partie)

    async def start_reminders(self) -> None:
        """Starts the reminders; they also send everything due during downtime."""
        self.reminders = Reminders(self.context)
        await self.reminders.do()

    async def pass_time(self, seconds: int) -> None:
        """Advances the clock; everything due happens and is delivered on time."""
        end = self.clock.now + seconds
        while True:
            await self.reminders.do()
            await self.poster.do()
            await self.rest()
            await self.check()
            dues = [await self.context.database.read(work) for work in (parties.next_wake, outbox.next_due)]
            coming = [due for due in dues if due is not None and self.clock.now < due <= end]
            if not coming and self.clock.now == end:
                return
            self.clock.now = min(coming, default=end)

    async def waiting(self, partie: PartieId) -> list[Notice]:
        return await self.context.database.read(lambda tx: outbox.waiting(tx, partie))


def hear(context: Context, entry: Entry) -> Callable[[], None]:
    """Passes every commit's changes to an agenda entry. Returns a function to stop this."""

    def committed(changes: Collection[Hashable]) -> None:
        for change in changes:
            entry.wakes_on(change)

    return context.database.subscribe(committed)


@asynccontextmanager
async def opened(
    path: Path | ServerAddress,
    *,
    seed: int = 1,
    messenger: FakeMessenger | None = None,
    clock: Clock | None = None,
    connect: Connect | None = None,
    secrets: bool = True,
) -> AsyncIterator[ServiceContext]:
    """Opens a bot process on the database at ``path``, and closes it even if the test fails.

    Without ``secrets`` it deals like an older version.
    """
    address = path if connect or isinstance(path, ServerAddress) else new_database(path)
    database = await Database.open(address, connect=connect)
    clock, messenger = clock or Clock(), messenger or FakeMessenger()
    packs = Packs(random.Random(seed), secrets=secrets)
    context = Context(database, clock, packs, packs.secret, Throttle(apart=0), beat=Beat(0))
    messenger.direct_messages = context.direct_messages
    reminders = Reminders(context, since=0)
    services = ServiceContext(context, clock, packs, messenger, *delivering_to(context, messenger), reminders)
    try:
        yield services
    finally:
        await services.stop()
        await database.close()


def key() -> int:
    return next(_KEYS[0])


def keys_from(first: int) -> None:
    """Counts request keys from ``first``: a challenge's key enters its packs, and must be equal in each run."""
    _KEYS[0] = itertools.count(first)


def simply(sight: Sight) -> Sequence[Action]:
    """Decides in the simplest way: smallest exchange, call the point, say good, play the first legal card.

    In an auction it bids lowest and says *yes*, but makes every other deal a misère.
    """
    seen, me = sight.deal, sight.eye
    assert seen is not None
    assert me is not None
    if seen.bids and not seen.bid and sight.shown.ordinal % 2:
        return [Bid(me, 7, 3)]
    if seen.may_say_yes or seen.may_pass:
        return [Yes(me) if seen.may_say_yes else Pass(me)]
    if seen.exchange_limits:
        return [Exchange(me, tuple(seen.hand)[: seen.exchange_limits[0]])]
    if seen.pending:
        return [Answer(me, seen.pending.kind, ())]
    if (
        Kind.POINT in seen.open_kinds
        and me == seen.elder
        and (best := calls.best_call(seen.rules, Kind.POINT, seen.hand))
    ):
        return [Call(me, Kind.POINT, (tuple(best[0]),))]
    if seen.rules.calls.all_called and me == seen.elder and seen.open_kinds:
        return [Call(me, kind, ()) for kind in seen.open_kinds]
    return [Play(me, next(iter(seen.playable)))]


def briefly(sight: Sight) -> Sequence[Action]:
    """Decides in the simplest way, and ends each deal as early as possible."""
    assert sight.deal is not None
    assert sight.eye is not None
    return [Concede(sight.eye)] if sight.deal.may_concede else simply(sight)
