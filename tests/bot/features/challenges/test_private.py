from dataclasses import replace

import pytest

from bot.features.archive import history, replays
from bot.features.archive.history import HistoryFilter
from bot.features.challenges import limits
from bot.features.challenges import service as challenges
from bot.features.clocks import vacation
from bot.features.parties import deciding, queries
from bot.features.results import leaderboards, profile
from bot.features.results.leaderboards import EVERYWHERE
from bot.features.servers import membership
from bot.model import errors
from bot.model.challenges import Terms
from bot.model.clocks import DAY
from bot.model.house_seats import user_of
from bot.model.ids import PRIVATE, PartieId
from bot.model.leaderboards import LeaderboardKey, RankedBy
from bot.piquet.rules import CLUB, RUBICON
from bot.runtime.messenger import Presence
from bot.runtime.reader import Reader
from data.outbox import Place
from tests.fakes.service_context import ADA, BEN, CHANNEL, CLEO, GUILD, ServiceContext, key, simply
from tests.support.doctor import wrong_sums

HOUSE = user_of("beginner")
ONE_DEAL = replace(CLUB, deals=1)


async def against_house(services: ServiceContext, by: int = ADA) -> PartieId:
    terms = Terms(RUBICON, first_dealer=HOUSE)
    taken = await services.dealt(await services.challenge(HOUSE, by=by, guild=PRIVATE, terms=terms))
    assert taken.partie is not None
    return taken.partie


async def places(services: ServiceContext, partie: PartieId) -> set[Place]:
    return {notice.place for notice in await services.waiting(partie)}


async def test_clocks_run_in_private_parties_and_the_bot_tells_both_players(services: ServiceContext) -> None:
    partie = await services.begin(guild=PRIVATE, pace=DAY)
    await services.tell(partie)
    await services.pass_time(DAY + 1)
    assert services.messenger.lives(BEN)[-1].late
    assert services.messenger.lives(ADA)[-1].clock.reminded
    row = await services.row(partie)
    await deciding.decide(services.context, partie, BEN, deciding.give_time, seen=row.seq, key=key())
    await services.tell(partie)
    assert not services.messenger.lives(ADA)[-1].late
    await vacation.begin(services.context, ADA, 3)
    await services.tell(partie)
    assert services.messenger.lives(BEN)[-1].clock.away_until == services.clock() + 3 * DAY
    await vacation.end(services.context, ADA)
    await services.pass_time(3 * DAY)
    row = await services.row(partie)
    await deciding.decide(services.context, partie, BEN, deciding.claim, seen=row.seq, key=key())
    await services.tell(partie)
    assert services.messenger.lives(ADA)[-1].ending
    assert not services.messenger.speeches(CHANNEL)


async def test_no_server_stops_or_limits_private_parties(services: ServiceContext) -> None:
    for user in range(2000, 2015):
        await against_house(services, user)
    partie = await services.begin(guild=PRIVATE, pace=DAY)
    clock = (await services.row(partie)).clock
    assert await membership.compare(services.context, {GUILD}) == []
    assert (await services.row(partie)).clock == clock
    for _ in range(limits.MOST_WITH_THE_HOUSE):
        await against_house(services)
    with pytest.raises(errors.ManyWithTheHouse):
        await against_house(services)


async def test_a_person_cannot_begin_unlimited_private_parties(services: ServiceContext) -> None:
    for _ in range(10):
        await deciding.decide(services.context, await against_house(services), ADA, deciding.resign, key=key())
    with pytest.raises(errors.ManyTables):
        await against_house(services)
    await against_house(services, BEN)
    services.clock.now += 60
    await against_house(services)


async def test_an_opponent_whose_account_is_deleted_is_noticed(services: ServiceContext) -> None:
    partie = await services.begin(guild=PRIVATE, pace=DAY)
    await services.tell(partie)
    services.messenger.absent[ADA] = Presence.DELETED
    await services.pass_time(DAY)
    assert services.messenger.lives(BEN)[-1].people.gone[0] == "deleted"


async def finished(services: ServiceContext, guild: int) -> PartieId:
    partie = await services.begin(guild=guild, rated=True)
    await services.resign(partie, BEN)
    return partie


async def board(services: ServiceContext, guild: int, what: RankedBy) -> dict[int, int]:
    shown = await leaderboards.leaderboard(services.context, LeaderboardKey(guild, what, "deals", 0), ADA, 0)
    return {row.user: row.value for row in shown.rows}


async def audit(services: ServiceContext) -> None:
    read = services.context.database.read
    assert await read(wrong_sums) == []


async def test_a_private_partie_counts_on_no_server_and_for_listed_players_overall(
    services: ServiceContext,
) -> None:
    await finished(services, PRIVATE)
    assert await board(services, EVERYWHERE, RankedBy.WON) == {}
    await leaderboards.list_everywhere(services.context, ADA, listed=True)
    assert await board(services, EVERYWHERE, RankedBy.WON) == {ADA: 1}
    await audit(services)
    await finished(services, PRIVATE)
    assert await board(services, EVERYWHERE, RankedBy.WON) == {ADA: 2}
    await finished(services, GUILD)
    assert await board(services, EVERYWHERE, RankedBy.WON) == {ADA: 3}
    assert await board(services, GUILD, RankedBy.WON) == {ADA: 1}
    await audit(services)
    await leaderboards.list_everywhere(services.context, ADA, listed=False)
    assert await board(services, EVERYWHERE, RankedBy.WON) == {}
    await audit(services)


async def test_a_rating_won_in_private_counts_on_the_players_server_leaderboards(services: ServiceContext) -> None:
    await finished(services, GUILD)
    before = await board(services, GUILD, RankedBy.RATING)
    await finished(services, PRIVATE)
    after = await board(services, GUILD, RankedBy.RATING)
    assert after.keys() == before.keys()
    assert after[ADA] > before[ADA]
    await audit(services)


async def test_only_its_players_see_a_private_partie(services: ServiceContext) -> None:
    partie, context = await finished(services, PRIVATE), services.context
    for guild in (GUILD, None):
        for user in (ADA, BEN):
            assert await replays.scene(context, partie, Reader(user, guild), 0)
            assert len((await history.page(context, Reader(user, guild), HistoryFilter(user))).lines) == 1
        stranger = Reader(CLEO, guild)
        with pytest.raises(errors.NoSuchPartie):
            await replays.scene(context, partie, stranger, 0)
        with pytest.raises(errors.NoSuchPartie):
            await queries.public_sight(context, partie, stranger)
        assert (await history.page(context, stranger, HistoryFilter(ADA))).lines == ()
        assert (await profile.profile(context, stranger, (ADA, "Ada"))).record is None


async def test_a_rematch_of_a_private_partie_is_private(services: ServiceContext) -> None:
    partie = await against_house(services)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    again = await services.dealt(await challenges.rematch(services.context, key(), partie, ADA, 0))
    assert again.partie is not None
    assert (await services.row(again.partie)).is_private
    between = await finished(services, PRIVATE)
    assert (await challenges.rematch(services.context, key(), between, BEN, 0)).is_private


async def test_nothing_for_a_table_is_put_into_the_outbox(services: ServiceContext) -> None:
    partie = await against_house(services)
    assert not {Place.TABLE, Place.CHANNEL} & await places(services, partie)
    row = await services.row(partie)
    await deciding.act(services.context, partie, ADA, simply, seen=row.seq, key=key())
    assert not {Place.TABLE, Place.CHANNEL} & await places(services, partie)
