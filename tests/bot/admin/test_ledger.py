import asyncio
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.admin.doctor import ratings as derived_ratings
from bot.features.parties import deciding
from bot.features.results import entries
from bot.features.results.leaderboards import EVERYWHERE, INACTIVE_AFTER, leaderboard, list_everywhere
from bot.model.ids import PartieId
from bot.model.leaderboards import LeaderboardKey, RankedBy
from data import derived_rows, ledger_sums, parties, ratings, results
from data.store.transaction import Transaction
from tests.bot.features.results.test_backfill import rows
from tests.bot.features.results.test_leaderboards import finished
from tests.fakes.service_context import ADA, BEN, GUILD, Clock, ServiceContext, key, opened
from tests.support.database_template import copy_to, store
from tests.support.doctor import findings, wrong_sums

TABLES = ("results", "deal_results", "ratings", "names", "places", "crowds")


async def enter_three_parties(path: Path) -> None:
    async with opened(path) as services:
        for user in (ADA, BEN, ADA):
            services.clock.now += INACTIVE_AFTER // 5
            partie = await services.begin()
            await services.play(partie, 40, told=False)
            await deciding.decide(services.context, partie, user, deciding.resign, key=key())
        await list_everywhere(services.context, BEN, True)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path | str:
    path = tmp_path_factory.mktemp("books") / "piquet.sqlite3"
    asyncio.run(enter_three_parties(path))
    return store(path)


@pytest.fixture
async def services(tmp_path: Path, original: Path | str) -> AsyncIterator[ServiceContext]:
    copy = tmp_path / "piquet.sqlite3"
    copy_to(copy, original)
    async with opened(copy, clock=Clock(1_000_000 + INACTIVE_AFTER)) as services:
        yield services


async def ledger(services: ServiceContext) -> dict[str, list[tuple[object, ...]]]:
    def read(tx: Transaction) -> dict[str, list[tuple[object, ...]]]:
        return {table: sorted(rows(tx, f"SELECT * FROM {table}"), key=str) for table in TABLES}  # noqa: S608

    return await services.context.database.read(read)


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


async def audited(services: ServiceContext) -> set[str]:
    def audit(tx: Transaction) -> set[str]:
        rated = [difference for difference, _ in derived_ratings.differences(tx, services.clock())]
        return {difference.table for difference in (*rated, *wrong_sums(tx))}

    return await services.context.database.read(audit)


BY_HAND = """
DELETE FROM users WHERE id = 123;
DELETE FROM names WHERE "user" = 123;
DELETE FROM vacations WHERE "user" = 123;
DELETE FROM blocks WHERE "user" = 123 OR blocked = 123;
DELETE FROM ratings WHERE "user" = 123;
DELETE FROM places WHERE "user" = 123;
DELETE FROM crowds;
INSERT INTO crowds SELECT guild, what, pool, period, column1, rank >> column1, count(*)
  FROM places, (VALUES (4), (8), (12), (16), (20), (24)) GROUP BY 1, 2, 3, 4, 5, 6;
UPDATE results SET "user" = 0 WHERE "user" = 123;
UPDATE results SET other = 0 WHERE other = 123;
UPDATE deal_results SET "user" = 0 WHERE "user" = 123;
UPDATE seats SET "user" = 0, name = '?', hand_channel = NULL, hand_message = NULL WHERE "user" = 123;
UPDATE challenges SET challenger = 0, challenger_name = '?' WHERE challenger = 123;
UPDATE challenges SET opponent = 0, opponent_name = '?' WHERE opponent = 123;
UPDATE challenges SET first_dealer = NULL WHERE first_dealer = 123;
"""
"""How the README of older versions told a host to delete person 123, before ``python -m bot forget``."""


def deletion(user: int) -> list[str]:
    return [statement for statement in BY_HAND.replace("123", str(user)).split(";") if statement.strip()]


