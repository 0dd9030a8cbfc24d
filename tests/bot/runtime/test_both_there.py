from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.features.parties import deciding
from bot.features.parties.deciding import NOTIFIES_AFTER, THERE, TRICK_WAITS
from bot.model.ids import PartieId
from bot.model.outbox_messages import Says, SendNew
from bot.runtime.messenger import Failure
from data.outbox import Notice
from data.store.database import Database
from data.store.transaction import Work
from tests.fakes.fake_messenger import THREAD
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened

pytestmark = pytest.mark.both_there
USERS = (ADA, BEN)


async def both_there(services: ServiceContext) -> PartieId:
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, 2)
    while (await services.row(partie)).seq < 8:
        await services.play(partie, 1)
    return partie


async def turn_passes(services: ServiceContext, partie: PartieId) -> int:
    """Plays until the turn passes, and delivers due messages. Returns the new seat."""
    before = (await services.row(partie)).to_act
    while (now := (await services.row(partie)).to_act) == before:
        await services.play(partie, 1)
    assert now is not None
    return now


def hands_sent(services: ServiceContext) -> int:
    return sum(len(services.messenger.hands(user)) for user in USERS)


def shown_seq(services: ServiceContext, seat: int) -> int:
    """Returns the decision count on the player's live hand message."""
    return services.messenger.lives(USERS[seat])[-1].seq


async def test_the_hand_is_redrawn_and_nobody_is_notified(services: ServiceContext) -> None:
    partie = await both_there(services)
    before = hands_sent(services)
    for _ in range(6):
        seat = await turn_passes(services, partie)
        assert shown_seq(services, seat) == (await services.row(partie)).seq
    assert hands_sent(services) == before


async def test_the_table_shows_a_card_led_together_with_its_reply(services: ServiceContext) -> None:
    partie = await both_there(services)
    led = await lead(services, partie)
    assert services.messenger.told(THREAD + partie) == [*range(led)]
    services.messenger.sent.clear()
    await services.play(partie, 1)
    assert services.messenger.told(THREAD + partie) == [*range(led + 2)]
    assert services.messenger.sent.count("say_more") == 1


async def test_the_table_shows_a_card_led_after_a_while_without_reply(services: ServiceContext) -> None:
    partie = await both_there(services)
    led = await lead(services, partie)
    services.clock.now += TRICK_WAITS
    await services.tell(partie)
    assert services.messenger.told(THREAD + partie) == [*range(led + 1)]


async def test_the_table_waits_while_both_players_keep_deciding(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, 2)
    told = services.messenger.told(THREAD + partie)
    for _ in range(3):
        services.clock.now += TRICK_WAITS - 1
        await services.decide(partie)
        await services.rest()
        assert services.messenger.told(THREAD + partie) == told
    await services.pass_time(TRICK_WAITS)
    assert services.messenger.told(THREAD + partie) == [*range((await services.row(partie)).seq)]


async def test_everything_before_the_first_trick_is_one_update_of_the_table(services: ServiceContext) -> None:
    partie = await services.begin()
    await services.tell(partie)
    await services.play(partie, 2)
    told = services.messenger.told(THREAD + partie)
    services.messenger.sent.clear()
    led = await lead(services, partie)
    assert services.messenger.told(THREAD + partie) == told
    await services.play(partie, 1)
    assert services.messenger.told(THREAD + partie) == [*range(led + 2)]
    assert services.messenger.sent.count("say_more") + services.messenger.sent.count("say") == 1


async def test_an_announcement_at_the_table_also_sends_the_decisions_waiting_there(services: ServiceContext) -> None:
    partie = await both_there(services)
    led = await lead(services, partie)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await services.tell(partie)
    assert services.messenger.told(THREAD + partie) == [*range(led + 1)]
    assert services.messenger.speeches(THREAD + partie, Says.ENDED)


