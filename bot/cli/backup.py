"""The database on the command line: a copy of it made while the bot runs, and one put back in its place."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, time_ns

from bot.cli.replay import WRONG
from bot.config import BadSetting, Settings, read_settings
from bot.services.health import restore_check
from bot.ui.kit.words import words
from data.parties import in_play
from data.store import integrity
from data.store.backup import Damaged, NoDatabase, copied, put, put_instead
from data.store.database import Database, UnusableDatabase
from data.store.lock import DatabaseInUse, Lock
from data.store.schema import used

Work = Callable[[Settings], str]
"""Does what was asked for and gives the sentence that says so."""

EVERY = 1.0
"""How often it says how far it is, in seconds."""


class Exists(Exception):
    """There is a file at the place of the copy."""


class NoFile(Exception):
    """What stands at the place of the copy is no file: a folder, or a device."""


class Unplayable(Exception):
    """Parties in the copy that do not play through."""

    def __init__(self, parties: list[int]) -> None:
        super().__init__(parties)
        self.parties = parties


def backup(file: str, *, force: bool) -> int:
    """Copies the database to a file, the bot running or not. Gives the exit status."""
    return _tried(lambda settings: _back_up(settings.database, Path(file), force))


def restore(file: str) -> int:
    """Puts a copy in the place of the database, once it is seen to be sound. Gives the exit status."""
    return _tried(lambda settings: _restore(Path(file), settings.database))


def _tried(work: Work) -> int:
    """Does it, or says in one sentence why not."""
    say = words()
    try:
        sys.stdout.write(work(read_settings()) + "\n")
    except BadSetting as bad:
        return _wrong(say(f"setting-{bad.matter}", value=bad.value))
    except NoDatabase as error:
        return _wrong(say("keeping-none", file=str(error.path)))
    except NoFile as error:
        return _wrong(say("keeping-no-file", file=str(error)))
    except Exists as error:
        return _wrong(say("keeping-exists", file=str(error)))
    except DatabaseInUse as error:
        return _wrong(say("keeping-in-use", file=str(error.path)))
    except Damaged as error:
        return _wrong(say("keeping-damaged", file=str(error.path), reason=error.reason))
    except Unplayable as error:
        return _wrong(say("keeping-unplayable", parties=", ".join(map(str, error.parties[:10]))))
    except UnusableDatabase as unusable:
        return _wrong(say("run-bad-database", reason=str(unusable)))
    except OSError as error:
        return _wrong(say("keeping-os", file=str(error.filename or ""), reason=error.strerror or str(error)))
    return 0


def _wrong(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return WRONG


def _back_up(database: Path, file: Path, force: bool) -> str:
    if file.exists() and not file.is_file():
        raise NoFile(str(file))
    if file.exists() and (not force or (database.exists() and file.samefile(database))):
        raise Exists(str(file))
    with copied(database, file, _Progress()) as copy:
        put(copy, file)
    return words()("keeping-backed-up", file=str(file), megabytes=_megabytes(file))


def _restore(file: Path, database: Path) -> str:
    if file.exists() and database.exists() and file.samefile(database):
        raise Exists(str(file))
    lock = Lock.take(database)
    try:
        with copied(file, database, _Progress()) as copy:
            with used(database):
                number = asyncio.run(_proved(copy, file))
            aside = put_instead(copy, database)
    finally:
        lock.release()
    done = words()("keeping-restored", file=str(database), parties=number)
    return done if aside is None else f"{done}\n{words()('keeping-aside', file=str(aside))}"


async def _proved(copy: Path, file: Path) -> int:
    """How many parties in play there are, all of which play through. Brings the copy up to date on the way."""
    database = await Database.open(copy)
    try:
        if orphans := await database.read(integrity.orphans):
            raise Damaged(file, ", ".join(orphans))
        if found := await database.read(restore_check.broken):
            raise Unplayable(found)
        # Discord takes a number that it has had within some minutes for the same message again, and those since the
        # copy was made it has had. Milliseconds go by faster than notices.
        await database.write(lambda tx: integrity.number_notices_from(tx, time_ns() // 10**6))
        return await database.read(lambda tx: len(in_play(tx, most=10**9)))
    finally:
        await database.close()


def _megabytes(file: Path) -> str:
    return f"{file.stat().st_size / 1e6:.1f}"


class _Progress:
    """Says on standard error how far it is, if it takes long."""

    def __init__(self) -> None:
        self._said = monotonic()

    def __call__(self, done: int, of: int) -> None:
        """So many pages are copied."""
        if monotonic() - self._said >= EVERY:
            self._said = monotonic()
            sys.stderr.write(words()("keeping-copying", percent=str(done * 100 // max(of, 1))) + "\n")
