"""A standby server takes over during a COMMIT."""

import pytest

from data.meta import get_meta, set_meta
from data.store.address import ServerAddress
from data.store.database import Database
from data.store.errors import UnusableDatabase
from tests.lab.faults import QUICK
from tests.lab.faults.kinds.failover import failover
from tests.lab.faults.own_server import own_server

pytestmark = pytest.mark.of_a_server


def test_no_click_is_refused_or_doubled_when_a_standby_takes_over() -> None:
    figures = list(failover(QUICK))
    assert len(figures) == 5
    assert [str(figure) for figure in figures if not figure.ok] == []


async def test_of_two_hosts_the_writable_one_is_used_by_default() -> None:
    async with own_server(standby=True) as server:
        both = f"postgresql://piquet@/piquet?host={server.folder}/standby,{server.folder}"
        database = await Database.open(ServerAddress(both))
        await database.write(lambda tx: set_meta(tx, "kept", "yes"))
        assert await database.read(lambda tx: get_meta(tx, "kept")) == "yes"
        await database.close()
        with pytest.raises(UnusableDatabase, match=r"standby|recovery"):
            await Database.open(ServerAddress(f"{both}&target_session_attrs=standby"))
