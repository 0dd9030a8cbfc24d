import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import pytest_asyncio

from tests.fakes.process.scenario import Scenario
from tests.fakes.wire.people import turn

pytestmark = pytest.mark.asyncio(loop_scope="session")


class ForwardProxy:
    def __init__(self, port: int) -> None:
        self.passed = b""
        self._port = port

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = "http://127.0.0.1:{1}".format(*self._server.sockets[0].getsockname())

    def stop(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_discord, to_discord = await asyncio.open_connection("127.0.0.1", self._port)
        await asyncio.gather(self._copy(reader, to_discord, kept=True), self._copy(from_discord, writer))

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, kept: bool = False) -> None:
        with suppress(OSError):
            while read := await reader.read(65536):
                self.passed += read if kept else b""
                writer.write(read)
                await writer.drain()
        writer.close()


@pytest_asyncio.fixture(loop_scope="session")
async def proxy(scenario: Scenario) -> AsyncIterator[ForwardProxy]:
    proxy = ForwardProxy(scenario.wire.port)
    await proxy.start()
    yield proxy
    proxy.stop()


async def test_the_bot_uses_the_environments_proxy_for_requests_and_the_gateway(
    scenario: Scenario, proxy: ForwardProxy
) -> None:
    scenario.bot.set_environment(HTTP_PROXY=proxy.address)
    async with scenario:
        assert await turn(await scenario.start_partie(deals=1)) is not None
    assert f"GET http://127.0.0.1:{scenario.wire.port}/api/v10/users/@me HTTP".encode() in proxy.passed
    assert f"GET ws://127.0.0.1:{scenario.wire.port}/gateway?".encode() in proxy.passed


async def test_a_host_in_no_proxy_is_reached_without_the_proxy(scenario: Scenario, proxy: ForwardProxy) -> None:
    scenario.bot.set_environment(HTTP_PROXY=proxy.address, NO_PROXY="localhost,127.0.0.1")
    async with scenario:
        assert await turn(await scenario.start_partie(deals=1)) is not None
    assert proxy.passed == b""


async def test_an_unsupported_kind_of_proxy_ends_startup_with_a_sentence(scenario: Scenario) -> None:
    scenario.bot.set_environment(HTTP_PROXY="socks5://alice:secret@127.0.0.1:9")
    await scenario.bot.start(wait=False)
    assert await scenario.bot.ended() == 2
    assert "a proxy of type “socks5”" in scenario.bot.log_text
    assert "secret" not in scenario.bot.log_text


async def test_an_unreachable_proxy_is_retried_without_logging_its_password(scenario: Scenario) -> None:
    scenario.bot.set_environment(HTTP_PROXY="http://alice:secret@127.0.0.1:9")
    await scenario.bot.start(wait=False)
    while "trying again" not in scenario.bot.log_text:
        await scenario.wire.quiet(0.05)
    assert await scenario.bot.stop() == 0
    assert "secret" not in scenario.bot.log_text
