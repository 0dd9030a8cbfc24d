"""A PostgreSQL server of a run's own, which it restarts, and whose connections it cuts."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from data.store.address import ServerAddress
from tests.support.paths import ROOT
from tests.support.server_databases import VARIABLE
from tests.support.waiting import wait_for

_TELL: Final = f"""
import json, os, sys
print(json.dumps([os.environ["{VARIABLE}"], os.environ["PIQUET_TEST_PG_CTL"]]), flush=True)
sys.stdin.read()
"""
_CUT: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = %s AND pid <> pg_backend_pid() AND application_name LIKE 'piquet%%' AND backend_xid IS NOT NULL
"""
"""Ends the connections of bots that have written in a transaction which is not committed."""
_CUT_SOME: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = %s AND pid <> pg_backend_pid() AND application_name LIKE 'piquet%%' AND random() < 0.5
"""
LOOKS: Final = 2_000
"""How often the run looks for a transaction to cut."""


class OwnServer:
    """A running server with an empty database, of which the ``address`` is."""

    def __init__(self, address: str, control: str) -> None:
        self.address = ServerAddress(urlunsplit(urlsplit(address)._replace(path="/piquet")))
        self._admin = address
        self._control = control
        with self._connected() as admin:
            admin.execute("CREATE DATABASE piquet")

    async def restart(self, mode: str) -> None:
        """Restarts the server: ``fast`` ends all connections, ``immediate`` is as if it had crashed."""
        process = await asyncio.create_subprocess_exec(self._control, "restart", "-m", mode, "-w", stdout=PIPE)
        async with wait_for(f"the server is restarted ({mode})"):
            said, _ = await process.communicate()
        assert process.returncode == 0, said.decode()

    async def cut(self) -> int:
        """Ends the connections that are in the midst of a transaction, as soon as there is one; gives how many."""
        with self._connected() as admin:
            for _ in range(LOOKS):
                if ended := admin.execute(_CUT, [self._name]).fetchall():
                    return len(ended)
                await asyncio.sleep(0)
        return 0

    def cut_some(self) -> int:
        """Ends half of the connections, those with locks among them; gives how many."""
        with self._connected() as admin:
            return len(admin.execute(_CUT_SOME, [self._name]).fetchall())

    @property
    def _name(self) -> str:
        return urlsplit(self.address.url).path[1:]

    def _connected(self) -> Any:
        import psycopg  # noqa: PLC0415 - only where there is a server, there is a driver

        return psycopg.connect(self._admin, autocommit=True)


@asynccontextmanager
async def own_server() -> AsyncIterator[OwnServer]:
    """A server that ends with the block."""
    process = await asyncio.create_subprocess_exec(
        *(ROOT / ".ci" / "postgresql", sys.executable, "-c", _TELL), stdin=PIPE, stdout=PIPE
    )
    try:
        yield OwnServer(*json.loads(await _first_line(process)))
    finally:
        assert process.stdin is not None
        process.stdin.close()
        async with wait_for("the server stops"):
            await process.wait()


async def _first_line(process: Process) -> bytes:
    assert process.stdout is not None
    async with wait_for("a PostgreSQL server starts"):
        line = await process.stdout.readline()
    if not line:
        raise RuntimeError("there is no PostgreSQL server here, and .ci/postgresql could not install one")
    return line
