"""The metrics server on a host that did not install the extra ``metrics``."""

import socket
import sys

import aiohttp
import pytest

from bot.admin.monitor.meter import Meter
from bot.admin.monitor.server import MonitorServer, new_meter
from bot.admin.monitor.vitals import Running, ShardState
from bot.config import HttpAddress


class Starting:
    running: Running | None = None
    standby_for: float | None = None

    def shard_states(self) -> list[ShardState]:
        return []


async def test_without_the_metrics_extra_the_endpoint_explains_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "bot.admin.monitor.metrics", raising=False)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    meter = new_meter()
    assert type(meter) is Meter
    assert meter.trace is None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = HttpAddress(*free.getsockname())
    server = MonitorServer(address, meter)
    server.bot = Starting()
    await server.start()
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{address.port}") as session:
            async with session.get("/metrics") as response:
                assert response.status == 501
                assert 'pip install -e ".[metrics]"' in await response.text()
            async with session.get("/healthz") as response:
                assert response.status == 503
                assert not (await response.json())["healthy"]
    finally:
        await server.stop()
