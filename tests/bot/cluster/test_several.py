"""Several processes of one bot on a PostgreSQL server: each does its own part, and another's if that one is gone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.admin.health import vitals
from bot.admin.health.vitals import Running
from bot.cluster import leader, leases, several
from bot.cluster.leader import Leader
from bot.cluster.several import SeveralProcesses
from bot.features.challenges import service as challenges
from bot.features.house import turns
from bot.features.house.turns import HouseTurns
from bot.model import house_seats
from bot.model.challenges import Challenge, Terms
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.rules import RUBICON
from bot.runtime import dispatcher
from bot.runtime.agenda import Agenda
from bot.runtime.context import Context
from bot.runtime.messenger import Failure
from data import outbox
from data.players import users
from data.shards import Shards
from data.store.address import ServerAddress
from data.store.errors import ShardsInUse
from data.store.postgresql import session as sessions
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import BEN, GUILD, ServiceContext, opened
from tests.support.server_databases import _names, admin, database_for
from tests.support.waiting import wait_for

pytestmark = [pytest.mark.of_a_server, pytest.mark.two_processes]

THERE = (1 << 22) + GUILD
"""A server of the second shard; ``GUILD`` is one of the first."""


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(several, "TAKES_OVER", 0.5)
    monkeypatch.setattr(leases, "KEEPS_EVERY", 0.05)
    monkeypatch.setattr(dispatcher, "POLLS_EVERY", 1)
    monkeypatch.setattr(turns, "POLLS_EVERY", 1)
    monkeypatch.setattr(leader, "LOOKS_EVERY", 0.05)
    monkeypatch.setattr(sessions, "SETTLES", 0.2)
    monkeypatch.setattr(sessions, "STARTS", 0.3)


@asynccontextmanager
async def process(path: Path, shard: int, count: int = 2) -> AsyncIterator[ServiceContext]:
    """One process of a bot with so many shards, each with one of them."""
    address = database_for(path)
    assert isinstance(address, ServerAddress)
    peers = await SeveralProcesses.join(address, Shards(shard, shard, count))
    try:
        async with opened(path) as services:
            services.context.peers = peers
            tasks: list[asyncio.Task[None]] = []

            def missed(context: Context = services.context) -> None:
                tasks.append(asyncio.create_task(context.languages.load(context.database)))

            peers.keep(lambda: None)
            peers.start(services.context.database, missed)
            yield services
            await asyncio.gather(*tasks)
    finally:
        await peers.close()


def cut(path: Path) -> None:
    """Ends all connections to a database."""
    admin().execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name LIKE 'piquet%%' AND datname = %s",
        [_names[path]],
    )


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[ServiceContext, ServiceContext]]:
    path = tmp_path / "piquet.sqlite3"
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(process(path, 0))
        second = await stack.enter_async_context(process(path, 1))
        yield first, second


async def until(true: Callable[[], Awaitable[Any]], why: str) -> None:
    async with wait_for(why):
        while not await true():  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)


async def test_two_processes_cannot_run_the_same_shard_nor_count_them_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with process(path, 0):
        with pytest.raises(ShardsInUse):
            async with process(path, 0):
                pass
        with pytest.raises(ShardsInUse):
            async with process(path, 1, count=3):
                pass
        async with process(path, 1):
            pass
    async with process(path, 0):
        pass


async def test_the_process_of_a_server_tells_what_any_process_has_decided(
    two: tuple[ServiceContext, ServiceContext],
) -> None:
    first, second = two
    for services in two:
        await services.dispatcher.start()
    partie = await first.begin(guild=THERE)
    await first.play(partie, 3, told=False)

    async def told() -> bool:
        return not await second.waiting(partie)

    await until(told, "the second process tells")
    assert second.messenger.sent
    assert first.messenger.sent == []


async def test_a_process_takes_over_what_a_dead_one_leaves_untold(tmp_path: Path) -> None:
    async with process(tmp_path / "piquet.sqlite3", 0) as services:
        await services.dispatcher.start()
        partie = await services.begin(guild=THERE)

        async def told() -> bool:
            return not await services.waiting(partie)

        assert not await told()
        await until(told, "the first process tells")
        assert services.messenger.sent


async def test_a_process_takes_over_while_its_own_parties_go_on(tmp_path: Path) -> None:
    """Each message of its own sets the alarm of its dispatcher, which must ring all the same."""
    async with process(tmp_path / "piquet.sqlite3", 0) as services:
        await services.dispatcher.start()
        services.messenger.fails("retire_hand", Failure.LATER, times=120)  # something is always due later
        own, left = await services.begin(), await services.begin(guild=THERE)
        for _ in range(120):
            await services.play(own, 1, told=False)
            await asyncio.sleep(0.1)
            services.clock.now += 1
            if not await services.waiting(left):
                break
        assert not await services.waiting(left)


async def test_each_process_sees_what_another_leaves_untold(two: tuple[ServiceContext, ServiceContext]) -> None:
    """The process of the partie is alive, and does not tell."""
    first, second = two
    await second.begin(guild=THERE)
    first.clock.now = second.clock.now + int(vitals.TOLD) + 1
    seen = await vitals.notices(Running(first.context, list, lambda: first.dispatcher.arrived_at))
    assert "another process of this bot" in seen.why


async def test_nobody_tells_of_a_partie_before_another_process_has_answered_about_it(
    two: tuple[ServiceContext, ServiceContext],
) -> None:
    first, second = two
    await second.dispatcher.start()
    partie = await first.begin(guild=THERE)

    async def begun() -> bool:
        return bool(second.messenger.sent) and not await first.waiting(partie)

    await until(begun, "the second process tells of the beginning")
    before = len(second.messenger.sent)
    async with first.context.peers.asking(partie):
        await first.play(partie, 1, told=False)
        await asyncio.sleep(0.5)
        assert len(second.messenger.sent) == before

    async def told() -> bool:
        return not await first.waiting(partie)

    await until(told, "the second process tells of the decision")
    assert len(second.messenger.sent) > before


async def test_two_processes_never_tell_of_a_partie_at_once(two: tuple[ServiceContext, ServiceContext]) -> None:
    first, second = two
    partie = await first.begin(guild=THERE)
    await first.context.peers.due_here("outbox", [(partie, 1)])
    await asyncio.sleep(0.6)
    assert await first.context.peers.due_here("outbox", [(partie, 1)]) == [partie], "it is taken over"
    async with second.context.peers.telling(partie) as own, first.context.peers.telling(partie) as taken_over:
        assert own is not None
        assert await own()
        assert taken_over is None
    async with first.context.peers.telling(partie) as taken_over:
        assert taken_over is not None
        async with first.context.peers.telling(partie):
            """Another task of the same process, which tells in the channel."""
        assert first.context.peers.certainly_tells(partie)
    assert not first.context.peers.certainly_tells(partie)


async def test_a_task_whose_lock_is_lost_does_not_tell_by_the_lock_of_another_task(
    two: tuple[ServiceContext, ServiceContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = two
    partie, peers = await first.begin(guild=GUILD), first.context.peers
    assert isinstance(peers, SeveralProcesses)
    taken, checked = asyncio.Event(), asyncio.Event()

    async def tell_later() -> None:
        async with peers.telling(partie) as tells:
            assert tells is not None
            assert peers.certainly_tells(partie)
            taken.set()
            await checked.wait()

    async with peers.telling(partie) as tells:
        assert tells is not None
        monkeypatch.setattr(peers._session, "_connections", peers._session._connections + 1)
        later = asyncio.create_task(tell_later())
        await taken.wait()
        assert not peers.certainly_tells(partie)
        checked.set()
        await later


async def test_nobody_takes_over_what_another_process_is_doing(two: tuple[ServiceContext, ServiceContext]) -> None:
    """Something is always due in a partie that is played quickly, and each time it is something else."""
    first, _ = two
    partie, due_here = await first.begin(guild=THERE), first.context.peers.due_here
    for notice in range(4):
        assert await due_here("outbox", [(partie, notice)]) == []
        await asyncio.sleep(0.3)
    await due_here("outbox", [(partie, 3), (partie, 4)])
    await asyncio.sleep(0.3)
    assert await due_here("outbox", [(partie, 3), (partie, 4)]) == [partie]


async def test_a_process_that_has_lost_its_locks_tells_no_further_message(
    two: tuple[ServiceContext, ServiceContext], tmp_path: Path
) -> None:
    _, second = two
    partie = await second.begin(guild=THERE)

    async def lose() -> None:
        cut(tmp_path / "piquet.sqlite3")

    second.messenger.meanwhile("open_table", lose)
    second.dispatcher.hurry(partie)
    await second.rest()
    assert len(second.messenger.sent) == 1
    assert await second.waiting(partie), "the hands"
    await asyncio.sleep(0.3)
    await second.tell(partie)
    assert await second.waiting(partie) == []


async def test_a_right_that_was_lost_with_a_connection_does_not_come_back_with_the_next_one(
    two: tuple[ServiceContext, ServiceContext], tmp_path: Path
) -> None:
    """What became of the messages of a process that was stopped may have been stored by another one since."""
    _, second = two
    partie, peers = await second.begin(guild=THERE), second.context.peers
    assert isinstance(peers, SeveralProcesses)
    async with peers.telling(partie) as still_tells:
        assert still_tells is not None
        assert peers.certainly_tells(partie)
        cut(tmp_path / "piquet.sqlite3")
        async with wait_for("the process has its shards again"):
            while await still_tells() or not peers.may_send:  # noqa: ASYNC110 - the server ends it
                await asyncio.sleep(0.02)
        assert not peers.certainly_tells(partie)


async def take_over(services: ServiceContext, partie: PartieId) -> None:
    """What waits in a partie of another process waits for long enough."""
    for _ in range(2):
        found = await services.context.peers.due_here("outbox", [(partie, 1)])
        await asyncio.sleep(0 if found else 0.6)


async def decide_until(services: ServiceContext, partie: PartieId, to_act: int) -> None:
    """Plays on, and tells it, until this seat is to act: at least one decision."""
    await services.play(partie, 1)
    while (await services.row(partie)).to_act != to_act:
        await services.play(partie, 1)


async def test_an_edit_by_a_process_that_took_over_and_died_is_not_told_again(
    two: tuple[ServiceContext, ServiceContext],
) -> None:
    """The process before it knows what the last message tells, and would go on from there with a new one."""
    first, second = two
    messenger = second.messenger
    first.deliver_to(messenger)
    messenger.shut.add(BEN)
    partie = await second.begin(guild=THERE)
    await second.tell(partie)
    await second.play(partie, 6)
    for _ in range(4):
        # Ben leads, or follows and Ada leads: nobody is called. Then Ada plays, and Ben is called by a new message.
        while True:
            await decide_until(second, partie, 1)
            await first.play(partie, 1, told=False)
            if (await second.row(partie)).to_act == 0:
                break
            await second.tell(partie)
        await take_over(first, partie)
        for verb in ("say", "say_more"):
            messenger.fails(verb, Failure.LATER, arrives=True)
        await first.tell(partie)
        messenger.mishaps.clear()
        await first.context.database.write(lambda tx: outbox.hasten(tx, partie, first.clock()))
        await second.play(partie, 1)
        await second.play(partie, 1)
    row = await second.row(partie)
    assert messenger.told(THREAD + partie) == list(range(row.seq))


async def test_a_language_chosen_in_one_process_is_read_in_the_other(
    two: tuple[ServiceContext, ServiceContext],
) -> None:
    first, second = two
    user = 1001

    async def read() -> bool:
        # A process that has just started may not listen yet: it reads all languages once it does.
        await first.context.database.write(
            lambda tx: users.save_user(tx, replace(users.get_user(tx, user), language="fr"))
        )
        return second.context.languages.of_person(user, "en-US") == "fr"

    await until(read, "the second process knows the language")


class Counted:
    """A service of which one process has one."""

    running = 0

    async def start(self) -> None:
        Counted.running += 1

    async def stop(self) -> None:
        Counted.running -= 1


async def test_one_process_leads_and_another_one_after_it(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with process(path, 1) as second:
        async with process(path, 0) as first:
            leaders = [Leader(services.context.peers, lambda: [Counted()]) for services in (first, second)]
            await leaders[0].start()

            async def leads() -> bool:
                return bool(leaders[0].services)

            await until(leads, "the first process leads")
            await leaders[1].start()
            await asyncio.sleep(0.3)
            assert Counted.running == 1
            await leaders[0].stop()

        async def follows() -> bool:
            return bool(leaders[1].services)

        await until(follows, "the second process leads")
        assert Counted.running == 1
        await leaders[1].stop()
    assert Counted.running == 0


async def test_after_its_connections_are_cut_a_process_has_its_shards_again(
    two: tuple[ServiceContext, ServiceContext], tmp_path: Path
) -> None:
    first, second = two
    path = tmp_path / "piquet.sqlite3"
    for services in two:
        await services.dispatcher.start()
    cut(path)
    partie = await first.begin(guild=THERE)

    async def told() -> bool:
        return not await second.waiting(partie)

    await until(told, "the second process tells")
    with pytest.raises(ShardsInUse):
        async with process(path, 1):
            pass


async def challenge_house(services: ServiceContext, guild: int) -> Challenge:
    house = NamedPlayer(house_seats.user_of("beginner"), "The House")
    return await services.dealt(
        await challenges.challenge(
            services.context,
            5,
            guild=guild,
            channel=1,
            challenger=NamedPlayer(1001, "Ada"),
            opponent=house,
            terms=Terms(RUBICON, first_dealer=1001),
        )
    )


@pytest.mark.parametrize("there", [True, False])
async def test_the_house_acts_in_the_process_of_the_server_or_in_one_that_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    if there:
        monkeypatch.setattr(several, "TAKES_OVER", 1000)  # a first thought may take as long as its worker's start
    path = tmp_path / "piquet.sqlite3"
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(process(path, 0))
        both = [first, await stack.enter_async_context(process(path, 1))] if there else [first]
        houses = [HouseTurns(services.context) for services in both]
        for house in houses:
            agenda = Agenda(house._context)
            agenda.add(house)
            await agenda.start()
            stack.push_async_callback(agenda.stop)
        made = await challenge_house(first, THERE)
        assert made.partie is not None
        partie = made.partie

        async def acted() -> bool:
            for services in both:
                services.clock.now += 1
            row = await first.row(partie)
            return row.seq > 0 and row.to_act != row.house

        await until(acted, "the house acts")
        assert [house._context.engine_pool.answered > 0 for house in houses] == ([False, True] if there else [True])
