"""``python -m bot restore FILE``: replaces the database by a backup, after it has checked the backup."""

import asyncio
import secrets
from contextlib import closing
from pathlib import Path
from time import time_ns

from bot.admin.cli.backup import print_findings
from bot.admin.cli.database_files import (
    FileExists,
    Progress,
    attempt,
    check_restorable,
    is_same_file,
    progress_of_parties,
)
from bot.admin.cli.doctor import LEFT
from bot.admin.cli.terminal import terminal_words
from bot.admin.health.backup_check import examine_open
from bot.admin.health.checks import Finding
from bot.piquet.proof import SECRET_BYTES, VERSION
from data.deal_secrets import renew_secret
from data.parties import in_play
from data.store import integrity
from data.store.database import Database
from data.store.errors import used
from data.store.lock import take_lock
from data.store.sqlite.backup import copied, put_instead
from data.store.sqlite.integrity import number_from
from data.store.transaction import Transaction


def run(*, file: str) -> int:
    """Replaces the database by the backup in the file; the old database stays beside it.

    Gives the exit status: 1 if the doctor finds problems in the backup that a restore puts up with, otherwise 0 or 2.
    """
    found: list[Finding] = []
    status = attempt(lambda database: _restore(Path(file), database, found))
    return status or (LEFT if found else 0)


def _restore(file: Path, database: Path, found: list[Finding]) -> str:
    if is_same_file(file, database):
        raise FileExists(str(file))
    with closing(take_lock(database)), copied(file, database, Progress()) as copy:
        with used(database):
            number = asyncio.run(_check(copy, file, found))
        aside = put_instead(copy, database)
    print_findings(found)
    say = terminal_words()
    done = say("keeping-restored", file=str(database), parties=number)
    return done if aside is None else f"{done}\n{say('keeping-aside', file=str(aside))}"


async def _check(copy: Path, file: Path, found: list[Finding]) -> int:
    """Upgrades the schema of the copy and checks the whole of it. Gives the number of parties in play.

    Adds to ``found`` what stops nobody from playing on. Raises as ``check_restorable`` does.
    """
    database = await Database.open(copy)
    try:
        examined = await examine_open(database, progress_of_parties(), sample=None)
        check_restorable(examined, file)
        found += examined.findings
        # For some minutes Discord takes a message with a nonce that it knows for the same message. The notices since
        # the backup have used the next numbers, so the numbering goes on from the time in milliseconds.
        await database.write(lambda tx: number_from(tx, "outbox", time_ns() // 10**6))
        await database.write(_renew_secrets)
        return await database.read(lambda tx: len(in_play(tx, most=10**9)))
    finally:
        await database.close()


def _renew_secrets(tx: Transaction) -> None:
    """Gives parties in play and open challenges new secrets: since the backup, people have seen the packs of the old.

    Nothing is claimed of the deals of these parties.
    """
    for challenge in integrity.undealt_secrets(tx):
        renew_secret(tx, challenge, VERSION, secrets.token_bytes(SECRET_BYTES))
