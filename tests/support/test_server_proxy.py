"""The server proxy hangs, cuts and delays connections."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic
from typing import Final

import pytest
import pytest_asyncio

from data.store.address import ServerAddress
from tests.support.server_proxy import Proxy, proxy_before
from tests.support.waiting import wait_for

SOON: Final = 0.3
_TCP_INFO_UNACKED: Final = slice(24, 28)
"""The place in ``struct tcp_info`` of the number of unacknowledged packets."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="socket filters are Linux's")


@pytest_asyncio.fixture
async def proxy() -> AsyncIterator[Proxy]:
    async def say_back(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await reader.read(100):
                writer.write(said)
        writer.close()

    async with await asyncio.start_server(say_back, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with proxy_before(ServerAddress(f"postgresql://piquet@127.0.0.1:{port}/piquet")) as made:
            yield made


async def answer(reader: asyncio.StreamReader) -> bytes:
    async with wait_for("an answer"):
        return await reader.read(100)


def unacknowledged(writer: asyncio.StreamWriter) -> int:
    """Returns the number of packets not acknowledged by the other end."""
    info = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
    return int.from_bytes(info[_TCP_INFO_UNACKED], sys.byteorder)


async def connects(proxy: Proxy) -> bool:
    try:
        async with asyncio.timeout(SOON):
            _, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    except TimeoutError:
        return False
    writer.close()
    return True


@pytest.mark.parametrize(("silence", "acknowledged"), [("hang", True), ("cut", False)])
async def test_held_data_arrives_later_and_only_a_cut_drops_packets(
    proxy: Proxy, silence: str, acknowledged: bool
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    writer.write(b"one")
    assert await answer(reader) == b"one"
    await getattr(proxy, silence)()
    writer.write(b"two")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(SOON):
            await reader.read(100)
    assert (unacknowledged(writer) == 0) is acknowledged
    assert await connects(proxy) is acknowledged
    await proxy.go_on()
    assert await answer(reader) == b"two"
    assert await connects(proxy)
    writer.write(b"three")
    assert await answer(reader) == b"three"
    writer.close()


async def test_a_delay_applies_to_one_round_trip(proxy: Proxy) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
    before = await proxy.trips()
    await proxy.delay(200)
    began = monotonic()
    writer.write(b"one")
    assert await answer(reader) == b"one"
    assert monotonic() - began >= 0.2
    assert await proxy.trips() == before + 1
    writer.close()
