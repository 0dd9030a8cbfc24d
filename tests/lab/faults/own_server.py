"""A PostgreSQL server for one run, to restart and to cut off."""

import asyncio
import json
import os
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit, urlunsplit

from data.store.address import ServerAddress
from tests.support.paths import ROOT
from tests.support.server_databases import VARIABLE
from tests.support.waiting import wait_for

_TELL: Final = f"""
import json, os, sys
names = "{VARIABLE}", "PIQUET_TEST_PG_CTL", "PIQUET_TEST_STANDBY_PG_CTL"
print(json.dumps([os.environ.get(name, "") for name in names]), flush=True)
sys.stdin.read()
"""
_CUT: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = %s AND pid <> pg_backend_pid() AND application_name LIKE 'piquet%%' AND backend_xid IS NOT NULL
"""
"""Ends bot connections with an open writing transaction."""
LOOKS: Final = 2_000
"""How many times to look for a transaction to cut."""


class OwnServer:
    """A running server with an empty database at ``address``."""

    def __init__(self, address: str, control: str, standby_control: str = "", listens: str = "") -> None:
        self.address = ServerAddress(urlunsplit(urlsplit(address)._replace(path="/piquet")))
        self._admin = address
        self._control = control
        self._standby_control = standby_control
        self._listens = listens
        with self.connected() as admin:
            admin.execute("CREATE DATABASE piquet")

    def by_tcp(self, user: str) -> ServerAddress:
        return ServerAddress(f"postgresql://{user}@{self._listens}:5432/piquet")

    async def restart(self, mode: str) -> None:
        await _controlled(self._control, "restart", "-m", mode, "-w")

    async def crash(self) -> None:
        await _controlled(self._control, "stop", "-m", "immediate", "-w")

    async def promote_standby(self) -> None:
        await _controlled(self._standby_control, "promote", "-w")

    @property
    def folder(self) -> Path:
        """The server's socket folder; its standby uses the subfolder "standby"."""
        return Path(parse_qs(urlsplit(self._admin).query)["host"][0])

    async def cut(self) -> int:
        """Waits for connections inside a transaction, and ends them. Returns their number."""
        with self.connected() as admin:
            for _ in range(LOOKS):
                if ended := admin.execute(_CUT, [self._name]).fetchall():
                    return len(ended)
                await asyncio.sleep(0)
        return 0

    @property
    def _name(self) -> str:
        return urlsplit(self.address.url).path[1:]

    def connected(self, *, standby: bool = False, database: str = "postgres", user: str = "piquet") -> Any:
        import psycopg  # noqa: PLC0415 - only where there is a server, there is a driver

        folder = self.folder / "standby" if standby else self.folder
        return psycopg.connect(self._admin, host=str(folder), dbname=database, user=user, autocommit=True)


@asynccontextmanager
async def own_server(*, standby: bool = False, tcp: bool = False) -> AsyncIterator[OwnServer]:
    """Starts a server for the block, optionally with an asynchronous standby.

    With ``tcp`` it also listens at its own loopback address.
    """
    listens = ".".join(["127", *(str(random.randint(1, 254)) for _ in range(3))]) if tcp else ""
    process = await asyncio.create_subprocess_exec(
        *(ROOT / ".ci" / "postgresql", sys.executable, "-c", _TELL),
        stdin=PIPE,
        stdout=PIPE,
        env=os.environ | {"PIQUET_TEST_STANDBY": "1" if standby else "", "PIQUET_TEST_LISTEN": listens},
    )
    try:
        address, control, standby_control = json.loads(await _first_line(process))
        yield OwnServer(address, control, standby_control, listens)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        async with wait_for("the server stops"):
            await process.wait()


async def _controlled(control: str, *arguments: str) -> None:
    process = await asyncio.create_subprocess_exec(control, *arguments, stdout=PIPE)
    async with wait_for(f"pg_ctl {' '.join(arguments)}"):
        said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()


async def _first_line(process: Process) -> bytes:
    assert process.stdout is not None
    async with wait_for("a PostgreSQL server starts"):
        line = await process.stdout.readline()
    if not line:
        raise RuntimeError("there is no PostgreSQL server here, and .ci/postgresql could not install one")
    return line
