"""``python -m bot backup FILE``: copies the database to a file while the bot runs."""

import asyncio
from pathlib import Path

from bot.admin.cli.database_files import check_restorable, explained, is_same_file, progress_of_copy, settings_file
from bot.admin.cli.doctor import WELL, print_report
from bot.admin.cli.terminal import Failed, say, tell
from bot.admin.doctor.checkup import examine
from bot.kit.words import tenths
from data.store.errors import errors_of
from data.store.sqlite.backup import copied, put


def run(*, file: str, force: bool, check: bool) -> int:
    """Copies the database to ``file``, which ``force`` may overwrite. Raises BadSetting, Failed or UnusableDatabase.

    With ``check``, the doctor checks the copy. Returns 1 for faults in it, or raises Failed and writes no file if they
    prevent a restore.
    """
    database, target, status = settings_file(), Path(file), WELL
    with explained():
        if target.exists() and not target.is_file():
            raise Failed("keeping-no-file", file=file)
        if target.exists() and (not force or is_same_file(target, database)):
            raise Failed("keeping-exists", file=file)
        with copied(database, target, progress_of_copy()) as copy:
            if check:
                status = _check(copy, database)
            put(copy, target)
        size = target.stat().st_size
    tell(say("keeping-backed-up", file=file, megabytes=tenths(say, size / 1e6)))
    return status


def _check(copy: Path, database: Path) -> int:
    with errors_of(database):
        examined = asyncio.run(examine(copy))
    check_restorable(examined, database)
    return print_report(examined)
