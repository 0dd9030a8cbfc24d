"""A way to the PostgreSQL server that takes time: a proxy in a process of its own, which delays and counts.

``python -m tests.lab.bench.slow_way SOCKET`` prints its port. A line on standard input is a round trip's milliseconds;
it answers each with the number of round trips so far. Both directions of a connection take half of the time.
"""

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

SIZE: Final = 1 << 16


class SlowWay:
    """The proxy, as the process that has started it sees it."""

    def __init__(self, process: Process, port: int) -> None:
        self._process = process
        self.port = port

    async def take(self, milliseconds: float) -> int:
        """Lets a round trip take so long from now on, and gives how many there have been."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{milliseconds}\n".encode())
        return int(await self._process.stdout.readline())


@asynccontextmanager
async def slow_way(server_socket: str) -> AsyncIterator[SlowWay]:
    """A proxy before the server with this socket."""
    process = await create_subprocess_exec(sys.executable, "-m", __name__, server_socket, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield SlowWay(process, int(await process.stdout.readline()))
    finally:
        process.stdin.close()
        await process.wait()


class _Proxy:
    def __init__(self, server_socket: str) -> None:
        self._server_socket = server_socket
        self.half = 0.0
        self._trips = count()
        self.trips = 0

    def serve(self, listener: socket.socket) -> None:
        while True:
            client, _ = listener.accept()
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            server = socket.socket(socket.AF_UNIX)
            server.connect(self._server_socket)
            waits = threading.Event()
            for ends in ((client, server, waits, True), (server, client, waits, False)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, waits: threading.Event, asks: bool) -> None:
        # What comes while this sleeps is carried with the next part, and so takes longer than it should.
        with suppress(OSError):
            while carried := source.recv(SIZE):
                if asks and not waits.is_set():
                    waits.set()
                    self.trips = next(self._trips) + 1
                elif not asks:
                    waits.clear()
                time.sleep(self.half)
                target.sendall(carried)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def main() -> None:
    """Serves until standard input ends."""
    proxy = _Proxy(sys.argv[1])
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=proxy.serve, args=[listener], daemon=True).start()
    print(listener.getsockname()[1], flush=True)  # noqa: T201 - the answer to who has started it
    for line in sys.stdin:
        proxy.half = float(line) / 2e3
        print(proxy.trips, flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    main()
