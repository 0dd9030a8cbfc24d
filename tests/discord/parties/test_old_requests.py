from functools import partial
from pathlib import Path

from bot.features.parties.old_requests import EVERY
from bot.model.clocks import REQUESTS_KEPT
from data.requests import store_request
from tests.fakes.simcord_harness import Harness
from tests.support.discord.database_rows import query
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.players import begin


async def test_a_running_bot_deletes_the_keys_of_old_requests(harness: Harness, database: Path) -> None:
    await begin(harness)
    partie, old = (await row_of(harness)).id, int(harness.now.timestamp()) - REQUESTS_KEPT
    await bot_of(harness).context.database.write(partial(store_request, key=4711, partie_id=partie, seq=0, at=old))
    assert query(database, "SELECT at FROM requests WHERE key = 4711") == [(old,)]
    await harness.advance(EVERY)
    assert query(database, "SELECT at FROM requests WHERE key = 4711") == []
