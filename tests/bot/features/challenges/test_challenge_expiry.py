from collections.abc import Hashable
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


@pytest.fixture
async def expiry(services: ServiceContext) -> ChallengeExpiry:
    return ChallengeExpiry(services.context, services.messenger)


async def offered(services: ServiceContext, message: int | None = 90) -> int:
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
    due = await expiry.next_due()
    assert due is not None
    assert due > services.clock.now
    services.clock.now = due
    await expiry.do()


def told(services: ServiceContext) -> list[tuple[int, ChallengeState]]:
    return [(offer.id, offer.state) for offer in services.messenger.closed]


async def test_a_challenge_expires_when_its_time_is_over(services: ServiceContext, expiry: ChallengeExpiry) -> None:
    changes = list[Hashable]()
    services.context.database.subscribe(changes.extend)
    offer = await offered(services)
    assert any(expiry.wakes_on(change) for change in changes)
    await expiry.do()
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


async def test_no_message_is_changed_while_discord_refuses_everything(
    services: ServiceContext, expiry: ChallengeExpiry, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer = await offered(services)
    with monkeypatch.context() as refusing:
        refusing.setattr(services.context.throttle.refusals, "wait", lambda: 300.0)
        await ring(services, expiry)
        assert services.messenger.sent == []
    await ring(services, expiry)
    assert told(services) == [(offer, ChallengeState.EXPIRED)]


async def test_a_message_that_could_not_be_changed_is_changed_after_a_restart(
    services: ServiceContext, expiry: ChallengeExpiry
) -> None:
    offer = await offered(services)
    services.messenger.fails("redraw_challenge", Failure.LATER)
    await ring(services, expiry)
    await ChallengeExpiry(services.context, services.messenger).do()
    assert told(services) == [(offer, ChallengeState.EXPIRED)]


async def test_the_bot_gives_up_on_a_message_that_it_may_not_edit(
    services: ServiceContext, expiry: ChallengeExpiry
) -> None:
    offer = await offered(services)
    services.messenger.fails("redraw_challenge", Failure.CLOSED, times=100)
    while await state(services, offer) is ChallengeState.OPEN:
        await ring(services, expiry)
    assert services.messenger.sent.count("redraw_challenge") == 6
    assert await expiry.next_due() is None


async def test_a_challenge_with_a_deleted_or_unknown_message_expires_at_once(
    services: ServiceContext, expiry: ChallengeExpiry
) -> None:
    unheard, gone = await offered(services, None), await offered(services)
    services.messenger.gone.add(CHANNEL)
    await ring(services, expiry)
    assert [await state(services, offer) for offer in (unheard, gone)] == [ChallengeState.EXPIRED] * 2


async def test_a_message_that_cannot_be_changed_delays_no_other(
    services: ServiceContext, expiry: ChallengeExpiry
) -> None:
    first, second = await offered(services), await offered(services)
    services.messenger.fails("redraw_challenge", Failure.LATER)
    await ring(services, expiry)
    assert told(services) == [(second, ChallengeState.EXPIRED)]
    await ring(services, expiry)
    assert told(services)[1:] == [(first, ChallengeState.EXPIRED)]


async def test_a_stopping_bot_starts_on_no_further_challenge(
    services: ServiceContext, expiry: ChallengeExpiry, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        await offered(services)
    services.clock.now += CHALLENGE_LIFETIME
    close = FakeMessenger.redraw_challenge

    async def stop_meanwhile(messenger: FakeMessenger, challenge: Challenge, language: str) -> Reply:
        expiry.stopping = True
        return await close(messenger, challenge, language)

    monkeypatch.setattr(FakeMessenger, "redraw_challenge", stop_meanwhile)
    await expiry.do()
    assert len(told(services)) == 1


async def test_a_message_that_cannot_be_made_stops_no_other(
    services: ServiceContext, expiry: ChallengeExpiry, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await offered(services), await offered(services)
    really = FakeMessenger.redraw_challenge

    async def damaged(messenger: FakeMessenger, challenge: Challenge, language: str) -> Reply:
        if challenge.id == first:
            raise KeyError(challenge.rules)
        return await really(messenger, challenge, language)

    monkeypatch.setattr(FakeMessenger, "redraw_challenge", damaged)
    with pytest.raises(KeyError):
        await ring(services, expiry)
    assert await state(services, second) is ChallengeState.EXPIRED
