"""The command ``think`` as a process: starts it, lets its workers stand still, and kills it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self
from urllib.parse import urlsplit, urlunsplit

from tests.support.second_connection import Ask
from tests.support.server_databases import database_for
from tests.support.waiting import wait_for

OFTEN: Final = 0.02
"""Seconds between two looks of a test."""


@dataclass(slots=True)
class ThinkProcess:
    """The command ``think`` as a process, in a process group of its own, and what it has logged."""

    process: asyncio.subprocess.Process
    log: list[str] = field(default_factory=list)
    reading: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, url: str, workers: int = 1) -> Self:
        """Starts one for the database at an address; it does not live yet."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "think", "--workers", str(workers)),
            env={**os.environ, "PIQUET_DATABASE": url, "DISCORD_TOKEN": ""},
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        started = cls(process)
        started.reading = asyncio.create_task(started._read())
        return started

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self.log.append(line.decode())

    def stop_workers(self) -> None:
        """Lets its workers stand still, so that it never answers, and lives."""
        # Its own children are the helpers of multiprocessing, and theirs are the workers.
        for pid in members(self.process.pid):
            if pid != self.process.pid and parent_of(pid) != self.process.pid:
                os.kill(pid, signal.SIGSTOP)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        for pid in members(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def end(self) -> None:
        """Kills it, and waits until it is gone."""
        self.kill()
        await self.process.wait()
        assert self.reading is not None
        await self.reading


def members(group: int) -> list[int]:
    """The processes of a group."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if os.getpgid(int(entry.name)) == group:
                    found.append(int(entry.name))
            except ProcessLookupError:
                continue
    return found


def parent_of(pid: int) -> int:
    """The process that started this one."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


async def until(what: str, holds: Callable[[], object]) -> None:
    """Waits until something holds."""
    async with wait_for(what):
        while True:
            if holds():
                return
            await asyncio.sleep(OFTEN)


async def was_taken(ask: Ask) -> None:
    """Waits until a thinker has taken a question."""
    await until("a thinker takes it", lambda: ask("SELECT id FROM thoughts WHERE taken_by IS NOT NULL"))


@asynccontextmanager
async def thinking(path: Path, ask: Ask, *, workers: int = 1, role: str = "") -> AsyncIterator[ThinkProcess]:
    """A thinker for the database that stands for this path; it lives when the block begins."""
    parts = urlsplit(database_for(path).url)
    url = urlunsplit(parts._replace(netloc=f"{role}@")) if role else parts.geturl()
    started = await ThinkProcess.start(url, workers)
    try:
        before = len(ask("SELECT id FROM thinkers"))
        await until("it lives", lambda: len(ask("SELECT id FROM thinkers")) > before or started.process.returncode)
        assert started.process.returncode is None, started.log
        yield started
    finally:
        await started.end()
