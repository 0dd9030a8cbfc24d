"""A gateway socket, compressed as the bot asked."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self

from aiohttp import WSMessage, WSMsgType, web


class Socket:
    """Sends texts in order, in a separate task."""

    def __init__(self, response: web.WebSocketResponse, transport: asyncio.Transport, compression: str) -> None:
        if compression not in ("", "zlib-stream"):
            raise NotImplementedError(f"compress={compression}")
        self.response = response
        self._transport = transport
        self._deflate = zlib.compressobj(1) if compression else None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_all())
        self._reading = False

    @classmethod
    async def open(cls, request: web.BaseRequest) -> Self:
        response = web.WebSocketResponse(max_msg_size=1 << 20, compress=False, autoping=True)
        await response.prepare(request)
        transport = request.transport
        assert transport is not None
        return cls(response, transport, request.query.get("compress", ""))

    def send(self, text: str) -> None:
        self._waiting.put_nowait(text)

    async def messages(self) -> AsyncIterator[WSMessage]:
        """Yields the bot's messages until it disconnects."""
        while True:
            self._reading = True
            message = await self.response.receive()
            self._reading = False
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED):
                return
            yield message

    async def close(self, code: int | None) -> None:
        """Closes with a code; None cuts the connection without a close frame."""
        if code is None:
            self._transport.abort()
        elif self._reading:
            # aiohttp's own close would end the connection under the reader, before the bot can answer the close frame.
            assert self.response._writer is not None
            with suppress(ConnectionError):
                await self.response._writer.close(code)
        else:
            await self.response.close(code=code)

    async def end(self) -> None:
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
