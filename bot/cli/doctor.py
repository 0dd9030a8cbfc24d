"""``python -m bot doctor``: what is wrong with the database in words, a line each, and what of it is mended."""

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Final

from bot.config import BadSetting, Settings, read_settings
from bot.services.core.context import unix_time
from bot.services.health.doctor import Found, Visit
from bot.ui.kit.words import words
from data.store import integrity
from data.store.schema import UnusableDatabase, used

WELL: Final = 0
LEFT: Final = 1
COULD_NOT_LOOK: Final = 2

EVERY: Final = 5
"""How often it says how far it is, in seconds."""


def run(*, mends: bool) -> int:
    """Looks through the database of the settings. Gives the exit status: 0 well, 1 something is left, 2 could not."""
    try:
        settings = read_settings()
    except BadSetting as bad:
        return _could_not(words()(f"setting-{bad.matter}", value=bad.value))
    try:
        with used(settings.database):
            return asyncio.run(_look(settings, mends))
    except UnusableDatabase as unusable:
        return _could_not(words()("doctor-no-file", reason=str(unusable)))


def _could_not(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return COULD_NOT_LOOK


async def _look(settings: Settings, mends: bool) -> int:
    database = await integrity.open_as_it_is(settings.database)
    try:
        return await _tell(Visit(database, unix_time, mends, _progress()))
    finally:
        await database.close()


async def _tell(visit: Visit) -> int:
    count, left = 0, 0
    async for found in visit.findings():
        count, left = count + 1, left + (not found.mended)
        sys.stdout.write(line(found) + "\n")
    parties = await visit.database.read(integrity.number_of_parties)
    end = words()("doctor-sum", found=count, left=left) if count else words()("doctor-well", parties=parties)
    sys.stdout.write(end + "\n")
    return LEFT if left else WELL


def line(found: Found) -> str:
    """A finding in words."""
    finding = found.finding
    said = words()(f"doctor-{finding.ailment}", partie=finding.partie, number=finding.number, detail=finding.detail)
    return words()("doctor-mended" if found.mended else "doctor-left", finding=said)


def _progress() -> Callable[[int, int], None]:
    said = time.monotonic()

    def progress(done: int, parties: int) -> None:
        nonlocal said
        if done and time.monotonic() - said > EVERY:
            said = time.monotonic()
            sys.stderr.write(words()("doctor-progress", done=done, parties=parties) + "\n")

    return progress
