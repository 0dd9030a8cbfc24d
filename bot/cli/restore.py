"""``python -m bot restore FILE``: replaces the database by a backup, after it has checked the backup."""

import asyncio
from pathlib import Path
from time import time_ns

from bot.cli.database_files import FileExists, Progress, UnplayableParties, attempt, is_same_file
from bot.services.health import checks
from bot.ui.kit.words import words
from data.parties import in_play
from data.store import integrity
from data.store.backup import Damaged, copied, put_instead
from data.store.database import Database
from data.store.lock import Lock
from data.store.schema import used


def run(*, file: str) -> int:
    """Replaces the database by the backup in the file; the old database stays beside it. Gives the exit status."""
    return attempt(lambda settings: _restore(Path(file), settings.database))


def _restore(file: Path, database: Path) -> str:
    if is_same_file(file, database):
        raise FileExists(str(file))
    lock = Lock.take(database)
    try:
        with copied(file, database, Progress()) as copy:
            with used(database):
                number = asyncio.run(_check(copy, file))
            aside = put_instead(copy, database)
    finally:
        lock.release()
    done = words()("keeping-restored", file=str(database), parties=number)
    return done if aside is None else f"{done}\n{words()('keeping-aside', file=str(aside))}"


async def _check(copy: Path, file: Path) -> int:
    """Checks the copy and upgrades its schema. Gives the number of parties in play. Raises Damaged or Unplayable."""
    database = await Database.open(copy)
    try:
        if orphans := await database.read(integrity.orphans):
            raise Damaged(file, ", ".join(orphans))
        if found := await database.read(checks.unplayable_parties):
            raise UnplayableParties(found)
        # For some minutes Discord takes a message with a nonce that it knows for the same message. The notices since
        # the backup have used the next numbers, so the numbering goes on from the time in milliseconds.
        await database.write(lambda tx: integrity.number_notices_from(tx, time_ns() // 10**6))
        return await database.read(lambda tx: len(in_play(tx, most=10**9)))
    finally:
        await database.close()
