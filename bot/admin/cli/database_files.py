"""What ``backup``, ``restore`` and ``copy`` share: the sentence for each error, and the progress of a long copy."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from bot.admin.cli.terminal import fail, terminal_words
from bot.admin.health.backup_check import Examined
from bot.config import BadSetting, read_settings
from data.store.address import ServerAddress
from data.store.errors import DatabaseInUse, UnusableDatabase
from data.store.sqlite.backup import Damaged, NoDatabase

Work = Callable[[Path], str]
"""Does what the command is for with the database's file, and returns the sentence that says so."""

EVERY = 1.0
EVERY_PARTIES = 5.0
"""Seconds between two lines of progress: of a copy, and of parties that are checked."""


class FileExists(Exception):
    """The backup would replace a file that exists, or a database would be replaced by itself."""


class NotAFile(Exception):
    """The copy would replace a folder or a device."""


class UnplayableParties(Exception):
    """Parties in the backup break the rules or end too early."""

    def __init__(self, parties: Sequence[int]) -> None:
        super().__init__(parties)
        self.parties = parties


class Unchecked(Exception):
    """The check of a copy ended before its end; ``reason`` names what is wrong with its schema."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(str(file), reason)
        self.file = file
        self.reason = reason


def check_restorable(examined: Examined, file: Path) -> None:
    """Raises Damaged, Unchecked or UnplayableParties unless what was found lets the copy of ``file`` be restored."""
    if examined.damages:
        raise Damaged(file, ", ".join(examined.damages))
    if examined.unfinished:
        raise Unchecked(file, ", ".join(examined.unfinished))
    if examined.unplayable:
        raise UnplayableParties(examined.unplayable)


def attempt(work: Work) -> int:
    """Does the work with the file of the settings as ``report`` does. Gives the exit status."""
    try:
        settings = read_settings()
    except BadSetting as bad:
        return fail(terminal_words()(f"setting-{bad.problem}", value=bad.value))
    if isinstance(settings.database, ServerAddress):
        return fail(terminal_words()("keeping-server", address=str(settings.database)))
    return report(partial(work, settings.database))


def report(work: Callable[[], str]) -> int:
    """Does the work and prints its sentence, or one sentence that says why it failed. Gives the exit status."""
    say = terminal_words()
    try:
        sys.stdout.write(work() + "\n")
    except NoDatabase as error:
        return fail(say("keeping-none", file=str(error.path)))
    except NotAFile as error:
        return fail(say("keeping-no-file", file=str(error)))
    except FileExists as error:
        return fail(say("keeping-exists", file=str(error)))
    except DatabaseInUse as error:
        return fail(say("keeping-in-use", file=str(error.address)))
    except Damaged as error:
        return fail(say("keeping-damaged", file=str(error.path), reason=error.reason))
    except Unchecked as error:
        return fail(say("keeping-unchecked", file=str(error.file), reason=error.reason))
    except UnplayableParties as error:
        return fail(say("keeping-unplayable", parties=", ".join(map(str, error.parties[:10]))))
    except UnusableDatabase as unusable:
        return fail(say("run-bad-database", reason=str(unusable)))
    except OSError as error:
        return fail(say("keeping-os", file=str(error.filename or ""), reason=error.strerror or str(error)))
    return 0


def is_same_file(file: Path, database: Path) -> bool:
    """Whether both exist and are the same file."""
    return file.exists() and database.exists() and file.samefile(database)


class Progress:
    """Prints the progress of a long copy on standard error."""

    def __init__(self) -> None:
        self._printed_at = monotonic()

    def __call__(self, done: int, of: int) -> None:
        """So many pages or rows of the database are copied."""
        if monotonic() - self._printed_at >= EVERY:
            self._printed_at = monotonic()
            sys.stderr.write(terminal_words()("keeping-copying", percent=str(done * 100 // max(of, 1))) + "\n")


def progress_of_parties() -> Callable[[int, int], None]:
    """Prints the progress of a check of many parties on standard error."""
    printed_at = monotonic()

    def progress(done: int, parties: int) -> None:
        nonlocal printed_at
        if done and monotonic() - printed_at > EVERY_PARTIES:
            printed_at = monotonic()
            sys.stderr.write(terminal_words()("doctor-progress", done=done, parties=parties) + "\n")

    return progress
