import asyncio
import logging
from functools import partial

import pytest

from bot.features.parties import deciding
from bot.features.results.backfill import PATIENCE, LedgerBackfill
from data.store.errors import DATABASE_ERRORS
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, ServiceContext, key

TABLES = ("results", "deal_results", "places", "crowds")


@pytest.fixture
async def services(services: ServiceContext) -> ServiceContext:
    for number in range(5):
        services.clock.now += 20 * 24 * 60 * 60
        partie = await services.begin(rated=False)
        if not number:
            await services.play(partie, 10_000, told=False)
        else:
            await deciding.decide(services.context, partie, (ADA, BEN)[number % 2], deciding.resign, key=key())
    return services


def rows(tx: Transaction, sql: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in tx.fetch_all(sql)]


async def ledger(services: ServiceContext) -> dict[str, list[tuple[object, ...]]]:
    return {
        table: await services.context.database.read(
            partial(rows, sql=f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4, 5, 6")  # noqa: S608
        )
        for table in TABLES
    }


async def empty_the_ledger(services: ServiceContext) -> None:
    for table in TABLES:
        await services.context.database.write(partial(rows, sql=f"DELETE FROM {table}"))  # noqa: S608
    await services.context.database.write(lambda tx: tx.execute("UPDATE parties SET booked = 0"))
    await services.context.database.write(lambda tx: tx.execute("DELETE FROM names"))


async def number_missing(services: ServiceContext) -> int:
    return len(await services.context.database.read(partial(rows, sql="SELECT id FROM parties WHERE booked = 0")))


async def test_old_parties_are_entered_as_if_they_had_just_ended(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    before = await ledger(services)
    assert all(before.values())
    await empty_the_ledger(services)
    await LedgerBackfill(services.context).do()
    assert await ledger(services) == before
    assert caplog.messages == [
        "entering 5 finished parties in the ledger",
        "all finished parties are entered in the ledger",
    ]


async def test_each_partie_is_entered_once_if_the_backfill_is_stopped_after_each(services: ServiceContext) -> None:
    before = await ledger(services)
    await empty_the_ledger(services)
    left = 5
    while left:
        backfill = LedgerBackfill(services.context)
        doing = asyncio.create_task(backfill.do())
        while await number_missing(services) == left:
            pass
        backfill.stopping = True
        await doing
        left = await number_missing(services)
    assert await ledger(services) == before


async def test_a_partie_that_ends_during_the_backfill_is_entered_once(services: ServiceContext) -> None:
    await empty_the_ledger(services)
    partie = await services.begin(rated=False)
    services.clock.now += 1
    await services.context.database.write(lambda tx: tx.execute("UPDATE seats SET name = 'Lady A' WHERE seat = 0"))
    await services.context.database.write(
        partial(rows, sql=f"UPDATE seats SET name = 'Ada, Countess of Lovelace' WHERE seat = 0 AND partie = {partie}")  # noqa: S608
    )
    doing = asyncio.create_task(LedgerBackfill(services.context).do())
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await doing
    before = await ledger(services)
    assert len(before["results"]) == 12
    names = await services.context.database.read(partial(rows, sql=f'SELECT name FROM names WHERE "user" = {ADA}'))  # noqa: S608
    assert names == [("Ada, Countess of Lovelace",)] * 2
    await empty_the_ledger(services)
    await LedgerBackfill(services.context).do()
    assert await ledger(services) == before


async def test_a_partie_that_cannot_be_entered_does_not_stop_the_others(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    await empty_the_ledger(services)
    await services.context.database.write(lambda tx: tx.execute("DELETE FROM seats WHERE partie = 2 AND seat = 1"))
    await LedgerBackfill(services.context).do()
    assert await number_missing(services) == 1
    assert "partie 2 could not be entered in the ledger; the next start tries again" in caplog.messages


async def test_the_backfill_pauses_if_every_partie_fails_and_forgets_none(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    await services.lift_limits()
    for _ in range(10):
        await deciding.decide(services.context, await services.begin(rated=False), ADA, deciding.resign, key=key())
    await empty_the_ledger(services)
    await services.context.database.write(partial(rows, sql="DROP TABLE results"))
    backfill = LedgerBackfill(services.context)
    with pytest.raises(DATABASE_ERRORS):
        await backfill.do()
    assert await number_missing(services) == 15
    assert [record.levelname for record in caplog.records] == ["ERROR"] * (PATIENCE + 1)
    assert await backfill.next_due() == services.clock.now


async def test_nothing_is_logged_if_no_partie_is_missing(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await LedgerBackfill(services.context).do()
    assert caplog.messages == []
