from functools import partial
from pathlib import Path

import pytest

from bot.features.parties import deciding
from bot.model.ids import PartieId
from data import parties
from data.store.database import Database
from tests.fakes.service_context import GUILD, key, opened, simply
from tests.lab.bench import crowd
from tests.lab.bench.beside import beside, spent
from tests.support.database_template import new_database


async def test_each_partie_of_a_crowd_can_be_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "AT_ONCE", 2)
    await crowd.crowd(new_database(tmp_path / "piquet.sqlite3"), [GUILD], in_play=3, finished=3)
    async with opened(tmp_path / "piquet.sqlite3") as services:
        for number in range(3):
            # Not ``services.play``, which checks for hanging parties: these wait long for their people.
            row = await services.row(PartieId(crowd.FIRST + number))
            assert row.to_act is not None
            seats = await services.context.database.read(partial(parties.seats, partie_id=row.id))
            user = seats[row.to_act].user
            await deciding.act(services.context, row.id, user, simply, seen=row.seq, key=key())
            assert (await services.row(row.id)).seq > row.seq
        rows = [await services.row(PartieId(crowd.FIRST + number)) for number in range(6)]
        assert [row.ended_at is None for row in rows] == [True] * 3 + [False] * 3
        assert (
            await services.context.database.read(lambda tx: parties.get_partie(tx, PartieId(crowd.FIRST + 6))) is None
        )


@pytest.mark.of_a_server
async def test_only_the_servers_work_for_the_bot_is_counted(tmp_path: Path) -> None:
    address = new_database(tmp_path / "piquet.sqlite3")
    database = await Database.open(address)
    try:
        with beside(address) as own:
            working = own.server_processes()
            own_pid = own.transaction.fetch_value("SELECT pg_backend_pid()")
            assert len(working) == 2, "one process of the server writes for the bot, one reads"
            assert own_pid not in working
            assert all(spent(pid) > 0 for pid in working)
    finally:
        await database.close()
