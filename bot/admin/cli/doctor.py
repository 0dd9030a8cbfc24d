"""``python -m bot doctor``: checks the database, prints each finding, and can repair the database."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

from bot.admin.cli.database_files import progress_of_parties
from bot.admin.cli.terminal import say
from bot.admin.health.checks import Finding
from bot.admin.health.doctor import ENDS_CHECK, Checkup, Found
from bot.config import Settings, read_settings
from bot.kit.words import tenths
from bot.runtime.context import unix_time
from data.store import integrity
from data.store.errors import used

WELL: Final = 0
LEFT: Final = 1
"""The exit status if at least one finding was not repaired. The status is 2 if the database could not be checked."""

WORTH_IT: Final = 64_000_000
"""The bytes of a file without content from which on the doctor advises a VACUUM. Fewer are soon filled again."""


def run(*, mend: bool, sample: int | None) -> int:
    """Checks the database named in the settings; ``mend`` repairs it too. Returns the exit status: 0 or 1.

    ``sample`` limits the number of finished parties that are checked. Raises BadSetting or UnusableDatabase.
    """
    settings = read_settings()
    with used(settings.database):
        return asyncio.run(_check(settings, mend, sample))


async def _check(settings: Settings, mend: bool, sample: int | None) -> int:
    database = await integrity.open_as_it_is(settings.database)
    try:
        return await _print(Checkup(database, unix_time, mend, progress_of_parties(), sample))
    finally:
        await database.close()


def print_findings(findings: Sequence[Finding]) -> int:
    """Prints each finding in a copy as not repaired. Returns the exit status."""
    sys.stdout.writelines(_line(Found(finding, repaired=False)) + "\n" for finding in findings)
    return LEFT if findings else WELL


async def _print(visit: Checkup) -> int:
    count, left, finished = 0, 0, True
    async for found in visit.findings():
        count, left = count + 1, left + (not found.repaired)
        finished = finished and found.finding.problem not in ENDS_CHECK
        sys.stdout.write(_line(found) + "\n")
    if not finished:
        sys.stdout.write(say("doctor-unfinished") + "\n")
    unclaimed = await visit.database.read(integrity.number_unclaimed) if finished else 0
    if unclaimed:
        sys.stdout.write(say("doctor-unclaimed", number=unclaimed) + "\n")
    empty = await visit.database.read(integrity.empty_bytes) if finished else 0
    if empty >= WORTH_IT:
        sys.stdout.write(say("doctor-empty", megabytes=tenths(say, empty / 1e6)) + "\n")
    if visit.sample is not None and finished:
        parties = await visit.database.read(integrity.number_of_parties)
        sys.stdout.write(say("doctor-sampled", checked=visit.checked, parties=parties, sample=visit.sample) + "\n")
    end = say("doctor-sum", found=count, left=left) if count else say("doctor-well", parties=visit.checked)
    sys.stdout.write(end + "\n")
    return LEFT if left else WELL


def _line(found: Found) -> str:
    finding = found.finding
    said = say(f"doctor-{finding.problem}", partie=finding.partie, number=finding.number, detail=finding.detail)
    return say("doctor-mended" if found.repaired else "doctor-left", finding=said)
