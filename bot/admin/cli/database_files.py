"""Error messages and progress reports for ``backup``, ``restore`` and ``copy``."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.admin.cli.signals import cleaning_up_on_signals
from bot.admin.cli.terminal import Failed, say
from bot.admin.doctor.checkup import Report
from bot.admin.progress import Progress, paced
from bot.config import read_settings
from data.store.address import ServerAddress
from data.store.errors import DatabaseInUse
from data.store.sqlite.backup import Damaged, NoDatabase

EVERY = 1.0
EVERY_PARTIES = 5.0


def settings_file() -> Path:
    """Returns the configured database file. Raises BadSetting, or Failed if the database is on a server."""
    database = read_settings().database
    if isinstance(database, ServerAddress):
        raise Failed("keeping-server", address=str(database))
    return database


@contextmanager
def explained() -> Iterator[None]:
    """Turns file and database errors in a block into Failed, and signals into SystemExit to remove unfinished files."""
    try:
        with cleaning_up_on_signals():
            yield
    except NoDatabase as error:
        raise Failed("keeping-none", file=str(error.path)) from None
    except DatabaseInUse as error:
        raise Failed("keeping-in-use", file=str(error.address)) from None
    except Damaged as error:
        raise Failed("keeping-damaged", file=str(error.path), reason=error.reason) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failed("keeping-os", file=str(error.filename or ""), reason=reason) from None


def check_restorable(examined: Report, file: Path) -> None:
    """Raises Failed if the report on a copy of ``file`` rules out a restore."""
    if examined.damages:
        raise Failed("keeping-damaged", file=str(file), reason=", ".join(examined.damages))
    if examined.unfinished:
        raise Failed("keeping-unchecked", file=str(file), reason=", ".join(examined.unfinished))
    if examined.unplayable:
        raise Failed("keeping-unplayable", parties=", ".join(map(str, examined.unplayable[:10])))


def is_same_file(file: Path, database: Path) -> bool:
    return file.exists() and database.exists() and file.samefile(database)


def progress_of_copy() -> Progress:
    def report(done: int, total: int) -> None:
        sys.stderr.write(say("keeping-copying", percent=str(done * 100 // max(total, 1))) + "\n")

    return paced(EVERY, report)


def progress_of_parties() -> Progress:
    def report(done: int, total: int) -> None:
        sys.stderr.write(say("doctor-progress", done=done, parties=total) + "\n")

    return paced(EVERY_PARTIES, report)
