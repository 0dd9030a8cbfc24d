import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.features.challenges import service as challenges
from bot.features.clocks.idle_parties import end_idle
from bot.features.parties import deciding
from bot.features.privacy import service as privacy
from bot.features.servers import service as servers
from bot.model.challenges import Terms
from bot.model.clocks import DAY, IDLE_LIMIT
from bot.model.house_seats import user_of
from bot.model.ids import PRIVATE, PartieId
from bot.model.outbox_messages import Says
from bot.model.results import EndedBy
from bot.piquet.rules import rules_of
from bot.runtime.messenger import Failure
from tests.fakes.fake_messenger import THREAD, FakeMessenger
from tests.fakes.service_context import ADA, BEN, GUILD, Clock, ServiceContext, key, named, opened
from tests.support.crash_injection import Crash

SHORT = rules_of("rubicon", {"deals": 1})
End = Callable[[ServiceContext, PartieId], Awaitable[object]]


async def resign(services: ServiceContext, partie: PartieId) -> None:
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())


async def claim(services: ServiceContext, partie: PartieId) -> None:
    await services.pass_time(DAY + 60)
    row = await services.row(partie)
    waits = (BEN, ADA)[row.to_act or 0]
    await deciding.decide(services.context, partie, waits, deciding.claim, seen=row.seq, key=key())


async def stop(services: ServiceContext, partie: PartieId) -> None:
    await servers.stop(services.context, GUILD, partie, 999, key=key())


async def forget(services: ServiceContext, _: PartieId) -> None:
    await privacy.forget(services.context, BEN, lambda _: "Somebody")


async def check_told(services: ServiceContext, partie: PartieId, by: EndedBy) -> None:
    (over,) = services.messenger.results
    assert over.partie_id == partie
    assert over.ending is not None
    assert over.ending.by is by
    assert services.messenger.closed[-1].message == 90
    for speech in services.messenger.speeches(THREAD + partie):
        if speech.message.what is Says.PLAY and speech.last == speech.sight.seq - speech.sight.shown.first_seq:
            assert speech.sight.ending is not None
    assert await services.waiting(partie) == []


@pytest.mark.parametrize(
    ("end", "by"),
    [(resign, EndedBy.RESIGNED), (claim, EndedBy.CLAIMED), (stop, EndedBy.STOPPED), (forget, EndedBy.RESIGNED)],
)
async def test_the_table_and_the_challenge_show_each_early_end(services: ServiceContext, end: End, by: EndedBy) -> None:
    partie = await services.begin(pace=DAY)
    await services.play(partie, 8)
    await end(services, partie)
    await services.tell(partie)
    await check_told(services, partie, by)


async def test_the_bot_reports_the_end_of_an_idle_partie_against_the_house(services: ServiceContext) -> None:
    opening = await services.challenge(user_of("beginner"), terms=Terms(SHORT))
    await challenges.posted(services.context, opening.id, 90)
    begun = await services.dealt(opening)
    assert begun.partie is not None
    await services.tell(begun.partie)
    if (await services.row(begun.partie)).to_act != 0:
        await services.decide(begun.partie)
    for _ in range(2):
        services.clock.now += IDLE_LIMIT
        await services.context.database.write(lambda tx: end_idle(tx, services.clock.now))
    await services.tell(begun.partie)
    await check_told(services, begun.partie, EndedBy.STOPPED)


async def test_the_challenge_shows_the_result_of_a_finished_partie(services: ServiceContext) -> None:
    partie = await services.begin(rules=SHORT)
    await services.play(partie, 25)
    await services.tell(partie)
    await check_told(services, partie, EndedBy.PLAYED)


async def test_the_end_is_announced_once_whenever_the_process_is_killed(tmp_path: Path) -> None:
    path, messenger, clock, deaths = tmp_path / "axed.sqlite3", FakeMessenger(), Clock(), 0
    for point in range(0, 24, 3):
        async with opened(path, messenger=messenger, clock=clock) as services:
            partie = await services.begin()
            await services.play(partie, 8)
            await resign(services, partie)
        async with opened(path, messenger=messenger, clock=clock) as services:
            messenger.crash = crash = Crash(point)
            crash.watch(services.context.database)
            with suppress(asyncio.CancelledError):
                await services.start()
                await services.rest()
            deaths += crash.happened
        messenger.crash = None
        async with opened(path, messenger=messenger, clock=clock) as services:
            await services.start()
            await services.later(partie)
            assert messenger.results[-1].partie_id == partie
            assert len(messenger.speeches(THREAD + partie, Says.ENDED)) == 1
            assert await services.waiting(partie) == []
    assert deaths >= 6


@pytest.mark.parametrize("failure", [Failure.GONE, Failure.CLOSED, Failure.FULL, Failure.REFUSED])
async def test_the_bot_gives_up_editing_a_challenge_after_several_tries(
    services: ServiceContext, failure: Failure
) -> None:
    services.messenger.fails("redraw_challenge", failure, times=100)
    services.messenger.fails("say_more", failure, times=100)
    partie = await services.begin()
    await services.play(partie, 8)
    await resign(services, partie)
    for _ in range(8):
        await services.later(partie)
    assert services.messenger.sent.count("redraw_challenge") <= 6
    assert await services.waiting(partie) == []


async def in_private(services: ServiceContext, end: End) -> PartieId:
    offer = await services.challenge(guild=PRIVATE, terms=Terms(SHORT))
    await challenges.posted(services.context, offer.id, 90, 9_000 + BEN)
    taken = await challenges.accept(services.context, offer.id, named(BEN))
    assert taken.partie is not None
    await end(services, taken.partie)
    await services.tell(taken.partie)
    return taken.partie


async def test_a_private_challenge_shows_the_result_in_the_direct_messages(services: ServiceContext) -> None:
    await check_told(services, await in_private(services, resign), EndedBy.RESIGNED)
    assert services.messenger.closed[-1].channel == 9_000 + BEN


async def test_the_bot_looks_for_no_private_challenge_of_a_forgotten_person(services: ServiceContext) -> None:
    partie = await in_private(services, forget)
    assert services.messenger.results == []
    assert await services.waiting(partie) == []
