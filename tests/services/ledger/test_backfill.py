"""Parties that ended before there were books come into them while the bot runs, whatever stops it meanwhile."""

import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.services.ledger.backfill import LedgerBackfill
from bot.services.play import deciding
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, ServiceContext, key, opened

BOOKS = ("results", "deal_results", "places", "crowds")


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    """Five friendly parties are over, one of them played out."""
    async with opened(tmp_path / "piquet.sqlite3") as services:
        for number in range(5):
            services.clock.now += 20 * 24 * 60 * 60
            partie = await services.begin(rated=False)
            if not number:
                await services.play(partie, 10_000, told=False)
            else:
                await deciding.resign(services.context, partie, (ADA, BEN)[number % 2], key=key())
        yield services


def rows(tx: Transaction, sql: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in tx.fetch_all(sql)]


async def books(services: ServiceContext) -> dict[str, list[tuple[object, ...]]]:
    """All that is in the books."""
    return {
        table: await services.context.database.read(
            partial(rows, sql=f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4, 5, 6")  # noqa: S608
        )
        for table in BOOKS
    }


async def lose_the_books(services: ServiceContext) -> None:
    """As an older version has left it behind."""
    for table in BOOKS:
        await services.context.database.write(partial(rows, sql=f"DELETE FROM {table}"))  # noqa: S608
    await services.context.database.write(lambda tx: tx.execute("UPDATE parties SET booked = 0"))
    await services.context.database.write(lambda tx: tx.execute("DELETE FROM names"))


async def unbooked(services: ServiceContext) -> int:
    return len(await services.context.database.read(partial(rows, sql="SELECT id FROM parties WHERE booked = 0")))


async def test_what_ended_before_there_were_books_is_in_them_as_if_it_had_ended_now(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    before = await books(services)
    assert all(before.values())
    await lose_the_books(services)
    bookkeeper = LedgerBackfill(services.context)
    await bookkeeper.start()
    await bookkeeper.done()
    assert await books(services) == before
    assert caplog.messages == [
        "5 parties that are over are being entered in the books",
        "all parties that are over are in the books",
    ]


async def test_stopped_after_each_partie_and_begun_again_it_enters_each_once(services: ServiceContext) -> None:
    before = await books(services)
    await lose_the_books(services)
    left = 5
    while left:
        bookkeeper = LedgerBackfill(services.context)
        await bookkeeper.start()
        while await unbooked(services) == left:
            pass
        await bookkeeper.stop()
        left = await unbooked(services)
    assert await books(services) == before


async def test_what_ends_meanwhile_is_entered_by_itself_and_once(services: ServiceContext) -> None:
    await lose_the_books(services)
    partie = await services.begin(rated=False)
    services.clock.now += 1
    await services.context.database.write(lambda tx: tx.execute("UPDATE seats SET name = 'Lady A' WHERE seat = 0"))
    await services.context.database.write(
        partial(rows, sql=f"UPDATE seats SET name = 'Ada, Countess of Lovelace' WHERE seat = 0 AND partie = {partie}")  # noqa: S608
    )
    bookkeeper = LedgerBackfill(services.context)
    await bookkeeper.start()
    await deciding.resign(services.context, partie, ADA, key=key())
    await bookkeeper.done()
    before = await books(services)
    assert len(before["results"]) == 12
    names = await services.context.database.read(partial(rows, sql=f"SELECT name FROM names WHERE user = {ADA}"))  # noqa: S608
    assert names == [("Ada, Countess of Lovelace",)] * 2
    await lose_the_books(services)
    again = LedgerBackfill(services.context)
    await again.start()
    await again.done()
    assert await books(services) == before


async def test_one_that_cannot_be_entered_does_not_stop_the_others(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    await lose_the_books(services)
    await services.context.database.write(lambda tx: tx.execute("DELETE FROM seats WHERE partie = 2 AND seat = 1"))
    bookkeeper = LedgerBackfill(services.context)
    await bookkeeper.start()
    await bookkeeper.done()
    assert await unbooked(services) == 1
    assert "partie 2 could not be entered in the books; the next start tries it again" in caplog.messages


async def test_where_every_one_fails_it_waits_for_the_next_start(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(10):
        await deciding.resign(services.context, await services.begin(rated=False), ADA, key=key())
    await lose_the_books(services)
    await services.context.database.write(partial(rows, sql="DROP TABLE results"))
    bookkeeper = LedgerBackfill(services.context)
    await bookkeeper.start()
    await bookkeeper.done()
    assert await unbooked(services) == 15
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 12
    assert caplog.messages[-1].startswith("the books could not be brought up to date")


async def test_where_all_is_in_the_books_nothing_is_said(
    services: ServiceContext, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    bookkeeper = LedgerBackfill(services.context)
    await bookkeeper.start()
    await bookkeeper.stop()
    assert caplog.messages == []
