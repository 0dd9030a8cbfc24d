from functools import partial

import pytest

from bot.features.parties import deciding
from bot.features.tables.delivery import FRESH
from bot.model.ids import PartieId
from bot.model.outbox_messages import Say, Says, Show
from bot.model.sight import Sight
from bot.piquet.deal import PLAY
from bot.piquet.orders import Orders
from bot.runtime.messenger import At, Failure, Reply
from data.outbox import HANDS, NewNotice, Place, enqueue, enqueue_all
from data.store.transaction import Transaction
from tests.bot.runtime.test_poster import begun, show, wakes
from tests.fakes.fake_messenger import THREAD, FakeMessenger, SentMessage
from tests.fakes.service_context import ADA, BEN, ServiceContext, key


def decides_meanwhile(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch, partie: PartieId, shown: SentMessage | None = None
) -> None:
    """Makes the player to act decide while a message waits to be sent. ``shown`` then has the new hand."""
    really, waited = services.context.throttle.turn, list[bool]()

    async def turn() -> bool:
        if not waited:
            waited.append(True)
            sight = await services.decide(partie)
            if shown is not None:
                shown.what = sight
                services.poster.shown(sight, shown.at, since=sight.seq - 1)
        return await really()

    monkeypatch.setattr(services.context.throttle, "turn", turn)


async def test_orders_left_while_the_hand_is_redrawn_are_shown(services: ServiceContext) -> None:
    partie = await begun(services, 6)
    while True:
        row = await services.row(partie)
        assert row.to_act is not None
        sight = await deciding.sight(services.context, partie, row.to_act)
        assert sight.deal is not None
        if sight.deal.stage is PLAY and sight.deal.led is None and len(sight.deal.tricks) >= 2:
            break
        await services.play(partie, 1)
    user = (ADA, BEN)[row.to_act]
    message = services.messenger.hands(user)[-1]

    async def clicked() -> None:
        follows = [Orders(follows=True)]
        shown = await deciding.act(services.context, partie, user, lambda _: follows, seen=row.seq, key=key())
        message.what = shown
        services.poster.shown(shown, message.at, since=shown.seq)

    await services.context.database.write(partial(show, partie=partie, place=HANDS[row.to_act]))
    services.messenger.meanwhile("show_hand", clicked)
    await services.tell(partie)
    assert await services.waiting(partie) == []
    assert isinstance(message.what, Sight)
    assert message.what.orders == Orders(follows=True)


async def test_a_redraw_that_a_click_has_outdated_is_not_sent(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(services, 2)
    message, shown = services.messenger.hands(ADA)[-1], list[int]()
    decides_meanwhile(services, monkeypatch, partie, message)
    really = FakeMessenger.show_hand

    async def show_hand(self: FakeMessenger, sight: Sight, at: At) -> Reply:
        shown.append(sight.seq)
        return await really(self, sight, at)

    monkeypatch.setattr(FakeMessenger, "show_hand", show_hand)
    await services.context.database.write(partial(show, partie=partie, place=Place.HAND0))
    await services.tell(partie)
    assert shown == []


async def test_a_player_who_acts_just_before_a_call_is_not_called(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(services, 1)
    row = await services.row(partie)
    assert row.to_act == 1
    await services.context.database.write(
        lambda tx: enqueue(tx, row, Place.TABLE, Say(Says.CALL, 1), services.clock.now)
    )
    decides_meanwhile(services, monkeypatch, partie)
    before = len(services.messenger.speeches(THREAD + partie, Says.CALL))
    await services.tell(partie)
    assert (await services.row(partie)).to_act == 0
    assert len(services.messenger.speeches(THREAD + partie, Says.CALL)) == before


async def test_a_notice_that_becomes_due_between_two_checks_is_waited_for(
    services: ServiceContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = await begun(services, 2)
    poster = services.poster
    woken = wakes(services)
    due_at = services.clock.now + 1

    def enqueue_soon(tx: Transaction) -> None:
        enqueue_all(tx, partie, [NewNotice(Place.HAND0, Show(), 0, 0, due_at)])

    await services.context.database.write(enqueue_soon)
    really = poster._look

    def look(*given: object) -> object:
        found = really(*given)  # type: ignore[arg-type]
        services.clock.now += 1
        return found

    monkeypatch.setattr(poster, "_look", look)
    poster.hurry(partie)
    await services.rest()
    assert woken or not await services.waiting(partie)


async def test_a_partly_posted_text_is_not_mistaken_for_the_whole(services: ServiceContext) -> None:
    partie = await begun(services, 6)
    services.clock.now += FRESH
    await services.decide(partie)
    services.messenger.fails("say", Failure.FULL)
    services.messenger.fails("say", Failure.LATER, arrives=True)
    await services.tell(partie)
    await services.later(partie)
    row = await services.row(partie)
    assert services.messenger.told(THREAD + partie) == list(range(row.seq))
