"""A proxy process before the PostgreSQL server that delays, hangs, or loses its network.

``python -m tests.support.server_proxy HOST PORT`` prints its port. A HOST beginning with / is a socket folder. Each
input line is a command, answered with the number of round trips so far:

- ``delay SECONDS``: adds this to a round trip, half in each direction.
- ``hang``: passes on and closes nothing; TCP still acknowledges packets and accepts connections.
- ``abandon``: hangs the current connections for ever. New connections work.
- ``cut``: the kernel drops each packet to the proxy before TCP sees it, by a socket filter (``SO_ATTACH_FILTER``, Linux
  only, unprivileged) on all TCP sockets, the listening one too. Peers get no acknowledgement and no reset, cannot
  connect, and retransmit, as with a cut cable. A server on a Unix socket has no packets: there a cut is a hang.
- ``go on``: ends a hang or a cut; retransmitted packets arrive, and held data is passed on.
"""

import ctypes
import socket
import sys
import threading
import time
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Final
from urllib.parse import parse_qs, urlsplit

from data.store.address import ServerAddress
from tests.support.paths import ROOT

SIZE: Final = 1 << 16
_ATTACH_FILTER: Final = 26
_DETACH_FILTER: Final = 27
"""Linux socket options that Python does not name."""


class Proxy:
    """Controls the proxy process. ``address`` reaches the server through it."""

    def __init__(self, process: Process, server: ServerAddress, port: int) -> None:
        self._process = process
        self.port = port
        parts = urlsplit(server.url)
        self.address = ServerAddress(f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}")

    async def delay(self, milliseconds: float) -> None:
        await self._order(f"delay {milliseconds / 1e3}")

    async def hang(self) -> None:
        await self._order("hang")

    async def abandon(self) -> None:
        await self._order("abandon")

    async def cut(self) -> None:
        await self._order("cut")

    async def go_on(self) -> None:
        await self._order("go on")

    async def trips(self) -> int:
        return await self._order("count")

    async def _order(self, order: str) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order}\n".encode())
        return int(await self._process.stdout.readline())


@asynccontextmanager
async def proxy_before(server: ServerAddress) -> AsyncIterator[Proxy]:
    """Starts a proxy for this server. All database users connect without a password."""
    process = await create_subprocess_exec(
        *(sys.executable, "-m", __name__, *_place(server)), cwd=ROOT, stdin=PIPE, stdout=PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield Proxy(process, server, int(await process.stdout.readline()))
    finally:
        process.stdin.close()
        await process.wait()


def _place(server: ServerAddress) -> tuple[str, str]:
    parts = urlsplit(server.url)
    asked = parse_qs(parts.query)
    return (parts.hostname or asked["host"][0], str(parts.port or asked.get("port", ["5432"])[0]))


# In the proxy process.


class _Instruction(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint16), ("yes", ctypes.c_uint8), ("no", ctypes.c_uint8), ("value", ctypes.c_uint32))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("first", ctypes.POINTER(_Instruction)))


_RETURN: Final = 0x06
_NOTHING: Final = _Instruction(_RETURN, 0, 0, 0)
"""Keeps nothing of a packet."""
_DROP: Final = bytes(_Program(1, ctypes.pointer(_NOTHING)))


class _Proxy:
    def __init__(self, host: str, port: str) -> None:
        self._host = host
        self._port = int(port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets = [self._listener]
        self._cut = False
        self._changing = threading.Lock()
        self._goes_on = _set_event()
        self._half = 0.0
        self._trips = count()
        self._seen_trips = 0

    @property
    def port(self) -> int:
        return int(self._listener.getsockname()[1])

    def serve(self) -> None:
        while True:
            client, _ = self._listener.accept()
            threading.Thread(target=self._join, args=[client], daemon=True).start()

    def obey(self, order: str) -> int:
        match order.split():
            case ["delay", seconds]:
                self._half = float(seconds) / 2
            case ["hang"]:
                self._goes_on.clear()
            case ["abandon"]:
                self._goes_on.clear()
                self._goes_on = _set_event()
            case ["cut"]:
                self._goes_on.clear()
                self._filter(cut=True)
            case ["go", "on"]:
                self._filter(cut=False)
                self._goes_on.set()
        return self._seen_trips

    def _filter(self, *, cut: bool) -> None:
        with self._changing:
            self._cut = cut
            # A connection that has ended needs no filter any more.
            self._sockets = [one for one in self._sockets if one.fileno() >= 0]
            for one in self._sockets:
                self._filter_one(one)

    def _filter_one(self, one: socket.socket) -> None:
        if one.family == socket.AF_UNIX:
            return
        # A new connection has the filter of the listening socket; without any there is none to take off.
        with suppress(OSError):
            if self._cut:
                one.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, _DROP)
            else:
                one.setsockopt(socket.SOL_SOCKET, _DETACH_FILTER, 0)

    def _join(self, client: socket.socket) -> None:
        server = socket.socket(socket.AF_UNIX if self._host.startswith("/") else socket.AF_INET)
        with suppress(OSError):
            if server.family == socket.AF_UNIX:
                server.connect(f"{self._host}/.s.PGSQL.{self._port}")
            else:
                server.connect((self._host, self._port))
            with self._changing:
                for one in (client, server):
                    if one.family == socket.AF_INET:
                        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    self._filter_one(one)
                    self._sockets.append(one)
            waits, goes_on = threading.Event(), self._goes_on
            answers = threading.Thread(target=self._carry, args=(server, client, waits, goes_on, False), daemon=True)
            answers.start()
            self._carry(client, server, waits, goes_on, asks=True)
            answers.join()
        client.close()
        server.close()

    def _carry(
        self, source: socket.socket, target: socket.socket, waits: threading.Event, goes_on: threading.Event, asks: bool
    ) -> None:
        # Data arriving during this sleep goes with the next part, and so takes longer than it should.
        with suppress(OSError):
            while carried := source.recv(SIZE):
                if asks and not waits.is_set():
                    waits.set()
                    self._seen_trips = next(self._trips) + 1
                elif not asks:
                    waits.clear()
                time.sleep(self._half)
                goes_on.wait()
                target.sendall(carried)
        goes_on.wait()
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def _set_event() -> threading.Event:
    event = threading.Event()
    event.set()
    return event


def main() -> None:
    proxy = _Proxy(*sys.argv[1:])
    threading.Thread(target=proxy.serve, daemon=True).start()
    print(proxy.port, flush=True)  # noqa: T201 - the answer to who has started it
    for line in sys.stdin:
        print(proxy.obey(line), flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    main()
