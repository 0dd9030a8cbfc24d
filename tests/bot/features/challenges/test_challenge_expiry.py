"""A challenge without an answer is closed, and its message says so, however often that is tried."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot.features.challenges import service as challenges
from bot.features.challenges.expiry import AGAIN, ChallengeExpiry
from bot.model import errors
from bot.model.challenges import Challenge, ChallengeState
from bot.model.clocks import CHALLENGE_LIFETIME
from bot.model.players import NamedPlayer
from bot.runtime.messenger import Failure, Reply
from data.challenges import NewChallenge, add_challenge
from tests.fakes.fake_messenger import FakeMessenger
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key
from tests.support.waiting import wait_for


@pytest.fixture
async def expiry(services: ServiceContext) -> AsyncIterator[ChallengeExpiry]:
    expiry = ChallengeExpiry(services.context, services.messenger)
    yield expiry
    await expiry.stop()


async def offered(services: ServiceContext, message: int | None = 90) -> int:
    """Ada has challenged Ben, in this message."""
    now = services.clock.now
    new = NewChallenge(
        id=key(),
        guild=GUILD,
        channel=CHANNEL,
        message=message,
        challenger=ADA,
        challenger_name="Ada",
        opponent=BEN,
        opponent_name="Ben",
        rules="rubicon",
        made_at=now,
        expires_at=now + CHALLENGE_LIFETIME,
    )
    make = partial(add_challenge, new=new)
    return (await services.context.database.write(make)).id


async def state(services: ServiceContext, offer: int) -> ChallengeState:
    return (await challenges.get(services.context, offer)).state


async def ring(services: ServiceContext, expiry: ChallengeExpiry) -> None:
    """Time passes until the alarm rings."""
    due = await expiry.next_due()
    assert due is not None
    assert due > services.clock.now
    services.clock.now = due
    await expiry._ring()


async def rung(expiry: ChallengeExpiry) -> None:
    """The alarm has rung that rings at the start."""
    assert expiry._alarm._sleeper is not None
    await expiry._alarm._sleeper


def told(services: ServiceContext) -> list[tuple[int, ChallengeState]]:
    """What the messages of challenges have been made to say, in order."""
    return [(offer.id, offer.state) for offer in services.messenger.closed]


async def test_a_challenge_expires_when_its_time_is_over(services: ServiceContext, expiry: ChallengeExpiry) -> None:
    offer = await offered(services)
    await expiry.start()
    assert told(services) == []
    await ring(services, expiry)
    assert told(services) == [(offer, ChallengeState.EXPIRED)]
    assert await state(services, offer) is ChallengeState.EXPIRED
    assert await expiry.next_due() is None


@pytest.mark.parametrize("failure", [Failure.LATER, Failure.CLOSED, Failure.REFUSED, Failure.FULL])
async def test_a_message_that_could_not_be_changed_is_changed_later(
    services: ServiceContext, expiry: ChallengeExpiry, failure: Failure
) -> None:
    offer = await offered(services)
    services.messenger.fails("redraw_challenge", failure, times=3)
    await ring(services, expiry)
    began = services.clock.now
    for _ in range(3):
        assert told(services) == []
        with pytest.raises(errors.ChallengeClosed):
            await challenges.accept(services.context, offer, NamedPlayer(BEN, "Ben"))
        await ring(services, expiry)
    assert services.clock.now == began + 3 * AGAIN
    assert told(services) == [(offer, ChallengeState.EXPIRED)]
    assert await state(services, offer) is ChallengeState.EXPIRED


async def test_it_is_changed_after_a_restart_too(services: ServiceContext, expiry: ChallengeExpiry) -> None:
    offer = await offered(services)
    services.messenger.fails("redraw_challenge", Failure.LATER)
    await ring(services, expiry)
    await expiry.stop()
    again = ChallengeExpiry(services.context, services.messenger)
    await again.start()
    await rung(again)
    await again.stop()
    assert told(services) == [(offer, ChallengeState.EXPIRED)]


async def test_a_message_that_the_bot_may_not_change_is_given_up_after_some_time(
    services: ServiceContext, expiry: ChallengeExpiry
) -> None:
    offer = await offered(services)
    services.messenger.fails("redraw_challenge", Failure.CLOSED, times=100)
    while await state(services, offer) is ChallengeState.OPEN:
        await ring(services, expiry)
    assert services.messenger.sent.count("redraw_challenge") == 6
    assert await expiry.next_due() is None


async def test_a_message_that_is_gone_or_was_never_heard_of_is_not_waited_for(
    services: ServiceContext, expiry: ChallengeExpiry
) -> None:
    unheard, gone = await offered(services, None), await offered(services)
    services.messenger.gone.add(CHANNEL)
    await ring(services, expiry)
    assert [await state(services, offer) for offer in (unheard, gone)] == [ChallengeState.EXPIRED] * 2


async def test_one_that_cannot_be_changed_holds_up_no_other(services: ServiceContext, expiry: ChallengeExpiry) -> None:
    first, second = await offered(services), await offered(services)
    services.messenger.fails("redraw_challenge", Failure.LATER)
    await ring(services, expiry)
    assert told(services) == [(second, ChallengeState.EXPIRED)]
    await ring(services, expiry)
    assert told(services)[1:] == [(first, ChallengeState.EXPIRED)]


async def test_nobody_waits_at_the_start_for_messages_that_discord_is_slow_to_change(
    services: ServiceContext, expiry: ChallengeExpiry, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        await offered(services)
    services.clock.now += CHALLENGE_LIFETIME
    asked, goes_on, close = asyncio.Event(), asyncio.Event(), FakeMessenger.redraw_challenge

    async def slowly(messenger: FakeMessenger, challenge: Challenge, language: str) -> Reply:
        asked.set()
        await goes_on.wait()
        return await close(messenger, challenge, language)

    monkeypatch.setattr(FakeMessenger, "redraw_challenge", slowly)
    async with wait_for("the bot starts"):
        await expiry.start()
    async with wait_for("a message is to be changed"):
        await asked.wait()
    stopping = asyncio.create_task(expiry.stop())
    await asyncio.sleep(0)
    goes_on.set()
    await stopping
    # What is under way when the bot stops ends, and nothing more is begun.
    assert len(told(services)) == 1
