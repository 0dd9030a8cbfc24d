"""``python -m bot check``: checks whether the bot could start. Changes nothing, and may run beside the bot."""

import asyncio
import os
import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import aiohttp
import discord.http
from yarl import URL

from bot.admin.cli.run import network_proxy
from bot.admin.cli.terminal import WRONG, Failed, say, tell
from bot.config import BadSetting, Settings, read_settings
from bot.tryout import TryoutMissing, check_installed
from data.store.database import stored_version
from data.store.errors import UnusableDatabase, errors_of
from data.store.migrations import newest_version

PATIENCE: Final = 10.0
"""Seconds to wait for Discord's answer."""
_TOKEN: Final = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)
"""The form of a Discord token: bot id in base64, time, signature."""


def run() -> int:
    """Prints one line per check. Returns 0 if the bot would start, else 2."""
    well = True
    for name, sentence, passed in _checks():
        tell(say("check-well" if passed else "check-wrong", name=say(f"check-{name}"), told=sentence))
        well = well and passed
    return 0 if well else WRONG


def _checks() -> Iterator[tuple[str, str, bool]]:
    try:
        settings = read_settings()
    except BadSetting as bad:
        yield "settings", say(f"setting-{bad.problem}", name=bad.name, value=bad.value), False
        yield "rest", say("check-not-done"), False
        return
    env = Path.cwd() / ".env"
    yield "settings", say("check-settings-file" if env.is_file() else "check-settings-environment", file=str(env)), True
    checks: dict[str, Callable[[Settings], str]] = {
        "database": _database,
        "folders": _folders,
        "token": _token,
        "discord": _discord,
    }
    for name, check in checks.items():
        try:
            yield name, check(settings), True
        except (Failed, UnusableDatabase) as failed:
            yield name, str(failed), False


def _database(settings: Settings) -> str:
    address, known = settings.database, newest_version()
    with errors_of(address):
        version = stored_version(address)
    if version == 0:
        return say("check-database-new", address=str(address))
    key = "check-database-usable" if version >= known else "check-database-older"
    return say(key, address=str(address), steps=known - version)


def _folders(settings: Settings) -> str:
    database = settings.database
    folders = [database.absolute().parent] if isinstance(database, Path) else []
    if settings.backups is not None:
        # The bot creates the folder of backups.
        folders.append((settings.backups if settings.backups.exists() else settings.backups.parent).absolute())
    if not folders:
        return say("check-folders-none")
    for folder in folders:
        if not os.access(folder, os.W_OK | os.X_OK):
            raise Failed("check-folders-closed", folder=str(folder))
    return say("check-folders-open", folders=", ".join(dict.fromkeys(map(str, folders))))


def _token(settings: Settings) -> str:
    if settings.token is None:
        try:
            check_installed()
        except TryoutMissing:
            raise Failed("run-no-tryout") from None
        return say("check-token-none")
    # No sentence contains the token itself.
    found = _TOKEN.fullmatch(settings.token)
    application = _application(found[1]) if found else None
    if application is None:
        raise Failed("setting-no-token")
    return say("check-token-usable", application=application)


def _application(text: str) -> str | None:
    try:
        decoded = urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("ascii")
    except ValueError:
        return None
    return decoded if decoded.isdecimal() else None


def _discord(settings: Settings) -> str:
    if settings.token is None:
        return say("check-discord-not-asked")
    base = URL(discord.http.Route.BASE)
    if settings.discord_proxy:
        base = URL(f"{settings.discord_proxy}{base.path}")
    try:
        # The gateway route needs no token.
        status = asyncio.run(_status(base / "gateway", network_proxy(settings)))
    except BadSetting as bad:
        raise Failed(f"setting-{bad.problem}", value=bad.value) from None
    except (aiohttp.ClientError, OSError) as error:
        raise Failed("check-discord-away", address=base.host or "", reason=str(error) or type(error).__name__) from None
    if status != 200:
        raise Failed("check-discord-away", address=base.host or "", reason=str(status))
    return say("check-discord-there", address=base.host or "")


async def _status(url: URL, proxy: str | None) -> int:
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    async with aiohttp.ClientSession(timeout=timeout) as session, session.get(url, proxy=proxy) as answer:
        return answer.status
