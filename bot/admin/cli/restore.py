"""``python -m bot restore FILE``: checks a backup and replaces the database with it."""

import asyncio
import secrets
from contextlib import closing
from pathlib import Path
from time import time, time_ns

from bot.admin.cli.database_files import (
    check_restorable,
    explained,
    is_same_file,
    progress_of_copy,
    progress_of_parties,
    settings_file,
)
from bot.admin.cli.doctor import print_report
from bot.admin.cli.terminal import Failed, say, tell
from bot.admin.doctor.checkup import Report, examine_open
from bot.features.daily.days import renew_chains
from bot.piquet.proof import SECRET_BYTES, VERSION
from data import parties
from data.deal_secrets import renew_secret
from data.store import integrity
from data.store.database import Database
from data.store.errors import errors_of
from data.store.lock import take_lock
from data.store.sqlite.backup import copied, put_instead
from data.store.sqlite.integrity import number_from
from data.store.transaction import Transaction


def run(*, file: str) -> int:
    """Replaces the database with the backup ``file``, and keeps the old database beside it.

    Returns 1 if the doctor finds faults that do not prevent a restore. Raises BadSetting, Failed or UnusableDatabase.
    """
    database = settings_file()
    with explained():
        found, in_play, aside = _restore(Path(file), database)
    status = print_report(found)
    tell(say("keeping-restored", file=str(database), parties=in_play))
    if aside is not None:
        tell(say("keeping-aside", file=str(aside)))
    return status


def _restore(file: Path, database: Path) -> tuple[Report, int, Path | None]:
    if is_same_file(file, database):
        raise Failed("keeping-exists", file=str(file))
    with closing(take_lock(database)), copied(file, database, progress_of_copy()) as copy:
        with errors_of(database):
            found, number = asyncio.run(_check(copy, file))
        return found, number, put_instead(copy, database)


async def _check(copy: Path, file: Path) -> tuple[Report, int]:
    database = await Database.open(copy)
    try:
        examined = await examine_open(database, progress_of_parties(), sample=None)
        check_restorable(examined, file)
        # For some minutes Discord drops a message whose nonce it has seen. Notices since the backup used the next
        # numbers as nonces, so the numbering continues from the time in milliseconds.
        await database.write(lambda tx: number_from(tx, "outbox", time_ns() // 10**6))
        await database.write(_renew_secrets)
        return examined, await database.read(lambda tx: len(parties.in_play(tx, most=10**9)))
    finally:
        await database.close()


def _renew_secrets(tx: Transaction) -> None:
    """Replaces the secrets of packs still to be dealt: players may have seen the packs before the restore.

    Parties in play lose their commitments, so their deals cannot be proven. The open daily deal closes.
    """
    for challenge in integrity.undealt_secrets(tx):
        renew_secret(tx, challenge, VERSION, secrets.token_bytes(SECRET_BYTES))
    renew_chains(tx, int(time()))
