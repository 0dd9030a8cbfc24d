"""``python -m bot backup FILE``: copies the database to a file while the bot runs."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.admin.cli import doctor
from bot.admin.cli.database_files import FileExists, NotAFile, Progress, attempt, check_restorable, is_same_file
from bot.admin.cli.terminal import terminal_words
from bot.admin.health.backup_check import examine
from bot.admin.health.checks import Finding
from bot.admin.health.doctor import Found
from bot.kit.words import tenths
from data.store.errors import used
from data.store.sqlite.backup import copied, put


def run(*, file: str, force: bool, check: bool) -> int:
    """Copies the database to the file; ``force`` replaces a file that exists. Gives the exit status.

    With ``check`` the copy is looked through before it gets its name: it is 1 if anything is found that a restore puts
    up with, and 2 without a file for a copy that could not be restored.
    """
    found: list[Finding] = []
    status = attempt(lambda database: _back_up(database, Path(file), force, found if check else None))
    return status or (doctor.LEFT if found else doctor.WELL)


def _back_up(database: Path, file: Path, force: bool, found: list[Finding] | None) -> str:
    if file.exists() and not file.is_file():
        raise NotAFile(str(file))
    if file.exists() and (not force or is_same_file(file, database)):
        raise FileExists(str(file))
    with copied(database, file, Progress()) as copy:
        if found is not None:
            found += _examined(copy, database)
        put(copy, file)
    say = terminal_words()
    megabytes = tenths(say, file.stat().st_size / 1e6)
    return say("keeping-backed-up", file=str(file), megabytes=megabytes)


def _examined(copy: Path, database: Path) -> list[Finding]:
    """Prints what is found in the copy. Raises as ``check_restorable`` does."""
    with used(database):
        examined = asyncio.run(examine(copy))
    check_restorable(examined, database)
    print_findings(examined.findings)
    return examined.findings


def print_findings(findings: Sequence[Finding]) -> None:
    """Prints a line for each problem of a copy: none is repaired in it."""
    sys.stdout.writelines(doctor.line(Found(finding, repaired=False)) + "\n" for finding in findings)
