"""``python -m bot doctor``: checks the database, prints a line for each finding, and repairs what can be repaired."""

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Final

from bot.cli.failure import fail
from bot.config import BadSetting, Settings, read_settings
from bot.services.core.context import unix_time
from bot.services.health.doctor import Checkup, Found
from bot.ui.kit.words import words
from data.store import integrity
from data.store.schema import UnusableDatabase, used

WELL: Final = 0
LEFT: Final = 1
"""The exit status if at least one finding is not repaired. It is 2 if the database could not be checked."""

EVERY: Final = 5
"""Seconds between two lines of progress."""


def run(*, mend: bool) -> int:
    """Checks the database of the settings; ``mend`` repairs it too. Gives the exit status: 0, 1 or 2."""
    try:
        settings = read_settings()
    except BadSetting as bad:
        return fail(words()(f"setting-{bad.problem}", value=bad.value))
    try:
        with used(settings.database):
            return asyncio.run(_check(settings, mend))
    except UnusableDatabase as unusable:
        return fail(words()("doctor-no-file", reason=str(unusable)))


async def _check(settings: Settings, mend: bool) -> int:
    database = await integrity.open_as_it_is(settings.database)
    try:
        return await _print(Checkup(database, unix_time, mend, _progress()))
    finally:
        await database.close()


async def _print(visit: Checkup) -> int:
    count, left = 0, 0
    async for found in visit.findings():
        count, left = count + 1, left + (not found.repaired)
        sys.stdout.write(line(found) + "\n")
    parties = await visit.database.read(integrity.number_of_parties)
    end = words()("doctor-sum", found=count, left=left) if count else words()("doctor-well", parties=parties)
    sys.stdout.write(end + "\n")
    return LEFT if left else WELL


def line(found: Found) -> str:
    """The sentence for a finding, and whether it is repaired."""
    finding = found.finding
    said = words()(f"doctor-{finding.problem}", partie=finding.partie, number=finding.number, detail=finding.detail)
    return words()("doctor-mended" if found.repaired else "doctor-left", finding=said)


def _progress() -> Callable[[int, int], None]:
    printed_at = time.monotonic()

    def progress(done: int, parties: int) -> None:
        nonlocal printed_at
        if done and time.monotonic() - printed_at > EVERY:
            printed_at = time.monotonic()
            sys.stderr.write(words()("doctor-progress", done=done, parties=parties) + "\n")

    return progress
