"""Scheduled backups: a separate process copies the database and checks the copy while the bot runs."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Final

from bot.runtime.alarm import Alarm
from data.store.sqlite.backup_folder import BackupFolder

HOUR: Final = 60 * 60
RETRY: Final = 15 * 60
"""The delay before a retry, in seconds."""
LONGEST: Final = 6 * HOUR
"""The time in seconds after which a backup counts as hung, for example on a network drive that does not answer."""
NICENESS: Final = 10
"""Gives the bot and its engine workers priority over a backup."""
_FINDINGS: Final = 1
"""The exit status if the doctor finds something in the backup, which is kept all the same."""

_log = logging.getLogger(__name__)


class NoBackup(Exception):
    """The backup was not made. The text says why."""


class Backups:
    """Makes a backup of ``database`` every ``every`` hours, counted from the newest file in the folder."""

    def __init__(self, clock: Callable[[], int], database: Path, folder: BackupFolder, every: int) -> None:
        self._clock = clock
        self._database = database.absolute()
        self._folder = replace(folder, path=folder.path.absolute())
        self._every = every * HOUR
        self._tried_at: int | None = None
        self._process: Process | None = None
        self._alarm = Alarm(clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Creates the folder, and makes the first backup at once if the newest one is too old."""
        with suppress(OSError):  # the first backup then reports the problem with the folder
            await asyncio.to_thread(self._folder.prepare)
        await self._alarm.set()

    async def stop(self) -> None:
        """Stops, and aborts the backup that is running."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._alarm.stop()

    async def _next_due(self) -> int:
        now = self._clock()
        try:
            newest = await asyncio.to_thread(self._folder.newest, now)
        except OSError:
            newest = None
        due = now if newest is None else newest + self._every
        return due if self._tried_at is None else max(due, self._tried_at + RETRY)

    async def _ring(self) -> None:
        now = self._clock()
        if now < await self._next_due():
            return
        self._tried_at = now
        try:
            await self._make(self._folder.file(now))
        except (NoBackup, OSError) as failure:
            if not self._alarm.stopped:
                _log.error("no backup was made, and the next try is in %d minutes: %s", RETRY // 60, _reason(failure))
        finally:
            with suppress(OSError):
                await asyncio.to_thread(self._folder.remove_leftovers)

    async def _make(self, file: Path) -> None:
        began = monotonic()
        async with asyncio.timeout(LONGEST):
            status = await self._copy(file)
        size = (await asyncio.to_thread(file.stat)).st_size
        _log.info("made the backup %s (%.1f MB) in %.0f seconds", file.name, size / 1e6, monotonic() - began)
        if status == _FINDINGS:
            _log.warning("the doctor finds problems in the backup %s; run python -m bot doctor", file.name)
        try:
            await asyncio.to_thread(self._folder.remove_oldest, file)
        except OSError as failure:
            _log.error("an old backup could not be removed; the next backup tries again: %s", failure)

    async def _copy(self, file: Path) -> int:
        """Copies the database in a separate process. Returns its exit status. Raises NoBackup or OSError."""
        if self._alarm.stopped:
            raise NoBackup
        process = self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "backup", "--check", str(file)),
            # The log must be in English.
            env={**os.environ, "PIQUET_DATABASE": str(self._database), "LC_ALL": "C.UTF-8"},
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=PIPE,
        )
        try:
            if self._alarm.stopped:  # stopped while the process was starting
                process.kill()
            _be_nice(process.pid)
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            self._process = None
        if process.returncode not in (0, _FINDINGS):
            raise NoBackup(_last_line(said) or f"The process ended with {process.returncode}.")
        return process.returncode


def _be_nice(pid: int) -> None:
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, NICENESS)


def _last_line(said: bytes) -> str:
    # A command that fails says why in its last line, after any lines of progress.
    return (said.decode(errors="replace").strip().splitlines() or [""])[-1]


def _reason(failure: Exception) -> str:
    return f"It took longer than {LONGEST // HOUR} hours." if isinstance(failure, TimeoutError) else str(failure)
