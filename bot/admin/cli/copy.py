"""``python -m bot copy FROM TO``: copies a database into an empty one, and checks the copy."""

import asyncio
from pathlib import Path

from bot.admin.cli.database_files import explained, progress_of_copy, progress_of_parties
from bot.admin.cli.doctor import print_report
from bot.admin.cli.terminal import Failed, say, tell
from bot.admin.doctor.checkup import examine
from data.store.address import address_of
from data.store.copy_ends import Uncopied
from data.store.copying import copy_all
from data.store.errors import errors_of


def run(*, source: str, target: str) -> int:
    """Copies a database; ``source`` and ``target`` are files or servers. Raises Failed or UnusableDatabase.

    Returns 1 if the doctor finds faults in the copy; they come from ``source``.
    """
    from_, to = address_of(source), address_of(target)
    with explained():
        if isinstance(to, Path) and to.exists() and not to.is_file():
            raise Failed("keeping-no-file", file=str(to))
        try:
            copied = copy_all(from_, to, progress_of_copy())
        except Uncopied as failure:
            address, detail = str(failure.address), failure.detail
            raise Failed(f"copy-{failure.problem}", address=address, detail=detail) from None
        with errors_of(to):
            status = print_report(asyncio.run(examine(to, progress_of_parties())))
    tell(say("copy-done", source=str(from_), target=str(to), rows=copied.rows, tables=copied.tables))
    return status
