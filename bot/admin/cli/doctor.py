"""``python -m bot doctor``: checks the database, prints findings by table, and can repair them."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Final

from bot.admin.cli.database_files import progress_of_parties
from bot.admin.cli.terminal import tell
from bot.admin.doctor.checkup import Checkup, Report, report_on
from bot.admin.doctor.findings import DamageKind
from bot.config import Settings, read_settings
from bot.runtime.context import unix_time
from data.derived_rows import Difference
from data.store import integrity
from data.store.errors import errors_of

WELL: Final = 0
LEFT: Final = 1
"""Exit status if a finding was not repaired. It is 2 if the database could not be checked."""

WORTH_IT: Final = 64_000_000
"""Unused bytes from which the doctor advises a VACUUM. New rows soon fill fewer."""
_ADVICE: Final = {
    DamageKind.FILE: "Restore a backup. Nothing else was checked.",
    DamageKind.SCHEMA: "Restore a backup, or remove what was added to the database. Nothing else was checked.",
    DamageKind.ACTIONS: "Decisions follow from nothing else, so parties whose decisions are in doubt are never changed:"
    " restore a backup, or leave them as they are.",
    DamageKind.VALUE: "A value that no version of the bot stores follows from nothing else: its owner can choose a"
    " setting again; for any other, restore a backup.",
    None: "Derived values follow from decisions: python -m bot doctor --repair writes them, unless decisions or results"
    " that they follow from are in doubt.",
    DamageKind.ORPHANS: "python -m bot doctor --repair deletes temporary and derived rows that refer to none.",
    DamageKind.INDEX: "python -m bot doctor --repair creates a missing index.",
}
"""Advice to print for each kind of unrepaired damage; None is for rows that differ from derived ones."""


def run(*, repair: bool, sample: int | None) -> int:
    """Checks the configured database, and repairs it if ``repair``. Raises BadSetting or UnusableDatabase.

    ``sample`` is the number of finished parties to check, None for all.
    """
    settings = read_settings()
    with errors_of(settings.database):
        return asyncio.run(_check(settings, repair, sample))


async def _check(settings: Settings, repair: bool, sample: int | None) -> int:
    database = await integrity.open_as_it_is(settings.database)
    try:
        return await _print(Checkup(database, unix_time, repair, progress_of_parties(), sample))
    finally:
        await database.close()


async def _print(checkup: Checkup) -> int:
    report = await report_on(checkup)
    status = print_report(report)
    if not report.unfinished:
        sys.stdout.writelines([f"{line}\n" async for line in _remarks(checkup)])
    if not report.tables:
        checked = f"{checkup.checked} parties were" if checkup.checked != 1 else "one partie was"
        tell(f"All is well: {checked} checked.")
    return status


def print_report(report: Report) -> int:
    sys.stdout.writelines(f"{line}\n" for line in _lines(report))
    return LEFT if report.kinds else WELL


def _lines(report: Report) -> Iterator[str]:
    has_rows = False
    for name, table in report.tables.items():
        problems = "One problem was found" if table.found == 1 else f"{table.found} problems were found"
        repaired = table.found - table.left
        yield f"{name}: {problems}" + (
            "." if not repaired else f", {repaired} repaired." if table.left else " and repaired."
        )
        for found in table.shown:
            has_rows = has_rows or isinstance(found.finding, Difference)
            yield f"  {found.finding}" + (" (repaired)" if found.repaired else "")
        if table.found > len(table.shown):
            yield f"  … and {table.found - len(table.shown)} more"
    if has_rows:
        yield "A row has the table, the key, the column, the stored value and the derived value."
    yield from (advice for kind, advice in _ADVICE.items() if kind in report.kinds)


async def _remarks(checkup: Checkup) -> AsyncIterator[str]:
    unclaimed = await checkup.database.read(integrity.number_unclaimed)
    if unclaimed:
        have = "One finished partie has" if unclaimed == 1 else f"{unclaimed} finished parties have"
        its = "its" if unclaimed == 1 else "their"
        yield f"{have} no proof of {its} deals, so {its} packs were not checked."
    empty = await checkup.database.read(integrity.empty_bytes)
    if empty >= WORTH_IT:
        yield (
            f"{empty / 1e6:.1f} MB of the file are empty. New rows will fill them. To give them back to the disk,"
            ' stop the bot and run VACUUM on the file: HOSTING.md, "Deleting data", has the command.'
        )
    if checkup.sample is not None:
        total = await checkup.database.read(integrity.number_of_parties)
        yield (
            f"This check covered {checkup.checked} of {total} parties: those in play, and at most {checkup.sample}"
            " finished parties, chosen at random."
        )
