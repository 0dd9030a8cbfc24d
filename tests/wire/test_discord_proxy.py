"""With PIQUET_DISCORD_PROXY every request to Discord goes through a proxy, shared by processes."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from multidict import CIMultiDict

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOP_BY_HOP = ("Host", "Connection", "Content-Length", "Transfer-Encoding", "Content-Encoding")


class Proxy:
    """Passes requests on to Discord and counts them. The next ``refuses`` requests get a 502."""

    def __init__(self, target: str) -> None:
        self.passed = 0
        self.refuses = 0
        self.address = ""
        self._target = target
        self._session = aiohttp.ClientSession()
        self._runner = web.ServerRunner(web.Server(self._serve))

    async def start(self) -> None:
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"http://{host}:{port}"

    async def stop(self) -> None:
        await self._runner.cleanup()
        await self._session.close()

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        if self.refuses:
            self.refuses -= 1
            return web.Response(status=502)
        self.passed += 1
        async with self._session.request(
            request.method,
            self._target + request.raw_path,
            headers=_passed_on(request.headers.items()),
            data=await request.read(),
        ) as answer:
            headers = _passed_on(answer.headers.items())
            return web.Response(status=answer.status, headers=headers, body=await answer.read())


def _passed_on(headers: object) -> CIMultiDict[str]:
    found = CIMultiDict[str](headers)  # type: ignore[arg-type]
    for name in HOP_BY_HOP:
        found.popall(name, None)
    return found


@pytest_asyncio.fixture(loop_scope="session")
async def proxy(scenario: Scenario) -> AsyncIterator[Proxy]:
    proxy = Proxy(f"http://127.0.0.1:{scenario.wire.port}")
    await proxy.start()
    scenario.bot.set_environment(PIQUET_DISCORD_PROXY=f"{proxy.address}/")
    yield proxy
    await proxy.stop()


async def test_every_request_goes_through_the_proxy(scenario: Scenario, proxy: Proxy) -> None:
    async with scenario:
        players = await scenario.start_partie()
        for _ in range(3):
            assert await turn(players) is not None
        await scenario.wait_until_told()
        assert await scenario.bot.stop() == 0
    assert scenario.wire.requests
    assert proxy.passed == len(scenario.wire.requests)


async def test_the_bot_resends_requests_that_a_failing_proxy_refuses(scenario: Scenario, proxy: Proxy) -> None:
    async with scenario:
        players = await scenario.start_partie()
        await scenario.wait_until_told()
        proxy.refuses = 3
        assert await turn(players) is not None
        await scenario.wait_until_told()
    assert proxy.refuses == 0
