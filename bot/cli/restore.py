"""``python -m bot restore FILE``: replaces the database by a backup, after it has checked the backup."""

import asyncio
from functools import partial
from pathlib import Path
from time import time_ns

from bot.cli.database_files import FileExists, Progress, UnplayableParties, attempt, is_same_file, progress_of_parties
from bot.cli.doctor import LEFT
from bot.cli.terminal import terminal_words
from bot.services.health import checks
from bot.services.health.doctor import BATCH
from data.parties import PartieId, in_play
from data.store import integrity
from data.store.database import Database
from data.store.errors import used
from data.store.sqlite.backup import Damaged, copied, put_instead
from data.store.sqlite.integrity import number_from
from data.store.sqlite.lock import FileLock


def run(*, file: str) -> int:
    """Replaces the database by the backup in the file; the old database stays beside it.

    Gives the exit status: 1 if finished parties of the backup cannot be replayed, otherwise 0 or 2.
    """
    broken: list[PartieId] = []
    status = attempt(lambda database: _restore(Path(file), database, broken))
    return status or (LEFT if broken else 0)


def _restore(file: Path, database: Path, broken: list[PartieId]) -> str:
    if is_same_file(file, database):
        raise FileExists(str(file))
    lock = FileLock.take(database)
    try:
        with copied(file, database, Progress()) as copy:
            with used(database):
                number = asyncio.run(_check(copy, file, broken))
            aside = put_instead(copy, database)
    finally:
        lock.release()
    say = terminal_words()
    done = say("keeping-restored", file=str(database), parties=number)
    if broken:
        done += "\n" + say("keeping-broken", number=len(broken), parties=", ".join(map(str, broken[:10])))
    return done if aside is None else f"{done}\n{say('keeping-aside', file=str(aside))}"


async def _check(copy: Path, file: Path, broken: list[PartieId]) -> int:
    """Checks the copy and upgrades its schema. Gives the number of parties in play.

    Raises Damaged or UnplayableParties. Adds the finished parties that cannot be replayed to ``broken``: they stop
    nobody from playing on.
    """
    database = await Database.open(copy)
    try:
        if orphans := await database.read(integrity.orphans):
            raise Damaged(file, ", ".join(orphans))
        broken += await _replay_all(database)
        # For some minutes Discord takes a message with a nonce that it knows for the same message. The notices since
        # the backup have used the next numbers, so the numbering goes on from the time in milliseconds.
        await database.write(lambda tx: number_from(tx, "outbox", time_ns() // 10**6))
        return await database.read(lambda tx: len(in_play(tx, most=10**9)))
    finally:
        await database.close()


async def _replay_all(database: Database) -> list[PartieId]:
    """Replays every partie. Gives the finished ones that cannot be replayed. Raises UnplayableParties for others."""
    in_play, finished = list[PartieId](), list[PartieId]()
    progress, last = progress_of_parties(), 0
    total = await database.read(integrity.number_of_parties)
    while True:
        some, over, last = await database.read(partial(checks.unplayable_parties, after=last, most=BATCH))
        in_play += some
        finished += over
        if not last:
            break
        progress(last, total)
    if in_play:
        raise UnplayableParties(in_play)
    return finished
