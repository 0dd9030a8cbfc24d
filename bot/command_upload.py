"""Uploads the list of slash commands if it has changed."""

import hashlib
import json
import logging
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.kit.translator import catalogues_digest
from bot.runtime.agenda import Entry, NotDone
from data import meta
from data.store.database import Database
from data.store.errors import DATABASE_ERRORS

LONGEST_PAUSE: Final = 3600.0
"""Seconds of the longest pause after a failure."""
_COMMANDS_DIGEST: Final = "command-tree"
"""The ``meta`` row with the uploaded list's digest."""
_NO_ENTRY_POINT: Final = 50240
_TOO_MANY_A_DAY: Final = 30034

_log = logging.getLogger(__name__)


class CommandUpload(Entry):
    longest_pause = LONGEST_PAUSE
    # So people see the new commands from the start.
    start_waits = 10.0
    # A request may wait hours for a rate limit.
    is_cancelled = True

    def __init__(self, tree: app_commands.CommandTree[Any], database: Database) -> None:
        self._tree = tree
        self._database = database

    async def next_due(self) -> int | None:
        """Returns None, because the list changes only with a restart."""
        return None

    async def do(self) -> None:
        """Uploads the command list if it has changed. Raises NotDone to retry later."""
        try:
            await self._send_if_changed()
        except discord.RateLimited as error:
            reason, least = "Discord accepts no new list for now, which needs no action", error.retry_after
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, *DATABASE_ERRORS) as error:
            reason, least = _advice(error), 0.0
        else:
            return
        raise NotDone(f"Discord keeps the list of commands that it has: {reason}", least=least)

    async def _send_if_changed(self) -> None:
        # Discord limits how often the list may be sent.
        application, http = self._tree.client.application_id, self._tree.client.http
        assert application is not None  # noqa: S101 - discord.py learns it when it logs in
        tree_commands, translator = self._tree.get_commands(), self._tree.translator
        payload = [command.to_dict(self._tree) for command in tree_commands]
        # Translating five thousand texts takes long, so the sources are compared.
        made_from = [application, payload, catalogues_digest()]
        digest = hashlib.sha256(json.dumps(made_from, sort_keys=True).encode()).hexdigest()
        if await self._database.read(lambda tx: meta.get_meta(tx, _COMMANDS_DIGEST)) == digest:
            return
        if translator is not None:
            payload = [await command.get_translated_payload(self._tree, translator) for command in tree_commands]
        # ``tree.sync`` would translate again.
        await http.bulk_upsert_global_commands(application, payload=payload)
        await self._database.write(lambda tx: meta.set_meta(tx, _COMMANDS_DIGEST, digest))
        _log.info("Discord has the new list of commands")


def _advice(error: BaseException) -> str:
    match error:
        case discord.HTTPException(code=code) if code == _NO_ENTRY_POINT:
            return (
                f"the application has Activities ({code}), whose command the list lacks, "
                "so turn Activities off on its page in Discord's Developer Portal"
            )
        case discord.HTTPException(code=code) if code == _TOO_MANY_A_DAY:
            return f"it has changed too often today ({code}), which needs no action"
        case discord.HTTPException(status=401 | 403 as status, code=code):
            return f"Discord refuses it ({status}, {code}), so see that the token is that of this application"
        case discord.HTTPException(status=status, code=code) if status < 429:
            return f"Discord does not accept its form ({status}, {code}), so please report this bug"
        case discord.HTTPException(status=status, code=code):
            return f"Discord has failed ({status}, {code}), which needs no action"
        case _:
            return f"{type(error).__name__}, which needs no action"
