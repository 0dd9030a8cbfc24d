"""``python -m bot forget ID``: deletes a person's data, like ``/piquet forget``."""

import asyncio
from functools import partial
from typing import Final

from bot.admin.cli.terminal import WRONG, Failed, fail, say, tell
from bot.config import Settings, read_settings
from bot.features.privacy import service as privacy
from bot.kit.names import name_of_nobody
from bot.model.errors import BeingUpdated
from bot.runtime.context import unix_time
from data.store import integrity
from data.store.address import Address
from data.store.database import Database
from data.store.errors import errors_of
from data.store.migrations import is_newer

YES: Final = "y"
"""The answer that confirms the deletion."""


def run(*, person: int, yes: bool) -> int:
    """Deletes a person's data, after asking twice unless ``yes``. Returns 2 if nothing was deleted."""
    settings = read_settings()
    with errors_of(settings.database):
        return asyncio.run(_forget(settings, person, yes=yes))


async def _forget(settings: Settings, person: int, *, yes: bool) -> int:
    database = await integrity.open_as_it_is(settings.database)
    try:
        if await database.read(is_newer):
            raise Failed(f"refused-{BeingUpdated.key}")
        stored = await database.read(partial(privacy.stored_in, user=person))
        if not stored.rows:
            return fail(say("forget-cli-unknown", file=str(settings.database), user=str(person)))
        tell(_summary(settings, person, stored))
        if not yes and (refusal := _refusal(person)) is not None:
            return refusal
        return await _forget_now(database, settings.database, person)
    finally:
        await database.close()


def _summary(settings: Settings, person: int, stored: privacy.StoredData) -> str:
    return say(
        "forget-cli-stored",
        file=str(settings.database),
        user=str(person),
        finished=stored.finished,
        playing=stored.in_play,
        challenges=stored.open_challenges,
        blocks=stored.blocks,
        rows=stored.rows,
    )


def _refusal(person: int) -> int | None:
    try:
        agreed = input(f"{say('forget-cli-ask')} ").strip().casefold() == YES
        if agreed and input(f"{say('forget-cli-again')} ").strip() == str(person):
            return None
    except EOFError:
        return fail(say("forget-cli-no-answer"))
    tell(say("forget-cli-kept"))
    return WRONG


async def _forget_now(database: Database, database_file: Address, person: int) -> int:
    work = partial(privacy.forget_in, user=person, now=unix_time(), name=name_of_nobody)
    forgotten = await database.write(work)
    erased = await database.erase_deleted()
    tell(say("forget-cli-done", user=str(person), resigned=forgotten.resigned, closed=len(forgotten.closed)))
    if not erased:
        tell(say("forget-cli-log", file=str(database_file)))
    return 0