@pytest.mark.sampled(10)
@pytest.mark.parametrize(
    ("place", "sql"),
    [
        ("deal_results.pique", "UPDATE deal_results SET pique = 1 - pique WHERE number = 0 AND seat = 1"),
        ("deal_results.row", "DELETE FROM deal_results WHERE partie = 2"),
        ("results.points", "UPDATE results SET points = 300 WHERE partie = 3 AND seat = 0"),
        ("ratings.rating", "UPDATE ratings SET rating = rating + 1 WHERE parties = 3"),
        ("results.row", "DELETE FROM results WHERE partie = 3"),
        ("results.user", 'UPDATE results SET "user" = 99 WHERE partie = 3 AND seat = 1'),
        ("results.ended_at", "UPDATE results SET ended_at = 0, outcome = 0 WHERE partie = 2 AND seat = 0"),
        ("deal_results.guild", "UPDATE deal_results SET guild = 5 WHERE partie = 2 AND seat = 0"),
        ("results.rating", "UPDATE results SET rating = NULL WHERE partie = 2 AND seat = 0"),
        ("results.rating", "UPDATE results SET rating = rating + 1 WHERE partie = 1 AND seat = 1"),
        ("results.deviation", "UPDATE results SET deviation = 80.0 WHERE partie = 3 AND seat = 1"),
        ("results.number", "UPDATE results SET number = 0 WHERE partie = 1 AND seat = 0"),
        ("results.number", "UPDATE results SET number = 3 WHERE partie = 2"),
        ("results.rating", "UPDATE results SET rating = 1500.0, deviation = NULL, number = 7 - number"),
        ("ratings.parties", "UPDATE ratings SET parties = 9"),
        ("ratings.volatility", "UPDATE ratings SET volatility = 0.07"),
        ("ratings.rests", "UPDATE ratings SET rests = 1"),
        ("places.row", "DELETE FROM places"),
        ("places.row", "UPDATE places SET rank = rank + 70 * 4096"),
        ("places.row", "DELETE FROM places WHERE guild = 0"),
        ("places.name", "UPDATE places SET name = 'Nobody' WHERE guild = 0"),
        ("places.deviation", "UPDATE places SET deviation = 80.0 WHERE what = 'rating'"),
        ("places.volatility", "UPDATE places SET volatility = NULL, rated_at = NULL"),
        ("places.row", "UPDATE places SET guild = 78 WHERE guild = 0"),
        ("crowds.row", "DELETE FROM crowds"),
        ("crowds.people", "UPDATE crowds SET people = people + 1 WHERE level = 12"),
        ("crowds.row", "UPDATE crowds SET bucket = bucket + 1 WHERE level = 4"),
        ("names.name", "UPDATE names SET name = 'Nobody'"),
        ("names.row", "DELETE FROM names"),
        ("ratings.row", "INSERT INTO ratings VALUES (5, 'deals', 1800.0, 60.0, 0.06, 1, 7, 0)"),
    ],
)
async def test_each_damage_to_the_ledger_is_found_and_repaired(services: ServiceContext, place: str, sql: str) -> None:
    before = await ledger(services)
    assert await findings(services) == []
    await damage(services, sql)
    assert await ledger(services) != before
    assert place in [one.finding.where.split()[0] for one in await findings(services)]
    found = await findings(services, repairs=True)
    assert place in [one.finding.where.split()[0] for one in found]
    assert all(one.repaired for one in found)
    assert await findings(services) == []
    assert await ledger(services) == before


async def test_a_lost_rating_is_restored_from_the_results_and_the_leaderboards(services: ServiceContext) -> None:
    kept = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    await damage(services, "DELETE FROM ratings")
    assert all(one.repaired for one in await findings(services, repairs=True))
    assert await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals")) == kept


async def test_without_leaderboards_a_lost_volatility_is_derived_again(services: ServiceContext) -> None:
    await damage(services, "DELETE FROM places WHERE what = 'rating'")
    kept = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    await damage(services, "DELETE FROM ratings")
    assert all(one.repaired for one in await findings(services, repairs=True))
    found = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    assert found == kept


async def test_a_rating_in_a_friendly_partie_is_deleted(services: ServiceContext) -> None:
    friendly = await services.begin(rated=False)
    await services.resign(friendly, ADA)
    before = await ledger(services)
    await damage(services, f"UPDATE results SET number = 4, rating = 1500.0 WHERE partie = {friendly} AND seat = 0")  # noqa: S608
    assert {one.finding.where: one.repaired for one in await findings(services, repairs=True)} == {
        f"results.rating {friendly}/0": True,
        f"results.number {friendly}/0": True,
    }
    assert await ledger(services) == before


async def test_ratings_are_derived_in_order_regardless_of_the_clock(
    services: ServiceContext,
) -> None:
    services.clock.now -= INACTIVE_AFTER
    partie = await services.begin()
    await services.resign(partie, ADA)
    services.clock.now += INACTIVE_AFTER
    assert await findings(services) == []
    before = await ledger(services)
    await damage(services, f"UPDATE results SET number = NULL, rating = 1.0 WHERE partie = {partie} AND seat = 1")  # noqa: S608
    assert all(one.repaired for one in await findings(services, repairs=True))
    assert await ledger(services) == before


