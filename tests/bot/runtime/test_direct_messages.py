from functools import partial

import pytest

from bot.features.challenges import service as challenges
from bot.features.players import service as players
from bot.model.challenges import Terms
from bot.model.ids import PartieId, made_at
from bot.model.players import NamedPlayer
from bot.piquet.rules import RUBICON
from bot.runtime.direct_messages import KEPT, MOST, REST, SECONDS, ChannelLost, DirectMessages
from bot.runtime.messenger import At, Failure
from data.players import users
from tests.fakes.fake_messenger import DM
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, Clock, ServiceContext, key

NEWCOMERS = [2_000 + number for number in range(14)]


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    await services.lift_limits()
    return services


class Turns:
    def __init__(self, services: ServiceContext, clock: Clock) -> None:
        self._messages = DirectMessages(services.context.database, clock)
        self._clock = clock

    def turn(self, user: int) -> int:
        """Returns when the person may next get a DM."""
        return self._messages._take_turn(user)

    def take(self, user: int) -> bool:
        """Uses up the person's turn for a DM. Returns False if the turn has not come yet."""
        if self.turn(user) > self._clock.now:
            return False
        del self._messages._turns[user]
        return True


async def test_a_restart_does_not_reset_the_budget(services: ServiceContext) -> None:
    opened: list[int] = []
    services.clock.now = NOW
    for first in (3_000, 3_100):
        messages = DirectMessages(services.context.database, services.clock)
        for user in range(first, first + 2 * MOST):
            await messages.act(user, partial(_open, opened), _arrive)
    assert len(opened) == MOST


NOW = 1_700_000_000


async def _open(opened: list[int]) -> int:
    opened.append((NOW - made_at(0)) * 1000 << 22 | len(opened))
    return opened[-1]


async def _arrive(channel: int) -> At:
    return At(channel, 1)


async def begin(services: ServiceContext, one: int, other: int) -> PartieId:
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


async def test_waiting_for_a_turn_does_not_count_as_a_failed_attempt(services: ServiceContext) -> None:
    for one, other in zip(NEWCOMERS[::2], NEWCOMERS[1::2], strict=True):
        last = await begin(services, one, other)
        await services.tell(last)
    waiting = await services.waiting(last)
    assert [notice.attempts for notice in waiting] == [0, 0]
    assert {notice.due_at - services.clock.now for notice in waiting} == {SECONDS + 2, SECONDS + 3}


async def test_after_a_refused_opening_the_next_try_waits_its_turn(services: ServiceContext) -> None:
    services.messenger.fails("deal_hand", Failure.LATER)
    await services.tell(await begin(services, *NEWCOMERS[:2]))
    await services.pass_time(60)
    assert sorted(arrived(services, NEWCOMERS[:2])) == NEWCOMERS[:2]


async def test_waiting_people_are_served_in_order_within_the_budget(services: ServiceContext) -> None:
    clock = Clock()
    turns, waiting, served = Turns(services, clock), list(range(45)), list[tuple[int, int]]()
    for _ in range(5 * SECONDS):
        for user in tuple(waiting):
            if turns.take(user):
                served.append((clock.now, user))
                waiting.remove(user)
        clock.now += 1
    assert [user for _, user in served] == list(range(45))
    times = [time for time, _ in served]
    assert all(later - earlier >= SECONDS for earlier, later in zip(times, times[MOST:], strict=False))
    assert times[-1] - times[0] == 45 - 1


async def test_an_unused_turn_expires(services: ServiceContext) -> None:
    clock = Clock()
    turns = Turns(services, clock)
    for user in range(MOST + 1):
        turns.take(user)
    assert turns.turn(MOST) == clock.now + SECONDS
    clock.now += SECONDS + KEPT + 1
    assert [turns.take(user) for user in range(100, 100 + MOST)] == [True] * MOST
    assert not turns.take(MOST)


async def test_a_long_queue_keeps_its_order_and_its_budget(services: ServiceContext) -> None:
    clock = Clock()
    turns = Turns(services, clock)
    people = range(KEPT + 100)
    times = [turns.turn(user) for user in people]
    assert times == sorted(times)
    assert all(later - earlier >= SECONDS for earlier, later in zip(times, times[MOST:], strict=False))


async def test_a_clock_that_was_far_ahead_blocks_nobody(services: ServiceContext) -> None:
    clock = Clock()
    turns = Turns(services, clock)
    clock.now += 10 * KEPT
    for user in range(MOST + 2):
        turns.take(user)
    clock.now -= 10 * KEPT
    assert [turns.take(user) for user in (MOST, MOST + 1)] == [True, True]


