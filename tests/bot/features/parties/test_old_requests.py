import pytest

from bot.features.parties import deciding
from bot.features.parties.old_requests import AT_ONCE, EVERY, OldRequests
from bot.model.clocks import REQUESTS_KEPT
from bot.model.errors import Stale
from bot.model.ids import PartieId
from data import requests
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, ServiceContext, key, simply


async def keys(services: ServiceContext) -> list[int]:
    rows = await services.context.database.read(lambda tx: tx.fetch_all("SELECT key FROM requests ORDER BY at, key"))
    return [row["key"] for row in rows]


async def ask(services: ServiceContext, partie: PartieId, first: int, number: int) -> None:
    now = services.clock.now

    def work(tx: Transaction) -> None:
        for at in range(number):
            requests.store_request(tx, first + at, partie, 0, now - number + at)

    await services.context.database.write(work)


async def test_requests_are_deleted_after_some_days_and_no_sooner(services: ServiceContext) -> None:
    partie, old = await services.begin(), OldRequests(services.context)
    await ask(services, partie, 10, 2)
    services.clock.now += REQUESTS_KEPT - 2
    await ask(services, partie, 20, 2)
    await old.do()
    assert await keys(services) == [10, 11, 20, 21]
    services.clock.now += EVERY
    await old.do()
    assert await keys(services) == [20, 21]


async def test_many_old_requests_are_deleted_in_small_batches(services: ServiceContext) -> None:
    partie, old = await services.begin(), OldRequests(services.context)
    await ask(services, partie, 1, 2 * AT_ONCE + 5)
    services.clock.now += REQUESTS_KEPT + 1
    for left in (AT_ONCE + 5, 5, 0):
        await old.do()
        assert len(await keys(services)) == left
        due = await old.next_due()
        assert due == services.clock.now + (1 if left else EVERY)
        services.clock.now = due


async def test_a_request_with_a_deleted_key_is_stale(services: ServiceContext) -> None:
    partie, request = await services.begin(), key()
    row = await services.row(partie)
    await deciding.act(services.context, partie, ADA, simply, seen=row.seq, key=request)
    services.clock.now += REQUESTS_KEPT + 1
    await OldRequests(services.context).do()
    assert request not in await keys(services)
    with pytest.raises(Stale):
        await deciding.act(services.context, partie, ADA, simply, seen=row.seq, key=request)
