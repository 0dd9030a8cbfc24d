from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.features.parties import queries
from bot.features.parties.queries import PAGE, GamesPage
from bot.features.servers import service as servers
from bot.model.ids import PartieId
from data import parties
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, CHANNEL, CLEO, GUILD, NAMES, ServiceContext
from tests.support.sqlite_lanes import reader_of

MANY = 301
THREAD = 79


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    first = await services.begin()

    def work(tx: Transaction) -> None:
        (deal,) = parties.deals(tx, first)
        for number in range(MANY - 1):
            new = parties.add_partie(
                tx,
                parties.NewPartie(
                    guild=GUILD,
                    channel=CHANNEL,
                    rules="rubicon",
                    cut="",
                    began_at=services.clock.now + number,
                    to_act=0,
                ),
                (ADA, BEN),
                (NAMES[ADA], NAMES[BEN]),
            )
            parties.add_deal(tx, replace(deal, partie=new.id))
        for partie in range(1, MANY + 1):
            parties.set_table(tx, PartieId(partie), THREAD, None)

    await services.context.database.write(work)
    return services


async def loaded(services: ServiceContext, ask: Callable[[], Awaitable[object]]) -> int:
    read: list[str] = []
    await reader_of(services.context.database).set_trace_callback(read.append)
    await ask()
    await reader_of(services.context.database).set_trace_callback(None)  # type: ignore[arg-type]
    return sum('"talon"' in sql for sql in read)


async def check(services: ServiceContext, ask: Callable[[], Awaitable[GamesPage]], first: int, step: int) -> GamesPage:
    page = await ask()
    assert page.number == MANY
    assert [sight.partie_id for sight in page.games] == list(range(first, first + step * PAGE, step))
    assert await loaded(services, ask) == PAGE
    return page


@pytest.mark.of_a_file
async def test_the_list_of_games_loads_a_page_and_counts_the_rest(services: ServiceContext) -> None:
    page = await check(services, lambda: queries.games(services.context, ADA), 1, 1)
    await check(services, lambda: queries.games(services.context, ADA, 12), 121, 1)
    assert {sight.eye for sight in page.games} == {0}
    assert await queries.games(services.context, CLEO) == GamesPage((), 0)


@pytest.mark.of_a_file
async def test_the_list_of_a_crowded_channel_loads_a_page(services: ServiceContext) -> None:
    mine = await check(services, lambda: queries.own_games(services.context, THREAD, BEN), 1, 1)
    assert {sight.eye for sight in mine.games} == {1}
    seen = await check(services, lambda: queries.tables(services.context, THREAD, CLEO), MANY, -1)
    assert {sight.eye for sight in seen.games} == {None}


async def test_a_player_with_no_table_in_the_channel_sees_their_other_games(services: ServiceContext) -> None:
    page = await queries.own_games(services.context, THREAD + 1, ADA)
    assert page == await queries.games(services.context, ADA)
    assert await queries.own_games(services.context, THREAD, CLEO) == GamesPage((), 0)


@pytest.mark.of_a_file
async def test_a_moderator_s_list_loads_no_more_than_it_offers(services: ServiceContext) -> None:
    assert await loaded(services, lambda: servers.tables(services.context, GUILD, THREAD)) <= servers.MOST
