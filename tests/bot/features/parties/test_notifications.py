from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.model.challenges import Terms
from bot.model.house_seats import user_of
from bot.model.ids import PartieId
from bot.model.outbox_messages import Says
from bot.model.players import NamedPlayer
from bot.piquet.actions import Action
from bot.piquet.deal import Stage
from bot.piquet.orders import Orders
from bot.piquet.rules import RUBICON
from tests.bot.features.parties.test_orders import STRONG
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key, simply


async def test_a_turn_hours_later_notifies_after_an_ordered_reply(services: ServiceContext) -> None:
    house = user_of("beginner")
    services.packs.ready.append(STRONG)
    offer = await services.dealt(
        await challenges.challenge(
            services.context,
            key(),
            guild=GUILD,
            channel=CHANNEL,
            challenger=NamedPlayer(ADA, "Ada"),
            opponent=NamedPlayer(house, "The House"),
            terms=Terms(RUBICON, rated=False, first_dealer=ADA),
        )
    )
    await challenges.posted(services.context, offer.id, 90)
    partie = offer.partie
    assert partie is not None

    async def act(seat: int, *steps: Action | Orders) -> None:
        seen = (await services.row(partie)).seq
        await deciding.act(
            services.context, partie, (ADA, house)[seat], lambda sight: steps or simply(sight), seen=seen, key=key()
        )

    while True:
        sight = await deciding.sight(services.context, partie, 0)
        assert sight.deal is not None
        assert sight.to_act is not None
        if sight.deal.stage is Stage.PLAY and len(sight.deal.tricks) == 1 and sight.to_act == 1:
            break
        await act(sight.to_act)
        await services.later(partie, 0)
    await act(0, Orders(follows=True))
    await services.tell(partie)
    before = len(services.messenger.hands(ADA))
    services.clock.now += 8 * 3600
    house_acts = 0
    while (await services.row(partie)).to_act == 1:
        await act(1)
        house_acts += 1
    await services.later(partie, 24 * 3600)
    assert house_acts == 2
    assert len(services.messenger.hands(ADA)) == before + 1


async def call_point_behind_closed_dms(services: ServiceContext, pace: int | None = None) -> PartieId:
    services.packs.ready.append(STRONG)
    partie = await services.begin(pace=pace)
    services.messenger.shut.add(ADA)
    await services.tell(partie)
    await services.play(partie, 3)
    row = await services.row(partie)
    assert row.to_act == 0
    return partie


async def test_the_bot_mentions_a_player_with_closed_dms_who_is_given_time(services: ServiceContext) -> None:
    pace = 24 * 3600
    partie = await call_point_behind_closed_dms(services, pace)
    await services.pass_time(pace)
    await deciding.decide(
        services.context, partie, BEN, deciding.give_time, seen=(await services.row(partie)).seq, key=key()
    )
    await services.tell(partie)
    (more,) = services.messenger.speeches(5000 + partie, Says.MORE_TIME)
    assert more.calling == (0,)


async def test_the_bot_mentions_a_player_with_closed_dms_where_the_table_moves(services: ServiceContext) -> None:
    partie = await call_point_behind_closed_dms(services)
    services.messenger.gone.add(5000 + partie)
    await services.lost(5000 + partie)
    await services.rest()
    (moved,) = services.messenger.speeches(CHANNEL, Says.MOVED)
    assert moved.calling == (0,)
