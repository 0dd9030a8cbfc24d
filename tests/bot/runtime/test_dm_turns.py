"""New direct messages are opened in the order in which they are asked for, within one budget for all processes."""

import pytest

from bot.features.challenges import service as challenges
from bot.model.challenges import Terms
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.rules import RUBICON
from bot.runtime.dm_turns import KEPT, MOST, SECONDS, DmTurns
from bot.runtime.messenger import Failure
from data.meta import set_meta
from tests.fakes.service_context import CHANNEL, GUILD, Clock, ServiceContext, key

NEWCOMERS = [2_000 + number for number in range(14)]


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    await services.lift_limits()
    services.messenger.dm_turns = services.context.dm_turns
    return services


async def begin(services: ServiceContext, one: int, other: int) -> PartieId:
    """A partie of two newcomers."""
    offer = await challenges.challenge(
        services.context,
        key(),
        guild=GUILD,
        channel=CHANNEL,
        challenger=NamedPlayer(one, "One"),
        opponent=NamedPlayer(other, "Other"),
        terms=Terms(RUBICON, first_dealer=one),
    )
    await challenges.posted(services.context, offer.id, 90)
    taken = await challenges.accept(services.context, offer.id, NamedPlayer(other, "Other"))
    assert taken.partie is not None
    return taken.partie


def arrived(services: ServiceContext, people: list[int]) -> list[int]:
    """Those of these people who have a hand, in the order in which the hands arrived."""
    hands = [(services.messenger.hands(user)[0].at.message, user) for user in people if services.messenger.hands(user)]
    return [user for _, user in sorted(hands)]


async def test_fourteen_newcomers_are_served_in_order_within_fourteen_seconds(services: ServiceContext) -> None:
    began = services.clock.now
    for one, other in zip(NEWCOMERS[::2], NEWCOMERS[1::2], strict=True):
        await services.tell(await begin(services, one, other))
    assert arrived(services, NEWCOMERS) == NEWCOMERS[:MOST]
    while len(arrived(services, NEWCOMERS)) < len(NEWCOMERS):
        assert services.clock.now - began < len(NEWCOMERS)
        await services.pass_time(1)
    assert arrived(services, NEWCOMERS) == NEWCOMERS


async def test_nobody_is_overtaken_however_many_come(services: ServiceContext) -> None:
    people = [3_000 + number for number in range(60)]
    for one, other in zip(people[::2], people[1::2], strict=True):
        await services.tell(await begin(services, one, other))
        await services.pass_time(1)
    await services.pass_time(len(people) * SECONDS // MOST)
    assert arrived(services, people) == people


async def test_a_wait_for_a_turn_counts_as_no_failed_attempt(services: ServiceContext) -> None:
    for one, other in zip(NEWCOMERS[::2], NEWCOMERS[1::2], strict=True):
        last = await begin(services, one, other)
        await services.tell(last)
    waiting = await services.waiting(last)
    assert [notice.attempts for notice in waiting] == [0, 0]
    assert {notice.due_at - services.clock.now for notice in waiting} == {SECONDS + 2, SECONDS + 3}


async def test_after_discord_refused_an_opening_the_next_try_has_a_turn_of_its_own(services: ServiceContext) -> None:
    services.messenger.fails("deal_hand", Failure.LATER)
    await services.tell(await begin(services, *NEWCOMERS[:2]))
    await services.pass_time(60)
    assert sorted(arrived(services, NEWCOMERS[:2])) == NEWCOMERS[:2]


async def test_all_processes_have_one_budget_and_one_order(services: ServiceContext) -> None:
    clock = Clock()
    processes = [DmTurns(services.context.database, clock) for _ in range(4)]
    waiting = [(processes[user % 4], user) for user in range(45)]
    served: list[tuple[int, int]] = []
    for _ in range(5 * SECONDS):
        for process, user in tuple(waiting):
            if await process.take(user):
                served.append((clock.now, user))
                waiting.remove((process, user))
        clock.now += 1
    assert [user for _, user in served] == list(range(45))
    times = [time for time, _ in served]
    assert all(later - earlier >= SECONDS for earlier, later in zip(times, times[MOST:], strict=False))
    assert times[-1] - times[0] == 45 - 1


async def test_a_turn_that_is_not_used_is_not_kept_for_ever(services: ServiceContext) -> None:
    clock = Clock()
    turns = DmTurns(services.context.database, clock)
    for user in range(MOST + 1):
        await turns.take(user)
    assert turns.turn_of(MOST) == clock.now + SECONDS
    clock.now += SECONDS + KEPT + 1
    assert [await turns.take(user) for user in range(100, 100 + MOST)] == [True] * MOST
    assert not await turns.take(MOST)


async def test_a_long_queue_keeps_its_order_and_its_budget(services: ServiceContext) -> None:
    clock = Clock()
    turns = DmTurns(services.context.database, clock)
    people = range(KEPT + 100)
    for user in people:
        await turns.take(user)
    times = [turns.turn_of(user) or clock.now for user in people]
    assert times == sorted(times)
    assert all(later - earlier >= SECONDS for earlier, later in zip(times, times[MOST:], strict=False))


async def test_a_clock_that_was_far_ahead_stops_nobody(services: ServiceContext) -> None:
    clock = Clock()
    turns = DmTurns(services.context.database, clock)
    clock.now += 10 * KEPT
    for user in range(MOST + 2):
        await turns.take(user)
    clock.now -= 10 * KEPT
    assert [await turns.take(user) for user in (MOST, MOST + 1)] == [True, True]


async def test_turns_that_cannot_be_read_stop_nobody(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: set_meta(tx, "dm-turns", "7 x"))
    assert await services.context.dm_turns.take(NEWCOMERS[0])
