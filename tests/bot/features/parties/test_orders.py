import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.features.clocks import vacation
from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Action, Call, CarteBlanche, Exchange, Play, parse_action
from bot.piquet.cards import PACK, Card
from bot.piquet.deal import Stage
from bot.piquet.orders import NO_ORDERS, Orders, cheapest
from bot.piquet.rules import AU_CENT, Kind
from data import parties
from data.outbox import Place
from data.parties import ActionRow
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened, simply
from tests.support.doctor import findings
from tests.support.piquet.deals import hand
from tests.support.piquet.random_orders import random_orders

USERS = (ADA, BEN)
Orderly = Callable[[Sight], Orders]


async def see(services: ServiceContext, partie: PartieId, seat: int | None) -> Sight:
    return await deciding.sight(services.context, partie, seat)


async def decide(services: ServiceContext, partie: PartieId, seat: int, *steps: Action | Orders) -> Sight:
    seen = (await services.row(partie)).seq
    sight = await deciding.act(services.context, partie, USERS[seat], lambda _: steps, seen=seen, key=key())
    await services.check()
    return sight


async def simply_decide(services: ServiceContext, partie: PartieId) -> Sight:
    row = await services.row(partie)
    assert row.to_act is not None
    return await decide(services, partie, row.to_act, *simply(await see(services, partie, row.to_act)))


async def kept(services: ServiceContext, partie: PartieId) -> list[ActionRow]:
    return list(await services.context.database.read(lambda tx: parties.actions_of(tx, partie)))


async def stored(services: ServiceContext, partie: PartieId) -> list[str]:
    first, second = await services.context.database.read(lambda tx: parties.seats(tx, partie))
    return [first.orders, second.orders]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def pack(elder: str, younger: str) -> tuple[Card, ...]:
    """Returns a pack in which each player gets this hand by exchanging the first card dealt for a seven.

    The talon has the sevens of clubs and diamonds, and all other cards.
    """
    elders, youngers = hand(elder), hand(younger)
    rest = tuple(card for card in PACK if card not in elders + youngers)
    packed = [card for at in range(0, 12, 3) for card in (*elders[at : at + 3], *youngers[at : at + 3])]
    return (*packed, *rest)


STRONG = pack("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9")


async def begin(services: ServiceContext, packed: tuple[Card, ...] = STRONG) -> PartieId:
    services.packs.ready.append(packed)
    return await services.begin()


async def play_until(services: ServiceContext, partie: PartieId, stage: Stage, tricks: int = 0) -> Sight:
    while True:
        row = await services.row(partie)
        assert row.to_act is not None
        sight = await see(services, partie, row.to_act)
        deal = sight.deal
        assert deal is not None
        if deal.stage is stage and len(deal.tricks) >= tricks and deal.led is None:
            return sight
        await simply_decide(services, partie)


# They wait unseen.


async def test_pending_orders_change_nothing_that_the_other_player_could_notice(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 1)
    leader = (await services.row(partie)).to_act
    assert leader is not None
    lead = next(iter((await see(services, partie, leader)).deal.playable))  # type: ignore[union-attr]
    await decide(services, partie, leader, Play(leader, lead))
    await services.tell(partie)
    before = await services.row(partie), await see(services, partie, None), await see(services, partie, 1 - leader)
    await vacation.begin(services.context, USERS[leader], 5)
    services.clock.now += 60
    sight = await decide(services, partie, leader, Orders(follows=True))
    assert sight.orders == Orders(follows=True)
    assert (await see(services, partie, 1 - leader)).orders == NO_ORDERS
    after = await services.row(partie), await see(services, partie, None), await see(services, partie, 1 - leader)
    assert after == before
    assert {notice.place for notice in await services.waiting(partie)} <= {Place.HAND0, Place.TABLE, Place.HAND1}
    away = await services.context.database.read(lambda tx: parties.seats(tx, partie))
    assert away[leader].acted_seq <= before[0].seq


async def test_orders_send_no_message_to_the_hand_of_the_other_player(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 1)
    await services.tell(partie)
    waits = 1 - ((await services.row(partie)).to_act or 0)
    await decide(services, partie, waits, Orders(follows=True))
    assert [notice.place for notice in await services.waiting(partie)] == [(Place.HAND0, Place.HAND1)[waits]]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(4))
