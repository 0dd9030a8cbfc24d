"""Automatic backups: before each upgrade, and regularly by a separate process while the bot runs."""

import asyncio
import logging
import os
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Final

from bot.admin.progress import Progress, paced
from bot.config import Settings
from bot.runtime.agenda import Entry, NotDone
from data.store.database import Database, stored_version
from data.store.errors import UnusableDatabase, errors_of
from data.store.migrations import newest_version
from data.store.sqlite.backup import Damaged, copied, new_beside, put
from data.store.sqlite.backup_folder import BackupFolder

HOUR: Final = 60 * 60
RETRY: Final = 15 * 60
LONGEST: Final = 6 * HOUR
"""Seconds after which a backup counts as hung, for example on an unreachable network drive."""
PROGRESS: Final = 5.0
NICENESS: Final = 10
"""Unix niceness of the backup process: the bot and its engine workers come first."""
_FINDINGS: Final = 1
"""Exit status of the backup process if the doctor finds faults in the backup, which is kept."""

_log = logging.getLogger(__name__)


class NoBackup(Exception): ...


def back_up_before_upgrade(database: Path, folder: BackupFolder, now: int) -> None:
    """Makes and checks a backup if this bot would upgrade the database, which the caller has locked.

    Raises UnusableDatabase if the backup fails; the database stays unchanged.
    """
    version, known = stored_version(database), newest_version()
    if version == 0 or version >= known:
        return
    file = folder.file(now, version)
    steps = f"the database {database} is upgraded in {known - version} steps, from version {version} to {known}"
    _log.info("%s, after a backup to %s", steps, file)
    try:
        folder.prepare()
        _make_checked(database, file)
    except (NoBackup, Damaged, OSError) as failure:
        reason = failure.reason if isinstance(failure, Damaged) else _os_reason(failure)
        raise UnusableDatabase(
            f"The database {database} is from an older version (its version is {version}, this bot knows {known})."
            f" It was not changed, because the backup {file} cannot be made: {reason}."
            " Correct this, or set PIQUET_BACKUPS to another folder, and start again."
        ) from None
    _log.info(
        "made the backup %s (%.1f MB); restore it with the version before to go back", file, file.stat().st_size / 1e6
    )
    try:
        folder.remove_before_upgrades()
    except OSError as failure:
        _log.error("an old backup could not be removed; the next upgrade tries again: %s", failure)


def _make_checked(database: Path, file: Path) -> None:
    # Checks a second copy, because checking needs an upgraded schema. Imported here: a usual start needs no doctor.
    from bot.admin.doctor.checkup import SAMPLE, Report, examine_open  # noqa: PLC0415

    async def upgrade_and_examine(copy: Path) -> Report:
        database = await Database.open(copy)
        try:
            return await examine_open(database, _logging("checked %d of %d parties in the backup"), SAMPLE)
        finally:
            await database.close()

    with copied(database, file, _logging("copied %d of %d pages to the backup")) as copy:
        with new_beside(file) as upgraded:
            shutil.copyfile(copy, upgraded)
            _log.info("checking the backup, by upgrading a copy of it")
            try:
                with errors_of(upgraded):
                    examined = asyncio.run(upgrade_and_examine(upgraded))
            except UnusableDatabase as failure:
                raise NoBackup(str(failure).replace(str(upgraded), str(file)).rstrip(".")) from None
        if bad := [*examined.damages, *examined.unfinished]:
            raise NoBackup(f"its check finds damage ({', '.join(bad)})")
        if examined.unplayable:
            parties = ", ".join(map(str, examined.unplayable[:10]))
            _log.warning("parties in play cannot be replayed (%s), so restore will refuse the backup %s", parties, file)
        put(copy, file)


def _logging(line: str) -> Progress:
    return paced(PROGRESS, lambda done, total: _log.info(line, done, total))


def _os_reason(failure: Exception) -> str:
    if isinstance(failure, OSError) and failure.strerror:
        return f"{failure.filename}: {failure.strerror}" if failure.filename else failure.strerror
    return str(failure)


def folder_for(settings: Settings, database: Path) -> BackupFolder:
    return BackupFolder(settings.backups or database.parent, database, settings.backups_keep)


def scheduled(settings: Settings, clock: Callable[[], int]) -> list["Backups"]:
    database = settings.database
    if settings.backups is None or not isinstance(database, Path):
        return []
    return [Backups(clock, database, folder_for(settings, database), settings.backups_every)]


class Backups(Entry):
    """The job that makes a backup once the newest backup is too old."""

    first_pause = longest_pause = RETRY

    def __init__(self, clock: Callable[[], int], database: Path, folder: BackupFolder, every: int) -> None:
        self._clock = clock
        self._database = database.absolute()
        self._folder = replace(folder, path=folder.path.absolute())
        self._every = every * HOUR
        self._tried_at: int | None = None
        self._process: Process | None = None

    async def stop(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def next_due(self) -> int:
        now = self._clock()
        try:
            newest = await asyncio.to_thread(self._folder.newest, now)
        except OSError:
            newest = None
        due = now if newest is None else newest + self._every
        return due if self._tried_at is None else max(due, self._tried_at + RETRY)

    async def do(self) -> None:
        now = self._clock()
        if now < await self.next_due():
            return
        if self._tried_at is None:
            # Only now: later, a missing folder may be a drive that is away.
            with suppress(OSError):
                await asyncio.to_thread(self._folder.prepare)
        self._tried_at = now
        try:
            await self._make(self._folder.file(now))
        except (NoBackup, OSError) as failure:
            raise NotDone(f"no backup was made: {_reason(failure)}", level=logging.ERROR) from None
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
        if self.stopping:
            raise NoBackup
        process = self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "backup", "--check", str(file)),
            env={**os.environ, "PIQUET_DATABASE": str(self._database)},
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=PIPE,
        )
        try:
            if self.stopping:  # stopped while the process was starting
                process.kill()
            _be_nice(process.pid)
            _, said = await process.communicate()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                # Its files can be removed once it has ended.
                await process.wait()
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
