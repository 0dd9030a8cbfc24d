"""Starts, stops, kills and watches the real bot in its own process."""

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from data.store.address import Address, address_of
from tests.fakes.wire.wire_discord import Wire
from tests.support.paths import ROOT
from tests.support.server_databases import Chosen, database_for
from tests.support.waiting import wait_for

HASTE = 50.0
"""Divides discord.py's waits in processes that are killed often."""
INHERITED = ("PATH", "HOME", "LANG", "TMPDIR", "PYTHONPATH", "VIRTUAL_ENV")


class Zygote:
    """A process with the whole bot imported, to fork bots quickly: ``async with Zygote() as zygote``."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._started: asyncio.Queue[int] = asyncio.Queue()
        self._ended: dict[int, asyncio.Future[int]] = {}
        self._starting = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.fakes.process.zygote"),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._reader is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._reader

    async def start(self, environment: dict[str, str], folder: Path, log: Path) -> int:
        """Forks a bot in this folder, with only this environment. Returns its process id."""
        assert self._process is not None
        assert self._process.stdin is not None
        asked: dict[str, Any] = {"environment": environment, "folder": str(folder), "log": str(log)}
        async with self._starting:
            self._process.stdin.write((json.dumps(asked) + "\n").encode())
            return await self._started.get()

    def ended(self, pid: int) -> asyncio.Future[int]:
        """Returns a future for a forked process's exit status; negative if a signal ended the process."""
        return self._ended[pid]

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            match json.loads(line):
                case {"started": pid}:
                    self._ended[pid] = asyncio.get_running_loop().create_future()
                    self._started.put_nowait(pid)
                case {"ended": pid, "status": status}:
                    self._ended[pid].set_result(status)


class BotProcess:
    """The bot on a wire: ``start`` starts the process, and ``async with`` ends it.

    Uses its own database unless given ``database``.
    """

    def __init__(
        self,
        wire: Wire,
        zygote: Zygote,
        folder: Path,
        *,
        haste: float = 1.0,
        main: str = "",
        database: Path | None = None,
        **environment: str,
    ) -> None:
        self.wire = wire
        self.folder = folder
        self.database = database or folder / "piquet.sqlite3"
        self.log = folder / "bot.log"
        self.pid = 0
        self._zygote = zygote
        self._environment = {key: os.environ[key] for key in INHERITED if key in os.environ} | {
            "DISCORD_TOKEN": wire.token,
            "PIQUET_DATABASE": database_for(self.database).url if Chosen.server else str(self.database),
            "WIRE_REST": wire.address,
            "WIRE_GATEWAY": wire.gateway.address,
            "WIRE_HASTE": str(haste),
            "WIRE_MAIN": main,
            "WIRE_APART": "" if wire.settings.rates else "0",
            **environment,
        }

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.alive:
            await self.kill()
        if error is not None:
            error.add_note(f"what the bot has logged:\n{self.log_text[-4000:]}")

    @property
    def address(self) -> Address:
        return address_of(self._environment["PIQUET_DATABASE"])

    @property
    def alive(self) -> bool:
        return bool(self.pid) and not self._zygote.ended(self.pid).done()

    @property
    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def set_environment(self, **environment: str) -> None:
        self._environment.update(environment)

    def follow_clock(self) -> None:
        """Makes later starts follow the wire's clock, set by ``wire.advance``."""
        self.wire.clock_file = self.wire.clock_file or self.folder / "clock"
        self.wire.advance(0)
        self.set_environment(WIRE_CLOCK=str(self.wire.clock_file))

    async def start(self, *, wait: bool = True) -> None:
        """Starts the bot, and waits until it receives events."""
        before = self._begun
        self.pid = await self._zygote.start(self._environment, self.folder, self.log)
        if wait:
            ended = self._zygote.ended(self.pid)
            ended.add_done_callback(lambda _: self.wire.world.noticed.set())
            await self.wire.until(lambda: self._begun > before or ended.done(), why="the bot starts")
            if ended.done():
                raise AssertionError(f"the bot has ended with {ended.result()}:\n{self.log_text[-2000:]}")

    async def stand_by(self) -> None:
        """Starts the bot beside an active process, and waits until the bot is a standby."""
        said = self.log_text.count("standby:")
        await self.start(wait=False)
        async with wait_for("the second process stands by"):
            while self.log_text.count("standby:") == said:  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.02)

    @property
    def _begun(self) -> int:
        return self.wire.gateway.begun_on[0]

    def signal(self, number: int) -> None:
        """Sends a signal to the bot and its child processes."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, number)

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        await self.ended()

    async def stop(self) -> int:
        """Stops the bot with SIGTERM. Returns the exit status."""
        self.signal(signal.SIGTERM)
        return await self.ended()

    async def ended(self) -> int:
        """Waits for the bot's exit status; negative if a signal ended the bot."""
        async with wait_for(f"the bot's process {self.pid} ends"):
            return await asyncio.shield(self._zygote.ended(self.pid))

    async def restart(self) -> None:
        await self.kill()
        await self.start()


def processes(wire: Wire, zygote: Zygote, folder: Path, number: int = 2, **environment: str) -> list[BotProcess]:
    """Returns one bot's processes, one active and the others standby, in separate folders on one database."""
    database, made = folder / "piquet.sqlite3", []
    for place in (folder / f"process-{at}" for at in range(number)):
        place.mkdir()
        made.append(BotProcess(wire, zygote, place, haste=HASTE, database=database, **environment))
    return made
