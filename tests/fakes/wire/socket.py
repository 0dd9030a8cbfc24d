"""One socket of the gateway, compressed as the bot has asked for."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self

from aiohttp import WSMessage, web


class Socket:
    """What is sent goes out in its order, by a task of its own."""

    def __init__(self, response: web.WebSocketResponse, transport: asyncio.Transport, compression: str) -> None:
        if compression not in ("", "zlib-stream"):
            raise NotImplementedError(f"compress={compression}")
        self.response = response
        self._transport = transport
        self._deflate = zlib.compressobj(1) if compression else None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_all())

    @classmethod
    async def open(cls, request: web.BaseRequest) -> Self:
        """Answers the bot's upgrade."""
        response = web.WebSocketResponse(max_msg_size=1 << 20, compress=False, autoping=True)
        await response.prepare(request)
        transport = request.transport
        assert transport is not None
        return cls(response, transport, request.query.get("compress", ""))

    def send(self, text: str) -> None:
        """Sends a text, or drops it where the socket is closed."""
        self._waiting.put_nowait(text)

    async def messages(self) -> AsyncIterator[WSMessage]:
        """What the bot sends, until it is gone."""
        async for message in self.response:
            yield message

    async def close(self, code: int | None) -> None:
        """Closes it with a code; with None, cuts it without a word."""
        if code is None:
            self._transport.abort()
        else:
            await self.response.close(code=code)

    async def end(self) -> None:
        """Sends nothing more."""
        self._sender.cancel()
        with suppress(asyncio.CancelledError):
            await self._sender

    async def _send_all(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._send(await self._waiting.get())

    async def _send(self, text: str) -> None:
        if self._deflate is None:
            await self.response.send_str(text)
        else:
            packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            await self.response.send_bytes(packed)
