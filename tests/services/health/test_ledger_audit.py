"""The doctor finds every kind of damage in the ledger, and repairs it from the parties and results."""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.services.health.checks import Problem
from bot.services.health.doctor import Checkup, Found
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


async def enter_three_parties(path: Path) -> None:
    """Ada and Ben finish three rated parties, and Ben is listed."""
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
    asyncio.run(enter_three_parties(path))
    return path


@pytest.fixture
async def services(tmp_path: Path, original: Path) -> AsyncIterator[ServiceContext]:
    copy = tmp_path / "piquet.sqlite3"
    shutil.copy(original, copy)
    async with opened(copy, clock=Clock(1_000_000 + INACTIVE_AFTER)) as services:
        yield services


async def ledger(services: ServiceContext) -> dict[str, list[tuple[object, ...]]]:
    def read(tx: Transaction) -> dict[str, list[tuple[object, ...]]]:
        return {table: sorted(rows(tx, f"SELECT * FROM {table}"), key=str) for table in TABLES}  # noqa: S608

    return await services.context.database.read(read)


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


async def checked(services: ServiceContext, *, repairs: bool = False) -> list[Found]:
    checkup = Checkup(services.context.database, services.clock, repairs, lambda done, parties: None)
    return [found async for found in checkup.findings()]


@pytest.mark.parametrize(
    ("problem", "sql"),
    [
        (Problem.LEDGER, "UPDATE deal_results SET pique = 1 - pique WHERE number = 0 AND seat = 1"),
        (Problem.LEDGER, "DELETE FROM deal_results WHERE partie = 2"),
        (Problem.LEDGER, "UPDATE results SET points = 300 WHERE partie = 3 AND seat = 0"),
        (Problem.RATINGS, "UPDATE ratings SET rating = rating + 1 WHERE parties = 3"),
        (Problem.RATINGS, "UPDATE ratings SET parties = 9"),
        (Problem.LEADERBOARDS, "DELETE FROM places"),
        (Problem.LEADERBOARDS, "UPDATE places SET rank = rank + 70 * 4096"),
        (Problem.LEADERBOARDS, "DELETE FROM places WHERE guild = 0"),
        (Problem.LEADERBOARDS, "UPDATE places SET name = 'Nobody' WHERE guild = 0"),
        (Problem.LEADERBOARDS, "UPDATE places SET deviation = 80.0 WHERE what = 'rating'"),
        (Problem.LEADERBOARDS, "UPDATE places SET volatility = NULL, rated_at = NULL"),
        (Problem.LEADERBOARDS, "UPDATE places SET guild = 78 WHERE guild = 0"),
        (Problem.CROWDS, "DELETE FROM crowds"),
        (Problem.CROWDS, "UPDATE crowds SET people = people + 1 WHERE level = 12"),
        (Problem.CROWDS, "UPDATE crowds SET bucket = bucket + 1 WHERE level = 4"),
    ],
)
async def test_each_damage_to_the_ledger_is_found_and_repaired(
    services: ServiceContext, problem: Problem, sql: str
) -> None:
    before = await ledger(services)
    assert await checked(services) == []
    await damage(services, sql)
    assert await ledger(services) != before
    assert problem in [one.finding.problem for one in await checked(services)]
    found = await checked(services, repairs=True)
    assert problem in [one.finding.problem for one in found]
    assert all(one.repaired for one in found)
    assert await checked(services) == []
    assert await ledger(services) == before


async def test_a_lost_rating_is_restored_from_the_results_and_the_leaderboards(services: ServiceContext) -> None:
    kept = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    await damage(services, "DELETE FROM ratings")
    assert all(one.repaired for one in await checked(services, repairs=True))
    assert await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals")) == kept


async def test_without_leaderboards_a_lost_volatility_starts_again(services: ServiceContext) -> None:
    await damage(services, "DELETE FROM places WHERE what = 'rating'")
    kept = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    await damage(services, "DELETE FROM ratings")
    assert all(one.repaired for one in await checked(services, repairs=True))
    found = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    assert kept is not None
    assert found is not None
    assert (found.rating, found.deviation, found.played_at, found.parties) == (
        kept.rating,
        kept.deviation,
        kept.played_at,
        kept.parties,
    )


async def test_a_rating_without_a_rated_partie_is_deleted(services: ServiceContext) -> None:
    await damage(services, "INSERT INTO ratings VALUES (5, 'deals', 1800.0, 60.0, 0.06, 1, 7, 0)")
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.RATINGS, True)
    ]
    assert await services.context.database.read(partial(ratings.get_rating, user=5, pool="deals")) is None


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM results WHERE partie = 3",
        "UPDATE results SET outcome = -outcome WHERE partie = 2",
        "UPDATE results SET rating = NULL WHERE partie = 2 AND seat = 0",
        'UPDATE results SET "user" = 99 WHERE partie = 3 AND seat = 1',
        "UPDATE parties SET ended_at = ended_at + 86400 WHERE id = 3",
    ],
)
async def test_what_no_action_says_is_reported_and_left(services: ServiceContext, sql: str) -> None:
    await damage(services, sql)
    before = await ledger(services)
    found = await checked(services, repairs=True)
    assert Problem.CONTRADICTION in [one.finding.problem for one in found]
    assert not any(one.repaired for one in found)
    assert await ledger(services) == before


async def test_no_problem_is_found_with_inactive_players(services: ServiceContext) -> None:
    services.clock.now += 2 * INACTIVE_AFTER
    assert (
        await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.RATING, "deals", 0), ADA, None)
    ).people == 0
    assert await checked(services) == []


async def test_no_problem_is_found_after_any_endings_and_the_leaderboards_can_be_derived_again(
    services: ServiceContext,
) -> None:
    dice = random.Random(7)
    for _ in range(60):
        services.clock.now += dice.choice([60, 86_400, 9 * 86_400])
        await services.context.database.write(lambda tx: finished(tx, dice, services.clock.now))
        await list_everywhere(services.context, dice.choice([ADA, BEN]), dice.random() < 0.5)
    await leaderboard(services.context, LeaderboardKey(EVERYWHERE, RankedBy.RATING, "deals", 0), ADA, None)
    before = await ledger(services)
    assert [
        await services.context.database.read(work) for work in (ledger_sums.wrongly_placed, ledger_sums.wrong_crowds)
    ] == [[], []]
    assert await services.context.database.read(ledger_sums.wrongly_rated) == []
    for table in ("places", "crowds"):
        await damage(services, f"DELETE FROM {table}")  # noqa: S608
    await services.context.database.write(ledger_sums.place_all)
    assert await ledger(services) == before