async def test_a_person_with_many_parties_needs_one_turn(services: ServiceContext) -> None:
    ada, others = NEWCOMERS[0], NEWCOMERS[1:10]
    parties = [await begin(services, ada, other) for other in others]
    with services.delivering():
        for partie in parties:
            services.poster.hurry(partie)
        await services.rest()
    assert sorted(services.messenger.opened) == sorted([ada, *others])
    assert len(services.messenger.hands(ada)) == len(others)


async def test_a_hand_that_is_searched_for_and_then_sent_needs_one_turn(services: ServiceContext) -> None:
    for one, other in zip(NEWCOMERS[::2], NEWCOMERS[1::2], strict=True):
        await services.tell(await begin(services, one, other))
    # All have been tried by now, so they are searched for before they are sent.
    await services.pass_time(len(NEWCOMERS))
    assert arrived(services, NEWCOMERS) == services.messenger.opened == NEWCOMERS


async def test_waiting_people_keep_their_order_after_a_restart(services: ServiceContext) -> None:
    for one, other in zip(NEWCOMERS[::2], NEWCOMERS[1::2], strict=True):
        await services.tell(await begin(services, one, other))
    before = services.messenger
    await services.pass_time(2)
    services.context.direct_messages = DirectMessages(services.context.database, services.clock)
    after = await services.new_messenger()
    await services.pass_time(SECONDS + len(NEWCOMERS) - MOST - 2)
    assert before.opened + after.opened == NEWCOMERS


async def test_a_channel_that_discord_has_dropped_is_opened_again(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.tell(partie)
    assert sorted(services.messenger.opened) == [ADA, BEN]
    services.messenger.lost_dms = {DM + ADA, DM + BEN}
    services.messenger.messages.clear()
    services.clock.now += SECONDS
    again = await services.begin()
    await services.tell(again)
    assert sorted(services.messenger.opened) == [ADA, ADA, BEN, BEN]
    assert len(services.messenger.hands(ADA)) == len(services.messenger.hands(BEN)) == 1


async def test_a_lost_channel_is_opened_once_for_all_waiting_messages(services: ServiceContext) -> None:
    ada, others = NEWCOMERS[0], NEWCOMERS[1:10]
    for other in others:
        await services.tell(await begin(services, ada, other))
    await services.pass_time(MOST)
    services.messenger.lost_dms = {DM + ada}
    services.messenger.messages.clear()
    services.messenger.opened.clear()
    parties = [await begin(services, ada, other) for other in others]
    with services.delivering():
        for partie in parties:
            services.poster.hurry(partie)
        await services.rest()
    await services.pass_time(60)
    assert services.messenger.opened == [ada]
    assert len(services.messenger.hands(ada)) == len(others)


async def test_a_channel_that_is_lost_again_and_again_takes_few_turns(services: ServiceContext) -> None:
    services.clock.now, opened, tried = NOW, list[int](), list[int]()
    messages = DirectMessages(services.context.database, services.clock)

    async def is_lost_at_first(channel: int) -> At:
        tried.append(channel)
        if len(tried) % 2:
            raise ChannelLost
        return At(channel, 1)

    async def same() -> int:
        opened.append(ADA)
        return DM + ADA

    await services.context.database.write(lambda tx: users.add_user(tx, ADA))
    await services.context.database.write(lambda tx: users.save_dm_channel(tx, ADA, DM + ADA))
    replies = [await messages.act(ADA, same, is_lost_at_first) for _ in range(9)]
    assert len(opened) == 1
    assert replies[0] == At(DM + ADA, 1)
    assert set(replies) == {At(DM + ADA, 1), Failure.LATER}
    services.clock.now += REST
    assert await messages.act(ADA, same, is_lost_at_first) != Failure.CLOSED
    assert len(opened) <= 2


async def test_the_hands_reuse_the_channel_opened_for_a_greeting(services: ServiceContext) -> None:
    assert await players.reach(services.context, services.messenger, ADA) is None
    await services.tell(await services.begin())
    assert services.messenger.opened.count(ADA) == 1


async def test_no_channel_is_stored_for_a_forgotten_person(services: ServiceContext) -> None:
    await services.context.database.write(lambda tx: users.save_dm_channel(tx, ADA, DM))
    assert await services.context.database.read(lambda tx: users.dm_channel(tx, ADA)) is None
