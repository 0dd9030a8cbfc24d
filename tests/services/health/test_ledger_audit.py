"""The doctor finds what is wrong with the books, and writes them anew from the parties."""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.services.health.checks import Ailment
from bot.services.health.doctor import Found, Visit
from bot.services.ledger.leaderboards import (
    EVERYWHERE,
    INACTIVE_AFTER,
    LeaderboardKey,
    RankedBy,
    leaderboard,
    list_everywhere,
)
from bot.services.play import deciding
from data import ledger_sums, ratings
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, GUILD, Clock, ServiceContext, key, opened
from tests.services.ledger.test_backfill import rows
from tests.services.ledger.test_leaderboards import finished

TABLES = ("results", "deal_results", "ratings", "places", "crowds")


async def written(path: Path) -> None:
    """Ada and Ben have finished three rated parties, and Ben is listed."""
    async with opened(path) as services:
        for user in (ADA, BEN, ADA):
            services.clock.now += INACTIVE_AFTER // 5
            partie = await services.begin()
            await services.play(partie, 40, told=False)
            await deciding.resign(services.context, partie, user, key=key())
        await list_everywhere(services.context, BEN, True)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("books") / "piquet.sqlite3"
    asyncio.run(written(path))
    return path


@pytest.fixture
async def services(tmp_path: Path, original: Path) -> AsyncIterator[ServiceContext]:
    copy = tmp_path / "piquet.sqlite3"
    shutil.copy(original, copy)
    async with opened(copy, clock=Clock(1_000_000 + INACTIVE_AFTER)) as services:
        yield services


async def books(services: ServiceContext) -> dict[str, list[tuple[object, ...]]]:
    def read(tx: Transaction) -> dict[str, list[tuple[object, ...]]]:
        return {table: sorted(rows(tx, f"SELECT * FROM {table}"), key=str) for table in TABLES}  # noqa: S608

    return await services.context.database.read(read)


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


async def visited(services: ServiceContext, *, mends: bool = False) -> list[Found]:
    visit = Visit(services.context.database, services.clock, mends, lambda done, parties: None)
    return [found async for found in visit.findings()]


@pytest.mark.parametrize(
    ("ailment", "sql"),
    [
        (Ailment.BOOKS, "UPDATE deal_results SET pique = 1 - pique WHERE number = 0 AND seat = 1"),
        (Ailment.BOOKS, "DELETE FROM deal_results WHERE partie = 2"),
        (Ailment.BOOKS, "UPDATE results SET outcome = -outcome WHERE partie = 2"),
        (Ailment.BOOKS, "UPDATE results SET points = 300 WHERE partie = 3 AND seat = 0"),
        (Ailment.RATINGS, "UPDATE ratings SET rating = rating + 1 WHERE parties = 3"),
        (Ailment.RATINGS, "UPDATE ratings SET parties = 9"),
        (Ailment.BOARDS, "DELETE FROM places"),
        (Ailment.BOARDS, "UPDATE places SET rank = rank + 70 * 4096"),
        (Ailment.BOARDS, "DELETE FROM places WHERE guild = 0"),
        (Ailment.BOARDS, "UPDATE places SET name = 'Nobody' WHERE guild = 0"),
        (Ailment.BOARDS, "UPDATE places SET deviation = 80.0 WHERE what = 'rating'"),
        (Ailment.BOARDS, "UPDATE places SET volatility = NULL, rated_at = NULL"),
        (Ailment.BOARDS, "UPDATE places SET guild = 78 WHERE guild = 0"),
        (Ailment.CROWDS, "DELETE FROM crowds"),
        (Ailment.CROWDS, "UPDATE crowds SET people = people + 1 WHERE level = 12"),
        (Ailment.CROWDS, "UPDATE crowds SET bucket = bucket + 1 WHERE level = 4"),
    ],
)
async def test_books_that_are_wrong_are_found_and_written_anew(
    services: ServiceContext, ailment: Ailment, sql: str
) -> None:
    before = await books(services)
    assert await visited(services) == []
    await damage(services, sql)
    assert await books(services) != before
    assert ailment in [one.finding.ailment for one in await visited(services)]
    found = await visited(services, mends=True)
    assert ailment in [one.finding.ailment for one in found]
    assert all(one.mended for one in found)
    assert await visited(services) == []
    assert await books(services) == before


async def test_of_a_rating_that_is_lost_all_but_its_volatility_is_found_in_the_results(
    services: ServiceContext,
) -> None:
    kept = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    await damage(services, "DELETE FROM ratings")
    assert all(one.mended for one in await visited(services, mends=True))
    found = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    assert kept is not None
    assert found is not None
    assert (found.rating, found.deviation, found.played_at, found.parties) == (
        kept.rating,
        kept.deviation,
        kept.played_at,
        kept.parties,
    )


async def test_a_rating_without_a_rated_partie_goes(services: ServiceContext) -> None:
    await damage(services, "INSERT INTO ratings VALUES (5, 'deals', 1800.0, 60.0, 0.06, 1, 7, 0)")
    assert [(one.finding.ailment, one.mended) for one in await visited(services, mends=True)] == [
        (Ailment.RATINGS, True)
    ]
    assert await services.context.database.read(partial(ratings.get_rating, user=5, pool="deals")) is None


async def test_results_that_were_lost_come_back_without_their_ratings(services: ServiceContext) -> None:
    await damage(services, "DELETE FROM results WHERE partie = 3")
    assert {one.finding.ailment for one in await visited(services, mends=True)} >= {Ailment.BOOKS, Ailment.RATINGS}
    assert await visited(services) == []


async def test_nothing_is_found_where_somebody_rests(services: ServiceContext) -> None:
    services.clock.now += 2 * INACTIVE_AFTER
    assert (
        await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.RATING, "deals", 0), ADA, None)
    ).people == 0
    assert await visited(services) == []


async def test_nothing_is_found_after_any_endings_and_all_can_be_written_from_nothing(services: ServiceContext) -> None:
    dice = random.Random(7)
    for _ in range(60):
        services.clock.now += dice.choice([60, 86_400, 9 * 86_400])
        await services.context.database.write(lambda tx: finished(tx, dice, services.clock.now))
        await list_everywhere(services.context, dice.choice([ADA, BEN]), dice.random() < 0.5)
    await leaderboard(services.context, LeaderboardKey(EVERYWHERE, RankedBy.RATING, "deals", 0), ADA, None)
    before = await books(services)
    assert [
        await services.context.database.read(work) for work in (ledger_sums.wrongly_placed, ledger_sums.wrong_crowds)
    ] == [[], []]
    assert await services.context.database.read(ledger_sums.wrongly_rated) == []
    for table in ("places", "crowds"):
        await damage(services, f"DELETE FROM {table}")  # noqa: S608
    await services.context.database.write(ledger_sums.place_all)
    assert await books(services) == before