async def test_ratings_that_no_result_or_other_rating_confirms_are_left_unchanged(services: ServiceContext) -> None:
    await damage(services, "UPDATE results SET rating = rating + 1")
    await damage(services, "UPDATE ratings SET rating = rating + 1")
    before = await ledger(services)
    found = await findings(services, repairs=True)
    assert "ratings.rating" in [one.finding.where.split()[0] for one in found]
    assert not any(one.repaired for one in found)
    assert [(one["results"], one["ratings"]) for one in (before, await ledger(services))] == [
        (before["results"], before["ratings"])
    ] * 2


@pytest.mark.of_a_file
async def test_ratings_after_a_partie_with_a_deleted_person_are_not_derived(services: ServiceContext) -> None:
    for statement in deletion(ADA):
        await damage(services, statement)
    assert await audited(services) == set()
    kept = await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals"))
    assert kept is not None
    await damage(services, "UPDATE ratings SET parties = 1, rating = 1500.0")
    await damage(services, "UPDATE places SET deviation = 80.0 WHERE what = 'rating'")
    assert await audited(services) == {"ratings", "places"}
    assert all(one.repaired for one in await findings(services, repairs=True))
    assert await services.context.database.read(partial(ratings.get_rating, user=BEN, pool="deals")) == kept
    await damage(services, "UPDATE results SET number = 9 WHERE partie = 2 AND seat = 1")
    assert await audited(services) == {"results", "places"}


async def test_a_partie_that_an_older_version_rated_stays_rated(services: ServiceContext) -> None:
    for statement in ("DELETE FROM deal_results", "UPDATE deals SET score0 = NULL, score1 = NULL"):
        await damage(services, f"{statement} WHERE partie = 3")

    def compare(tx: Transaction) -> None:
        row, partie = parties.get_partie(tx, PartieId(3)), PartieId(3)
        assert row is not None
        kept = results.results_of(tx, partie)
        entry = entries.entry_from(row, parties.seats(tx, partie), parties.deals(tx, partie), (), kept)
        assert [result.outcome for result in entry.results] == [result.outcome for result in kept] != [None, None]
        assert entry.deals == ()

    await services.context.database.read(compare)


async def test_a_rating_that_changes_before_its_repair_is_left_unchanged(services: ServiceContext) -> None:
    await damage(services, "UPDATE ratings SET rating = rating + 1")
    differences = await services.context.database.read(
        lambda tx: [difference for difference, _ in derived_ratings.differences(tx, services.clock())]
    )
    assert len(differences) == 2
    partie = await services.begin()
    await services.play(partie, 40, told=False)
    await services.resign(partie, ADA)
    before = await ledger(services)
    for difference in differences:
        assert not await services.context.database.write(partial(derived_rows.write, difference=difference))
    assert await ledger(services) == before


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE results SET outcome = -outcome WHERE partie = 2",
        "UPDATE results SET rating = NULL, deviation = NULL, number = NULL WHERE partie = 2",
        "UPDATE parties SET rated = 0 WHERE id = 2",
        "UPDATE results SET other = 99 WHERE partie = 3",
        "UPDATE parties SET ended_at = ended_at + 86400 WHERE id = 3",
    ],
)
async def test_values_that_no_action_determines_are_reported_and_left_unchanged(
    services: ServiceContext, sql: str
) -> None:
    await damage(services, sql)
    before = await ledger(services)
    found = await findings(services, repairs=True)
    assert any("no decision shows which is right" in str(one.finding) for one in found)
    assert not any(one.repaired for one in found)
    assert await ledger(services) == before


async def test_no_problem_is_found_with_inactive_players(services: ServiceContext) -> None:
    services.clock.now += 2 * INACTIVE_AFTER
    assert (
        await leaderboard(services.context, LeaderboardKey(GUILD, RankedBy.RATING, "deals", 0), ADA, None)
    ).people == 0
    assert await findings(services) == []


async def test_after_any_ending_no_problem_is_found_and_leaderboards_are_derived(
    services: ServiceContext,
) -> None:
    dice = random.Random(7)
    for _ in range(60):
        services.clock.now += dice.choice([60, 86_400, 9 * 86_400])
        await services.context.database.write(lambda tx: finished(tx, dice, services.clock.now))
        await list_everywhere(services.context, dice.choice([ADA, BEN]), dice.random() < 0.5)
    await leaderboard(services.context, LeaderboardKey(EVERYWHERE, RankedBy.RATING, "deals", 0), ADA, None)
    before = await ledger(services)
    assert await audited(services) == set()
    for table in ("places", "crowds"):
        await damage(services, f"DELETE FROM {table}")  # noqa: S608
    await services.context.database.write(ledger_sums.fill_places)
    assert await ledger(services) == before