async def test_a_player_sees_no_difference_between_the_others_orders_and_decisions(tmp_path: Path, seed: int) -> None:
    """In one world Ada leaves orders; in the other she makes equal decisions. Ben must see no difference."""
    dice = random.Random(seed)
    async with opened(tmp_path / "one.sqlite3", seed=seed) as one, opened(tmp_path / "two.sqlite3", seed=seed) as two:
        first, second = await one.begin(), await two.begin()
        visits, orders = 0, 0
        while visits < 60 and (row := await one.row(first)).to_act is not None:
            visits += 1
            seat = row.to_act
            sight = await see(one, first, seat)
            if seat == 1:
                # Ada, who waits, may leave orders in one world only.
                if (mine := await see(one, first, 0)).deal is not None and dice.random() < 0.6:
                    left = random_orders(dice, mine.deal)
                    orders += bool(left)
                    await decide(one, first, 0, left)
                assert as_shown(await see(one, first, 1)) == as_shown(await see(two, second, 1))
                assert as_shown(await see(one, first, None)) == as_shown(await see(two, second, None))
            steps = simply(sight)
            await decide(one, first, seat, *steps)
            await decide(two, second, seat, *steps)
            await catch_up(one, first, two, second)
        assert orders > 10
        assert [action.text for action in await kept(one, first)] == [action.text for action in await kept(two, second)]


def as_shown(sight: Sight) -> Any:
    return sight.deal, sight.seq, sight.to_act, sight.shown, sight.orders


async def catch_up(one: ServiceContext, first: PartieId, two: ServiceContext, second: PartieId) -> None:
    """Makes Ada decide in the second world as her orders did in the first."""
    done = await kept(one, first)
    while (row := await two.row(second)).seq < len(done):
        assert row.to_act == 0
        deal = (await see(two, second, 0)).deal
        assert deal is not None
        await decide(two, second, 0, parse_action(done[row.seq].text))


# They are carried out.


async def test_orders_lead_a_list_card_by_card_after_each_reply(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.CALLS)
    await decide(services, partie, 0, Play(0, Card.parse("KS")), Orders(leads=cards("QS JS AH")))
    for left in ("lead JS AH", "lead AH", ""):
        row = await services.row(partie)
        assert row.to_act == 1
        sight = await see(services, partie, 1)
        assert sight.deal is not None
        await decide(services, partie, 1, Play(1, next(iter(sight.deal.playable))))
        assert (await stored(services, partie))[0] == left
    deal = (await see(services, partie, None)).deal
    assert deal is not None
    assert [str(trick.led) for trick in deal.tricks] == ["KS", "QS", "JS"]
    assert str(deal.led) == "AH"


async def test_the_bot_plays_elders_ordered_opening_when_younger_exchanges(services: ServiceContext) -> None:
    partie = await begin(services)
    sight = await see(services, partie, 0)
    assert sight.deal is not None
    await decide(services, partie, 0, Exchange(0, (Card.parse("AS"),)))
    seen = (await see(services, partie, 0)).deal
    assert seen is not None
    best = tuple(seen.hand)[:3]
    assert [str(card) for card in best] == ["KS", "QS", "JS"]
    opening = Orders(calls=(Call(0, Kind.SEQUENCE, (best,)),), leads=best[:2])
    await decide(services, partie, 0, opening)
    younger = await see(services, partie, 1)
    assert younger.deal is not None
    after = await decide(services, partie, 1, Exchange(1, tuple(younger.deal.hand)[:1]))
    assert after.to_act == 1
    assert after.deal is not None
    assert after.deal.led == best[0]
    texts = [action.text.split()[1] for action in await kept(services, partie)]
    assert texts == ["exchange", "exchange", "sequence", "answer", "play"]
    await services.tell(partie)


async def test_a_carte_blanche_of_younger_ends_the_opening(services: ServiceContext) -> None:
    services.packs.ready.append(pack("AKQJ AKQ K7 AKQ", "T98 T98 T98 T98"))
    partie = await services.begin(rules=AU_CENT)
    await decide(services, partie, 0, Exchange(0, (Card.parse("AS"),)))
    await decide(services, partie, 0, Orders(leads=cards("KS")))
    await decide(services, partie, 1, CarteBlanche(1))
    assert await stored(services, partie) == ["", ""]


async def test_an_order_to_reply_lasts_until_the_end_of_the_deal(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 1)
    leader = (await services.row(partie)).to_act
    assert leader is not None
    await decide(services, partie, 1 - leader, Orders(follows=True))
    replies = 0
    while (sight := await see(services, partie, leader)).shown.number == 0:
        waits = (await see(services, partie, 1 - leader)).deal
        assert waits is not None
        assert sight.deal is not None
        await simply_decide(services, partie)
        if sight.my_turn and sight.deal.led is None and len(sight.deal.hand) > 2:
            led = next(iter(sight.deal.playable))
            after = (await see(services, partie, None)).deal
            assert after is not None
            if suited := waits.hand.suited(led.suit):
                replies += 1
                assert after.tricks[-1].reply == cheapest(suited, led)
            else:
                assert after.to_move == 1 - leader
    assert replies > 2
    assert await stored(services, partie) == ["", ""]


