import random
from pathlib import Path

import pytest

from bot.features.parties import deciding
from data import parties
from data.store.postgresql.connecting import Connection
from data.store.postgresql.connections import Link
from data.store.postgresql.errors import Conflict
from tests.fakes.service_context import ADA, key, opened
from tests.support.doctor import findings
from tests.support.server_databases import admin

pytestmark = pytest.mark.of_a_server


class Disturbance:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.conflicts = self.losses = 0
        self._dice = random.Random(18)
        self._commit = Link._commit

        def disturbed(link: Link, connection: Connection, number: str | None, changes: object) -> None:
            self.commit(link, connection, number, changes)

        monkeypatch.setattr(Link, "_commit", disturbed)

    def commit(self, link: Link, connection: Connection, number: str | None, changes: object) -> None:
        chance = self._dice.random()
        if number is not None and chance < 0.2:
            self.conflicts += 1
            connection.rollback()
            raise Conflict("another transaction came between", "40001")
        if number is not None and chance < 0.3:
            self.losses += 1
            admin().execute("SELECT pg_terminate_backend(%s, 5000)", [connection.info.backend_pid])
        self._commit(link, connection, number, changes)  # type: ignore[arg-type]


async def test_rerun_units_of_work_play_and_report_a_partie_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        disturbance = Disturbance(monkeypatch)
        partie = await services.begin(rated=True)
        await services.play(partie, 40)
        seen = (await services.row(partie)).seq
        actions = await services.context.database.read(lambda tx: parties.actions_of(tx, partie))
        assert [action.seq for action in actions] == [*range(seen)]
        await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
        await services.tell(partie)
        assert await services.waiting(partie) == []
        assert await findings(services) == []
    assert disturbance.conflicts > 10
    assert disturbance.losses > 5
