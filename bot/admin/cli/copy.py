"""``python -m bot copy FROM TO``: copies a whole database into an empty one, file or server, and checks it."""

import asyncio
from functools import partial
from pathlib import Path

from bot.admin.cli.backup import print_findings
from bot.admin.cli.database_files import NotAFile, Progress, progress_of_parties, report
from bot.admin.cli.doctor import LEFT, WELL
from bot.admin.cli.terminal import fail, terminal_words
from bot.admin.health.backup_check import examine
from bot.admin.health.checks import Finding
from data.store.address import Address, address_of
from data.store.copy_ends import Uncopied
from data.store.copying import copy_all
from data.store.errors import used


def run(*, source: str, target: str) -> int:
    """Copies one database into another; each is a file or a server's address. Gives the exit status.

    It is 1 if the doctor finds problems in the copy, which has them from the original, and 2 if nothing was copied.
    """
    found: list[Finding] = []
    try:
        status = report(partial(_copy, address_of(source), address_of(target), found))
    except Uncopied as failure:
        return fail(terminal_words()(f"copy-{failure.problem}", address=str(failure.address), detail=failure.detail))
    return status or (LEFT if found else WELL)


def _copy(source: Address, target: Address, found: list[Finding]) -> str:
    if isinstance(target, Path) and target.exists() and not target.is_file():
        raise NotAFile(str(target))
    copied = copy_all(source, target, Progress())
    with used(target):
        found += asyncio.run(examine(target, progress_of_parties())).findings
    print_findings(found)
    return terminal_words()("copy-done", source=str(source), target=str(target), rows=copied.rows, tables=copied.tables)