async def test_orders_left_on_a_players_own_turn_are_carried_out_at_once(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 1)
    leader = (await services.row(partie)).to_act
    assert leader is not None
    await simply_decide(services, partie)
    seq = (await services.row(partie)).seq
    sight = await see(services, partie, 1 - leader)
    assert sight.deal is not None
    assert sight.deal.led is not None
    if sight.deal.playable.suited(sight.deal.led.suit):
        await decide(services, partie, 1 - leader, Orders(follows=True))
        assert (await services.row(partie)).seq == seq + 1


async def test_the_bot_plays_the_last_trick_automatically(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 10)
    before = (await services.row(partie)).seq
    await simply_decide(services, partie)
    await simply_decide(services, partie)
    assert (await services.row(partie)).seq == before + 4
    assert (await see(services, partie, 0)).shown.number == 1


# A hand that is laid down.


@pytest.mark.parametrize(
    "orders",
    [Orders(lays_down=True), Orders(leads=cards("TS")), Orders(throws=cards("TS")), Orders(then=cards("KS KS"))],
)
async def test_orders_that_no_menu_offers_change_nothing(services: ServiceContext, orders: Orders) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.CALLS)
    before = await services.row(partie), await kept(services, partie), await stored(services, partie)
    with pytest.raises(ValueError, match="orders that cannot be left"):
        await decide(services, partie, 0, orders)
    assert (await services.row(partie), await kept(services, partie), await stored(services, partie)) == before


# They end.


async def test_a_lost_trick_ends_a_list_but_not_the_replies(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.CALLS)
    await decide(services, partie, 0, Play(0, Card.parse("KS")), Orders(leads=cards("8D QS"), follows=True))
    await simply_decide(services, partie)
    assert (await stored(services, partie))[0] == "follow; lead QS"
    await simply_decide(services, partie)
    assert (await services.row(partie)).to_act == 1
    assert (await stored(services, partie))[0] == "follow"


async def test_the_end_of_a_partie_deletes_orders(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.CALLS)
    await decide(services, partie, 1, Orders(follows=True))
    assert (await stored(services, partie))[1] == "follow"
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    assert await stored(services, partie) == ["", ""]


async def test_a_repeated_request_leaves_orders_once(services: ServiceContext) -> None:
    partie, request = await begin(services), key()
    await play_until(services, partie, Stage.CALLS)
    seen = (await services.row(partie)).seq

    def choose(_: Sight) -> Sequence[Orders]:
        return [Orders(follows=True)]

    await deciding.act(services.context, partie, BEN, choose, seen=seen, key=request)
    await decide(services, partie, 1, NO_ORDERS)
    await deciding.act(services.context, partie, BEN, choose, seen=seen, key=request)
    assert await stored(services, partie) == ["", ""]


async def test_orders_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        partie = await begin(services)
        await play_until(services, partie, Stage.CALLS)
        await decide(services, partie, 1, Orders(follows=True, throws=cards("9S")))
    async with opened(path) as services:
        assert (await see(services, partie, 1)).orders == Orders(follows=True, throws=cards("9S"))


# The doctor.


@pytest.mark.parametrize("text", ["nonsense", "lead 7C", "follow; follow", "throw AS", "call 0 set -"])
async def test_the_doctor_finds_and_cancels_impossible_orders(services: ServiceContext, text: str) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 1)
    await services.tell(partie)
    await services.context.database.write(lambda tx: parties.set_orders(tx, partie, 1, text))
    await services.play(partie, 0)
    for repairs in (False, True):
        (found,) = await findings(services, repairs=repairs)
        assert (str(found.finding), found.repaired) == (f"seats, {partie}/1, orders, ?, ?", repairs)
    assert await stored(services, partie) == ["", ""]


async def test_the_doctor_keeps_the_other_players_orders(services: ServiceContext) -> None:
    partie = await begin(services)
    await play_until(services, partie, Stage.PLAY, 1)
    await services.tell(partie)
    await services.context.database.write(lambda tx: parties.set_orders(tx, partie, 0, "follow"))
    await services.context.database.write(lambda tx: parties.set_orders(tx, partie, 1, "nonsense"))
    (found,) = await findings(services, repairs=True)
    assert (str(found.finding), found.repaired) == (f"seats, {partie}/1, orders, ?, ?", True)
    assert await stored(services, partie) == ["follow", ""]