async def lead(services: ServiceContext, partie: PartieId) -> int:
    """Plays until a led card waits for its reply. Returns the decision count before the lead."""
    while True:
        await services.play(partie, 1)
        seen = await deciding.sight(services.context, partie, None)
        if seen.deal is not None and seen.deal.led is not None:
            return seen.seq - 1


async def test_a_usual_turn_is_delivered_with_one_read_and_one_commit(services: ServiceContext) -> None:
    partie = await both_there(services)
    await lead(services, partie)
    while (sight := await services.decide(partie)).to_act == sight.eye:
        await lead(services, partie)
    assert sight.eye is not None
    services.messenger.sent.clear()
    with counted(services.context.database) as transactions:
        services.poster.shown(sight, services.messenger.hands(USERS[sight.eye])[-1].at, since=sight.seq - 1)
        await services.rest()
    assert sorted(services.messenger.sent) == ["say_more", "show_hand"]
    assert transactions == {"read": 1, "write": 1}


@contextmanager
def counted(database: Database) -> Iterator[Counter[str]]:
    number = Counter[str]()
    for way in ("read", "write"):
        run = getattr(database, way)

        def counting(work: Work[object], way: str = way, run: Callable[[Work[object]], object] = run) -> object:
            number[way] += 1
            return run(work)

        setattr(database, way, counting)
    yield number
    del database.read, database.write


async def test_a_player_who_does_not_answer_is_notified_after_a_while(services: ServiceContext) -> None:
    partie = await both_there(services)
    await turn_passes(services, partie)
    before = hands_sent(services)
    await services.pass_time(NOTIFIES_AFTER - 1)
    assert hands_sent(services) == before
    await services.pass_time(1)
    assert hands_sent(services) == before + 1
    await services.pass_time(3600)
    assert hands_sent(services) == before + 1


async def test_an_answer_in_time_cancels_the_notification(services: ServiceContext) -> None:
    partie = await both_there(services)
    await turn_passes(services, partie)
    assert [notice.due_at - services.clock.now for notice in await rings(services, partie)] == [NOTIFIES_AFTER]
    await services.pass_time(NOTIFIES_AFTER // 2)
    await turn_passes(services, partie)
    assert [notice.due_at - services.clock.now for notice in await rings(services, partie)] == [NOTIFIES_AFTER]


async def rings(services: ServiceContext, partie: PartieId) -> list[Notice]:
    return [notice for notice in await services.waiting(partie) if notice.message == SendNew()]


async def test_a_player_who_has_been_away_is_notified_at_once(services: ServiceContext) -> None:
    partie = await both_there(services)
    row = await services.row(partie)
    services.clock.now += THERE + 1
    before = len(services.messenger.hands(USERS[1 - (row.to_act or 0)]))
    seat = await turn_passes(services, partie)
    assert seat == 1 - (row.to_act or 0)
    assert len(services.messenger.hands(USERS[seat])) == before + 1
    assert await rings(services, partie) == []


async def test_a_resignation_notifies_the_opponent_at_once(services: ServiceContext) -> None:
    partie = await both_there(services)
    seat = await turn_passes(services, partie)
    before = hands_sent(services)
    await deciding.decide(services.context, partie, USERS[1 - seat], deciding.resign, key=key())
    await services.tell(partie)
    assert hands_sent(services) == before + 1
    assert await rings(services, partie) == []


async def test_the_notification_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        partie = await both_there(services)
        await turn_passes(services, partie)
        messenger, clock = services.messenger, services.clock
    async with opened(path, messenger=messenger, clock=clock) as services:
        before = hands_sent(services)
        await services.pass_time(NOTIFIES_AFTER)
        assert hands_sent(services) == before + 1


async def test_a_hand_that_cannot_be_redrawn_is_replaced_at_once(services: ServiceContext) -> None:
    partie = await both_there(services)
    row = await services.row(partie)
    before = hands_sent(services)
    services.messenger.fails("show_hand", Failure.GONE, times=2)
    seat = await turn_passes(services, partie)
    assert seat == 1 - (row.to_act or 0)
    assert hands_sent(services) == before + 1
    assert await rings(services, partie) == []
